"""The legend: every mark of a chart in words, and nothing that the chart does not show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from pitboss.law.refusal import listed
from pitboss.odds.chart.marks import ANY_NUMBER, FIRST, LETTERS, NEEDS_LEAVE, Later, Mark, most_cards
from pitboss.odds.chart.sections import Section, all_marks
from pitboss.odds.records import Action, Strategy

VERBS: Mapping[Action, str] = {
    Action.HIT: "hit",
    Action.STAND: "stand",
    Action.DOUBLE: "double",
    Action.SPLIT: "split",
    Action.SURRENDER: "surrender",
}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
MOST_EXAMPLES = 3


@dataclass(frozen=True, slots=True)
class Key:
    """A mark, and what it means."""

    mark: Mark
    words: str


def legend(strategy: Strategy, parts: tuple[Section, ...]) -> tuple[Key, ...]:
    """The keys of a chart: its letters in their order, then one example of a number, then every mark that neither explains."""
    shown = all_marks(parts)
    heads = dict.fromkeys(Mark(mark.action, mark.instead) for mark in shown if mark.action in NEEDS_LEAVE or not mark.instead)
    heads = heads | dict.fromkeys(Mark(each.action, mark.instead) for mark in shown for each in mark.later)
    order = list(LETTERS)
    plain = sorted((_plain(head) for head in heads), key=lambda head: (order.index(head.action), head.text))
    keys = [Key(mark, _alone(mark, strategy)) for mark in dict.fromkeys(plain)]
    return (*keys, *_numbered(shown))


def in_words(mark: Mark) -> str:
    """A whole mark in words.

    >>> in_words(Mark(Action.STAND, None, (Later(4, Action.HIT),)))
    'stand, but hit with four or more cards'
    >>> in_words(Mark(Action.HIT, None, (Later(3, Action.DOUBLE), Later(5, Action.HIT))))
    'hit with two cards, double with three or four, hit with five or more'
    """
    match mark.later:
        case ():
            words = VERBS[mark.action]
        case (only,):
            words = f"{VERBS[mark.action]}, but {VERBS[only.action]} with {_number(only.cards)} or more cards"
        case _:
            words = ", ".join(_stretches(mark))
    actions = {mark.action, *(each.action for each in mark.later)}
    return f"{words}; if not allowed, {VERBS[mark.instead]}" if mark.instead and actions & set(NEEDS_LEAVE) else words


def _stretches(mark: Mark) -> Iterator[str]:
    steps = [Later(FIRST, mark.action), *mark.later]
    for place, (step, after) in enumerate(pairwise(steps)):
        cards = listed([_number(cards) for cards in range(step.cards, after.cards)], "or")
        yield f"{VERBS[step.action]} with {cards}{'' if place else ' cards'}"
    yield f"{VERBS[steps[-1].action]} with {_number(steps[-1].cards)} or more"


def _plain(mark: Mark) -> Mark:
    return mark if mark.action in NEEDS_LEAVE else Mark(mark.action)


def _alone(mark: Mark, strategy: Strategy) -> str:
    if mark.action not in NEEDS_LEAVE:
        return VERBS[mark.action]
    most = most_cards(strategy, mark.action)
    only = " (two or three cards)" if mark.action is Action.DOUBLE and FIRST < most < ANY_NUMBER else ""
    return f"{VERBS[mark.action]}{only}; if not allowed, {VERBS[mark.instead or Action.HIT]}"


def _numbered(shown: tuple[Mark, ...]) -> list[Key]:
    """One example of the usual number, a stand that becomes a hit if there is one, then marks that go another way.

    Where there are many of those, the shortest and the longest teach how to read the rest.
    """
    counted = [mark for mark in shown if mark.later]
    usual = [mark for mark in counted if len(mark.later) == 1 and mark.later[0].action is Action.HIT]
    best = sorted(usual, key=lambda mark: (mark.action is not Action.STAND, mark.later[0].cards))[:1]
    others = sorted((mark for mark in counted if mark not in usual), key=lambda mark: (len(mark.text), mark.text))
    taught = others if len(others) <= MOST_EXAMPLES else [others[0], others[-1]]
    return [Key(mark, in_words(replace(mark, instead=None))) for mark in (*best, *taught)]  # small letters have keys of their own


def _number(cards: int) -> str:
    return NUMBERS.get(cards, str(cards))

"""The table told in plain sentences: the round's own words, each topic's for its events, and the names of the fields for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, get_args

from pitboss.floor.accidents.words import WORDS as ACCIDENTS
from pitboss.floor.acts.words import WORDS as ACTS
from pitboss.floor.boxes.words import WORDS as BOXES
from pitboss.floor.cards.words import WORDS as CARDS
from pitboss.floor.conduct.words import WORDS as CONDUCT
from pitboss.floor.events import Event
from pitboss.floor.evolve import evolve
from pitboss.floor.limits.words import WORDS as LIMITS
from pitboss.floor.notices.words import WORDS as NOTICES
from pitboss.floor.opening.words import WORDS as OPENING
from pitboss.floor.people.words import WORDS as PEOPLE
from pitboss.floor.rounds.words import WORDS as ROUNDS
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.law.values import shown
from pitboss.play.adjudicate import Told
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.events import Event as PlayEvent
from pitboss.play.telling import Sentence, tell as tell_round, tell_com_bo

WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    **PEOPLE,
    **NOTICES,
    **OPENING,
    **ACTS,
    **BOXES,
    **LIMITS,
    **CARDS,
    **ACCIDENTS,
    **CONDUCT,
    **ROUNDS,
}
"""The words of every topic for its own events."""

OF_ROUND = frozenset((*get_args(PlayEvent), *get_args(ComBoEvent)))
UNSAID = ("rule", "rules", "warrant", "at", "by")
"""Fields that stand beside the sentence, not in it."""


def told_in(log: Iterable[Event], floor: Floor) -> Iterator[Sentence]:
    """Every event of a log in words, told as the table stands right after it."""
    for event in log:
        floor = evolve(floor, event)
        yield tell(floor, event)


def tell(floor: Floor, event: Any) -> Sentence:
    """One event in words with its rules; `floor` is the table after it."""
    kind = type(event)
    if kind in WORDS:
        return Sentence(_begun(WORDS[kind](event)), rules_of(event))
    if kind in OF_ROUND:
        now = floor.rounds.now
        said = tell_com_bo(event) if isinstance(now, ComBoRound) else tell_round(Told(event, now))
        return Sentence(_begun(said.said), said.rules)
    return Sentence(plain(event), rules_of(event))


def rules_of(event: Any) -> tuple[str, ...]:
    """The rules that an event names."""
    rules = getattr(event, "rules", None)
    return tuple(rule for rule in (rules if rules is not None else (getattr(event, "rule", ""),)) if rule)


def plain(event: Any) -> str:
    """An event whose topic has no words for it, by its own name and those of its fields.

    >>> from pitboss.floor.boxes.events import TableLeft
    >>> plain(TableLeft("ann", "VIC-2003-01 2.1"))
    'Table left: player ann.'
    """
    name = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__).strip()
    said = [f"{each.name.replace('_', ' ')} {_value(getattr(event, each.name))}" for each in fields(event) if each.name not in UNSAID]
    return f"{name.capitalize()}{': ' if said else ''}{', '.join(said)}."


def _value(value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case Warrant():
            return f"{value.by} as {value.role.title}"
        case Enum():
            return str(value.value)
        case bytes():
            return f"{len(value)} bytes"
        case tuple() | list() | frozenset():
            return " ".join(map(_value, value)) or "none"
        case _:
            return shown(value) if isinstance(value, (int, str)) else str(value)


def _begun(said: str) -> str:
    """A sentence as it begins and ends: people keep their names as they write them, boxes and hands begin with a capital."""
    begun = f"{said[0].upper()}{said[1:]}" if said.startswith(("box ", "the ", "a ", "no ", "nobody ")) else said
    return begun if begun.endswith((".", "?", "!")) else f"{begun}."

"""The analysis of a game, as a library answers it: from rules and a shoe to plain records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from time import process_time

from pitboss.cards.card import Card
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules, options
from pitboss.law.values import shown
from pitboss.odds.arithmetic import FAST
from pitboss.odds.compiled import announce
from pitboss.odds.enough import require_enough
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.method import method_of, method_of_hand
from pitboss.odds.one_hand import can_be_held, known_not_natural, values_of
from pitboss.odds.opened import OF_PLAY, Opened, open_game
from pitboss.odds.records import Analysis, HandOdds
from pitboss.odds.results import results
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Against, Game
from pitboss.odds.strategy import NAMES, columns, departures, strategy, tables
from pitboss.odds.super_bonus import super_bonus
from pitboss.odds.totals import ByTotals
from pitboss.play.count import is_ace_and_ten
from pitboss.terms.deal import SecondCard

DEALER_TOTALS = ("17", "18", "19", "20", "21", "natural")


def analyse(rules: Rules, shoe: Shoe | None = None) -> Analysis:
    """Everything there is to know of a game: its value with the best play, the play, and how results spread."""
    announce()
    started = process_time()
    opened = open_game(rules)
    solution = _solution(opened.ruled, _shoe(opened, shoe))
    table = tables(solution)
    spread = results(solution)
    mean = sum(float(net) * chance for net, chance in spread.items())
    return Analysis(
        game=rules.book.id,
        name=rules.book.name,
        options={name: shown(rules[each.term]) for name, each in options(rules.law).items() if each.term.chapter in OF_PLAY},
        decks=opened.pack.decks,
        ev=float(solution.ev),
        variance=sum(float(net) ** 2 * chance for net, chance in spread.items()) - mean**2,
        table_ev=sum(column.value for column in table.values()),
        strategy=strategy(solution, table),
        departures=departures(solution, table),
        results=spread,
        dealer={name: _dealer(solution.against[shown], 0) for name, shown in columns(solution)},
        insurance={against: odds.ev for against, odds in insurance_odds(rules, solution.game.shoe).items()},
        super_bonus=super_bonus(opened.super_bonus, solution),
        method=method_of(solution.game.ruled),
        seconds=process_time() - started,
    )


def worth(rules: Rules, shoe: Shoe | None = None) -> float:
    """What a unit wagered is worth with the best play, and nothing else."""
    announce()
    opened = open_game(rules)
    return _worth(opened.ruled, _shoe(opened, shoe))


def fixed_worth(rules: Rules, shoes: Iterable[Shoe], chart_of: Shoe | None = None) -> Iterator[float]:
    """What a unit is worth in each of some shoes to who plays the chart of one shoe, the full one unless it is given, whatever has gone."""
    announce()
    opened = open_game(rules)
    known = tables(_solution(opened.ruled, _shoe(opened, chart_of)))
    for shoe in shoes:
        solution = _solution(opened.ruled, shoe)
        yield sum(_played_like(solution, column, each) for column, each in known.items())


def _played_like(solution: Solution, column: str, known: ByTotals) -> float:
    """What a column played by a known table is worth in another shoe; nothing where that shoe has no such card left."""
    shown = tuple(map(NAMES.index, column))
    here = tuple(opening for opening in solution.openings if opening.shows == shown)
    return ByTotals(solution.against[shown], here, like=known).value if here else 0.0


@lru_cache(maxsize=4096)
def _worth(rule: Ruled, shoe: Shoe) -> float:
    return float(_solution(rule, shoe).ev)


def hand_odds(rules: Rules, cards: tuple[Card, ...], dealer: Card, shoe: Shoe | None = None, *, second: Card | None = None) -> HandOdds:
    """What every lawful action with a hand is worth against a dealer's card; the shoe is as it was before they were dealt.

    `second` is the dealer's other card, at a game where it lies face up.
    """
    announce()
    opened = open_game(rules)
    whole = _shoe(opened, shoe)
    whole.without((*cards, dealer, *([second] if second else ())))
    game = _solution(opened.ruled, whole).game
    if (opened.ruled.second_card is SecondCard.FACE_UP) != (second is not None):
        said = "both of the dealer's cards are seen: name two" if second is None else "one of the dealer's cards is seen: name one"
        raise Malformed("dealer", f"at {rules.book.name} {said}")
    against = Against(game, dealer.pips - 1, second.pips - 1 if second else None)
    hand = _hand_of(against, cards)
    values = values_of(against, cards, dealer)
    if game.ruled.peeks and not game.ruled.surrender_early and not is_ace_and_ten(cards):
        values = known_not_natural(values, against.natural_chance(tuple(each.pips for each in cards)))
    return HandOdds(
        hand=" ".join(map(repr, cards)),
        dealer=repr(dealer) if second is None else f"{dealer!r} {second!r}",
        values=tuple(sorted(((action, float(value)) for action, value in values.items()), key=lambda each: -each[1])),
        dealer_totals=_dealer(against, hand),
        method=method_of_hand(game.ruled, values, evens=is_ace_and_ten(cards) and dealer.pips == 1),
    )


def _shoe(opened: Opened, shoe: Shoe | None) -> Shoe:
    """The shoe given, or a full one."""
    return Shoe.of(opened.pack) if shoe is None else shoe


def _solution(rule: Ruled, shoe: Shoe) -> Solution:
    require_enough(rule.split_hands, shoe)
    return Solution(Game(rule, shoe, FAST))


def _hand_of(against: Against, cards: tuple[Card, ...]) -> int:
    """The hand in the graph; no hand is over 21, it takes two cards to decide anything, and nothing comes after the end of a hand."""
    total, named = sum(each.pips for each in cards), " ".join(map(repr, cards))
    if len(cards) < 2:
        raise Malformed("hand", "a hand has two cards or more when it is decided")
    if total > 21:
        raise Malformed("hand", f"{named} is {total}, over 21: name a hand of at most 21, which leaves something to decide")
    hand = against.game.graph.place(*(each.pips for each in cards))
    if not can_be_held(against, hand):
        raise Malformed("hand", f"no hand comes to {named}, for it is over with fewer of these cards: name fewer")
    return hand


def _dealer(against: Against, hand: int) -> dict[str, float]:
    """What the dealer may make with a hand out of the shoe."""
    found = {name: float(chance) for name, chance in zip(DEALER_TOTALS, against.totals[hand], strict=True)}
    return found | {"bust": 1 - sum(found.values())}

"""A player: what is done with a hand, from a chart by totals or from a simple habit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from pitboss.law.refusal import Malformed
from pitboss.odds.records import Action, Cell, Kind, Row, Strategy
from pitboss.play.predicates import dealer_draws
from pitboss.play.table import Table
from pitboss.sim.hand import Hand, may_double, may_hit, may_split, may_stand, may_surrender
from pitboss.sim.ruling import Ruling
from pitboss.terms.settlement import Collects

COLUMNS = {1: "A", 10: "T"} | {value: str(value) for value in range(2, 10)}


@dataclass(frozen=True)
class Player:
    """What somebody would do with a hand, best first; the first that is lawful is done.

    `forfeits` are the doubled totals that are given up against a dealer's value, where the book lets a double be taken back; `chart` is
    what the wishes come from, where they come from one.
    """

    name: str
    wishes: Callable[[Hand], tuple[Action, ...]]
    forfeits: frozenset[tuple[int, int]] = frozenset()
    chart: Strategy | None = None

    def act(self, rules: Ruling, hand: Hand) -> Action:
        """The first wish that is lawful; a hand that may do nothing else draws or stands as it must."""
        for wish in (*self.wishes(hand), Action.HIT, Action.STAND):
            if _lawful(rules, hand, wish):
                return wish
        raise AssertionError("a hand that awaits a decision may at least stand")


def _lawful(rules: Ruling, hand: Hand, action: Action) -> bool:
    match action:
        case Action.STAND:
            return may_stand(rules, hand) or not may_hit(rules, hand)
        case Action.HIT:
            return may_hit(rules, hand)
        case Action.DOUBLE:
            return may_double(rules, hand)
        case Action.SPLIT:
            return may_split(rules, hand)
        case Action.SURRENDER:
            return may_surrender(rules, hand)


def by_chart(strategy: Strategy, forfeits: frozenset[tuple[int, int]] = frozenset(), name: str = "the computed chart") -> Player:
    """Play by a chart of totals, as `pitboss strategy` draws it."""
    return Player(name, partial(_wishes, name, dict(strategy.cells)), forfeits, strategy)


def _wishes(name: str, cells: Mapping[tuple[Row, str], Cell], hand: Hand) -> tuple[Action, ...]:
    """A pair's own row first; where its cards may not be split, the row of their total holds."""
    column = COLUMNS[hand.up]
    wished: list[Action] = []
    pair = cells.get((Row(Kind.PAIR, hand.pair), column)) if hand.pair else None
    if pair is not None and (pair.first is not Action.SPLIT or hand.room):
        wished += [pair.first, *([pair.otherwise] if pair.first is not Action.SPLIT else [])]
    row = Row(Kind.SOFT if hand.soft else Kind.HARD, hand.total)
    cell = cells.get((row, column))
    if cell is not None:
        wished += [cell.by_cards[min(hand.cards - 2, len(cell.by_cards) - 1)], cell.otherwise]
    if not wished:
        raise Malformed("strategy", f"{name} does not say what to do with {row} against {column}: add that place to the chart")
    return tuple(wished)


def changed(player: Player, places: Strategy, name: str) -> Player:
    """The same player with some places of the chart changed."""
    if player.chart is None:
        raise Malformed("strategy", f"{name} changes places of a chart, and {player.name} has none: play by a chart")
    rows = tuple(dict.fromkeys((*player.chart.rows, *places.rows)))
    return by_chart(Strategy(player.chart.columns, rows, {**player.chart.cells, **places.cells}), player.forfeits, name)


def mimic(table: Table) -> Player:
    """Draw and stand as the dealer must; never double, split or surrender."""
    return Player("mimic the dealer", partial(_as_dealer, str(table.soft_17)))


def never_bust() -> Player:
    """Draw only what cannot take the hand over 21."""
    return Player("never bust", _safely)


def _as_dealer(soft_17: str, hand: Hand) -> tuple[Action, ...]:
    draws = dealer_draws(hand.total, soft=hand.soft, hits=soft_17 == "hit")
    return (Action.HIT,) if draws else (Action.STAND,)


def _safely(hand: Hand) -> tuple[Action, ...]:
    return (Action.HIT,) if hand.total < 12 or (hand.soft and hand.total < 18) else (Action.STAND,)


def worth_forfeiting(table: Table, dealer: Mapping[str, Mapping[str, float]]) -> frozenset[tuple[int, int]]:
    """The doubled totals that lose more than the one wager they would be given up for, by the dealer's chances from a full shoe."""
    if not table.doubling.withdrawn:
        return frozenset()
    found = set()
    for up, column in COLUMNS.items():
        chances = dealer.get(column)
        for total in range(4, 21) if chances else ():
            assert chances is not None
            if _doubled(table, chances, total) < -1:
                found.add((up, total))
    return frozenset(found)


def _doubled(table: Table, chances: Mapping[str, float], total: int) -> float:
    """What a doubled total is worth to the opening wager."""
    natural = chances["natural"]
    lower = chances["bust"] + sum(chances[str(made)] for made in range(17, 22) if made < total)
    higher = sum(chances[str(made)] for made in range(17, 22) if made > total)
    return 2 * lower - 2 * higher - (2 if table.settling.collects is Collects.ALL else 1) * natural

"""What a hand's wager comes to: a win at some odds, a loss of so many opening wagers, a push or a surrender; and in cents."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pitboss.play.table import Table
from pitboss.sim.ending import Dealt, End, Kind
from pitboss.sim.hand import ranked
from pitboss.terms.settlement import Collects, Drawn21, Result as ResultWord

BUST_TOTAL = 22


class Verdict(StrEnum):
    """What became of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"
    FORFEIT = "forfeit"


class Result(NamedTuple):
    """The end of a hand settled: `paid` to `staked` where it won, `lost` opening wagers where it did not."""

    kind: Kind
    doubled: bool
    verdict: Verdict
    paid: int = 0
    staked: int = 1
    lost: int = 0

    def cents(self, table: Table, stake: int) -> int:
        """What the player gains or loses with an opening wager of so many cents."""
        whole = 2 * stake if self.doubled else stake
        match self.verdict:
            case Verdict.WIN:
                return table.payable.times(whole, self.paid, self.staked)
            case Verdict.PUSH:
                return 0
            case Verdict.SURRENDER:
                return min(whole, table.payable.times(whole, 1, 2)) - whole
            case Verdict.LOSE | Verdict.FORFEIT:
                return -self.lost * stake


def settled(table: Table, end: End, dealt: Dealt) -> Result:
    """What a hand that was not split comes to against the dealer's."""
    match end.kind:
        case Kind.BUST:
            return _lost(end, end.stakes)
        case Kind.FORFEIT:
            return Result(end.kind, end.doubled, Verdict.FORFEIT, lost=1)
        case Kind.PAID:
            assert end.odds is not None
            return _won(end, end.odds.paid, end.odds.staked)
        case Kind.NATURAL:
            return _natural(table, end, dealt)
        case Kind.SURRENDERED:
            return _lost(end, 1) if dealt.natural else Result(end.kind, end.doubled, Verdict.SURRENDER)
        case Kind.STOOD:
            return against_natural(table, end, due=1) if dealt.natural else _compared(table, end, dealt)


def against_natural(table: Table, end: End, *, due: int) -> Result:
    """A hand that stood against the dealer's natural, where so many opening wagers may still be collected of its box."""
    if stands_off(table, end):
        return Result(end.kind, end.doubled, Verdict.PUSH)
    return _lost(end, end.stakes if table.settling.collects is Collects.ALL else min(end.stakes, due))


def stands_off(table: Table, end: End) -> bool:
    """Whether a drawn 21 stands off against the dealer's natural."""
    return end.kind is Kind.STOOD and end.total == 21 and table.settling.drawn_21 is Drawn21.STANDS_OFF


def _natural(table: Table, end: End, dealt: Dealt) -> Result:
    if not dealt.natural:
        return _won(end, table.naturals.pays.paid, table.naturals.pays.staked)
    if not ranked(table):
        return Result(end.kind, end.doubled, Verdict.PUSH)
    order = table.settling.rank_order.index(dealt.rank) - table.settling.rank_order.index(end.rank)
    odds = table.naturals.ranked_pays["higher" if order > 0 else "lower" if order < 0 else "same"]
    return _won(end, odds.paid, odds.staked)


def _compared(table: Table, end: End, dealt: Dealt) -> Result:
    if dealt.total >= BUST_TOTAL or end.total > dealt.total:
        return _won(end, 1, 1)
    if end.total == dealt.total and table.settling.equal_totals is ResultWord.PUSH:
        return Result(end.kind, end.doubled, Verdict.PUSH)
    return _lost(end, end.stakes)


def _won(end: End, paid: int, staked: int) -> Result:
    return Result(end.kind, end.doubled, Verdict.WIN, paid, staked)


def _lost(end: End, lost: int) -> Result:
    return Result(end.kind, end.doubled, Verdict.LOSE if lost else Verdict.PUSH, lost=lost)

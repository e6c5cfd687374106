"""What a hand's wager comes to: a win at some odds, a loss of so many opening wagers, a push or a surrender; and in cents."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pitboss.law.values import Odds
from pitboss.money.payable import Payable
from pitboss.play.outcome import result_of
from pitboss.sim.ending import Dealt, End, Kind
from pitboss.sim.ruling import Ruling
from pitboss.terms.settlement import Collects, Result as ResultWord


class Verdict(StrEnum):
    """What became of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"
    FORFEIT = "forfeit"


class Result(NamedTuple):
    """The end of a hand settled: `paid` to `staked` where it won, what share is given back where it was surrendered, `lost` opening wagers
    where it did neither."""

    kind: Kind
    doubled: bool
    verdict: Verdict
    paid: int = 0
    staked: int = 1
    lost: int = 0

    def cents(self, payable: Payable, stake: int) -> int:
        """What the player gains or loses with an opening wager of so many cents."""
        whole = 2 * stake if self.doubled else stake
        match self.verdict:
            case Verdict.WIN:
                return payable.times(whole, self.paid, self.staked)
            case Verdict.PUSH:
                return 0
            case Verdict.SURRENDER:
                return min(whole, payable.times(whole, self.paid, self.staked)) - whole
            case Verdict.LOSE | Verdict.FORFEIT:
                return -self.lost * stake


def settled(rules: Ruling, end: End, dealt: Dealt) -> Result:
    """What a hand that was not split comes to against the dealer's."""
    match end.kind:
        case Kind.BUST:
            return _lost(end, end.stakes)
        case Kind.FORFEIT:
            return Result(end.kind, end.doubled, Verdict.FORFEIT, lost=1)
        case Kind.PAID:
            assert end.odds is not None
            return _won(end, end.odds)
        case Kind.NATURAL:
            return _natural(rules, end, dealt)
        case Kind.SURRENDERED:
            return _surrendered(rules, end, dealt)
        case Kind.STOOD:
            return against_natural(rules, end, due=1) if dealt.natural else _compared(rules, end, dealt)


def against_natural(rules: Ruling, end: End, *, due: int) -> Result:
    """A hand that stood against the dealer's natural, where so many opening wagers may still be collected of its box."""
    if stands_off(rules, end):
        return Result(end.kind, end.doubled, Verdict.PUSH)
    return _lost(end, end.stakes if rules.collects is Collects.ALL else min(end.stakes, due))


def stands_off(rules: Ruling, end: End) -> bool:
    """Whether a drawn 21 stands off against the dealer's natural."""
    return end.kind is Kind.STOOD and end.total == 21 and rules.drawn_21_stands_off


def _surrendered(rules: Ruling, end: End, dealt: Dealt) -> Result:
    if dealt.natural and rules.surrender_lost:
        return _lost(end, 1)
    kept = 1 - rules.surrender_forfeits.of(1)
    return Result(end.kind, end.doubled, Verdict.SURRENDER, kept.numerator, kept.denominator)


def _natural(rules: Ruling, end: End, dealt: Dealt) -> Result:
    if not dealt.natural:
        return _worded(end, rules.result_words["natural-against-none"], rules.natural_pays)
    if not rules.ranked:
        return Result(end.kind, end.doubled, Verdict.PUSH)
    order = rules.rank_order.index(dealt.rank) - rules.rank_order.index(end.rank)
    return _won(end, rules.ranked[0 if order > 0 else 2 if order < 0 else 1])


def _compared(rules: Ruling, end: End, dealt: Dealt) -> Result:
    odds = rules.on_double(rules.win) if end.doubled else rules.win
    return _worded(end, result_of(rules.result_words, end.total, dealt.total), odds)


def _worded(end: End, result: ResultWord, odds: Odds) -> Result:
    """What a line of the results says of a hand."""
    match result:
        case ResultWord.WIN:
            return _won(end, odds)
        case ResultWord.LOSE:
            return _lost(end, end.stakes)
        case ResultWord.PUSH | ResultWord.VOID:
            return Result(end.kind, end.doubled, Verdict.PUSH)


def _won(end: End, odds: Odds) -> Result:
    return Result(end.kind, end.doubled, Verdict.WIN, odds.paid, odds.staked)


def _lost(end: End, lost: int) -> Result:
    return Result(end.kind, end.doubled, Verdict.LOSE if lost else Verdict.PUSH, lost=lost)

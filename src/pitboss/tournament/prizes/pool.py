"""The prize pool: fees less commission, what was bought in and added, and what each place comes to."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.play.desk import refusal
from pitboss.terms.tournaments import (
    CANCELLATION_REFUND,
    COMMISSION,
    FEES_TO_POOL,
    Addition,
    Commission,
    FeesToPool,
)
from pitboss.tournament.desk import TournamentDesk

WHOLE = 10_000


def require_standing(desk: TournamentDesk) -> None:
    """A tournament that was not cancelled and whose prizes are not paid."""
    prizes = desk.state.prizes
    if prizes.cancelled or prizes.closed:
        said = "the tournament was cancelled" if prizes.cancelled else "the tournament is over"
        raise refusal("over", said, desk.rule(CANCELLATION_REFUND))


def commission_of(desk: TournamentDesk, fee: int, stated: int) -> int:
    """What the operator keeps of a fee: the amount in the conditions, where the book lets the operator keep any."""
    keeps = desk.get(COMMISSION) is Commission.APPROVED_AMOUNT and desk.get(FEES_TO_POOL) is FeesToPool.LESS_COMMISSION
    return min(fee, stated) if keeps else 0


def pool(desk: TournamentDesk) -> int:
    """What is left in the pool, in cents, before any guarantee is met."""
    state = desk.state
    fees = sum(state.entries.fees.values()) - sum(state.entries.commissions.values())
    cash = sum(each.cents for each in state.prizes.added if each.kind is Addition.CASH)
    return fees + cash + state.prizes.buy_ins + state.prizes.topped_up - state.prizes.stages_paid - state.prizes.settled


def split(total: int, shares: Sequence[int], places: int) -> tuple[int, ...]:
    """A pool by shares of a hundred per cent, among as many places as there are players: to the last cent, the odd ones to the first.

    >>> split(10_001, (5000, 3000, 2000), 3), split(10_000, (5000, 3000, 2000), 2)
    ((5001, 3000, 2000), (6250, 3750))
    """
    counted = tuple(shares[:places])
    whole = sum(counted)
    if not whole:
        return ()
    each = [total * share // whole for share in counted]
    each[0] += total - sum(each)
    return tuple(each)


def shared(amounts: Sequence[int], places: Sequence[Sequence[str]]) -> tuple[tuple[str, int, int], ...]:
    """Player, place and cents: players who are level have the prizes of their places added up and divided, odd cents to the first named.

    >>> shared((600, 300, 100), (("ann",), ("bob", "cy")))
    (('ann', 1, 600), ('bob', 2, 200), ('cy', 2, 200))
    """
    found: list[tuple[str, int, int]] = []
    above = 0
    for group in places:
        stake = sum(amounts[above : above + len(group)])
        if stake:
            each, odd = divmod(stake, len(group))
            found += [(player, above + 1, each + (at < odd)) for at, player in enumerate(group)]
        above += len(group)
    return tuple(found)

"""The wagers of a round that are still undecided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round


class OpenWager(NamedTuple):
    """A wager that is still undecided; `hand` is -1 for a bet on no hand."""

    player: str
    box: int
    hand: int
    bet: str
    stake: int

    def decided(self, result: Result, net: int, rule: str) -> WagerSettled:
        """The same wager, decided."""
        return WagerSettled(self.player, self.box, self.hand, self.bet, self.stake, result, "", net, (rule,))


def open_wagers(now: Round) -> Iterator[OpenWager]:
    """Every undecided wager of a round, hands first, then side bets and insurance."""
    for place, hand in enumerate(now.hands):
        yield from (OpenWager(stake.player, hand.box, place, "main", stake.whole) for stake in hand.stakes if stake.open)
    for box in now.boxes:
        yield from (OpenWager(side.player, box.number, -1, side.bet, side.amount) for side in box.side if side.open)
    held: dict[tuple[str, int], int] = {}
    for each in now.insurance:
        if each.open:
            held[each.player, each.box] = held.get((each.player, each.box), 0) + each.amount
    yield from (OpenWager(player, number, -1, "insurance", amount) for (player, number), amount in held.items())

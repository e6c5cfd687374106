"""Wagers that leave a round in the middle of it, taken back or declared void: it goes on for the others."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from pitboss.floor.desk import Desk
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk as RoundDesk
from pitboss.play.events import CardsShown, HandStood
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits, HandStatus, Round
from pitboss.play.turns import next_turn
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.irregular_rounds import MoneyFate

PLAYERS_TURN = (Awaits.DECISION, Awaits.CARD_FOR_HAND, Awaits.WITHDRAWAL)


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


def take_back(desk: Desk, players: Collection[str], paid: MoneyFate, rule: str, box: int = 0) -> None:
    """Give these players every amount wagered back, on one box or on any at 0; what they were paid stays or goes back, as `paid` says."""
    at = _round(desk)
    done = at.state.settlements
    _void(at, players, rule, box)
    for each in done:
        returned = each.net < 0 or (each.net > 0 and paid is MoneyFate.REVERSED)
        if each.player in players and box in (0, each.box) and returned and each.result is not Result.VOID:
            at.record(WagerSettled(each.player, each.box, each.hand, each.bet, each.stake, Result.VOID, "", -each.net, (rule,)))
    _go_on(desk, at, rule)


def void_open(desk: Desk, player: str, rule: str) -> None:
    """Give a player back whatever is still undecided; what was paid or taken stands."""
    at = _round(desk)
    _void(at, (player,), rule, 0)
    _go_on(desk, at, rule)


def _round(desk: Desk) -> RoundDesk:
    now = desk.floor.rounds.now
    assert isinstance(now, Round), "Com-Bo has no wager to take back in a round"
    return RoundDesk(desk.game.table, now)  # type: ignore[arg-type]  # a game with hands


def _void(at: RoundDesk, players: Collection[str], rule: str, number: int) -> None:
    for each in tuple(open_wagers(at.state)):
        due = each.hand < 0 and (each.box, each.player) in at.state.presses and each.bet != "insurance"  # won: only the button is awaited
        if each.player in players and number in (0, each.box) and not due:
            if each.hand >= 0 and each.box in at.state.hidden:
                at.record(CardsShown(each.box, at.table.cite(FACE_DOWN_DEAL)))
            at.record(each.decided(Result.VOID, 0, rule))


def _go_on(desk: Desk, at: RoundDesk, rule: str) -> None:
    """Hands without a wager take no more cards, and the turn passes over them; then it has all happened at the table."""
    for place, hand in enumerate(at.state.hands):
        if hand.status is HandStatus.OPEN and not any(stake.open for stake in hand.stakes):
            at.record(HandStood(place, False, rule))
    state = at.state
    if state.awaits in PLAYERS_TURN and state.hands[state.turn].status is not HandStatus.OPEN:
        next_turn(at)
    elif state.awaits is Awaits.CARD_FOR_DEALER and state.dealer:
        dealer_turn(at)
    for event in at.events:
        desk.record(event)

"""Wagers that players take back in the middle of a round: they leave the round, and it goes on for the others."""

from __future__ import annotations

from collections.abc import Collection

from pitboss.floor.desk import Desk
from pitboss.law.terms.irregular_rounds import MoneyFate
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk as RoundDesk
from pitboss.play.events import HandStood
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits, HandStatus, Round
from pitboss.play.turns import next_turn

PLAYERS_TURN = (Awaits.DECISION, Awaits.CARD_FOR_HAND, Awaits.WITHDRAWAL)


def take_back(desk: Desk, players: Collection[str], paid: MoneyFate, rule: str, box: int = 0) -> None:
    """Give these players every amount wagered back, on one box or on any at 0; what they were paid stays or goes back, as `paid` says."""
    now = desk.floor.rounds.now
    assert isinstance(now, Round), "Com-Bo has no wager to take back in a round"
    at = RoundDesk(desk.game.table, now)  # type: ignore[arg-type]  # a game with hands
    done = now.settlements
    _open_wagers(at, players, rule, box)
    for each in done:
        returned = each.net < 0 or (each.net > 0 and paid is MoneyFate.REVERSED)
        if each.player in players and box in (0, each.box) and returned and each.result is not Result.VOID:
            at.record(WagerSettled(each.player, each.box, each.hand, each.bet, each.stake, Result.VOID, "", -each.net, (rule,)))
    _go_on(at, rule)
    for event in at.events:
        desk.record(event)


def _open_wagers(at: RoundDesk, players: Collection[str], rule: str, number: int) -> None:
    for place, hand in enumerate(at.state.hands):
        for stake in hand.stakes:
            if stake.open and stake.player in players and number in (0, hand.box):
                at.settle(place, stake, Result.VOID, net=0, rules=(rule,))
    for box in at.state.boxes:
        for side in box.side:
            due = (box.number, side.player) in at.state.presses  # won already: only the button is awaited
            if side.open and side.player in players and number in (0, box.number) and not due:
                at.settle_other(side.player, box.number, side.bet, side.amount, Result.VOID, net=0, rules=(rule,))
    held: dict[tuple[str, int], int] = {}
    for each in at.state.insurance:
        if each.open and each.player in players and number in (0, each.box):
            held[each.player, each.box] = held.get((each.player, each.box), 0) + each.amount
    for (player, place), amount in held.items():
        at.settle_other(player, place, "insurance", amount, Result.VOID, net=0, rules=(rule,))


def _go_on(at: RoundDesk, rule: str) -> None:
    """Hands without a wager take no more cards, and the turn passes over them."""
    for place, hand in enumerate(at.state.hands):
        if hand.status is HandStatus.OPEN and not any(stake.open for stake in hand.stakes):
            at.record(HandStood(place, False, rule))
    state = at.state
    if state.awaits in PLAYERS_TURN and state.hands[state.turn].status is not HandStatus.OPEN:
        next_turn(at)
    elif state.awaits is Awaits.CARD_FOR_DEALER and state.dealer:
        dealer_turn(at)

"""What staff recorded in a round beside what it decided, when the round is played again: wagers declared void, insurance offered late."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.floor.rounds.open_wagers import open_wagers
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk as RoundDesk
from pitboss.play.events import ExcessReturned, HandStood, InsuranceOffered
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits, HandStatus, Round
from pitboss.play.table import Table
from pitboss.play.turns import next_turn

PLAYERS_TURN = (Awaits.DECISION, Awaits.CARD_FOR_HAND, Awaits.WITHDRAWAL)


def by_staff(event: Any) -> bool:
    """Whether staff recorded an event that the round did not decide. What wins or loses, the cards decide: that is worked out again."""
    return isinstance(event, (ExcessReturned, InsuranceOffered)) or (isinstance(event, WagerSettled) and event.result is Result.VOID)


def given_again(table: Table, now: Round, event: Any) -> tuple[tuple[Any, ...], Round]:
    """The same said of the wager as it now stands, and the round after it; nothing where there is no such wager any more."""
    at = RoundDesk(table, now)
    said = _void(now, event) if isinstance(event, WagerSettled) else event
    if isinstance(event, InsuranceOffered) and not _late_offer_fits(table, now):
        said = None
    if isinstance(event, ExcessReturned) and not _lies_there(now, event):
        said = None
    if said is not None:
        at.record(said)
        if isinstance(said, WagerSettled):
            pass_over(at, said.rule)
    return tuple(at.events), at.state


def _lies_there(now: Round, event: ExcessReturned) -> bool:
    """Whether the wager still lies there whose excess was given back: what is gone went back whole."""
    box = next((box for box in now.boxes if box.number == event.box), None)
    if box is None:
        return False
    laid = [*((each.player, "main", each.stake) for each in box.bettors), *((each.player, each.bet, each.amount) for each in box.side)]
    return any((player, bet) == (event.player, event.bet) and amount >= event.amount for player, bet, amount in laid)


def _void(now: Round, event: WagerSettled) -> WagerSettled | None:
    """A wager already decided has its result undone, whatever that came to this time; one still open goes back whole."""
    done = [each.net for each in now.settlements if _wager(each) == _wager(event)]
    if done:
        return replace(event, net=-sum(done)) if sum(done) else None
    held = next((each for each in open_wagers(now) if (each.player, each.box, each.hand, each.bet) == _wager(event)), None)
    return replace(event, stake=held.stake, net=0) if held else None


def _late_offer_fits(table: Table, now: Round) -> bool:
    """Insurance offered late is offered again where there is something to insure against; what the round offers by itself it will."""
    shown = now.dealer[0].pips if len(now.dealer) == 1 else 0
    against = (shown == 1 and table.insuring.offered is not None) or (shown == 10 and table.insuring.ten_pays is not None)
    return against and now.awaits in (Awaits.DECISION, Awaits.CARD_FOR_DEALER)


def _wager(event: WagerSettled) -> tuple[str, int, int, str]:
    return event.player, event.box, event.hand, event.bet


def pass_over(at: RoundDesk, rule: str) -> None:
    """Hands without a wager take no more cards, and the turn passes over them."""
    for place, hand in enumerate(at.state.hands):
        if hand.status is HandStatus.OPEN and not any(stake.open for stake in hand.stakes):
            at.record(HandStood(place, False, rule))
    state = at.state
    if state.awaits in PLAYERS_TURN and state.hands[state.turn].status is not HandStatus.OPEN:
        next_turn(at)
    elif state.awaits is Awaits.CARD_FOR_DEALER and state.dealer:
        dealer_turn(at)

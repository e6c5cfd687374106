"""The answer to a round: its hands, every settlement, and what each player gained or lost, as plain values for JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.law.document import DRAFTED
from pitboss.money.cents import dollars
from pitboss.play.adjudicate import Played, TurnedAway
from pitboss.play.awaited import hand_number
from pitboss.play.count import is_natural
from pitboss.play.doubts import readings_of
from pitboss.play.events import EntryEarned
from pitboss.play.predicates import dealer_draws
from pitboss.play.roundfile.records import RoundFile
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Hand, HandStatus, Round
from pitboss.play.table import Table

FIVE_CARDS = 5


def answer(written: RoundFile, played: Played) -> dict[str, Any]:
    """The answer object, as docs/adjudicate.md describes it."""
    state, table = played.state, played.table
    settled = [(told.what, told.state) for told in played.told if isinstance(told.what, WagerSettled)]
    end = played.state
    entries = [_entry(told.what) for told in played.told if isinstance(told.what, EntryEarned)]
    away = [_turned_away(told.what) for told in played.told if isinstance(told.what, TurnedAway)]
    return {
        "id": written.id,
        "game": table.game,
        "dealer": {
            "cards": [str(card) for card in state.dealer],
            "total": state.dealer_total,
            "outcome": _dealer_outcome(table, state),
        },
        "boxes": [{"box": box.number, "hands": list(_hands(table, state, box.number))} for box in state.boxes],
        "settlements": [
            settlement_record(event, _hand_of(event, after), readings_of(table, event, after, end)) for event, after in settled
        ],
        "net": net_of(written, (event for event, _ in settled)),
        "cards_used": state.dealt,
    } | {name: rows for name, rows in (("tournament_entries", entries), ("turned_away", away)) if rows}


def _dealer_outcome(table: Table, state: Round) -> str:
    """How the dealer's hand ended: a natural, bust, stood, or not completed because no further card could matter."""
    total = state.dealer_total
    if state.dealer_natural:
        return str(table.manner.natural)
    if total > 21:
        return "bust"
    draws = dealer_draws(table.soft_17, total, soft=state.dealer_is_soft)
    return "not-completed" if draws or len(state.dealer) < 2 else "stood"


def _hands(table: Table, state: Round, box: int) -> Iterable[dict[str, Any]]:
    for place, hand in enumerate(state.hands):
        if hand.box == box:
            yield {
                "hand": hand_number(state, place),
                "cards": [str(card) for card in hand.cards],
                "total": hand.total,
                "outcome": _outcome(table, state, hand),
            }


def _outcome(table: Table, state: Round, hand: Hand) -> str:
    """How a hand ended: docs/adjudicate.md lists the words."""
    if is_natural(hand, table):
        return str(table.manner.natural)
    match hand.status:
        case HandStatus.BUST:
            return "bust"
        case HandStatus.SURRENDERED:
            return "surrendered"
        case HandStatus.PAID if hand.total == 21:
            return "21"
        case HandStatus.PAID if _forfeited(state, hand):
            return "forfeited"
        case HandStatus.PAID if len(hand.cards) == FIVE_CARDS:
            return "five-cards"
        case _:
            return "stood"


def _forfeited(state: Round, hand: Hand) -> bool:
    players = {stake.player for stake in hand.stakes}
    return any(each.result is Result.FORFEIT and each.box == hand.box and each.player in players for each in state.settlements)


def _hand_of(event: WagerSettled, state: Round) -> int | None:
    """The number within its box of the hand that a wager was on, if it was on one."""
    return hand_number(state, event.hand) if event.hand >= 0 else None


def settlement_record(event: WagerSettled, hand: int | None, readings: tuple[str, ...]) -> dict[str, Any]:
    """One settlement; a wager of Com-Bo is on no box and no hand."""
    return {
        "player": event.player,
        "box": event.box or None,
        "hand": hand,
        "bet": event.bet,
        "stake": dollars(event.stake),
        "result": event.result.value,
        "odds": event.odds or None,
        "net": dollars(event.net),
        "rules": [_pin(rule) for rule in event.rules],
        "readings": list(readings),
    }


def _entry(earned: EntryEarned) -> dict[str, Any]:
    return {"player": earned.player, "box": earned.box, "rules": [_pin(earned.rule)]}


def _turned_away(away: TurnedAway) -> dict[str, Any]:
    return {
        "player": away.player,
        "box": away.box,
        "for": away.owner,
        "asked": dollars(away.asked),
        "given": dollars(away.given),
        "rules": [_pin(away.rule)],
    }


def net_of(written: RoundFile, settled: Iterable[WagerSettled]) -> dict[str, str]:
    """What each player gained or lost, in the order they first appear."""
    net = dict.fromkeys(written.players, 0)
    for event in settled:
        net[event.player] += event.net
    return {player: dollars(amount) for player, amount in net.items()}


def _pin(citation: str) -> str:
    """A citation without its document: `VIC-2003-01 7.5.4(b)` is `7.5.4(b)`."""
    document, _, pin = citation.partition(" ")
    return citation if document.startswith(DRAFTED) else pin or citation

"""The answer to a round: its hands, every settlement, and what each player gained or lost, as plain values for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pitboss.law.terms.dealer_hand import DealerSoft17
from pitboss.money.cents import dollars
from pitboss.play.adjudicate import Played, Told, TurnedAway
from pitboss.play.awaited import hand_number
from pitboss.play.count import is_natural
from pitboss.play.roundfile.records import RoundFile
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Hand, HandStatus, Round
from pitboss.play.table import Table

FIVE_CARDS = 5


def answer(written: RoundFile, played: Played, natural: str) -> dict[str, Any]:
    """The answer object; `natural` is what the book calls an ace with a ten-value card."""
    state, table = played.state, played.table
    settled = [_settlement(told.what, told.state) for told in played.told if isinstance(told.what, WagerSettled)]
    away = [_turned_away(told.what) for told in played.told if isinstance(told.what, TurnedAway)]
    return {
        "id": written.id,
        "game": table.game,
        "dealer": {
            "cards": [str(card) for card in state.dealer],
            "total": state.dealer_total,
            "outcome": dealer_outcome(table, state, natural),
        },
        "boxes": [{"box": box.number, "hands": list(_hands(table, state, box.number, natural))} for box in state.boxes],
        "settlements": settled,
        "net": net_of(written, played.told),
        "cards_used": state.dealt,
    } | ({"turned_away": away} if away else {})


def dealer_outcome(table: Table, state: Round, natural: str) -> str:
    """How the dealer's hand ended: a natural, bust, stood, or not completed because no further card could matter."""
    total = state.dealer_total
    if state.dealer_natural:
        return natural
    if total > 21:
        return "bust"
    stands = total > 17 or (total == 17 and not (state.dealer_is_soft and table.soft_17 is DealerSoft17.HIT))
    return "stood" if stands and len(state.dealer) > 1 else "not-completed"


def _hands(table: Table, state: Round, box: int, natural: str) -> Iterable[dict[str, Any]]:
    for place, hand in enumerate(state.hands):
        if hand.box == box:
            yield {
                "hand": hand_number(state, place),
                "cards": [str(card) for card in hand.cards],
                "total": hand.total,
                "outcome": _outcome(table, state, hand, natural),
            }


def _outcome(table: Table, state: Round, hand: Hand, natural: str) -> str:
    """How a hand ended: docs/adjudicate.md lists the words."""
    if is_natural(hand, table):
        return natural
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


def _settlement(event: WagerSettled, state: Round) -> dict[str, Any]:
    return {
        "player": event.player,
        "box": event.box,
        "hand": hand_number(state, event.hand) if event.hand >= 0 else None,
        "bet": event.bet,
        "stake": dollars(event.stake),
        "result": event.result.value,
        "odds": event.odds or None,
        "net": dollars(event.net),
        "rules": [pin(rule) for rule in event.rules],
    }


def _turned_away(away: TurnedAway) -> dict[str, Any]:
    return {
        "player": away.player,
        "box": away.box,
        "for": away.owner,
        "asked": dollars(away.asked),
        "given": dollars(away.given),
        "rules": [pin(away.rule)],
    }


def net_of(written: RoundFile, told: Iterable[Told]) -> Mapping[str, str]:
    """What each player gained or lost, in the order they first appear."""
    return net_of_wagers(written, (each.what for each in told if isinstance(each.what, WagerSettled)))


def net_of_wagers(written: RoundFile, settled: Iterable[WagerSettled]) -> dict[str, str]:
    """The same from the settlements alone."""
    net = dict.fromkeys(written.players, 0)
    for event in settled:
        net[event.player] += event.net
    return {player: dollars(amount) for player, amount in net.items()}


def pin(citation: str) -> str:
    """A citation without its document: `VIC-2003-01 7.5.4(b)` is `7.5.4(b)`."""
    return citation.partition(" ")[2] or citation

"""What lies on the table: boxes with their bettors and hands, the dealer's cards, insurance and settlements; or the areas of Com-Bo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.floor.state import Floor
from pitboss.house.messages import word
from pitboss.money.cents import dollars
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Box, Hand, Round

Json = dict[str, Any]


def boxes(seen: Floor) -> list[Json]:
    """Every box of the layout, in order; at Com-Bo, which has none, nothing."""
    now, part = seen.rounds.now, seen.boxes
    if not isinstance(now, Round):
        return []
    used = {box.number: box for box in now.boxes}
    return [
        {
            "box": number,
            "seat": part.seats.get(number, ""),
            "reserved_for": part.reserved.get(number, ""),
            "most_bettors": part.most.get(number),
            **_box(used.get(number, Box(number)), now),
        }
        for number in range(1, max([seen.opening.boxes, *used]) + 1)
    ]


def _box(box: Box, now: Round) -> Json:
    hands = [(place, hand) for place, hand in enumerate(now.hands) if hand.box == box.number]
    return {
        "caller": box.caller,
        "bettors": [{"player": each.player, "stake": dollars(each.stake), "seated": each.seated} for each in box.bettors],
        "side": [{"player": each.player, "bet": each.bet, "amount": dollars(each.amount), "open": each.open} for each in box.side],
        "hands": [_hand(now, place, hand, order) for order, (place, hand) in enumerate(hands, 1)],
    }


def _hand(now: Round, place: int, hand: Hand, order: int) -> Json:
    down = hand.box in now.hidden and not hand.cards
    return {
        "hand": order,
        "place": place,
        "cards": [repr(card) for card in hand.cards],
        "face_down": down,
        "total": None if down else hand.total,
        "soft": False if down else hand.is_soft,
        "status": word(hand.status),
        "origin": word(hand.origin),
        "doubled": hand.doubled,
        "turn": place == now.turn,
        "stakes": [
            {"player": each.player, "stake": dollars(each.whole), "open": each.open, "surrendered": each.surrendered}
            for each in hand.stakes
        ],
    }


def dealer(seen: Floor) -> Json:
    """The dealer's hand; at Com-Bo the cards in their boxes and the areas that lit up."""
    now = seen.rounds.now
    if isinstance(now, ComBoRound):
        return {"cards": [repr(card) for card in now.cards], "total": None, "soft": False, "lit": list(now.lit)}
    return {"cards": [repr(card) for card in now.dealer], "total": now.dealer_total, "soft": now.dealer_is_soft, "lit": []}


def wagers(seen: Floor) -> list[Json]:
    """The wagers on the areas of Com-Bo."""
    now = seen.rounds.now
    placed = now.wagers if isinstance(now, ComBoRound) else ()
    return [{"player": each.player, "bet": each.bet, "amount": dollars(each.amount), "open": each.open} for each in placed]


def insurance(seen: Floor) -> list[Json]:
    """Insurance wagers."""
    now = seen.rounds.now
    placed = now.insurance if isinstance(now, Round) else ()
    return [
        {"player": each.player, "box": each.box, "owner": each.owner, "amount": dollars(each.amount), "open": each.open} for each in placed
    ]


def settlements(events: Iterable[Any]) -> list[Json]:
    """The wagers that a round's log has decided."""
    return [
        {
            "player": each.player,
            "box": each.box,
            "hand": each.hand,
            "bet": each.bet,
            "stake": dollars(each.stake),
            "result": word(each.result),
            "odds": each.odds,
            "net": dollars(each.net),
            "rules": list(each.rules),
        }
        for each in events
        if isinstance(each, WagerSettled)
    ]

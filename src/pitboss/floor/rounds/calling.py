"""Who calls a box as the round stands: not whoever's wager on it has been declared void."""

from __future__ import annotations

from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.state import Round


def caller_on(now: object, number: int) -> str:
    """Who decides on the hand of a box, the one in turn where there are several; empty where nobody has a wager there."""
    if not isinstance(now, Round):
        return ""
    own = [hand for hand in now.hands if hand.box == number and hand.stakes]
    in_turn = now.hands[now.turn] if 0 <= now.turn < len(now.hands) else None
    if own:
        return caller_of_hand(now, in_turn if in_turn in own else own[0])
    return next((box.caller for box in now.boxes if box.number == number), "")

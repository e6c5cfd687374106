"""Whose turn it is to cut: the document's case, the player it names, and the others after that player, clockwise."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.floor.cards.state import Occasion
from pitboss.floor.desk import Desk
from pitboss.terms.devices import DEVICE_LOST_STEPS, DeviceStep
from pitboss.terms.shuffle import CUT_PREFERENCE, CUTTER, Cutter

CASES: Mapping[Occasion, str] = {
    Occasion.START_OF_PLAY: "game-beginning",
    Occasion.CUTTING_CARD_FIRST: "cutting-card-first",
    Occasion.CARDS_REPLACED: "cards-replaced",
}
OTHERWISE = "otherwise"


def case_of(desk: Desk) -> str:
    """The case of the document's list that the last shuffle is; what no case is for falls under the last."""
    cards = desk.floor.cards
    if cards.prep.occasion is Occasion.CUTTING_CARD_IN_ROUND:
        case = "cutting-card-on-area" if cards.prep.came_on > 0 else "cutting-card-on-dealer"
    else:
        case = CASES.get(cards.prep.occasion, OTHERWISE)
    return case if desk.game.get(CUTTER[case]) is not None else OTHERWISE


def rule_of_case(desk: Desk) -> str:
    """The rule that says whose turn it is."""
    lost = desk.game.cite(DEVICE_LOST_STEPS["cut"]) if desk.floor.cards.prep.occasion is Occasion.DEVICE_LOST else ""
    return lost or desk.game.cite(CUTTER[case_of(desk)])


def to_ask(desk: Desk) -> tuple[str, ...]:
    """Everybody at the table in the order in which the cut is offered."""
    ring, case = clockwise(desk), case_of(desk)
    ranked = desk.game.get(CUT_PREFERENCE[OTHERWISE]) is not None
    cases = sorted({case, OTHERWISE} if ranked else {case}, key=lambda each: desk.game.get(CUT_PREFERENCE[each]) or 0)
    named = [_named(desk, each, ring) for each in cases]
    asked = [player for player in named if player]
    start = ring.index(asked[-1]) if asked else _after_box(desk, ring)
    return tuple(dict.fromkeys([*asked, *ring[start:], *ring[:start]]))


def clockwise(desk: Desk) -> list[str]:
    """Players from the dealer's left to the dealer's right by their seats; those who stand come after them, as they arrived: reading S2."""
    boxes = desk.floor.boxes
    seated = [boxes.seats[seat] for seat in sorted(boxes.seats)]
    return list(dict.fromkeys([*seated, *boxes.present]))


def _named(desk: Desk, case: str, ring: list[str]) -> str:
    """The player whom a case names; empty where that player is not at the table."""
    boxes, cards = desk.floor.boxes, desk.floor.cards
    lost = cards.prep.occasion is Occasion.DEVICE_LOST and desk.game.get(DEVICE_LOST_STEPS["cut"]) is DeviceStep.CUT_FROM_FAR_RIGHT
    match Cutter.FARTHEST_RIGHT if lost else desk.game.get(CUTTER[case]):
        case Cutter.FIRST_ARRIVAL:
            return next(iter(boxes.present), "")
        case Cutter.PLAYER_OF_THE_AREA:  # of several on the area, who calls its decisions: reading S3
            return cards.prep.came_to if cards.prep.came_to in ring else ""
        case Cutter.FIRST_TO_ACCEPT:
            return next(iter(ring), "")
        case _:  # the far right; also where New South Wales has no case: reading S4
            return boxes.seats[max(boxes.seats)] if boxes.seats else next(iter(ring), "")


def _after_box(desk: Desk, ring: list[str]) -> int:
    """Where the round of offers begins when the player of the area has gone: with the next seat clockwise."""
    seats = desk.floor.boxes.seats
    after = [seats[seat] for seat in sorted(seats) if seat > desk.floor.cards.prep.came_on]
    return ring.index(after[0]) if after else 0

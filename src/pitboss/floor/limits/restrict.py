"""Holding players back: to the minimum for a shoe or for further ones, or to one box; with the notification that comes first."""

from __future__ import annotations

from pitboss.floor.cards.events import CardsShuffled
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import HoldForFurtherShoes, HoldToMinimum, HoldToOneBox, LiftRestriction
from pitboss.floor.limits.events import PlayerHeldBack, RestrictionEnded
from pitboss.floor.limits.state import Hold
from pitboss.floor.powers import exercise
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import listed
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.control import (
    FURTHER_SHOES_BY,
    ONE_BOX_BY,
    SHOE_MINIMUM_BY,
    SHOE_MINIMUM_IF,
    SHOE_MINIMUM_UNTIL,
    SHOE_MINIMUM_WITH,
    HeldUntil,
    HeldWith,
    Missed,
)
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Power

LADDER = tuple(Hold)
POWERS: dict[Hold, Term[Power]] = {
    Hold.THIS_SHOE: SHOE_MINIMUM_BY,
    Hold.FURTHER_SHOES: FURTHER_SHOES_BY,
    Hold.ONE_BOX: ONE_BOX_BY,
}


def hold_to_minimum(desk: Desk, command: HoldToMinimum) -> None:
    """Hold a player who missed a round of this shoe to the minimum until it ends."""
    _hold(desk, command.player, Hold.THIS_SHOE)


def hold_for_further_shoes(desk: Desk, command: HoldForFurtherShoes) -> None:
    """Hold a player who missed a round to the minimum in every shoe in which he or she misses one (reading R4)."""
    _hold(desk, command.player, Hold.FURTHER_SHOES)


def hold_to_one_box(desk: Desk, command: HoldToOneBox) -> None:
    """Hold a player to one box and the minimum."""
    _hold(desk, command.player, Hold.ONE_BOX)


def _hold(desk: Desk, player: str, hold: Hold) -> None:
    warrant = exercise(desk, POWERS[hold], player)
    limits = desk.floor.limits
    if not limits.minimum:
        raise refusal("no-minimum", "no sign shows a minimum that a player could be held to", warrant.rule)
    now = limits.restricted.get(player)
    if now and LADDER.index(now.hold) >= LADDER.index(hold):
        raise refusal("held-back", f"{player} is {now.hold.value} already", warrant.rule)
    if hold is not Hold.ONE_BOX:
        _require_shoe(desk, warrant)
        _require_missed(desk, player)
    desk.record(PlayerHeldBack(player, hold, desk.at, warrant, warrant.rule))


def _require_shoe(desk: Desk, warrant: Warrant) -> None:
    if not shoe_counts(desk):
        rule = desk.game.cite(SHOE_MINIMUM_WITH) or warrant.rule
        raise refusal("no-shoe", "a player is held to the minimum for a shoe, and the cards come from a shuffling device", rule)


def shoe_counts(desk: Desk) -> bool:
    """Whether the cards come from something that a player can be held to the minimum with."""
    match desk.game.get(SHOE_MINIMUM_WITH):
        case HeldWith.CARD_SHOE | HeldWith.NOT_AUTOMATED_SHOE:
            return desk.floor.cards.device is not CardDevice.SHUFFLING_DEVICE
        case _:
            return True


def _require_missed(desk: Desk, player: str) -> None:
    if not has_missed(desk, player):
        wanted = listed([each.gloss for each in desk.game.get(SHOE_MINIMUM_IF) or ()], "or")
        raise refusal(
            "missed-nothing", f"{player} has not missed what lets a player be held back: {wanted}", desk.game.cite(SHOE_MINIMUM_IF)
        )


def has_missed(desk: Desk, player: str) -> bool:
    """Whether a player has missed such rounds of this shoe as the document names; a round being dealt counts."""
    shoe, rounds = desk.floor.limits.shoe, desk.floor.rounds
    dealt, wagered = shoe.rounds, shoe.wagered.get(player, 0)
    if rounds.first_card_out:
        wagered |= (player in rounds.players) << dealt
        dealt += 1
    return any(_missed(each, dealt, wagered) for each in desk.game.get(SHOE_MINIMUM_IF) or ())


def _missed(kind: Missed, dealt: int, wagered: int) -> bool:
    missed = ~wagered & ((1 << dealt) - 1)
    match kind:
        case Missed.FIRST_ROUND:
            return bool(missed & 1)
        case Missed.LATER_ROUND:
            return bool(wagered) and missed.bit_length() > (wagered & -wagered).bit_length()
        case Missed.ANY_ROUND | Missed.GIVEN_ROUND:
            return bool(missed)


def lift(desk: Desk, command: LiftRestriction) -> None:
    """Let a player go again: whoever may hold so may let go, and nobody has to be told."""
    held = desk.floor.limits.restricted.get(command.player)
    if held is None:
        raise refusal("not-held-back", f"{command.player} is not held back", desk.game.cited(ONE_BOX_BY))
    power = desk.game.get(POWERS[held.hold])
    warrant = exercise(desk, POWERS[held.hold], command.player, waived=power.needs if power else ())
    desk.record(RestrictionEnded(command.player, warrant.rule))


def new_shoe(desk: Desk, _: CardsShuffled) -> None:
    """A shuffle ends what was for the shoe, where the document lets this shuffle end it."""
    limits = desk.floor.limits
    if not limits.restricted:
        return
    match desk.game.get(SHOE_MINIMUM_UNTIL):
        case HeldUntil.SHOE_END_AND_SHUFFLE:
            ends = limits.shoe.was_over
        case _:
            ends = True
    for player, held in limits.restricted.items():
        if ends and held.hold is Hold.THIS_SHOE:
            desk.record(RestrictionEnded(player, desk.game.cite(SHOE_MINIMUM_UNTIL)))

"""What follows by itself from events elsewhere, where an accident left something in force."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.commands import ReportMended
from pitboss.floor.accidents.crafted import late_naturals, pay_late_natural
from pitboss.floor.accidents.events import Aftermath, AftermathEnded
from pitboss.floor.accidents.excess import end_passing, open_next_round, pass_to_dealer
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards.events import CardsReplaced, RackLoaded, ShuffleDue
from pitboss.floor.cards.state import Occasion
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_staff
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.desk import refusal
from pitboss.play.events import CardDealt, DealerToDraw, HandFinished
from pitboss.play.state import Round
from pitboss.terms.devices import DEVICE_LOST_STEPS
from pitboss.terms.irregular_rounds import WRONG_CARDS_CHECK, WRONG_CARDS_NOTIFIED

MENDED = (Aftermath.SUSPENDED, Aftermath.NO_BUTTON, Aftermath.NO_DEVICE)
LIFTS = {
    WRONG_CARDS_CHECK.name: Aftermath.CHECK,
    WRONG_CARDS_NOTIFIED.name: Aftermath.NOTIFY,
    DEVICE_LOST_STEPS["device-afterwards"].name: Aftermath.NO_DEVICE,
    DEVICE_LOST_STEPS["damaged-cards"].name: Aftermath.DAMAGED,
}
"""Which act lifts what is in force."""


def mended(desk: Desk, _: ReportMended) -> None:
    """Lights, button or device work again: play goes on as before."""
    role_rule = desk.game.silent
    standing = [what for what in MENDED if what in desk.floor.accidents.force]
    rule = desk.floor.accidents.force[standing[0]].rule if standing else role_rule
    require_staff(desk, "say that a fault has been put right", rule)
    if not standing:
        raise refusal("nothing-to-mend", "nothing is out of order", rule)
    for what in standing:
        desk.record(AftermathEnded(what, desk.floor.accidents.force[what].rule))


def after_round(desk: Desk, event: CardsTakenUp) -> None:
    """A card set aside opens the next round, unless the cards are to be shuffled before it."""
    open_next_round(desk, event)
    due = desk.floor.accidents.force.get(Aftermath.SHUFFLE)
    if due is not None and desk.floor.rounds.number > due.about and desk.floor.cards.due is None:
        desk.record(ShuffleDue(Occasion.ACCIDENT, desk.floor.cards.awaits, due.rule))


def see_act(desk: Desk, event: ActRecorded) -> None:
    """An act may be what something in force was waiting for."""
    what = LIFTS.get(event.act)
    if what is not None and what in desk.floor.accidents.force:
        desk.record(AftermathEnded(what, event.rule))


def before_dealer(desk: Desk, event: DealerToDraw) -> None:
    """The dealer draws: naturals that a late card hid are known before, and a card that everybody refused is the dealer's."""
    part = desk.floor.accidents
    for what in (Aftermath.CARDLESS, Aftermath.LATE_CARD):
        force = part.force.get(what)
        if force is not None:
            desk.record(AftermathEnded(what, force.rule))
            late_naturals(desk, force.rule, force.about)
    pass_to_dealer(desk, event)


def see_paid(desk: Desk, event: HandFinished) -> None:
    """A second card that came late may have made a natural of what was paid as a 21."""
    part = desk.floor.accidents
    late = part.force.get(Aftermath.LATE_CARD)
    now = desk.floor.rounds.now
    if late is not None and isinstance(now, Round) and now.hands[event.hand].box == late.about:
        pay_late_natural(desk, event, late.rule)


def see_replaced(desk: Desk, event: CardsReplaced) -> None:
    """All cards new: none of the old ones is damaged, and new cards are in use; some new ones are those that were damaged."""
    lifted = (Aftermath.DAMAGED,) if event.cards else (Aftermath.DAMAGED, Aftermath.NEW_CARDS)
    for what in lifted:
        if what in desk.floor.accidents.force:
            desk.record(AftermathEnded(what, event.rule))


def see_card(desk: Desk, event: CardDealt) -> None:
    """A card after one that was passed over."""
    end_passing(desk, event)


def see_reload(desk: Desk, _: RackLoaded) -> None:
    """Discards that waited are back."""
    waits = desk.floor.accidents.force.get(Aftermath.RACK_WAITS)
    if waits is not None:
        desk.record(AftermathEnded(Aftermath.RACK_WAITS, waits.rule))


REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    CardsTakenUp: after_round,
    DealerToDraw: before_dealer,
    CardDealt: see_card,
    HandFinished: see_paid,
    ActRecorded: see_act,
    RackLoaded: see_reload,
    CardsReplaced: see_replaced,
}

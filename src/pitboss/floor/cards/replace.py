"""Judge the checking and replacing of cards: by whom, when, checked by whom, and what the new cards await."""

from __future__ import annotations

from typing import Any

from pitboss.floor.cards.checks import CHECKERS, checked_under, require_new_ones_checked
from pitboss.floor.cards.commands import CheckNewCards, Ground, ReplaceCards
from pitboss.floor.cards.count import has
from pitboss.floor.cards.events import CardsReplaced, NewCardsChecked
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, require_staff, roles_of
from pitboss.law.refusal import listed
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.equipment import CardDevice
from pitboss.terms.pack import CARD_CHECKS, DECKS, NEW_CARDS, REPLACE_CARDS, CardCheck, NewCards
from pitboss.terms.powers import Role


def check(desk: Desk, _: CheckNewCards) -> None:
    """Note who has checked the new cards; whether that is enough is asked when they come into play."""
    first = "" if desk.floor.cards.shoes else checked_under(desk)
    terms: tuple[Term[Any], ...] = (CARD_CHECKS["replacement"], NEW_CARDS, CARD_CHECKS["before-use"], CARD_CHECKS["before-gaming"])
    rule = first or desk.game.cited(*terms)
    require_staff(desk, "check new cards", rule)
    desk.record(NewCardsChecked(desk.by, roles_of(desk) & CHECKERS, rule, bool(first)))


def replace(desk: Desk, command: ReplaceCards) -> None:
    """Replace some cards by like ones, or all of them: then the new ones are shuffled."""
    key = _case(desk, command)
    warrant = exercise(desk, REPLACE_CARDS[key])
    if key == "at-shuffle":
        _require_end_of_shoe(desk, warrant.rule)
    if not command.cards and desk.floor.cards.drawn:  # all the cards while a round lies on the layout: it is not over, reading S5
        raise refusal("round-in-progress", "all the cards are replaced once the round is over and its cards are taken up", warrant.rule)
    strange = [card for card in command.cards if not has(desk.floor.cards.pack, card)]
    if strange:
        raise refusal("impossible-card", f"{strange[0]} is no card of this pack", desk.game.cite(DECKS))
    _require_checked(desk)
    require_new_ones_checked(desk)
    then = desk.floor.cards.awaits if command.cards else CardsAwait.SHUFFLE
    check_first = NewCards.CHECK in (desk.game.get(NEW_CARDS) or ())
    unchecked = frozenset({Role.DEALER}) if check_first and not command.cards else frozenset()
    desk.record(CardsReplaced(command.cards, then, unchecked, warrant, warrant.rule))


def _case(desk: Desk, command: ReplaceCards) -> str:
    """The line of the document's table; a game from a device has one of its own in New South Wales."""
    match command.ground:
        case Ground.AT_SHUFFLE:
            return "at-shuffle"
        case Ground.UNFIT:
            return "unfit"
        case Ground.AFTER_ROUND:
            device = desk.floor.cards.device is CardDevice.SHUFFLING_DEVICE
            own = desk.game.get(REPLACE_CARDS["after-any-round-with-device"]) is not None
            return "after-any-round-with-device" if own and device else "after-any-round"


def _require_end_of_shoe(desk: Desk, rule: str) -> None:
    """A shoe whose cutting card has come, or that is to be shuffled for another reason, and has not been."""
    cards = desk.floor.cards
    if cards.device is CardDevice.SHUFFLING_DEVICE or (cards.due is None and cards.awaits is not CardsAwait.SHUFFLE):
        raise refusal("not-at-shuffle", "the cards of a shoe are replaced after the round of the cutting card, before the shuffle", rule)


def _require_checked(desk: Desk) -> None:
    """New cards that must be checked before they come into play, by everybody whom the document names."""
    if desk.game.get(CARD_CHECKS["replacement"]) is not CardCheck.SUPERVISOR_AND_DEALER:
        return
    missing = CHECKERS - desk.floor.cards.prep.checked
    if missing:
        who = listed(sorted(role.title for role in missing))
        rule = desk.game.cite(CARD_CHECKS["replacement"])
        raise refusal("not-checked", f"new cards are checked before they come into play: {who} has not checked them", rule)

"""Choosing: players who were asked answer one by one, and the accident is resolved with the last of them or when the dealer goes on."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.floor.accidents import device, display, entitled, misplaced, short
from pitboss.floor.accidents.commands import Choose, Rectify
from pitboss.floor.accidents.events import ChoiceMade
from pitboss.floor.accidents.kinds import BoxWithOneCard, DealerWithoutCard, DeviceFailure, MisplacedCard, WrongKeys
from pitboss.floor.accidents.steps import resolve
from pitboss.floor.desk import Desk
from pitboss.floor.powers import roles_of
from pitboss.floor.request import SHOE
from pitboss.law.refusal import Malformed, listed
from pitboss.play.desk import refusal
from pitboss.terms.irregular_display import KEYPAD_ERROR
from pitboss.terms.irregular_rounds import MISPLACED_CARD, RECONSTRUCTION_BY, VOID_AUTHORISED_BY
from pitboss.terms.powers import Role


def choose(desk: Desk, command: Choose) -> None:
    """A player's own choice, or the dealer's entry of it."""
    asked, rule = desk.floor.accidents.asked, desk.game.silent
    if asked is None or command.player not in asked.players:
        raise refusal("not-asked", f"{command.player} is not being asked", asked.rule if asked else rule)
    if desk.by not in (command.player, SHOE) and Role.DEALER not in roles_of(desk):
        raise refusal("not-yours", f"{desk.by} may not choose for {command.player}: {command.player} or the dealer may", asked.rule)
    if command.choice not in asked.choices:
        raise Malformed("choice", f"{command.choice!r} is none of {listed(asked.choices)}")
    desk.record(ChoiceMade(command.player, command.choice, asked.rule))
    still = desk.floor.accidents.asked
    if still is not None and not still.players:
        settle(desk, command.card)


def settle(desk: Desk, card: Card | None = None) -> None:
    """Carry out what was chosen; whoever said nothing has chosen what silence means (reading T3)."""
    part = desk.floor.accidents
    accident, asked = part.open, part.asked
    assert asked is not None, "something was asked"
    if getattr(desk.floor.rounds.now, "annulled", False):
        resolve(desk, "the round counts for nothing", asked.warrant, asked.rule)
        return
    chosen = {**dict.fromkeys(asked.players, asked.default), **dict(asked.chosen)}
    match accident:
        case MisplacedCard():
            misplaced.finish(desk, accident, chosen, asked.warrant)
        case DealerWithoutCard():
            short.finish_first_card(desk, chosen, asked.warrant, card)
        case BoxWithOneCard():
            short.finish_one_card(desk, accident, chosen, asked.warrant)
        case DeviceFailure():
            device.finish(desk, accident, chosen, asked.warrant)
        case _:
            raise AssertionError(f"nobody is asked about {accident}")


def go_on(desk: Desk) -> None:
    """The dealer goes on: silence is an answer where there is one; otherwise the round waits."""
    part = desk.floor.accidents
    asked = part.asked
    rule = asked.rule if asked else desk.game.silent
    if asked is None or not asked.default or Role.DEALER not in roles_of(desk):
        raise refusal("accident-open", "an accident is being resolved: the round waits for it", rule)
    settle(desk)


def rectify(desk: Desk, _: Rectify) -> None:
    """Whoever must put a wrong result right, or have a round void that the dealer could not rebuild, does so."""
    accident = desk.floor.accidents.open
    if isinstance(accident, WrongKeys):
        display.rectify(desk)
    elif isinstance(accident, MisplacedCard) and entitled.awaits_authority(desk):
        entitled.authorise(desk, accident)
    else:
        rule = desk.game.cited(KEYPAD_ERROR["after-deal-button"], VOID_AUTHORISED_BY, RECONSTRUCTION_BY, MISPLACED_CARD)
        raise refusal("nothing-to-rectify", "nothing awaits being put right", rule)

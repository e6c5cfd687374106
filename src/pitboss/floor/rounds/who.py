"""Who may give which command of a round: the player whose chips or hand it is, the dealer, or the shoe."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.cards.state import Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, require_dealer, roles_of
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.calling import caller_on
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.desk import refusal
from pitboss.play.state import Box, Round
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.terms.com_bo import COM_BO_DEAL
from pitboss.terms.control import WHO_CALLS
from pitboss.terms.deal import CARDS_HANDLED_BY, NO_MORE_BETS, OPENING_DEAL
from pitboss.terms.powers import Role
from pitboss.terms.wagers import WAGER_PLACE


def _own(desk: Desk, command: PlaceWager | PlaceSideBet | Insure | TakeEvenMoney | Forfeit | Press | PlaceComBoWager) -> None:
    """A player for his or her own chips; the dealer may enter what a player says."""
    if desk.by != command.player and Role.DEALER not in roles_of(desk):
        raise refusal("not-yours", f"{desk.by} may not act for {command.player}: {command.player} or the dealer may", _rule(desk))


def _caller(desk: Desk, command: Hit | Stand | Double | Split | Surrender | ShowCards) -> None:
    """Who calls the box; the dealer may enter what the caller says."""
    caller = caller_on(desk.floor.rounds.now, command.box)
    if caller and desk.by != caller and Role.DEALER not in roles_of(desk):
        rule = desk.game.cite(WHO_CALLS)
        raise refusal("not-caller", f"{desk.by} does not call box {command.box}: {caller} does", rule)


def box_of(desk: Desk, number: int) -> Box | None:
    """The box of that number in the round in play."""
    now = desk.floor.rounds.now
    return next((box for box in now.boxes if box.number == number), None) if isinstance(now, Round) else None


def _rule(desk: Desk) -> str:
    return desk.game.cite(WAGER_PLACE)


def _dealer(desk: Desk, _: object) -> None:
    if Role.DEALER not in roles_of(desk):
        require_dealer(desk, "run the round", desk.game.cite(NO_MORE_BETS) or desk.game.cite(CARDS_HANDLED_BY))


def _card(desk: Desk, _: DrawCard) -> None:
    """A card comes from the shoe that the table has committed to, or is entered by the dealer from a real one."""
    if desk.floor.cards.source is Source.ENTERED:
        if Role.DEALER not in roles_of(desk):
            require_dealer(desk, "enter a card", desk.game.cited(OPENING_DEAL, COM_BO_DEAL))
    elif desk.by != SHOE:
        rule = desk.game.cited(OPENING_DEAL, COM_BO_DEAL)
        raise refusal("shoe-only", f"{desk.by} may not give a card: the program deals from the shuffle it committed to", rule)


def _absent(desk: Desk, command: FindAbsent) -> None:
    """Whoever the document lets direct the hand of a player who does not decide, at whose request it says."""
    exercise(desk, ABSENT_PLAYER_DIRECTION, f"box {command.box}")


def _panel(_: Desk, __: KeyResult) -> None:
    """Whoever the document lets use the control panel, which accidents see to."""


WHO: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    DrawCard: _card,
    Hit: _caller,
    Stand: _caller,
    Double: _caller,
    Split: _caller,
    Surrender: _caller,
    ShowCards: _caller,
    PlaceWager: _own,
    PlaceSideBet: _own,
    PlaceComBoWager: _own,
    Insure: _own,
    TakeEvenMoney: _own,
    Forfeit: _own,
    Press: _own,
    KeepDraw: _own,
    CloseBetting: _dealer,
    CloseInsurance: _dealer,
    CloseSurrender: _dealer,
    KeepDoubles: _dealer,
    FailButton: _dealer,
    GoOffAlone: _dealer,
    KeyResult: _panel,
    FindAbsent: _absent,
}

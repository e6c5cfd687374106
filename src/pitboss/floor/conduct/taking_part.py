"""Who still takes part: nobody who was excluded, and nobody who has left the table and not come back.

Such a person lays down no more chips and decides nothing, whoever enters it. What lies already is played as for any player who is not
there (reading P4): the hand by the rule for absent players, with nothing added to it.
"""

from __future__ import annotations

from pitboss.floor.boxes.commands import DeclareWager, JoinTable, TouchWager, WaitForSeat
from pitboss.floor.conduct.commands import GiveSignal
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.calling import caller_on
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import Double, Forfeit, Hit, Insure, PlaceSideBet, PlaceWager, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.desk import refusal
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.terms.conduct import SANCTION
from pitboss.terms.wagers import WAGER_PLACE, Touch

OnBox = Hit | Stand | Double | Split | Surrender | GiveSignal
OwnChips = PlaceWager | PlaceSideBet | PlaceComBoWager | DeclareWager | Insure | TakeEvenMoney | Forfeit


def takes_part(desk: Desk, player: str) -> bool:
    """Whether somebody may still wager and decide here."""
    return player not in desk.floor.conduct.excluded and player not in desk.floor.boxes.gone


def require_welcome(desk: Desk, player: str) -> None:
    """Nobody who was excluded plays on."""
    if player in desk.floor.conduct.excluded:
        rule = desk.game.cite(SANCTION["exclude-from-game"]) or desk.game.cite(SANCTION["exclude-from-casino"])
        raise refusal("excluded", f"{player} has been excluded from the game", rule)


def require_taking_part(desk: Desk, player: str) -> None:
    """Nobody who was excluded or has left puts chips down or decides."""
    require_welcome(desk, player)
    if player in desk.floor.boxes.gone:
        game = desk.game
        rule = game.cite(ABSENT_PLAYER_DIRECTION) or game.cite(WAGER_PLACE)
        raise refusal("gone", f"{player} has left the table, and comes back to it before anything else", rule)


def welcome(desk: Desk, command: JoinTable | WaitForSeat) -> None:
    """No place for whoever was excluded; where nobody was, this is one look."""
    if desk.floor.conduct.excluded:
        require_welcome(desk, command.player)


def own_chips(desk: Desk, command: OwnChips) -> None:
    """Chips laid down, and what a player decides about his or her own."""
    if desk.floor.conduct.excluded or desk.floor.boxes.gone:
        require_taking_part(desk, command.player)


def touched(desk: Desk, command: TouchWager) -> None:
    """No wager of theirs grows; to take one back adds nothing."""
    if command.act is Touch.INCREASE:
        require_taking_part(desk, command.player)


def on_box(desk: Desk, command: OnBox) -> None:
    """Whoever calls a box decides on it only while taking part."""
    if desk.floor.conduct.excluded or desk.floor.boxes.gone:
        require_taking_part(desk, caller_on(desk.floor.rounds.now, command.box))

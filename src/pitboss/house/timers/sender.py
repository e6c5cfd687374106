"""What a client may not send at all, or not for somebody else: the floor leaves it to the house."""

from __future__ import annotations

from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.cards.commands import RevealShuffle
from pitboss.floor.cards.state import Source
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.state import Floor
from pitboss.house.messages import HOUSE_ONLY
from pitboss.house.tables.button import REAL_BUTTON
from pitboss.house.timers.actors import RESERVED
from pitboss.law.refusal import Refused
from pitboss.play.commands import Press
from pitboss.play.desk import refusal
from pitboss.terms.equipment import BOXES
from pitboss.terms.shuffle import SHUFFLE_STANDARD


def objection_to_sender(game: Game, floor: Floor, command: Command, by: str) -> Refused | None:
    """Why the service does not pass a client's command on to the floor; None where it does, and the floor then judges it.

    Signing on is the house's; nobody speaks under a name of the program; a player comes and goes for himself or herself alone; nobody but
    the dealer says what a real jackpot button drew; and only the program shows its shoe.
    """
    if by in RESERVED or not by:
        return refusal("reserved-name", f"{by or 'nobody'} may not ask anything here: the name is the program's", game.document)
    if type(command) in HOUSE_ONLY:
        return refusal("house-only", "coming on duty and going off is for the house to enter", game.document)
    if isinstance(command, JoinTable | LeaveTable) and command.player != by and not _on_duty(floor, by):
        rule = game.cite(BOXES) or game.document
        return refusal("not-yours", f"{by} may not act for {command.player}: {command.player} or somebody on duty may", rule)
    if isinstance(command, Press) and floor.cards.source is Source.ENTERED and not _on_duty(floor, by):
        return refusal("dealer-enters", REAL_BUTTON, game.document)
    if isinstance(command, RevealShuffle):
        rule = game.cite(SHUFFLE_STANDARD) or game.document
        return refusal("program-shows", "the program shows the order of its own shoe, at its end", rule)
    return None


def _on_duty(floor: Floor, person: str) -> bool:
    return bool(floor.people.roles.get(person, frozenset()) & STAFF)

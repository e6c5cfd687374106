"""Judge hands on the table: who may touch cards, and which signals show a decision."""

from __future__ import annotations

from pitboss.floor.conduct.commands import GiveSignal, TouchCards
from pitboss.floor.conduct.events import CardsTouched, HandSignalled
from pitboss.floor.desk import Desk
from pitboss.floor.powers import roles_of
from pitboss.floor.rounds.calling import caller_on
from pitboss.play.desk import refusal
from pitboss.play.state import Box, Round
from pitboss.terms.control import WHO_CALLS
from pitboss.terms.deal import CARDS_HANDLED_BY, HandledBy
from pitboss.terms.player_hand import DECISIONS, HAND_SIGNALS
from pitboss.terms.powers import Role


def touch_cards(desk: Desk, command: TouchCards) -> None:
    """Let a player take hold of cards that were dealt face down to his or her own box, and nobody else of any."""
    handled, rule = desk.game.get(CARDS_HANDLED_BY), desk.game.cited(CARDS_HANDLED_BY)
    now, box = desk.floor.rounds.now, _box(desk, command.box)
    dealer = Role.DEALER in roles_of(desk)
    own = box is not None and any(bettor.player == desk.by for bettor in box.bettors)
    face_down = isinstance(now, Round) and command.box in now.hidden
    if not dealer and (handled in (None, HandledBy.NOBODY) or not own or not face_down):
        said = f"{desk.by} may not touch the cards of box {command.box}{_save(handled)}"
        raise refusal("hands-off", said, desk.game.cite_last(CARDS_HANDLED_BY) or rule)
    desk.record(CardsTouched(desk.by, command.box, rule))


def _save(handled: HandledBy | None) -> str:
    return "" if handled in (None, HandledBy.NOBODY) else ": a player may hold only cards dealt face down to his or her own box"


def give_signal(desk: Desk, command: GiveSignal) -> None:
    """Note a signal that the document knows, from whoever calls the box."""
    signals, rule = desk.game.get(HAND_SIGNALS) or (), desk.game.cited(HAND_SIGNALS, DECISIONS)
    if caller_on(desk.floor.rounds.now, command.box) != desk.by:
        raise refusal("not-caller", f"{desk.by} does not call box {command.box}", desk.game.cited(WHO_CALLS))
    if command.signal not in signals:
        said = f"this is no signal here: {command.signal.gloss}"
        raise refusal("no-signal", f"{said}. The signals are: {'; '.join(each.gloss for each in signals)}" if signals else said, rule)
    desk.record(HandSignalled(desk.by, command.box, command.signal, rule))


def _box(desk: Desk, number: int) -> Box | None:
    now = desk.floor.rounds.now
    return next((box for box in now.boxes if box.number == number), None) if isinstance(now, Round) else None

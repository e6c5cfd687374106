"""When a card in the wrong place may still be put right in its round."""

from __future__ import annotations

from pitboss.floor.desk import Desk
from pitboss.play.desk import refusal
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Awaits
from pitboss.terms.irregular_rounds import (
    RECONSTRUCTION_DESPITE,
    RECONSTRUCTION_FROM,
    RECONSTRUCTION_UNTIL,
    ReconstructionFrom,
    ReconstructionUntil,
)


def require_in_time(desk: Desk) -> None:
    """From the moment and until the moment that the document names; some early settlements do not count."""
    game, rounds = desk.game, desk.floor.rounds
    begins, ends = game.get(RECONSTRUCTION_FROM), game.get(RECONSTRUCTION_UNTIL)
    if begins is ReconstructionFrom.INITIAL_DEAL_COMPLETE and rounds.now.awaits is Awaits.CARD_FOR_DEAL:
        raise refusal("too-early", f"a misplaced card is put right {begins.gloss}", game.cite(RECONSTRUCTION_FROM))
    if ends is ReconstructionUntil.FIRST_SETTLEMENT and any(_counts(desk, event) for event in rounds.log):
        raise refusal("too-late", f"a misplaced card is put right {ends.gloss}", game.cite(RECONSTRUCTION_UNTIL))


def _counts(desk: Desk, event: object) -> bool:
    """Whether an event is a settlement that closes the way to a reconstruction."""
    if not isinstance(event, WagerSettled):
        return False
    despite = desk.game.get(RECONSTRUCTION_DESPITE) or ()
    # The value of the word is the name of the side bet: reading A35.
    return not (event.net > 0 and event.bet in despite)

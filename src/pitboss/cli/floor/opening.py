"""The game of a day, by the names its file gives."""

from __future__ import annotations

from pitboss.cli.gaming_table import beside, table_for
from pitboss.floor.dayfile import DayFile
from pitboss.floor.game import Game, open_game
from pitboss.law.in_force import Law
from pitboss.law.refusal import Refused
from pitboss.law.rules import elect
from pitboss.play.honoured import NotPlayed


def game_of(written: DayFile, law: Law) -> Game:
    """Lay the game of a day out by its law; what that does not offer is refused as it is for a round."""
    table_for(law, written.options, written.side_bets)  # says what is wrong with the options and side bets
    own = {term.name for term in law}
    rules = elect(law, {name: value for name, value in written.options.items() if name in own})
    bets = {name: beside(law, {**written.options, **settings})[name] for name, settings in written.side_bets.items()}
    try:
        return open_game(
            rules,
            bets,
            written.purpose,
            face_down_approved_by=written.face_down_approved_by,
            naturals_deferred_by=written.naturals_deferred_by,
        )
    except NotPlayed as fault:
        raise Refused(fault.code, fault.sentence, rule=rules.why(fault.term).citation) from None

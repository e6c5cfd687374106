"""Settle a written round: open its table, play it, and give the answer with the telling of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked, dated
from pitboss.cli.gaming_table import game_called, offering_rule, table_for
from pitboss.drafts.draft import DraftRules
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, PitbossError, Refused, nearest
from pitboss.play.adjudicate import Played, play
from pitboss.play.adjudicate_com_bo import ComBoPlayed, answer_com_bo, play_com_bo
from pitboss.play.answer import answer
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.explained import explained
from pitboss.play.named import bet_name
from pitboss.play.offer import bet_names
from pitboss.play.roundfile import RoundFile
from pitboss.play.table import Table
from pitboss.play.telling import Sentence

Pairs = tuple[tuple[str, str], ...]
PLACES = {"game": "game", "option": "options", "election": "options", "side-bet": "side-bets"}
"""In which field of the file a fault of that code stands."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A round's answer, and the round as it was played."""

    answer: dict[str, Any]
    played: Played | ComBoPlayed
    law: Law

    @property
    def told(self) -> tuple[Sentence, ...]:
        """The round told step by step."""
        return explained(self.played)


def settle(written: RoundFile, on: str | None = None, draft: DraftRules | None = None) -> Settled:
    """Play a written round by the law of a moment, or of now; `Refused` says what was not lawful, `Malformed` what could not be read."""
    table = table_of(written, on, draft)
    law = law_of(written.game, on or written.on or None, draft)
    if isinstance(table, ComBoTable):
        com_bo = play_com_bo(written, table)
        return Settled(answer_com_bo(written, com_bo) | dated(law), com_bo, law)
    played = play(written, table)
    return Settled(answer(written, played) | dated(law), played, law)


def table_of(written: RoundFile, on: str | None = None, draft: DraftRules | None = None) -> Table | ComBoTable:
    """The table a round is played at; tables of one kind are opened once."""
    try:
        settings = tuple((bet, _pairs(setting)) for bet, setting in written.side_bets.items())
        table = _table(written.game, _pairs(written.options), settings, on or written.on or None, draft)
        _require_shape(written, table)
        _require_offered(written, on, draft)
    except PitbossError as fault:
        raise _placed(written, fault) from None
    return table


def _pairs(settings: Mapping[str, str]) -> Pairs:
    return tuple(settings.items())


@cache
def law_of(game: str, on: str | None, draft: DraftRules | None = None) -> Law:
    """The law of a game at a moment; what "now" is, is decided once for all rounds of a file."""
    return asked(game_called(game), on, draft)


@cache
def _table(
    game: str, options: Pairs, side_bets: tuple[tuple[str, Pairs], ...], on: str | None, draft: DraftRules | None
) -> Table | ComBoTable:
    return table_for(law_of(game, on, draft), dict(options), {bet: dict(settings) for bet, settings in side_bets})


def _require_shape(written: RoundFile, table: Table | ComBoTable) -> None:
    if written.wagers and not isinstance(table, ComBoTable):
        raise Malformed("round-file", f"wagers: {written.game} is played on boxes: write boxes instead")
    if written.boxes and isinstance(table, ComBoTable):
        raise Malformed("round-file", f"boxes: {written.game} has no boxes to bet on: write wagers instead")


def _require_offered(written: RoundFile, on: str | None, draft: DraftRules | None) -> None:
    """Every side bet that is wagered on must be one that the file's table offers."""
    for box in written.boxes:
        for wager in box.wagers:
            for bet, _ in wager.side:
                where = f"{wager.path}.side.{bet}"
                if bet not in (*written.side_bets, *(names := bet_names(LIBRARY))):
                    raise Malformed("side", f"{where}: there is no side bet {bet!r}{nearest(bet, names)}")
                if bet not in written.side_bets:
                    rule = offering_rule(law_of(written.game, on or written.on or None, draft), bet)
                    said = f"{where}: {bet_name(bet)} is not offered at this table: the side bets of the file do not name it"
                    raise Refused("side", f"{said} ({rule})", rule=rule)


def _placed(written: RoundFile, fault: PitbossError) -> PitbossError:
    """The same fault with the round and the field it stands in."""
    place = PLACES.get(fault.code, "")
    sentence = ": ".join(part for part in (written.label, place, fault.sentence) if part)
    return Refused(fault.code, sentence, rule=fault.rule) if isinstance(fault, Refused) else Malformed(fault.code, sentence)

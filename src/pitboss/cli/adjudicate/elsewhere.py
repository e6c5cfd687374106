"""The same cards and decisions under other books."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from pitboss.cli.adjudicate.settlement import law_of, settle, table_of
from pitboss.cli.answers import dated
from pitboss.cli.gaming_table import offered_with, takes_option
from pitboss.law.refusal import PitbossError, Refused
from pitboss.play.adjudicate import course_of
from pitboss.play.answer import answer
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.elsewhere import PlayedThere, play_there
from pitboss.play.possible import require_possible
from pitboss.play.roundfile import BoxEntry, RoundFile, WagerEntry


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a round comes to under another book: an answer or the fault, and the options and side bets that it does not have.

    Where the courses part there is `there`; a round that does not end there has both an answer, for as far as it went, and a fault.
    """

    game: str
    answer: dict[str, Any] | None
    fault: PitbossError | None
    options_left_out: tuple[str, ...]
    side_bets_left_out: tuple[str, ...]
    there: PlayedThere | None = None


def settle_under(written: RoundFile, game: str, on: str | None) -> Elsewhere:
    """Settle a round under another game. What its book does not offer is left out and named; what was decided stays."""
    try:
        law = law_of(game, on)
    except Refused as fault:
        return Elsewhere(game, None, fault, (), ())
    options = {name: value for name, value in written.options.items() if takes_option(law, name, value)}
    offered = offered_with(law)
    side_bets = {bet: settings for bet, settings in written.side_bets.items() if bet in offered}
    moved = replace(written, game=game, on="", options=options, side_bets=side_bets, boxes=_main_game(written.boxes, side_bets))
    options_out = tuple(name for name in written.options if name not in options)
    side_bets_out = tuple(bet for bet in written.side_bets if bet not in side_bets)
    try:
        return Elsewhere(game, settle(moved, on).answer, None, options_out, side_bets_out)
    except PitbossError as fault:
        there = _as_far_as_it_goes(written, moved, on)
        if there is None or there.parting is None:
            return Elsewhere(game, None, fault, options_out, side_bets_out)
        return Elsewhere(game, answer(moved, there.played) | dated(law), there.fault, options_out, side_bets_out, there)


def _as_far_as_it_goes(written: RoundFile, moved: RoundFile, on: str | None) -> PlayedThere | None:
    """The round under the other book up to where that is possible; None where it cannot even be begun, or is none under its own."""
    try:
        here, there = table_of(written, on), table_of(moved, on)
        if isinstance(here, ComBoTable) or isinstance(there, ComBoTable):
            return None
        require_possible(moved, there)
        return play_there(moved, course_of(written, here), there)
    except PitbossError:
        return None


def _main_game(boxes: tuple[BoxEntry, ...], side_bets: Collection[str]) -> tuple[BoxEntry, ...]:
    """The boxes without wagers on side bets that are not offered, nor bettors who had nothing else."""
    return tuple(
        replace(box, wagers=tuple(wager for wager in (_without(each, side_bets) for each in box.wagers) if wager.stake or wager.side))
        for box in boxes
    )


def _without(wager: WagerEntry, side_bets: Collection[str]) -> WagerEntry:
    return replace(wager, side=tuple((bet, amount) for bet, amount in wager.side if bet in side_bets))

"""The same cards and decisions under other books."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from pitboss.cli.adjudicate.settlement import settle
from pitboss.cli.gaming_table import game_called, offered_with, takes_option
from pitboss.law.refusal import PitbossError
from pitboss.play.roundfile import BoxEntry, RoundFile, WagerEntry


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a round comes to under another book: an answer or the fault, and the options and side bets that it does not have."""

    game: str
    answer: dict[str, Any] | None
    fault: PitbossError | None
    options_left_out: tuple[str, ...]
    side_bets_left_out: tuple[str, ...]


def settle_under(written: RoundFile, game: str) -> Elsewhere:
    """Settle a round under another game. What its book does not offer is left out and named; what was decided stays."""
    book = game_called(game)
    options = {name: value for name, value in written.options.items() if takes_option(book, name, value)}
    offered = offered_with(book)
    side_bets = {bet: settings for bet, settings in written.side_bets.items() if bet in offered}
    moved = replace(written, game=game, options=options, side_bets=side_bets, boxes=_main_game(written.boxes, side_bets))
    options_out = tuple(name for name in written.options if name not in options)
    side_bets_out = tuple(bet for bet in written.side_bets if bet not in side_bets)
    try:
        return Elsewhere(game, settle(moved).answer, None, options_out, side_bets_out)
    except PitbossError as fault:
        return Elsewhere(game, None, fault, options_out, side_bets_out)


def _main_game(boxes: tuple[BoxEntry, ...], side_bets: Collection[str]) -> tuple[BoxEntry, ...]:
    """The boxes without wagers on side bets that are not offered, nor bettors who had nothing else."""
    return tuple(
        replace(box, wagers=tuple(wager for wager in (_without(each, side_bets) for each in box.wagers) if wager.stake or wager.side))
        for box in boxes
    )


def _without(wager: WagerEntry, side_bets: Collection[str]) -> WagerEntry:
    return replace(wager, side=tuple((bet, amount) for bet, amount in wager.side if bet in side_bets))

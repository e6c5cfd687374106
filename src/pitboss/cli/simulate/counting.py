"""Counting as it is written: the system, the ramp, and what is done from which count on; a file or words in the line for either."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pitboss.count.indices import is_indices, read_indices
from pitboss.law.refusal import Malformed
from pitboss.odds.chart.sheet import read_csv
from pitboss.odds.records import Strategy
from pitboss.sim import SYSTEMS, Betting, Burned, DecksLeft, Ramp, Rounding, Tags, ramp_of, tags_of
from pitboss.sim.player import Player, changed
from pitboss.sim.ramp import FLAT_RAMP
from pitboss.sim.tags import pairs_of, system

HEADS = ("card", "count")
"""What the first line of a file may begin with."""


@dataclass(frozen=True, slots=True)
class Counting:
    """The words of the command line that have to do with a count."""

    count: str | None = None
    ramp: str | None = None
    decks_left: str | None = None
    rounding: str | None = None
    enter: int | None = None
    leave: int | None = None
    insurance: int | None = None
    even_money: int | None = None
    charts: tuple[str, ...] = ()
    see_burn: bool = False

    @property
    def given(self) -> Mapping[str, bool]:
        """Every option, and whether it was given."""
        return {
            "--count": self.count is not None,
            "--ramp": self.ramp is not None,
            "--decks-left": self.decks_left is not None,
            "--rounding": self.rounding is not None,
            "--enter": self.enter is not None,
            "--leave": self.leave is not None,
            "--insurance-from": self.insurance is not None,
            "--even-money-from": self.even_money is not None,
            "--strategy-from": bool(self.charts),
            "--see-burn": self.see_burn,
        }


def betting(written: Counting, side_bets: Mapping[str, int], player: Callable[[], Player]) -> Betting:
    """What is done by the count; `side_bets` are those that are made only from a count on, `player` plays below the first chart's count."""
    if written.count is None:
        others = [option for option, is_given in written.given.items() if is_given]
        if others or side_bets:
            option = others[0] if others else f"--side-bet {next(iter(side_bets))}@"
            raise Malformed("count", f"{option} goes by a count, and none is kept: say which, as in --count hi-lo")
        return Betting()
    return Betting(
        tags=tags_written(written.count),
        ramp=FLAT_RAMP if written.ramp is None else _ramp(written.ramp),
        decks_left=None if written.decks_left is None else DecksLeft(written.decks_left),
        rounding=Rounding.FLOOR if written.rounding is None else Rounding(written.rounding),
        enter=written.enter,
        leave=written.leave,
        insurance=written.insurance,
        even_money=written.even_money,
        side_bets=side_bets,
        charts=_charts(written.charts, player) if written.charts else {},
        burned=Burned.ASKED_FOR if written.see_burn else Burned.UNSEEN,
    )


def told(found: Betting) -> dict[str, Any]:
    """Counting as JSON carries it; nothing where nothing is counted."""
    if found.is_flat:
        return {}
    enter, leave = found.seats()
    return {
        "count": found.tags.name,
        "ramp": {str(count): units for count, units in found.ramp.steps},
        "decks_left": str(found.reckoned),
        "rounding": str(found.rounding),
        "enter": enter,
        "leave": leave,
        "insurance_from": found.insurance,
        "even_money_from": found.even_money,
        "side_bets_from": dict(found.side_bets),
        "strategy_from": {str(count): player.name for count, player in sorted(found.charts.items())},
        "burned_card": str(found.burned),
    }


def tags_written(words: str, option: str = "--count") -> Tags:
    """A system by its name, by its tags, or from a file."""
    if words in SYSTEMS:
        return SYSTEMS[words]
    if ":" in words:
        return tags_of(pairs_of(words), option)
    return tags_of(_file(words), words) if Path(words).suffix or os.path.isfile(words) else system(words)


def _ramp(words: str) -> Ramp:
    return ramp_of(pairs_of(words), "--ramp") if ":" in words else ramp_of(_file(words), words)


def _charts(words: tuple[str, ...], player: Callable[[], Player]) -> dict[int, Player]:
    """The charts from each count on: every file changes places of the chart that is played below its count.

    A file of indices names its counts itself; any other is named with one.
    """
    steps: dict[int, tuple[str, Strategy]] = {}
    for each in words:
        for count, name, places in _steps(each):
            if count in steps:
                raise Malformed("strategy", f"--strategy-from has two files from {count} on: put their places into one")
            steps[count] = name, places
    found, last = dict[int, Player](), player()
    for count, (name, places) in sorted(steps.items()):
        last = found[count] = changed(last, places, name)
    return found


def _steps(words: str) -> Iterator[tuple[int, str, Strategy]]:
    whole = _chart_text(words) if Path(words).is_file() else ""
    if is_indices(whole):
        for step, places in read_indices(whole, words).items():
            yield step, words, places
        return
    count, _, name = words.partition(":")
    try:
        step = int(count)
    except ValueError:
        raise Malformed(
            "strategy",
            f"--strategy-from {words[:60]}: {count[:20]!r} is no count: write it as in 3:chart.csv, or name a file that "
            "`pitboss count indices` wrote",
        ) from None
    yield step, name, read_csv(_chart_text(name), name)


def _chart_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Malformed("strategy", f"--strategy-from {name[:80]} cannot be read: name a file such as `pitboss strategy` writes") from None


def _file(name: str) -> list[tuple[str, str]]:
    """The pairs of a file, one a line; a line of headings and lines that say nothing are passed over."""
    try:
        text = Path(name).read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        raise Malformed("file", f"{name[:80]} cannot be read: name a file with a pair a line, such as 7,1") from None
    lines = [(number, line) for number, line in enumerate(csv.reader(text.splitlines()), 1) if any(line)]
    for number, line in lines:
        if len(line) != 2:
            raise Malformed("file", f"{name[:80]} line {number} is no pair: write two things with a comma between them, such as 7,1")
    pairs = [(left.strip(), right.strip()) for _, (left, right) in lines]
    return pairs[1:] if pairs and pairs[0][0].lower() in HEADS else pairs

"""Answer a file of rounds: read every round first, then play each, and say of each what it came to."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from pitboss.cli.adjudicate.elsewhere import Elsewhere, settle_under
from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.adjudicate.page import print_round, print_told, print_under
from pitboss.cli.adjudicate.settlement import Settled, settle, table_of
from pitboss.cli.answers import as_of
from pitboss.cli.gaming_table import game_called
from pitboss.cli.screen import answer_json
from pitboss.drafts.draft import DraftRules
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.play.roundfile import RoundFile, read_round

PATIENCE = 1.0
"""Seconds after which a person wants to see how far it is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How a file of rounds is to be answered: in JSON or on a page, told step by step, under which other games, and
    by the law of which moment."""

    in_json: bool
    explain: bool
    under: tuple[str, ...]
    on: str | None = None
    draft: DraftRules | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """One round with its answer or its refusal, and what it comes to elsewhere."""

    written: RoundFile
    settled: Settled | None
    refusal: Refused | None
    elsewhere: tuple[Elsewhere, ...]


def answer_file(name: str, asked: Asked) -> int:
    """Answer every round of a file; the status is 1 if any was refused. A file that cannot be read is `Malformed` as a whole."""
    for game in asked.under:
        _require_game(game)
    called, refused = "stdin" if name == "-" else name, list[Refused]()
    try:
        text = text_of(name)
        rounds, many = rounds_in(text)
        if not many and isinstance(rounds[0], dict) and rounds[0].get("pitboss") == "log":
            rounds, refused = _exported(text)
            many = True
        written = [read_round(value, place) for place, value in enumerate(rounds, 1)]
        for each in written:
            _require_readable(each, asked)
    except Malformed as fault:
        raise Malformed(fault.code, fault.sentence if fault.sentence.startswith(called) else f"{called}: {fault.sentence}") from None
    reports = [_report(each, asked) for each in _counted(written)]
    if asked.in_json:
        answers = [_record(report, asked) for report in reports]
        answer_json(answers if many else answers[0])
    else:
        _print(reports, asked)
    refusals = refused + [report.refusal for report in reports if report.refusal]
    for refusal in refusals:
        print(f"pitboss: {called}: {' '.join(refusal.sentence.splitlines())}", file=sys.stderr)
    return 1 if refusals else 0


def _exported(text: str) -> tuple[list[object], list[Refused]]:
    """The rounds of what `pitboss export` wrote of a table or a shoe, and those that cannot be told as rounds."""
    from pitboss.cli.house.round_file import rounds_of  # the house is not for a round on paper to wait for
    from pitboss.house.audit.export import read_export

    rounds, refused = rounds_of(read_export(json.loads(text)))
    if not rounds and not refused:
        raise Malformed("file", "no round of it is over")
    return list(rounds), refused


def _require_game(game: str) -> None:
    try:
        game_called(game)
    except Malformed as fault:
        raise Malformed(fault.code, f"--under: {fault.sentence}") from None


def _require_readable(written: RoundFile, asked: Asked) -> None:
    """See that the round's table can be opened; what the law refuses is told when its turn comes."""
    try:
        table_of(written, asked.on, asked.draft)
    except Refused:
        return


def _report(written: RoundFile, asked: Asked) -> Report:
    elsewhere = tuple(settle_under(written, game, asked.on) for game in asked.under)
    try:
        return Report(written, settle(written, asked.on, asked.draft), None, elsewhere)
    except Refused as fault:
        return Report(written, None, fault, elsewhere)


def _record(report: Report, asked: Asked) -> dict[str, Any]:
    """A round as JSON: the contract's object, or the error, with what else was asked for."""
    if report.settled:
        record = dict(report.settled.answer)
    else:
        record = {"id": report.written.id, "game": report.written.game, "error": _error(report.refusal)}
    if asked.explain and report.settled:
        record["explained"] = [
            {"said": each.said, "rules": list(each.rules), "readings": list(each.readings)} for each in report.settled.told
        ]
    if asked.under:
        record["under"] = {each.game: _elsewhere(each) for each in report.elsewhere}
    return record


def _elsewhere(each: Elsewhere) -> dict[str, Any]:
    record: dict[str, Any] = dict(each.answer) if each.answer else {"error": _error(each.fault)}
    there = each.there
    if there is not None and there.parting is not None:
        record["parts"] = {"card": there.parting.card, "said": there.parting.said, "rule": there.parting.rule}
        record["decisions_left_out"] = [decision.words for decision in there.left_out]
        record["cards_left_over"] = there.cards_over
        if there.fault:
            record["error"] = _error(there.fault)
    return record | {"options_left_out": list(each.options_left_out), "side_bets_left_out": list(each.side_bets_left_out)}


def _error(fault: PitbossError | None) -> dict[str, Any]:
    assert fault is not None, "a round without an answer has its fault"
    rule = fault.rule if isinstance(fault, Refused) else ""
    return {"code": fault.code, "sentence": fault.sentence, "rule": rule or None}


def _print(reports: Sequence[Report], asked: Asked) -> None:
    shown = [report for report in reports if report.settled or report.elsewhere]
    for number, report in enumerate(shown):
        if number:
            print()
        if report.settled:
            print_round(report.written.label, report.settled.answer, _elected(report.written), as_of(report.settled.law))
            if asked.explain:
                print()
                print_told(report.settled.told, report.settled.answer, _elected(report.written))
        if report.elsewhere:
            print()
            own = report.settled.answer if report.settled else None
            print_under(own, report.written.game, report.elsewhere, report.written.players)


def _elected(written: RoundFile) -> dict[str, str]:
    """What the house has chosen at the table of a round, beside the game and beside its side bets."""
    return {name: value for settings in (*written.side_bets.values(), written.options) for name, value in settings.items()}


def _counted(written: Sequence[RoundFile]) -> Iterator[RoundFile]:
    """The rounds one by one, counted on stderr if a person is watching and it takes a while."""
    begun, progress, task = monotonic(), None, None
    try:
        for number, each in enumerate(written):
            if progress is None and sys.stderr.isatty() and monotonic() - begun > PATIENCE:
                from rich.console import Console  # slow to import, and seldom wanted
                from rich.progress import Progress

                progress = Progress(console=Console(stderr=True), transient=True)
                task = progress.add_task("rounds", total=len(written))
                progress.start()
            if progress is not None and task is not None:
                progress.update(task, completed=number)
            yield each
    finally:
        if progress is not None:
            progress.stop()

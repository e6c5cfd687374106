"""Answer a day: read it, play it, and say what happened and what did not go as the file foretold."""

from __future__ import annotations

import sys
from typing import Any

from pitboss.cli.answers import as_of, asked, dated
from pitboss.cli.floor.file import day_called
from pitboss.cli.floor.opening import game_of
from pitboss.cli.floor.page import print_day
from pitboss.cli.gaming_table import game_called
from pitboss.cli.screen import answer_json
from pitboss.drafts.draft import DraftRules
from pitboss.floor.clock import clock
from pitboss.floor.dayfile import Day, DayFile, Step, play_day, read_day
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.money.cents import dollars


def answer_day(name: str, on: str | None, draft: DraftRules | None = None, *, in_json: bool) -> int:
    """Answer a day; the status is 1 if it did not go as written."""
    called = "stdin" if name == "-" else name
    try:
        written = read_day(day_called(name))
        law = asked(game_called(written.game), on, draft)
        day = play_day(written, game_of(written, law))
    except PitbossError as fault:
        sentence = fault.sentence if fault.sentence.startswith(called) else f"{called}: {fault.sentence}"
        if isinstance(fault, Refused):
            raise Refused(fault.code, sentence, rule=fault.rule) from None
        raise Malformed(fault.code, sentence) from None
    if in_json:
        answer_json(_record(written, day) | dated(law))
    else:
        print_day(written, day, as_of(law))
    if day.fault:
        print(f"pitboss: {called}: {' '.join(day.fault.splitlines())}", file=sys.stderr)
    return 1 if day.fault else 0


def _record(written: DayFile, day: Day) -> dict[str, Any]:
    """A day as JSON."""
    return {
        "game": written.game,
        "requests": [_step(each) for each in day.steps],
        "money": {account: dollars(cents) for account, cents in day.money.items()},
        "fault": day.fault or None,
    }


def _step(step: Step) -> dict[str, Any]:
    refusal = step.refusal
    return {
        "at": clock(step.entry.at),
        "seconds": step.entry.at,
        "by": step.entry.by,
        "do": step.entry.verb,
        "events": [
            {"event": type(event).__name__, "said": told.said, "rules": list(told.rules)}
            for event, told in zip(step.events, step.told, strict=True)
        ],
        "refused": {"code": refusal.code, "sentence": refusal.sentence, "rule": refusal.rule} if refusal else None,
        "outcome": step.outcome.value,
    }

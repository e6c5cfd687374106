"""Play a written day at a table, request by request, and say of each what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from pitboss.floor.clock import clock
from pitboss.floor.commands import Command
from pitboss.floor.dayfile.records import DayFile, Entry
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOn
from pitboss.floor.postings import ledger
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.floor.telling import told_in
from pitboss.law.refusal import Malformed, Refused
from pitboss.money.ledger import balances
from pitboss.play.telling import Sentence


class Outcome(Enum):
    """What became of a request, and whether the file foretold it."""

    DONE = "done"
    REFUSED_AS_FORETOLD = "refused as foretold"
    REFUSED = "refused"
    NOT_REFUSED = "not refused"


@dataclass(frozen=True, slots=True)
class Step:
    """One request with what happened, or its refusal."""

    entry: Entry
    events: tuple[Event, ...]
    told: tuple[Sentence, ...]
    refusal: Refused | None
    outcome: Outcome

    @property
    def ends_the_day(self) -> bool:
        """Whether this is not what the file foretold."""
        return self.outcome in (Outcome.REFUSED, Outcome.NOT_REFUSED)

    @property
    def fault(self) -> str:
        """What went otherwise than foretold, in a sentence; empty if nothing did."""
        entry = self.entry
        where = f"{entry.path} ({clock(entry.at)}, {entry.by}, {entry.verb})"
        if self.outcome is Outcome.NOT_REFUSED:
            return f"{where}: this was to be refused under {entry.refused}, and was not"
        if self.outcome is Outcome.REFUSED and self.refusal is not None:
            otherwise = f"; it was to be refused under {entry.refused}" if entry.refused else ""
            return f"{where}: {self.refusal.sentence}{otherwise}"
        return ""


@dataclass(frozen=True, slots=True)
class Day:
    """A day as it was played: the steps as far as they went, the log, and where the table stands."""

    steps: tuple[Step, ...]
    log: tuple[Event, ...]
    floor: Floor

    @property
    def fault(self) -> str:
        """What went otherwise than the file foretold."""
        return self.steps[-1].fault if self.steps else ""

    @property
    def money(self) -> dict[str, int]:
        """What each account has at the end, in cents; accounts that came out even are left out."""
        return {account: cents for account, cents in sorted(balances(ledger(self.log)).items()) if cents}


def play_day(written: DayFile, game: Game) -> Day:
    """Play a day until its end, or until something happens that it did not foretell."""
    floor = Floor()
    log: list[Event] = []
    steps: list[Step] = []
    for entry in (*_coming_on_duty(written), *written.entries):
        before = floor
        events, floor, refusal = _asked(game, floor, entry)
        log += events
        steps.append(Step(entry, events, tuple(told_in(events, before)), refusal, _outcome(entry, refusal)))
        if steps[-1].ends_the_day:
            break
    return Day(tuple(steps), tuple(log), floor)


def _coming_on_duty(written: DayFile) -> Iterator[Entry]:
    for person, roles in written.people.items():
        yield Entry(f"people.{person}", person, written.entries[0].at, "sign-on", (SignOn(person, roles),))


def _asked(game: Game, floor: Floor, entry: Entry) -> tuple[tuple[Event, ...], Floor, Refused | None]:
    """Everything an entry asks, as far as it is lawful."""
    happened: list[Event] = []
    for command in entry.commands:
        try:
            events, floor = _step(game, floor, entry, command)
        except Refused as refusal:
            return tuple(happened), floor, refusal
        happened += events
    return tuple(happened), floor, None


def _step(game: Game, floor: Floor, entry: Entry, command: Command) -> tuple[tuple[Event, ...], Floor]:
    try:
        return step(game, floor, Request(entry.by, entry.at, command))
    except Malformed as fault:
        raise Malformed(fault.code, f"{entry.path}: {fault.sentence}") from None


def _outcome(entry: Entry, refusal: Refused | None) -> Outcome:
    if refusal is None:
        return Outcome.NOT_REFUSED if entry.refused else Outcome.DONE
    return Outcome.REFUSED_AS_FORETOLD if refusal.rule == entry.refused else Outcome.REFUSED

"""Run tests with the law changed, in processes forked from one that has everything loaded."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

import pytest
from _pytest.outcomes import Exit
from _pytest.runner import runtestprotocol

from pitboss.law.proofs import Proved
from scripts.proofs.changes import Change
from scripts.proofs.code import removals
from scripts.proofs.plan import Trial

LONGEST = 180
CRASHES = (NameError, AttributeError, TypeError)
"""What a program comes to that lacks a line, whatever its tests ask of it."""
_LAST: dict[str, type[BaseException]] = {}
QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no", "--assert=plain", "-W", "ignore"]


class Result(NamedTuple):
    """What became of one rule: how many changes were tried and caught, by clause, and the first of a clause that nobody noticed.

    A clause is left alone once a change of it was noticed. `taken_out` is the code whose absence was noticed where no other words of
    some clause were.
    """

    citation: str
    tried: int
    caught: int
    by_clause: tuple[int, ...]
    unnoticed: str
    taken_out: str = ""
    fault: str = ""

    @property
    def proof(self) -> Proved:
        """Whether of every clause at least one change was noticed, and whether it took a change of the code to be."""
        if not self.by_clause or not all(self.by_clause):
            return Proved.NO
        return Proved.CODE if self.taken_out else Proved.CLAUSE


def measure(files: tuple[str, ...], trials: list[Trial]) -> list[Result]:
    """Collect the files once, then try every change of every rule whose tests are in them."""

    def work() -> list[Any]:
        loop = _Loop(trials)
        pytest.main([*QUIET, *files], plugins=[loop])
        return loop.results

    raw = _forked(work, LONGEST * 20)
    if raw is None:
        return [Result(trial.row.citation, 0, 0, (), "", fault="the tests could not be collected") for trial in trials]
    return [_result(trial, *each) for trial, each in zip(trials, raw, strict=True)]


def _result(trial: Trial, fault: str, caught: list[list[bool]], taken_out: str) -> Result:
    """Whatever the quick way did not notice is tried once more with the tests' modules loaded after the change."""
    citation = trial.row.citation
    if fault:
        return Result(citation, 0, 0, (), "", fault=fault)
    unnoticed = ""
    for changes, noticed in zip(trial.changes, caught, strict=True):
        if not any(noticed) and not any(_until_noticed(_afresh(trial, change) for change in changes)):
            unnoticed = unnoticed or changes[0].words if changes else unnoticed
        elif not any(noticed):
            noticed[-1] = True
    tried = sum(map(len, caught))
    return Result(citation, tried, sum(map(sum, caught)), tuple(map(sum, caught)), unnoticed, taken_out)


class _Loop:
    """Takes the place of pytest's own loop: for every change a child, which runs the tests of one rule."""

    def __init__(self, trials: list[Trial]) -> None:
        self.trials = trials
        self.results: list[Any] = []

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            _LAST["fault"] = call.excinfo.type

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        sound: dict[str, bool] = {}
        for trial in self.trials:
            mine = [item for test in trial.tests for item in items.get(test, ())]
            missing = [test for test in trial.tests if test not in items]
            for test in trial.tests:
                if test not in sound:
                    sound[test] = not _fails(items.get(test, []), None)
            broken = missing or [test for test in trial.tests if not sound[test]]
            if broken:
                self.results.append((f"{broken[0]} fails without any change", [], ""))
            else:
                self.results.append(("", *_tried(trial, mine)))
        return True


def _tried(trial: Trial, items: list[pytest.Item]) -> tuple[list[list[bool]], str]:
    """Each clause with other words, and where nobody minds those, without the code that names its term."""
    caught, taken_out = [], ""
    for changes, term in zip_longest(trial.changes, trial.terms):
        noticed = _until_noticed(_fails(items, change) for change in changes)
        if not any(noticed) and term:
            for change in removals(term):
                noticed.append(_fails(items, change, crashes=False))
                if noticed[-1]:
                    taken_out = taken_out or change.words
                    break
        caught.append(noticed)
    return caught, taken_out


def _until_noticed(tries: Iterable[bool]) -> list[bool]:
    """One try after the other, up to the first that was noticed."""
    found = []
    for noticed in tries:
        found.append(noticed)
        if noticed:
            break
    return found


def _fails(items: list[pytest.Item], change: Change | None, *, crashes: bool = True) -> bool:
    """Whether one of the tests fails once the law says something else; not whether it crashes, where that proves nothing."""

    def work() -> bool:
        if change is not None:
            change.make()
        try:
            failed = any(report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None))
            return failed and (crashes or not issubclass(_LAST.get("fault", object), CRASHES))
        except Exit:  # the game cannot be opened at all, which would prove every rule of it
            return False

    return _forked(work, LONGEST) is not False


def _afresh(trial: Trial, change: Change) -> bool:
    """Whether a test fails that is loaded only after the change."""

    def work() -> bool:
        change.make()
        return pytest.main([*QUIET, "-x", *trial.tests]) != 0

    return _forked(work, LONGEST) is not False


def _forked(work: Callable[[], Any], longest: int) -> Any:
    """Do something in a child and hand back what it says; None where it died or took too long."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        os.setpgid(0, 0)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        signal.alarm(longest)
        try:
            with os.fdopen(into, "wb") as pipe:
                pipe.write(json.dumps(work()).encode())
        except BaseException:
            os._exit(1)
        os._exit(0)
    os.close(into)
    with os.fdopen(out, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return json.loads(said) if said else None


def in_turn(groups: list[tuple[tuple[str, ...], list[Trial]]], workers: int) -> Iterator[list[Result]]:
    """Measure groups of files on several cores, the longest first."""
    waiting = sorted(groups, key=lambda group: -len(group[1]))
    running: dict[int, tuple[int, list[Trial]]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            files, trials = waiting.pop(0)
            out, into = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(out)
                with os.fdopen(into, "wb") as pipe:
                    pipe.write(json.dumps(measure(files, trials)).encode())
                os._exit(0)
            os.close(into)
            running[out] = (child, trials)
        ready, _, _ = select.select(list(running), [], [])
        for out in ready:
            child, trials = running.pop(out)
            with os.fdopen(out, "rb") as pipe:
                said = pipe.read()
            os.waitpid(child, 0)
            if not said:
                sys.exit(f"proofs: the measurement of {trials[0].files} died")
            yield [Result(*each) for each in json.loads(said)]

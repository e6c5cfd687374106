"""Run tests with the law changed, in processes forked from one that has everything loaded."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from scripts.proofs.changes import Change
from scripts.proofs.plan import Trial

LONGEST = 180
QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no", "--assert=plain", "-W", "ignore"]


class Result(NamedTuple):
    """What became of one rule: how many changes were tried and caught, by clause, and the first of a clause that nobody noticed.

    A clause is left alone once a change of it was noticed.
    """

    citation: str
    tried: int
    caught: int
    by_clause: tuple[int, ...]
    unnoticed: str
    fault: str = ""

    @property
    def proved(self) -> bool:
        """Whether of every clause at least one change was noticed."""
        return bool(self.by_clause) and all(self.by_clause)


def measure(files: tuple[str, ...], trials: list[Trial]) -> list[Result]:
    """Collect the files once, then try every change of every rule whose tests are in them."""

    def work() -> list[Any]:
        loop = _Loop(trials)
        pytest.main([*QUIET, *files], plugins=[loop])
        return loop.results

    raw = _forked(work, LONGEST * 20)
    if raw is None:
        return [Result(trial.row.citation, 0, 0, (), "", "the tests could not be collected") for trial in trials]
    results = []
    for trial, (fault, caught) in zip(trials, raw, strict=True):
        results.append(_result(trial, fault, caught))
    return results


def _result(trial: Trial, fault: str, caught: list[list[bool]]) -> Result:
    """Whatever the quick way did not notice is tried once more with the tests' modules loaded after the change."""
    citation = trial.row.citation
    if fault:
        return Result(citation, 0, 0, (), "", fault)
    unnoticed = ""
    for changes, noticed in zip(trial.changes, caught, strict=True):
        if not any(noticed) and not any(_until_noticed(_afresh(trial, change) for change in changes)):
            unnoticed = unnoticed or changes[0].words if changes else unnoticed
        elif not any(noticed):
            noticed[-1] = True
    tried = sum(map(len, caught))
    return Result(citation, tried, sum(map(sum, caught)), tuple(map(sum, caught)), unnoticed)


class _Loop:
    """Takes the place of pytest's own loop: for every change a child, which runs the tests of one rule."""

    def __init__(self, trials: list[Trial]) -> None:
        self.trials = trials
        self.results: list[Any] = []

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
                self.results.append((f"{broken[0]} fails without any change", []))
            else:
                self.results.append(("", [_until_noticed(_fails(mine, change) for change in changes) for changes in trial.changes]))
        return True


def _until_noticed(tries: Iterable[bool]) -> list[bool]:
    """One try after the other, up to the first that was noticed."""
    found = []
    for noticed in tries:
        found.append(noticed)
        if noticed:
            break
    return found


def _fails(items: list[pytest.Item], change: Change | None) -> bool:
    """Whether one of the tests fails once the law says something else."""

    def work() -> bool:
        if change is not None:
            change.make()
        for item in items:
            reports = runtestprotocol(item, log=False, nextitem=None)
            if any(report.failed for report in reports):
                return True
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

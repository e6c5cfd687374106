"""Simulating on the odds pages: one run for each session, started, watched and stopped."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Depends, Request
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from pitboss.house.accounts import Holder
from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service.http.bodies import Body
from pitboss.house.service.http.who import Anybody, From, ThePit
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.web.background_run import Asked, BackgroundRun
from pitboss.web.shapes.simulation import MySimulation

router = APIRouter(prefix="/api/simulation", tags=["odds"])
MOST_ROUNDS = 200_000_000
MOST_RUNS = 2
"""Runs at a time in the whole house; a run takes a core."""
KEPT = 64
"""Runs that are over and still known."""


class NewRun(Body):
    """A game under options, so many rounds, and the seed."""

    game: str = Field(max_length=60)
    options: dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)]] = Field(default_factory=dict, max_length=24)
    rounds: int = Field(ge=1_000_000, le=MOST_ROUNDS)
    seed: int = Field(default=1, ge=0, le=2**53)


class Runs:
    """Who has which run."""

    def __init__(self) -> None:
        self._of: dict[str, BackgroundRun] = {}

    def of(self, whose: str) -> BackgroundRun | None:
        """Somebody's run."""
        return self._of.get(whose)

    def start(self, whose: str, asked: Asked) -> BackgroundRun:
        """Start a run; one that this session had before ends."""
        self.stop(whose)
        if sum(not run.is_over for run in self._of.values()) >= MOST_RUNS:
            raise Refused("busy", "Others are simulating at the moment: start yours in a minute.", rule="house odds")
        self._of.pop(whose, None)
        while len(self._of) >= KEPT:
            del self._of[next(each for each, run in self._of.items() if run.is_over)]
        found = self._of[whose] = BackgroundRun.start(asked)
        return found

    def stop(self, whose: str) -> None:
        """End somebody's run, if it goes on."""
        found = self._of.get(whose)
        if found is not None:
            found.stop()


def runs_of(request: Request) -> Runs:
    """The runs of this server."""
    state = request.app.state
    if not hasattr(state, "simulations"):
        state.simulations = Runs()
    return cast(Runs, state.simulations)


def session_of(who: Anybody, caller: From) -> str:
    """Whose run: a session's, or of whoever reads without one, the machine's."""
    return f"session {who.session}" if isinstance(who, Holder) else f"from {caller.address}"


TheRuns = Annotated[Runs, Depends(runs_of)]
Whose = Annotated[str, Depends(session_of)]


@router.get("")
async def look(runs: TheRuns, whose: Whose) -> MySimulation:
    """How far the run of this session is; whoever does not ask for a while has left, and the run ends."""
    return _answer(runs.of(whose))


@router.post("")
async def start(pit: ThePit, runs: TheRuns, whose: Whose, body: NewRun) -> MySimulation:
    """Start a run in a process of its own."""
    founding = TableDefinition("-", "-", body.game, SignedLimits(1, 1, 1), body.options).founding
    rules: Rules = (await run_in_threadpool(pit.library.open_game, founding)).rules
    elected = {term.name: str(value) for term, value in rules.elected.items()}
    return _answer(runs.start(whose, Asked(rules, elected | body.options, body.rounds, body.seed)))


@router.delete("")
async def stop(runs: TheRuns, whose: Whose) -> MySimulation:
    """End the run and keep what it has found."""
    runs.stop(whose)
    return _answer(runs.of(whose))


def _answer(run: BackgroundRun | None) -> MySimulation:
    return {"run": run.record() if run else None, "most": MOST_ROUNDS}

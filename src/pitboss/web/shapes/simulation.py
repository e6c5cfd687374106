"""The shapes of a simulation on the odds pages."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Stage = Literal["starting", "dealing", "done", "stopped", "failed"]


class SimulatedPoint(TypedDict):
    """The value of a unit wagered after so many rounds, and the standard error of it."""

    rounds: int
    ev: float
    standard_error: float


class Simulation(TypedDict):
    """A run: how far it is of the rounds `wanted`, where the value stands, the exact value of the same play, and how many standard errors
    lie between them; `points` is the way there, `seconds` how long it has been dealt. `sentence` says what
    went wrong."""

    game: str
    elected: dict[str, str]
    seed: int
    stage: Stage
    wanted: int
    rounds: int
    ev: float | None
    standard_error: float | None
    exact: float | None
    away: float | None
    points: list[SimulatedPoint]
    seconds: float
    sentence: str


class MySimulation(TypedDict):
    """The run of whoever asks, if there is one, and how many rounds one may have."""

    run: Simulation | None
    most: int

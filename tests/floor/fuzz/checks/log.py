"""The log is all there is: it leads to the same table, live, folded again, and from its own text."""

from __future__ import annotations

from pitboss.floor.codec import read_log, write_log
from pitboss.floor.evolve import evolve, replay
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

RULE = "VIC-2003-01 7.5.7(a), NSW-STAR-BJ 16.8: what happened can be reconstructed"


def replays(_: Scene, step: Step) -> None:
    """Folding the events leads where the request led."""
    floor = step.before
    for event in step.events:
        floor = evolve(floor, event)
    if floor != step.after:
        parts = [name for name in floor._fields if getattr(floor, name) != getattr(step.after, name)]
        require(False, "replay", RULE, f"{parts} differ after {type(step.request.do).__name__}")


def reads_back(scene: Scene) -> None:
    """The whole log as text leads to the same table."""
    back = read_log(write_log(scene.log))
    require(
        back == tuple(scene.log),
        "codec",
        RULE,
        lambda: next((pair for pair in zip(back, scene.log, strict=True) if pair[0] != pair[1]), ""),
    )
    require(replay(back) == scene.floor, "codec-replay", RULE, "the log from its text leads elsewhere")

"""Sentences: what happened and what is refused is told as people speak, with cards as 5♦ and money as $15, and no name of the program's."""

from __future__ import annotations

from pitboss.floor.evolve import evolve
from pitboss.floor.request import Request
from pitboss.floor.telling import tell
from pitboss.law.refusal import Refused
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step
from tests.sentences import wrong_with

SAID = "somebody must be able to stop at the explanation: the gazetted words are cards, dollars and rules"


def told(scene: Scene, step: Step) -> None:
    """Every event in words; where a document is silent, the document is all there is to name (tests/floor/test_cited_rules.py)."""
    floor = step.before
    for event in step.events:
        floor = evolve(floor, event)
        sentence = tell(floor, event)
        _read(scene, sentence.said, tuple(rule for rule in sentence.rules if rule != scene.game.silent))


def refused(scene: Scene, _: Request, fault: Refused) -> None:
    """Every refusal in words."""
    _read(scene, fault.sentence, ())


def _read(scene: Scene, said: str, rules: tuple[str, ...]) -> None:
    read: set[str] = scene.memory.setdefault("read", set())
    if said in read:
        return
    read.add(said)
    wrong = wrong_with(said, rules)
    require(not wrong, "sentence", SAID, lambda: f"{said!r}: {'; '.join(wrong)}")

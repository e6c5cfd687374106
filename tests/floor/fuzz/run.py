"""One seed: a table from its furnishing to its last round, and what was found on the way."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import NamedTuple

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import FaceUpCard
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import Request
from tests.floor.fuzz.checks import CHECKS, REFUSALS
from tests.floor.fuzz.checks.log import reads_back
from tests.floor.fuzz.draw import trouble, way_on
from tests.floor.fuzz.drive import push_on, require_way_on
from tests.floor.fuzz.found import Finding
from tests.floor.fuzz.furnish import furnish
from tests.floor.fuzz.games import Furniture, drawn
from tests.floor.fuzz.scene import Scene


class Played(NamedTuple):
    """What became of a seed: how much was accepted and refused, what was found, and after which requests."""

    seed: int
    furniture: Furniture
    accepted: int
    refused: int
    found: Finding | None
    history: tuple[Request, ...]


def play(seed: int, book: str = "", passing: Collection[str] = ()) -> Played:
    """Play a seed to its end or to its first finding, but for those of kinds that are let pass for now."""
    chance = random.Random(seed)
    scene = Scene(drawn(chance, book), chance, CHECKS, REFUSALS, passing)
    found: Finding | None = None
    try:
        furnish(scene)
        scene.accepted = scene.refused = 0
        _play_on(scene)
    except Finding as finding:
        found = finding
    return Played(seed, scene.furniture, scene.accepted, scene.refused, found, tuple(scene.history))


def _play_on(scene: Scene) -> None:
    chance = scene.chance
    requests = chance.randint(60, 200)
    thinned = chance.randint(0, requests) if chance.random() < 0.06 else -1
    for number in range(requests):
        _step(scene)
        if scene.floor.opening.standing is not Standing.OPEN:
            break
        if number >= thinned >= 0 and scene.floor.rounds.first_card_out and scene.floor.rounds.in_progress:
            thinned = -1
            _thin(scene)
        if chance.random() < 0.02:
            require_way_on(scene)
    require_way_on(scene)
    if chance.random() < 0.2:
        reads_back(scene)


def _step(scene: Scene) -> None:
    """Trouble, all of its row; or else the first of the ways on that is accepted, the driver's last."""
    chance, accepted = scene.chance, scene.accepted
    for by, command in trouble(scene):
        scene.ask(by, command, after=chance.choice((1, 1, 20)))
    if scene.accepted > accepted:
        return
    for by, command in way_on(scene):
        if scene.ask(by, command, after=chance.choice((0, 1, 1, 20))):
            return
    push_on(scene)


def _thin(scene: Scene) -> None:
    """Let nearly all the cards of a shoe lie face up, so that it runs out in the round."""
    counted = scene.accepted
    leave = scene.chance.randint(0, 4)
    while scene.floor.cards.undealt > leave and scene.ask(scene.dealer, ReportAccident(FaceUpCard(scene.card()))):
        pass
    scene.accepted = counted

"""How a next step is drawn: mostly what the table awaits, in a quarter of the steps something that goes wrong or comes between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pitboss.floor.commands import Command
from tests.floor.fuzz.draw import accidents, conduct, limits, lying, people, play, shoe
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
Way = Callable[[Scene], Asked | None]

TROUBLE: tuple[tuple[Way, float], ...] = (
    (accidents.accident, 40),
    (accidents.accident_of_an_earlier_round, 6),
    (conduct.sanction, 10),
    (conduct.invalidation, 4),
    (conduct.dispute, 5),
    (conduct.refused_wager, 3),
    (limits.sign, 6),
    (limits.personal, 5),
    (limits.held_back, 3),
    (lying.touched, 12),
    (lying.late_wager, 5),
    (lying.tokens, 4),
    (people.duty, 5),
    (people.place, 6),
    (people.boxes, 3),
    (shoe.order, 4),
)
"""What goes wrong or comes between, and how often."""

_WAYS = [way for way, _ in TROUBLE]
_WEIGHTS = [weight for _, weight in TROUBLE]


def next_step(scene: Scene) -> Iterator[Asked]:
    """What is tried next, one after the other until something is accepted: trouble in a quarter of the steps, then the lawful way on."""
    chance = scene.chance
    if chance.random() < 0.25:
        trouble = chance.choices(_WAYS, _WEIGHTS)[0](scene)
        if trouble is not None:
            yield trouble
    yield from play.way_on(scene)

"""How a next step is drawn: mostly what the table awaits, in a quarter of the steps something that goes wrong or comes between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from tests.floor.fuzz.draw import accidents, closing, conduct, limits, lying, people, play, shoe
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
Row = Callable[[Scene], Iterator[Asked]]

TROUBLE: tuple[tuple[Row, float], ...] = (
    (accidents.accident, 45),
    (accidents.of_an_earlier_round, 7),
    (conduct.sanction, 11),
    (conduct.seizure_ends, 2),
    (conduct.invalidation, 4),
    (conduct.dispute, 4),
    (conduct.refused_wager, 3),
    (conduct.hands_and_advice, 2),
    (limits.sign, 5),
    (limits.side_sign, 3),
    (limits.personal, 4),
    (limits.held_back, 3),
    (limits.low, 1),
    (lying.touched, 10),
    (lying.late_wager, 5),
    (lying.tokens, 5),
    (people.duty, 4),
    (people.place, 6),
    (people.boxes, 3),
    (people.side_bets, 3),
    (shoe.order, 4),
    (shoe.new_cards, 2),
    (shoe.burn_shown, 2),
    (closing.final_rounds, 1),
    (closing.closed_and_opened, 1),
    (closing.other_version, 1),
)
"""What goes wrong or comes between, each a row of requests made one after the other, and how often."""

_ROWS = [row for row, _ in TROUBLE]
_WEIGHTS = [weight for _, weight in TROUBLE]


def trouble(scene: Scene) -> Iterator[Asked]:
    """A row of requests in a quarter of the steps, in half of those in which the cards are being made ready; else none.

    Every table has one kind of trouble oftener than others, and now and then somebody else tries what is not for him or her to do.
    """
    chance = scene.chance
    making_ready = scene.floor.cards.awaits not in (CardsAwait.NOTHING, CardsAwait.SHUFFLE)
    if chance.random() < (0.4 if making_ready else 0.25):
        for by, command in _row(scene, making_ready=making_ready)(scene):
            yield (people.anybody(scene) if chance.random() < 0.04 else by), command


def _row(scene: Scene, *, making_ready: bool) -> Row:
    """Which trouble: cards that are being made ready have their accidents, what stands open is ended in time, a table has its leaning."""
    chance, memory, floor = scene.chance, scene.memory, scene.floor
    if making_ready:
        return chance.choice((accidents.accident, accidents.accident, shoe.new_cards))
    if (floor.conduct.seized or floor.conduct.detained) and chance.random() < 0.15:
        return conduct.seizure_ends
    if floor.limits.low_limit and chance.random() < 0.1:
        return limits.low
    leaning: Row = memory.setdefault("leaning", chance.choice(_ROWS))
    return leaning if chance.random() < 0.25 else chance.choices(_ROWS, _WEIGHTS)[0]


def way_on(scene: Scene) -> Iterator[Asked]:
    """What is tried one after the other until something is accepted."""
    return play.way_on(scene)

"""Whoever is told that it is their turn is offered something to do, and nobody else is offered it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pitboss.floor.cards.state import Source
from pitboss.floor.evolve import evolve
from pitboss.floor.state import Floor
from pitboss.house.views import Picture, Viewer, view_state
from pitboss.play.commands import Press
from pitboss.play.state import Awaits
from tests.conftest import Sampled
from tests.floor.machine import Machine
from tests.floor.tables import Day, opened

PONTOON, PANDEMONIUM = "vic-crown-pontoon", "vic-pontoon-pandemonium"
PLAYERS = ("ann", "bob")


def offered(at: Day, floor: Floor, name: str) -> list[str]:
    """The acts of the round that somebody may do."""
    return [act["do"] for act in view_state(at.game, floor, Viewer(name), at.clock)["acts"]["may"]]


def test_the_press_of_the_jackpot_button_is_offered_to_whoever_is_to_press_and_to_nobody_else() -> None:
    at = opened(PONTOON, PANDEMONIUM).players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=10)
    at.side("ann", "pontoon-pandemonium", 5).side("bob", "pontoon-pandemonium", 5, 2)
    at.deals("AH AS 6D KC KS")
    assert [player for _, player in at.floor.rounds.now.presses] == ["ann", "bob"]  # type: ignore[union-attr]
    assert "press" not in offered(at, at.floor, "ann"), "what a real button drew is for the dealer to enter"
    at.floor = at.floor._replace(cards=at.floor.cards._replace(source=Source.PROGRAM))
    assert [name for name in PLAYERS if "press" in offered(at, at.floor, name)] == ["ann"]
    at.do("ann", Press(1, "ann", 1))
    assert [name for name in PLAYERS if "press" in offered(at, at.floor, name)] == ["bob"]


def turns(book: str, seed: int) -> Iterator[tuple[str, Picture]]:
    """Every moment of a random history at which a player is told that it is his or her turn."""
    at = Machine(opened(book, *([PANDEMONIUM] if book == PONTOON else [])).players(ann=1, bob=2), random.Random(seed)).run(120).day
    floor = Floor()
    for event in at.log:
        floor = evolve(floor, event)
        if floor.rounds.now.awaits in (Awaits.DECISION, Awaits.BUTTON):
            pictures = {name: view_state(at.game, floor, Viewer(name), at.clock) for name in PLAYERS}
            yield from ((name, picture) for name, picture in pictures.items() if picture["moment"]["yours"])


@pytest.mark.parametrize("book", ["vic-blackjack", PONTOON, "act-blackjack", "nsw-blackjack-challenge"])
def test_a_turn_is_never_without_an_act(book: str, one_in: Sampled) -> None:
    seen = [each for seed in one_in(3, range(1, 6)) for each in turns(book, seed)]
    assert seen
    assert not [(name, picture["moment"]) for name, picture in seen if not picture["acts"]["may"]]

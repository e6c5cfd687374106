"""No secret leaves: two tables that differ only in a card nobody has seen give every viewer the very same messages."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.cards.card import CARDS, Card, card
from pitboss.floor.cards.commands import AskToSeeBurn
from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.cards.state import Place
from pitboss.floor.codec import read_log, write_log
from pitboss.floor.state import Floor
from pitboss.house.views import Viewer, told_event, told_events, view_event, view_state
from pitboss.play.commands import ShowCards
from pitboss.play.events import NaturalHeld
from pitboss.terms.powers import Role
from tests.floor.tables import DEALER, OTHERS, Day
from tests.floor.test_view import burned, face_down, moved

SECRETS = st.sampled_from([each for each in CARDS.values() if each not in (card("9H"), card("KD"), card("9C"), card("KS"))])
CardEvents = (CardBurned, CardMoved)
VIEWERS = [
    Viewer(),
    Viewer("zed"),
    Viewer("ann"),
    Viewer("bob"),
    Viewer(DEALER, frozenset({Role.DEALER})),
    Viewer("cass", frozenset(OTHERS["cass"])),
    Viewer("ines", frozenset({Role.INSPECTOR})),
]


def received(at: Day, viewer: Viewer) -> str:
    """Everything that a viewer gets of a table, from its log as the store gives it back and from where it stands."""
    log = read_log(write_log(at.log))
    events = [told_events(Floor(), log, viewer), [told_event(at.floor, event, viewer) for event in log if isinstance(event, CardEvents)]]
    return json.dumps([events, view_state(at.game, at.floor, viewer, at.clock)], sort_keys=True)


@pytest.mark.parametrize("table", [burned, moved(Place.HELD), moved(Place.RACK), moved(Place.OUT)], ids=["burned", "held", "rack", "out"])
def test_a_card_that_nobody_saw_is_told_to_nobody(table: Callable[[Card], Day]) -> None:
    @settings(derandomize=True, database=None, deadline=None, max_examples=10)
    @given(SECRETS, SECRETS)
    def tables(secret: Card, another: Card) -> None:
        one, other = table(secret), table(another)
        for viewer in VIEWERS:
            assert received(one, viewer) == received(other, viewer)

    tables()


def test_cards_face_down_are_for_those_who_wagered_on_them() -> None:
    one, other = face_down("2H", "9D", "KS", "3H", "8D"), face_down("5C", "9D", "KS", "6S", "8D")
    for viewer in VIEWERS:
        same = received(one, viewer) == received(other, viewer)
        assert same == (viewer.name != "ann"), viewer
    for at in (one, other):
        at.do("ann", ShowCards(1))
    assert received(one, Viewer("bob")) != received(other, Viewer("bob"))


def test_a_natural_face_down_is_not_told_apart() -> None:
    natural, other = face_down("AH", "9D", "AS", "KH", "8D"), face_down("AC", "9D", "AS", "5S", "8D")
    assert any(isinstance(event, NaturalHeld) for event in natural.log)
    for viewer in VIEWERS:
        if viewer.name != "ann":
            for event in natural.log:
                assert not isinstance(view_event(natural.floor, event, viewer), NaturalHeld)
            hands = [view_state(at.game, at.floor, viewer, at.clock)["boxes"][0]["hands"] for at in (natural, other)]
            assert hands[0] == hands[1]


def test_a_burned_card_that_was_shown_is_known() -> None:
    one, other = burned(card("AS")), burned(card("2C"))
    for at in (one, other):
        at.do("ann", AskToSeeBurn())
    for viewer in VIEWERS:
        assert received(one, viewer) != received(other, viewer)
        assert view_state(one.game, one.floor, viewer, one.clock)["shoe"]["burned"] == ["AS"]

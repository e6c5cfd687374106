"""An undisclosed wager is in nobody's view before its time: over every role, every event, every picture and every sentence of a heat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.floor.people.ranks import STAFF
from pitboss.house.messages import write_event
from pitboss.house.tournaments.heats.kind import heats
from pitboss.house.tournaments.heats.picture import heat_picture
from pitboss.house.tournaments.heats.sight import seen_in_heat
from pitboss.house.tournaments.heats.state import HeatTable, record
from pitboss.house.views.viewer import Viewer
from pitboss.money.cents import dollars
from pitboss.play.events import RoundEnded
from pitboss.terms.powers import Role
from pitboss.tournament.heat.commands import HandBackForm, RevealForm, WriteForm
from pitboss.tournament.heat.wager_events import FormHandedBack, FormPassed, FormSettled, FormWritten, StandInPlaced
from tests.tournament.heats import CHALLENGE, STAR, SUPERVISOR, At, heat
from tests.tournament.nsw_wager_cases import sealed

KIND = heats(lambda _: None)  # type: ignore[arg-type, return-value]  # no rule is asked here
ANN = Viewer("ann")
GWEN = Viewer(SUPERVISOR, frozenset({Role.GAMING_SUPERVISOR}))
OTHERS = (
    Viewer(),
    Viewer("bob"),
    Viewer("dora", frozenset({Role.DEALER})),
    Viewer("tess", frozenset({Role.TOURNAMENT_MANAGER})),
    *(Viewer(f"zed {role}", frozenset({role})) for role in sorted(STAFF, key=str)),
    Viewer("all of them", STAFF),
)
"""Everybody but the player and the supervisor on duty: spectators, the other player, and every role there is."""


def told(at: At, viewer: Viewer) -> Iterator[tuple[Any, str]]:
    """Every event of a heat with all that a viewer gets then: the event, its sentence, and where forms are about the whole picture."""
    table = HeatTable()
    for event in at.log:
        table = record(table, event)
        changed = isinstance(event, FormWritten | FormPassed | FormHandedBack | StandInPlaced | RoundEnded | FormSettled)
        picture = json.dumps(heat_picture(at.game, table, viewer, at.clock)) if changed else ""
        seen = seen_in_heat(table, event, viewer)
        said = "" if seen is None else KIND.tell(table, seen, viewer.name).said
        shown = "" if seen is None else json.dumps(write_event(seen))
        yield event, f"{shown} {said} {picture}"


def before_its_time(at: At, viewer: Viewer, secret: str) -> list[Any]:
    """The events at which a viewer had the secret before it was announced."""
    found = []
    for event, text in told(at, viewer):
        if isinstance(event, FormSettled):
            break
        if secret in text:
            found.append(event)
    return found


@pytest.mark.parametrize("book", [STAR, CHALLENGE])
@settings(max_examples=2, deadline=None)
@given(cents=st.integers(10_001, 49_999).filter(lambda each: each % 100))
def test_an_undisclosed_wager_is_in_nobody_s_view_before_its_time(book: str, cents: int) -> None:
    at = sealed(book, cents / 100, beside=0).loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    secret = dollars(cents)
    for viewer in OTHERS:
        assert not before_its_time(at, viewer, secret), viewer
        assert any(secret in text for event, text in told(at, viewer) if isinstance(event, FormSettled)), viewer
    assert next(type(each) for each in before_its_time(at, ANN, secret)) is FormWritten
    assert before_its_time(at, GWEN, secret)


def test_why_a_form_was_handed_back_is_for_its_player_and_the_supervisor() -> None:
    at = heat(STAR, undisclosed=2)
    at.do("ann", WriteForm("ann", "main", 99_999_999))
    at.do(SUPERVISOR, HandBackForm("ann"))
    for viewer in OTHERS:
        for event, text in told(at, viewer):
            assert "over-the-chips-held" not in text, (viewer, event)
            assert "over the chips held" not in text, (viewer, event)
            assert "999999.99" not in text, (viewer, event)
    for viewer in (ANN, GWEN):
        assert any("over the chips held" in text for _, text in told(at, viewer))

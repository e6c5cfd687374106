"""What people see of a heat: an undisclosed wager is in nobody's view before its time."""

from __future__ import annotations

from pitboss.floor.codec import write_log
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import CloseBetting
from pitboss.tournament.heat.commands import PassForm, RevealForm, WriteForm
from pitboss.tournament.heat.view import leaderboard, told, view
from pitboss.tournament.heat.wager_events import FormWritten
from tests.tournament.heats import DEALER, HEAD, STAR, SUPERVISOR, At, heat

SECRET = 73_300
"""An amount that no other figure of the heat comes to, in cents."""


def seen_by(at: At, person: str) -> str:
    """Everything that somebody is told and sees, as one text."""
    log = [event for event in (told(at.heat, event, person) for event in at.log) if event is not None]
    return write_log(log) + repr(view(at.heat, person)) + repr(leaderboard(at.heat))


def undisclosed() -> At:
    at = heat(STAR, undisclosed=1)
    at.do("ann", WriteForm("ann", "main", SECRET))
    at.do(SUPERVISOR, PassForm("ann"))
    return at.wagers(bob=100)


def test_nobody_but_the_player_and_the_supervisor_sees_a_form_before_it_is_announced() -> None:
    at = undisclosed()
    at.do(DEALER, CloseBetting())
    at.loses(take_up=False)
    for person in ("bob", "zoe", DEALER, HEAD, ""):
        assert str(SECRET) not in seen_by(at, person), person
    assert str(SECRET) in seen_by(at, "ann")
    assert str(SECRET) in seen_by(at, SUPERVISOR)
    assert "ann" in view(at.heat, "bob").wagering.forms, "that there is one is indicated"


def test_everybody_sees_it_afterwards() -> None:
    at = undisclosed().loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do(DEALER, TakeUpCards())
    assert str(SECRET) in seen_by(at, "bob")


def test_what_the_chips_that_hold_the_place_tell_is_the_same_for_every_form() -> None:
    """Two heats that differ in nothing but the amount on the form look the same to the others."""
    looks = []
    for amount in (SECRET, 20_000):
        at = heat(STAR, undisclosed=1)
        at.do("ann", WriteForm("ann", "main", amount))
        at.do(SUPERVISOR, PassForm("ann"))
        looks.append(seen_by(at.wagers(bob=100).loses(take_up=False), "bob"))
    assert looks[0] == looks[1]


def test_the_leaderboard_has_everybody_once() -> None:
    at = heat(STAR, {"ann": 1, "bob": 2, "cy": 3}).wagers(ann=1000, bob=100, cy=200).loses()
    assert [(line.place, line.player, line.live) for line in leaderboard(at.heat)] == [(1, "bob", True), (2, "cy", True), (3, "ann", False)]
    assert [event.amount for event in at.log if isinstance(event, FormWritten)] == []

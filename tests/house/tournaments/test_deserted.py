"""A heat whose players are all away waits for whoever is in charge, and says so: what is to be decided, by which rule, and how."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.people.commands import SignOff
from pitboss.house.tournaments.absent import absences
from pitboss.house.tournaments.decision import Decision
from pitboss.play.commands import CloseBetting, PlaceWager
from pitboss.tournament.heat.commands import ConcludeEarly, DeductForAbsence, Disqualify, NoteAway, NoteBack
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.state import HeatStanding
from tests.tournament.heats import ACT, CHALLENGE, COM_BO, DEALER, HEAD, STAR, VIC, At, heat

TABLE = "heat:cup-1"
BOOKS = {
    STAR: ("19.5.6", "19.5.6.2"),
    CHALLENGE: ("19.5.6", "19.5.6.2"),
    ACT: ("19.9", "19.9"),
    VIC: ("16.2.1(i)", "16.2.1(h)"),
    COM_BO: ("10.2.1(i)", "10.2.1(h)"),
}
"""The rule on absent players of each book, and the one by which a place is lost."""


def due(at: At) -> list[Decision]:
    """What is to be decided about those who are away."""
    return list(absences(at.game, TABLE, at.heat, at.clock))


def deserted(book: str, **more: Any) -> At:
    """A heat in play that everybody has left."""
    at = heat(book, **more)
    for player in ("ann", "bob"):
        at.do(DEALER, NoteAway(player))
    return at


@pytest.mark.parametrize("book", BOOKS)
def test_everybody_away_is_a_decision_with_its_rule_and_every_player_with_the_ways_that_are_open(book: str) -> None:
    at, (rule, out) = deserted(book), BOOKS[book]
    first, *each = due(at)
    assert (first.what, first.table) == ("deserted", TABLE)
    assert first.rule.endswith(f" {rule}")
    assert "nobody is in the seat" in first.says
    assert [(one.what, one.rule) for one in each] == [("absent", first.rule)] * 2
    for one, player in zip(each, ("ann", "bob"), strict=True):
        assert [way.command for way in one.ways] == [NoteBack(player), Disqualify(player, Ground.LATE_OR_ABSENT, "away from the table")]
        assert one.ways[1].rule.endswith(f" {out}")


@pytest.mark.parametrize("book", BOOKS)
def test_the_heat_goes_on_with_whoever_is_back_and_is_over_once_everybody_is_out(book: str) -> None:
    at = deserted(book)
    _, ann, bob = due(at)
    at.do(HEAD, ann.ways[0].command)
    assert [one.what for one in due(at)] == ["absent"]
    at.do(DEALER, NoteAway("ann"))
    for one in (ann, bob):
        assert at.heat.session.standing is HeatStanding.PLAYING
        at.do(HEAD, one.ways[-1].command)
    assert at.heat.session.standing is HeatStanding.OVER
    assert not due(at)


def test_the_minimum_is_taken_only_for_a_round_that_is_played_without_the_player() -> None:
    at = heat(STAR)
    at.do(DEALER, NoteAway("bob"))
    at.do("ann", PlaceWager(1, "ann", 10_000))
    at.do(DEALER, CloseBetting())
    (bob,) = due(at)
    taken = [way for way in bob.ways if way.command == DeductForAbsence("bob")]
    assert [(way.says, way.rule) for way in taken] == [("Take 100.00 for this round", "NSW-STAR-BJ 19.5.6.1")]
    at.do(HEAD, taken[0].command)
    (bob,) = due(at)
    assert DeductForAbsence("bob") not in [way.command for way in bob.ways], "once a round"


def test_the_session_may_be_concluded_where_it_is_certain_who_goes_on() -> None:
    at = deserted(STAR, advance=1)
    assert not due(at)[0].ways
    at.do(HEAD, Disqualify("bob", Ground.LATE_OR_ABSENT, "gone home"))
    first, _ = due(at)
    assert [way.command for way in first.ways] == [ConcludeEarly(())]
    at.do(HEAD, first.ways[0].command)
    assert at.heat.session.standing is HeatStanding.OVER
    assert at.heat.leaving.live == ("ann",)


def test_the_ways_stand_open_although_nobody_in_charge_is_at_the_table_yet() -> None:
    at = deserted(STAR)
    known = due(at)
    at.do(HEAD, SignOff(HEAD))
    assert due(at) == known

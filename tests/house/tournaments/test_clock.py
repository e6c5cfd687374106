"""The clocks of a heat: they follow from log and time alone, name what they ask alike on every server, and leave people their part."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.cli.house.library import library
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.house.timers import CLOCK, clock_roles
from pitboss.house.timers.watch import Watch, begin
from pitboss.house.tournaments.founding import HEAT_CLOCKS
from pitboss.house.tournaments.heats.clock import Scene, coming, on_duty
from pitboss.house.tournaments.heats.state import HeatTable, record, still_watched
from pitboss.law.book import Family
from pitboss.play.commands import PlaceWager
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.tournament.heat.commands import HandBackForm, HoldLateToMinimum, NoteAway, OfferBreak, PassForm, WriteForm
from tests.tournament.heats import HEAD, STAR, SUPERVISOR, At, heat

STREAM = "heat:cup-1"
CLOCKS = replace(HEAT_CLOCKS, betting=30, grace=10)


def scene(at: At, **more: Any) -> Scene:
    """The heat as a server that has followed its whole log holds it; every entry came at second 0."""
    table, watch = HeatTable(), begin(STREAM)
    for position, event in enumerate(at.log, 1):
        table = record(table, event)
        watch = still_watched(watch, table, position, 0)
    assert isinstance(watch, Watch)
    return Scene(at.game, table, watch, more.pop("bots", {}), CLOCKS, **more)


def with_clock(**more: Any) -> At:
    """Ann and Bob at a table with the clock on duty, cards ready, and nobody else to examine a form."""
    at = heat(STAR, **more)
    at.do(CLOCK, SignOn(CLOCK, on_duty(at.game, clock_roles(at.game))))
    return at


def test_whoever_does_not_wager_is_held_to_the_minimum_and_then_noted_away() -> None:
    at = with_clock(seconds=20)
    at.do("ann", PlaceWager(1, "ann", 10_000))
    first = coming(scene(at), 0)
    assert first is not None
    assert (first.at, first.by, first.command) == (20, CLOCK, HoldLateToMinimum("bob"))
    at.clock = 20
    at.do(CLOCK, HoldLateToMinimum("bob"))
    then = coming(scene(at), 20)
    assert then is not None
    assert (then.at, then.command) == (30, NoteAway("bob"))


def test_two_servers_and_a_restart_give_a_timer_the_same_name() -> None:
    at = with_clock()
    at.do("ann", PlaceWager(1, "ann", 10_000))
    one, two = coming(scene(at), 0), coming(scene(at), 29)
    assert one is not None
    assert one == two
    assert one.id == f"{STREAM}:{len(at.log)}:NoteAway:bob"


def test_whoever_has_dropped_has_only_the_grace() -> None:
    at = with_clock()
    at.do("ann", PlaceWager(1, "ann", 10_000))
    found = coming(scene(at, away=frozenset({"bob"})), 0)
    assert found is not None
    assert (found.at, found.command) == (10, NoteAway("bob"))


def test_where_a_person_deals_the_program_notes_nobody_away() -> None:
    at = with_clock()
    at.do("ann", PlaceWager(1, "ann", 10_000))
    assert coming(scene(at, away=frozenset({"bob"}), dealer=""), 600) is None


def test_nothing_is_dealt_in_a_break() -> None:
    at = with_clock()
    at.do(HEAD, OfferBreak(300))
    found = coming(scene(at, bots={"ann": "steady", "bob": "steady"}), 0)
    assert found is not None
    assert found.at == at.heat.session.away_until == 300 + at.clock


def test_a_form_is_examined_by_the_program_only_where_no_supervisor_is_on_duty() -> None:
    at = with_clock(undisclosed=1)
    at.do("ann", WriteForm("ann", "main", 30_000))
    asked = coming(scene(at), 0)
    assert asked is None or not isinstance(asked.command, PassForm)
    at.do(SUPERVISOR, SignOff(SUPERVISOR))
    asked = coming(scene(at), 0)
    assert asked is not None
    assert (asked.by, asked.command) == (CLOCK, PassForm("ann"))
    faulty = with_clock(undisclosed=1)
    faulty.do("ann", WriteForm("ann", "main", 99_999_999))
    faulty.do(SUPERVISOR, SignOff(SUPERVISOR))
    back = coming(scene(faulty), 0)
    assert back is not None
    assert back.command == HandBackForm("ann")


def test_every_game_of_tournaments_says_what_becomes_of_a_hand_that_nobody_decides() -> None:
    for book in library().tournaments.games():
        if book.rules.book.family is not Family.COM_BO:
            assert book.get(ABSENT_PLAYER_DIRECTION) is not None, f"{book.name}: nothing would ever move a hand whose player is silent"

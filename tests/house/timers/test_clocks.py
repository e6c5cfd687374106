"""The clocks of a table under a virtual clock: each fires when it is due, once, and by the document's own steps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.floor.automatic import is_lawful
from pitboss.floor.boxes.commands import JoinTable, ReserveBoxes, WaitForSeat
from pitboss.floor.boxes.events import BoxesReserved, SeatVacated
from pitboss.floor.cards.events import CardsCut, CutDeclined
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.limits.events import LimitsSet
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Kind as NoticeKind
from pitboss.floor.opening.events import TableClosed
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.house.lobby import DEMO_FLOOR
from pitboss.house.timers import CLOCK, Clocks, Live, Recorded, due, opened, resumed, running, still_due
from pitboss.play.commands import Hit, PlaceWager
from pitboss.play.events import BettingClosed, PlayerFoundAbsent
from pitboss.play.state import Awaits, Round
from pitboss.terms.absence import ABSENT_PLAYER_WAIT
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.powers import Role
from tests.house.timers.virtual import House, house, kinds

TABLES = {table.id: table for table in DEMO_FLOOR}
CLOCKS = Clocks(pace=0, layout=0)


def table(name: str, seed: int = 1, *players: str) -> House:
    """A table of the demo floor without bots, with people at it and its cards ready."""
    at = house(replace(TABLES[name], bots=(), clocks=CLOCKS), seed)
    for seat, player in enumerate(players, 1):
        at.asks(player, JoinTable(player, seat))
    at.waits(120)
    assert at.live.floor.cards.awaits is CardsAwait.NOTHING
    return at


def to_decision(at: House, amount: int = 1000) -> House:
    """Ann bets, and it comes to a decision of hers."""
    for _ in range(30):
        at.asks("ann", PlaceWager(1, "ann", amount))
        for _ in range(500):
            now = at.live.floor.rounds.now
            assert isinstance(now, Round)
            if now.awaits is Awaits.DECISION:
                return at
            if now.awaits is Awaits.WAGERS and not at.live.floor.rounds.players:
                break
            assert at.goes_on()
    raise AssertionError("no decision came")


def total(at: House) -> int:
    """The total of the hand that is to decide."""
    now = at.live.floor.rounds.now
    assert isinstance(now, Round)
    return now.hands[now.turn].total


def standing(at: House) -> Standing:
    """Whether the table is open."""
    return at.live.floor.opening.standing


def test_betting_closes_when_its_time_is_up_and_not_before() -> None:
    at = table("vic-blackjack", 1, "ann", "bob")
    at.asks("ann", PlaceWager(1, "ann", 1000))
    began = at.now
    at.waits(14)
    assert at.live.floor.rounds.now.awaits is Awaits.WAGERS
    at.waits(1)
    closed = next(each for each in at.fired if each.id.endswith(":betting"))
    assert closed.at == began + 15
    assert sum(isinstance(event, BettingClosed) for event in at.log) == 1


def test_betting_closes_at_once_when_nobody_is_left_to_wager() -> None:
    at = table("vic-blackjack", 1, "ann", "bob")
    at.asks("ann", PlaceWager(1, "ann", 1000))
    at.asks("bob", PlaceWager(2, "bob", 1000))
    at.waits(1)
    assert any(isinstance(event, BettingClosed) for event in at.log)


@pytest.mark.parametrize(
    ("name", "notice", "steps"),
    [
        ("vic-blackjack", NoticeKind.REASON, ["warning", "asking", "absence"]),
        ("act-blackjack", NoticeKind.NOTICE_TO_PLAYERS, ["warning", "absence"]),
        ("nsw-star-blackjack", NoticeKind.REASON, ["warning", "absence"]),
        ("nsw-blackjack-challenge", NoticeKind.REASON, ["warning", "absence"]),
    ],
)
def test_a_silent_player_is_warned_and_then_the_document_plays_the_hand(name: str, notice: NoticeKind, steps: list[str]) -> None:
    at = to_decision(table(name, 2, "ann"))
    began, before = at.now, len(at.fired)
    at.waits(24)
    assert not kinds(at.fired[before:])
    at.waits(1)
    assert kinds(at.fired[before:]) == ["warning"]
    given = at.live.floor.notices.find(notice, ABSENT_PLAYER_WAIT.name, "box 1")
    assert given is not None
    assert given.at == began + 25
    assert given.by == CLOCK
    at.waits(9)
    assert kinds(at.fired[before:]) == ["warning"]
    at.waits(2)
    assert [kind for kind in kinds(at.fired[before:]) if kind != "window"] == steps
    assert any(isinstance(event, PlayerFoundAbsent) for event in at.log)
    assert at.live.floor.notices.find(notice, ABSENT_PLAYER_WAIT.name, "box 1") is None


def test_a_player_who_dropped_has_only_the_grace() -> None:
    at = to_decision(table("nsw-star-blackjack", 2, "ann"))
    at.away = ("ann",)
    before = len(at.fired)
    at.waits(10)
    assert kinds(at.fired[before:]) == ["warning"]
    at.waits(10)
    assert kinds(at.fired[before:])[:2] == ["warning", "absence"]


def test_a_warning_serves_for_one_decision() -> None:
    at = next(each for seed in range(1, 40) if total(each := to_decision(table("vic-blackjack", seed, "ann"))) <= 9)
    at.waits(25)
    at.asks("ann", Hit(1))
    at.waits(1)
    assert at.live.floor.rounds.now.awaits is Awaits.DECISION
    assert any(isinstance(event, NoticeWithdrawn) and event.about == ABSENT_PLAYER_WAIT.name for event in at.log)
    assert not any(each.about == ABSENT_PLAYER_WAIT.name for each in at.live.floor.notices.standing)
    at.waits(26)
    assert sum(isinstance(event, NoticeGiven) and event.notice.about == ABSENT_PLAYER_WAIT.name for event in at.log) == 2
    assert not any(isinstance(event, PlayerFoundAbsent) for event in at.log)


def test_offers_are_closed_when_nobody_takes_them() -> None:
    at = table("vic-blackjack", 3, "ann")
    for _ in range(60):
        to_decision(at)
        while at.live.floor.rounds.in_progress:
            assert at.goes_on()
        if "window" in kinds(at.fired):
            break
        at.waits(5)
    assert "window" in kinds(at.fired)


def test_who_does_not_cut_is_passed_over_and_at_last_the_house_cuts() -> None:
    at = house(replace(TABLES["nsw-star-blackjack"], bots=(), clocks=CLOCKS))
    for seat, player in enumerate(("ann", "bob"), 1):
        at.asks(player, JoinTable(player, seat))
    at.waits(60)
    assert [event.player for event in at.log if isinstance(event, CutDeclined)] in (["ann", "bob"], ["bob", "ann"])
    assert next(event.by for event in at.log if isinstance(event, CardsCut)) == CLOCK
    assert at.live.floor.cards.awaits is CardsAwait.NOTHING


@pytest.mark.parametrize("name", ["vic-blackjack", "nsw-star-blackjack"])
def test_a_sign_of_closure_closes_the_table_at_its_time(name: str) -> None:
    at = table(name, 1, "ann")
    at.asks("cass", SignOn("cass", (Role.CASINO_SUPERVISOR,)))
    at.asks("cass", GiveNotice(NoticeKind.SIGN, CLOSE_TABLE.name))
    at.waits(1199)
    assert standing(at) is Standing.OPEN
    at.waits(1)
    assert standing(at) is Standing.CLOSED
    assert sum(isinstance(event, TableClosed) for event in at.log) == 1
    assert not running(at.live)


def test_a_closure_waits_for_the_end_of_the_round() -> None:
    at = table("vic-blackjack", 2, "ann")
    at.asks("cass", SignOn("cass", (Role.CASINO_SUPERVISOR,)))
    at.asks("cass", GiveNotice(NoticeKind.SIGN, CLOSE_TABLE.name))
    at.waits(1190)
    to_decision(at)
    at.waits(15)
    assert standing(at) is Standing.OPEN
    at.waits(60)
    assert standing(at) is Standing.CLOSED
    assert not at.live.floor.rounds.in_progress


def test_a_new_minimum_comes_when_its_sign_has_stood_twenty_minutes() -> None:
    at = table("vic-blackjack", 1, "ann")
    at.asks("cass", SignOn("cass", (Role.CASINO_SUPERVISOR,)))
    shows: tuple[tuple[str, str | int], ...] = (("new-minimum", 2000), ("time-of-change", at.now + 1200), ("minimum", 1000))
    at.asks("cass", GiveNotice(NoticeKind.SIGN, LIMITS_ALTERED_BY.name, shows=shows))
    at.waits(1199)
    assert at.live.floor.limits.minimum == 1000
    at.waits(1)
    assert at.live.floor.limits.minimum == 2000
    assert sum(isinstance(event, LimitsSet) for event in at.log) == 2


def test_boxes_kept_for_somebody_who_does_not_come_are_given_back() -> None:
    at = table("nsw-star-blackjack", 1, "ann")
    at.asks("cass", SignOn("cass", (Role.CASINO_SUPERVISOR,)))
    at.asks("cass", ReserveBoxes("bob", (4, 5)))
    at.waits(899)
    assert at.live.floor.boxes.reserved
    at.waits(1)
    assert not at.live.floor.boxes.reserved
    assert sum(isinstance(event, BoxesReserved) for event in at.log) == 2


def test_who_sits_out_three_rounds_while_others_wait_is_moved() -> None:
    at = house(replace(TABLES["nsw-blackjack-challenge"], bots=(), clocks=CLOCKS, boxes=5))
    for seat, player in enumerate(("ann", "bob", "cy", "di", "ed"), 1):
        at.asks(player, JoinTable(player, seat))
    at.waits(120)
    at.asks("flo", WaitForSeat("flo"))
    for _ in range(3):
        number = at.live.floor.rounds.number
        at.asks("ann", PlaceWager(1, "ann", 1000))
        while at.live.floor.rounds.number == number:
            assert at.goes_on()
    at.waits(2)
    assert {event.player for event in at.log if isinstance(event, SeatVacated)} >= {"bob"}


def test_a_server_that_starts_again_knows_the_same_timers() -> None:
    at = to_decision(table("vic-blackjack", 2, "ann"))
    at.waits(25)
    entries = [Recorded(place, 0, event) for place, event in enumerate(at.log, 1)]
    times = {began.position: began.at for began in (*at.live.watch.since.values(), at.live.watch.head)}
    entries = [each._replace(at=times.get(each.position, 0)) for each in entries]
    again: Live = opened(at.live.game, at.live.watch.stream, at.live.settings).after(entries)
    for parts in (1, 7, 50):
        bit = opened(at.live.game, at.live.watch.stream, at.live.settings)
        for start in range(0, len(entries), parts):
            bit = bit.after(entries[start : start + parts])
        assert bit.watch == again.watch
    assert again.watch == at.live.watch
    assert [each.id for each in running(again)] == [each.id for each in running(at.live)]
    later = at.now + 60
    assert [each.id for each in due(again, later)] == [each.id for each in due(at.live, later)]


def test_two_servers_fire_a_timer_once() -> None:
    """Both see it due; the second one's command id has been answered, and the table has gone on."""
    at = to_decision(table("nsw-star-blackjack", 2, "ann"))
    stale = at.live
    at.waits(25)
    [timer] = due(stale, at.now)
    assert timer.id in at.answered
    assert at.do(timer.request(at.now), timer.id) == ()
    assert timer.id not in {each.id for each in due(at.live, at.now + 600)}


def test_a_timer_that_lost_against_its_player_says_nothing_to_the_next_decision() -> None:
    """The warning stands and the time is up, but the player has just decided: the floor would take the command, so the clock must not."""
    at = next(each for seed in range(1, 40) if total(each := to_decision(table("nsw-star-blackjack", seed, "ann"))) <= 9)
    at.waits(25)
    [timer] = due(at.live, at.now + 10)
    at.now += 10
    at.asks("ann", Hit(1))
    while at.live.floor.rounds.now.awaits is not Awaits.DECISION:
        assert at.goes_on()
    assert is_lawful(at.live.game, at.live.floor, timer.request(at.now))
    assert not still_due(at.live, timer, at.now)


def test_from_a_snapshot_the_clocks_begin_where_the_stream_has_come_to() -> None:
    at = to_decision(table("vic-blackjack", 2, "ann"))
    fresh = opened(at.live.game, at.live.watch.stream, at.live.settings)
    taken_up = resumed(fresh, at.live.floor, len(at.log), at.now)
    assert taken_up.watch == at.live.watch
    at.waits(25)
    late = resumed(fresh, at.live.floor, len(at.log), at.now)
    assert [each.kind for each in running(late)] == [each.kind for each in running(at.live)]
    [timer] = due(late, at.now + 10)
    at.waits(60)
    assert not still_due(at.live, timer, at.now), "what another server did under another id is not due again"


def test_steps_after_a_restart_have_ids_of_their_own() -> None:
    at = house(replace(TABLES["vic-blackjack"], clocks=CLOCKS))
    for rounds in (2, 4, 6):
        at.plays_until(rounds)
        fresh = opened(at.live.game, at.live.watch.stream, at.live.settings)
        at.live = resumed(fresh, at.live.floor, len(at.log), at.now)
    at.plays_until(8)
    ids = [each.id for each in at.fired]
    assert len(ids) == len(set(ids))
    assert at.live.floor.rounds.number == 9


def test_the_command_of_a_step_is_not_written_into_logs() -> None:
    at = to_decision(table("vic-blackjack", 2, "ann"))
    assert all("do=" not in repr(timer) for timer in running(at.live))

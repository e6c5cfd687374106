"""Wagers that count towards entries, read off the log of a real table."""

from __future__ import annotations

from pitboss.cli.floor.file import day_called
from pitboss.cli.floor.opening import game_of
from pitboss.floor.dayfile import play_day, read_day
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.events import ExcessReturned, WagerPlaced
from pitboss.play.settled import Result, WagerSettled
from pitboss.promotion.entries.wagers import Wagered, wagers_in
from tests.support import own_law

RULE = "NSW-STAR-BJ 5.1"


def test_all_boxes_of_a_player_count_together_and_void_wagers_do_not() -> None:
    void = WagerSettled("bob", 2, 1, "main", 500, Result.VOID, "", 0, (RULE,))
    log = [
        (1, WagerPlaced(1, "ann", 500, True, RULE)),
        (1, WagerPlaced(3, "ann", 300, False, RULE)),
        (1, WagerPlaced(2, "bob", 500, True, RULE)),
        (2, ExcessReturned(3, "ann", 100, RULE)),
        (3, void),
        (4, CardsTakenUp(1, ("ann", "bob"), RULE)),
        (5, WagerPlaced(2, "bob", 200, True, RULE)),
        (6, CardsTakenUp(2, ("bob",), RULE)),
        (7, WagerPlaced(2, "bob", 900, True, RULE)),
    ]
    assert list(wagers_in("t1", log)) == [Wagered("ann", "t1", 1, 700, 4), Wagered("bob", "t1", 2, 200, 6)]


def test_a_day_at_a_table_says_who_wagered_what() -> None:
    written = read_day(day_called("star"))
    day = play_day(written, game_of(written, own_law(written.game)))
    found = list(wagers_in("star", ((step.entry.at, event) for step in day.steps for event in step.events)))
    taken_up = [event for event in day.log if isinstance(event, CardsTakenUp)]
    assert {(each.round, each.player) for each in found} <= {(event.number, player) for event in taken_up for player in event.players}
    assert len(found) == len({(each.round, each.player) for each in found}) > 0
    staked = sum(event.amount for event in day.log if isinstance(event, WagerPlaced))
    assert 0 < sum(each.cents for each in found) <= staked

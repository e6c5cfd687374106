"""Bodies of tests about seats, boxes and side-bet places, shared by the documents that say the same."""

from __future__ import annotations

from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.boxes.commands import (
    FreeSideBets,
    GiveUpBoxes,
    JoinTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
    WaitForSeat,
)
from pitboss.floor.boxes.events import SeatVacated
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager, Stand
from pitboss.play.events import BettingClosed
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY
from tests.floor.tables import DEALER, Day, game, opened

NAMES = ("ann", "bob", "cy", "di", "ed", "flo", "gil", "hal", "ivy")


def seats_up_to(book: str, most: int, rule: str) -> None:
    """The last seat is taken, and there is none beyond it."""
    at = opened(book)
    at.do("ann", JoinTable("ann", most))
    refused = at.refused("bob", JoinTable("bob", most + 1))
    assert (refused.code, refused.rule) == ("no-seat", rule)
    assert at.refused("bob", JoinTable("bob", most)).code == "seat-taken"


def layouts(book: str, lawful: tuple[int, ...], unlawful: tuple[int, ...], rule: str) -> None:
    """A table opens with some numbers of boxes and not with others, and has no box beyond those it opened with."""
    for boxes in unlawful:
        at = Day(game(book))
        at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
        assert at.refused(DEALER, OpenTable(boxes)).rule == rule
    for boxes in lawful:
        at = opened(book, boxes=boxes)
        at.do("ann", PlaceWager(boxes, "ann", 1000))
        refused = at.refused("bob", PlaceWager(boxes + 1, "bob", 1000))
        assert (refused.code, refused.rule) == ("no-box", rule)


def layout_of_side_bet(book: str, side: str, rule: str) -> None:
    """A layout marked for a side bet has nine areas for wagers at most."""
    at = opened(book, side)
    at.do("ann", PlaceWager(9, "ann", 1000))
    refused = at.refused("bob", PlaceWager(10, "bob", 1000))
    assert (refused.code, refused.rule) == ("no-box", rule)
    small = opened(book, side, boxes=5)
    assert small.refused("bob", PlaceWager(6, "bob", 1000)).rule == rule


def areas_of_side_bet(book: str, side: str, bet: str, rule: str) -> None:
    """A layout has nine areas for the side bet at most, each at a box."""
    at = opened(book, side).bets(9, ann=10)
    at.side("ann", bet, 5, box=9)
    refused = at.refused("ann", PlaceSideBet(10, "ann", bet, 500))
    assert (refused.code, refused.rule) == ("no-area", rule)


def bettors_reduced(book: str, by: str, rule: str, base: str) -> None:
    """Three share a box, fewer where the right person says so, and nobody else may."""
    at = opened(book).people(by).players(ann=0, bob=0, cy=0, di=0)
    at.bets(1, ann=10, bob=10, cy=10)
    refused = at.refused("di", PlaceWager(1, "di", 1000))
    assert (refused.code, refused.rule) == ("box-full", base)
    assert at.refused(DEALER, ReduceBettors(2, 2)).rule == rule
    at.do(by, ReduceBettors(2, 1))
    at.bets(2, di=10)
    refused = at.refused("ed", PlaceWager(2, "ed", 1000))
    assert (refused.code, refused.rule) == ("box-full", rule)
    at.do(by, ReduceBettors(2, 3))
    at.bets(2, ed=10)
    assert at.refused(by, ReduceBettors(2, 4)).rule == base
    at.check()


def callers(at: Day) -> dict[int, str]:
    """Who was found to call each box when betting closed."""
    at.do(DEALER, CloseBetting())
    return dict(at.all(BettingClosed)[-1].callers)


def two_boxes(book: str, by: str, rule: str) -> Day:
    """A second box takes leave of the right person; with it the player bets on both and calls both."""
    at = opened(book, boxes=5).people(by).players(ann=1, bob=2)
    at.bets(1, ann=10)
    refused = at.refused("ann", PlaceWager(3, "ann", 1000))
    assert (refused.code, refused.rule) == ("several-boxes", rule)
    assert at.refused("bob", LetWagerOnSeveral("ann", (3,))).rule == rule
    at.do(by, LetWagerOnSeveral("ann", (3, 4)))
    at.bets(3, ann=10).bets(4, ann=10).bets(2, bob=10)
    assert callers(at) == {1: "ann", 2: "bob", 3: "ann", 4: "ann"}
    at.deals("9H 8H 9C 7H KD 9S 9D 7S 7C KS", *(Stand(box) for box in (1, 2, 3, 4))).check()
    at.players(cy=5)
    return at


def full(at: Day, who: str = "di") -> Day:
    """Every seat is taken or had, and one more wants to sit."""
    at.do(who, WaitForSeat(who))
    return at


def boxes_given_up(book: str, by: str, rule: str) -> None:
    """When seats run short a player with several boxes gives boxes up, as many as are wanted."""
    at = two_boxes(book, by, rule)
    assert at.refused("di", JoinTable("di", 3)).code == "seat-held"
    full(at)
    at.bets(1, ann=10)
    refused = at.refused("ann", PlaceWager(3, "ann", 1000))
    assert (refused.code, refused.rule) == ("box-wanted", rule)
    assert at.refused("bob", GiveUpBoxes("ann", (4,))).rule == rule
    at.do("ann", GiveUpBoxes("ann", (4,)))
    at.do("di", JoinTable("di", 4))
    at.bets(3, ann=10)
    assert at.refused("ann", PlaceWager(4, "ann", 1000)).code == "several-boxes"
    at.bets(4, di=10).check()


def reserved(book: str, by: str, rule: str) -> None:
    """A series of boxes is kept for one player, whoever else wants a seat."""
    at = opened(book, boxes=5).people(by).players(ann=1, bob=2)
    assert at.refused(DEALER, ReserveBoxes("ann", (3, 4))).rule == rule
    assert at.refused(by, ReserveBoxes("ann", (2, 3))).code == "box-in-use"
    assert at.refused(by, ReserveBoxes("ann", (3,))).code == "one-box"
    at.do(by, ReserveBoxes("ann", (3, 4)))
    for command in (PlaceWager(3, "bob", 1000), JoinTable("cy", 4)):
        assert at.refused(command.player, command).rule == rule
    at.players(di=5)
    full(at, "cy")
    at.bets(1, ann=10).bets(3, ann=10).bets(4, ann=10)
    at.do(by, ReserveBoxes("ann"))
    at.do("cy", JoinTable("cy", 3))
    at.check()


def idle(book: str, by: str, rule: str) -> None:
    """Three rounds running without a wager at a full table may cost the place; a free seat bars it."""
    at = opened(book, boxes=5).people(by).players(ann=1, bob=2, cy=3, di=4)

    def round_without_bob() -> None:
        at.bets(1, ann=10).deals("9H 8C 9C KD", Stand(1)).check()

    for _ in range(3):
        round_without_bob()
    refused = at.refused(by, RequireToVacate("bob"))
    assert (refused.code, refused.rule) == ("seat-free", rule)
    at.players(ed=5)
    for _ in range(2):
        round_without_bob()
    assert at.refused(by, RequireToVacate("bob")).rule == rule
    round_without_bob()
    assert at.refused("ann", RequireToVacate("bob")).rule == rule
    assert at.refused(by, RequireToVacate("ann")).code == "not-idle"
    at.do(by, RequireToVacate("bob"))
    assert at.all(SeatVacated)[0].rule == rule
    at.do("flo", JoinTable("flo", 2))
    at.check()


def lined_up(book: str, rules: dict[str, str]) -> None:
    """What the dealer sees to on a box before a round is kept with its rule; a player does not record it."""
    at = opened(book).players(ann=1, bob=0).bets(1, ann=10, bob=20)
    for act, rule in rules.items():
        at.do(DEALER, RecordAct(act, subject="box 1"))
        kept = at.all(ActRecorded)[-1]
        assert (kept.rule, kept.subject, kept.warrant.by) == (rule, "box 1", DEALER)
        assert at.refused("ann", RecordAct(act)).rule == rule


def side_bets_limited(book: str, side: str, bet: str, rule: str) -> None:
    """A manager may confine a side bet to main bettors: surveillance and inspector first, and a sign."""
    at = opened(book, side).people("max", "cass").players(ann=1, bob=0, cy=0)
    at.bets(1, ann=10).side("bob", bet, 5)
    assert "Surveillance" in at.refused("max", LimitSideBets(bet)).sentence.title()
    at.notice("max", Kind.NOTIFICATION, SIDE_BETS_LIMITED_BY, bet, role=Role.SURVEILLANCE)
    refused = at.refused("max", LimitSideBets(bet))
    assert (refused.rule, "inspector" in refused.sentence) == (rule, True)
    at.notice("max", Kind.NOTIFICATION, SIDE_BETS_LIMITED_BY, bet, role=Role.INSPECTOR)
    refused = at.refused("max", LimitSideBets(bet))
    assert (refused.rule, "sign" in refused.sentence) == (rule, True)
    at.notice("max", Kind.SIGN, SIDE_BETS_LIMITED_BY, bet)
    assert at.refused("cass", LimitSideBets(bet)).rule == rule
    at.do("max", LimitSideBets(bet))
    refused = at.refused("cy", PlaceSideBet(1, "cy", bet, 500))
    assert (refused.code, refused.rule) == ("side-bet-confined", rule)
    at.side("ann", bet, 5)
    at.do("max", FreeSideBets(bet))
    at.side("cy", bet, 5).check()


def side_bets_preferred(book: str, side: str, bet: str, rule: str) -> None:
    """Three side bets a box: a main bettor takes the place of the last who has no main wager, and strangers come as they arrive."""
    at = opened(book, side).players(ann=1, bob=0, cy=0, di=0, ed=0).bets(1, ann=10, di=10)
    at.side("bob", bet, 5).side("cy", bet, 5).side("ann", bet, 5)
    assert at.refused("ed", PlaceSideBet(1, "ed", bet, 500)).rule == rule
    at.side("di", bet, 5)
    assert at.all(RoundRebuilt)[0].rule == rule
    assert [each.player for each in at.floor.rounds.now.boxes[0].side] == ["bob", "ann", "di"]  # type: ignore[union-attr]
    assert at.net("cy") == 0
    at.bets(1, ed=10).side("ed", bet, 5)
    assert [each.player for each in at.floor.rounds.now.boxes[0].side] == ["ann", "di", "ed"]  # type: ignore[union-attr]
    assert at.refused("bob", PlaceSideBet(1, "bob", bet, 500)).rule == rule
    at.check()


def side_bet_at_discretion(book: str, side: str, bet: str, rule: str) -> None:
    """Whether a side bet is offered is the operator's choice and nobody else's."""
    at = opened(book, side).people("olive", "max").players(ann=1).bets(1, ann=10)
    assert at.refused("max", StopSideBet(bet)).rule == rule
    at.do("olive", StopSideBet(bet))
    refused = at.refused("ann", PlaceSideBet(1, "ann", bet, 500))
    assert (refused.code, refused.rule) == ("not-offered", rule)
    at.do("olive", OfferSideBet(bet))
    at.side("ann", bet, 5)


def side_bet_before_the_first_card(book: str, side: str, bet: str, rule: str) -> None:
    """A side bet goes on its own area each round, and not once a card is out."""
    at = opened(book, side).players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=10).side("ann", bet, 5)
    at.deals("9H")
    refused = at.refused("bob", PlaceSideBet(2, "bob", bet, 500))
    assert (refused.code, refused.rule) == ("betting-closed", rule)
    at.deals("8H 9C KD 7C KS", Stand(1), Stand(2)).bets(1, ann=10).side("ann", bet, 5).check()


def side_bet_with_each_wager(book: str, side: str, bet: str, rule: str) -> None:
    """One side bet goes with each main wager of a player who backs several boxes."""
    at = opened(book, side).people("gus").players(ann=1)
    at.do("gus", LetWagerOnSeveral("ann", (2,)))
    at.bets(1, ann=10).bets(2, ann=10).side("ann", bet, 5).side("ann", bet, 5, box=2)
    refused = at.refused("ann", PlaceSideBet(2, "ann", bet, 500))
    assert (refused.code, refused.rule) == ("side-bet-twice", rule)

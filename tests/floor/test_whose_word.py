"""Whose word counts: nobody comes, goes, asks, agrees or opens for somebody else, and what served once serves no more."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import DeclareWager, JoinTable, LeaveTable
from pitboss.floor.desk import Desk, Reactions
from pitboss.floor.limits.commands import HoldToOneBox, LiftRestriction, SetLimits
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable, OpenTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.floor.preconditions import unasked
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import PlaceWager
from pitboss.terms.conduct import ADVICE_BY_OTHERS, CLOSE_TABLE, FRAUD_TEST
from pitboss.terms.control import ONE_BOX_BY
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import EXTRA_RIFFLE_BY
from pitboss.terms.wagers import Backing
from tests.floor.tables import DEALER, Day, game, opened


def test_nobody_comes_or_goes_for_another_but_at_the_word_of_the_house() -> None:
    at = opened("vic-blackjack").people("ines").players(ann=1)
    for by in ("zed", "ines"):
        assert at.refused(by, LeaveTable("ann")).code == "staff-only"
        assert at.refused(by, JoinTable("bob", 2)).code == "staff-only"
    at.do(DEALER, JoinTable("bob", 2))
    at.do(DEALER, LeaveTable("bob"))
    assert at.floor.boxes.present == ("ann",)


@pytest.mark.parametrize("role", [Role.INSPECTOR, Role.POLICE_OFFICER, Role.COMMISSION])
def test_a_regulator_on_duty_is_not_the_house(role: Role) -> None:
    at = Day(game("vic-blackjack"))
    at.do("ines", SignOn("ines", (role,)))
    assert at.refused("ines", OpenTable()).code == "staff-only"
    assert at.refused("ines", GiveNotice(Kind.SIGN, CLOSE_TABLE.name)).code == "staff-only"
    at.notice("ines", Kind.REASON, FRAUD_TEST, words="cards were marked")


@pytest.mark.parametrize(("book", "by"), [("vic-blackjack", "cass"), ("nsw-star-blackjack", "cass"), ("vic-crown-com-bo", "gus")])
def test_what_lies_goes_back_when_the_table_closes(book: str, by: str) -> None:
    at = opened(book).people(by).players(ann=1)
    com_bo = book == "vic-crown-com-bo"
    wager = PlaceComBoWager("ann", "high-1", 1000) if com_bo else PlaceWager(1, "ann", 1000)
    at.do("ann", wager)
    if not com_bo:
        at.notice(by, Kind.SIGN, CLOSE_TABLE)
    at.do(by, CloseTable(), after=1200)
    rebuilt = at.all(RoundRebuilt)
    assert (at.check().net(), rebuilt[0].after, rebuilt[0].warrant.by) == (0, (), by)
    assert at.floor.opening.standing is Standing.CLOSED
    assert at.refused("ann", wager).code == "not-open"
    if not com_bo:
        assert at.refused("ann", DeclareWager("ann", 1000, Backing.CASH)).code == "not-open"


def test_a_notification_serves_once() -> None:
    at = opened("vic-blackjack").people("tom", "cass", "dirk").players(ann=1)
    at.do("cass", SetLimits(500, 10_000, 500))
    at.notice("cass", Kind.NOTIFICATION, ONE_BOX_BY, "ann", role=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    at.do("tom", HoldToOneBox("ann"))
    at.do("tom", LiftRestriction("ann"))
    assert "has not been notified" in at.refused("tom", HoldToOneBox("ann")).sentence


def test_a_dealer_is_no_player_who_asks() -> None:
    at = opened("nsw-star-blackjack").players(ann=1)
    asks = GiveNotice(Kind.REQUEST, EXTRA_RIFFLE_BY["casino-pre-shuffled"].name)
    at.do(DEALER, asks)
    desk = _desk(at)
    assert unasked(desk, Role.PLAYER, EXTRA_RIFFLE_BY["casino-pre-shuffled"], "") == "no player has asked"
    at.do("ann", asks)  # the dealer's word does not stand in the place of hers
    assert not unasked(_desk(at), Role.PLAYER, EXTRA_RIFFLE_BY["casino-pre-shuffled"], "")


def test_nobody_withdraws_what_another_asked() -> None:
    at = opened("vic-blackjack").players(ann=1)
    for player in ("zed", "ann"):
        at.do(player, GiveNotice(Kind.REQUEST, ADVICE_BY_OTHERS.name, "ann"))
    assert at.refused("zed", WithdrawNotice(Kind.REQUEST, ADVICE_BY_OTHERS.name, "ann")).code == "staff-only"


def _desk(at: Day) -> Desk:
    return Desk(at.game, at.floor, DEALER, at.clock, Reactions())

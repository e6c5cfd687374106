"""Rule 15.5 of 2000 at a table: a card in the wrong place, before the rules of 2003."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.game import open_game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.law.moment import Moment
from pitboss.law.rules import rules
from pitboss.play.commands import Hit, Stand
from pitboss.terms.powers import Role
from tests.floor.accidents_cases import TWO_BOXES, answered, asked, cards, chooses, enter, hand, report, unlawful
from tests.floor.tables import DEALER, Day
from tests.rules.notices import assert_commences

RULE = "VIC-2000-26 15.5"


def in_2000() -> Day:
    moment: Moment = assert_commences("VIC-2000-26")
    at = Day(open_game(rules(LIBRARY.book("vic-blackjack"), moment)))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do(DEALER, OpenTable())
    at.shoe().people("gus", "cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    return at.deals(TWO_BOXES)


def test_15_5__a_supervisor_may_rebuild_before_any_settlement_and_players_may_take_their_wagers_back() -> None:
    at, right = in_2000(), MisplacedCard(cards("TS 9H 6D 7C 5S"), (1, 2))
    assert unlawful(at, right).rule == RULE
    report(at, right, "gus")
    assert (asked(at).players, asked(at).choices, asked(at).rule) == (("ann", "bob"), ("keep", "retract"), RULE)
    chooses(chooses(at, "ann", "retract"), "bob", "keep")
    assert (answered(at), hand(at, 2)) == (("reconstructed", RULE), "9H 5S")
    at.deals("KD 2H", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (0, -20)


def test_15_5__once_a_wager_is_settled_it_is_too_late() -> None:
    at = in_2000()
    at.do("ann", Hit(1))
    enter(at, "KD")
    late = unlawful(at, MisplacedCard(cards("TS 9H 6D 7C 5S KD"), (1, 2)), "cass")
    assert (late.code, late.rule) == ("too-late", RULE)

"""One rule of each pattern at a table of Victorian Blackjack: a power, a notice, a recorded act, an irregularity."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.events import AccidentResolved
from pitboss.floor.accidents.kinds import FaceUpCard
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards.count import in_row
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable
from pitboss.play.commands import CloseBetting, Stand
from pitboss.terms.conduct import CLOSE_TABLE
from tests.floor.tables import DEALER, opened
from tests.rules.at_table import V


def test_17_7__an_occupied_table_closes_after_a_sign_of_twenty_minutes() -> None:
    at = opened("vic-blackjack").people("gus", "cass").players(ann=1)
    assert at.refused("gus", CloseTable()).rule == V + "17.7"
    at.notice("gus", Kind.SIGN, CLOSE_TABLE, shows=(("time-of-closure", 1200),))
    assert "1 second more" in at.refused("cass", CloseTable(), after=1199).sentence
    at.do("cass", CloseTable(), after=1)


def test_1_2__a_supervisor_may_do_what_the_dealer_may() -> None:
    at = opened("vic-blackjack").people("gus").players(ann=1).bets(1, ann=20)
    at.do("gus", CloseBetting())


@pytest.mark.proves("VIC-2003-01 5.9.1(b)", "VIC-2003-01 5.9.1(c)", "VIC-2003-01 3.2.5")
def test_acts_that_the_log_keeps_with_their_rules() -> None:
    at = opened("vic-blackjack").players(ann=1)
    for act in ("lining-up/caller-wager", "lining-up/other-wagers", "card-checks/before-gaming", "card-checks/after-gaming"):
        at.do(DEALER, RecordAct(act, subject="box 1"))
    assert at.refused("ann", RecordAct("lining-up/caller-wager")).rule == V + "5.9.1(b)"
    kept = [event.rule for event in at.all(ActRecorded)]
    assert kept == [V + "5.9.1(b)", V + "5.9.1(c)", V + "3.2.5", V + "3.2.5"]


def test_9_2__a_card_face_up_in_the_shoe_is_thrown_out() -> None:
    at = opened("vic-blackjack").players(ann=1).bets(1, ann=20)
    at.deals("9H KD")
    at.do(DEALER, ReportAccident(FaceUpCard(card("AS"))))
    at.deals("2C TS", Stand(1)).check()
    assert in_row(at.floor.cards.rack)[1] == card("AS")
    resolved = at.all(AccidentResolved)[0]
    assert (resolved.answer, resolved.rule, resolved.warrant.by) == ("discarded", V + "9.2", DEALER)

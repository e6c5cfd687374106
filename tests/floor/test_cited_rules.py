"""A refusal cites the rule that decides; only where no rule says anything the document itself, and that in one place."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import Rectify
from pitboss.floor.boxes.commands import GiveUpBoxes, GoAlong
from pitboss.floor.cards.commands import AnnounceFinalRounds, RevealShuffle
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import AskForRules, EndSeizure, GiveSignal, InformOfComplaint, Inquiry, RaiseDispute, TakeCharge
from pitboss.floor.limits.commands import RaiseKeptMinimum
from pitboss.play.commands import DrawCard, PlaceSideBet
from pitboss.terms.player_hand import Signal
from tests.floor.tables import DEALER, opened
from tests.tidy.tree import ROOT

DECIDES: dict[str, tuple[str, str, Command, str]] = {
    "boxes that nobody has at Com-Bo": ("vic-crown-com-bo", "ann", GiveUpBoxes("ann", (1,)), "VIC-2000-29 5.6"),
    "splits at Com-Bo": ("vic-crown-com-bo", "bob", GoAlong("ann", ("split",)), "VIC-2000-29 5.6"),
    "a side bet at Com-Bo": ("vic-crown-com-bo", "ann", PlaceSideBet(1, "ann", "perfect-pairs", 500), "VIC-2000-29 5.6"),
    "nothing to rectify at Com-Bo": ("vic-crown-com-bo", DEALER, Rectify(), "VIC-2000-29 9.8(b)"),
    "nothing to authorise in Sydney": ("nsw-star-blackjack", DEALER, Rectify(), "NSW-STAR-BJ 16.8"),
    "nobody detained in Melbourne": ("vic-blackjack", DEALER, TakeCharge("ann"), "VIC-2003-01 17.2.5"),
    "a signal by whoever does not call": ("act-blackjack", "bob", GiveSignal(1, Signal.HORIZONTAL_STANDS), "ACT-2018-01 4.5"),
    "a card entered by a player at Com-Bo": ("vic-crown-com-bo", "ann", DrawCard(card("KD")), "VIC-2000-29 7.3"),
    "an order shown too early in the ACT": ("act-blackjack", DEALER, RevealShuffle((), b""), "ACT-2018-01 5.1"),
    "an old minimum that nobody kept": ("vic-blackjack", "cass", RaiseKeptMinimum(1000), "VIC-2003-01 6.4"),
}
SILENT: dict[str, tuple[str, str, Command, str]] = {
    "nothing seized in Sydney": ("nsw-star-blackjack", DEALER, EndSeizure("ann", Inquiry.CLEARED), "NSW-STAR-BJ"),
    "final rounds in Melbourne": ("vic-blackjack", DEALER, AnnounceFinalRounds(), "VIC-2003-01"),
    "a copy of the rules at Com-Bo": ("vic-crown-com-bo", "ann", AskForRules(), "VIC-2000-29"),
}


@pytest.mark.parametrize("case", [*DECIDES, *SILENT])
def test_the_rule_that_decides_is_cited_and_the_document_only_where_it_is_silent(case: str) -> None:
    book, by, command, rule = (DECIDES | SILENT)[case]
    at = opened(book).people("cass").players(ann=1, bob=2)
    assert at.refused(by, command).rule == rule


def test_whoever_disputes_in_the_act_is_told_of_the_review() -> None:
    at = opened("act-blackjack").people("cass").players(ann=1)
    at.do("ann", RaiseDispute(1, "x"))
    assert at.refused("cass", InformOfComplaint(1)).rule == "ACT-2018-01 16.4"


def test_nothing_on_the_floor_cites_a_whole_document_but_in_one_place() -> None:
    floor = ROOT / "src" / "pitboss" / "floor"
    found = {str(each.relative_to(floor)) for each in floor.rglob("*.py") if "game.document" in each.read_text(encoding="utf-8")}
    assert found == set()

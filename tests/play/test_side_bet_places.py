"""Side bets and the table: how many a box takes, of which kinds, and what a table without one refuses."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, FailButton, GoOffAlone, PlaceSideBet, Press
from pitboss.play.decide import step
from pitboss.play.state import Round
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, rules_of, table

PERFECT, ANY = "perfect-pairs", "any-pairs"


def star(counted: str = "each-kind") -> Table:
    """Star Blackjack with both bets on pairs."""
    return table("nsw-star-blackjack", *(rules_of(f"nsw-star-{bet}", side_bets_counted=counted) for bet in (PERFECT, ANY)))


def challenge() -> Table:
    """Blackjack Challenge with both bets on pairs."""
    return table("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", "nsw-challenge-any-pairs")


def on_box(**players: str) -> list[Wager]:
    """Ann's main wager, and the side bets of each player."""
    sides = [Wager(player, 0, side=tuple((bet, 5.0) for bet in bets.split())) for player, bets in players.items()]
    return [Wager("ann", 10), *sides]


def check_full(at: Table, wagers: list[Wager], bet: str, rule: str) -> None:
    """These wagers fit, and one more of this kind does not."""
    assert len(deal(at, "KH 5C KD", wagers=wagers, complete=False).settled) == sum(len(each.side) for each in wagers)
    with pytest.raises(Refused) as fault:
        deal(at, "", wagers=[*wagers, Wager("eve", 0, side=((bet, 5),))])
    assert fault.value.rule == rule


def test_three_side_bets_of_each_kind() -> None:
    full = on_box(ann="perfect-pairs any-pairs", bob="perfect-pairs any-pairs", cid="any-pairs perfect-pairs")
    for bet in (PERFECT, ANY):
        check_full(star(), full, bet, "NSW-STAR-BJ 14.8")
    check_full(challenge(), full, PERFECT, "NSW-BJ-CHALLENGE 14.6")
    check_full(challenge(), full, ANY, "NSW-BJ-CHALLENGE 13.5")


def test_read_the_other_way_three_side_bets_in_all_at_star() -> None:
    for bet in (PERFECT, ANY):
        check_full(star("all-kinds"), on_box(ann="perfect-pairs any-pairs", bob="perfect-pairs"), bet, "NSW-STAR-BJ 14.8")
        check_full(star("all-kinds"), on_box(ann="any-pairs", bob="any-pairs", cid="any-pairs"), bet, "NSW-STAR-BJ 14.8")


def test_main_wagers_are_not_counted_among_the_side_bets() -> None:
    mains = [Wager(player, 10) for player in ("ann", "bob", "cid")]
    check_full(star("all-kinds"), [*mains, *on_box(dan=PERFECT, fay=ANY, gus=PERFECT)[1:]], ANY, "NSW-STAR-BJ 14.8")


@pytest.mark.parametrize("command", [Press(1, "ann", 1), GoOffAlone(1), FailButton()])
def test_a_table_without_pandemonium_has_no_button(command: Command) -> None:
    with pytest.raises(Refused) as fault:
        deal(table("vic-crown-pontoon"), "7H 9C 8D", command, ann=20)
    assert fault.value.code == "no-button"


def test_a_side_bet_that_the_table_does_not_offer() -> None:
    with pytest.raises(Refused) as fault:
        step(star(), Round(), PlaceSideBet(1, "ann", "lucky-lucky", 500))
    assert "Perfect Pairs, Any Pairs" in fault.value.sentence

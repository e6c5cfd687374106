"""NSW-BJ-CHALLENGE, rule 13: Any Pairs at Blackjack Challenge."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, table
from tests.rules.side_bets import every_opening, lost, on_boxes, won

RULE = "NSW-BJ-CHALLENGE"
BET = "any-pairs"


def any_pairs(decks: int = 8) -> Table:
    return table("nsw-blackjack-challenge", "nsw-challenge-any-pairs", decks=decks)


@pytest.mark.parametrize("decks", [6, 8])
def test_13_7__any_pair_pays_eleven_to_one(decks: int) -> None:
    for (one, two), found in every_opening(any_pairs(decks), BET, shown="KH"):
        assert won(found, 11) if one[0] == two[0] else lost(found), (one, two)
        assert found.rule == f"{RULE} {'13.7' if one[0] == two[0] else '13.8'}"


def test_13_8__losers_are_collected_and_winners_paid_when_the_initial_deal_is_complete() -> None:
    wagers = [Wager("ann", 10, box, side=((BET, 5),)) for box in (1, 2, 3)]
    assert deal(any_pairs(), "KH 9H AS 5C KD QC", wagers=wagers, complete=False).settled == ()
    played = deal(any_pairs(), "KH 9H AS 5C KD QC KS", wagers=wagers, complete=False)
    assert played.state.awaits is Awaits.DECISION
    assert [(each.box, each.bet, each.net) for each in played.settled] == [
        (2, BET, -500),
        (3, BET, -500),
        (1, BET, 5500),
        (3, "main", 2000),
    ]
    assert all(f"{RULE} 13.8" in each.rules for each in played.settled if each.bet == BET)


def test_13_7__t34_five_dollars_on_the_pairs_of_the_scenario() -> None:
    hands = [("KH", "KD"), ("KH", "KH"), ("KH", "KS"), ("KH", "QH")]
    assert [each.net for each in on_boxes(any_pairs(), BET, hands)] == [5500, 5500, 5500, -500]


def test_13_4__on_a_box_that_has_a_main_wager_whoever_placed_it() -> None:
    wagers = [Wager("ann", 10), Wager("bob", 0, side=((BET, 5),))]
    assert deal(any_pairs(), "KH 5C KD", wagers=wagers, complete=False).net("bob") == 55
    with pytest.raises(Refused) as empty:
        deal(any_pairs(), "", wagers=[Wager("ann", 10, 1), Wager("bob", 0, 2, side=((BET, 5),))])
    assert empty.value.rule == f"{RULE} 13.4"

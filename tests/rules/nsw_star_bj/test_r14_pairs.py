"""NSW-STAR-BJ, rules 14.9 to 14.14: Perfect Pairs and Any Pairs at Star Blackjack."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import settle
from pitboss.law.refusal import Refused
from pitboss.play.roundfile import RoundFile, read_round
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.side_bets import chances, edge, every_opening, lost, on_boxes, opening, order, pair_kind, won

STAR = "NSW-STAR-BJ"
PERFECT, ANY = "perfect-pairs", "any-pairs"
EVERY_DECKS = pytest.mark.parametrize("decks", [6, 8])


def offering(bet: str, decks: int = 8) -> Table:
    return table("nsw-star-blackjack", f"nsw-star-{bet}", decks=decks)


def check_line(hands: tuple[str, ...], odds: int, rule: str) -> None:
    for decks, cards in product((6, 8), hands):
        found = opening(offering(PERFECT, decks), PERFECT, cards)
        assert won(found, odds), cards
        assert found.rule == f"{STAR} {rule}"


def test_14_10_1__one_red_and_one_black_pay_five_to_one() -> None:
    check_line(("KH 5C KS", "AS 5C AD", "2D 5C 2C", "TC 5C TH"), 5, "14.10.1")


def test_14_10_2__one_colour_in_two_suits_pays_ten_to_one() -> None:
    check_line(("KH 5C KD", "AS 5C AC", "2D 5C 2H", "TC 5C TS"), 10, "14.10.2")


def test_14_10_3__two_cards_alike_pay_thirty_to_one() -> None:
    check_line(("QS 5C QS", "5C 5C 5C", "AH 5C AH", "TD 5C TD"), 30, "14.10.3")


@EVERY_DECKS
def test_14_10__every_opening_of_two_cards_is_paid_by_its_kind(decks: int) -> None:
    pays = {"mixed": 5, "coloured": 10, "perfect": 30}
    for (one, two), found in every_opening(offering(PERFECT, decks), PERFECT, shown="KH"):
        kind = pair_kind(one, two)
        assert lost(found) if kind == "no pair" else won(found, pays[kind]), (one, two)
        assert kind == "no pair" or f"{STAR} 14.10" in found.rules


def check_settled(bet: str, rule: str, pays: int) -> None:
    """When the initial deal is complete and before any further card; the losing wager is collected, the winning one paid."""
    wagers = [Wager("ann", 10, box, side=((bet, 5),)) for box in (1, 2)]
    cards = "KH 9H 5C KD QC"
    assert deal(offering(bet), cards.rpartition(" ")[0], wagers=wagers, complete=False).settled == ()
    played = deal(offering(bet), cards, wagers=wagers, complete=False)
    assert played.state.awaits is Awaits.DECISION
    assert [(each.box, each.net) for each in played.settled] == [(2, -500), (1, pays)]
    assert all(f"{STAR} {rule}" in each.rules for each in played.settled)


def test_14_11__perfect_pairs_are_settled_between_the_two_deals() -> None:
    check_settled(PERFECT, "14.11", 5000)


def test_14_14__any_pairs_are_settled_when_the_initial_deal_is_complete() -> None:
    check_settled(ANY, "14.14", 5500)


def test_14_11__before_a_blackjack_is_paid() -> None:
    wagers = [Wager("ann", 10, side=((PERFECT, 5),))]
    assert order(deal(offering(PERFECT), "AH 5C KD", wagers=wagers)) == [(1, PERFECT), (1, "main")]


@EVERY_DECKS
def test_14_13__any_pair_pays_eleven_to_one(decks: int) -> None:
    for (one, two), found in every_opening(offering(ANY, decks), ANY, shown="KH"):
        assert won(found, 11) if one[0] == two[0] else lost(found), (one, two)
        assert found.rule == f"{STAR} {'14.13' if one[0] == two[0] else '14.14'}"


def test_14_10__t34_five_dollars_on_the_pairs_of_the_scenario() -> None:
    hands = [("KH", "KD"), ("KH", "KH"), ("KH", "KS"), ("KH", "QH")]
    assert [each.net for each in on_boxes(offering(PERFECT), PERFECT, hands)] == [5000, 15000, 2500, -500]
    assert [each.net for each in on_boxes(offering(ANY), ANY, hands)] == [5500, 5500, 5500, -500]


def test_14_10__the_house_keeps_3_3735_percent_of_perfect_pairs_with_eight_decks() -> None:
    """7, 8 and 16 of the 415 cards left make the pair: 384 lose, and 30 x 7 + 10 x 8 + 5 x 16 = 370 are paid. Published: 3.3735 %."""
    paid = [(cards, str(found.net // found.stake)) for cards, found in every_opening(offering(PERFECT), PERFECT)]
    kept = edge(chances(8, paid), {"30": 30, "10": 10, "5": 5})
    assert kept == Fraction(384 - 370, 415) == Fraction(14, 415)
    assert round(float(kept) * 100, 4) == 3.3735


@pytest.mark.parametrize(("decks", "kept"), [(6, Fraction(35, 311)), (8, Fraction(43, 415))])
def test_14_13__the_house_edge_of_any_pairs_is_that_of_the_next_card(decks: int, kept: Fraction) -> None:
    """Six decks: 23 of 311 cards left make a pair, and 288 - 11 x 23 = 35 stay; eight: 31 of 415, and 384 - 11 x 31 = 43."""
    paid = [(cards, str(found.net // found.stake)) for cards, found in every_opening(offering(ANY, decks), ANY)]
    assert edge(chances(decks, paid), {"11": 11}) == kept


def test_14_7__without_a_main_wager_one_may_bet_on_a_box_that_has_one() -> None:
    wagers = [Wager("ann", 10), Wager("bob", 0, side=((PERFECT, 5),))]
    assert deal(offering(PERFECT), "KH 5C KD", wagers=wagers, complete=False).net("bob") == 50
    with pytest.raises(Refused) as empty:
        deal(offering(PERFECT), "", wagers=[Wager("ann", 10, 1), Wager("bob", 0, 2, side=((PERFECT, 5),))])
    assert empty.value.rule == f"{STAR} 14.7"
    limited = table("nsw-star-blackjack", rules_of("nsw-star-perfect-pairs", side_bet_requires="own-main-wager"))
    with pytest.raises(Refused) as alone:
        deal(limited, "", wagers=wagers)
    assert alone.value.rule == f"{STAR} 14.6"


def written(*bets: str, cards: str, boxes: list[dict[str, Any]], decisions: str = "1", **options: str) -> RoundFile:
    """A round file of Star Blackjack with optional wagers, where boxes stand on what they have."""
    stands = [{"box": int(box), "do": "stand"} for box in decisions.split()]
    said = {name.replace("_", "-"): value for name, value in options.items()}
    return read_round(
        {
            "game": "nsw-star-blackjack",
            "options": said,
            "side-bets": {bet: {} for bet in bets},
            "boxes": boxes,
            "cards": cards.split(),
            "decisions": stands,
        }
    )


def test_14_6__adjudicate_confines_optional_wagers_to_players_with_a_wager_anywhere_by_reading_q1() -> None:
    on_one = {"box": 1, "wagers": [{"player": "p", "stake": 10, "seated": True}, {"player": "r", "side": {PERFECT: 5}}]}
    two = {"box": 2, "wagers": [{"player": "r", "stake": 10}]}
    alone = written(PERFECT, cards="9H 6D 9D KD KC", boxes=[on_one], side_bet_requires="own-main-wager")
    with pytest.raises(Refused) as fault:
        settle(alone)
    assert fault.value.rule == f"{STAR} 14.6"
    elsewhere = written(PERFECT, cards="9H KH 6D 9D QC KD KC", boxes=[on_one, two], decisions="1 2", side_bet_requires="own-main-wager")
    assert settle(elsewhere).answer["net"] == {"p": "10.00", "r": "60.00"}  # a coloured pair, and 20 against a dealer who busts
    free = written(PERFECT, cards="9H 6D 9D KD KC", boxes=[on_one])
    assert settle(free).answer["net"] == {"p": "10.00", "r": "50.00"}


def test_14_8__adjudicate_counts_optional_wagers_of_all_kinds_together_by_reading_h31() -> None:
    side = {PERFECT: 1, ANY: 1}
    shared = [{"player": "a", "stake": 10, "seated": True, "side": side}, {"player": "b", "stake": 10, "side": side}]
    box = [{"box": 1, "wagers": shared}]
    with pytest.raises(Refused) as fault:
        settle(written(PERFECT, ANY, cards="9H 6D 8D KD KC", boxes=box, side_bets_counted="all-kinds"))
    assert fault.value.rule == f"{STAR} 14.8"
    assert "box 1 has its 3 side bets" in fault.value.sentence
    assert settle(written(PERFECT, ANY, cards="9H 6D 8D KD KC", boxes=box)).answer["net"] == {"a": "8.00", "b": "8.00"}

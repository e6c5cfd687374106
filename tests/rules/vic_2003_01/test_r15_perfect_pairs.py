"""VIC-2003-01, rule 15: Perfect Pairs, over Blackjack and Crown Blackjack with four to eight decks."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Stand
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, table
from tests.rules.side_bets import chances, edge, every_opening, lost, on_boxes, opening, order, pair_kind, won

BET = "perfect-pairs"
RULE = "VIC-2003-01"
HOSTS = ("vic-blackjack", "vic-crown-blackjack")
DECKS = (4, 5, 6, 7, 8)
PERFECT, COLOURED, MIXED = dict.fromkeys(DECKS, 25), {4: 15, 5: 14, 6: 13, 7: 12, 8: 12}, dict.fromkeys(DECKS, 6)
EVERYWHERE = pytest.mark.parametrize(("host", "decks"), list(product(HOSTS, DECKS)))


def pairs(decks: int = 8, host: str = "vic-blackjack") -> Table:
    return table(host, "vic-perfect-pairs", decks=decks)


@EVERYWHERE
def test_15_6_1_table_1_perfect_pair__cards_exactly_alike(host: str, decks: int) -> None:
    for cards in ("KH 5C KH", "AS 5C AS", "2D 5C 2D", "TC 5C TC"):
        found = opening(pairs(decks, host), BET, cards)
        assert won(found, PERFECT[decks])
        assert found.rules[:2] == (f"{RULE} 15.6.1 Table 1: Perfect Pair", f'{RULE} 15.2.1 "Perfect pair"')


@EVERYWHERE
def test_15_6_1_table_1_coloured_pair__alike_but_for_the_suit(host: str, decks: int) -> None:
    for cards in ("KH 5C KD", "AS 5C AC", "2D 5C 2H", "TC 5C TS"):
        found = opening(pairs(decks, host), BET, cards)
        assert won(found, COLOURED[decks])
        assert found.rules[:2] == (f"{RULE} 15.6.1 Table 1: Coloured Pair", f'{RULE} 15.2.1 "Coloured pair"')


@EVERYWHERE
def test_15_6_1_table_1_mixed_pair__alike_but_for_suit_and_colour(host: str, decks: int) -> None:
    for cards in ("KH 5C KS", "AS 5C AD", "2D 5C 2C", "TC 5C TH"):
        found = opening(pairs(decks, host), BET, cards)
        assert won(found, MIXED[decks])
        assert found.rules[:2] == (f"{RULE} 15.6.1 Table 1: Mixed Pair", f'{RULE} 15.2.1 "Mixed pair"')


@pytest.mark.parametrize("decks", DECKS)
def test_15_6_1__every_opening_of_two_cards_is_paid_by_kind_and_decks(decks: int) -> None:
    pays = {"perfect": PERFECT[decks], "coloured": COLOURED[decks], "mixed": MIXED[decks]}
    for (one, two), found in every_opening(pairs(decks), BET):
        kind = pair_kind(one, two)
        assert lost(found) if kind == "no pair" else won(found, pays[kind]), (one, two)


def test_15_5_1_a__any_of_the_three_kinds_wins() -> None:
    for second in ("KH", "KD", "KS", "KC"):
        found = opening(pairs(), BET, f"KH 5C {second}")
        assert found.net > 0
        assert f"{RULE} 15.5.1(a)" in found.rules


def test_15_5_1_b__two_cards_of_one_value_but_two_ranks_lose_though_they_may_be_split() -> None:
    for cards in ("KH 5C QH", "TS 5C JS", "JD 5C KC", "AH 5C 2H"):
        found = opening(pairs(), BET, cards)
        assert lost(found)
        assert found.rules[0] == f"{RULE} 15.5.1(b)"


def test_15_5_1_b__a_pair_made_with_the_dealers_card_or_a_later_card_loses() -> None:
    played = deal(pairs(), "KH KD 9C  7S", Stand(1), wagers=[Wager("ann", 10, side=((BET, 5),))])
    assert played.net(bet=BET) == -5


@pytest.mark.parametrize("host", HOSTS)
def test_15_6_2__settled_in_the_interim_settlement_before_a_blackjack_is_paid(host: str) -> None:
    wagers = [Wager("ann", 10, 1, side=((BET, 5),)), Wager("bob", 20, 2, side=((BET, 5),))]
    played = deal(pairs(8, host), "AH 8D 9C KH 8H", wagers=wagers, complete=False)
    assert order(played) == [(1, BET), (2, BET), (1, "main")]
    assert played.state.awaits is Awaits.DECISION
    assert (played.net("ann", BET), played.net("ann", "main"), played.net("bob", BET)) == (-5, 15, 60)
    assert all(f"{RULE} 15.6.2" in each.rules for each in played.settled if each.bet == BET)


def test_15_6_1__t34_five_dollars_on_the_pairs_of_the_scenario() -> None:
    coloured = [opening(pairs(decks), BET, "KH 5C KD").net for decks in DECKS]
    assert coloured == [7500, 7000, 6500, 6000, 6000]
    found = on_boxes(pairs(), BET, [("KH", "KH"), ("KH", "KS"), ("KH", "QH")])
    assert [each.net for each in found] == [12500, 3000, -500]


def test_15_5_1_a__every_bettor_on_a_box_with_a_wager_of_his_or_her_own_is_paid_on_the_boxs_cards() -> None:
    wagers = [Wager("ann", 10, side=((BET, 5),)), Wager("bob", 20), Wager("cid", 30, side=((BET, 7),))]
    played = deal(pairs(), "KH 5C KD", wagers=wagers, complete=False)
    assert [(each.player, each.net) for each in played.settled] == [("ann", 6000), ("cid", 8400)]


def test_15_4_2__a_side_bet_needs_the_bettors_own_wager_and_goes_with_it_once() -> None:
    with pytest.raises(Refused) as alone:
        deal(pairs(), "", wagers=[Wager("ann", 10), Wager("bob", 0, side=((BET, 5),))])
    assert alone.value.rule == f"{RULE} 15.4.2"
    with pytest.raises(Refused) as elsewhere:
        deal(pairs(), "", wagers=[Wager("ann", 10, 1), Wager("ann", 0, 2, side=((BET, 5),))])
    assert elsewhere.value.rule == f"{RULE} 15.4.2"
    with pytest.raises(Refused) as twice:
        deal(pairs(), "", wagers=[Wager("ann", 10, side=((BET, 5), (BET, 5)))])
    assert twice.value.rule == f"{RULE} 15.4.2"


@pytest.mark.parametrize("decks", DECKS)
def test_15_6_1__the_chance_of_each_kind_is_that_of_the_next_card_after_the_first(decks: int) -> None:
    chance = chances(decks, ((cards, pair_kind(*cards)) for cards, _ in every_opening(pairs(decks), BET)))
    left = 52 * decks - 1
    expected = {"perfect": Fraction(decks - 1, left), "coloured": Fraction(decks, left), "mixed": Fraction(2 * decks, left)}
    assert {kind: chance[kind] for kind in expected} == expected


def test_15_6_1__the_house_keeps_4_0964_percent_with_eight_decks() -> None:
    """7, 8 and 16 of the 415 cards left make the pair: 384 lose, and 25 x 7 + 12 x 8 + 6 x 16 = 367 are paid. Published: 4.0964 %."""
    paid = [(cards, f"{found.net // found.stake}") for cards, found in every_opening(pairs(8), BET)]
    kept = edge(chances(8, paid), {"25": 25, "12": 12, "6": 6})
    assert kept == Fraction(384 - 367, 415) == Fraction(17, 415)
    assert round(float(kept) * 100, 4) == 4.0964

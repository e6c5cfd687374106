"""NSW-STAR-BJ, rules 14.15 to 14.18: Lucky Lucky, on a box's first two cards and the dealer's first, by three pay tables."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, permutations, product
from math import comb

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Hit
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.side_bets import DECK, RANKS, chances, edge, lost, on_boxes, opening, won

STAR = "NSW-STAR-BJ"
BET = "lucky-lucky"
LINES = ("Suited 7,7,7", "Suited 6,7,8", "Unsuited 7,7,7", "Unsuited 6,7,8", "Suited 21", "Unsuited 21", "Any 20", "Any 19")
PAYS = {
    1: dict(zip(LINES, (200, 100, 50, 30, 10, 3, 2, 2), strict=True)),
    2: dict(zip(LINES, (200, 100, 50, 30, 15, 3, 2, 1), strict=True)),
    3: dict(zip(LINES, (200, 100, 50, 30, 10, 3, 2, 1), strict=True)),
}
"""The printed pay tables."""


def lucky(paytable: int = 1, decks: int = 8) -> Table:
    return table("nsw-star-blackjack", rules_of("nsw-star-lucky-lucky", paytable=paytable), decks=decks)


def line_of(cards: tuple[str, ...]) -> str:
    """The highest line that three cards fit, from the words of rules 3.2.1 and 14.15 to 14.18: each ace is tried both ways."""
    counts = [(1, 11) if card[0] == "A" else (10,) if card[0] in "TJQK" else (int(card[0]),) for card in cards]
    totals = {sum(counted) for counted in product(*counts)} & {19, 20, 21}
    ranks, suited = {card[0] for card in cards}, len({card[1] for card in cards}) == 1
    fits = {
        "7,7,7": ranks == {"7"},
        "6,7,8": ranks == {"6", "7", "8"},
        "21": 21 in totals,
        "Any 20": 20 in totals,
        "Any 19": 19 in totals,
    }
    names = {name: name if name.startswith("Any") else f"{'Suited' if suited else 'Unsuited'} {name}" for name in fits}
    won_by = [names[name] for name, fit in fits.items() if fit]
    return min(won_by, key=LINES.index) if won_by else "none"


def check_line(line: str, *hands: str) -> None:
    """In whatever order the three cards fall, each pay table pays its own odds for them, by that line."""
    for paytable, hand in product(PAYS, hands):
        for cards in set(permutations(hand.split())):
            found = opening(lucky(paytable), BET, " ".join(cards))
            assert won(found, PAYS[paytable][line]), cards
            assert found.rule == f"{STAR} 14.18 table: {line}"


def test_14_18_table_suited_7_7_7__pays_200_to_1() -> None:
    check_line("Suited 7,7,7", *(f"7{suit} 7{suit} 7{suit}" for suit in "SHDC"))


def test_14_18_table_suited_6_7_8__pays_100_to_1() -> None:
    check_line("Suited 6,7,8", *(f"6{suit} 7{suit} 8{suit}" for suit in "SHDC"))


def test_14_18_table_unsuited_7_7_7__pays_50_to_1() -> None:
    check_line("Unsuited 7,7,7", "7S 7S 7H", "7S 7H 7D", "7C 7D 7D")


def test_14_18_table_unsuited_6_7_8__pays_30_to_1() -> None:
    check_line("Unsuited 6,7,8", "6S 7S 8H", "6S 7H 8D", "6D 7C 8C")


def test_14_18_table_suited_21__pays_10_or_15_to_1() -> None:
    check_line("Suited 21", "AH KH KH", "TS 9S 2S", "9D 9D 3D", "AC 5C 5C", "AH AH 9H")


def test_14_18_table_unsuited_21__pays_3_to_1() -> None:
    check_line("Unsuited 21", "AH KH KS", "TS 9H 2D", "9D 8D 4C", "AC 4C 6H", "AS AD 9H")


def test_14_18_table_any_20__pays_2_to_1_in_whatever_suits() -> None:
    check_line("Any 20", "AH 9H TH", "TS 8H 2D", "KD 5D 5C", "AC 2C 7H", "AS AD 8H")


def test_14_18_table_any_19__pays_2_to_1_or_evens_in_whatever_suits() -> None:
    check_line("Any 19", "AC 9D 9S", "TS 7H 2D", "KD 6D 3D", "AC 3C 5H", "AS AD 7H")


@pytest.mark.parametrize("shown_rank", RANKS)
def test_14_15__every_three_cards_win_by_the_highest_line_they_fit(shown_rank: str) -> None:
    at, pairs = lucky(), list(combinations_with_replacement(DECK, 2))
    for suit in "SHDC":
        shown = shown_rank + suit
        for start in range(0, len(pairs), at.boxes):
            hands = pairs[start : start + at.boxes]
            for hand, found in zip(hands, on_boxes(at, BET, hands, shown), strict=True):
                line = line_of((*hand, shown))
                assert lost(found) if line == "none" else won(found, PAYS[1][line]), (hand, shown)
                assert f"{STAR} 14.15" in found.rules


def test_14_15__the_house_elects_one_of_three_pay_tables() -> None:
    with pytest.raises(Refused) as fault:
        lucky(4)
    assert fault.value.rule == f"{STAR} 14.15"


def test_14_16__cards_on_no_line_lose() -> None:
    for paytable, cards in product(PAYS, ("AH AC AD", "9H 9C 4D", "KH QC JD", "KH 2C 6D", "8H 8C 8D")):
        found = opening(lucky(paytable), BET, cards)
        assert lost(found), cards
        assert found.rule == f"{STAR} 14.16"


def test_14_17__settled_when_the_initial_deal_is_complete() -> None:
    wagers = [Wager("ann", 10, box, side=((BET, 5),)) for box in (1, 2)]
    assert deal(lucky(), "KH 9H 5C 6D", wagers=wagers, complete=False).settled == ()
    played = deal(lucky(), "KH 9H 5C 6D KC", wagers=wagers, complete=False)
    assert played.state.awaits is Awaits.DECISION
    assert [(each.box, each.net) for each in played.settled] == [(2, -500), (1, 1500)]
    assert all(f"{STAR} 14.17" in each.rules for each in played.settled)


def test_14_17__later_cards_of_box_or_dealer_change_nothing() -> None:
    played = deal(lucky(), "KH 5C 3D  8S 9D 6C", Hit(1), wagers=[Wager("ann", 10, side=((BET, 5),))])
    assert (played.net(bet=BET), played.net(bet="main")) == (-5, 10)


def test_14_18__suited_6_7_8_is_a_suited_21_too_and_is_paid_once() -> None:
    for paytable in PAYS:
        played = deal(lucky(paytable), "6H 7H 8H", wagers=[Wager("ann", 10, side=((BET, 5),))], complete=False)
        assert [(each.bet, each.net) for each in played.settled] == [(BET, 50000)]
        assert f"{STAR} 14.18" in played.rules(bet=BET)


def test_14_15__t35_five_dollars_on_the_hands_of_the_scenario() -> None:
    scenario = {
        "AC 9S 9D": (1000, 500, 500),
        "AS 9H AD": (1500, 1500, 1500),
        "AH KH KH": (5000, 7500, 5000),
        "6H 7H 8H": (50000, 50000, 50000),
        "7S 7C 7D": (25000, 25000, 25000),
        "AS AH AD": (-500, -500, -500),
    }
    for cards, nets in scenario.items():
        assert tuple(opening(lucky(paytable), BET, cards).net for paytable in PAYS) == nets, cards


def every_three_cards() -> Iterator[tuple[tuple[str, ...], str]]:
    return ((cards, line_of(cards)) for cards in product(DECK, DECK, DECK))


def counted_by_hand(n: int) -> dict[str, Fraction]:
    """Ways to take three cards of n decks, by listing the ranks that make each total.

    A rank has r = 4n cards, tens and courts t = 16n. Of other 21s, five sets of ranks are three different ranks under ten, five
    hold a pair, four hold one ten and two other ranks, and one is an ace and two tens. The suited ones are the same sets in one suit.
    """
    r, t = 4 * n, 16 * n
    other_21 = 5 * r**3 + 5 * comb(r, 2) * r + 4 * r * r * t + r * comb(t, 2)
    suited_21 = 4 * (5 * n**3 + 5 * comb(n, 2) * n + 4 * n * n * 4 * n + n * comb(4 * n, 2))
    ways = {
        "Suited 7,7,7": 4 * comb(n, 3),
        "Suited 6,7,8": 4 * n**3,
        "Unsuited 7,7,7": comb(r, 3) - 4 * comb(n, 3),
        "Unsuited 6,7,8": r**3 - 4 * n**3,
        "Suited 21": suited_21,
        "Unsuited 21": other_21 - suited_21,
        "Any 20": 7 * r**3 + 5 * comb(r, 2) * r + 4 * r * r * t + comb(r, 2) * t,
        "Any 19": 7 * r**3 + 7 * comb(r, 2) * r + 4 * r * r * t,
    }
    return {line: Fraction(number, comb(52 * n, 3)) for line, number in ways.items()}


def test_14_18__the_lines_have_the_chances_that_arithmetic_gives_them() -> None:
    """With six decks the published counts are 80, 864, 1944, 12960, 26568, 406296, 377568 and 364320 of 5013320."""
    published = (80, 864, 1944, 12_960, 26_568, 406_296, 377_568, 364_320)
    assert counted_by_hand(6) == {line: Fraction(ways, 5_013_320) for line, ways in zip(LINES, published, strict=True)}
    lines = list(every_three_cards())
    for decks, kept in ((6, ("5.3054", "9.9227", "12.5724")), (8, ("5.2781", "9.8782", "12.5376"))):
        chance = chances(decks, lines)
        assert {line: chance[line] for line in LINES} == counted_by_hand(decks)
        assert tuple(f"{float(edge(chance, pays)) * 100:.4f}" for pays in PAYS.values()) == kept

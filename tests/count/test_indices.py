"""The shoe at a count, and from which count on a place is played otherwise."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from pitboss.cards.card import CARDS
from pitboss.count.composition import Counted
from pitboss.count.indices import Indices, indices, insurance_from, is_indices, read_indices
from pitboss.law.refusal import Malformed
from pitboss.odds.records import Action
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.sim import SYSTEMS, tags_of
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
HI_LO = Counted(SYSTEMS["hi-lo"], pack_of(BOOK))

# Schlesinger's Illustrious 18 for Hi-Lo (Blackjack Attack), those that no hole card touches; counts rounded down.
PUBLISHED = {
    "hard 16 against T": 0,
    "hard 15 against T": 4,
    "hard 12 against 3": 2,
    "hard 12 against 2": 3,
    "hard 12 against 4": 0,
    "hard 13 against 2": -1,
    "hard 9 against 2": 1,
    "hard 9 against 7": 3,
    "hard 16 against 9": 5,
    "pair T against 5": 5,
    "pair T against 6": 4,
}


@pytest.fixture(scope="module")
def found() -> Indices:
    return indices(BOOK, HI_LO, watch=lambda every: [place for place in every if str(place) in PUBLISHED])


def test_at_no_count_the_mean_shoe_has_a_share_of_every_card() -> None:
    assert HI_LO.shoe(Fraction(0), 208).counts == (4,) * 52


def test_known_cards_lie_in_the_shoe_as_before_they_came_and_the_rest_is_a_whole_number_of_cards() -> None:
    known = (CARDS["TS"], CARDS["6H"], CARDS["TC"])
    shoe = HI_LO.shoe(Fraction(7, 2), 100, known)
    assert sum(shoe.counts) == 103
    assert len(shoe.without(known)) == 100
    low, high = (sum(shoe.of_rank(rank) for rank in ranks) for ranks in ("23456", "TJQKA"))
    assert high > low, "a high count leaves high cards"


def test_of_two_values_the_mean_shoe_is_that_of_every_order_of_the_pack() -> None:
    # Tens against the rest: so many seen, and so many tens among them, leave just one number of tens.
    tens = Counted(tags_of([("2-9", "1"), ("A", "1"), ("10", "-1")], "tens and others"), pack_of(BOOK), running=True)
    left, gone_tens = 300, 40
    others = 416 - left - gone_tens
    shoe = tens.shoe(Fraction(others - gone_tens), left)
    assert sum(shoe.of_rank(rank) for rank in "TJQK") == 128 - gone_tens


def test_of_three_values_it_is_all_but_exact() -> None:
    low, nought, left, count = 160, 96, 208, 12
    ways = {
        (lows, highs): comb(low, lows) * comb(nought, left - lows - highs) * comb(low, highs)
        for lows in range(low + 1)
        for highs in range(low + 1)
        if 0 <= left - lows - highs <= nought and lows - highs == -count
    }
    exact = sum(lows * number for (lows, _), number in ways.items()) / sum(ways.values())
    shoe = Counted(SYSTEMS["hi-lo"], pack_of(BOOK), running=True).shoe(Fraction(count), left)
    assert float(sum(shoe.of_rank(rank) for rank in "23456")) == pytest.approx(exact, rel=1e-3)


def test_indices_are_the_published_ones(found: Indices) -> None:
    lowest = {str(each.place): each.count for each in found.departures if each.action in (Action.STAND, Action.DOUBLE, Action.SPLIT)}
    assert {place: lowest[place] for place in PUBLISHED} == PUBLISHED
    assert insurance_from(BOOK, HI_LO, found) == {"A": 3}, "insurance from +3 on"


def test_a_file_of_indices_is_read_back_as_it_was_written(found: Indices) -> None:
    text = found.csv()
    assert is_indices(text)
    assert read_indices(text, "index.csv") == found.charts()


@pytest.mark.parametrize("line", ["4,hard 15,T", "four,hard 15,T,S", "4,hard 35,T,S", "4,hard 15,1,S", "4,hard 15,T,Q"])
def test_a_spoilt_line_is_told_by_its_number(line: str) -> None:
    with pytest.raises(Malformed, match=r"index\.csv line 2"):
        read_indices(f"from,hand,dealer,play\n{line}\n", "index.csv")


def test_the_least_gain_of_a_departure_is_at_its_own_count(found: Indices) -> None:
    assert all(each.gain > 0 for each in found.departures)
    assert Shoe.of(pack_of(BOOK)).counts[ORDER.index(CARDS["AS"])] == 8, "no shoe was changed on the way"

"""VIC-2000-29, rule 3.5: how the cards of Com-Bo rank."""

from __future__ import annotations

from itertools import permutations, product

from pitboss.cards.card import CARDS
from tests.rules.com_bo import BOTH, RANKS, TEN, nets, settled


def test_3_5__suits_rank_alike() -> None:
    rest = tuple(CARDS[name] for name in ("2S", "7H", "9D"))
    for table, (one, other) in product(BOTH, permutations("SHDC", 2)):
        tie = (CARDS["K" + one], CARDS["K" + other], *rest)
        assert [settled(table, bet, tie).net for bet in ("high-1", "low-1")] == [-TEN, -TEN]
        assert settled(table, "com-bo", tie).rule == "VIC-2000-29 8.1 Table Com-Bos: One pair"
        higher = (CARDS["K" + one], CARDS["Q" + other], *rest)
        assert [settled(table, bet, higher).net for bet in ("high-1", "low-1")] == [TEN, -TEN]


def test_3_5_a__ranks_go_from_the_ace_always_high_down_to_the_two() -> None:
    for (one, upper), (other, lower) in product(enumerate(RANKS), enumerate(RANKS)):
        ranks = f"{upper}{lower}" + "".join(rank for rank in RANKS if rank not in (upper, lower))[:3]
        high, low = (10, -10)[one <= other], (10, -10)[one >= other]
        assert nets("high-1", ranks) == (high, high)
        assert nets("low-1", ranks) == (low, low)
    assert nets("high-1", "A2345") == (10, 10)  # an ace is above the two beside it
    assert nets("low-run-4", "A2345") == (-10, -10)
    assert nets("low-run-4", "TJQKA") == (2000, 2500)

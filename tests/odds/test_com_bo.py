"""Com-Bo as exact fractions: against an enumeration written apart, against the engine, against poker, and from any shoe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, perm, prod
from time import process_time

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.cards.card import CARDS, SUITS
from pitboss.law.refusal import Malformed
from pitboss.odds.com_bo import com_bo_odds
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.decide import settle_com_bo
from tests.odds.by_hand import of, orders, shoe_of, shoes
from tests.play.com_bo_odds import chances, pays
from tests.play.rounds import rules_of
from tests.rules.com_bo import BETS, com_bo

GAME = "vic-crown-com-bo"
READINGS = [(runs, tie) for runs in ("each-for-itself", "exact-length") for tie in ("loses-and-breaks-run", "loses-com-bos-too")]


def spread(counts: dict[str, int]) -> Shoe:
    """A shoe with so many cards of each rank, in whatever suits."""
    return Shoe.holding(
        {CARDS[rank + suit]: count // 4 + (place < count % 4) for rank, count in counts.items() for place, suit in enumerate(SUITS)}
    )


def rows(counts: dict[str, int]) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every row of five ranks that so many of each can give, with the number of ways."""
    for row in product(counts, repeat=5):
        if ways := prod(perm(counts[rank], number) for rank, number in Counter(row).items()):
            yield row, ways


def found(bets: tuple[BetOdds, ...]) -> dict[tuple[str, int], Fraction]:
    """The chance of each bet paying each amount, those that cannot come left out."""
    return {(bet.bet, int(line.pays)): line.probability for bet in bets for line in bet.lines if line.probability}


@pytest.mark.parametrize(("runs", "tie"), READINGS)
@pytest.mark.parametrize("decks", [1, 8])
@pytest.mark.parametrize("counts", [{"A": 4, "9": 4, "J": 4, "Q": 3, "2": 1, "7": 2}, {"K": 4, "3": 3, "5": 0, "6": 1}])
def test_the_second_path_counts_the_same(decks: int, runs: str, tie: str, counts: dict[str, int]) -> None:
    rules = rules_of(GAME, decks=decks, com_bo_runs=runs, com_bo_tie=tie)
    exact, lose = runs == "exact-length", tie == "loses-com-bos-too"
    counted = chances((pays(row, decks, exact_runs=exact, ties_lose_all=lose), ways) for row, ways in rows(counts))
    assert found(com_bo_odds(rules, spread(counts))) == {key: value for key, value in counted.items() if key[1] is not None}


@settings(max_examples=15, deadline=None)
@given(counts=st.lists(st.integers(0, 32), min_size=5, max_size=5).filter(lambda counts: sum(counts) >= 5))
def test_the_second_path_counts_the_same_from_any_ranks(counts: list[int]) -> None:
    held = dict(zip("2TJKA", counts, strict=True))
    counted = chances((pays(row, 8), ways) for row, ways in rows(held))
    assert found(com_bo_odds(rules_of(GAME, decks=8), spread(held))) == {key: value for key, value in counted.items() if key[1] is not None}


@pytest.mark.parametrize(("runs", "tie"), READINGS)
def test_the_engine_pays_the_same_from_a_small_shoe(runs: str, tie: str) -> None:
    shoe = shoe_of("AS AH KD KC QS JH 9D")
    table = com_bo(decks="1", com_bo_runs=runs, com_bo_tie=tie)
    wagers = [PlaceComBoWager("ann", bet, 100) for bet in BETS]
    won: Counter[str] = Counter()
    for cards, ways in orders(shoe, 5):
        for settled in settle_com_bo(table, wagers, cards):
            won[settled.bet] += settled.net * ways
    bets = com_bo_odds(rules_of(GAME, decks=1, com_bo_runs=runs, com_bo_tie=tie), shoe)
    assert {bet.bet: bet.ev for bet in bets} == {bet: Fraction(won[bet], 100 * perm(7, 5)) for bet in BETS}


def test_one_deck_is_poker() -> None:
    """The well-known counts of five-card hands (en.wikipedia.org/wiki/Poker_probability); flushes and straights are nothing here."""
    lines = {line.line: line.probability * comb(52, 5) for line in com_bo_odds(*of(GAME, decks=1))[-1].lines}
    assert lines == {
        "com-bo/quad": 624,
        "com-bo/full-house": 3_744,
        "com-bo/triple": 54_912,
        "com-bo/two-pair": 123_552,
        "com-bo/one-pair": 1_098_240,
    }


@pytest.mark.parametrize(
    ("decks", "single", "runs", "com_bos"),
    [
        (1, Fraction(1, 17), (Fraction(43, 1275), Fraction(1583, 12495), Fraction(3137, 20825)), Fraction(22, 245)),
        (
            8,
            Fraction(31, 415),
            (Fraction(7057, 85905), Fraction(67521, 788417), Fraction(44144963, 406034755)),
            Fraction(2900104, 34802979),
        ),
    ],
)
def test_edges(decks: int, single: Fraction, runs: tuple[Fraction, ...], com_bos: Fraction) -> None:
    edges = {bet.bet: -bet.ev for bet in com_bo_odds(*of(GAME, decks=decks))}
    assert list(edges) == [
        *(f"{way}-{place}" for way in ("high", "low") for place in range(1, 6)),
        *(f"{way}-run-{steps}" for way in ("high", "low") for steps in (2, 3, 4)),
        "com-bo",
    ]
    for way in ("high", "low"):
        assert {edges[f"{way}-{place}"] for place in range(1, 6)} == {single}
        assert tuple(edges[f"{way}-run-{steps}"] for steps in (2, 3, 4)) == runs
    assert edges["com-bo"] == com_bos


def test_it_is_quick() -> None:
    rules, shoe = of(GAME)
    begun = process_time()
    com_bo_odds(rules, shoe)
    assert process_time() - begun < 2  # of the processor, which a busy machine makes twice as slow


@settings(max_examples=25, deadline=None)
@given(shoe=shoes(), reading=st.sampled_from(READINGS))
def test_from_any_shoe(shoe: Shoe, reading: tuple[str, str]) -> None:
    bets = {bet.bet: bet for bet in com_bo_odds(rules_of(GAME, com_bo_runs=reading[0], com_bo_tie=reading[1]), shoe)}
    for bet in bets.values():
        assert 0 <= sum(line.probability for line in bet.lines) <= 1
        assert all(line.probability >= 0 for line in bet.lines)
        assert -1 <= bet.ev <= max(line.pays for line in bet.lines)
    assert all(bets[f"high-{what}"].ev == bets[f"low-{what}"].ev for what in ("1", "5", "run-2", "run-3", "run-4"))
    assert bets["high-1"].lines[0].probability * 2 <= 1


def test_a_shoe_with_too_few_cards_is_told() -> None:
    with pytest.raises(Malformed, match="takes 5 cards and the shoe holds 2"):
        com_bo_odds(rules_of(GAME), shoe_of("7S 8D"))

"""Com-Bo, engine against count: the same chance of every outcome, as exact fractions, on small packs and on whole ones."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import comb, perm
from random import Random

import pytest

from pitboss.cards.card import CARDS, Card
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.decide import settle_com_bo
from pitboss.play.com_bo.judge import judge
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import Result
from tests.play.com_bo_odds import ORDER, Pays, chances, pays, rows
from tests.rules.com_bo import BETS, BOTH, com_bo, row

DOLLAR_ON_EACH = [PlaceComBoWager("ann", bet, 100) for bet in BETS]
LETTERS = {decks: com_bo(decks=str(decks), com_bo_runs="exact-length", com_bo_tie="loses-com-bos-too") for decks in (1, 8)}


def engine_pays(table: ComBoTable, cards: tuple[Card, ...]) -> Pays:
    """What a dollar on each bet wins when the engine plays the round; None for a loss."""
    settled = settle_com_bo(table, DOLLAR_ON_EACH, cards)
    return {each.bet: None if each.result is Result.LOSE else each.net // 100 for each in settled}


def judged(table: ComBoTable, cards: tuple[Card, ...]) -> Pays:
    """The same without the round around it."""
    verdicts = {bet: judge(table, bet, cards).odds for bet in BETS}
    return {bet: odds.paid if odds else None for bet, odds in verdicts.items()}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("table", BOTH, ids=["1 deck", "8 decks"])
def test_every_order_of_a_pack_of_eight_cards(table: ComBoTable) -> None:
    pack = [CARDS[rank + suit] for rank in "AKQJ" for suit in "SH"]
    played = [(engine_pays(table, cards), 1) for cards in permutations(pack, 5)]
    assert len(played) == perm(8, 5)
    counted = ((pays(ranks, table.pack.decks), ways) for ranks, ways in rows("AKQJ", 2))
    assert chances(played) == chances(counted)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("decks", [1, 8])
def test_every_row_of_four_ranks_under_both_readings(decks: int) -> None:
    of_each = 4 * decks
    for table, letter in ((BOTH[decks == 8], False), (LETTERS[decks], True)):
        for ranks, _ in rows("A9JQ", of_each):
            wanted = pays(ranks, decks, exact_runs=letter, ties_lose_all=letter)
            assert engine_pays(table, row("".join(ranks))) == wanted, ranks


@pytest.mark.parametrize("decks", [1, 8])
def test_rows_drawn_from_the_whole_pack(decks: int) -> None:
    table = BOTH[decks == 8]
    shoe, draw = table.pack.cards(), Random(29)
    for _ in range(500):
        cards = tuple(draw.sample(shoe, 5))
        assert engine_pays(table, cards) == pays(tuple(card.rank for card in cards), decks)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("decks", [1, 8])
def test_chances_in_the_whole_pack(decks: int) -> None:
    """The engine judges each order of high, low and equal once; the weights of all 371,293 rows of ranks are counted beside it."""
    table = BOTH[decks == 8]
    by_shape: dict[tuple[int, ...], Pays] = {}
    weights: dict[tuple[int, ...], int] = {}
    weighed = list(rows(ORDER, 4 * decks))
    for ranks, ways in weighed:
        shape = tuple(map(sorted(set(ranks), key=ORDER.index).index, ranks))
        if shape not in by_shape:
            by_shape[shape] = judged(table, row("".join(ranks)))
        weights[shape] = weights.get(shape, 0) + ways
    assert len(by_shape) == 541 - (decks == 1)  # weak orders of five things; one deck has no five of a kind
    found = chances((by_shape[shape], ways) for shape, ways in weights.items())
    assert found == chances((pays(ranks, decks), ways) for ranks, ways in weighed)
    assert {outcome: chance for outcome, chance in found.items() if outcome[0] != "com-bo"} == by_formula(decks)
    assert {outcome[1]: chance * comb(52 * decks, 5) for outcome, chance in found.items() if outcome[0] == "com-bo"} == hands(decks)


def by_formula(decks: int) -> dict[tuple[str, int | None], Fraction]:
    """Singles: half of what ties leave. Runs: so many different ranks, in the one right order."""
    of_each, size = 4 * decks, 52 * decks
    tie = Fraction(of_each - 1, size - 1)
    wins = {f"{way}-{place}": (1, (1 - tie) / 2) for way in ("high", "low") for place in range(1, 6)}
    for way, steps in product(("high", "low"), (2, 3, 4)):
        odds = {1: {2: 6, 3: 30, 4: 200}, 8: {2: 6, 3: 35, 4: 250}}[decks][steps]
        wins[f"{way}-run-{steps}"] = odds, Fraction(comb(13, steps + 1) * of_each ** (steps + 1), perm(size, steps + 1))
    found: dict[tuple[str, int | None], Fraction] = {}
    for bet, (paid, chance) in wins.items():
        found |= {(bet, paid): chance, (bet, None): 1 - chance}
    return found


def hands(decks: int) -> dict[int | None, int]:
    """How many hands of five, in no order, make each combination: with one deck the well-known counts of poker."""
    if decks == 1:
        nothing = 1_302_540 + 5_108 + 10_200 + 40  # no pair, flush, straight, straight flush
        return {0: 1_098_240, 1: 123_552, 5: 54_912, 100: 3_744, 500: 624, None: nothing}
    kinds = [comb(32, count) for count in range(6)]
    return {
        None: comb(13, 5) * kinds[1] ** 5,
        0: 13 * kinds[2] * comb(12, 3) * kinds[1] ** 3,
        1: comb(13, 2) * kinds[2] ** 2 * 11 * kinds[1],
        2: 13 * kinds[3] * comb(12, 2) * kinds[1] ** 2,
        20: 13 * kinds[3] * 12 * kinds[2],
        50: 13 * kinds[4] * 12 * kinds[1],
        1000: 13 * kinds[5],
    }

"""Random tournaments of every document to their end: no cent without an owner, nobody stuck, and every one that ever went wrong."""

from __future__ import annotations

import pytest

from tests.tournament.fuzz.play import tournament

ONCE_WRONG = (
    24,  # disqualified in a second chance, and paid for the place of the first
    93,  # everybody in the final disqualified
    115,  # a seat of a series forfeited, and its points paid
    127,  # nobody left for the next stage: the ballot divided by no tables
)
SAMPLE = range(1_000, 1_012)


@pytest.mark.parametrize("seed", [*ONCE_WRONG, *SAMPLE])
def test_a_random_tournament_ends_with_every_cent_paid(seed: int) -> None:
    tournament(seed)


@pytest.mark.whole
def test_ten_thousand_tournaments_end_with_every_cent_paid() -> None:
    for seed in range(20_000, 30_000):
        tournament(seed)

"""The optimal ramp: how often a count comes, what is staked at it, and the risk that goes with it."""

from __future__ import annotations

import pytest

from pitboss.count.composition import Counted
from pitboss.count.ramp import CountShare, Limits, best_ramp, outlook_of_counts, shares
from pitboss.law.refusal import Malformed
from pitboss.odds import worth
from pitboss.odds.shoe_text import pack_of
from pitboss.sim import SYSTEMS
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
HI_LO = Counted(SYSTEMS["hi-lo"], pack_of(BOOK))
WIDE = Limits(bankroll=10**9, minimum=1, maximum=10**9, chip=1)


def test_shares_are_those_that_a_million_rounds_had() -> None:
    # docs/simulate.md: four million rounds of vic-blackjack by Hi-Lo, cut as the document has it.
    found = shares(HI_LO, 0.75)
    assert sum(found.values()) == pytest.approx(1)
    dealt = {2: 0.0605, 3: 0.0309, 4: 0.0163, 5: 0.0082, 6: 0.00415, 7: 0.0020}
    for count, share in dealt.items():
        assert found[count] == pytest.approx(share, rel=0.1)


def test_stakes_are_whole_chips_within_the_limits_and_rise_with_the_edge() -> None:
    counts = [CountShare(count, 0.2, (count - 0.5) / 200) for count in range(-1, 7)]
    found = best_ramp(counts, 1.3, Limits(bankroll=1_000_000, minimum=1500, maximum=15_000, chip=500))
    stakes = [each.stake for each in found.steps]
    assert stakes == sorted(stakes)
    assert stakes[0] == 1500
    assert stakes[-1] == 15_000
    assert all(stake % 500 == 0 for stake in stakes)
    middle = next(each for each in found.steps if each.count == 3)
    assert middle.stake == round(1_000_000 * 0.0125 / 1.3 / 500) * 500


def test_below_the_count_that_one_leaves_at_nothing_is_staked() -> None:
    counts = [CountShare(count, 0.2, count / 200) for count in range(-2, 3)]
    found = best_ramp(counts, 1.3, Limits(100_000, 500, 10_000, 500), leave_below=1)
    assert [each.stake > 0 for each in found.steps] == [False, False, False, True, True]
    assert found.mean > 0


def test_with_kellys_own_stakes_the_figures_are_those_of_the_books() -> None:
    # Staked by Kelly without limits, a bankroll is halved for ever with chance 1/2, its growth is half the mean, and the mean is the
    # variance over the bankroll: SCORE is then what $10,000 wins in 100 rounds (Schlesinger).
    counts = [CountShare(count, 0.25, (count - 1) / 100) for count in range(1, 5)]
    found = best_ramp(counts, 1.3, Limits(bankroll=1_000_000, minimum=1, maximum=10**9, chip=1))
    assert found.mean * found.bankroll / found.variance == pytest.approx(1, rel=2e-3)
    assert found.certainty_equivalent == pytest.approx(found.mean / 2, rel=2e-3)
    assert found.score == pytest.approx(found.mean * 1_000_000 / found.bankroll, rel=2e-3)
    assert found.ruin_ever() == pytest.approx(0.1353, abs=5e-4), "e to the power of -2, at stakes that never shrink"
    assert found.n0 == pytest.approx(1e6 / found.score)
    assert found.ruin_before(10**12) == pytest.approx(found.ruin_ever())
    assert found.ruin_within(10**9) == pytest.approx(found.ruin_ever(), rel=1e-6)
    assert found.ruin_before(1) < 0.001


def test_half_of_kelly_ruins_far_less() -> None:
    counts = [CountShare(count, 0.25, (count - 1) / 100) for count in range(1, 5)]
    whole, half = (best_ramp(counts, 1.3, WIDE, kelly) for kelly in (1.0, 0.5))
    assert half.ruin_ever() == pytest.approx(whole.ruin_ever() ** 2, rel=1e-2)
    assert half.score == pytest.approx(whole.score, rel=1e-3), "the shape is the same"


def test_the_worth_of_a_count_grows_by_half_a_percent_and_is_the_full_shoes_on_the_mean() -> None:
    counts, variance = outlook_of_counts(BOOK, HI_LO, 0.75)
    ev = {each.count: each.ev for each in counts}
    assert 1.2 < variance < 1.4
    assert ev[3] - ev[2] == pytest.approx(0.005, abs=0.001)
    assert sum(each.share * each.ev for each in counts) == pytest.approx(worth(BOOK), abs=1e-3)


@pytest.mark.parametrize(
    ("limits", "words"),
    [((0, 1, 1, 1), "more than nothing"), ((100, 50, 20, 1), "above the maximum")],
)
def test_limits_that_cannot_be_are_told(limits: tuple[int, int, int, int], words: str) -> None:
    with pytest.raises(Malformed, match=words):
        Limits(*limits)


def test_parts_that_cannot_be_are_told() -> None:
    with pytest.raises(Malformed, match=r"such as 0\.75"):
        shares(HI_LO, 1.5)
    with pytest.raises(Malformed, match=r"up to 1, such as 0\.5"):
        best_ramp([CountShare(0, 1.0, 0.01)], 1.3, WIDE, kelly=2)

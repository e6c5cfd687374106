"""Effects of removal, fixed play and correlations: what analysers should pass, and figures that others have published."""

from __future__ import annotations

from random import Random

import pytest

from pitboss.count import betting_correlation, effects_of_removal, insurance_effects
from pitboss.count.best import best_tags
from pitboss.count.efficiency import choices
from pitboss.count.removal import Effects, bet_effects
from pitboss.law.refusal import Malformed
from pitboss.odds import worth
from pitboss.odds.analysis import analyse, fixed_worth
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.sim import SYSTEMS
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
FULL = Shoe.of(pack_of(BOOK))


@pytest.fixture(scope="module")
def effects() -> Effects:
    return effects_of_removal(BOOK)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("game", "decks"), [("act-blackjack", 4), ("vic-blackjack", 4), ("nsw-star-blackjack", 6)])
def test_the_chart_played_whatever_has_gone_gains_nothing_on_the_mean_by_a_card_that_leaves(game: str, decks: int) -> None:
    rules = own_rules(game, decks=decks)
    full = Shoe.of(pack_of(rules))
    ranks = list(dict.fromkeys(card.rank for card in ORDER))
    base, *without = fixed_worth(rules, [full, *(full.without([next(c for c in ORDER if c.rank == rank)]) for rank in ranks)])
    assert base == pytest.approx(analyse(rules).table_ev, abs=1e-13)
    assert max(without) - min(without) > 1e-3, "cards matter"
    assert sum(without) / len(ranks) == pytest.approx(base, abs=1e-13)


def test_play_that_knows_the_shoe_is_never_worth_less_than_the_chart_of_the_full_one() -> None:
    chance, shoes = Random(8), []
    for gone in (40, 150, 260, 330):
        cards = [card for card in ORDER for _ in range(8)]
        chance.shuffle(cards)
        shoes.append(FULL.without(cards[:gone]))
    for shoe, fixed in zip(shoes, fixed_worth(BOOK, shoes), strict=True):
        assert worth(BOOK, shoe) > fixed


def test_effects_of_removal_of_the_main_wager(effects: Effects) -> None:
    # findings: ten `worth` calls by hand gave these (A −0.0704, 5 +0.0914, T −0.0603), and Hi-Lo's correlation 0.963.
    found = {rank: round(effect, 4) for rank, effect in effects.of_rank.items()}
    assert found["A"] == -0.0704
    assert found["5"] == 0.0914
    assert {found[rank] for rank in "TJQK"} == {-0.0603}
    assert round(betting_correlation(SYSTEMS["hi-lo"], effects), 3) == 0.963


# Betting and insurance correlation as comparisons of counting systems print them (Griffin's measures; Schlesinger, Blackjack Attack).
PUBLISHED = {
    "hi-lo": (0.97, 0.76),
    "hi-opt-1": (0.88, 0.85),
    "hi-opt-2": (0.91, 0.91),
    "omega-2": (0.92, 0.85),
    "zen": (0.96, 0.85),
    "halves": (0.99, 0.72),
    "ko": (0.98, 0.78),
    "red-seven": (0.98, 0.78),
}


@pytest.mark.parametrize(("system", "published"), PUBLISHED.items())
def test_correlations_are_about_those_of_the_american_game(effects: Effects, system: str, published: tuple[float, float]) -> None:
    betting, insurance = published
    assert betting_correlation(SYSTEMS[system], effects) == pytest.approx(betting, abs=0.02)
    assert betting_correlation(SYSTEMS[system], insurance_effects(BOOK)["A"]) == pytest.approx(insurance, abs=0.02)


def test_insurance_is_known_entirely_by_who_counts_tens() -> None:
    assert betting_correlation(SYSTEMS["tens"], insurance_effects(BOOK)["A"]) == pytest.approx(1)


def test_no_count_of_one_number_tells_perfect_pairs() -> None:
    found = bet_effects(own_rules("vic-perfect-pairs"), FULL)
    assert found.mean == pytest.approx(0, abs=1e-9)
    assert best_tags(found, 3).correlation == 0


def test_magnificent_sevens_hang_on_the_sevens() -> None:
    found = bet_effects(own_rules("vic-magnificent-sevens"), FULL)
    best = best_tags(found, 2)
    assert best.correlation > 0.99
    assert min(found.of_rank, key=lambda rank: found.of_rank[rank]) == "7"
    assert {tag for rank, tag in best.of_rank.items() if rank != "7"} != {best.of_rank["7"]}


def test_the_best_tags_of_a_level_tell_more_than_any_named_system_of_it(effects: Effects) -> None:
    one, two = best_tags(effects, 1), best_tags(effects, 2)
    assert one.correlation >= max(betting_correlation(SYSTEMS[name], effects) for name in ("hi-lo", "ko", "hi-opt-1"))
    assert two.correlation >= max(
        one.correlation, *(betting_correlation(SYSTEMS[name], effects) for name in ("zen", "omega-2", "hi-opt-2"))
    )
    assert all(abs(tag) <= 1 for tag in one.of_rank.values())
    with pytest.raises(Malformed, match="level from 1 to 9"):
        best_tags(effects, 0)


@pytest.mark.whole
def test_playing_efficiency_is_about_that_of_the_american_game() -> None:
    found = choices(BOOK)
    published = {"hi-lo": 0.51, "hi-opt-1": 0.61, "hi-opt-2": 0.67, "omega-2": 0.67, "zen": 0.63, "halves": 0.56, "ko": 0.55}
    for system, efficiency in published.items():
        assert found.efficiency(SYSTEMS[system]) == pytest.approx(efficiency, abs=0.03)
    assert 0 < found.efficiency(SYSTEMS["ace-five"]) < 0.1


def test_playing_efficiency_grows_with_what_is_known() -> None:
    wanted = {"hard 16 against T", "hard 12 against 3", "hard 15 against T"}
    found = choices(BOOK, lambda every: [place for place in every if str(place) in wanted])
    assert {str(each.place) for each in found.each} == wanted
    assert 0 < found.efficiency(SYSTEMS["ace-five"]) < found.efficiency(SYSTEMS["hi-lo"]) < 1

"""ACT-2018-01 rule 19: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from pitboss.terms.tournament_conditions import PrizeTie
from tests.tournament import place_cases as cases
from tests.tournament.heats import ACT as BOOK
from tests.tournament.place_cases import series


def test_19_3_a_ii__a_final_is_one_table() -> None:
    cases.a_final_is_one_table(BOOK, "19.3(a)(ii)")
    cases.nobody_splits_a_final(BOOK, "19.3(a)(ii)")


def test_19_3_a_xi_b__players_level_on_points_play_on_with_equal_chips() -> None:
    cases.level_on_points_play_on_level(BOOK, series(BOOK, prize_tie=PrizeTie.ADDITIONAL_ROUNDS))


def test_19_3_a_ii_f__buying_back_has_its_time() -> None:
    cases.buying_back_ends_with_the_stages(BOOK, "19.3(a)(ii)(F)")


def test_19_3_a_viii_b__players_out_in_one_round_are_level() -> None:
    cases.players_out_in_one_round_are_level(BOOK)

"""ACT-2018-01 rule 19: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from tests.tournament import place_cases as cases
from tests.tournament.heats import ACT as BOOK


def test_19_3_a_ii__a_final_is_one_table() -> None:
    cases.a_final_is_one_table(BOOK, "19.3(a)(ii)")
    cases.nobody_splits_a_final(BOOK, "19.3(a)(ii)")

"""How wagers are decided against the dealer, and what a void round undoes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.play.honoured import NotPlayed
from pitboss.terms.conduct import CULPRIT_WAGER, INVALIDATION_PAYMENTS, CulpritWager
from pitboss.terms.irregular_rounds import VOID_ROUND_LOST_WAGERS, VOID_ROUND_PAYMENTS, MoneyFate
from pitboss.terms.pack import RANK_ORDER
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    ORIGINAL_ALREADY_PAID,
    RESULTS,
    WIN_PAYS,
    Collects,
    Drawn21,
    OriginalPaid,
    Result,
    Taken,
)

EQUAL = {total: f"equal-totals-{total}" for total in range(17, 22)}
"""Lines on one total of a hand and the dealer's, before the one on all equal totals."""
DEALER_OVER = {total: f"dealer-{total}" for total in range(22, 27)}
"""Lines on one total of the dealer's over 21, before the one on all of them."""
NEEDED = ("player-over-21", "dealer-over-21", "player-higher-up-to-21", "dealer-higher-up-to-21", "equal-totals", "natural-against-none")
"""Cases that every round may come to."""
CASES = (*NEEDED, "natural", "player-21", *EQUAL.values(), *DEALER_OVER.values())
"""Every case of which a line of `RESULTS` may speak."""


class Settling(NamedTuple):
    """How wagers are decided against the dealer, and what a void round undoes."""

    results: Mapping[str, Result]
    drawn_21: Drawn21 | None
    collects: Collects
    spares_bust: bool
    win_paid_by: tuple[str, ...]
    original_paid: OriginalPaid | None
    rank_order: tuple[str, ...]
    void_lost: MoneyFate
    void_payments: MoneyFate
    invalidated_payments: MoneyFate
    culprit_wager: CulpritWager | None

    @property
    def natural_case(self) -> str:
        """The line that speaks of a natural against a hand that is none."""
        return "natural" if "natural" in self.results else "natural-against-none"

    @property
    def equal_totals(self) -> Result:
        """What becomes of a wager on equal totals that no line of its own speaks of."""
        return self.results["equal-totals"]

    @property
    def may_forfeit(self) -> bool:
        """Whether a wager of somebody who committed a fraud may be forfeited at all."""
        return self.culprit_wager in (CulpritWager.MAY_BE_FORFEITED, CulpritWager.MAIN_MAY_BE_FORFEITED)

    def forfeits(self, bet: str) -> bool:
        """Whether such a direction takes a wager on this bet."""
        return self.culprit_wager is CulpritWager.MAY_BE_FORFEITED or (self.may_forfeit and bet == "main")


def settling_of(rules: Rules) -> Settling:
    """Read them from the book."""
    results = {case: result for case in CASES if (result := rules.get(RESULTS[case])) is not None}
    for case in NEEDED:
        if case not in results and not (case == "natural-against-none" and "natural" in results):
            raise NotPlayed(rules, RESULTS[case], "it must say what becomes of such a wager")
    return Settling(
        results=results,
        drawn_21=rules.get(DRAWN_21_AGAINST_DEALER_BLACKJACK),
        collects=rules[DEALER_BLACKJACK_COLLECTS],
        spares_bust=rules.get(DEALER_BLACKJACK_TAKES["doubled-hand"]) is Taken.ORIGINAL_EVEN_IF_BUST,
        win_paid_by=rules.why(WIN_PAYS).citations,
        original_paid=rules.get(ORIGINAL_ALREADY_PAID),
        rank_order=rules.get(RANK_ORDER) or (),
        void_lost=rules[VOID_ROUND_LOST_WAGERS],
        void_payments=rules[VOID_ROUND_PAYMENTS],
        invalidated_payments=_invalidated(rules),
        culprit_wager=rules.get(CULPRIT_WAGER),
    )


def _invalidated(rules: Rules) -> MoneyFate:
    """Payments of an invalidated round go as in a void one, unless the book has them all go back."""
    return MoneyFate.REVERSED if rules.get(INVALIDATION_PAYMENTS) is MoneyFate.REVERSED else rules[VOID_ROUND_PAYMENTS]

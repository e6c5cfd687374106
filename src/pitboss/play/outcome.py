"""What a hand comes to against the dealer's: which line of the results speaks of it. Round, odds and kernels all ask here."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.play.table.settling import DEALER_OVER, EQUAL
from pitboss.terms.settlement import Result


def case_of(results: Mapping[str, Result], total: int, dealer: int) -> str:
    """The line of `RESULTS` that decides a hand of 21 or less against the dealer's whole hand, neither of them a natural."""
    if dealer > 21:
        return own if (own := DEALER_OVER.get(dealer, "")) in results else "dealer-over-21"
    if total != dealer:
        return "player-higher-up-to-21" if total > dealer else "dealer-higher-up-to-21"
    return own if (own := EQUAL.get(total, "")) in results else "equal-totals"


def result_of(results: Mapping[str, Result], total: int, dealer: int) -> Result:
    """What becomes of a wager on such a hand."""
    return results[case_of(results, total, dealer)]

"""The manner of a table: what its dealer must or may say, how cards are laid, and the signals of its players."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.rules import Rules
from pitboss.law.values import Said
from pitboss.terms.deal import NO_MORE_BETS, Call
from pitboss.terms.doubling import DOUBLE_CARD_LAID
from pitboss.terms.insurance import INSURANCE_CALL
from pitboss.terms.naturals import NATURAL, Natural
from pitboss.terms.pack import ACE_CALLS
from pitboss.terms.player_hand import HAND_SIGNALS, TOTALS_ANNOUNCED, Signal
from pitboss.terms.splitting import SPLIT_ACES_CARD_LAID


@dataclass(frozen=True, slots=True)
class Manner:
    """What the book says of words and gestures; None where it says nothing."""

    natural: Natural
    no_more_bets: Call | None
    totals: Said | None
    ace_calls: Said | None
    insurance_call: Said | None
    double_card: Said | None
    split_ace_card: Said | None
    signals: tuple[Signal, ...]


def manner_of(rules: Rules) -> Manner:
    """Read the manner of a table off its rules."""
    return Manner(
        natural=rules[NATURAL],
        no_more_bets=rules.get(NO_MORE_BETS),
        totals=rules.get(TOTALS_ANNOUNCED),
        ace_calls=rules.get(ACE_CALLS),
        insurance_call=rules.get(INSURANCE_CALL),
        double_card=rules.get(DOUBLE_CARD_LAID),
        split_ace_card=rules.get(SPLIT_ACES_CARD_LAID),
        signals=rules.get(HAND_SIGNALS) or (),
    )

"""In which order the opening cards are dealt, and when the dealer's second card is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pitboss.law.refusal import listed
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.play.honoured import NotPlayed
from pitboss.terms.deal import (
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    DealStep,
    SecondCard,
)

FIRST, SHOWN, SECOND, OTHER = DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND, DealStep.DEALER_SECOND
GIVEN_BY: Mapping[DealStep, Term[Any]] = {
    FIRST: OPENING_DEAL,
    SHOWN: DEALER_OPENING_CARDS,
    SECOND: PLAYER_OPENING_CARDS,
    OTHER: DEALER_SECOND_CARD,
}
"""The term that gives a card of each pass."""


class Dealing(NamedTuple):
    """The passes of the opening deal, and when the dealer's second card is known."""

    passes: tuple[DealStep, ...]
    second_card: SecondCard

    def step(self, dealt: int, boxes: int) -> tuple[DealStep, int] | None:
        """The pass to which the next card belongs and the hand that it goes to, -1 for the dealer's; None once all are dealt."""
        for step in self.passes:
            if step is SHOWN or step is OTHER:
                if not dealt:
                    return step, -1
                dealt -= 1
            elif dealt < boxes:
                return step, dealt
            else:
                dealt -= boxes
        return None


def dealing_of(rules: Rules) -> Dealing:
    """Read it from the book; an order that no round can be dealt in is refused."""
    passes, second = rules[OPENING_DEAL], rules[DEALER_SECOND_CARD]
    dealers = 1 if second is SecondCard.DRAWN_AFTER_PLAYERS else 2
    wanted = (FIRST, SHOWN, SECOND) if dealers == 1 else (FIRST, SHOWN, SECOND, OTHER)
    if sorted(map(str, passes)) != sorted(map(str, wanted)):
        raise NotPlayed(rules, OPENING_DEAL, f"with dealer-second-card={second} it must have each of {listed(map(str, wanted))} once")
    if passes.index(SECOND) < passes.index(FIRST) or (OTHER in passes and passes.index(OTHER) < passes.index(SHOWN)):
        raise NotPlayed(rules, OPENING_DEAL, "a second card comes after a first")
    if rules[DEALER_OPENING_CARDS] != dealers:
        raise NotPlayed(rules, DEALER_OPENING_CARDS, f"with dealer-second-card={second} it must be {dealers}")
    if rules[PLAYER_OPENING_CARDS] != 2:
        raise NotPlayed(rules, PLAYER_OPENING_CARDS, "a hand opens with 2 cards, one in each of two passes")
    return Dealing(passes, second)

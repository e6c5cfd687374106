"""In which order the opening cards are dealt, and when the dealer's second card is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pitboss.law.refusal import listed
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Offer
from pitboss.play.honoured import NotPlayed
from pitboss.terms.deal import (
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    DealStep,
    SecondCard,
)
from pitboss.terms.insurance import INSURANCE_AGAINST_ACE, INSURANCE_AGAINST_TEN
from pitboss.terms.naturals import EVEN_MONEY

FIRST, SHOWN, SECOND, OTHER = DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND, DealStep.DEALER_SECOND
GIVEN_BY: Mapping[DealStep, Term[Any]] = {
    FIRST: OPENING_DEAL,
    SHOWN: DEALER_OPENING_CARDS,
    SECOND: PLAYER_OPENING_CARDS,
    OTHER: DEALER_SECOND_CARD,
}
"""The term that gives a card of each pass."""


class Due(NamedTuple):
    """A card of the opening deal: the hand it goes to, -1 for the dealer's; the term that gives it; whether it lies face down."""

    place: int
    term: Term[Any]
    down: bool


class Dealing(NamedTuple):
    """The passes of the opening deal, and when the dealer's second card is known; `plans` has every card, by the number of boxes."""

    passes: tuple[DealStep, ...]
    second_card: SecondCard
    plans: tuple[tuple[Due, ...], ...]

    @property
    def peeks(self) -> bool:
        """Whether the dealer looks at a second card that may make a natural."""
        return self.second_card is SecondCard.FACE_DOWN_PEEK

    def due(self, dealt: int, boxes: int) -> Due | None:
        """The card that comes after so many; None once all are dealt."""
        plan = self.plans[boxes]
        return plan[dealt] if dealt < len(plan) else None


MOST_BOXES = 20
"""More boxes than any layout has."""


def _plan(passes: tuple[DealStep, ...], boxes: int, *, down: bool) -> Iterator[Due]:
    for step in passes:
        for place in (-1,) if step in (SHOWN, OTHER) else range(boxes):
            yield Due(place, GIVEN_BY[step], down and step is OTHER)


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
    if second is SecondCard.FACE_UP:
        covers: tuple[Term[Any], ...] = (INSURANCE_AGAINST_ACE, INSURANCE_AGAINST_TEN, EVEN_MONEY)
        for idle in covers:
            if rules.get(idle) not in (None, Offer.NO):
                raise NotPlayed(rules, idle, "with both of the dealer's cards face up nothing is left to insure: strike it out")
    down = second in (SecondCard.FACE_DOWN_PEEK, SecondCard.FACE_DOWN_NO_PEEK)
    return Dealing(passes, second, tuple(tuple(_plan(passes, boxes, down=down)) for boxes in range(MOST_BOXES)))

"""Surrender: giving up half a wager rather than play the hand."""

from __future__ import annotations

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Half, Word


class SurrenderOffered(Word):
    """When surrender is offered."""

    AFTER_INTERIM_SETTLEMENT = "after-interim-settlement", "once, when naturals have been settled and before any further card"


class SurrenderMarked(Word):
    """How a surrendered wager is known."""

    BUTTON = "button", "a marker button on the wager; 0 further cards to that hand"


class AgainstNatural(Word):
    """What a surrender is worth against the dealer's natural."""

    VOID = "void", "the surrender is void and the whole wager is lost"


class SurrenderCollected(Word):
    """When a surrender is collected."""

    FINAL_SETTLEMENT = "final-settlement", "at the final settlement, if the dealer has no natural"


class SurrenderFollowers(Word):
    """What the others on the box may do."""

    ONLY_WITH_CALLER = "only-with-caller", "only if the caller surrenders; then each may, or stands on the cards as they are"
    BOUND_BY_CALLER = "bound-by-caller", "as the caller does: a surrender ends the hand for every one of them, at half each"


class OddHalf(Word):
    """What becomes of a half that chips cannot pay."""

    RETURNED_ROUNDED_UP = "returned-rounded-up", "the half returned is rounded up to the next payable amount"


SURRENDER_AGAINST = Term[tuple[str, ...]]("surrender-against", "Against which dealer's cards may a hand be surrendered?", Chapter.SURRENDER)
SURRENDER_BELOW = Term[int]("surrender-below", "Below which total?", Chapter.SURRENDER)
SURRENDER_FORFEITS = Term[Half]("surrender-forfeits", "What part of the original wager is given up?", Chapter.SURRENDER)
SURRENDER_OFFERED = Term[SurrenderOffered]("surrender-offered", "When is it offered?", Chapter.SURRENDER)
SURRENDER_MARKED = Term[SurrenderMarked]("surrender-marked", "How is a surrendered wager marked?", Chapter.SURRENDER)
SURRENDER_AGAINST_NATURAL = Term[AgainstNatural]("surrender-against-natural", "What if the dealer has a natural?", Chapter.SURRENDER)
SURRENDER_COLLECTED = Term[SurrenderCollected]("surrender-collected", "When is it collected?", Chapter.SURRENDER)
SURRENDER_FOLLOWERS = Term[SurrenderFollowers]("surrender-followers", "What may the others on the box do?", Chapter.SURRENDER)
SURRENDER_ODD_HALF = Term[OddHalf]("surrender-odd-half", "What if half cannot be paid in chips?", Chapter.SURRENDER)

"""Surrender: giving up half a wager rather than play the hand."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Part, Said, Word


class SurrenderFollowers(Word):
    """What the others on the box may do."""

    ONLY_WITH_CALLER = "only-with-caller", "only if the caller surrenders; then each may, or stands on the cards as they are"
    BOUND_BY_CALLER = "bound-by-caller", "as the caller does: a surrender ends the hand for every one of them, at half each"


SURRENDER_AGAINST = Term[tuple[str, ...]]("surrender-against", "Against which dealer's cards may a hand be surrendered?", Chapter.SURRENDER)
SURRENDER_BELOW = Term[int]("surrender-below", "Below which total?", Chapter.SURRENDER)
SURRENDER_FORFEITS = Term[Part]("surrender-forfeits", "What part of the original wager is given up?", Chapter.SURRENDER)
SURRENDER_OFFERED = Statement(
    "surrender-offered",
    "When is it offered?",
    Chapter.SURRENDER,
    says=Said("after-interim-settlement", "once, when naturals have been settled and before any further card"),
)
SURRENDER_MARKED = Statement(
    "surrender-marked",
    "How is a surrendered wager marked?",
    Chapter.SURRENDER,
    says=Said("button", "a marker button on the wager; 0 further cards to that hand"),
    handling=True,
)
SURRENDER_AGAINST_NATURAL = Statement(
    "surrender-against-natural",
    "What if the dealer has a natural?",
    Chapter.SURRENDER,
    says=Said("void", "the surrender is void and the whole wager is lost"),
)
SURRENDER_COLLECTED = Statement(
    "surrender-collected",
    "When is it collected?",
    Chapter.SURRENDER,
    says=Said("final-settlement", "at the final settlement, if the dealer has no natural"),
)
SURRENDER_FOLLOWERS = Term[SurrenderFollowers]("surrender-followers", "What may the others on the box do?", Chapter.SURRENDER)
SURRENDER_ODD_HALF = Statement(
    "surrender-odd-half",
    "What if half cannot be paid in chips?",
    Chapter.SURRENDER,
    says=Said("returned-rounded-up", "the half returned is rounded up to the next payable amount"),
)

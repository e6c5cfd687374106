"""Doubling: on which hands, for how much, and what the others on the box may do."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Odds, Offer, Said, Word


class DoubleCards(Word):
    """On how many cards a hand may be doubled."""

    TWO = "two", "a hand's first 2 cards"
    TWO_OR_THREE = "two-or-three", "a hand's first two (2) or three (3) cards"
    ANY = "any", "2 cards, or a total below 21 (20 at most) on 3 or more"


class DoubleTotals(Word):
    """On which totals a hand may be doubled."""

    HARD_9_TO_11 = "hard-9-to-11", "hard 9, 10 or 11"
    NINE_TO_11_ACE_ONE = "9-to-11-ace-one", "9, 10 or 11, an ace counted as 1"
    BELOW_21 = "below-21", "any total below 21, that is of 20 at most"
    ANY = "any", "any total"


class DoubledAce(Word):
    """What an ace counts in a doubled hand."""

    ONE = "one", "an ace among the first two cards counts 1 and not 11, to the end of the hand"
    ONE_TO_QUALIFY = "one-to-qualify", "it counts 1 only to see whether the hand may be doubled, and as usual afterwards"


class PontoonDoubledAce(Word):
    """What aces count in a doubled Pontoon hand."""

    ONE_IN_FIRST_TWO = "one-in-first-two", "an ace among the first two cards counts 1; later aces as usual"
    ALL_ONE = "all-one", "every ace of a doubled hand counts 1"


class AfterSplit(Word):
    """Whether a split hand may be doubled."""

    YES = "yes", "the first two (2) cards of a split hand may be doubled like any others"
    NOT_ACES = "not-aces", "the first two (2) cards of a split hand, but not of split aces"
    NO = "no", "no hand that comes of a split"


class DoubleFollowers(Word):
    """What others on the box may do when its caller doubles."""

    MAY_DECLINE = "may-decline", "each may double too or stay; either way the hand gets 1 card"
    ALL_OR_NONE = "all-or-none", "nobody may stay: the hand is doubled by everybody on it, or by nobody"
    MAY_DECLINE_AT_EVENS = "may-decline-at-evens", "each may double too or stay; who stays is paid 1 to 1 and no bonus"


class WithdrawnUntil(Word):
    """How long a double may be taken back."""

    DEALER_DRAWS = "dealer-draws", "once the card of the double has come, until the dealer draws; in effect on totals up to 20"
    NEXT_HAND = "next-hand", "once the card of the double has come, until the next hand is called upon"


class WithdrawnCounts(Word):
    """What a wager given up with a double is to the one original amount that a dealer's natural takes from split hands."""

    BESIDE_IT = "beside-it", "lost besides: the hands still live lose 1 original amount all the same"
    TOWARDS_IT = "towards-it", "part of it: the hands still live lose only what is left of 1 original amount"


class OthersAce(Word):
    """What an ace that a double fixes at 1 counts for somebody on the hand who has not doubled."""

    ONE_FOR_ALL = "one-for-all", "1 too: the hand has 1 total for everybody on it"
    AS_UNDOUBLED = "as-undoubled", "1 or 11, as in a hand that was not doubled"


DOUBLE_CARDS = Term[DoubleCards]("double-cards", "On how many cards may a hand be doubled?", Chapter.DOUBLE)
DOUBLE_TOTALS = Term[DoubleTotals]("double-totals", "On which totals?", Chapter.DOUBLE)
DOUBLED_ACE = Term[DoubledAce]("doubled-ace", "What does an ace count in a doubled hand?", Chapter.DOUBLE)
PONTOON_DOUBLED_ACE = Term[PontoonDoubledAce]("pontoon-doubled-ace", "What does an ace count in a doubled Pontoon hand?", Chapter.DOUBLE)
DOUBLE_AMOUNT = Statement(
    "double-amount", "How much may be added?", Chapter.DOUBLE, says=Said("up-to-the-wager", "anything up to 1 times the original wager")
)
DOUBLE_EXTRA_CARDS = Term[int]("double-extra-cards", "How many cards follow a double?", Chapter.DOUBLE)
DOUBLE_CARD_LAID = Statement("double-card-laid", "How is that card laid?", Chapter.DOUBLE, says=Said("face-up-sideways"))
DOUBLE_NATURAL = Term[Offer]("double-natural", "May a natural be doubled?", Chapter.DOUBLE)
DOUBLE_AFTER_SPLIT = Term[AfterSplit]("double-after-split", "May a split hand be doubled?", Chapter.DOUBLE)
DOUBLE_FOLLOWERS = Term[DoubleFollowers]("double-followers", "What may the others on the box do when the caller doubles?", Chapter.DOUBLE)
DOUBLE_CALLER_DECLINES = Statement(
    "double-caller-declines",
    "What if the caller does not double?",
    Chapter.DOUBLE,
    says=Said("binds-all", "if the caller does not, nobody on the box may"),
)
DOUBLE_WITHDRAWN = Statement(
    "double-withdrawn",
    "May a double be taken back?",
    Chapter.DOUBLE,
    says=Said("forfeits-original", "up to 21: the added part, whole or less, comes back and the original wager is lost"),
)
DOUBLE_WITHDRAWN_UNTIL = Term[WithdrawnUntil]("double-withdrawn-until", "Until when may a double be taken back?", Chapter.DOUBLE)
DOUBLE_WITHDRAWN_BY = Statement(
    "double-withdrawn-by", "Who decides to take a double back?", Chapter.DOUBLE, says=Said("each-bettor", "each bettor on the box alone")
)
DOUBLE_WITHDRAWN_COUNTS = Term[WithdrawnCounts](
    "double-withdrawn-counts",
    "A double on a split hand was taken back and the dealer makes a natural: what is the wager given up to the 1 original amount it takes?",
    Chapter.DOUBLE,
)
DOUBLED_ACE_OF_OTHERS = Term[OthersAce](
    "doubled-ace-of-others", "What does that ace count for somebody on the hand who has not doubled?", Chapter.DOUBLE
)
DOUBLED_WIN_PAYS = Term[Odds]("doubled-win-pays", "What does a winning doubled hand pay, whatever bonuses there are?", Chapter.DOUBLE)

"""Splitting: which cards, into how many hands, and how those hands are played."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Said, Word
from pitboss.terms.player_hand import Decision
from pitboss.terms.powers import Power


class AceCards(Word):
    """How many cards a split ace receives."""

    ONE = "one", "1 card only, and no decision"
    AS_USUAL = "as-usual", "any number, like any other hand"


class SplitAces(Word):
    """How often aces may be split."""

    ONCE = "once", "1 time only, into 2 hands"
    LIKE_OTHERS = "like-others", "as often as other cards"


class Declined(Word):
    """What a split declined once bars later."""

    BARS_THAT_VALUE = "bars-that-value", "who leaves a hand of that value unsplit may split no other of it that forms on the box"
    BARS_AFTER_THIRD_CARD = "bars-after-third-card", "who leaves the first two cards together may not split after a third"


class SplitFollowers(Word):
    """What others on the box may do when its caller splits."""

    RIDE_FIRST_HAND = "ride-first-hand", "each puts up 1 times the original wager, or it rides on the first hand"
    ALL_OR_NONE = "all-or-none", "nobody may ride: the hand is split by everybody on it, or by nobody"


class FollowsLater(Word):
    """Whether somebody on the box who let one split pass may follow a later one."""

    EACH_SPLIT = "each-split", "each split is a choice of its own"
    RIDES_TO_THE_END = "rides-to-the-end", "who lets one split pass follows none that comes after it"


SPLIT_EQUAL = Statement(
    "split-equal",
    "Which two cards may be split?",
    Chapter.SPLIT,
    says=Said("value", "two (2) cards of the same value, so that any 2 ten-value cards split, into 2 hands"),
)
SPLIT_WAGER = Statement(
    "split-wager", "What is staked on a split hand?", Chapter.SPLIT, says=Said("equal", "an amount equal to 1 times the original wager")
)
SPLIT_HANDS = Term[int]("split-hands", "How many hands may a box be split into?", Chapter.SPLIT)
SPLIT_ACES = Term[SplitAces]("split-aces", "How often may aces be split?", Chapter.SPLIT)
SPLIT_ACES_CARDS = Term[AceCards]("split-aces-cards", "How many cards does a split ace receive?", Chapter.SPLIT)
SPLIT_ACES_CARD_LAID = Statement(
    "split-aces-card-laid", "How is the card on a split ace laid?", Chapter.SPLIT, says=Said("face-up-sideways")
)
SPLIT_ORDER = Statement(
    "split-order",
    "In which order are split hands played?",
    Chapter.SPLIT,
    says=Said("one-by-one", "each hand is completed before the next receives a card"),
)
SPLIT_DECISIONS = Term[tuple[Decision, ...]]("split-decisions", "What may be decided on a split hand?", Chapter.SPLIT)
SPLIT_DECLINED = Term[Declined]("split-declined", "What does a declined split bar?", Chapter.SPLIT)
SPLIT_FOLLOWERS = Term[SplitFollowers]("split-followers", "What may the others on the box do when the caller splits?", Chapter.SPLIT)
SPLIT_FOLLOWED_LATER = Term[FollowsLater](
    "split-followed-later", "Somebody on the box let one split pass: may a later one be followed?", Chapter.SPLIT
)
SPLIT_CALLER_DECLINES = Statement(
    "split-caller-declines",
    "What if the caller does not split?",
    Chapter.SPLIT,
    says=Said("binds-all", "if the caller does not, nobody on the box may"),
)
SPLIT_AGAIN_PERMITTED_BY = Term[Power]("split-again-permitted-by", "Who may let players split again?", Chapter.SPLIT)

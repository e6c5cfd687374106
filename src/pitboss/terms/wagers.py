"""Placing wagers: in what, where, by when, and what may be done with them once cards are out."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Power


class Medium(Word):
    """What a wager may consist of."""

    CHIPS = "chips", "the casino's gaming chips"
    PROMOTIONAL_TOKENS = "promotional-tokens", "tokens the casino gives out in a promotion"


class Cutoff(Word):
    """What closes betting when a round opens."""

    FIRST_CARD_DEALT = "first-card-dealt", "when the first card of the round is dealt"
    FIRST_CARD_REMOVED = "first-card-removed", "when the first card of the round leaves the shoe or the shuffling device"
    NO_MORE_BETS = "no-more-bets", "when the dealer calls betting closed"


class Backing(Word):
    """What must come with a wager declared in words."""

    CHIPS = "chips", "gaming chips"
    CASH = "cash", "money"
    VOUCHERS = "vouchers", "the casino's vouchers"
    TOKENS = "authorised-tokens", "tokens the casino has authorised"


class Touch(Word):
    """Something that may not be done to a wager while it is frozen."""

    HANDLE = "handle", "touch the wager"
    PLACE = "place", "lay down a wager, or one more"
    INCREASE = "increase", "make the wager larger"
    WITHDRAW = "withdraw", "take the wager back"
    ALTER = "alter", "change the wager in any way"


class Until(Word):
    """How long a wager stays frozen."""

    DECISION = "decision", "until the wager has been decided"
    DECISION_CARRIED_OUT = "decision-carried-out", "until the wager has been decided and the decision carried out"
    SETTLEMENT = "settlement", "until the wager has been decided and settled"


class Unfrozen(Word):
    """What may still be done with wagers after the first card."""

    INSURANCE = "insurance", "taking insurance"
    DECISION = "decision", "the decisions a player calls in turn"
    DOUBLE = "double", "doubling"
    SPLIT = "split", "splitting"
    WHERE_RULES_SAY = "where-rules-say", "whatever another of the rules provides for"


class Bet(Word):
    """A bet that may be wagered on."""

    MAIN = "main", "one of 2 bets: the player's hand against the dealer's"
    INSURANCE = "insurance", "one of 2 bets: insurance, only against a dealer's ace"
    SINGLES = "singles", "one of 3 kinds: two cards compared"
    RUNS = "runs", "one of 3 kinds: several cards in a row rising or falling"
    COM_BOS = "com-bos", "one of 3 kinds: pairs and other combinations of the five cards"


class Answerable(Word):
    """Who answers for where wagers lie or how large they are."""

    PLAYER = "player", "the player who makes the wager"
    PLAYER_EVEN_IF_HELPED = (
        "player-even-if-helped",
        "the player, even where the dealer helps; the player also sees that instructions to the dealer are carried out",
    )


WAGER_MEDIUM = Term[tuple[Medium, ...]]("wager-medium", "In what must wagers be made?", Chapter.WAGERS)
WAGER_PLACE = Statement(
    "wager-place",
    "Where must a wager lie?",
    Chapter.WAGERS,
    says=Said("its-area", "on the area of the layout marked for that bet; for the main wager, the box"),
)
WAGER_CHANCE = Statement(
    "wager-chance",
    "Who must be given the chance to wager?",
    Chapter.WAGERS,
    says=Said("every-player", "each player is given the chance to wager before the first card"),
)
WAGER_DEADLINE = Term[Cutoff]("wager-deadline", "Until when may a wager be placed?", Chapter.WAGERS)

ORAL_WAGER = Statement(
    "oral-wager",
    "What becomes of a wager declared in words?",
    Chapter.WAGERS,
    says=Said("changed-at-once", "accepted with its money, which is changed at once to chips laid on the layout"),
)
ORAL_WAGER_BACKING = Term[tuple[Backing, ...]]("oral-wager-backing", "What must come with a wager declared in words?", Chapter.WAGERS)
ORAL_WAGER_DEADLINE = Term[Cutoff]("oral-wager-deadline", "Until when may a wager declared in words be laid down?", Chapter.WAGERS)

FROZEN_FROM = Term[Cutoff]("wagers-frozen-from", "From when are wagers frozen?", Chapter.WAGERS)
FROZEN_ACTS = Term[tuple[Touch, ...]]("wagers-frozen-acts", "What may not be done to a frozen wager?", Chapter.WAGERS)
FROZEN_UNTIL = Term[Until]("wagers-frozen-until", "Until when are wagers frozen?", Chapter.WAGERS)
FROZEN_EXCEPT = Term[tuple[Unfrozen, ...]]("wagers-frozen-except", "What may be done with a wager although it is frozen?", Chapter.WAGERS)

BETS = Term[tuple[Bet, ...]]("bets", "What may be wagered on?", Chapter.WAGERS)
REFUSE_UNPAYABLE = Statement(
    "refuse-unpayable",
    "May a wager be refused because a win could not be paid exactly in chips?",
    Chapter.WAGERS,
    says=Said("before-deal", "may be refused until the deal begins"),
)
REFUSE_UNPAYABLE_BY = Term[Power]("refuse-unpayable-by", "Who may refuse a wager that could not be paid exactly?", Chapter.WAGERS)
POSITION_ANSWERED_BY = Term[Answerable]("wager-position-answered-by", "Who answers for where a wager lies?", Chapter.WAGERS)

"""The pack: how many decks, which cards they hold, what the cards are worth, and how they are checked and replaced."""

from __future__ import annotations

from pitboss.law.term import Chapter, Default, Statement, Statements, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Power


class AceCounts(Word):
    """What an ace is worth in a hand; the two words give every hand the same total."""

    ELEVEN_UNLESS_OVER = "eleven-unless-over-21", "11, or 1 where 11 would take the hand over 21"
    ONE_OR_ELEVEN = "one-or-eleven", "1 or 11, whichever gives the better total that is not over 21"


class CardCheck(Word):
    """How the cards are checked."""

    CHECKED = "checked", "the cards are checked"
    COUNTED = "counted", "the cards are counted, to see that none is missing"
    ONE_BY_ONE = "one-by-one", "the dealer checks every card, one by one"
    STAFF_OR_DEVICE = "staff-or-device", "a dealer, a casino supervisor or a deck-checking device checks the cards"
    SUPERVISOR_AND_DEALER = "supervisor-and-dealer", "a casino supervisor and the dealer check each card before it comes into play"
    NUMBER_VERIFIED = "number-verified", "the dealer checks that the number of cards is right, at any time when told to"


class NewCards(Word):
    """One thing that is done with cards that come new to the table."""

    CHECK = "check", "check the cards"
    SHUFFLE = "shuffle", "shuffle the cards"
    CUT = "cut", "cut the cards"
    BURN = "burn", "burn as for a new shoe"


DECKS = Term[int]("decks", "How many decks are in play?", Chapter.PACK, Default.LARGEST)
CARDS_PER_DECK = Term[int]("cards-per-deck", "How many cards has a deck?", Chapter.PACK)
REMOVED_RANKS = Term[tuple[str, ...]]("removed-ranks", "Which ranks are taken out of every deck?", Chapter.PACK)
JOKERS = Term[int]("jokers", "How many jokers are in a deck?", Chapter.PACK)
BACKS = Statement(
    "backs",
    "How must the backs of the cards look?",
    Chapter.PACK,
    says=Said("same-colour-and-design", "every back has the same colour and design"),
    handling=True,
)
CUTTING_CARDS = Term[int]("cutting-cards", "How many cutting cards go with the pack when a shoe is used?", Chapter.PACK, handling=True)
CUTTING_CARDS_WITH_DEVICE = Term[int](
    "cutting-cards-with-device", "How many cutting cards are there when a device shuffles and deals?", Chapter.PACK, handling=True
)
DECKS_WITH_SIDE_BETS = Term[tuple[int, ...]](
    "decks-with-side-bets", "With how many decks may the side bets of the game be offered?", Chapter.PACK
)
HOUSE_SETTLES = Statements(
    "house-settles",
    "When does the operator settle this?",
    Chapter.PACK,
    says=Said("before-round", "before a round of play starts"),
    handling=True,
)
SETTINGS_TOLD = Statement(
    "settings-told",
    "When do players hear how many decks there are and how they are shuffled?",
    Chapter.PACK,
    says=Said("on-request", "the dealer tells the players when one of them asks"),
    handling=True,
)

ACE_COUNTS = Term[AceCounts]("ace-counts", "What does an ace count?", Chapter.PACK, handling=True)
ACE_CALLS = Statement(
    "ace-calls",
    "How may the dealer call a hand with an ace?",
    Chapter.PACK,
    says=Said(
        "both-totals",
        "the dealer may call it with the ace as 1 and as 11, until the player stands or 11 would pass 21; after that the one total",
    ),
)
NUMBER_CARDS_COUNT = Statement(
    "number-cards-count",
    "What do the cards with numbers count?",
    Chapter.PACK,
    says=Said("face-value", "each card from 2 to 9, and the 10, counts the number on its face"),
)
COURT_CARDS_COUNT = Term[int]("court-cards-count", "What do a jack, a queen and a king count?", Chapter.PACK)
RANK_ORDER = Term[tuple[str, ...]]("rank-order", "Where rank matters, how do the cards rank, highest first?", Chapter.PACK)
SUITS_RANK = Statement("suits-rank", "Do suits rank?", Chapter.PACK, says=Said("equal", "no suit ranks above another"))
HAND_TOTALS = Statement(
    "hand-totals",
    "Who is answerable for the total of a hand?",
    Chapter.PACK,
    says=Said("players-own", "each player adds up their own hand and cannot rely on the total the dealer calls"),
    handling=True,
)

CARD_CHECKS = Table[CardCheck]("card-checks", "How are the cards checked at this point?", Chapter.PACK, handling=True)
"""Keys: before-gaming, after-gaming, before-use, removed, replacement, on-instruction."""
CHECK_ORDERED = Term[Power]("check-ordered", "Who may have the number of cards verified during play?", Chapter.PACK)
REPLACE_CARDS = Table[Power]("replace-cards", "Who may replace cards in this case, and when?", Chapter.PACK)
"""Keys: at-shuffle (after the round of the cutting card), after-any-round, after-any-round-with-device, unfit."""
NEW_CARDS = Term[tuple[NewCards, ...]]("new-cards", "What is done when all the cards are replaced, in order?", Chapter.PACK, handling=True)

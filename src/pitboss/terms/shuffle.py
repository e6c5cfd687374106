"""Shuffle, cut and burn: when the cards are mixed, who cuts them and where, and which cards never come into play."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Part, Said, Word
from pitboss.terms.powers import Power, Role


class ShuffleMethod(Word):
    """A way of shuffling."""

    MULTISHUFFLER = "multishuffler", "a machine that shuffles and does not deal"
    SHUFFLING_DEVICE = "shuffling-device", "the device that also deals"
    BY_HAND = "by-hand", "the dealer, by hand"
    APPROVED_SHUFFLE = "approved-shuffle", "the dealer, by the shuffle that the operator has chosen from the approved procedures"


class ShuffleWhen(Word):
    """When a shuffle takes place."""

    BEFORE_PLAY = "before-play", "before play starts"
    IMMEDIATELY_BEFORE_PLAY = "immediately-before-play", "immediately before play starts"
    BEFORE_NEW_SHOE = "before-new-shoe", "before each new shoe"
    BEFORE_FIRST_ROUND = "before-first-round", "before the first round with those cards"
    AT_ONCE = "at-once", "at once"
    WHENEVER = "whenever", "each time it happens"
    AFTER_THE_ROUND = "after-the-round", "when the round in progress is complete"
    AS_JUDGED = "as-judged", "at whatever other time it is judged to be warranted"
    CONTINUOUSLY = "continuously", "all the time"


class PreShuffled(Word):
    """What becomes of cards that are shuffled before they are needed."""

    SECURED_IN_PLACE = "secured-in-place", "they may be shuffled beforehand and are kept secure in a place set aside, until needed"
    CHECKED_AND_SECURED = "checked-and-secured", "they may be checked and shuffled beforehand and are kept secure until needed"


class Riffle(Word):
    """When cards shuffled beforehand may be riffled once more, a player asking and a casino supervisor approving."""

    BEFORE_MULTISHUFFLER_OR_CUT = "before-multishuffler-or-cut", "before they go into the multishuffler, or just before the cut"
    BEFORE_CUT = "before-cut", "just before the cut"


class Cutter(Word):
    """Who is to cut."""

    FIRST_ARRIVAL = "first-arrival", "the player who came to the table first"
    PLAYER_OF_THE_AREA = "player-of-the-area", "the player on whose area the cutting card came"
    FARTHEST_RIGHT = "farthest-right", "the player at the dealer's far right"
    FIRST_TO_ACCEPT = "first-to-accept", "the first to accept, the players being asked one by one, clockwise"
    DEALER = "dealer", "the dealer"


class CutAtEmptyTable(Word):
    """Who may cut a stack that is made ready before any player has come."""

    DEALER_TOO = "dealer-too", "a supervisor, or the dealer, since nobody is there to be asked"
    SUPERVISOR = "supervisor", "a supervisor alone"


class AfterCut(Word):
    """One thing the dealer does once the stack is cut."""

    FRONT_TO_BACK = "front-to-back", "what lies in front of the cutting card goes behind the rest"
    CUTTING_CARD_IN = "cutting-card-in", "the cutting card goes in again, to mark the end of the shoe"
    LOAD_SHOE = "load-shoe", "the stack goes into the shoe, ready for play"


class BurnShown(Word):
    """Whether the card burned at the start is shown."""

    ON_REQUEST = "on-request", "not shown, unless a player asks to see it"
    NEVER = "never", "not shown"


class BurnWhen(Word):
    """When cards are burned."""

    EACH_SHUFFLE_AND_CUT = "each-shuffle-and-cut", "after every shuffle and cut, before play"
    START_OF_PLAY = "start-of-play", "once, before play starts"
    NEVER = "never", "no card is burned"


class CuttingCardAppears(Word):
    """One thing the dealer does when the cutting card comes out."""

    SHOWN = "shown", "lays it on the layout in plain view of the players, of Surveillance and of the Game Supervisor or above"
    ROUND_COMPLETED = "round-completed", "completes the round in progress"
    SHUFFLE_AND_CUT = "shuffle-and-cut", "shuffles and cuts once that round is complete"
    DISCARDED = "discarded", "discards it and deals on until the last hand is complete"


class Reloaded(Word):
    """When discards go back into a shuffling device."""

    BETWEEN_ROUNDS = "between-rounds", "from the discard rack, while no round is in play"
    AT_ANY_TIME = "at-any-time", "from the discard rack, also while a round is being played"
    AFTER_INITIAL_DEAL = "after-initial-deal", "from the discard rack, once the initial deal is complete"


class Reshuffled(Word):
    """What a shuffle in the middle of a round takes in, besides leaving the layout as it is."""

    SHOE_AND_DISCARDS = "shoe-and-discards", "what is left in the shoe and the discards together"
    SHOE_ALONE = "shoe-alone", "what is left in the shoe; the discards stay in the rack"


class WithDevice(Word):
    """What becomes of a rule while an automated shuffling shoe is in use."""

    REPLACED = "replaced", "the rule for the device stands in its place"
    NO_EFFECT = "no-effect", "the rule has no effect"


# The shuffle
SHUFFLE_STANDARD = Statement(
    "shuffle-standard", "How well must the cards be mixed?", Chapter.SHUFFLE, says=Said("random", "until their order is random")
)
SHUFFLED_BY = Term[tuple[ShuffleMethod, ...]]("shuffled-by", "In which ways may the cards be shuffled?", Chapter.SHUFFLE)
SHUFFLE_WHEN = Table[ShuffleWhen]("shuffle-when", "When are the cards shuffled in this case?", Chapter.SHUFFLE)
"""Keys: start-of-play, new-shoe, cutting-card-first, cutting-card-in-round, abnormal-sequence, not-random, reasonable-cause, dropped,
shuffling-device (while one is in use), new-cards-into-device."""
SHUFFLE_ORDERED = Table[Power]("shuffle-ordered", "Who judges that the cards must be shuffled in this case?", Chapter.SHUFFLE)
"""Keys: as in SHUFFLE_WHEN."""
PRE_SHUFFLED = Term[PreShuffled]("pre-shuffled", "May cards be shuffled before they are needed?", Chapter.SHUFFLE)
EXTRA_RIFFLE = Table[Riffle]("extra-riffle", "When may the dealer riffle these pre-shuffled cards once more?", Chapter.SHUFFLE)
"""Keys: casino-pre-shuffled, angel-pre-shuffled."""
EXTRA_RIFFLE_BY = Table[Power]("extra-riffle-by", "Who may riffle these pre-shuffled cards once more, and at whose wish?", Chapter.SHUFFLE)
EXTRA_RIFFLE_APPROVED_BY = Table[Role]("extra-riffle-approved-by", "Who must approve the extra riffle?", Chapter.SHUFFLE)
HAND_SHUFFLE_FIRST = Term[Power](
    "hand-shuffle-first", "Are the cards shuffled by hand before they go into a shuffling device?", Chapter.SHUFFLE
)
SHUFFLED_IN_ROUND = Term[Reshuffled](
    "shuffled-in-a-round", "The order is found abnormal in the middle of a round: what is shuffled?", Chapter.SHUFFLE
)
DISCARDS_RELOADED = Term[Reloaded]("discards-reloaded", "When do discards go back into a shuffling device?", Chapter.SHUFFLE)
DROPPED_CARDS = Statement(
    "dropped-cards",
    "What is done when the dealer drops or mishandles cards?",
    Chapter.SHUFFLE,
    says=Said("reported", "the dealer tells a casino supervisor, who verifies that every card has been collected"),
)
WITH_DEVICE = Table[WithDevice]("with-device", "What becomes of this rule while an automated shuffling shoe is in use?", Chapter.SHUFFLE)
"""Keys: shuffle-and-cut, not-enough-cards, not-shuffled."""

# The cut
CUT_OFFERED = Term[Power]("cut-offered", "Is the cut offered to a player?", Chapter.SHUFFLE)
CUT_STACK = Statement(
    "cut-stack", "How is the stack offered?", Chapter.SHUFFLE, says=Said("backs-away", "with the backs facing away from the dealer")
)
CUTTER = Table[Cutter]("cutter", "Who is offered the cut in this case?", Chapter.SHUFFLE)
"""Keys, in order: game-beginning, cutting-card-on-area, cutting-card-on-dealer, cutting-card-first, cards-replaced, otherwise, always."""
CUT_PREFERENCE = Table[int]("cut-preference", "Which place has this case in the order of preference for the cut?", Chapter.SHUFFLE)
"""Keys: as in CUTTER."""
CUT_REFUSED = Statement(
    "cut-refused",
    "What if that player refuses the cut?",
    Chapter.SHUFFLE,
    says=Said("next-clockwise", "the cut is offered to one player after another, clockwise, until one accepts"),
)
CUT_FALLBACK = Term[Power]("cut-fallback", "Who cuts if no player will?", Chapter.SHUFFLE)
CUT_AT_EMPTY_TABLE = Term[CutAtEmptyTable]("cut-at-empty-table", "No player has come to the table yet: who may cut?", Chapter.SHUFFLE)
CUT_DEPTH_MIN_DECKS = Term[int]("cut-depth-min-decks", "How many decks at least must lie on either side of the cut?", Chapter.SHUFFLE)
AFTER_CUT = Term[tuple[AfterCut, ...]]("after-cut", "What does the dealer do after the cut, in order?", Chapter.SHUFFLE)
CUTTING_CARD_MAX_DEPTH = Term[Part](
    "cutting-card-max-depth", "How much of the stack, at most, may lie behind the cutting card?", Chapter.SHUFFLE
)
CUTTING_CARD_MIN_DECKS = Term[int]("cutting-card-min-decks", "How many decks, at least, lie behind the cutting card?", Chapter.SHUFFLE)
CUT_WITH_DEVICE = Statement(
    "cut-with-device",
    "Are cards cut that a device shuffles and deals?",
    Chapter.SHUFFLE,
    says=Said("not-cut", "the cards go in and are not cut"),
)
CUTTING_CARD_APPEARS = Table[CuttingCardAppears](
    "cutting-card-appears", "What does the dealer do when the cutting card appears?", Chapter.SHUFFLE
)
"""Keys: first, next, last (the dealer's duties in order), final-rounds."""
FINAL_ROUNDS = Term[int]("final-rounds", "How many last rounds are dealt to the end although the cutting card appears?", Chapter.SHUFFLE)

# The burn
BURN_CARDS = Term[int]("burn-cards", "How many cards are burned at the start of a shoe?", Chapter.SHUFFLE)
BURN_WHEN = Table[BurnWhen]("burn-when", "When is the opening burn made with this device?", Chapter.SHUFFLE)
"""Keys: shoe, shuffling-device."""
BURN_MANNER = Statement(
    "burn-manner", "How is the opening card burned?", Chapter.SHUFFLE, says=Said("face-down", "face down into the discard rack or holder")
)
BURN_SHOWN = Term[BurnShown]("burn-shown", "Is the burned card shown?", Chapter.SHUFFLE)

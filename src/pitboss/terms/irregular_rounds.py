"""What becomes of a round that was dealt, shuffled or cut wrongly, or with the wrong cards."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Duty, Power, Role


class RoundFate(Word):
    """What becomes of a round, or of the rest of a shoe."""

    STANDS = "stands", "its results stand"
    VOID = "void", "annulled: it counts as though it had not been played"
    COMPLETED = "completed", "played to its end"
    TERMINATED = "terminated", "broken off without a result"


class Misplaced(Word):
    """How a card in the wrong place is put right."""

    RECONSTRUCTED = "reconstructed", "the cards are put where they would be had no mistake been made"
    MOVED = "moved", "the card is moved to its right place and dealing goes on"


class Rebuilt(Word):
    """How much a reconstruction puts right."""

    HAND = "hand", "the hand with the mistake"
    ROUND = "round", "the whole order of the cards of the round"


class ReconstructionFrom(Word):
    """The moment from which a misplaced card may be put right."""

    FIRST_CARD = "first-card", "from the first card of the round"
    INITIAL_DEAL_COMPLETE = "initial-deal-complete", "once the initial deal is complete"


class ReconstructionUntil(Word):
    """The moment until which a misplaced card may be put right."""

    FIRST_SETTLEMENT = "first-settlement", "until any wager of the round has been settled"
    ROUND_ENDS = "round-ends", "until the round is over"
    NEXT_ROUND = "next-round", "until the next round begins"


class ExtraCards(Word):
    """Where a card comes from that a round already taken up lacks when it is rebuilt."""

    FROM_SHOE = "from-shoe", "from the shoe, whose next card is the one that would have come"
    NONE = "none", "from nowhere: a round that lacks a card cannot be rebuilt"


class Binds(Word):
    """Whether players are held to a reconstruction."""

    MAY_RETRACT = "may-retract", "each player may take the wager back before the reconstruction is carried through"
    ALL_BOUND = "all-bound", "operator and players must accept the result"


class RetractedBox(Word):
    """What becomes of the place of a box whose wagers were taken back before a reconstruction."""

    KEEPS_ITS_PLACE = "keeps-its-place", "it keeps its cards in the order, and they count for nobody"
    MOVES_UP = "moves-up", "the cards move up, as though it had never been wagered on"


class Omitted(Word):
    """What is done about a shuffle, cut or reload that was left out."""

    SHUFFLE_AND_CUT = "shuffle-and-cut", "the cards are shuffled and cut once the round in play is over"
    HOLD_IN_RACK = "hold-in-rack", "the cards wait in the discard rack until the next initial deal is complete"


class Burn(Word):
    """Whether a card is burned."""

    NO = "no", "no card is burned"
    YES = "yes", "a card is burned as for a new shoe"


class WrongPack(Word):
    """What may be wrong with the cards in play."""

    MISSING = "missing", "a card of the pack is not there"
    EXTRA = "extra", "there are more cards than the pack has"
    FOREIGN = "foreign", "a card is there that the pack does not have"


class PackCheck(Word):
    """What is done with the cards that were found wrong."""

    REMOVED = "removed", "the cards are taken out of play"
    CHECKED_AT_TABLE = "checked-at-table", "the decks are checked at the table for further missing or foreign cards"


class MoneyFate(Word):
    """What becomes of money staked, lost or paid in a round that is void."""

    RETURNED = "returned", "goes back to the player"
    STANDS = "stands", "what the player was paid before the final settlement stays paid"
    NATURALS_STAND = "naturals-stand", "what the player was paid on a natural, at its odds or at evens, stays paid, and nothing else"
    REVERSED = "reversed", "what the player was paid goes back to the house"
    STAYS_LOST = "stays-lost", "what the house has collected before the final settlement stays collected"


MISPLACED_CARD = Term[Misplaced]("misplaced-card", "A card was dealt to the wrong place: how is that put right?", Chapter.IRREGULARITIES)
RECONSTRUCTION_DUTY = Term[Duty]("reconstruction-duty", "Must a misplaced card be put right, or may it be?", Chapter.IRREGULARITIES)
RECONSTRUCTION_BY = Term[Power]("reconstruction-by", "Who may put a misplaced card right?", Chapter.IRREGULARITIES)
RECONSTRUCTION_OF = Term[Rebuilt]("reconstruction-of", "How much is rebuilt after a misplaced card?", Chapter.IRREGULARITIES)
RECONSTRUCTION_FROM = Term[ReconstructionFrom](
    "reconstruction-from", "From when may a misplaced card be put right?", Chapter.IRREGULARITIES
)
RECONSTRUCTION_UNTIL = Term[ReconstructionUntil](
    "reconstruction-until", "Until when may a misplaced card be put right?", Chapter.IRREGULARITIES
)
RECONSTRUCTION_DESPITE = Term[tuple[str, ...]](
    "reconstruction-despite", "Which early settlements do not stand in the way of a reconstruction?", Chapter.IRREGULARITIES
)
RECONSTRUCTION_TOLD_TO = Term[Role]("reconstruction-told-to", "Who must be told of a misplaced card in time?", Chapter.IRREGULARITIES)
RECONSTRUCTION_BINDS = Term[Binds]("reconstruction-binds", "Must a player accept a reconstruction?", Chapter.IRREGULARITIES)
RECONSTRUCTION_WITHOUT = Term[RetractedBox](
    "reconstruction-without",
    "A wager is taken back before a reconstruction: are the others' cards dealt past its box?",
    Chapter.IRREGULARITIES,
)
RECONSTRUCTION_IMPOSSIBLE = Term[RoundFate](
    "reconstruction-impossible", "The order of the cards cannot be rebuilt: what becomes of the round?", Chapter.IRREGULARITIES
)
RECONSTRUCTION_CARDS = Term[ExtraCards](
    "reconstruction-cards", "A round that was taken up is rebuilt and lacks a card: where does it come from?", Chapter.IRREGULARITIES
)
FOUND_TOO_LATE = Table[RoundFate](
    "found-too-late", "A mistake is found once the next round has begun: which rounds stand?", Chapter.IRREGULARITIES
)
"""Lines: faulty-round, later-rounds."""

VOID_AUTHORISED_BY = Term[Power]("void-authorised-by", "Who declares a round void that cannot be put right?", Chapter.IRREGULARITIES)
VOID_ROUND_WAGERS = Term[MoneyFate]("void-round-wagers", "A round is void: what becomes of the wagers?", Chapter.IRREGULARITIES)
VOID_ROUND_LOST_WAGERS = Term[MoneyFate](
    "void-round-lost-wagers", "A round is void: what becomes of wagers already collected?", Chapter.IRREGULARITIES
)
VOID_ROUND_PAYMENTS = Term[MoneyFate](
    "void-round-payments", "A round is void: what becomes of payments already made in it?", Chapter.IRREGULARITIES
)
AFTER_VOID_ROUND = Statement(
    "after-void-round",
    "A round was declared void: what is the next one dealt from?",
    Chapter.IRREGULARITIES,
    says=Said("remaining-cards", "the next round is dealt from the cards that are left"),
)

NO_WAGERS = Table[Word]("no-wagers", "A round was begun without any wager: what becomes of it and its cards?", Chapter.IRREGULARITIES)
"""Lines: round, exposed-cards."""

NOT_ENOUGH_CARDS = Term[RoundFate](
    "not-enough-cards", "There are too few cards to finish the round: what becomes of it?", Chapter.IRREGULARITIES
)
NOT_ENOUGH_CARDS_FROM = Statement(
    "not-enough-cards-from",
    "There are too few cards to finish the round: where do more come from?",
    Chapter.IRREGULARITIES,
    says=Said("discards", "all discards are shuffled and cut, and the round goes on from them"),
)
NOT_ENOUGH_CARDS_BURN = Term[Burn](
    "not-enough-cards-burn", "Is a card burned after the shuffle of discards that finishes a round?", Chapter.IRREGULARITIES
)

NOT_CUT = Table[Word]("not-cut", "The cards were not cut: what becomes of the rounds and the cards?", Chapter.IRREGULARITIES)
NOT_SHUFFLED = Table[Word](
    "not-shuffled", "Dealing went on after the cutting card: what becomes of the rounds and the cards?", Chapter.IRREGULARITIES
)
"""Lines of both: previous-rounds, current-round, then."""

NOT_RELOADED = Term[Omitted](
    "not-reloaded", "The discards were not put back into the device in time: where do they wait?", Chapter.IRREGULARITIES
)

WRONG_CARDS_WHEN = Term[tuple[WrongPack, ...]]("wrong-cards-when", "When are the cards in play the wrong cards?", Chapter.IRREGULARITIES)
WRONG_CARDS = Table[RoundFate](
    "wrong-cards", "The cards in play are the wrong cards: what becomes of the rounds and the shoe?", Chapter.IRREGULARITIES
)
"""Lines: previous-rounds, current-round, rest-of-shoe."""

WRONG_CARDS_CHECK = Term[PackCheck](
    "wrong-cards-check", "The cards in play are the wrong cards: what is done with them?", Chapter.IRREGULARITIES
)
WRONG_CARDS_NOTIFIED = Term[tuple[Role, ...]](
    "wrong-cards-notified", "The cards in play are the wrong cards: who is told?", Chapter.IRREGULARITIES
)

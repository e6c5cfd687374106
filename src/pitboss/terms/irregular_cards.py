"""What becomes of a card that is face up, drawn in error, burned in error or not burned."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Power


class CardFate(Word):
    """What becomes of a card that went wrong."""

    DISCARDED = "discarded", "burned: put among the discards and not used"
    NEXT_CARD = "next-card", "played as the shoe's next card, whoever that falls to"
    FIRST_OF_NEXT_ROUND = "first-of-next-round", "held back to open the next round"
    PLAYED = "played", "played as though it had come face down"
    SHUFFLED_IN = "shuffled-in", "goes back with the pack for the shuffle"
    DEALERS_NEXT_CARD = "dealers-next-card", "becomes the next card of the dealer's hand"


class OfferedToDraw(Word):
    """What a hand does that must draw and would rather not have the card drawn in error."""

    TAKES_IT = "takes-it", "takes it: the hand must draw, and that card is the next"
    DRAWS_PAST_IT = "draws-past-it", "draws the cards after it until it need draw no more; the one refused waits for the next hand"


MISSED_BURN = Statement(
    "missed-burn",
    "The first card was not burned: what becomes of the shoe and its results?",
    Chapter.IRREGULARITIES,
    says=Said("play-on", "results so far stand and the shoe is played on, the unburned card with it"),
)
MISSED_BURN_FIRST_ROUND = Term[Power](
    "missed-burn-first-round",
    "The burn was missed and the first round is unfinished: who may rebuild it and start the shoe again, with its burn?",
    Chapter.IRREGULARITIES,
)

FACE_UP_CARD = Table[CardFate](
    "face-up-card", "A card lies face up in the shoe: what becomes of it, by its place in the round?", Chapter.IRREGULARITIES
)
"""Lines: first-of-a-round, later-in-a-round."""

FACE_UP_SUSPECT_CHECK = Term[Power](
    "face-up-suspect-check", "More cards may be face up: who may have the rest taken out and checked?", Chapter.IRREGULARITIES
)
FACE_UP_SUSPECT_SOURCES = Term[tuple[CardDevice, ...]](
    "face-up-suspect-sources", "From what may cards suspected of lying face up be taken out and checked?", Chapter.IRREGULARITIES
)

EXCESS_CARD = Table[CardFate]("excess-card", "A card was drawn in error or in excess: what becomes of it?", Chapter.IRREGULARITIES)
"""Lines: exposed, unexposed, last-round-of-shoe."""

EXCESS_CARD_TO_DEALER = Table[CardFate](
    "excess-card-to-dealer", "A card was drawn in error to the dealer's hand: what becomes of it?", Chapter.IRREGULARITIES
)
"""Lines: hand-complete or hand-incomplete, then exposed or unexposed."""

EXCESS_CARD_REFUSED = Statement(
    "excess-card-refused",
    "A player refuses the card drawn in error: what does that cost?",
    Chapter.IRREGULARITIES,
    says=Said("no-more-cards", "no further card this round, unless the total is one that must draw"),
)
EXCESS_CARD_MUST_DRAW = Term[OfferedToDraw](
    "excess-card-must-draw", "A hand that must draw refuses the card drawn in error: what does it draw?", Chapter.IRREGULARITIES
)
EXCESS_CARD_REFUSED_BY_ALL = Term[CardFate](
    "excess-card-refused-by-all", "Every player refuses the card drawn in error: what becomes of it?", Chapter.IRREGULARITIES
)
HELD_CARD = Statement(
    "held-card",
    "Where does a card held back for the next round lie?",
    Chapter.IRREGULARITIES,
    says=Said("under-the-shoe", "placed under the shoe or the shuffling device"),
)
HELD_CARD_COUNTED = Statement(
    "held-card-counted",
    "Does a card held back for the next round count as drawn?",
    Chapter.IRREGULARITIES,
    says=Said("not-drawn", "counts as though it had never left the shoe"),
)

BURNED_CARD = Term[CardFate]("burned-card", "A card was burned as the rules ask: can it come back?", Chapter.IRREGULARITIES)
BURNED_IN_ERROR = Term[CardFate]("burned-in-error", "A card was burned by mistake: what becomes of it?", Chapter.IRREGULARITIES)

"""The player's hand: the decisions, in which order, and what ends a hand early."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Odds, Said, Word


class Decision(Word):
    """What a player may decide."""

    DOUBLE = "double"
    SPLIT = "split"
    STAND = "stand", "take no further card"
    DRAW = "draw", "take a further card"


class Signal(Word):
    """How a decision is shown with the hand."""

    HORIZONTAL_STANDS = "horizontal-stands", "the hand moved sideways means stand"
    SCRATCH_DRAWS = "scratch-draws", "scratching the layout towards oneself means draw"
    SCRATCH_TAP_KNOCK_DRAWS = "scratch-tap-or-knock-draws", "scratching, tapping or knocking means draw"
    OTHER_ACCEPTED = "other-accepted", "other visible signals if the casino operator accepts them"


class DrawingStops(Word):
    """When no further card may be drawn."""

    AT_21 = "at-21", "a hand below 21 may draw; a natural or a hard or soft 21 may not"
    BELOW_21_ONLY = "below-21-only", "a hand below 21 may draw"


class DrawsUnless(Word):
    """What spares a hand below the least total from drawing."""

    DOUBLES_OR_SPLITS = "doubles-or-splits", "it must draw unless it is doubled or split"
    DOUBLES = "doubles", "it must draw unless it is doubled: it may not be split"


class Busted(Word):
    """What a total over 21 means."""

    LOSES = "loses", "over 21 the wager is lost, whatever the dealer makes; no rule says when it is taken"
    LOSES_AT_ONCE = "loses-at-once", "over 21 the wager loses, whatever the dealer makes, and the cards are taken"


class Player21(Word):
    """What a drawn 21 does."""

    PLAYS_ON = "plays-on", "it waits for the dealer's hand"
    WINS_AT_ONCE = "wins-at-once", "a hand of 21 is paid at once, whatever the dealer's card"


DECISIONS = Term[tuple[Decision, ...]]("decisions", "What may a player decide, box by box from the left?", Chapter.PLAYER)
HAND_SIGNALS = Term[tuple[Signal, ...]]("hand-signals", "With which signals?", Chapter.PLAYER)
TOTALS_ANNOUNCED = Statement(
    "totals-announced",
    "What does the dealer announce of a hand?",
    Chapter.PLAYER,
    says=Said("every-total", "the total of a hand when its turn comes and after each card, which is dealt face up"),
)
DRAWING_STOPS = Term[DrawingStops]("drawing-stops", "When may a hand not draw?", Chapter.PLAYER, handling=True)
MUST_DRAW_BELOW = Term[int]("must-draw-below", "Below which total must a hand draw, unless it doubles or splits?", Chapter.PLAYER)
MUST_DRAW_UNLESS = Term[DrawsUnless]("must-draw-unless", "What spares a hand from having to draw?", Chapter.PLAYER)
BUSTED_HAND = Term[Busted]("busted-hand", "What of a hand over 21?", Chapter.PLAYER, handling=True)
BUSTED_SPLIT_HAND = Term[Busted]("busted-split-hand", "What of a split hand over 21?", Chapter.PLAYER, handling=True)
PLAYER_21 = Term[Player21]("player-21", "What of a drawn 21?", Chapter.PLAYER)
PLAYER_21_PAYS = Term[Odds]("player-21-pays", "What does a drawn 21 pay that wins at once?", Chapter.PLAYER)
FIVE_CARDS = Statement(
    "five-cards",
    "What of five cards not over 21?",
    Chapter.PLAYER,
    says=Said("wins-at-once", "5 cards not over 21 are a Five Card Trick, paid at once whatever the dealer's card"),
)
FIVE_CARDS_PAY = Term[Odds]("five-cards-pay", "What does a Five Card Trick pay?", Chapter.PLAYER)

"""The deal: who is dealt what, in which order, and which way up."""

from __future__ import annotations

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Word


class Call(Word):
    """Whether the dealer announces the end of betting."""

    MUST = "must", "the dealer calls betting closed before the first card"
    MAY = "may", "the dealer may call it; the first card closes betting in any case"


class DealStart(Word):
    """Where the dealer begins, always going clockwise."""

    FROM_THE_LEFT = "from-the-left", "clockwise from the dealer's left"
    FROM_FIRST_WAGER = "from-first-wager", "clockwise from the first box with a wager"


class DealStep(Word):
    """One pass of the opening deal."""

    EACH_BOX_FIRST = "first-card-to-each-box", "1 card to each box with a wager"
    DEALER = "card-to-dealer", "1 card to the dealer, face up"
    EACH_BOX_SECOND = "second-card-to-each-box", "1 more card to each box with a wager"
    DEALER_SECOND = "second-card-to-dealer", "1 more card to the dealer"


class SecondCard(Word):
    """When the dealer has a second card, and who sees it."""

    DRAWN_AFTER_PLAYERS = "drawn-after-players", "the dealer has no second card until the players have acted"
    FACE_DOWN_PEEK = (
        "face-down-peek",
        "face down; with an ace or a ten-value card shown the dealer looks at it before any decision, and a natural ends the round",
    )
    FACE_DOWN_NO_PEEK = "face-down-no-peek", "face down, and nobody looks at it until the players have acted"
    FACE_UP = "face-up", "face up: the players see both cards before they decide, and a natural ends the round"


class FacedDown(Word):
    """Whether players' first two cards may be dealt face down."""

    NEVER = "never", "every card is dealt face up"
    DIRECTOR_APPROVES = "director-approves", "the first 2 cards to each player, if the Director or a delegate has approved it beforehand"
    INSPECTOR_APPROVES = (
        "inspector-approves",
        "the first 2 cards to each player, with an inspector's prior approval; shown before a third card",
    )


class HandledBy(Word):
    """Who may touch the cards."""

    OWN_FACE_DOWN_CARDS = (
        "own-face-down-cards",
        "nobody touches, takes or alters a card, save a player the first 2 dealt to him or her face down",
    )
    FACE_DOWN_CARDS_ON_LAYOUT = "face-down-cards-on-layout", "a player the cards dealt face down, which stay over the layout"
    NOBODY = "nobody", "no person but the staff on duty"


class Pickup(Word):
    """How cards leave the layout at the end of a round."""

    RECONSTRUCTABLE = "reconstructable", "picked up so that each hand can be laid out again in a dispute"
    DISCARD_RACK = "discard-rack", "picked up and placed in the discard rack"


NO_MORE_BETS = Term[Call]("no-more-bets", "Is the end of betting announced?", Chapter.DEAL)
DEAL_START = Term[DealStart]("deal-start", "Where does the deal begin?", Chapter.DEAL, handling=True)
OPENING_DEAL = Term[tuple[DealStep, ...]]("opening-deal", "In which passes are the opening cards dealt?", Chapter.DEAL)
PLAYER_OPENING_CARDS = Term[int]("player-opening-cards", "How many cards open a player's hand?", Chapter.DEAL)
DEALER_OPENING_CARDS = Term[int]("dealer-opening-cards", "How many cards open the dealer's hand?", Chapter.DEAL)
DEALER_SECOND_CARD = Term[SecondCard]("dealer-second-card", "When does the dealer have a second card, and who sees it?", Chapter.DEAL)
FACE_DOWN_DEAL = Term[FacedDown]("face-down-deal", "May players' first cards be dealt face down?", Chapter.DEAL)
CARDS_HANDLED_BY = Term[HandledBy]("cards-handled-by", "Who may handle the cards?", Chapter.DEAL, handling=True)
CARDS_PICKED_UP = Term[Pickup]("cards-picked-up", "How are the cards taken up after a round?", Chapter.DEAL, handling=True)

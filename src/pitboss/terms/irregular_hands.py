"""What happens when a box, the dealer or a player did not get what was due in the round."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Said, Word
from pitboss.terms.irregular_cards import CardFate


class Chooser(Word):
    """Who chooses between the cures of a fault."""

    PLAYER_DECIDING = "player-deciding", "the player whose hand is being decided at that moment"
    PLAYER_OF_BOX = "player-of-box", "the player whose box it is"


class DealerCardCure(Word):
    """How a dealer who has no first card comes to one."""

    HAND_FIRST = "hand-first", "the player completes the hand, and the dealer takes a first card afterwards"
    DEALER_FIRST = "dealer-first", "the dealer takes a first card before the player decides further"


class ShortBoxCure(Word):
    """What a player may do whose box got too few cards."""

    VOID_WAGER = "void-wager", "the wager is void and goes back"
    RETRACT = "retract", "the player takes the wager back"
    SECOND_CARD_IN_TURN = "second-card-in-turn", "the second card is dealt when the box comes to decide"


class SkippedUntil(Word):
    """The moment until which a decision that was skipped is made after all."""

    NEXT_ROUND = "next-round", "until the next round begins: a round that was taken up is laid out again from its record"
    CARDS_TAKEN_UP = "cards-taken-up", "until the cards of the round are taken up"


class LateSideBet(Word):
    """What becomes of a side bet on a box whose second card comes late."""

    WAITS = "waits", "it waits for that card, which is one of the first two"
    JACKPOT_RETURNED = "jackpot-returned", "it waits, but one that the jackpot button pays goes back"
    RETURNED = "returned", "it goes back, since the box has one card when side bets are settled"


class OmissionTold(Word):
    """On whose word insurance was not offered."""

    DEALER = "dealer", "the dealer's, who failed to offer it"
    SUPERVISOR = "casino-supervisor", "the dealer's, or a casino supervisor's"
    ANY_PLAYER = "any-player", "the dealer's, or that of any player of the round"


HAND_ON_EMPTY_BOX = Term[CardFate](
    "hand-on-empty-box", "A hand was dealt where nobody wagered: what becomes of it?", Chapter.IRREGULARITIES
)
DEALER_WITHOUT_CARD = Term[Chooser]("dealer-without-card", "The dealer took no first card: who chooses the cure?", Chapter.IRREGULARITIES)
DEALER_WITHOUT_CARD_CURES = Term[tuple[DealerCardCure, ...]](
    "dealer-without-card-cures", "The dealer took no first card: between which cures?", Chapter.IRREGULARITIES
)
BOX_WITHOUT_CARDS = Term[tuple[ShortBoxCure, ...]](
    "box-without-cards", "A box with a wager got no cards: what becomes of the wager?", Chapter.IRREGULARITIES
)
BOX_WITH_ONE_CARD = Term[tuple[ShortBoxCure, ...]](
    "box-with-one-card", "A box with a wager got 1 card only: what may its player do?", Chapter.IRREGULARITIES
)
BOX_WITH_ONE_CARD_CHOOSER = Term[Chooser](
    "box-with-one-card-chooser", "A box with a wager got 1 card only: who chooses the cure?", Chapter.IRREGULARITIES
)
BOX_WITH_ONE_CARD_SIDE_BETS = Term[LateSideBet](
    "box-with-one-card-side-bets", "A box gets its second card late: what of a side bet on its first two cards?", Chapter.IRREGULARITIES
)
FAULTY_DEAL_NOTICED = Statement(
    "faulty-deal-noticed",
    "When must a box or a dealer dealt wrongly come to notice for these cures?",
    Chapter.IRREGULARITIES,
    says=Said("subsequent-deal", "noticed while further cards are being dealt"),
)
OPTION_NOT_GIVEN_UNTIL = Term[SkippedUntil](
    "option-not-given-until",
    "A player was not asked, or wrongly acted for: until when is that undone?",
    Chapter.IRREGULARITIES,
)
OPTION_NOT_GIVEN = Statement(
    "option-not-given",
    "A player was not asked, or the answer was wrongly acted on: what of the cards dealt since?",
    Chapter.IRREGULARITIES,
    says=Said("later-cards-in-excess", "every card dealt since in that round counts as drawn in excess and unseen"),
)
INSURANCE_OMISSION_TOLD_BY = Term[OmissionTold](
    "insurance-omission-told-by", "Insurance was not offered: on whose word is it opened after all?", Chapter.IRREGULARITIES
)
INSURANCE_NOT_OFFERED = Statement(
    "insurance-not-offered",
    "Insurance was not offered: until when may it still be taken?",
    Chapter.IRREGULARITIES,
    says=Said("until-second-dealer-card", "also during the subsequent deal, until the dealer has a second card"),
)

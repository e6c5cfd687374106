"""Wagers in a tournament: limits and units, time to wager, pass cards, undisclosed wagers and the order of wagering."""

from __future__ import annotations

from pitboss.law.term import Chapter, Table, Term
from pitboss.law.values import Word
from pitboss.terms.powers import Role
from pitboss.terms.tournament_play import Setter


class Medium(Word):
    """What wagers are made or paid with."""

    TOURNAMENT_CHIPS = "tournament-chips", "approved tournament chips and nothing else"


class EachRound(Word):
    """What a player must wager on each round."""

    AT_LEAST_MINIMUM = "at-least-minimum", "at least the table minimum"
    WITHIN_LIMITS = "within-limits", "from the minimum to the maximum, unless a pass card is played"


class Limits(Word):
    """Which limits bind a tournament wager."""

    TOURNAMENT_LIMITS_ONLY = "tournament-limits-only", "the tournament's own minimum and maximum and no personal maximum"
    PERSONAL_MAXIMUM_TOO = "personal-maximum-too", "a personal maximum may be agreed as at an ordinary table"


class Unit(Word):
    """In what units wagers are made."""

    OF_THE_MINIMUM = "of-the-minimum", "whole multiples of the minimum"


class Correction(Word):
    """What becomes of a wager that breaks a limit."""

    COUNTS_AS_MAXIMUM = "counts-as-maximum", "paid or collected only up to the maximum"
    MADE_UP_TO_MINIMUM = "made-up-to-minimum", "the player must make it up to the minimum"
    VOID = "void", "the wager is void and the cards are burnt into the discard rack"
    LAST_WHOLE_UNIT = "last-whole-unit", "valid up to the last complete unit"


class Overtime(Word):
    """What becomes of a player who does not wager in time."""

    MAY_BE_HELD_TO_MINIMUM = "may-be-held-to-minimum", "the wager may be restricted to the table minimum"


class NoWager(Word):
    """What becomes of a player without a wager or a pass card when a round is dealt."""

    BY_THE_REASON = "by-the-reason", "who is late may be held to the minimum, who is absent docked, who refuses is disqualified"
    DISQUALIFIED = "disqualified", "disqualified, whatever the reason"


class LimitChange(Word):
    """When the limits may move during a tournament."""

    IF_TOLD_BEFORE_TOURNAMENT = "if-told-before-tournament", "up or down, if the players were told of it before the tournament began"


class Provision(Word):
    """Whether a tournament has such a thing."""

    IF_CONDITIONS_PROVIDE = "if-conditions-provide", "only if this tournament provides for it"


class PassCardIssue(Word):
    """How pass cards are given out."""

    SAME_NUMBER_EACH_HEAT = "same-number-each-heat", "the same number to every player at the beginning of each heat"


class PassCardUse(Word):
    """What a pass card does."""

    IN_PLACE_OF_A_WAGER = "in-place-of-a-wager", "laid on the playing area, it stands in for the wager of that round"


class PassCardCollection(Word):
    """When a played pass card is taken up."""

    BY_DEALER_AFTER_ROUND = "by-dealer-after-round", "the dealer collects it when the round ends"


class UndisclosedForm(Word):
    """How an undisclosed wager is made."""

    TYPE_AND_AMOUNT_TO_SUPERVISOR = (
        "type-and-amount-to-supervisor",
        "type and amount written on the form, which goes to the gaming supervisor to be recorded",
    )


class UndisclosedRange(Word):
    """How large an undisclosed wager may be."""

    WITHIN_LIMITS_AND_CHIPS_HELD = (
        "within-limits-and-chips-held",
        "from the table minimum to the table maximum, and no more than the chips held",
    )


class BesideOpenWager(Word):
    """Whether an undisclosed wager may stand beside an open one."""

    TOGETHER_WITHIN_CHIPS_HELD = "together-within-chips-held", "yes, if both together are no more than the chips held"


class UndisclosedCheck(Word):
    """What the gaming supervisor does with the form before the round."""

    EXAMINED_AND_INDICATED = "examined-and-indicated", "examines it before the round and puts an indicator in front of the player"


class UndisclosedReveal(Word):
    """How an undisclosed wager comes into the open."""

    ANNOUNCED_THEN_PLACED = (
        "announced-then-placed",
        "after the round the gaming supervisor calls type and amount, the player places it and the dealer pays or takes it",
    )


class UndisclosedCorrection(Word):
    """What a faulty undisclosed wager counts as, once the round is over."""

    MINIMUM = "minimum", "counts as the table minimum"
    MAXIMUM = "maximum", "counts as the table maximum"
    CHIPS_LEFT_OR_MAXIMUM = "chips-left-or-maximum", "counts as all chips held less the open wager, or the table maximum if that is lower"
    CHIPS_HELD_OR_MAXIMUM = "chips-held-or-maximum", "counts as all chips held, or the table maximum if that is lower"
    MINIMUM_DEDUCTED = "minimum-deducted", "the table minimum is taken from the player's chips"


class FormInspection(Word):
    """When a player may look at another's form."""

    AFTER_ROUND_BEFORE_NEXT_CARD = "after-round-before-next-card", "from the end of that round until the first card of the next"


class Marker(Word):
    """How the marker of the wagering order travels."""

    ONE_BOX_EACH_ROUND = "one-box-each-round", "on box 1 for the first round, then 1 box further each round"


class DealFromMarker(Word):
    """How the deal goes when it begins at the marker."""

    CLOCKWISE_FROM_MARKER = (
        "clockwise-from-marker",
        "clockwise from the marker until every player has 2 cards and the dealer 1; decisions in the same order",
    )


class Order(Word):
    """In what order players wager."""

    MARKER_THEN_LEFT = "marker-then-left", "the player with the marker first, then each in turn to the left"


class OutOfTurn(Word):
    """What becomes of a wager made out of turn."""

    TAKEN_BACK = "taken-back", "the player takes it back and waits"


class Finality(Word):
    """Whether a wager made in turn may be changed."""

    FINAL = "final", "it may not be removed or altered"


WAGERED_WITH = Term[Medium]("tournament-wagered-with", "What are wagers made with?", Chapter.TOURNAMENTS)
PAID_WITH = Term[Medium]("tournament-paid-with", "What are winning wagers paid with?", Chapter.TOURNAMENTS)
EACH_ROUND = Term[EachRound]("tournament-each-round", "What must a player wager on each round?", Chapter.TOURNAMENTS)
TOURNAMENT_LIMITS = Term[Limits]("tournament-limits", "Which limits bind a tournament wager?", Chapter.TOURNAMENTS)
WAGER_UNIT = Term[Unit]("tournament-wager-unit", "In what units are wagers made?", Chapter.TOURNAMENTS)
WAGER_CORRECTION = Table[Correction]("tournament-wager-correction", "What becomes of a wager like this?", Chapter.TOURNAMENTS)
NO_WAGER = Term[NoWager]("tournament-no-wager", "What of a player who makes no wager on a round?", Chapter.TOURNAMENTS)
OVERTIME = Term[Overtime]("tournament-overtime", "What if a player does not wager in the time allowed?", Chapter.TOURNAMENTS)
LIMIT_CHANGE = Term[LimitChange]("tournament-limit-change", "When may the limits change during a tournament?", Chapter.TOURNAMENTS)

PASS_CARDS = Term[Provision]("tournament-pass-cards", "Are there pass cards?", Chapter.TOURNAMENTS)
PASS_CARD_ISSUE = Term[PassCardIssue]("tournament-pass-card-issue", "How are pass cards given out?", Chapter.TOURNAMENTS)
PASS_CARD_USE = Term[PassCardUse]("tournament-pass-card-use", "What does a pass card do?", Chapter.TOURNAMENTS)
PASS_CARD_COLLECTION = Term[PassCardCollection](
    "tournament-pass-card-collection", "When is a played pass card taken up?", Chapter.TOURNAMENTS
)

UNDISCLOSED_WAGERS = Term[Provision]("tournament-undisclosed-wagers", "Are there undisclosed wagers?", Chapter.TOURNAMENTS)
UNDISCLOSED_NUMBER = Term[Setter](
    "tournament-undisclosed-number", "What settles how many undisclosed wagers a player has?", Chapter.TOURNAMENTS
)
UNDISCLOSED_FORM = Term[UndisclosedForm]("tournament-undisclosed-form", "How is an undisclosed wager made?", Chapter.TOURNAMENTS)
UNDISCLOSED_ANSWERABLE = Term[Role]("tournament-undisclosed-answerable", "Who answers for the form being right?", Chapter.TOURNAMENTS)
UNDISCLOSED_RANGE = Term[UndisclosedRange]("tournament-undisclosed-range", "How large may an undisclosed wager be?", Chapter.TOURNAMENTS)
UNDISCLOSED_BESIDE_OPEN = Term[BesideOpenWager](
    "tournament-undisclosed-beside-open", "May an undisclosed wager stand beside an open one?", Chapter.TOURNAMENTS
)
UNDISCLOSED_CHECK = Term[UndisclosedCheck](
    "tournament-undisclosed-check", "What is done with the form before the round?", Chapter.TOURNAMENTS
)
UNDISCLOSED_REVEAL = Term[UndisclosedReveal]("tournament-undisclosed-reveal", "How is an undisclosed wager settled?", Chapter.TOURNAMENTS)
UNDISCLOSED_CORRECTION = Table[UndisclosedCorrection](
    "tournament-undisclosed-correction", "What does a faulty undisclosed wager count as?", Chapter.TOURNAMENTS
)
UNDISCLOSED_INSPECTION = Term[FormInspection](
    "tournament-undisclosed-inspection", "When may a player look at another's form?", Chapter.TOURNAMENTS
)

ORDER_OF_WAGERING = Term[Provision]("tournament-order-of-wagering", "Is there an order of wagering?", Chapter.TOURNAMENTS)
ORDER_SET_BY = Term[Setter]("tournament-order-set-by", "What settles the order of wagering?", Chapter.TOURNAMENTS)
WAGERING_MARKER = Term[Marker]("tournament-wagering-marker", "Where does the marker stand?", Chapter.TOURNAMENTS)
WAGERING_SEQUENCE = Term[Order]("tournament-wagering-sequence", "In what order do players wager?", Chapter.TOURNAMENTS)
OUT_OF_TURN = Term[OutOfTurn]("tournament-out-of-turn", "What becomes of a wager made out of turn?", Chapter.TOURNAMENTS)
DEAL_FROM_MARKER = Term[DealFromMarker]("tournament-deal-from-marker", "How does a deal from the marker go?", Chapter.TOURNAMENTS)
DEAL_FROM_MARKER_YIELDS_TO = Term[tuple[str, ...]](
    "tournament-deal-from-marker-yields-to", "To which rules does a deal from the marker give way?", Chapter.TOURNAMENTS
)
WAGER_FINALITY = Term[Finality]("tournament-wager-finality", "May a wager made in turn be changed?", Chapter.TOURNAMENTS)
WAGER_FINALITY_YIELDS_TO = Term[tuple[str, ...]](
    "tournament-wager-finality-yields-to", "To which rules does that give way?", Chapter.TOURNAMENTS
)
INSURANCE_FINALITY = Term[Finality]("tournament-insurance-finality", "May an insurance wager made in turn be changed?", Chapter.TOURNAMENTS)

"""Wagers in a tournament: limits and units, time to wager, pass cards, undisclosed wagers and the order of wagering."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Role
from pitboss.terms.tournament_play import Setter


class EachRound(Word):
    """What a player must wager on each round."""

    AT_LEAST_MINIMUM = "at-least-minimum", "at least the table minimum"
    WITHIN_LIMITS = "within-limits", "from the minimum to the maximum, unless a pass card is played"


class Limits(Word):
    """Which limits bind a tournament wager."""

    TOURNAMENT_LIMITS_ONLY = "tournament-limits-only", "the tournament's own minimum and maximum and no personal maximum"
    PERSONAL_MAXIMUM_TOO = "personal-maximum-too", "a personal maximum may be agreed as at an ordinary table"


class Correction(Word):
    """What becomes of a wager that breaks a limit."""

    COUNTS_AS_MAXIMUM = "counts-as-maximum", "paid or collected only up to the maximum"
    MADE_UP_TO_MINIMUM = "made-up-to-minimum", "the player must make it up to the minimum"
    VOID = "void", "the wager is void and the cards are burnt into the discard rack"
    LAST_WHOLE_UNIT = "last-whole-unit", "valid up to the last complete unit"


class NoWager(Word):
    """What becomes of a player without a wager or a pass card when a round is dealt."""

    BY_THE_REASON = (
        "by-the-reason",
        "the late may be held to the minimum, the absent docked for so many rounds, who refuses is disqualified",
    )
    DISQUALIFIED = "disqualified", "disqualified, whatever the reason"
    ELIMINATED = "eliminated", "eliminated, like anybody who cannot wager the minimum"
    SITS_OUT = "sits-out", "stays in, and risks nothing on that round"


class UndisclosedCorrection(Word):
    """What a faulty undisclosed wager counts as, once the round is over."""

    MINIMUM = "minimum", "counts as the table minimum"
    MAXIMUM = "maximum", "counts as the table maximum"
    CHIPS_LEFT_OR_MAXIMUM = "chips-left-or-maximum", "counts as all chips held less the open wager, or the table maximum if that is lower"
    CHIPS_HELD_OR_MAXIMUM = "chips-held-or-maximum", "counts as all chips held, or the table maximum if that is lower"
    LAST_WHOLE_UNIT = "last-whole-unit", "counts up to the last whole unit of the minimum"
    AS_WRITTEN = "as-written", "counts as it is written"
    MINIMUM_DEDUCTED = "minimum-deducted", "the table minimum is taken from the player's chips"


WAGERED_WITH = Statement(
    "tournament-wagered-with",
    "What are wagers made with?",
    Chapter.TOURNAMENTS,
    says=Said("tournament-chips", "approved tournament chips and nothing else"),
)
PAID_WITH = Statement(
    "tournament-paid-with",
    "What are winning wagers paid with?",
    Chapter.TOURNAMENTS,
    says=Said("tournament-chips", "approved tournament chips and nothing else"),
)
EACH_ROUND = Term[EachRound]("tournament-each-round", "What must a player wager on each round?", Chapter.TOURNAMENTS)
TOURNAMENT_LIMITS = Term[Limits]("tournament-limits", "Which limits bind a tournament wager?", Chapter.TOURNAMENTS)
WAGER_UNIT = Statement(
    "tournament-wager-unit",
    "In what units are wagers made?",
    Chapter.TOURNAMENTS,
    says=Said("of-the-minimum", "whole multiples of the minimum"),
)
WAGER_CORRECTION = Table[Correction]("tournament-wager-correction", "What becomes of a wager like this?", Chapter.TOURNAMENTS)
NO_WAGER = Term[NoWager]("tournament-no-wager", "What of a player who makes no wager on a round?", Chapter.TOURNAMENTS)
OVERTIME = Statement(
    "tournament-overtime",
    "What if a player does not wager in the time allowed?",
    Chapter.TOURNAMENTS,
    says=Said("may-be-held-to-minimum", "the wager may be restricted to the table minimum"),
)
LIMIT_CHANGE = Statement(
    "tournament-limit-change",
    "When may the limits change during a tournament?",
    Chapter.TOURNAMENTS,
    says=Said("if-told-before-tournament", "up or down, if the players were told of it before the tournament began"),
)

PASS_CARDS = Statement(
    "tournament-pass-cards",
    "Are there pass cards?",
    Chapter.TOURNAMENTS,
    says=Said("if-conditions-provide", "only if this tournament provides for it"),
)
PASS_CARD_ISSUE = Statement(
    "tournament-pass-card-issue",
    "How are pass cards given out?",
    Chapter.TOURNAMENTS,
    says=Said("same-number-each-heat", "the same number to every player at the beginning of each heat"),
)
PASS_CARD_USE = Statement(
    "tournament-pass-card-use",
    "What does a pass card do?",
    Chapter.TOURNAMENTS,
    says=Said("in-place-of-a-wager", "laid on the playing area, it stands in for the wager of that round"),
)
PASS_CARD_COLLECTION = Statement(
    "tournament-pass-card-collection",
    "When is a played pass card taken up?",
    Chapter.TOURNAMENTS,
    says=Said("by-dealer-after-round", "the dealer collects it when the round ends"),
)

UNDISCLOSED_WAGERS = Statement(
    "tournament-undisclosed-wagers",
    "Are there undisclosed wagers?",
    Chapter.TOURNAMENTS,
    says=Said("if-conditions-provide", "only if this tournament provides for it"),
)
UNDISCLOSED_NUMBER = Term[Setter](
    "tournament-undisclosed-number", "What settles how many undisclosed wagers a player has?", Chapter.TOURNAMENTS
)
UNDISCLOSED_FORM = Statement(
    "tournament-undisclosed-form",
    "How is an undisclosed wager made?",
    Chapter.TOURNAMENTS,
    says=Said("type-and-amount-to-supervisor", "type and amount written on the form, which goes to the gaming supervisor to be recorded"),
)
UNDISCLOSED_ANSWERABLE = Term[Role]("tournament-undisclosed-answerable", "Who answers for the form being right?", Chapter.TOURNAMENTS)
UNDISCLOSED_RANGE = Statement(
    "tournament-undisclosed-range",
    "How large may an undisclosed wager be?",
    Chapter.TOURNAMENTS,
    says=Said("within-limits-and-chips-held", "from the table minimum to the table maximum, and no more than the chips held"),
)
UNDISCLOSED_BESIDE_OPEN = Statement(
    "tournament-undisclosed-beside-open",
    "May an undisclosed wager stand beside an open one?",
    Chapter.TOURNAMENTS,
    says=Said("together-within-chips-held", "yes, if both together are no more than the chips held"),
)
UNDISCLOSED_CHECK = Statement(
    "tournament-undisclosed-check",
    "What is done with the form before the round?",
    Chapter.TOURNAMENTS,
    says=Said("examined-and-indicated", "examines it before the round and puts an indicator in front of the player"),
)
UNDISCLOSED_REVEAL = Statement(
    "tournament-undisclosed-reveal",
    "How is an undisclosed wager settled?",
    Chapter.TOURNAMENTS,
    says=Said(
        "announced-then-placed",
        "after the round the gaming supervisor calls type and amount, the player places it and the dealer pays or takes it",
    ),
)
UNDISCLOSED_CORRECTION = Table[UndisclosedCorrection](
    "tournament-undisclosed-correction", "What does a faulty undisclosed wager count as?", Chapter.TOURNAMENTS
)
UNDISCLOSED_INSPECTION = Statement(
    "tournament-undisclosed-inspection",
    "When may a player look at another's form?",
    Chapter.TOURNAMENTS,
    says=Said("after-round-before-next-card", "from the end of that round until the first card of the next"),
)

ORDER_OF_WAGERING = Statement(
    "tournament-order-of-wagering",
    "Is there an order of wagering?",
    Chapter.TOURNAMENTS,
    says=Said("if-conditions-provide", "only if this tournament provides for it"),
)
ORDER_SET_BY = Term[Setter]("tournament-order-set-by", "What settles the order of wagering?", Chapter.TOURNAMENTS)
WAGERING_MARKER = Statement(
    "tournament-wagering-marker",
    "Where does the marker stand?",
    Chapter.TOURNAMENTS,
    says=Said("one-box-each-round", "on box 1 for the first round, then 1 box further each round"),
)
WAGERING_SEQUENCE = Statement(
    "tournament-wagering-sequence",
    "In what order do players wager?",
    Chapter.TOURNAMENTS,
    says=Said("marker-then-left", "the player with the marker first, then each in turn to the left"),
)
OUT_OF_TURN = Statement(
    "tournament-out-of-turn",
    "What becomes of a wager made out of turn?",
    Chapter.TOURNAMENTS,
    says=Said("taken-back", "the player takes it back and waits"),
)
DEAL_FROM_MARKER = Statement(
    "tournament-deal-from-marker",
    "How does a deal from the marker go?",
    Chapter.TOURNAMENTS,
    says=Said(
        "clockwise-from-marker", "clockwise from the marker until every player has 2 cards and the dealer 1; decisions in the same order"
    ),
)
DEAL_FROM_MARKER_YIELDS_TO = Term[tuple[str, ...]](
    "tournament-deal-from-marker-yields-to", "To which rules does a deal from the marker give way?", Chapter.TOURNAMENTS
)
WAGER_FINALITY = Statement(
    "tournament-wager-finality",
    "May a wager made in turn be changed?",
    Chapter.TOURNAMENTS,
    says=Said("final", "it may not be removed or altered"),
)
WAGER_FINALITY_YIELDS_TO = Term[tuple[str, ...]](
    "tournament-wager-finality-yields-to", "To which rules does that give way?", Chapter.TOURNAMENTS
)
INSURANCE_FINALITY = Statement(
    "tournament-insurance-finality",
    "May an insurance wager made in turn be changed?",
    Chapter.TOURNAMENTS,
    says=Said("final", "it may not be removed or altered"),
)

"""Insurance: the wager on the dealer's second card."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Odds, Offer, Part, Said, Word
from pitboss.terms.powers import Power, Role


class Insures(Word):
    """Who may insure, and which wager."""

    OWN_WAGER = "own-wager", "each bettor his or her own initial wager"
    NOT_A_PONTOON = "not-a-pontoon", "each bettor his or her own initial wager, but nobody a Pontoon"


class WinsOn(Word):
    """The second card on which an insurance wager wins."""

    TEN_VALUE = "ten-value", "the dealer's second card has a value of 10"
    ACE = "ace", "the dealer's second card is an ace"
    NOT_TEN_VALUE = "not-ten-value", "the dealer's second card has a value other than 10"


class LostInsurance(Word):
    """When a losing insurance wager is taken."""

    AT_ONCE = "at-once", "as soon as the dealer's second card is drawn"
    BEFORE_COMPLETING = "before-completing", "on the second card, before the dealer completes the round"


class Preference(Word):
    """The order in which others may insure a wager whose owner declines."""

    SAME_BOX = "same-box", "first, those on the same box, front to back"
    NEAREST_BOX = "nearest-box", "then those on the nearest box, front to back"
    LEAST_INSURED = "least-insured", "then, of those equally near, who has least insurance beside that on his or her own wager"


class OthersInsure(Word):
    """Up to how much others may insure a wager whose owner declines."""

    HALF_TOGETHER = "half-together", "all of them together up to half of that wager"
    HALF_EACH = "half-each", "each of them up to half of that wager"


class InsurersWager(Word):
    """Which wager of the round somebody needs who insures another's."""

    MAIN = "main-wager", "a main wager on some box"
    ANY = "any-wager", "any wager of the round, a side bet too"


INSURANCE_AGAINST_ACE = Term[Insures]("insurance-against-ace", "Who may insure when the dealer shows an ace?", Chapter.INSURANCE)
INSURANCE_MAXIMUM = Term[Part]("insurance-maximum", "What part of the initial wager may be insured?", Chapter.INSURANCE)
INSURANCE_WINS_ON = Term[WinsOn]("insurance-wins-on", "On which second card does insurance against an ace win?", Chapter.INSURANCE)
INSURANCE_PAYS = Term[Odds]("insurance-pays", "What does insurance against an ace pay?", Chapter.INSURANCE)
INSURANCE_CLOSES = Statement(
    "insurance-closes",
    "Until when may insurance be placed?",
    Chapter.INSURANCE,
    says=Said("subsequent-deal", "on the insurance line, before the subsequent deal begins"),
)
INSURANCE_CALL = Statement(
    "insurance-call",
    "How is insurance offered and closed?",
    Chapter.INSURANCE,
    says=Said("announced-and-closed", "called, time given, then closed aloud with a hand along the line"),
)
INSURANCE_LOST = Term[LostInsurance]("insurance-lost", "When is losing insurance collected?", Chapter.INSURANCE)
INSURANCE_UNIT = Statement(
    "insurance-unit",
    "In which unit is insurance wagered?",
    Chapter.INSURANCE,
    says=Said("half-smallest-chip", "multiples of 0.5 of the smallest chip in the float"),
)
INSURING_ANOTHER = Term[tuple[Preference, ...]](
    "insuring-another", "Who may insure a wager that its owner leaves uninsured, in order of preference?", Chapter.INSURANCE
)
INSURING_ANOTHER_LEVEL = Term[Role](
    "insuring-another-level", "Who chooses between players whom that order of preference leaves level?", Chapter.INSURANCE, handling=True
)
INSURING_ANOTHER_MAXIMUM = Term[OthersInsure](
    "insuring-another-maximum", "How much of a wager that its owner leaves uninsured may others insure?", Chapter.INSURANCE
)
INSURING_ANOTHER_PERMITTED_BY = Term[Power](
    "insuring-another-permitted-by", "Who may permit others to insure a wager that its owner leaves uninsured?", Chapter.INSURANCE
)
INSURING_ANOTHER_NEEDS = Term[InsurersWager](
    "insuring-another-needs", "Which wager must somebody have who insures another's?", Chapter.INSURANCE
)
INSURANCE_AFTER_EVEN_MONEY = Term[Offer](
    "insurance-after-even-money", "May a wager still be insured that was paid at evens before the dealer's second card?", Chapter.INSURANCE
)
INSURANCE_AGAINST_TEN = Term[Offer](
    "insurance-against-ten", "Is insurance offered when the dealer shows a ten-value card?", Chapter.INSURANCE
)
INSURANCE_AGAINST_TEN_MAXIMUM = Term[Part](
    "insurance-against-ten-maximum", "What part of the initial wager may be insured against a ten?", Chapter.INSURANCE
)
INSURANCE_AGAINST_TEN_WINS_ON = Term[WinsOn](
    "insurance-against-ten-wins-on", "On which second card does insurance against a ten win?", Chapter.INSURANCE
)
INSURANCE_AGAINST_TEN_PAYS = Term[Odds]("insurance-against-ten-pays", "What does insurance against a ten pay?", Chapter.INSURANCE)

"""Promotional prizes: what may be a prize, what its terms must state, how winners are paid and told, and who watches."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Statements, Table, Term
from pitboss.law.values import Dollars, Said, Word
from pitboss.terms.powers import Power, Role


class Required(Word):
    """Whether the terms and conditions must state an item."""

    ALWAYS = "always", "stated in every case"
    IF_APPLICABLE = "if-applicable", "stated where there is such a thing"


class PlayMoney(Word):
    """A prize in the casino's own dollars; the books name both kinds and define neither."""

    SLOTS_DOLLARS = "slots-dollars", "prizes in slots dollars"
    CASINO_DOLLARS = "casino-dollars", "prizes in casino dollars"


class Payment(Word):
    """How the winner of a cash prize may choose to be paid."""

    CASH = "cash", "banknotes and coin"
    CROSSED_CHEQUE = "crossed-cheque", "a crossed cheque in the winner's name"
    ELECTRONIC_TRANSFER = "electronic-transfer", "a transfer of funds to the winner"
    COMBINATION = "combination", "any of these together"


class Prohibition(Word):
    """How far a thing is banned as a prize."""

    IN_ANY_FORM = "in-any-form", "never a prize or part of one, whatever its form"
    AS_THE_FIREARMS_ACT_DEFINES = "as-the-firearms-act-defines", "never; the Firearms Act 1996 says what it is"
    AS_THE_WEAPONS_ACT_DEFINES = "as-the-weapons-act-defines", "never; the Weapons Prohibition Act 1998 says what it is"
    OVER_THE_LIMIT = "over-the-limit", "never more than the limit in litres"
    AS_REGULATIONS_PRESCRIBE = "as-regulations-prescribe", "never, where the regulations name it"


class TermsDuty(Word):
    """What is done with the terms and conditions."""

    DETAILED = "detailed", "the operator sets them out"
    REFERRED_TO = "referred-to", "the marketing refers to them"


class Available(Word):
    """Where the terms and conditions can be had; one suffices."""

    IN_THE_CASINO = "in-the-casino", "readily, within the casino boundary"
    SECURE_WEBSITE = "secure-website", "on a secure website"
    EMAIL_CLICK_THROUGH = "email-click-through", "through a link in an email"
    DIRECT_MAIL = "direct-mail", "by direct mail"
    BROCHURE = "brochure", "in a brochure"
    OTHER_APPROPRIATE = "other-appropriate", "by other appropriate means"


class ExtraTerms(Word):
    """Which further particulars a kind of prize calls for."""

    APPLIANCE = "appliance-terms", "the particulars of an appliance"
    VEHICLE = "vehicle-terms", "the particulars of a vehicle"
    TRAVEL = "travel-terms", "the particulars of a journey"
    REAL_ESTATE = "real-estate-terms", "the particulars of a property"


class Promptness(Word):
    """How soon a thing must be done."""

    AS_SOON_AS_PRACTICABLE = "as-soon-as-practicable", "as soon as can be done"
    IMMEDIATELY = "immediately", "at once"


PROMOTIONS = Term[Power]("promotions", "Who may offer promotional prizes?", Chapter.PROMOTIONS)
SCRUTINEER_OVER = Term[Dollars]("scrutineer-over", "Above what value of a single prize must somebody watch the draw?", Chapter.PROMOTIONS)
SCRUTINEER = Term[Role]("scrutineer", "Who watches such a draw?", Chapter.PROMOTIONS)
SCRUTINEER_NOMINATED_BY = Term[Role]("scrutineer-nominated-by", "Who nominates the scrutineer?", Chapter.PROMOTIONS)

CASH_ALTERNATIVE = Statement(
    "cash-alternative",
    "May a winner take money in place of a prize?",
    Chapter.PROMOTIONS,
    says=Said("may-be-offered", "the operator may let the winner choose money instead"),
)
CASH_ALTERNATIVE_NOT_FOR = Term[tuple[PlayMoney, ...]](
    "cash-alternative-not-for", "Which prizes may not be turned into money?", Chapter.PROMOTIONS
)
PAYMENT_CHOICE_OVER = Term[Dollars](
    "payment-choice-over", "Above what cash prize does the winner choose how to be paid?", Chapter.PROMOTIONS
)
PAYMENT_METHODS = Term[tuple[Payment, ...]]("payment-methods", "What may that winner choose?", Chapter.PROMOTIONS)

PRIZE_STATUTE = Statement(
    "prize-statute",
    "Which other law governs prizes that are not money?",
    Chapter.PROMOTIONS,
    says=Said("casino-control-act-s66-4", "the rules on non-monetary prizes in section 66(4) of the Casino Control Act 1992"),
)
PROHIBITED_PRIZES = Table[Prohibition]("prohibited-prizes", "How far is this banned as a prize?", Chapter.PROMOTIONS)
LIQUOR_LIMIT_LITRES = Term[int]("liquor-limit-litres", "How many litres of liquor may a prize hold at most?", Chapter.PROMOTIONS)

TERMS_DUTY = Table[TermsDuty]("promotion-terms-duty", "What must be done with the terms and conditions here?", Chapter.PROMOTIONS)
TERMS_AVAILABLE = Table[Available]("promotion-terms-available", "Where may the terms and conditions be had?", Chapter.PROMOTIONS)
TERMS_LIST = Statement(
    "promotion-terms-list",
    "Is the list of what must be stated complete?",
    Chapter.PROMOTIONS,
    says=Said("minimum", "at least these; more may be stated"),
)
PROMOTION_TERMS = Table[Required]("promotion-terms", "Must the terms and conditions state this?", Chapter.PROMOTIONS)

EXTRA_TERMS = Table[ExtraTerms]("extra-terms", "Which further particulars does this kind of prize call for?", Chapter.PROMOTIONS)
APPLIANCE_TERMS = Table[Required]("appliance-terms", "Must this be stated of machinery or an electric appliance?", Chapter.PROMOTIONS)
VEHICLE_TERMS = Table[Required]("vehicle-terms", "Must this be stated of a motor vehicle?", Chapter.PROMOTIONS)
TRAVEL_TERMS = Table[Required]("travel-terms", "Must this be stated of travel?", Chapter.PROMOTIONS)
REAL_ESTATE_TERMS = Table[Required]("real-estate-terms", "Must this be stated of real estate?", Chapter.PROMOTIONS)

NOTIFY_WINNER_WHEN = Statement(
    "notify-winner-when",
    "Which winners must be sought out?",
    Chapter.PROMOTIONS,
    says=Said("presence-not-required", "where an entrant need not be at the draw to win"),
)
NOTIFY_WINNER_DAYS = Term[int]("notify-winner-days", "Within how many days of the draw?", Chapter.PROMOTIONS)
NOTIFY_WINNER_EFFORT = Statement(
    "notify-winner-effort",
    "How hard must the operator try?",
    Chapter.PROMOTIONS,
    says=Said("reasonable-endeavours", "all that is reasonable, without warranty of success"),
)
NOTIFY_WINNER_BY = Statements(
    "notify-winner-by", "Is this a way to tell the winner?", Chapter.PROMOTIONS, says=Said("alone", "enough by itself")
)

TERMS_SENT_TO = Term[Role]("promotion-terms-sent-to", "Which regulator gets the full terms and conditions?", Chapter.PROMOTIONS)
TERMS_SENT_HOURS = Term[int](
    "promotion-terms-sent-hours", "At least how many hours before the promotion begins must the regulator have them?", Chapter.PROMOTIONS
)
AMENDMENT_APPROVED_BY = Term[Role]("promotion-amendment-approved-by", "Who must approve a change of the terms?", Chapter.PROMOTIONS)
AMENDMENT_APPROVAL_WHEN = Statement(
    "promotion-amendment-when",
    "From when does a change need approval?",
    Chapter.PROMOTIONS,
    says=Said("after-commencement", "once the promotion has begun"),
)

REFUSAL_REASONS = Term[Promptness]("prize-refusal-reasons", "How soon is a person refused a prize told why?", Chapter.PROMOTIONS)
DENIED_CLAIM_RECORD_OVER = Term[Dollars](
    "denied-claim-record-over", "Above what prize are denied claims kept on record?", Chapter.PROMOTIONS
)
DENIED_CLAIM_RECORD = Table[Required]("denied-claim-record", "Must the record of a denied claim hold this?", Chapter.PROMOTIONS)

PROMOTION_DISPUTE_FINAL = Term[Role]("promotion-dispute-final", "Whose decision about a promotion is final?", Chapter.PROMOTIONS)
PROMOTION_COMPLAINT_TO = Term[Role]("promotion-complaint-to", "To whom may a person complain about a promotion?", Chapter.PROMOTIONS)
PROMOTION_COMPLAINT_WHEN = Statement(
    "promotion-complaint-when",
    "When must a person be told of the right to complain?",
    Chapter.PROMOTIONS,
    says=Said("not-satisfied", "when what the operator decided about it does not satisfy that person"),
)

COMPROMISED = Table[Power]("promotion-compromised", "Who may do this when a promotion has lost its integrity?", Chapter.PROMOTIONS)
POSTPONED_UNTIL = Statement(
    "promotion-postponed-until",
    "How long does a postponed promotion wait?",
    Chapter.PROMOTIONS,
    says=Said("integrity-validated", "until its integrity has been confirmed"),
)
COMPROMISE_NOTIFIED_TO = Term[Role]("promotion-compromise-notified-to", "Who is told of it?", Chapter.PROMOTIONS)
COMPROMISE_NOTIFIED_WHEN = Term[Promptness]("promotion-compromise-notified-when", "How soon?", Chapter.PROMOTIONS)

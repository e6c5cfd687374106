"""Holding a tournament: who runs it, who may enter, what it costs, and how a player leaves it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Duty, Power, Role


class TournamentGame(Word):
    """The game that a tournament plays."""

    BLACKJACK = "blackjack", "Blackjack"
    COM_BO = "com-bo", "Com-Bo"
    STAR_BLACKJACK = "star-blackjack", "Star Blackjack"
    BLACKJACK_CHALLENGE = "blackjack-challenge", "Blackjack Challenge"
    MAGNIFICENT_SEVENS = "magnificent-sevens", "Magnificent Sevens itself, with Blackjack under it"


class Heads(Word):
    """How many people hold the responsibility for one tournament."""

    ONE = "one", "1 person for each tournament"
    ONE_OR_MORE = "one-or-more", "1 person or more"


class Qualification(Word):
    """What a person must be to run a tournament."""

    GAME_SUPERVISOR = "qualified-as-game-supervisor", "has the qualification of a Game Supervisor"
    LICENSED = "licensed", "holds a licence"


class EntryFee(Word):
    """What an entry costs."""

    AS_CONDITIONS_STATE = "as-conditions-state", "what the conditions state, which may be nothing"
    FREE = "free", "$0"


class EntryStep(Word):
    """What a person must have done to be let in."""

    ENTRY_FORM_COMPLETED = "entry-form-completed", "has filled in an entry form"
    ENTRY_FEE_PAID = "entry-fee-paid", "has paid the entry fee, if one is set"
    THREE_SUITED_SEVENS = "three-suited-sevens", "has had three sevens of one suit with a valid Magnificent Sevens wager paid by Table 1"


class EntriesAllowed(Word):
    """How many times one person may enter."""

    ONE_AND_BUY_BACKS = "one-and-buy-backs", "1 entry a person, and any buy-backs that the conditions allow"
    ONE_FOR_EACH_EARNED = "one-for-each-earned", "1 entry for every winning hand that earned one, several for one person if need be"


class Commission(Word):
    """What part of the entry fees the operator keeps."""

    NONE = "none", "the operator keeps no part of the fees"
    APPROVED_AMOUNT = "approved-amount", "the operator may keep the amount that was approved"


class FeesToPool(Word):
    """What part of the entry fees goes into the prize pool."""

    ALL = "all", "100 per cent of the fees"
    LESS_COMMISSION = "less-commission", "the fees less the commission"


class Addition(Word):
    """What the operator may add to the prize pool."""

    CASH = "cash", "money"
    GOODS = "goods", "things"
    SERVICES = "services", "services"


class Surplus(Word):
    """Where money in the prize pool goes that fixed prizes do not use up."""

    IN_PROPORTION = "in-proportion", "to those who win prizes, in proportion to them"
    TO_FIRST = "to-first", "to first place"
    OPERATOR = "operator", "it stays with the operator"


class Refund(Word):
    """What becomes of an entry fee."""

    NONE = "none", "not refunded"
    IF_CONDITIONS_ALLOW = "if-conditions-allow", "refunded only as the conditions of entry allow"
    IF_HEAD_APPROVES = "if-head-approves", "refunded only if the Tournament Manager approves"
    STAYS_IN_POOL = "stays-in-pool", "forfeited, and stays in the prize pool"
    ALL_FEES = "all-fees", "every entry fee is refunded"
    ALL_BUY_INS = "all-buy-ins", "all that was paid for chips is refunded"
    ALL_FEES_AND_COMMISSIONS = "all-fees-and-commissions", "every entry fee and every commission is refunded in full"


class Exit(Word):
    """In what way a player leaves a tournament before its end."""

    FORFEITS_PLACE = "forfeits-place", "loses the place in the tournament"
    DISQUALIFIED = "disqualified", "is disqualified"
    ELIMINATED = "eliminated", "is eliminated and leaves the seat"
    ELIMINATED_FROM_SESSION = "eliminated-from-session", "has the wager void and the cards burnt, and is eliminated from the session"


@dataclass(frozen=True, slots=True)
class Removal:
    """How a player is put out, whether that is a duty or a choice, and what becomes of the entry fee.

    >>> str(Removal(Exit.DISQUALIFIED, Duty.MUST, Refund.NONE))
    'disqualified (must), entry fee not refunded'
    """

    exit: Exit
    duty: Duty
    refund: Refund

    def __str__(self) -> str:
        return f"{self.exit} ({self.duty}), entry fee {self.refund.gloss}"


class Late(Word):
    """When a player counts as late or absent."""

    NOT_SEATED_BY_START = "not-seated-by-start", "not in the allotted seat before the starting time"
    NOT_SEATED_OR_AWAY = "not-seated-or-away", "not in the allotted seat at the starting time, or away during the session"


class AbsenceMeasure(Word):
    """What may be done about a player who is late or absent."""

    FORFEIT = "forfeit", "the place is forfeited"
    DEDUCT_MINIMUM = "deduct-minimum", "the dealer takes the minimum wager from the player's chips for each round missed"
    DISQUALIFY = "disqualify", "the place is cancelled and the player disqualified, instead or as well"


class KeptScore(Word):
    """What a player disqualified for absence keeps of the chips."""

    ON_RECORD = "on-record", "the value stays on the record as a score; it is not cash"
    CASH = "cash", "the value is paid out"


class ResoldFees(Word):
    """What becomes of the two fees paid for one seat."""

    BOTH_IN_POOL = "both-in-pool", "both stay in the prize pool, less commission"
    LATE_FEE_REFUNDED = "late-fee-refunded", "the late player's fee goes back once the seat is sold again"


class Substitutes(Word):
    """Whether another person may play in an entrant's place."""

    NOMINATED_AND_APPROVED = (
        "nominated-and-approved",
        "the player names one for a session or round; it must be approved and within the conditions",
    )
    AT_DISCRETION = "at-discretion", "only if whoever runs the tournament agrees"
    FOR_SEVERAL_ENTRIES = "for-several-entries", "a player with several entries in a heat may name one or more"


TOURNAMENT_POWERS = Table[Power]("tournament-power", "Who may, or must, do this in a tournament?", Chapter.TOURNAMENTS)
TOURNAMENT_GAME = Term[TournamentGame]("tournament-game", "Which game does the tournament play?", Chapter.TOURNAMENTS)
TOURNAMENT_CHANCE = Statement(
    "tournament-chance",
    "What chance must every tournament player have?",
    Chapter.TOURNAMENTS,
    says=Said("equal", "every player has an equal chance at the game"),
)
TOURNAMENT_HEAD = Term[Role]("tournament-head", "Who is in charge of a tournament?", Chapter.TOURNAMENTS)
TOURNAMENT_HEADS = Term[Heads]("tournament-heads", "How many people are put in charge?", Chapter.TOURNAMENTS)
HEAD_QUALIFICATION = Term[Qualification]("tournament-head-qualification", "What must the person in charge be?", Chapter.TOURNAMENTS)
DEPUTIES = Term[Heads]("tournament-deputies", "How many deputies may stand in for the person in charge?", Chapter.TOURNAMENTS)
DEPUTY_QUALIFICATION = Term[Qualification]("tournament-deputy-qualification", "What must a deputy be?", Chapter.TOURNAMENTS)
PRESENCE = Statement(
    "tournament-presence",
    "When must the person in charge be present?",
    Chapter.TOURNAMENTS,
    says=Said("whole-of-every-session", "during the whole of every session or round"),
)

ENTRY_FEE = Term[EntryFee]("tournament-entry-fee", "What does it cost to enter?", Chapter.TOURNAMENTS)
ENTRY_REQUIRES = Term[tuple[EntryStep, ...]]("tournament-entry-requires", "What must a person have done to be let in?", Chapter.TOURNAMENTS)
ENTRIES_ALLOWED = Term[EntriesAllowed]("tournament-entries-allowed", "How many entries may one person have?", Chapter.TOURNAMENTS)
COMMISSION = Term[Commission]("tournament-commission", "What may the operator keep of the entry fees?", Chapter.TOURNAMENTS)
FEES_TO_POOL = Term[FeesToPool]("tournament-fees-to-pool", "How much of the entry fees goes into the prize pool?", Chapter.TOURNAMENTS)
POOL_RETURNED = Term[int](
    "tournament-pool-returned", "What percentage of the prize pool goes to the players as prizes?", Chapter.TOURNAMENTS
)
POOL_SURPLUS = Term[Surplus](
    "tournament-pool-surplus", "Fixed prizes come to less than the pool: where does the rest go?", Chapter.TOURNAMENTS
)
BUY_IN_REFUND = Term[Refund]("tournament-buy-in-refund", "What becomes of money paid for chips if it is cancelled?", Chapter.TOURNAMENTS)
POOL_ADDITIONS = Term[tuple[Addition, ...]]("tournament-pool-additions", "What may the operator add to the pool?", Chapter.TOURNAMENTS)
POOL_GUARANTEE = Statement(
    "tournament-pool-guarantee",
    "On what footing may the pool be guaranteed?",
    Chapter.TOURNAMENTS,
    says=Said("on-minimum-entries", "if a minimum number of entries comes in; below it the operator may have reserved cancelling"),
)
ENTRY_REFUND = Term[Refund]("tournament-refund", "Is an entry fee refunded?", Chapter.TOURNAMENTS)
CANCELLATION_REFUND = Term[Refund]("tournament-cancellation-refund", "What is refunded if it is cancelled?", Chapter.TOURNAMENTS)
CANCELLATION_LIABILITY = Statement(
    "tournament-cancellation-liability",
    "What else does the operator then owe?",
    Chapter.TOURNAMENTS,
    says=Said("none", "nothing beyond the refund"),
)

REMOVAL = Table[Removal]("tournament-removal", "What happens to a player who does this?", Chapter.TOURNAMENTS)
LATE = Term[Late]("tournament-late", "When is a player late or absent?", Chapter.TOURNAMENTS)
ABSENCE_MEASURES = Term[tuple[AbsenceMeasure, ...]](
    "tournament-absence-measures", "What may be done about a late or absent player?", Chapter.TOURNAMENTS
)
ABSENCE_ROUNDS = Term[int](
    "tournament-absence-rounds", "For how many missed rounds may the minimum be deducted, at most?", Chapter.TOURNAMENTS
)
KEPT_SCORE = Term[KeptScore]("tournament-kept-score", "What does a player disqualified for absence keep of the chips?", Chapter.TOURNAMENTS)
RESERVE = Statement(
    "tournament-reserve",
    "When may an empty seat go to a reserve?",
    Chapter.TOURNAMENTS,
    says=Said("first-session-on-payment", "at a player's first session, to a reserve who pays the entry fee"),
)
RESOLD_FEES = Term[ResoldFees]("tournament-resold-fees", "What becomes of both fees when a seat is sold again?", Chapter.TOURNAMENTS)
SUBSTITUTES = Term[Substitutes]("tournament-substitutes", "May another person play in an entrant's place?", Chapter.TOURNAMENTS)

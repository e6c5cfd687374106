"""Conduct at the table: banned devices, sanctions, invalidated games, advice, closure, idle seats and disputes."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.irregular_rounds import MoneyFate
from pitboss.terms.powers import Power, Role


class DeviceBan(Word):
    """How near a person may come to a banned device."""

    USE_OR_CONTROL = "use-or-control", "nobody may use or control one at or near a table or another place of play"
    USE_CONTROL_OR_POSSESSION = (
        "use-control-or-possession",
        "nobody may use, control or so much as possess one at or near a table or another place of play",
    )


class DeviceKind(Word):
    """What sort of thing the device ban speaks of."""

    CALCULATOR = "calculator", "a calculator"
    COMPUTER = "computer", "a computer"
    OTHER_APPARATUS = "other-apparatus", "any other apparatus, be it electronic, electrical or mechanical"


class DeviceFunction(Word):
    """What a device must be able to do, with results, odds or strategy, to be banned."""

    RECORD = "record", "keeps results, changing odds or strategy"
    PROJECT = "project", "foretells them"
    ANALYSE = "analyse", "works on them"
    TRANSMIT = "transmit", "sends them to somebody"


class Exempt(Word):
    """Who may use a device all the same."""

    AGENT_ON_DUTY = "agent-on-duty", "an agent of the operator acting in the course of duty"
    EMPLOYEE_ON_DUTY = "employee-on-duty", "an employee of the operator acting in the course of duty"
    INSPECTOR_ON_DUTY = "inspector-on-duty", "an inspector acting in the course of duty"


class Breach(Word):
    """What a person must have broken before the sanctions are open."""

    ANY_RULE_BY_A_PLAYER = "any-rule-by-a-player", "a player has broken any of the rules"
    ANY_RULE_BY_ANYONE = "any-rule-by-anyone", "a person has broken any of the rules"
    DEVICE_BAN = "device-ban", "a person has broken the device ban, and no other rule counts"


class Voided(Word):
    """Which wagers of a person who broke the rules a declaration makes void."""

    UNDECIDED = "undecided", "those still undecided; what was paid or taken before stands"
    OF_THE_ROUND = "of-the-round", "every wager of the round, and chips that were paid or taken on one go back"


class ExcludedWager(Word):
    """What becomes of a wager whose owner is excluded from the game."""

    BACK_OR_AS_ABSENT = "back-or-as-absent", "it goes back before the first card, and is then played as for a player who is not there"
    AS_ABSENT = "as-absent", "it is played as for a player who is not there, whether a card is out or not"
    VOID = "void", "it goes back, whether a card is out or not"


class WinningsCounted(Word):
    """What counts as won while a device was held."""

    EACH_WAGER = "each-wager", "what each winning wager won, whatever others lost"
    AFTER_LOSSES = "after-losses", "what is left of it after what was lost in the same time"


class Invalidation(Word):
    """What a ground allows to be undone."""

    OUTCOME = "outcome", "the outcome of the game may be invalidated"
    ROUND = "round", "the round of play may be declared void"


class FraudTest(Word):
    """How it is known that a fraud affected the game."""

    IN_FACT = "in-fact", "the fraud did affect the outcome"
    IN_OPINION = "in-opinion", "the casino supervisor thinks that the fraud affected the outcome"


class RefundDuty(Word):
    """Whether wagers on an invalidated outcome go back."""

    MUST = "must", "every wager on that outcome is refunded"
    MAY = "may", "the wagers on that outcome may be refunded, and are unless it is directed otherwise"
    IF_DIRECTED = "if-directed", "the wagers on that outcome may be refunded, and are only if it is directed"


class CulpritWager(Word):
    """What becomes of the wager of a player who committed the fraud."""

    REFUNDED = "refunded", "refunded with all the others"
    MAY_BE_FORFEITED = "may-be-forfeited", "every wager in the round forfeited if a casino supervisor so directs"
    MAIN_MAY_BE_FORFEITED = "main-may-be-forfeited", "the main wager alone forfeited if a casino supervisor so directs"


class OthersAdvice(Word):
    """When somebody else may sway a player's decisions."""

    IF_ASKED = "if-asked", "only when the player has asked for it"
    NEVER = "never", "not at all, and a request makes no difference"


class Meddling(Word):
    """A way of swaying another's decisions."""

    INFLUENCE = "influence", "swaying the decision"
    ATTEMPT_TO_INFLUENCE = "attempt-to-influence", "trying to sway the decision, with or without success"
    OFFER_ADVICE = "offer-advice", "offering advice on the decision"
    INSTRUCT = "instruct", "telling the player what to decide"


class StaffDuty(Word):
    """What an employee of the casino owes to the game."""

    MUST = "must", "each according to their responsibilities"
    MUST_NOT_GIVE_OR_ALLOW = "must-not-give-or-allow", "neither give it nor let it happen"
    MUST_NOT_BUT_BY_THE_RULES = "must-not-but-by-the-rules", "neither cause it nor let it happen in any way that the rules do not cover"


class ClosureNotice(Word):
    """How players learn that a table will close."""

    SIGN_AT_THE_TABLE = "sign-at-the-table", "a sign on display at the table"
    NOTICE = "notice", "notice to the players in any form"


class ClosureNoticeWhen(Word):
    """Which closures need notice."""

    PLAYERS_PRESENT = "players-present", "closing a table while players are at it"
    BEFORE_CLOSE_OF_GAMING = "before-close-of-gaming", "closing any table before the gaming hours end"


class IdlePlayer(Word):
    """Who may lose a place by not wagering."""

    SEATED = "seated", "a seated player"
    ANY = "any", "any player, seated or holding a position"


class IdleCondition(Word):
    """How full the table must be before an idle player may be moved."""

    OTHER_SEATS_TAKEN = "other-seats-taken", "no other seat at the table is free in all that time"
    OTHER_SEATS_OR_POSITIONS_TAKEN = "other-seats-or-positions-taken", "no other seat or position at the table is free in all that time"


class IdleConsequence(Word):
    """What an idle player may be required to do."""

    VACATE_SEAT = "vacate-seat", "may be required to give up the seat"
    VACATE_SEAT_OR_POSITION = "vacate-seat-or-position", "may be required to give up the seat or position"


class DisputeScope(Word):
    """A kind of dispute that the ladder covers."""

    UNDER_THE_RULES = "under-the-rules", "arising from the rules"
    BEYOND_THE_RULES = "beyond-the-rules", "not covered by the rules"
    CASINO_GAME = "casino-game", "any dispute or complaint about a casino game"
    PLAY_OF_THE_GAME = "play-of-the-game", "about how the game was played"


class Reviewed(Word):
    """Which decision a review looks at."""

    FIRST_DECISION = "first-decision", "the decision of first instance"
    FINAL_DECISION = "final-decision", "the decision that is otherwise final"


class ComplaintWhen(Word):
    """When a person must be told where else to turn."""

    UNRESOLVED = "unresolved", "whenever the dispute is unresolved"
    NOT_SATISFIED = "not-satisfied", "when what the operator decided about the conduct of gaming does not satisfy that person"


class ComplaintRight(Word):
    """What a person may do with the regulator."""

    CONSULT = "consult", "told that the regulator is present and may be consulted"
    COMPLAIN = "complain", "told of the right to lodge a complaint"


class RulesCopy(Word):
    """What a person who asks for the rules gets."""

    COPY = "copy", "a copy is made available"
    COPY_FOR_INSPECTION = "copy-for-inspection", "a copy is made available to inspect"


ACT_AS_DEALER = Term[Power]("act-as-dealer", "Who besides the Dealer may do whatever the Dealer may?", Chapter.POWERS)

DEVICE_BAN = Term[DeviceBan]("device-ban", "What may nobody do with a device that follows the game?", Chapter.POWERS)
DEVICE_KINDS = Term[tuple[DeviceKind, ...]]("device-kinds", "What things may be a banned device?", Chapter.POWERS)
DEVICE_FUNCTIONS = Term[tuple[DeviceFunction, ...]]("device-functions", "What must a device be able to do to be banned?", Chapter.POWERS)
DEVICE_CONCERT = Statement(
    "device-concert",
    "Are people who act together caught by the device ban?",
    Chapter.POWERS,
    says=Said("included", "alone or together with another"),
)
DEVICE_EXEMPT = Term[tuple[Exempt, ...]]("device-exempt", "Whom does the device ban leave alone?", Chapter.POWERS)

SANCTIONED_BREACH = Term[Breach]("sanctioned-breach", "Breach of what opens the sanctions?", Chapter.POWERS)
SANCTION = Table[Power]("sanction", "Who may impose this sanction, and when?", Chapter.POWERS)
WAGERS_VOIDED = Term[Voided]("wagers-voided", "Which wagers of whoever broke the rules can be declared void?", Chapter.POWERS)
EXCLUDED_WAGER = Term[ExcludedWager]("excluded-wager", "What becomes of the wager of a player who is excluded?", Chapter.POWERS)
WINNINGS_COUNTED = Term[WinningsCounted]("winnings-counted", "What has somebody won who held a device?", Chapter.POWERS)
WINNINGS_SEIZED_UNTIL = Statement(
    "winnings-seized-until",
    "How long are seized winnings kept?",
    Chapter.POWERS,
    says=Said("investigation-complete", "until the inquiry has ended"),
)
DETAINED_UNTIL = Term[tuple[Role, ...]]("detained-until", "Whose arrival and taking charge ends a detention?", Chapter.POWERS)

INVALIDATE = Term[Power]("invalidate", "Who may undo the outcome of a game?", Chapter.POWERS)
INVALIDATION_GROUND = Table[Invalidation]("invalidation-ground", "What does this ground allow to be undone?", Chapter.POWERS)
FRAUD_TEST = Term[FraudTest]("fraud-test", "How is it known that a fraud affected the game?", Chapter.POWERS)
REFUND_AFTER_INVALIDATION = Term[RefundDuty](
    "refund-after-invalidation", "Are the wagers on an invalidated outcome refunded?", Chapter.POWERS
)
INVALIDATION_PAYMENTS = Term[MoneyFate](
    "invalidation-payments", "An outcome is invalidated: what becomes of payments already made in the round?", Chapter.POWERS
)
CULPRIT_WAGER = Term[CulpritWager]("culprit-wager", "What becomes of the wager of the player who committed the fraud?", Chapter.POWERS)

ADVICE_BY_STAFF = Statement(
    "advice-by-staff",
    "How far may an employee of the casino advise a player?",
    Chapter.POWERS,
    says=Said("compliance-only", "only to keep the player within the rules"),
)
ADVICE_BY_OTHERS = Term[OthersAdvice]("advice-by-others", "When may another person sway a player's decisions?", Chapter.POWERS)
ADVICE_BINDS = Term[tuple[Role, ...]]("advice-binds", "Who besides staff must keep out of a player's decisions?", Chapter.POWERS)
ADVICE_MEANS = Term[tuple[Meddling, ...]]("advice-means", "What must they not do?", Chapter.POWERS)
STAFF_DUTY = Table[StaffDuty]("staff-duty", "What does an employee of the casino owe to the game here?", Chapter.POWERS)

GAMING_HOURS = Statement(
    "gaming-hours", "What fixes the hours of gaming?", Chapter.POWERS, says=Said("by-the-act", "as determined under the casino control Act")
)
CLOSE_TABLE = Term[Power]("close-table", "Who may close a table, and after what?", Chapter.POWERS)
CLOSURE_NOTICE = Term[ClosureNotice]("closure-notice", "How are players told that the table will close?", Chapter.POWERS)
CLOSURE_NOTICE_MINUTES = Term[int](
    "closure-notice-minutes", "For at least how many minutes before the closure (0: no period is set)?", Chapter.POWERS
)
CLOSURE_NOTICE_WHEN = Term[ClosureNoticeWhen]("closure-notice-when", "Which closures need notice?", Chapter.POWERS)
CLOSURE_SIGN = Statement(
    "closure-sign",
    "What does the closure sign show?",
    Chapter.POWERS,
    says=Said("time-of-closure", "the time at which the table is to close"),
)

IDLE_ROUNDS = Term[int]("idle-rounds", "After how many rounds running without a wager may a player be moved?", Chapter.POWERS)
IDLE_PLAYER = Term[IdlePlayer]("idle-player", "Who may be moved for not wagering?", Chapter.POWERS)
IDLE_CONDITION = Term[IdleCondition]("idle-condition", "How full must the table be?", Chapter.POWERS)
IDLE_MOVED_BY = Term[Power]("idle-moved-by", "Who may require an idle player to move?", Chapter.POWERS)
IDLE_CONSEQUENCE = Term[IdleConsequence]("idle-consequence", "What may an idle player be required to do?", Chapter.POWERS)

SIDE_BETS_BETWEEN_PLAYERS = Term[tuple[Role, ...]]("side-bets-between-players", "Who may not bet with one another?", Chapter.POWERS)
REFUSE_WAGER = Term[Power]("refuse-wager", "Who may refuse a wager, and until when?", Chapter.POWERS)
REFUSED_WAGER = Statement(
    "refused-wager", "What becomes of a wager that is refused?", Chapter.POWERS, says=Said("may-be-removed", "may be taken off the layout")
)

DISPUTE_SCOPE = Term[tuple[DisputeScope, ...]]("dispute-scope", "Which disputes are decided this way?", Chapter.POWERS)
DISPUTE_FIRST_INSTANCE = Term[Power]("dispute-first-instance", "Who decides a dispute first?", Chapter.POWERS)
DISPUTE_REVIEW = Term[Power]("dispute-review", "Who reviews a decision, and when?", Chapter.POWERS)
DISPUTE_REVIEWED = Term[Reviewed]("dispute-reviewed", "Which decision does the review look at?", Chapter.POWERS)
DISPUTE_FINAL = Term[Role]("dispute-final", "Whose decision is final?", Chapter.POWERS)
DISPUTE_COMPLAINT_TO = Term[Role]("dispute-complaint-to", "To whom outside the casino may a person turn?", Chapter.POWERS)
DISPUTE_COMPLAINT_RIGHT = Term[ComplaintRight]("dispute-complaint-right", "What must that person be told?", Chapter.POWERS)
DISPUTE_COMPLAINT_WHEN = Term[ComplaintWhen]("dispute-complaint-when", "When must that person be told?", Chapter.POWERS)

RULES_ON_REQUEST = Term[RulesCopy]("rules-on-request", "What does a person who asks for the rules get?", Chapter.POWERS)

"""VIC-2003-01, rule 17, General Provisions, and rule 1.2 on who may act for the Dealer."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.terms.conduct import (
    ACT_AS_DEALER,
    ADVICE_BINDS,
    ADVICE_BY_OTHERS,
    ADVICE_BY_STAFF,
    ADVICE_MEANS,
    CLOSE_TABLE,
    CLOSURE_NOTICE,
    CLOSURE_NOTICE_MINUTES,
    CLOSURE_NOTICE_WHEN,
    CLOSURE_SIGN,
    CULPRIT_WAGER,
    DETAINED_UNTIL,
    DEVICE_BAN,
    DEVICE_CONCERT,
    DEVICE_FUNCTIONS,
    DEVICE_KINDS,
    DISPUTE_COMPLAINT_RIGHT,
    DISPUTE_COMPLAINT_TO,
    DISPUTE_COMPLAINT_WHEN,
    DISPUTE_FINAL,
    DISPUTE_REVIEW,
    DISPUTE_REVIEWED,
    DISPUTE_SCOPE,
    FRAUD_TEST,
    IDLE_CONDITION,
    IDLE_CONSEQUENCE,
    IDLE_PLAYER,
    IDLE_ROUNDS,
    INVALIDATE,
    INVALIDATION_GROUND,
    REFUND_AFTER_INVALIDATION,
    RULES_ON_REQUEST,
    SANCTION,
    SANCTIONED_BREACH,
    SIDE_BETS_BETWEEN_PLAYERS,
    WINNINGS_SEIZED_UNTIL,
    Breach,
    ClosureNotice,
    ClosureNoticeWhen,
    ClosureSign,
    ComplaintRight,
    ComplaintWhen,
    Concert,
    CulpritWager,
    DeviceBan,
    DeviceFunction,
    DeviceKind,
    DisputeScope,
    FraudTest,
    IdleCondition,
    IdleConsequence,
    IdlePlayer,
    Invalidation,
    Meddling,
    OthersAdvice,
    RefundDuty,
    Reviewed,
    RulesCopy,
    SeizedUntil,
    StaffAdvice,
)
from pitboss.law.terms.powers import Power, Precondition, Role

RULE_1_2: tuple[Clause[Any], ...] = (
    # 1.2 Supervisors may act as Dealer
    rule(
        "1.2",
        ACT_AS_DEALER,
        Power(Role.GAME_SUPERVISOR, also=(Role.CASINO_SUPERVISOR,)),
        note="Unless a rule shows that it means the Dealer in person.",
    ),
)

RULE_17: tuple[Clause[Any], ...] = (
    # 17.1 Prohibited devices
    rule("17.1", DEVICE_BAN, DeviceBan.USE_CONTROL_OR_POSSESSION),
    rule("17.1", DEVICE_KINDS, (DeviceKind.CALCULATOR, DeviceKind.COMPUTER, DeviceKind.OTHER_APPARATUS)),
    rule("17.1", DEVICE_FUNCTIONS, (DeviceFunction.RECORD, DeviceFunction.PROJECT, DeviceFunction.ANALYSE)),
    rule("17.1", DEVICE_CONCERT, Concert.INCLUDED),
    # 17.2 Contravention of the rules
    rule("17.2", SANCTIONED_BREACH, Breach.ANY_RULE_BY_A_PLAYER),
    rule("17.2.1", SANCTION["void-wager"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.RULES_CONTRAVENED,)), also=("17.2",)),
    rule("17.2.2", SANCTION["exclude-from-game"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.RULES_CONTRAVENED,)), also=("17.2",)),
    rule(
        "17.2.3",
        SANCTION["seize-winnings"],
        Power(Role.CASINO_SUPERVISOR, needs=(Precondition.DEVICE_HELD,)),
        also=("17.2",),
        note="Only what was won while the device was held.",
    ),
    rule("17.2.3", WINNINGS_SEIZED_UNTIL, SeizedUntil.INVESTIGATION_COMPLETE),
    rule("17.2.4", SANCTION["confiscate-device"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.DEVICE_HELD,)), also=("17.2",)),
    rule("17.2.5", SANCTION["detain"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.DEVICE_HELD,)), also=("17.2",)),
    rule("17.2.5", DETAINED_UNTIL, (Role.AUTHORISED_PERSON,)),
    # 17.3 and 17.4 Outcome invalidated
    rule("17.3", INVALIDATE, Power(Role.CASINO_SUPERVISOR)),
    rule("17.3.1", INVALIDATION_GROUND["civil-commotion"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.1", INVALIDATION_GROUND["fire"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.1", INVALIDATION_GROUND["riot"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.1", INVALIDATION_GROUND["brawl"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.1", INVALIDATION_GROUND["robbery"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.1", INVALIDATION_GROUND["act-of-god"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.2", INVALIDATION_GROUND["fraud"], Invalidation.OUTCOME, also=("17.3",)),
    rule("17.3.2", FRAUD_TEST, FraudTest.IN_FACT),
    rule("17.4", REFUND_AFTER_INVALIDATION, RefundDuty.MUST),
    rule("17.4", CULPRIT_WAGER, CulpritWager.REFUNDED),
    # 17.5 and 17.6 Advice
    rule("17.5", ADVICE_BY_STAFF, StaffAdvice.COMPLIANCE_ONLY),
    rule("17.6", ADVICE_BY_OTHERS, OthersAdvice.IF_ASKED),
    rule("17.6", ADVICE_BINDS, (Role.SPECTATOR, Role.PLAYER)),
    rule("17.6", ADVICE_MEANS, (Meddling.INFLUENCE,)),
    # 17.7 Closure of a table
    rule("17.7", CLOSE_TABLE, Power(Role.CASINO_SUPERVISOR, needs=(Precondition.SIGN_DISPLAYED_20_MINUTES,))),
    rule("17.7", CLOSURE_NOTICE, ClosureNotice.SIGN_AT_THE_TABLE),
    rule("17.7", CLOSURE_NOTICE_MINUTES, 20),
    rule("17.7", CLOSURE_NOTICE_WHEN, ClosureNoticeWhen.PLAYERS_PRESENT),
    rule("17.7", CLOSURE_SIGN, ClosureSign.TIME_OF_CLOSURE),
    # 17.8 Idle seats
    rule("17.8", IDLE_ROUNDS, 3),
    rule("17.8", IDLE_PLAYER, IdlePlayer.SEATED),
    rule("17.8", IDLE_CONDITION, IdleCondition.OTHER_SEATS_TAKEN),
    rule("17.8", IDLE_CONSEQUENCE, IdleConsequence.VACATE_SEAT),
    # 17.9 and 17.10 Disputes
    rule("17.9", DISPUTE_COMPLAINT_TO, Role.DIRECTOR_OF_CASINO_SURVEILLANCE),
    rule("17.9", DISPUTE_COMPLAINT_RIGHT, ComplaintRight.CONSULT),
    rule("17.9", DISPUTE_COMPLAINT_WHEN, ComplaintWhen.UNRESOLVED),
    rule("17.10", DISPUTE_SCOPE, (DisputeScope.UNDER_THE_RULES, DisputeScope.BEYOND_THE_RULES)),
    rule("17.10", DISPUTE_FINAL, Role.CASINO_SUPERVISOR),
    rule("17.10", DISPUTE_REVIEW, Power(Role.DIRECTOR_OF_CASINO_SURVEILLANCE, needs=(Precondition.REQUESTED,))),
    rule("17.10", DISPUTE_REVIEWED, Reviewed.FINAL_DECISION),
    # 17.11 Side bets between players
    rule("17.11", SIDE_BETS_BETWEEN_PLAYERS, (Role.PLAYER,)),
    # 17.12 Copy of the rules
    rule("17.12", RULES_ON_REQUEST, RulesCopy.COPY),
)

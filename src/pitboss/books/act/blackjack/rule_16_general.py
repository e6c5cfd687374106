"""ACT-2018-01, rule 16, General Provisions."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.conduct import (
    ADVICE_BINDS,
    ADVICE_BY_OTHERS,
    ADVICE_BY_STAFF,
    ADVICE_MEANS,
    CULPRIT_WAGER,
    DISPUTE_FINAL,
    DISPUTE_REVIEW,
    DISPUTE_REVIEWED,
    DISPUTE_SCOPE,
    EXCLUDED_WAGER,
    FRAUD_TEST,
    IDLE_CONDITION,
    IDLE_CONSEQUENCE,
    IDLE_MOVED_BY,
    IDLE_PLAYER,
    IDLE_ROUNDS,
    INVALIDATE,
    INVALIDATION_GROUND,
    REFUND_AFTER_INVALIDATION,
    RULES_ON_REQUEST,
    SANCTION,
    SANCTIONED_BREACH,
    SIDE_BETS_BETWEEN_PLAYERS,
    STAFF_DUTY,
    WAGERS_VOIDED,
    Breach,
    CulpritWager,
    DisputeScope,
    ExcludedWager,
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
    StaffDuty,
    Voided,
)
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.voiding import WAGERS_VOIDED_OF, VoidedOf

RULE_16: tuple[Clause[Any], ...] = (
    # 16.1 Outcome invalidated
    rule("16.1", INVALIDATE, Power(Role.CASINO_OPERATOR), also=("16.3",)),
    rule("16.1", INVALIDATION_GROUND["civil-commotion"], Invalidation.OUTCOME),
    rule("16.1", INVALIDATION_GROUND["fire"], Invalidation.OUTCOME),
    rule("16.1", INVALIDATION_GROUND["riot"], Invalidation.OUTCOME),
    rule("16.1", INVALIDATION_GROUND["brawl"], Invalidation.OUTCOME),
    rule("16.1", INVALIDATION_GROUND["robbery"], Invalidation.OUTCOME),
    rule("16.1", INVALIDATION_GROUND["like-disturbance"], Invalidation.OUTCOME),
    rule("16.1", REFUND_AFTER_INVALIDATION, RefundDuty.MUST, also=("A: Void",), reading="H1", or_else=(RefundDuty.MAY,)),
    # 16.2 Contravention of the rules
    rule("16.2", SANCTIONED_BREACH, Breach.ANY_RULE_BY_ANYONE),
    rule(
        "16.2(a)",
        SANCTION["void-wager"],
        Power(Role.CASINO_OPERATOR, needs=(Precondition.RULES_CONTRAVENED,)),
        also=("16.2",),
        reading="H4",
    ),
    rule("16.2(a)", WAGERS_VOIDED_OF, VoidedOf.OFFENDER, reading="H4", or_else=(VoidedOf.ANY_PLAYER,)),
    rule("16.2(a)", WAGERS_VOIDED, Voided.OF_THE_ROUND, also=("A: Void",), reading="P3", or_else=(Voided.UNDECIDED,)),
    rule("16.2(b)", SANCTION["exclude-from-game"], Power(Role.CASINO_OPERATOR, needs=(Precondition.RULES_CONTRAVENED,)), also=("16.2",)),
    rule(
        "16.2(b)",
        EXCLUDED_WAGER,
        ExcludedWager.BACK_OR_AS_ABSENT,
        reading="P4",
        or_else=(ExcludedWager.AS_ABSENT, ExcludedWager.VOID),
    ),
    # 16.3 Round declared void
    rule("16.3", INVALIDATION_GROUND["impractical"], Invalidation.ROUND),
    rule("16.3", INVALIDATION_GROUND["fraud"], Invalidation.ROUND),
    rule("16.3", FRAUD_TEST, FraudTest.IN_FACT),
    rule("16.3", CULPRIT_WAGER, CulpritWager.REFUNDED, also=("A: Void",), note="A void round gives back every chip, whoever wagered it."),
    # 16.4 Disputes
    rule("16.4", DISPUTE_SCOPE, (DisputeScope.UNDER_THE_RULES,)),
    rule("16.4", DISPUTE_FINAL, Role.CASINO_OPERATOR),
    rule("16.4", DISPUTE_REVIEW, Power(Role.COMMISSION, needs=(Precondition.REQUESTED,))),
    rule("16.4", DISPUTE_REVIEWED, Reviewed.FINAL_DECISION),
    # 16.5 Duties of employees
    state("16.5(a)", ADVICE_BY_STAFF, also=("16.5",)),
    rule("16.5(b)", STAFF_DUTY["advantage"], StaffDuty.MUST_NOT_GIVE_OR_ALLOW, also=("16.5",)),
    rule("16.5(b)", STAFF_DUTY["change-of-probabilities"], StaffDuty.MUST_NOT_BUT_BY_THE_RULES, also=("16.5",)),
    rule("16.5(c)", STAFF_DUTY["approved-procedures"], StaffDuty.MUST, also=("16.5",)),
    # 16.6 Idle seats
    rule("16.6", IDLE_ROUNDS, 3),
    rule("16.6", IDLE_PLAYER, IdlePlayer.SEATED),
    rule("16.6", IDLE_CONDITION, IdleCondition.OTHER_SEATS_TAKEN),
    rule("16.6", IDLE_CONSEQUENCE, IdleConsequence.VACATE_SEAT),
    rule("16.6", IDLE_MOVED_BY, Power(Role.CASINO_OPERATOR), reading="H14"),
    # 16.7 Influence on another's play
    rule("16.7", ADVICE_BY_OTHERS, OthersAdvice.NEVER),
    rule("16.7", ADVICE_BINDS, (Role.ANYONE,)),
    rule("16.7", ADVICE_MEANS, (Meddling.INSTRUCT, Meddling.INFLUENCE)),
    # 16.8 Side bets between players
    rule("16.8", SIDE_BETS_BETWEEN_PLAYERS, (Role.PLAYER,)),
    # 16.9 Copy of the rules
    rule("16.9", RULES_ON_REQUEST, RulesCopy.COPY),
)

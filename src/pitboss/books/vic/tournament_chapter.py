"""VIC-2003-01 rule 16: tournament play at Blackjack. VIC-2000-28 rule 20 and VIC-2000-29 rule 10 say the same under other numbers."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.powers import Duty, Power, Precondition, Role
from pitboss.terms.tournament_conditions import (
    BRIEFING,
    CONDITIONS_COUNT,
    CONDITIONS_REGULATOR,
    CONDITIONS_STEPS,
    PREVAILS,
    TOURNAMENT_CONDITIONS,
    WRITTEN_ACCEPTANCE,
    Acceptance,
    Deadline,
    Prevails,
    Required,
)
from pitboss.terms.tournament_play import EARLY_CONCLUSION, TABLE_USE, EarlyTest
from pitboss.terms.tournaments import (
    DEPUTIES,
    DEPUTY_QUALIFICATION,
    HEAD_QUALIFICATION,
    POOL_SURPLUS,
    PRESENCE,
    SUBSTITUTES,
    TOURNAMENT_CHANCE,
    TOURNAMENT_GAME,
    TOURNAMENT_HEAD,
    TOURNAMENT_HEADS,
    TOURNAMENT_POWERS,
    Heads,
    Qualification,
    Substitutes,
    Surplus,
    TournamentGame,
)

RULE_16: tuple[Clause[Any], ...] = (
    # 16.1 General
    rule("16.1.1", TOURNAMENT_POWERS["hold-tournaments"], Power(Role.CASINO_OPERATOR)),
    rule("16.1.1", TOURNAMENT_GAME, TournamentGame.BLACKJACK),
    state("16.1.1", TOURNAMENT_CHANCE),
    rule("16.1.2(a)", TOURNAMENT_POWERS["appoint-person-in-charge"], Power(Role.CASINO_OPERATOR, duty=Duty.MUST)),
    rule("16.1.2(a)", TOURNAMENT_HEAD, Role.TOURNAMENT_DIRECTOR),
    rule("16.1.2(a)", TOURNAMENT_HEADS, Heads.ONE),
    rule("16.1.2(a)", HEAD_QUALIFICATION, Qualification.GAME_SUPERVISOR),
    rule("16.1.2(b)", TOURNAMENT_POWERS["nominate-deputies"], Power(Role.CASINO_OPERATOR)),
    rule("16.1.2(b)", DEPUTIES, Heads.ONE_OR_MORE),
    rule("16.1.2(b)", DEPUTY_QUALIFICATION, Qualification.GAME_SUPERVISOR),
    rule("16.1.3", CONDITIONS_STEPS["approved-in-writing"], Deadline.BEFORE_TOURNAMENT),
    rule("16.1.3", CONDITIONS_REGULATOR, Role.DIRECTOR_OF_CASINO_SURVEILLANCE),
    # 16.2 Tournament conditions
    rule("16.2.1", CONDITIONS_COUNT["matters"], 11),
    rule("16.2.1(a)", TOURNAMENT_CONDITIONS["entry-fee"], Required.IF_APPLICABLE),
    rule("16.2.1(b)", TOURNAMENT_CONDITIONS["starting-chips"], Required.ALWAYS),
    rule("16.2.1(c)", TOURNAMENT_CONDITIONS["minimum-or-compulsory-wager"], Required.ALWAYS),
    rule("16.2.1(d)", TOURNAMENT_CONDITIONS["structure"], Required.ALWAYS),
    rule("16.2.1(d)", TOURNAMENT_CONDITIONS["number-and-duration-of-sessions"], Required.ALWAYS),
    rule("16.2.1(d)", TOURNAMENT_CONDITIONS["active-tables"], Required.ALWAYS),
    rule("16.2.1(d)", TOURNAMENT_CONDITIONS["progression"], Required.ALWAYS),
    rule("16.2.1(d)", TOURNAMENT_CONDITIONS["repechage-and-catch-up"], Required.IF_APPLICABLE),
    rule("16.2.1(e)", TOURNAMENT_CONDITIONS["buy-backs"], Required.ALWAYS),
    rule("16.2.1(f)", CONDITIONS_COUNT["eligibility-statements"], 3),
    rule("16.2.1(f)(i)", TOURNAMENT_CONDITIONS["only-those-entitled-to-gamble"], Required.ALWAYS),
    rule("16.2.1(f)(ii)", TOURNAMENT_CONDITIONS["right-to-refuse-entry"], Required.IF_APPLICABLE),
    rule("16.2.1(f)(iii)", TOURNAMENT_CONDITIONS["selection-criteria"], Required.IF_APPLICABLE),
    rule("16.2.1(g)", TOURNAMENT_CONDITIONS["terms-of-entry"], Required.ALWAYS),
    rule("16.2.1(g)", TOURNAMENT_CONDITIONS["withdrawal-without-penalty"], Required.ALWAYS),
    rule("16.2.1(g)", TOURNAMENT_CONDITIONS["application-form"], Required.ALWAYS),
    rule("16.2.1(g)", TOURNAMENT_CONDITIONS["minimum-and-maximum-players"], Required.ALWAYS),
    rule("16.2.1(h)", TOURNAMENT_CONDITIONS["disqualification"], Required.ALWAYS),
    rule("16.2.1(h)", TOURNAMENT_CONDITIONS["retirement"], Required.ALWAYS),
    rule("16.2.1(h)", TOURNAMENT_CONDITIONS["refunds"], Required.ALWAYS),
    rule("16.2.1(i)", TOURNAMENT_CONDITIONS["late-or-absent"], Required.ALWAYS),
    rule("16.2.1(j)", TOURNAMENT_CONDITIONS["prizes"], Required.ALWAYS),
    rule("16.2.1(j)", POOL_SURPLUS, Surplus.OPERATOR, reading="U5", or_else=(Surplus.IN_PROPORTION,)),
    rule("16.2.1(k)", TOURNAMENT_CONDITIONS["run-by-person-in-charge-and-rules-prevail"], Required.ALWAYS),
    rule("16.2.1(k)", PREVAILS["conditions"], Prevails.RULES_OF_THE_GAME),
    rule("16.2.2", TOURNAMENT_POWERS["brief-players"], Power(Role.TOURNAMENT_DIRECTOR, duty=Duty.MUST)),
    state("16.2.2", BRIEFING),
    rule("16.2.3", TOURNAMENT_POWERS["require-written-acceptance"], Power(Role.TOURNAMENT_DIRECTOR)),
    rule("16.2.3", WRITTEN_ACCEPTANCE, Acceptance.SIGNED_COPY),
    state("16.2.4", PRESENCE),
    # 16.3 Conduct of play
    rule("16.3.1", TOURNAMENT_POWERS["designate-tables"], Power(Role.TOURNAMENT_DIRECTOR, duty=Duty.MUST)),
    state("16.3.2", TABLE_USE),
    rule("16.3.3", TOURNAMENT_POWERS["approve-substitutes"], Power(Role.TOURNAMENT_DIRECTOR, on_request_of=Role.PLAYER)),
    rule("16.3.3", SUBSTITUTES, Substitutes.NOMINATED_AND_APPROVED),
    rule("16.3.4", TOURNAMENT_POWERS["change-starting-time"], Power(Role.TOURNAMENT_DIRECTOR, needs=(Precondition.REASONABLE_NOTICE,))),
    rule("16.3.5", TOURNAMENT_POWERS["conclude-early"], Power(Role.TOURNAMENT_DIRECTOR)),
    rule("16.3.5(a)", EARLY_CONCLUSION["advancing-players-known"], EarlyTest.ALWAYS),
    rule(
        "16.3.5(b)",
        EARLY_CONCLUSION["all-players-at-the-table-agree"],
        EarlyTest.WHERE_CHIPS_BECOME_CASH,
        reading="A32",
        or_else=(EarlyTest.ALWAYS,),
    ),
)

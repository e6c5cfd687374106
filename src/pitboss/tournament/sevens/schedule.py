"""The schedule and the prizes of Table 3 as conditions: fields of 49, 98, 147 and 196 entrants."""

from __future__ import annotations

from dataclasses import replace

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.values import ByField
from pitboss.play.desk import refusal
from pitboss.terms.magnificent_sevens_tournament import (
    M7_FIELDS,
    M7_PRIZES,
    M7_SCHEDULE,
    M7_SHOES,
)
from pitboss.terms.tournament_play import PLAYERS_A_TABLE, Setter
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacks
from pitboss.tournament.paper.faults import PRIZE_NAMES, SEVENS
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, flow

ROUNDS = 5
DOLLAR = 100


def line(rules: Rules, round_: int, name: str, field: int) -> int | None:
    """One figure of the schedule; None where the column is empty or says that the tournament is complete."""
    found = rules.get(M7_SCHEDULE[f"round-{round_}", name])
    value = dict(found.columns).get(field) if isinstance(found, ByField) else None
    return value if isinstance(value, int) else None


def plan_for(rules: Rules, field: int, *, final_shoes: int) -> Plan:
    """The stages of a field: heats over three shoes with seven a table, until seven meet in the final."""
    if field not in rules[M7_FIELDS]:
        raise _no_field(rules, field)
    seats, shoes = rules[PLAYERS_A_TABLE], rules[M7_SHOES["heat"]]
    assert isinstance(seats, int)
    assert isinstance(shoes, int)
    stages = []
    for number in range(1, ROUNDS + 1):
        tables, heats = line(rules, number, "tables", field), line(rules, number, "heats", field)
        if tables is None:
            break
        advance = line(rules, number, "progress-from-each-table", field) or 0
        others = line(rules, number, "other-top-chip-holders", field) or 0
        stages.append(Stage(f"round {number}", Length(Measure.SHOES, shoes), seats, tables, heats or 1, advance, others))
    final = replace(stages[-1], name="final", length=Length(Measure.SHOES, _final_shoes(rules, final_shoes)), advance=0, others=0)
    plan = Plan(stages=(*stages[:-1], final))
    _require_sums(rules, plan, field)
    return plan


def _require_sums(rules: Rules, plan: Plan, field: int) -> None:
    """The schedule says itself how many reach each round: its other lines must come to the same."""
    assert line(rules, 1, "eligible-entrants", field) == field, "the column of another field"
    for number, need in enumerate(flow(plan, field)[:-1], 1):
        assert line(rules, number, "entrants-in-next-round", field) == need.onward, "the schedule does not add up"


def _final_shoes(rules: Rules, stated: int) -> int:
    """How long the final is: as the conditions state, where the rules leave it to them (reading G25)."""
    fixed = rules[M7_SHOES["final"]]
    return stated if fixed is Setter.CONDITIONS else int(fixed)  # type: ignore[arg-type]


def _no_field(rules: Rules, field: int) -> Refused:
    sizes = rules[M7_FIELDS]
    fields = ", ".join(map(str, sizes))
    return refusal("no-field", f"there is no schedule for {field} entrants: fields are {fields}", rules.why(M7_FIELDS).citation)


def prizes_for(rules: Rules, field: int) -> tuple[int, ...]:
    """The prizes of a field in cents, the first place first; they come to the pool of the table."""
    prizes = tuple(_cents(rules, name, field) for name in PRIZE_NAMES)
    assert sum(prizes) == _cents(rules, "pool", field), "the table does not add up"
    return prizes


def _cents(rules: Rules, name: str, field: int) -> int:
    value = rules[M7_PRIZES[name]][field]
    assert isinstance(value, int)
    return value * DOLLAR


def for_field(conditions: Conditions, rules: Rules, field: int, *, final_shoes: int) -> Conditions:
    """Conditions with the numbers, the structure and the prizes of a field filled in."""
    return replace(
        conditions,
        entry=replace(conditions.entry, fee=0, commission=0, least=field, most=field),
        plan=plan_for(rules, field, final_shoes=final_shoes),
        purse=replace(conditions.purse, shares=(), amounts=prizes_for(rules, field)),
        side_bets=(SEVENS,),
        buy_backs=conditions.buy_backs or BuyBacks(),
    )


def of_file(written: Conditions, rules: Rules, field: int, *, final_shoes: int) -> Conditions:
    """The conditions of a file for a field; refused where it says itself what follows from the field, and says it otherwise."""
    filled = for_field(written, rules, field, final_shoes=final_shoes)
    for name, own, new, unsaid in (
        ("entry.fee", written.entry.fee, filled.entry.fee, 0),
        ("entry.commission", written.entry.commission, filled.entry.commission, 0),
        ("entry.least", written.entry.least, filled.entry.least, 0),
        ("entry.most", written.entry.most, filled.entry.most, 0),
        ("format", written.plan.format, filled.plan.format, Format.KNOCK_OUT),
        ("stages", written.plan.stages, filled.plan.stages, ()),
        ("prizes.shares", written.purse.shares, filled.purse.shares, ()),
        ("prizes.amounts", written.purse.amounts, filled.purse.amounts, ()),
    ):
        if own not in (new, unsaid):
            said = f"{name} of a Magnificent Sevens Tournament follows from the field: leave it out"
            raise refusal("of-the-field", said, rules.why(M7_FIELDS).citation)
    return filled

"""Conditions for tests: a lawful paper for every book, and the same paper with one matter left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pitboss.terms.tournament_conditions import PrizeTie
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking, BuyBacks, Entry
from pitboss.tournament.paper.plan import Length, Measure, Plan, Stage
from pitboss.tournament.paper.purse import Levelling, Purse
from pitboss.tournament.paper.wagering import Chips, Compulsory, Rise, Wagering

DOLLAR = 100
STATEMENTS = {
    matter: f"We say something about {matter.replace('-', ' ')}."
    for matter in (
        "only-those-entitled-to-gamble",
        "run-by-person-in-charge-and-rules-prevail",
        "disqualification",
        "retirement",
        "refunds",
        "late-or-absent",
        "allotment-of-tables-and-areas",
        "knock-out-elimination",
        "distribution-of-prizes",
        "substitution",
    )
}
HEATS = Stage("heats", Length(Measure.ROUNDS, 10), players=3, advance=1)
FINAL = Stage("final", Length(Measure.ROUNDS, 10), players=3)


def paper(book: str, *, fee: float = 100, least: int = 4, most: int = 6, **changes: Any) -> Conditions:
    """A paper that states everything any document asks for: three a table, a winner of each, and a final."""
    tie = None if book.startswith("nsw") else PrizeTie.COMBINED_AND_DIVIDED  # there the rules part the level themselves
    made = Conditions(
        name="Cup",
        game=book,
        starts=10_000,
        entry=Entry(
            fee=round(fee * DOLLAR),
            least=least,
            most=most,
            withdraw_until=3_600,
            method="at the desk",
            form="form 1",
            terms="one entry each",
            groups="none",
        ),
        chips=Chips(start=1_000 * DOLLAR),
        wagering=Wagering(limits=(Rise(1, 100 * DOLLAR, 1_000 * DOLLAR),), compulsory=Compulsory.EVERY_ROUND),
        plan=Plan(stages=(HEATS, FINAL)),
        buy_backs=BuyBacks(),
        purse=Purse(shares=(6_000, 4_000), payment="by cheque", prize_tie=tie, session_tie=Levelling.PLAY_OFF),
        statements=STATEMENTS,
    )
    return replace(made, **changes)


def _entry(**changes: Any) -> Callable[[Conditions], Conditions]:
    return lambda found: replace(found, entry=replace(found.entry, **changes))


def _purse(**changes: Any) -> Callable[[Conditions], Conditions]:
    return lambda found: replace(found, purse=replace(found.purse, **changes))


def unsaid(found: Conditions, *matters: str) -> Conditions:
    """The paper without its statements on these matters."""
    return replace(found, statements={key: words for key, words in found.statements.items() if key not in matters})


WITHOUT: Mapping[str, Callable[[Conditions], Conditions]] = {
    "starting-date-and-time": lambda found: replace(found, starts=None),
    "method-of-entry": _entry(method=""),
    "structure": lambda found: replace(found, plan=Plan()),
    "number-and-duration-of-sessions": lambda found: replace(found, plan=Plan()),
    "active-tables": lambda found: replace(found, plan=Plan()),
    "progression": lambda found: replace(found, plan=Plan()),
    "buy-backs": lambda found: replace(found, buy_backs=None),
    "starting-chips": lambda found: replace(found, chips=Chips()),
    "minimum-and-maximum-players": _entry(least=0, most=0),
    "restrictions-on-groups": _entry(groups=""),
    "table-limits": lambda found: replace(found, wagering=replace(found.wagering, limits=())),
    "knock-out-level-chips": _purse(session_tie=None),
    "prizes": _purse(shares=()),
    "level-chips-after-the-final": _purse(prize_tie=None),
    "minimum-or-compulsory-wager": lambda found: replace(found, wagering=replace(found.wagering, compulsory=None)),
    "terms-of-entry": _entry(terms=""),
    "withdrawal-without-penalty": _entry(withdraw_until=None),
    "application-form": _entry(form=""),
    "payment-of-prizes": _purse(payment=""),
}


def without(found: Conditions, matter: str) -> Conditions:
    """The paper with nothing stated on a matter."""
    change = WITHOUT.get(matter)
    if matter == "distribution-of-prizes":
        return _purse(payment="")(unsaid(found, matter))
    return change(found) if change else unsaid(found, matter)


def buying_back(found: Conditions, **changes: Any) -> Conditions:
    """The paper with one chance to buy back before the final."""
    backs = BuyBacks(BuyBacking.ALLOWED, 1, 50 * DOLLAR, "final", "at the desk")
    return replace(found, buy_backs=replace(backs, **changes))

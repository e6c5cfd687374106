"""Random conditions that `check` finds nothing wrong with."""

from __future__ import annotations

import random
from dataclasses import replace

from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.terms.tournaments import Addition
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking, BuyBacks
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.paper.purse import Added, Purse
from tests.tournament.heats import ACT, tournament_rules
from tests.tournament.papers import DOLLAR, paper

TRIES = 200


def lawful_paper(chance: random.Random, book: str) -> Conditions:
    """Conditions of a book that lack nothing: the first of many random ones, or the plain paper."""
    for _ in range(TRIES):
        made = _any_paper(chance, book)
        if not check(tournament_rules(book), made):
            return made
    return paper(book)


def _any_paper(chance: random.Random, book: str) -> Conditions:
    least = chance.randint(2, 8)
    most = least + chance.choice((0, 0, 2, 5, 10))
    fee = chance.choice((0, 10, 33.33, 100, 100))
    made = paper(book, fee=fee, least=least, most=most)
    plan = _plan(chance, chance.choice(tuple(Format)))
    entry = made.entry
    if book == ACT and chance.random() < 0.5:
        entry = replace(entry, commission=chance.randint(0, entry.fee))
    backs = BuyBacks()
    if len(plan.stages) > 1 and chance.random() < 0.3:
        until = chance.choice(plan.stages[1:]).name
        backs = BuyBacks(BuyBacking.ALLOWED, chance.randint(1, 2), chance.choice((0, 50 * DOLLAR, 1_733)), until, "at the desk")
    return replace(made, entry=entry, plan=plan, buy_backs=backs, purse=_purse(chance, made))


def _plan(chance: random.Random, kind: Format) -> Plan:
    number, seats = chance.randint(1, 4), chance.randint(2, 7)
    stages = []
    for place in range(number):
        last = place == number - 1
        stage = Stage(
            f"stage {place + 1}",
            Length(Measure.ROUNDS, 10),
            players=seats if not last else chance.randint(max(2, seats - 1), 7),
            advance=0 if last else chance.randint(0, 3),
            others=0 if last else chance.choice((0, 0, 1, 2)),
            heats=1 if last else chance.choice((1, 1, 2)),
        )
        if kind is Format.SERIES:
            stage = replace(stage, points=tuple(sorted((chance.randint(1, 9) for _ in range(3)), reverse=True)), advance=0, others=0)
        elif place > 0 and not last and chance.random() < 0.3:
            stage = replace(stage, takes=Takes.ELIMINATED)
        if chance.random() < 0.2:
            stage = replace(stage, prizes=(20 * DOLLAR, 7 * DOLLAR)[: chance.randint(1, 2)])
        stages.append(stage)
    return Plan(kind, tuple(stages))


def _purse(chance: random.Random, made: Conditions) -> Purse:
    purse = replace(made.purse, point_tie=chance.choice(tuple(SessionPointTie)))
    if purse.prize_tie is not None:
        purse = replace(purse, prize_tie=chance.choice(tuple(PrizeTie)))
    how = chance.random()
    shares = chance.choice(((10_000,), (6_000, 4_000), (5_000, 3_000, 2_000), (3_334, 3_333, 3_333)))
    purse = replace(purse, shares=shares)
    if how < 0.25:
        amounts = tuple(sorted((chance.randint(1, 900) * DOLLAR for _ in range(chance.randint(1, 3))), reverse=True))
        purse = replace(purse, shares=(), amounts=amounts)
    if chance.random() < 0.2:
        purse = replace(purse, added=(Added(Addition.CASH, chance.randint(1, 99_999)),))
    if chance.random() < 0.2:
        purse = replace(purse, added=(*purse.added, Added(Addition.GOODS, 100 * DOLLAR, "a watch", chance.randint(1, purse.places))))
    if chance.random() < 0.2:
        purse = replace(purse, guaranteed=chance.randint(1, 3_000) * DOLLAR, guaranteed_from=chance.randint(1, 12))
    return purse

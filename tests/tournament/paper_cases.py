"""Conditions that pass the check can be played: limits, devices, fields in between."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pitboss.law.refusal import Malformed
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.plan import Length, Measure, Plan
from pitboss.tournament.paper.wagering import Compulsory, Rise, Wagering
from pitboss.tournament.running.event import TournamentRun
from pitboss.tournament.running.temper import steady
from tests.tournament.conditions_cases import FIVE
from tests.tournament.cups import Cup
from tests.tournament.heats import COM_BO, game, tournament_rules
from tests.tournament.papers import FINAL, HEATS, paper


def no_minimum_is_a_gap_where_every_round_must_be_wagered_on(book: str, rule: str) -> None:
    unlimited = paper(book, wagering=Wagering(compulsory=Compulsory.EVERY_ROUND))
    assert [each.rule.partition(" ")[2] for each in check(tournament_rules(book), unlimited)] == [rule]
    free = paper(book, wagering=Wagering(compulsory=Compulsory.NONE))
    assert not check(tournament_rules(book), free)
    cup = Cup.of(book).ready(free).entered(*FIVE).seated().opens()
    called: tuple[Setup, ...] = tuple(cup.state.sessions.open.values())
    assert {setup.limits for setup in called} == {(Rise(1, 100, 0),)}, "the smallest chip, and it can be played"


def a_shoe_that_never_ends_is_a_gap(book: str, rule: str) -> None:
    by_shoes = paper(book, plan=Plan(stages=(HEATS, replace(FINAL, length=Length(Measure.SHOES, 1)))))
    device = tournament_rules(book, None, **{"dealt-from": "shuffling-device"})
    assert [each.rule.partition(" ")[2] for each in check(device, by_shoes)] == [rule]
    assert not check(device, paper(book))
    assert not check(tournament_rules(book), by_shoes)


def bots_say_what_they_cannot_play(book: str) -> None:
    device = game(book, None, **{"dealt-from": "shuffling-device"})
    for played, said in ((device, "from a shoe"), (game(COM_BO), "Com-Bo")):
        run = TournamentRun(played, paper(played.rules.book.id), dict.fromkeys(FIVE, steady), random.Random(1))
        with pytest.raises(Malformed, match=said):
            run.plays()


def every_field_between_adds_up(book: str, rule: str) -> None:
    """Four a table and three go on: of five or six entrants everybody would."""
    plan = Plan(stages=(replace(HEATS, players=4, advance=3), replace(FINAL, players=7)))
    found = check(tournament_rules(book), paper(book, least=4, most=8, plan=plan))
    assert [(each.said, each.rule.partition(" ")[2]) for each in found] == [("with 5 entrants heats eliminates nobody", rule)]


def a_rise_states_its_maximum(book: str, matter: str) -> None:
    limits = (Rise(1, 10_000, 100_000), Rise(11, 20_000, 0))
    found = check(tournament_rules(book), replace(paper(book), wagering=replace(paper(book).wagering, limits=limits)))
    assert [each.matter for each in found] == [matter]

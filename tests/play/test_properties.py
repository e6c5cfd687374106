"""What holds of every round, whatever the book, the options, the cards and the decisions.

Rounds are drawn at random from what is lawful (`walk.py`); in every state `lawful` and `decide` are asked about every kind of
command around its bounds, and about scribbles (`agreement.py`). Runs repeat exactly: Hypothesis is derandomized.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Family
from pitboss.law.rules import Rules, elect, options
from pitboss.law.values import shown
from pitboss.play.commands import Command
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import Table, open_table
from pitboss.terms.deal import FACE_DOWN_DEAL, FacedDown
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_TOGETHER, Together
from tests.play.agreement import WRITERS
from tests.play.rounds import name_of
from tests.play.walk import Walk
from tests.support import own_law

GAMES = [game.id for game in LIBRARY.games if game.family is Family.BLACKJACK]
NOT_PLAYED: set[tuple[str, str, str]] = set()
"""The option values that the engine says it does not play."""

steady = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
chances = st.integers(0, 2**32 - 1).map(random.Random)


@cache
def choices(game: str) -> dict[str, tuple[str, ...]]:
    """The options of a game and of the side bets offered with it, with every value in words."""
    host = LIBRARY.book(game)
    books = [host, *(bet.on_top_of(host) for bet in LIBRARY.offered_with(host))]
    found = {name: option for book in books for name, option in options(own_law(book)).items()}
    return {name: tuple(dict.fromkeys(shown(value) for value in option.values)) for name, option in found.items()}


def table(game: str, chosen: dict[str, str], **more: Any) -> Table:
    """A table with options elected wherever they have a place, and every side bet that it may offer together."""
    host = LIBRARY.book(game)
    rules = elected(host, chosen)
    bets = [elected(bet.on_top_of(host), chosen) for bet in LIBRARY.offered_with(host)]
    if rules.get(SIDE_BETS_TOGETHER) is Together.ONE_OF_THEM:
        del bets[1:]
    return open_table(rules, {name_of(bet): bet for bet in bets}, **more)


def elected(book: Book, chosen: dict[str, str]) -> Rules:
    law = own_law(book)
    known = options(law)
    return elect(law, {name: value for name, value in chosen.items() if name in known})


def every_value() -> Iterator[tuple[str, str, str]]:
    """Every game with every value of each of its options, one at a time."""
    for game in GAMES:
        yield from ((game, name, value) for name, values in choices(game).items() for value in values)


def test_every_kind_of_command_is_written() -> None:
    assert set(WRITERS) == set(get_args(Command))


def test_few_option_values_are_not_played() -> None:
    refused = set()
    for game, name, value in every_value():
        try:
            table(game, {name: value})
        except NotPlayed:
            refused.add((game, name, value))
    assert refused == NOT_PLAYED


@pytest.mark.parametrize("game", GAMES)
def test_a_round_adds_up(game: str, examples: Callable[[int], int]) -> None:
    at = table(game, {})

    @settings(steady, max_examples=examples(30))
    @given(chances)
    def rounds(chance: random.Random) -> None:
        Walk(at, chance).play()

    rounds()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_adds_up_with_a_maximum_and_face_down_cards(game: str, examples: Callable[[int], int]) -> None:
    rules = elected(LIBRARY.book(game), {})
    approver = {FacedDown.DIRECTOR_APPROVES: Role.DIRECTOR_OF_CASINO_SURVEILLANCE, FacedDown.INSPECTOR_APPROVES: Role.INSPECTOR}
    by = approver.get(rules[FACE_DOWN_DEAL])
    defers = rules.get(NATURAL_DEFERRED_BY)
    at = table(game, {}, maximum=2200, face_down_approved_by=by, naturals_deferred_by=defers.holder if defers else None)

    @settings(steady, max_examples=examples(15))
    @given(chances)
    def rounds(chance: random.Random) -> None:
        Walk(at, chance).play()

    rounds()


@pytest.mark.one_in(8)
@pytest.mark.parametrize(("game", "name", "value"), sorted(set(every_value()) - NOT_PLAYED))
def test_a_round_adds_up_under_every_option(game: str, name: str, value: str) -> None:
    at = table(game, {name: value})

    @settings(steady, max_examples=3)
    @given(chances)
    def rounds(chance: random.Random) -> None:
        Walk(at, chance, agreeing=0.4).play()

    rounds()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_adds_up_under_any_options_together(game: str, examples: Callable[[int], int]) -> None:
    values = {name: [value for value in each if (game, name, value) not in NOT_PLAYED] for name, each in choices(game).items()}

    @settings(steady, max_examples=examples(25))
    @given(chances)
    def rounds(chance: random.Random) -> None:
        chosen = {name: chance.choice(each) for name, each in values.items()}
        Walk(table(game, chosen), chance, agreeing=0.4).play()

    rounds()

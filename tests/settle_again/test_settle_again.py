"""A sample of the rounds that `python -m tests.settle_again` compares: the same in every run, new ones in `./test --whole`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

import pytest

from tests.settle_again.compare import ROUNDS_AT_A_TABLE, compare
from tests.settle_again.driver import Driver
from tests.settle_again.order import out_of_order
from tests.settle_again.sheet import Sheet
from tests.settle_again.tables import GAMES, any_table

HERE = Path(__file__).parent
ENGINE_SIDE = {"compare.py", "driver.py", "scribe.py", "tables.py", "__main__.py", Path(__file__).name}
ROUND_OF_TABLES = len(GAMES) * ROUNDS_AT_A_TABLE


@pytest.mark.parametrize("seed", range(16))
def test_the_engine_settles_as_the_documents_say(seed: int) -> None:
    found, _ = compare(seed, 0, ROUND_OF_TABLES)
    assert not found, "\n".join(found[0])


@pytest.mark.whole
@pytest.mark.parametrize("_part", range(8))
def test_the_engine_settles_as_the_documents_say_on_new_rounds(_part: int) -> None:
    found, _ = compare(SystemRandom().randrange(2**32), 0, 45 * ROUND_OF_TABLES)
    assert not found, "\n".join(found[0])


def test_a_round_that_once_differed() -> None:
    """Somebody takes even money that sends insurance back, and then insures another's wager on the box."""
    found, seen = compare(4, 3750, 19)
    assert seen["rounds"] == 19
    assert not found, "\n".join(found[0])


def played(game: str, rounds: int) -> Iterator[Sheet]:
    """Rounds of a game as they went at the table."""
    laid = any_table(Random(game), game)
    yield from (Driver(laid, Random(f"{game} {number}")).play().sheet for number in range(rounds))


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("vic-blackjack", "7.4.1"),
        ("vic-blackjack", "7.5.6(b)"),
        ("vic-blackjack", "15.6.2"),
        ("vic-crown-pontoon", "10.6.1(a)"),
        ("act-blackjack", "8.1"),
        ("act-blackjack", "17.11"),
        ("nsw-star-blackjack", "9.1.1"),
        ("nsw-star-blackjack", "10.5"),
        ("nsw-star-blackjack", "13.3"),
        ("nsw-blackjack-challenge", "9.6"),
    ],
)
def test_what_is_settled_later_than_the_document_says_is_noticed(game: str, rule: str) -> None:
    """One wager after the other is left lying until the last card."""
    missed = []
    for sheet in played(game, 150):
        assert not out_of_order(sheet)
        for each in tuple(sheet.decided):
            came, sheet.cards = sheet.cards, sheet.cards + 1
            late = replace(sheet, decided=[replace(each, cards=came + 1)])
            missed += [line for line in out_of_order(late) if rule in line]
            sheet.cards = came
    assert missed


@pytest.mark.parametrize(("game", "rule"), [("vic-blackjack", "15.6.2"), ("act-blackjack", "17.22"), ("nsw-star-blackjack", "final")])
def test_what_is_settled_in_another_order_than_the_document_says_is_noticed(game: str, rule: str) -> None:
    """Everything that was settled by one card, the other way round."""
    noticed = [line for sheet in played(game, 200) for line in out_of_order(replace(sheet, decided=sheet.decided[::-1])) if rule in line]
    assert noticed


def test_every_game_is_compared() -> None:
    _, seen = compare(0, 0, ROUND_OF_TABLES)
    assert {line.split()[0] for line in seen} >= set(GAMES)


def test_the_second_settlement_knows_nothing_of_the_first() -> None:
    for file in sorted(HERE.glob("*.py")):
        if file.name not in ENGINE_SIDE:
            imports = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, (ast.Import, ast.ImportFrom))]
            names = [node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports]
            assert not [name for name in names if name.startswith("pitboss")], file.name

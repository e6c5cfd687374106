"""A sample of the rounds that `python -m tests.settle_again` compares: the same in every run, new ones in `./test --whole`."""

from __future__ import annotations

import ast
from pathlib import Path
from random import SystemRandom

import pytest

from tests.settle_again.compare import ROUNDS_AT_A_TABLE, compare
from tests.settle_again.tables import GAMES

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


def test_every_game_is_compared() -> None:
    _, seen = compare(0, 0, ROUND_OF_TABLES)
    assert {line.split()[0] for line in seen} >= set(GAMES)


def test_the_second_settlement_knows_nothing_of_the_first() -> None:
    for file in sorted(HERE.glob("*.py")):
        if file.name not in ENGINE_SIDE:
            imports = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, (ast.Import, ast.ImportFrom))]
            names = [node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports]
            assert not [name for name in names if name.startswith("pitboss")], file.name

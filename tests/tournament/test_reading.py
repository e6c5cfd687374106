"""Files of conditions: read into records, or one sentence that says where and what would be accepted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pitboss.cli.tournament.opening import examples, opened
from pitboss.law.refusal import Malformed
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.reading import read_paper
from pitboss.tournament.paper.wagering import Ordering, Rise

LEAST: dict[str, Any] = {"name": "Cup", "game": "act-blackjack"}


@pytest.mark.parametrize("name", examples())
def test_every_example_lacks_nothing(name: str) -> None:
    conditions, game = opened(name, None)
    assert check(game.rules, conditions) == ()


def test_a_file_is_read_into_records() -> None:
    conditions, _ = opened("star-cup", None)
    assert conditions.wagering.limits == (Rise(1, 5_000, 100_000), Rise(31, 10_000, 200_000))
    assert conditions.wagering.ordering is Ordering.DEAL_FROM_MARKER
    assert conditions.plan.stages[0].length == Length(Measure.SHOES, 2)
    assert conditions.purse.shares == (6_000, 2_500, 1_500)
    assert conditions.entry.fee == 10_000


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"nmae": "Cup"}, "there is no field 'nmae' here; the nearest are name and game"),
        ({"starts": "tomorrow"}, "starts: 'tomorrow' is not a time such as 2026-12-01T19:00"),
        ({"entry": {"fee": "many"}}, "entry.fee: 'many' is not an amount of dollars"),
        ({"stages": [{"name": "heats"}]}, "stages[0]: a stage lasts so many shoes, rounds or minutes"),
        ({"stages": [{"name": "heats", "rounds": 3, "shoes": 2}]}, "write one of them"),
        ({"wagers": {"order": "left"}}, "wagers.order: 'left' is none of free, marker or deal-from-marker"),
        ({"wagers": {"limits": [{"maximum": 5}]}}, "minimum is missing"),
        ({"buy-backs": "perhaps"}, "is not a mapping"),
        ({"entry": {"withdraw-until": -5}}, "is not a number of seconds before the start"),
        ({"prizes": {"ties": "toss"}}, "is none of combined-and-divided or additional-rounds"),
        ({"statements": {"refunds": ""}}, "is not a text"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_paper({**LEAST, **changes})
    assert said in fault.value.sentence


def test_a_game_that_does_not_exist_is_named_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cup.yaml"
    file.write_text("name: Cup\ngame: vic-blakjack\n")
    with pytest.raises(Malformed) as fault:
        opened(str(file), None)
    assert str(file) in fault.value.sentence
    assert "vic-blackjack" in fault.value.sentence


def test_a_name_that_is_no_file_and_no_example_is_told_the_examples() -> None:
    with pytest.raises(Malformed, match="the examples are sevens-196, sevens-49 and star-cup"):
        opened("no-such-cup", None)

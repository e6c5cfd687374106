"""Every sentence that the project's own days and rounds bring forth, told or refused, is one a person can read.

No card as files write it, no amount without its dollar, no name of a term or an answer, and no document where a rule is to be named.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.adjudicate.settlement import settle
from pitboss.cli.floor.file import day_called
from pitboss.cli.floor.opening import game_of
from pitboss.floor.dayfile import play_day, read_day
from pitboss.law.refusal import Refused
from pitboss.play.roundfile import read_round
from tests.sentences import wrong_with
from tests.support import own_law, own_on

HERE = Path(__file__).parent
DAYS = Path("src/pitboss/floor/days")

Told = tuple[str, tuple[str, ...]]


def told_in_rounds(file: Path) -> Iterator[Told]:
    for value in rounds_in(text_of(str(file)))[0]:
        assert isinstance(value, dict)
        try:
            settled = settle(read_round({key: each for key, each in value.items() if key != "expect"}), own_on(value["game"]))
        except Refused as refusal:
            yield refusal.sentence, (refusal.rule,)
        else:
            yield from ((each.said, each.rules) for each in settled.told)


def told_in_day(name: str) -> Iterator[Told]:
    written = read_day(day_called(name))
    for each in play_day(written, game_of(written, own_law(written.game))).steps:
        yield from ((told.said, told.rules) for told in each.told)
        if each.refusal:
            yield each.refusal.sentence, (each.refusal.rule,)


def faults(told: Iterator[Told]) -> dict[str, list[str]]:
    return {said: found for said, rules in told if (found := wrong_with(said, rules))}


@pytest.mark.parametrize("file", sorted(HERE.rglob("*.yaml")), ids=lambda file: file.stem)
def test_the_rounds_of_the_project_are_told_in_words(file: Path) -> None:
    assert faults(told_in_rounds(file)) == {}


@pytest.mark.parametrize("day", sorted(each.stem for each in DAYS.glob("*.yaml")))
def test_the_days_of_the_project_are_told_in_words(day: str) -> None:
    assert faults(told_in_day(day)) == {}


@pytest.mark.parametrize(
    "said",
    [
        "Box 1, hand 1 gets 5D.",
        "ann stakes 20.00 on box 1.",
        "gwen puts up a sign, showing minimum 1500.",
        "Every player has refused 5♠: dealers-next-card.",
    ],
)
def test_the_net_has_no_holes(said: str) -> None:
    assert wrong_with(said, ())
    assert wrong_with("The cards of round 1 are taken up.", ("ACT-2018-01",))
    assert not wrong_with("ann's main wager of $1,500 on box 1, hand 1 wins $2,250 at 3:2 (VIC-2003-01 8.1).", ("VIC-2003-01 8.1",))

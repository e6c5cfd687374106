"""Every sentence that the project's own days and rounds bring forth, told or refused, is one a person can read.

No card as files write it, no amount without its dollar, no name of a term or an answer, and no document where a rule is to be named.
"""

from __future__ import annotations

import re
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
from tests.support import own_law, own_on

HERE = Path(__file__).parent
DAYS = Path("src/pitboss/floor/days")

FAULTS = {
    "a card as files write it": re.compile(r"(?<![\w♠♥♦♣])[2-9TJQKA][SHDC](?!\w)"),
    "an amount without its dollar": re.compile(r"(?<![\d$,.])\d+\.\d\d(?!\d)"),
    "cents, or a number without its commas": re.compile(r"(?<![\d$,.:])\d{4,}(?![\d,:])"),
    "a name of ours": re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b"),
}
ENGLISH = {"ten-value", "ten-valued", "pre-shuffled", "even-money", "play-off", "stand-off", "re-shuffle"}
"""Hyphens that people write; `even-money` is a decision as the file has it."""
CITED = re.compile(r"\(?(?:VIC-\d{4}-\d\d|ACT-\d{4}-\d\d|NSW-[A-Z-]+)(?: [^;,]*?(?:\([a-z]+\))*)?(?=[;,.)]|$)")
POSSIBILITY = re.compile(r"(?:possibility|draws?|drawn) \d+")
FILE = re.compile(r"^round [^:]+: |(?:boxes|cards|decisions|wagers)\[\d+\][\w.\[\]-]*")
DOCUMENT = re.compile(r"(?:VIC-\d{4}-\d\d|ACT-\d{4}-\d\d|NSW-[A-Z-]+)")

Told = tuple[str, tuple[str, ...]]


def wrong_with(said: str, rules: tuple[str, ...]) -> list[str]:
    """What nobody should have to read in a sentence; citations, places in a file and the prizes' numbers are left out."""
    bare = [f"a bare document: {rule}" for rule in rules if DOCUMENT.fullmatch(rule)]
    plain = POSSIBILITY.sub("", FILE.sub("", CITED.sub("", said)))
    found = [f"{fault}: {word}" for fault, pattern in FAULTS.items() for word in pattern.findall(plain) if word not in ENGLISH]
    return bare + found


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

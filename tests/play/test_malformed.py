"""A thousand round files that are wrong in one way each get one clear sentence and the right status; a thousand right ones settle."""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import settle
from pitboss.play.roundfile import read_round
from tests.cli.shell import within
from tests.play.mutants import MUTATIONS, REFUSED, mutant
from tests.play.random_rounds import GAMES, lawful_round
from tests.support import own_on

BATCHES, BATCH = 20, 60
"""Twelve hundred of each, in parts that the cores can share."""


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_wrong_file_gets_one_sentence_and_the_right_status(batch: int, tmp_path: Path) -> None:
    rng = Random(batch)
    file = tmp_path / "wrong.json"
    for number in range(BATCH):
        written, status, name = mutant(rng, lawful_round(batch * BATCH + number))
        file.write_text(json.dumps(written), encoding="utf-8")
        answer = within("adjudicate", str(file))
        said = f"{name}: {answer.err}"
        assert answer.status == status, said
        assert answer.out == "", said
        assert answer.err.startswith(f"pitboss: {file}: "), said
        assert answer.err.count("\n") == 1, said
        assert answer.err.endswith("\n"), said
        assert len(answer.err) < 1000, said
        if status == REFUSED:
            assert cited(answer.err), said


def cited(sentence: str) -> bool:
    """Whether a sentence names a document and, with it, a rule."""
    return any(document in sentence for document in ("VIC-2003-01 ", "VIC-2000-", "ACT-2018-01 ", "NSW-STAR-BJ ", "NSW-BJ-CHALLENGE "))


def test_every_mutation_finds_something_to_change() -> None:
    rng, met = Random(1), Counter[str]()
    rounds = [lawful_round(seed) for seed in range(60)]
    for number in range(3000):
        met[mutant(rng, rounds[number % len(rounds)])[2]] += 1
    assert set(met) == {mutation.__name__ for _, mutation in MUTATIONS}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_lawful_round_settles_every_wager_once(batch: int) -> None:
    for number in range(BATCH):
        written = lawful_round(batch * BATCH + number)
        settled = settle(read_round(written), own_on(written["game"]))
        answer = settled.answer
        assert answer["cards_used"] == len(written["cards"])
        assert net(answer) == {player: Decimal(amount) for player, amount in answer["net"].items()}
        assert all(row["rules"] for row in answer["settlements"])
        assert all(sentence.rules for sentence in settled.told)
        wagers = [(box["box"], wager) for box in written["boxes"] for wager in box["wagers"]]
        hands = Counter((row["box"], row["player"]) for row in answer["settlements"] if row["bet"] == "main")
        side = Counter((row["box"], row["player"]) for row in answer["settlements"] if row["bet"] in written.get("side-bets", {}))
        assert all(hands[box, wager["player"]] >= 1 for box, wager in wagers)
        assert all(side[box, wager["player"]] == len(wager.get("side", {})) for box, wager in wagers)
        rows = [(row["box"], row["hand"], row["player"]) for row in answer["settlements"] if row["bet"] == "main"]
        assert len(rows) == len(set(rows))


def net(answer: dict[str, Any]) -> dict[str, Decimal]:
    sums = dict.fromkeys(answer["net"], Decimal(0))
    for row in answer["settlements"]:
        sums[row["player"]] += Decimal(row["net"])
    return sums


def test_every_game_is_among_the_lawful_rounds() -> None:
    assert {lawful_round(seed)["game"] for seed in range(120)} == set(GAMES)

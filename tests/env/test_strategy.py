"""An agent that plays by the analyser's chart earns what the analyser says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from pitboss.env.base import HouseEnv
from pitboss.odds import Shoe, analyse, com_bo_odds
from pitboss.odds.records import Action, Analysis, Kind, Row, Strategy
from tests.env.playing import Policy, episodes, made, mean_and_error

ROUNDS = 2000


def by_chart(env: HouseEnv[Any], analysis: Analysis) -> Policy:
    """Play by totals as the chart says; decline insurance; take a double back where one wager is less than two are worth."""
    chart = analysis.strategy

    def policy(seen: dict[str, Any], info: dict[str, Any]) -> int:
        lawful = info["action_mask"]
        place = {act: number for number, act in enumerate(env.acts)}
        if info["stage"] == "wagering":
            return place["wager 1"]
        if info["stage"] == "withdrawal":
            return place["forfeit" if worth_of_standing(seen["total"], analysis.dealer[column_of(seen)]) < -0.5 else "decline"]
        for act in wishes(seen, info["stage"], chart):
            if act in place and lawful[place[act]]:
                return place[act]
        raise AssertionError((seen, info))

    return policy


def column_of(seen: dict[str, Any]) -> str:
    return {1: "A", 10: "T"}.get(seen["dealer"], str(seen["dealer"]))


def worth_of_standing(total: int, dealer: Mapping[str, float]) -> float:
    """What a wager is worth that stands on a total, by what the dealer may make."""
    made = {int(word): chance for word, chance in dealer.items() if word.isdigit()}
    won = dealer["bust"] + sum(chance for other, chance in made.items() if other < total)
    return won - dealer["natural"] - sum(chance for other, chance in made.items() if other > total)


def wishes(seen: dict[str, Any], stage: str, chart: Strategy) -> list[str]:
    column = column_of(seen)
    row = chart[Row(Kind.SOFT if seen["soft"] else Kind.HARD, seen["total"]), column] if seen["total"] <= 20 else None
    pair = chart.cells.get((Row(Kind.PAIR, seen["pair"]), column)) if seen["pair"] else None
    cells = [cell for cell in (pair, row) if cell]
    first = [str(cell.by_cards[min(seen["size"] - 2, len(cell.by_cards) - 1)]) for cell in cells]
    if stage == "surrender":
        return ["surrender"] if first[0] == Action.SURRENDER else ["decline"]
    if stage == "insurance":
        return ["decline"]
    return [*first, *(str(cell.otherwise) for cell in cells), "hit", "stand"]


@pytest.mark.parametrize(
    ("name", "options"),
    [("pitboss/NswStarBlackjack-v0", {"decks": 6}), ("pitboss/VicVegasBlackjack-v0", {}), ("pitboss/VicCrownPontoon-v0", {})],
    ids=str,
)
def test_the_mean_reward_is_the_worth_of_the_chart(name: str, options: dict[str, Any]) -> None:
    env = made(name, explain="never", **options)
    analysis = analyse(env.opened.rules)
    mean, error = mean_and_error([reward for reward, _ in episodes(env, by_chart(env, analysis), ROUNDS, 20)])
    assert abs(mean - analysis.table_ev) < 4 * error


@pytest.mark.parametrize("decks", [1, 8])
def test_every_bet_of_com_bo_earns_what_it_is_worth(decks: int) -> None:
    env = made("pitboss/VicCrownComBo-v0", explain="never", decks=decks)
    earned: dict[str, list[float]] = {}
    for _, info in episodes(env, lambda _, info: np.array([mask[1] for mask in info["action_mask"]]), ROUNDS, 3):
        for each in info["settlements"]:
            earned.setdefault(each["bet"], []).append(float(each["net"]) / 10)
    exact = {bet.bet: float(bet.ev) for bet in com_bo_odds(env.opened.rules, Shoe.of(env.opened.table.pack))}
    assert earned.keys() == exact.keys()
    for bet, nets in earned.items():
        mean, error = mean_and_error(nets)
        assert abs(mean - exact[bet]) < 4 * error, bet

"""The scenarios, as files in the format of `pitboss adjudicate`: what each comes to is in its `expect` block.

`net` is what each player gains or loses, `bets` what each kind of bet comes to, `cards_used`, `dealer` (how the dealer's hand
ended) and `hands` (totals in order) what they say; `refused` is the rule of the refusal, or yes where any rule will do.
Those in `inspector` were expected by hand from the documents, nearly all before their writer had read the engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.adjudicate.settlement import settle
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.play.roundfile import read_round
from tests.support import own_on

HERE = Path(__file__).parent
NAMED = {1, 4, 6, 7, 9, 10, 11, 13, 14, 16, 19, 20, 22, 23, 29, 30, 31, 34, 35}
"""The scenarios of one round; limits, irregularities and tournaments are tested where they are built."""


def scenarios() -> list[Any]:
    return [
        pytest.param(value, id=str(value["id"]))
        for file in sorted(HERE.rglob("*.yaml"))
        for value in rounds_in(text_of(str(file)))[0]
        if isinstance(value, dict)
    ]


def money(amounts: dict[str, float]) -> dict[str, str]:
    return {name: dollars(round(100 * amount)) for name, amount in amounts.items()}


@pytest.mark.parametrize("scenario", scenarios())
def test_scenario(scenario: dict[str, Any]) -> None:
    expect = dict(scenario["expect"])
    written = read_round({key: value for key, value in scenario.items() if key != "expect"})
    if "refused" in expect:
        with pytest.raises(Refused) as caught:
            settle(written, own_on(written.game))
        assert caught.value.rule
        if expect["refused"] is not True:
            assert caught.value.rule.endswith(f" {expect['refused']}"), caught.value.sentence
        return
    answer = settle(written, own_on(written.game)).answer
    found = {
        "net": answer["net"],
        "bets": {row["bet"]: row["net"] for row in answer["settlements"]},
        "cards_used": answer["cards_used"],
        "dealer": answer["dealer"] and answer["dealer"]["outcome"],
        "hands": [hand["total"] for box in answer["boxes"] for hand in box["hands"]],
    }
    for key, value in expect.items():
        if key == "bets":
            assert found["bets"] | money(value) == found["bets"]
        else:
            assert found[key] == (money(value) if key == "net" else value)


def test_every_scenario_named_is_here() -> None:
    assert {file.stem for file in HERE.glob("*.yaml")} >= {f"T{number:02d}" for number in NAMED}

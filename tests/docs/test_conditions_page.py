"""docs/conditions.md: its papers lack nothing, and its table has every key that the reader knows, with an example that it takes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from pitboss.cli.tournament.opening import _opened
from pitboss.law.refusal import Malformed
from pitboss.play.roundfile.field import Field
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.reading import read_paper

PAGE = (Path(__file__).parents[2] / "docs/conditions.md").read_text(encoding="utf-8")
PAPERS = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)
ROWS = dict(re.findall(r"^\| `([a-z.-]+)` \| `(.+?)` \|", PAGE, re.M))
RECORDS: dict[str, dict[str, Any]] = {
    "wagers.limits": {"minimum": 10},
    "stages": {"name": "one"},
    "prizes.added": {"kind": "goods", "worth": 1},
}
"""Lists of records, with what each record needs at the least."""


def test_there_are_the_four_papers_of_a_director() -> None:
    assert len(PAPERS) == 4


@pytest.mark.parametrize("text", PAPERS, ids=lambda text: text.splitlines()[0].removeprefix("name: "))
def test_every_paper_lacks_nothing(text: str) -> None:
    conditions, game = _opened(read_paper(yaml.safe_load(text)), None)
    assert check(game.rules, conditions) == ()


def paper_with(key: str, example: Any) -> dict[str, Any]:
    """A paper that has hardly anything beside one key."""
    paper: dict[str, Any] = {"name": "Cup", "game": "nsw-star-blackjack"}
    under, _, name = key.rpartition(".")
    if under in RECORDS:
        record = RECORDS[under] | {name: example}
        if under == "stages" and not {"shoes", "rounds", "minutes"} & set(record):
            record["rounds"] = 1
        above, _, last = under.rpartition(".")
        return paper | ({above: {last: [record]}} if above else {last: [record]})
    if under == "buy-backs":
        return paper | {"buy-backs": {"number": 1} | {name: example}}
    return paper | ({under: {name: example}} if under else {name: example})


@pytest.mark.parametrize("key", ROWS)
def test_every_example_of_the_table_is_read(key: str) -> None:
    read_paper(paper_with(key, yaml.safe_load(ROWS[key])))


def test_the_table_has_every_key_that_the_reader_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    known: set[str] = set()
    own = Field.mapping

    def mapping(self: Field, keys: tuple[str, ...], required: tuple[str, ...] = ()) -> dict[str, Field]:
        under = re.sub(r"\[\d+\]", "", self.path)
        known.update(f"{under}.{key}".strip(".") for key in keys)
        return own(self, keys, required)

    monkeypatch.setattr(Field, "mapping", mapping)
    for key, example in ROWS.items():
        read_paper(paper_with(key, yaml.safe_load(example)))
    whole = {"entry", "chips", "wagers", "prizes"}
    assert set(ROWS) == known - whole


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(Malformed, match="entry"):
        read_paper(paper_with("entry.fees", 1))

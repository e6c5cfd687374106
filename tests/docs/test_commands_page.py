"""docs/commands.md has every command that a client may give to a tournament or a promotion, with an example that the house reads."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.streams import kinds
from pitboss.house.messages.reading import read_one_of
from pitboss.house.messages.words import kebab
from pitboss.promotion.clock import MindClock

PAGE = (Path(__file__).parents[2] / "docs/commands.md").read_text(encoding="utf-8")
SECTIONS = {"tournament": "## Tournaments", "promotion": "## Promotions"}
PAPERS = {"draft-conditions", "draft-terms", "propose-amendment"}
"""Commands whose paper stands in the form of a file, which the hall reads before anything else does."""


def examples(kind: str) -> list[dict[str, Any]]:
    """The examples of a section."""
    section = PAGE.partition(SECTIONS[kind])[2].partition("\n## ")[0]
    return [json.loads(each) for each in re.findall(r"^\|[^|]*\| `(\{.*?\})`(?:[:;]| \|)", section, re.M)]


@pytest.mark.parametrize("kind", SECTIONS)
def test_every_command_has_an_example_and_no_other_is_there(kind: str) -> None:
    found = kinds()[kind]
    given = {name for name, made in found.commands_by_name.items() if made not in found.house_only and made is not MindClock}
    assert [each["do"] for each in examples(kind)] == list(dict.fromkeys(each["do"] for each in examples(kind)))
    assert {each["do"] for each in examples(kind)} == given


@pytest.mark.parametrize(("kind", "example"), [(kind, each) for kind in SECTIONS for each in examples(kind)], ids=str)
def test_every_example_is_a_command(kind: str, example: dict[str, Any]) -> None:
    if example["do"] not in PAPERS:
        command = read_one_of(example, kinds()[kind].commands_by_name, by="a-3")
        assert kebab(type(command).__name__) == example["do"]

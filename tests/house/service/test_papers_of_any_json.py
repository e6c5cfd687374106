"""Papers and terms with any JSON in any place are answered in one sentence, never by a traceback."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pitboss.web.mounting import mount
from tests.house.service.pit import EASY, run, serving

ODD: tuple[Any, ...] = (
    [], {}, [1], {"a": 1}, None, True, False, 10**30, -(10**30), -1, 0, 1.5, 1e308, "", "x", "\u202e", "\x00", "2003-02-30", [[]],
)  # fmt: skip
GAMES = ("act-blackjack", "vic-blackjack", "nsw-star-blackjack")
CALLS = ("/api/papers/check", "/api/papers/page", "/api/promotions/check")


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from _places(each, (*path, key))


def _with(paper: Any, path: tuple[Any, ...], odd: Any) -> Any:
    changed = copy.deepcopy(paper)
    at = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = odd
    return changed


def _papers(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict) and isinstance(value.get("paper"), dict):
        yield value["paper"]
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _papers(each)


@pytest.mark.parametrize("number", [300, pytest.param(10_000, marks=pytest.mark.whole)])
def test_no_paper_is_answered_by_a_traceback(number: int, file_store: str) -> None:
    async def test() -> None:
        async with (
            serving(file_store, settings=replace(EASY, requests_per_second=100_000), extend=mount) as server,
            server.person("Ann") as ann,
        ):
            found = [(await ann.gets(f"/api/papers/{game}/plain"))["paper"] for game in GAMES]
            asked = [(call, paper, path) for paper in found for path in _places(paper) for call in CALLS[:2]]
            terms = _papers(await ann.gets("/api/promotions/examples"))
            asked += [(CALLS[2], paper, path) for paper in terms for path in _places(paper)]
            chance = random.Random(7)
            every = [(*each, odd) for each in asked for odd in ODD]
            for call, paper, path, odd in chance.sample(every, min(number, len(every))):
                answer = await ann.browser.post(call, json={"paper": _with(paper, path, odd)})
                assert answer.status_code < 500, (call, path, odd, answer.text)

    run(test(), patience=600)

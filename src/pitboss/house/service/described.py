"""What the OpenAPI document says of each operation beside what its route says itself: the shape of its answer, and examples."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from pitboss.house.service.http import (
    answered_picture as picture,
    answered_promotions as promotions,
    answered_rules as rules,
    answered_streams as streams,
    answers,
)

Json = dict[str, Any]
PREFIX = "#/components/schemas/"
PART = "x-part"
EXAMPLES = Path(__file__).parent / "http"
"""Where the files of examples are."""

ANSWERS: Mapping[str, type[BaseModel]] = {
    "get /api/lobby": answers.Lobby,
    "post /api/tables": answers.LobbyRow,
    "get /api/tables/{table}": picture.Looked,
    "get /api/tables/{table}/log": answers.LogPage,
    "get /api/tables/{table}/hint": answers.Hint,
    "get /api/tables/{table}/shoes": answers.Shuffles,
    "get /api/inspection/roles": answers.RoleGrants,
    "get /api/inspection/tables": answers.Inspected,
    "get /api/inspection/tables/{table}/log": answers.FullLog,
    "get /api/inspection/tables/{table}/chain": answers.Chain,
    "get /api/inspection/tables/{table}/notices": answers.Notices,
    "get /api/inspection/tables/{table}/approvals": answers.Notices,
    "get /api/inspection/tables/{table}/notifications": answers.Notices,
    "get /api/inspection/tables/{table}/disputes": answers.Disputes,
    "get /api/inspection/tables/{table}/complaints": answers.Complaints,
    "get /api/streams/{stream}": streams.StreamLooked,
    "get /api/streams/{stream}/log": streams.StreamLog,
    "get /api/inspection/streams": streams.StreamsInspected,
    "get /api/inspection/streams/{stream}/log": streams.FullStreamLog,
    "get /api/inspection/streams/{stream}/chain": streams.StreamChain,
    "get /api/tournaments": streams.Tournaments,
    "post /api/tournaments": streams.TournamentRow,
    "post /api/tournaments/check": streams.CheckedPaper,
    "get /api/tournaments/{tournament}/versions": streams.Versions,
    "get /api/tournaments/{tournament}/versions/{version}": streams.Version,
    "get /api/tournaments/{tournament}/versions/{version}/against/{other}": streams.Changes,
    "get /api/tournaments/{tournament}/scrutiny": streams.Scrutinised,
    "get /api/rules": rules.Games,
    "get /api/rules/{game}": rules.RuleBook,
    "get /api/rules/{game}/{term}": rules.Reason,
    "get /healthz": answers.Health,
    **promotions.ANSWERS,
}
"""The shapes of answers that are made as plain JSON; the other routes name theirs."""

PARAMETERS: Mapping[str, Any] = {
    "table": "vic-blackjack",
    "stream": "tournament:small-cup",
    "tournament": "small-cup",
    "version": 1,
    "other": 1,
    "account": "a-0123456789abcdef01234567",
    "session": "s-0123456789abcdef01234567",
    "game": "vic-crown-pontoon",
    "term": "dealer-soft-17",
    "on": "2003-02-06T06:00",
    "name": "Ann",
    "after": 41,
    "most": 20,
    "kind": "approval",
    "promotion": "summer-draw",
    "X-Pitboss": "1",
}
"""An example of every parameter, by its name."""


def shapes() -> Json:
    """The schemas of all answers by name, with references to other parts of the document put in."""
    _, made = models_json_schema([(model, "serialization") for model in set(ANSWERS.values())], ref_template=f"{PREFIX}{{model}}")
    found = _with_parts(made["$defs"])
    assert isinstance(found, dict)
    return found


def _with_parts(value: Any) -> Any:
    if isinstance(value, dict):
        return {"$ref": f"{PREFIX}{value[PART]}"} if PART in value else {name: _with_parts(each) for name, each in value.items()}
    return [_with_parts(each) for each in value] if isinstance(value, list) else value


@cache
def examples() -> Mapping[str, Json]:
    """What was really asked and answered, by operation; of the socket's messages by their name."""
    files = sorted(EXAMPLES.glob("examples*.json"))
    return {name: each for file in files for name, each in json.loads(file.read_text(encoding="utf-8")).items()}


def describe(name: str, operation: Json) -> None:
    """Put the shape of an operation's answer and its examples into what the document says of it."""
    done = next(status for status in operation["responses"] if status.startswith("2"))
    content = operation["responses"][done].get("content", {}).get("application/json")
    example = examples().get(name, {})
    if name in ANSWERS and content is not None:
        content["schema"] = {"$ref": f"{PREFIX}{ANSWERS[name].__name__}"}
    if content is not None and "answer" in example:
        content["example"] = example["answer"]
    if "requestBody" in operation and "asked" in example:
        operation["requestBody"]["content"]["application/json"]["example"] = example["asked"]
    for parameter in operation.get("parameters", ()):
        if parameter["name"] in PARAMETERS:
            parameter["example"] = PARAMETERS[parameter["name"]]

"""What the house really answers has the shape that the pages' types are made from: nothing missing, nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import pytest

from pitboss.web.schema import interface
from tests.house.serving import Served
from tests.web.floor import FLOOR

HEADERS = {"X-Pitboss": "1"}


@cache
def _closed() -> dict[str, Any]:
    """Every shape of the interface, with no field allowed that it does not name, all the way down."""
    schemas = interface()["components"]["schemas"]
    return {name: each | {"additionalProperties": False} if "properties" in each else each for name, each in schemas.items()}


def _checked(name: str, answer: Any) -> None:
    jsonschema_rs.validate({"$ref": f"#/components/schemas/{name}", "components": {"schemas": _closed()}}, answer)


@pytest.fixture
def ann(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=300) as client:
        client.post("/api/guest", json={})
        yield client


def test_the_lobby(ann: httpx.Client) -> None:
    lobby = ann.get("/api/lobby").json()
    _checked("Lobby", lobby)
    assert {each.id for each in FLOOR} <= {each["id"] for each in lobby["tables"]}


@pytest.mark.parametrize("table", [each.id for each in FLOOR])
def test_a_picture_and_a_felt(ann: httpx.Client, table: str) -> None:
    _checked("Picture", ann.get(f"/api/tables/{table}").json()["picture"])
    assert ann.post(f"/api/tables/{table}/buy-in", json={"id": "b1", "amount": "100.00"}).is_success
    seat = {"do": "join-table", "seat": 0 if table.endswith("com-bo") else 7}
    ann.post(f"/api/tables/{table}/commands", json={"id": f"j-{table}", "command": seat})
    picture = ann.get(f"/api/tables/{table}").json()["picture"]
    _checked("Picture", picture)
    felt = ann.get(f"/api/tables/{table}/felt").json()
    _checked("Felt", felt)
    assert [each["bet"] for each in felt["side_bets"]] == picture["table"]["side_bets"]
    assert all(each["rules"] for each in felt["inscriptions"])
    ann.post(f"/api/tables/{table}/commands", json={"id": f"l-{table}", "command": {"do": "leave-table"}})


def test_the_interface_names_the_web_s_own_calls() -> None:
    made = interface()
    assert "/api/tables/{table}/felt" in made["paths"]
    assert made["components"]["schemas"]["SubscribedMessage"]["properties"]["picture"] == {"$ref": "#/components/schemas/Picture"}

"""Events as plain dicts and back, of this version and of the first."""

from __future__ import annotations

import json
from enum import Enum
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from pitboss.house.accounts import Event, Secret, decode, encode, replay
from pitboss.house.accounts.commands import Command
from pitboss.house.accounts.decide import JUDGES
from pitboss.house.accounts.evolve import RECORDERS
from pitboss.law.refusal import Malformed

PLAIN: dict[Any, Any] = {str: "ann", int: 7, NoneType: None, Secret: Secret("hidden")}

FIRST = """
[{"v":1,"$":"GuestArrived","account":"gus","name":{"$":"Name","shown":"Gus","key":"gus","skeleton":"gus"},"at":7},
 {"v":1,"$":"SessionOpened","account":"gus","session":"s-1","digest":{"$secret":"d"},"idle":60,"until":600,"at":7},
 {"v":1,"$":"MoneyGiven","account":"gus","cents":100000,"why":{"$Gift":"ARRIVAL"},"at":7},
 {"v":1,"$":"GuestUpgraded","account":"gus","name":{"$":"Name","shown":"Gus","key":"gus","skeleton":"gus"},"password":{"$secret":"p"},"at":8},
 {"v":1,"$":"AccountRegistered","account":"ada","name":{"$":"Name","shown":"Ada","key":"ada","skeleton":"ada"},"password":{"$secret":"q"},"at":8},
 {"v":1,"$":"AdministrationOffered","link":{"$secret":"l"},"until":99,"at":8},
 {"v":1,"$":"AdministratorAppointed","account":"ada","by":"one-time link","at":9},
 {"v":1,"$":"RoleGranted","account":"gus","role":{"$Role":"DEALER"},
  "scope":{"$":"Scope","jurisdiction":{"$Jurisdiction":"NSW"},"document":null,"table":"t1"},"by":"ada","at":9},
 {"v":1,"$":"TableFilled","table":"t1","cents":500,"at":9},
 {"v":1,"$":"BoughtIn","account":"gus","table":"t1","cents":100,"at":9},
 {"v":1,"$":"SessionEnded","account":"gus","session":"s-1","why":{"$Ending":"SIGNED_OUT"},"by":"gus","at":10}]
"""
"""A log as the first version wrote it: what it means may never change."""


def sample(hint: Any) -> Any:
    if hint in PLAIN:
        return PLAIN[hint]
    if get_origin(hint) is UnionType or get_args(hint):
        return sample(get_args(hint)[0])
    if issubclass(hint, Enum):
        return next(reversed(hint))
    return hint(**{name: sample(each) for name, each in get_type_hints(hint).items()})


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_comes_back_as_it_was(kind: type[Any]) -> None:
    event = sample(kind)
    row = json.loads(json.dumps(encode(event)))
    assert row["v"] == 1
    assert decode(row) == event


def test_every_command_is_judged_and_every_event_recorded() -> None:
    assert set(JUDGES) == set(get_args(Command))
    assert set(RECORDERS) == set(get_args(Event))


def test_the_first_log_is_read_for_ever() -> None:
    rows = json.loads(FIRST)
    events = [decode(row) for row in rows]
    assert [encode(event) for event in events] == rows
    state = replay(events)
    gus = state.people["gus"]
    assert (gus.wallet.cents, dict(gus.wallet.tables), len(gus.grants), gus.sessions) == (99_900, {"t1": 100}, 1, ())
    assert state.administrators == {"ada"}
    assert (state.house, dict(state.tables), dict(state.logins)) == (-100_500, {"t1": 600}, {"gus": "gus", "ada": "ada"})


@pytest.mark.parametrize(
    "row",
    [
        {},
        {"v": 2, "$": "TableFilled", "table": "t1", "cents": 1, "at": 1},
        {"v": "1", "$": "TableFilled", "table": "t1", "cents": 1, "at": 1},
        {"v": 1, "$": "TableFiled", "table": "t1", "cents": 1, "at": 1},
        {"v": 1, "$": "TableFilled", "table": "t1", "cents": 1},
        {"v": 1, "$": "TableFilled", "table": "t1", "cents": 1, "at": 1, "by": "ann"},
        {"v": 1, "$": "TableFilled", "table": [], "cents": 1, "at": 1},
        {"v": 1, "$": "TableFilled", "table": {"$Role": "KING"}, "cents": 1, "at": 1},
        {"v": 1, "$": "TableFilled", "table": {"$": "Path"}, "cents": 1, "at": 1},
        {"v": 1, "$": "Scope", "jurisdiction": None, "document": None, "table": None},
    ],
)
def test_what_is_no_event_is_said_to_be_none(row: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        decode(row)

"""Staff for tests in a browser: the first administrator by the printed link, and whomever the administrator gives a role."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx

from tests.house.serving import Served
from tests.web.browser import Person

PASSWORD = "correct horse battery"
"""What everybody on the staff signs in with."""
HEADERS = {"X-Pitboss": "1"}
ADMINISTRATOR = "Ada Boss"
_sessions: dict[tuple[str, str], str] = {}
"""The cookie of everybody on the staff, by the server's address and the name: nobody signs in more often than the house lets one."""


@contextmanager
def administrator(served: Served) -> Iterator[httpx.Client]:
    """A client of the first administrator's, who claims the printed link the first time that one is needed."""
    new = (served.address, ADMINISTRATOR) not in _sessions
    with member(served.address, ADMINISTRATOR) as client:
        if new:
            client.post("/api/administrator/claim", json={"token": served.link()}).raise_for_status()
        yield client


@contextmanager
def member(address: str, name: str) -> Iterator[httpx.Client]:
    """A client of a member's, who registers the first time."""
    with httpx.Client(base_url=address, headers=HEADERS, trust_env=False, timeout=300) as client:
        known = _sessions.get((address, name))
        if known:
            client.cookies.set("pitboss", known)
        else:
            client.post("/api/register", json={"name": name, "password": PASSWORD}).raise_for_status()
            _sessions[address, name] = client.cookies["pitboss"]
        yield client


def staff(served: Served, role: str, name: str = "", **scope: str) -> str:
    """Have somebody hold a role, for the whole house or within a scope (`table="t"`, `jurisdiction="VIC"`); the name to sign in with."""
    name = name or f"Staff {role}"
    with member(served.address, name) as own:
        account = own.get("/api/me").raise_for_status().json()["account"]
    with administrator(served) as ada:
        granted = ada.post(f"/api/accounts/{account}/roles", json={"role": role} | scope)
        assert granted.status_code == 204 or granted.json()["code"] == "held-already", granted.text
    return name


def signs_in(person: Person, name: str) -> None:
    """Let a browser have the session of somebody on the staff."""
    cookie = _sessions[person.address, name]
    person.context.add_cookies([{"name": "pitboss", "value": cookie, "url": person.address, "httpOnly": True, "sameSite": "Strict"}])


def keep_session(person: Person, name: str) -> None:
    """Remember the session that a browser has of somebody who came in by the page."""
    _sessions[person.address, name] = next(each["value"] for each in person.context.cookies() if each["name"] == "pitboss")


def comes_on_duty(person: Person, table: str) -> list[str]:
    """Put whoever has the browser on duty at a table without its page, and say in which roles."""
    answer = person.context.request.put(f"{person.address}/api/tables/{table}/duty", headers=HEADERS | {"Origin": person.address})
    assert answer.ok, answer.text()
    found: list[str] = answer.json()["roles"]
    return found


def orders(person: Person, table: str, *commands: dict[str, Any]) -> None:
    """Give commands over HTTP in the name of whoever has the browser: for what a test only stands on."""
    for command in commands:
        asks(person, f"/api/tables/{table}/commands", {"id": f"o-{uuid4().hex}", "command": command})


def asks(person: Person, path: str, body: dict[str, Any]) -> Any:
    """What the house answers when the browser's owner posts something."""
    answer = person.context.request.post(f"{person.address}{path}", data=body, headers=HEADERS | {"Origin": person.address})
    assert answer.ok, (path, body, answer.text())
    return answer.json()

"""A cup that is being played, for pictures: founded, entered, drawn and opened over HTTP, with one member among bots."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import httpx

from tests.house.serving import Served
from tests.web.cup import GAME
from tests.web.staff import member, staff

CUP, MANAGER, PLAYER = "spring-cup", "Olive Op", "Pat Play"
STREAM = f"tournament:{CUP}"
FIELD = 14


def cup_in_play(served: Served) -> None:
    """Hold a cup of fourteen and open its heats at two tables."""
    for role in ("casino-operator", "gaming-manager"):
        staff(served, role, MANAGER, jurisdiction="NSW")
    with member(served.address, MANAGER) as olive, member(served.address, PLAYER) as pat:
        _founds(olive)
        account = pat.get("/api/me").raise_for_status().json()["account"]
        _asks(pat, {"do": "apply-to-enter"})
        pat.post(f"/api/streams/{STREAM}/pay-in", json={"id": "fee", "amount": "50.00"}).raise_for_status()
        for command in (
            {"do": "accept-entry", "player": account},
            {"do": "take-step", "step": "copy-to-each-player", "player": account, "words": ""},
            {"do": "designate-tables", "tables": ["table 1", "table 2"]},
            {"do": "commit-ballot"},
        ):
            _asks(olive, command)
        _asks(pat, {"do": "mix-in", "words": "seven of hearts"})
        _asks(olive, {"do": "draw-ballot"})
        _asks(pat, {"do": "take-seat"})
        _asks(olive, {"do": "open-session"})


def _founds(olive: httpx.Client) -> None:
    paper: dict[str, Any] = olive.get(f"/api/papers/{GAME}/plain").raise_for_status().json()["paper"]
    paper |= {"name": "Spring Cup", "starts": "2020-01-01T19:00"}
    paper["entry"] |= {"least": FIELD, "most": FIELD}
    paper["wagers"] |= {"pass-cards": 1, "undisclosed": 1, "seconds": 600}
    clocks = {"betting": None, "decision": None, "window": 1, "cut": 0, "pace": 0, "layout": 1}
    olive.post("/api/tournaments", json={"id": CUP, "paper": paper, "clocks": clocks}).raise_for_status()
    _asks(olive, {"do": "appoint-head", "person": MANAGER, "has": ["licensed"]})
    olive.put(f"/api/streams/{STREAM}/duty").raise_for_status()
    _asks(olive, {"do": "take-step", "step": "published", "player": "", "words": ""})
    bots = {"id": "bots", "number": FIELD - 1, "temper": ""}
    olive.post(f"/api/tournaments/{CUP}/bots", json=bots).raise_for_status()


def _asks(client: httpx.Client, command: dict[str, Any]) -> None:
    answer = client.post(f"/api/streams/{STREAM}/commands", json={"id": uuid4().hex, "command": command})
    assert answer.is_success, (command, answer.text)

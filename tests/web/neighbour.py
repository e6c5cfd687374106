"""A neighbour at a table without a browser: keeps betting open until a test is ready, then bets and stands on everything."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import httpx

from tests.house.serving import Served

HEADERS = {"X-Pitboss": "1"}
GOES_ON = ("stand", "hit", "press", "show-cards", "refuse-cut")
"""What the neighbour does where it is lawful, the first first: some books do not let a player stand on a low total."""


class Neighbour:
    """Somebody with chips at a table, at a box or, at box 0, standing."""

    def __init__(self, served: Served, table: str, box: int = 0) -> None:
        self.table, self.box, self._count = table, box, 0
        self._client = httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=300)
        self.account: str = self._client.post("/api/guest", json={}).raise_for_status().json()["account"]
        self._client.post(f"/api/tables/{table}/buy-in", json={"id": "b1", "amount": "500.00"}).raise_for_status()
        self.does(do="join-table", seat=box)

    def __enter__(self) -> Neighbour:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._client.post(f"/api/tables/{self.table}/commands", json={"id": "last", "command": {"do": "leave-table"}})
        self._client.close()

    @property
    def picture(self) -> Any:
        """The table as the neighbour sees it."""
        return self._client.get(f"/api/tables/{self.table}").raise_for_status().json()["picture"]

    def does(self, **command: Any) -> None:
        """Give a command, which must be accepted."""
        self._count += 1
        answer = self._client.post(f"/api/tables/{self.table}/commands", json={"id": f"n{self._count}", "command": command})
        assert answer.is_success, answer.text

    def bets(self, amount: str = "5.00") -> None:
        """Stake on the own box, or on the first area of Com-Bo."""
        if self.picture["boxes"]:
            self.does(do="place-wager", box=self.box, amount=amount)
        else:
            self.does(do="place-com-bo-wager", bet="low-1", amount=amount)

    def goes_along(self) -> None:
        """Stand, if asked, or draw where standing is not allowed; nothing else is the neighbour's to hold up."""
        may = {act["do"]: act["command"] for act in self.picture["acts"]["may"]}
        due = next((act for act in GOES_ON if act in may), None)
        if due:
            self.does(**may[due])

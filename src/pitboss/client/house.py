"""The house over HTTP: coming in, money, lobby, tables and their logs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self
from urllib.parse import quote
from uuid import uuid4

import httpx

from pitboss.client.dialler import Dialler
from pitboss.client.faults import Lost, refusal_in
from pitboss.client.line import Line
from pitboss.client.records import (
    Answer,
    Chips,
    Json,
    Me,
    Page,
    Session,
    Wallet,
    answer_in,
    me_in,
    page_in,
    session_in,
    wallet_in,
)

PATIENCE = 30.0
"""Seconds that a request may take."""


class House:
    """One person's way into a house, or a visitor's; the session's cookie is kept here and nowhere else.

    The addresses may be of several servers on one store: HTTP goes to the first, a line to whichever answers.
    """

    def __init__(self, *addresses: str, cookies: Mapping[str, str] | None = None, patience: float = PATIENCE) -> None:
        self.addresses = tuple(address.rstrip("/") for address in addresses)
        self._http = httpx.AsyncClient(
            base_url=self.addresses[0], headers={"X-Pitboss": "1"}, cookies=dict(cookies or {}), timeout=patience, trust_env=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connections; the session stays open at the server."""
        await self._http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """The session as a browser would keep it, to go on elsewhere."""
        return {cookie.name: cookie.value or "" for cookie in self._http.cookies.jar}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any request of the interface; the answer's JSON, or `Refusal`, or `Lost`."""
        try:
            answer = await self._http.request(method, path, json={} if body is None and method == "POST" else body)
        except (httpx.TransportError, OSError) as fault:
            raise Lost(f"{self.addresses[0]} does not answer: {str(fault) or type(fault).__name__}.") from None
        try:
            value = answer.json() if answer.content else None
        except ValueError:
            value = None
        if not answer.is_success:
            wait = answer.headers.get("Retry-After", "")
            raise refusal_in(value, status=answer.status_code, wait=int(wait) if wait.isdigit() else 0)
        return value

    async def guest(self, name: str = "") -> Me:
        """Come in as a guest."""
        return me_in(await self.ask("POST", "/api/guest", {"name": name} if name else {}))

    async def register(self, name: str, password: str) -> Me:
        """Become a member."""
        return me_in(await self.ask("POST", "/api/register", {"name": name, "password": password}))

    async def log_in(self, name: str, password: str) -> Me:
        """Come in as a member."""
        return me_in(await self.ask("POST", "/api/login", {"name": name, "password": password}))

    async def log_out(self) -> None:
        """End this session."""
        await self.ask("POST", "/api/logout")

    async def me(self) -> Me:
        """The account of this session."""
        return me_in(await self.ask("GET", "/api/me"))

    async def sessions(self) -> tuple[Session, ...]:
        """One's own sessions."""
        return tuple(map(session_in, await self.ask("GET", "/api/sessions")))

    async def wallet(self) -> Wallet:
        """One's own money."""
        return wallet_in(await self.ask("GET", "/api/wallet"))

    async def lobby(self) -> tuple[Json, ...]:
        """The rows of the lobby."""
        return tuple((await self.ask("GET", "/api/lobby"))["tables"])

    async def buy_in(self, table: str, amount: str, command: str = "") -> Chips:
        """Make chips of money; under an id of one's own it may be asked again."""
        return Chips(**await self.ask("POST", f"{_table(table)}/buy-in", {"id": command or fresh_id(), "amount": amount}))

    async def cash_out(self, table: str, command: str = "") -> Chips:
        """Make money of all chips."""
        return Chips(**await self.ask("POST", f"{_table(table)}/cash-out", {"id": command or fresh_id()}))

    async def look(self, table: str) -> Json:
        """The picture of a table, or of a tournament, heat or promotion by its stream, with its position and names."""
        found: Json = await self.ask("GET", _table(table))
        return found

    async def log(self, table: str, after: int = 0, most: int = 200) -> Page:
        """Entries of a table's log."""
        return page_in(await self.ask("GET", f"{_table(table)}/log?after={after}&most={most}"))

    async def command(self, table: str, command: Json, id: str = "") -> Answer:
        """A command by HTTP to a table or a stream (docs/commands.md); the answer comes once it is durable."""
        return answer_in(await self.ask("POST", f"{_table(table)}/commands", {"id": id or fresh_id(), "command": command}))

    async def tournaments(self) -> tuple[Json, ...]:
        """The rows of all tournaments, the newest first."""
        return tuple((await self.ask("GET", "/api/tournaments"))["tournaments"])

    async def check_conditions(self, paper: Json) -> Json:
        """What conditions in the form of a file state and lack, and where to write it; nothing is kept."""
        found: Json = await self.ask("POST", "/api/tournaments/check", {"paper": paper})
        return found

    async def found_tournament(self, name: str, paper: Json, *, clocks: Mapping[str, int | None] | None = None) -> Json:
        """Hold a tournament, `tournament:NAME`; whoever founds it is on duty there."""
        found: Json = await self.ask("POST", "/api/tournaments", {"id": name, "paper": paper, "clocks": dict(clocks or {})})
        return found

    async def enter_bots(self, tournament: str, number: int, temper: str = "", command: str = "") -> tuple[str, ...]:
        """Enter bots of a temper, or of all in turn; their names."""
        body = {"id": command or fresh_id(), "number": number, "temper": temper}
        return tuple((await self.ask("POST", f"/api/tournaments/{quote(tournament, safe='')}/bots", body))["bots"])

    async def promotions(self) -> tuple[Json, ...]:
        """The rows of all promotions, the newest first."""
        return tuple((await self.ask("GET", "/api/promotions"))["promotions"])

    async def check_terms(self, paper: Json) -> Json:
        """What terms in the form of a file state and lack; nothing is kept."""
        found: Json = await self.ask("POST", "/api/promotions/check", {"paper": paper})
        return found

    async def found_promotion(self, name: str, paper: Json) -> Json:
        """Hold a promotion, `promotion:NAME`; whoever founds it is on duty there."""
        found: Json = await self.ask("POST", "/api/promotions", {"id": name, "paper": paper})
        return found

    async def draw_record(self, promotion: str) -> Json:
        """The record of a draw that was made, which anybody can check (docs/draws.md)."""
        found: Json = await self.ask("GET", f"/api/promotions/{quote(promotion, safe='')}/proof")
        return found

    async def go_off_duty(self, stream: str) -> None:
        """Go off duty at a stream."""
        await self.ask("DELETE", f"{_stream(stream)}/duty")

    async def come_on_duty(self, stream: str) -> tuple[str, ...]:
        """Come on duty at a tournament or another stream, in every role that one holds there."""
        return tuple((await self.ask("PUT", f"{_stream(stream)}/duty"))["roles"])

    async def pay_in(self, stream: str, amount: str, command: str = "") -> Json:
        """Bring money from the wallet to a stream, in one's own name; what one has at hand and there."""
        found: Json = await self.ask("POST", f"{_stream(stream)}/pay-in", {"id": command or fresh_id(), "amount": amount})
        return found

    async def pay_out(self, stream: str, command: str = "") -> Json:
        """Take everything that is in one's own name there back to the wallet."""
        found: Json = await self.ask("POST", f"{_stream(stream)}/pay-out", {"id": command or fresh_id()})
        return found

    def line(self, *, patience: float = PATIENCE) -> Line:
        """A socket of this session; it is taken up again for so many seconds when it is lost."""
        return Line(Dialler(self.addresses, self.cookies, patience), fresh_id)


def fresh_id() -> str:
    """A command id that nobody has used."""
    return uuid4().hex


def _stream(stream: str) -> str:
    return f"/api/streams/{quote(stream, safe='')}"


def _table(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"

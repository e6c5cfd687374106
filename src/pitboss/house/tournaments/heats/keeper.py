"""The keeper of a heat: a stream's keeper that has the shoe, sealed in the vault as at any table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pitboss.floor.automatic import is_lawful, next_request, shuffle_is_due
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import SHOE, Request
from pitboss.house.store import Store
from pitboss.house.store.batch import Sealed
from pitboss.house.store.faults import refused
from pitboss.house.streams.keeper import StreamKeeper, Wanted
from pitboss.house.streams.kind import StreamKind, Told
from pitboss.house.tables.button import with_draw
from pitboss.house.tables.chips import ChipsMoved
from pitboss.house.tables.shoe import cut_by_nobody, fresh_order, is_promised, promise, shoe_at
from pitboss.house.tables.vault import Order, Vault
from pitboss.house.tournaments.heats.state import HeatTable
from pitboss.law.refusal import Refused
from pitboss.tournament.heat.decide import step
from pitboss.tournament.heat.request import HeatRequest


@dataclass(frozen=True, slots=True)
class GoOn:
    """Let the program do its next thing as shoe and dealer; `awaited` are those still waited for."""

    dealer: str
    awaited: tuple[str, ...] = ()


class HeatKeeper(StreamKeeper):
    """Keeps a heat; nobody brings a shuffle or a draw of his own."""

    def __init__(self, store: Store, stream: str, kind: StreamKind, heard: Callable[[Sequence[Told]], None], vault: Vault) -> None:
        super().__init__(store, stream, kind, heard)
        self._vault = vault
        self._orders: dict[str, Order] = {}

    async def shoe(self) -> CommittedShoe | None:
        """The shoe that the table has promised and not shown yet, as it stands."""
        table: Any = self.state.state
        if not is_promised(table):
            return None
        cards = table.floor.cards
        if cards.commitment not in self._orders:
            sealed = await self.store.unsealed(self.stream, cards.commitment)
            if sealed is None:
                raise refused("vault-empty", f"{self.stream}: the shuffle {cards.commitment[:12]} is not in the vault")
            self._orders = {cards.commitment: self._vault.unseal(self.stream, sealed)}
        return shoe_at(cards, self._orders[cards.commitment])

    async def judged(self, wanted: Wanted, at: int) -> tuple[tuple[Any, ...], tuple[Sealed, ...]]:
        """The events of a wish, with the order of a shuffle sealed beside it; the order promised before is shown first."""
        if isinstance(wanted.command, ChipsMoved):
            raise Refused("tournament-chips", "Chips here are the tournament's: no money becomes one.", rule="house tournaments")
        shoe, table = await self.shoe(), self.state.state
        assert isinstance(table, HeatTable)
        if isinstance(wanted.command, GoOn):
            request, order = self._next(table, shoe, at, wanted.command)
        else:
            request, order = promise(self.context, table, shoe, Request(wanted.by, at, wanted.command))  # type: ignore[arg-type]
            request = request._replace(do=with_draw(self.context, table.floor, request.do, secrets.randbelow))
        request = cut_by_nobody(self.context, table.floor, request)
        shown: tuple[Any, ...] = ()
        heat = table.heat
        if isinstance(request.do, Shuffle) and shoe is not None:
            reveal = Request(SHOE, at, shoe.reveal())
            if is_lawful(self.context, heat.floor, reveal):
                shown, heat = step(self.context, heat, HeatRequest(*reveal))
        events, _ = step(self.context, heat, HeatRequest(*request))
        return (*shown, *events), ((self._vault.seal(self.stream, order),) if order else ())

    def _next(self, table: HeatTable, shoe: CommittedShoe | None, at: int, turn: GoOn) -> tuple[Request, Order | None]:
        """What the program does next; a shuffle is shown before the next one is published, and when the table closes."""
        floor, order = table.floor, None
        ended = shuffle_is_due(floor.cards) or floor.opening.standing is Standing.CLOSED
        if shoe is not None and ended and not floor.rounds.in_progress:
            reveal = Request(SHOE, at, shoe.reveal())
            if is_lawful(self.context, floor, reveal):
                return reveal, None
        elif shoe is None and shuffle_is_due(floor.cards) and not floor.rounds.in_progress:
            order = fresh_order(self.context)
            shoe = CommittedShoe((), bytes(32), order.secret)
            shoe.order = shoe.stack = order.cards
        request = next_request(self.context, floor, shoe, at, dealer=turn.dealer, awaited=turn.awaited)
        if request is None:
            raise Refused("nothing-to-do", "The program waits for somebody.", rule="house clocks")
        return request, order if request.do == (shoe and order and shoe.publish()) else None

"""The floor plan: every table of the house by its definition, kept in a stream of its own so that a restart finds them all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from pitboss.floor.game import Purpose
from pitboss.house.clock import StreamClock
from pitboss.house.lobby import DEMO_FLOOR, DealtBy, SignedLimits, TableDefinition
from pitboss.house.store import Batch, Conflict, Draft, Head, Mark, Stamp, Store, chained
from pitboss.house.store.entry import require_chain
from pitboss.house.store.faults import refused
from pitboss.house.timers import Clocks
from pitboss.law.refusal import Malformed

STREAM = "house:lobby"
VERSION = 1
TRIES = 20
BOTS = {bot.name: bot for definition in DEMO_FLOOR for bot in definition.bots}
"""The bots that a table may have, by name."""


def write_definition(definition: TableDefinition) -> dict[str, Any]:
    """A definition as the store keeps it."""
    limits = asdict(definition.limits)
    return {
        "v": VERSION,
        "$": "TableListed",
        "id": definition.id,
        "name": definition.name,
        "game": definition.game,
        "limits": limits | {"side": {bet: list(each) for bet, each in limits["side"].items()}},
        "options": dict(definition.options),
        "side_bets": {bet: dict(each) for bet, each in definition.side_bets.items()},
        "boxes": definition.boxes,
        "clocks": asdict(definition.clocks),
        "purpose": definition.purpose.name,
        "dealt_by": definition.dealt_by.name,
        "bots": [bot.name for bot in definition.bots],
    }


def read_definition(row: Mapping[str, Any]) -> TableDefinition:
    """The definition that a row of the store stands for; a bot that this program no longer has stays away."""
    if row.get("v") != VERSION or row.get("$") != "TableListed":
        raise Malformed("lobby-log", f"an entry of the lobby is {row.get('$')!r}, version {row.get('v')!r}, not read by this program")
    limits = row["limits"]
    side = {bet: (least, most) for bet, (least, most) in limits["side"].items()}
    return TableDefinition(
        row["id"],
        row["name"],
        row["game"],
        SignedLimits(limits["minimum"], limits["maximum"], limits["unit"], side),
        row["options"],
        row["side_bets"],
        row["boxes"],
        Clocks(**row["clocks"]),
        Purpose[row["purpose"]],
        DealtBy[row["dealt_by"]],
        tuple(BOTS[name] for name in row["bots"] if name in BOTS),
    )


class FloorPlan:
    """The definitions in the order they were listed, and who listed each."""

    def __init__(self, store: Store) -> None:
        self._store, self.head, self.time = store, Head(), StreamClock()
        self.definitions: dict[str, TableDefinition] = {}
        self.owners: dict[str, str] = {}
        self._one_at_a_time = asyncio.Lock()

    async def catch_up(self) -> None:
        """Read what is listed; the first of a name counts."""
        while read := await self._store.read(STREAM, self.head.position):
            entries = [entry for entry in read if entry.position > self.head.position]  # somebody else may have caught up meanwhile
            if not entries:
                continue
            require_chain(entries, self.head)
            for entry in entries:
                definition = read_definition(json.loads(entry.body))
                self.definitions.setdefault(definition.id, definition)
                self.owners.setdefault(definition.id, entry.actor)
            self.head = entries[-1].head
            self.time.saw(entries[-1].time)

    async def add(self, definitions: Iterable[TableDefinition], by: str) -> None:
        """List tables; one whose id is taken by another table is refused, one that is listed already stays."""
        async with self._one_at_a_time:
            for definition in definitions:
                await self._add(definition, by)

    async def _add(self, definition: TableDefinition, by: str) -> None:
        for _ in range(TRIES):
            await self.catch_up()
            listed = self.definitions.get(definition.id)
            if listed is not None:
                if listed != definition or self.owners[definition.id] != by:
                    raise refused("table-exists", f"there is a table {definition.id!r} already: choose another id")
                return
            body = json.dumps(write_definition(definition), ensure_ascii=False, separators=(",", ":"))
            command = f"list:{definition.id}"
            entries = chained(STREAM, self.head, Stamp(self.time.now(), by, command), [Draft(body, VERSION)])
            with suppress(Conflict):
                await self._store.append(Batch(STREAM, self.head, Mark(command, by, entries[0].hash), entries))
        await self.catch_up()

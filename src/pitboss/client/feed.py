"""The events of one table as they come, and how far one has them."""

from __future__ import annotations

import asyncio
from typing import Self

from pitboss.client.faults import Fault
from pitboss.client.records import Entry, Json, entry_in


class Feed:
    """Entries of a table, in order; iterate over it. What the server sends is handed on as it is: nothing is left out or put right."""

    def __init__(self, table: str, after: int | None, picture: str, ref: str) -> None:
        self.table, self.shown, self.ref = table, picture, ref
        self.position = after
        """Everything up to here has come; None before the first answer of the server where one begins with now."""
        self.picture: Json | None = None
        """The picture as it was last sent, changes worked in; None where none was."""
        self._entries: asyncio.Queue[Entry | Fault] = asyncio.Queue()

    def asked(self) -> Json:
        """The message that subscribes, from where the feed has come to."""
        message: Json = {"type": "subscribe", "table": self.table, "picture": self.shown, "ref": self.ref}
        return message if self.position is None else message | {"after": self.position}

    def take(self, message: Json) -> None:
        """Work in what the server sent for this table."""
        if message["type"] == "events":
            for each in message["entries"]:
                self._entries.put_nowait(entry_in(self.table, each))
            self.position = message["position"]
        elif message["type"] == "subscribed":
            self.position = message["position"]
            self.picture = message.get("picture", self.picture)
        elif message["type"] == "picture":
            self.picture = (self.picture or {}) | message["changes"]

    def end(self, why: Fault) -> None:
        """Say to whoever waits that nothing more will come."""
        self._entries.put_nowait(why)

    def waiting(self) -> list[Entry]:
        """What has come and was not looked at yet, without waiting."""
        found = []
        while not self._entries.empty():
            found.append(self._looked_at(self._entries.get_nowait()))
        return found

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Entry:
        return self._looked_at(await self._entries.get())

    def _looked_at(self, found: Entry | Fault) -> Entry:
        if isinstance(found, Fault):
            self._entries.put_nowait(found)
            raise found
        return found

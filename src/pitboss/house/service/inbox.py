"""An inbox: what has come over one socket and was not taken yet. It has one reader, and so none of what a queue for many needs."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """Messages in their order, with the calls of a queue."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Put a message in, and wake whoever waits for one."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def get_nowait(self) -> Any:
        """The next message, where there is one."""
        return self._messages.popleft()

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._messages:
            assert self._waiting is None, "an inbox has one reader"
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

"""The till of a hall: what the cage needs of a stream, so that money goes from wallets to it and back as at a table."""

from __future__ import annotations

from typing import Any

from pitboss.floor.request import Request
from pitboss.house.accounts import Holder
from pitboss.house.service.cage import Cage
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import StreamAnswer, StreamKeeper, Wanted
from pitboss.house.tables.chips import Guard, nothing_against
from pitboss.law.refusal import Refused


class Till:
    """A hall as the cage sees it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.id, self.stream = hall.till, hall.stream

    @property
    def keeper(self) -> StreamKeeper:
        """Where the balances are."""
        return self._hall.keeper

    async def do(self, request: Request, command: str = "", guard: Guard = nothing_against) -> StreamAnswer:
        """Move money in the stream."""
        return await self._hall.do(Wanted(request.by, request.at, request.do, command, guard=guard))

    async def ready(self) -> None:
        """Whatever a stream has to say against money coming, it says before any is moved."""
        await self._hall.follow()

    async def follow(self) -> None:
        """Read what others have appended."""
        await self._hall.follow()


async def pay_in(cage: Cage, hall: Hall, holder: Holder, cents: int, command: str) -> None:
    """Take cents from the holder's wallet to a stream, in the holder's name."""
    till: Any = Till(hall)
    await cage.fill(till)
    await cage.buy_in(till, holder, cents, command)


async def pay_out(cage: Cage, hall: Hall, account: str, command: str) -> None:
    """Pay everything that an account has in a stream into its wallet."""
    if account in hall.kind.held_back(hall.state):
        raise Refused("held-back", "Your entry is still to be decided: withdraw it, or wait.", rule="house cage")
    till: Any = Till(hall)
    await cage.cash_out(till, account, command)

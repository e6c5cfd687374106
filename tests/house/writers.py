"""Processes that write a store and tell on a pipe what they ask and what was acknowledged, so that they can be killed at any moment."""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from pitboss.floor.codec import encode
from pitboss.floor.request import Request
from pitboss.house.store import opened
from pitboss.house.tables import Answer, TableKeeper
from pitboss.law.refusal import PitbossError
from tests.house.play import DEALER, table, wish

TABLES = ("kill-1", "kill-2", "kill-3")
Line = dict[str, Any]
Work = Callable[[Callable[[Line], None]], Coroutine[Any, Any, None]]


class Child:
    """A forked process of ours; what it says arrives line by line, and it is ended by its id."""

    def __init__(self, work: Work) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            os._exit(_worked(work, writing))
        os.close(writing)
        self._reading, self._heard = reading, b""

    def asks(self, within: float) -> bool:
        """Wait until it asks something new, and so is writing; False if it did not in so many seconds."""
        until = time.monotonic() + within
        while b'"said": "ask"' not in self._heard:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._reading], [], [], left)[0]:
                return False
            more = os.read(self._reading, 65536)
            if not more:
                return False
            self._heard += more
        return True

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self.pid, signal.SIGKILL)

    def ended(self) -> tuple[int, list[Line]]:
        """Its status and everything it has said; a line that it was killed in the middle of is nothing."""
        with os.fdopen(self._reading, "rb") as rest:
            text = self._heard + rest.read()
        _, status = os.waitpid(self.pid, 0)
        whole = text[: text.rfind(b"\n") + 1]
        return status, [json.loads(line) for line in whole.splitlines()]


def _worked(work: Work, writing: int) -> int:
    try:
        asyncio.run(work(lambda line: _say(writing, line)))
    except BaseException as fault:
        sys.stderr.write(f"{type(fault).__name__}: {fault}\n")
        sys.stderr.flush()
        return 1
    return 0


def _say(writing: int, line: Line) -> None:
    os.write(writing, json.dumps(line).encode() + b"\n")


def playing(url: str, seed: int, again: list[Line], *, commands: int = 1_000_000) -> Work:
    """The work of a process: ask again what is given, then play at every table at once."""

    async def work(say: Callable[[Line], None]) -> None:
        async with opened(url) as store:
            keepers = {name: await table(store, name, snapshot_every=150) for name in TABLES}
            for line in again:
                await _ask_again(keepers[line["table"]], line, say)
            await asyncio.gather(*(_play(name, keeper, seed, commands, say) for name, keeper in keepers.items()))

    return work


async def _play(name: str, keeper: TableKeeper, seed: int, commands: int, say: Callable[[Line], None]) -> None:
    chance = random.Random(f"{seed} {name}")
    for number in range(commands):
        wanted = wish(keeper.state.floor, chance)
        line: Line = {"table": name, "id": f"{seed}-{number}", "by": wanted[0] if wanted else "", "at": number}
        line["do"] = encode(wanted[1]) if wanted else None
        say(line | {"said": "ask"})
        answer: Answer | None
        try:
            if wanted:
                answer = await keeper.do(Request(wanted[0], number, wanted[1]), line["id"])
            else:
                answer = await keeper.goes_on(number, dealer=DEALER, command=line["id"])
        except PitbossError as fault:  # with several writers somebody else was quicker
            say(line | {"said": "refused", "sentence": fault.sentence})
        else:
            say(line | _acknowledged(answer))


async def _ask_again(keeper: TableKeeper, line: Line, say: Callable[[Line], None]) -> None:
    """The very same command under the very same id."""
    answer: Answer | None
    try:
        if line["do"]:
            answer = await keeper.do(Request(line["by"], line["at"], command_of(line["do"])), line["id"])
        else:
            answer = await keeper.goes_on(line["at"], dealer=DEALER, command=line["id"])
    except PitbossError as fault:
        say(line | {"said": "refused", "sentence": fault.sentence})
    else:
        say(line | _acknowledged(answer) | {"again": True})


def _acknowledged(answer: Answer | None) -> Line:
    if answer is None:
        return {"said": "waited"}
    return {"said": "ack", "first": answer.first, "count": len(answer.events), "outcome": answer.outcome.value}


def command_of(value: Any) -> Any:
    """The command that a line wrote down."""
    from pitboss.floor.dayfile.reading import COMMANDS
    from pitboss.terms.powers import Role

    kinds = {kind.__name__: kind for kind in COMMANDS.values()}
    fields = {name: each for name, each in value.items() if name != "$"}
    if "roles" in fields:
        fields["roles"] = tuple(Role[each["$Role"]] for each in fields["roles"])
    if "layout" in fields:
        from pitboss.floor.opening.state import Layout

        fields["layout"] = Layout[fields["layout"]["$Layout"]]
    return kinds[value["$"]](**fields)

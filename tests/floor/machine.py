"""A table let loose: people ask whatever comes to mind, in any order, and what must always hold is looked at every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from pitboss.cards.card import CARDS
from pitboss.floor.accidents.commands import Rectify
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.floor.people.ranks import capacities
from pitboss.floor.powers import holder
from pitboss.floor.view import view
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.commands import CloseInsurance, CloseSurrender, DrawCard, FailButton, Hit, KeepDoubles, Stand
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.powers import Role
from tests.floor.tables import DEALER, OTHERS, Day

PLAYERS = ("ann", "bob", "cy")
STAFF = (DEALER, "gus", "cass", "olive", "max", "gwen", "pete")
Table = Day
Writer = Callable[[Day, random.Random], tuple[str, Command]]


def writers() -> list[Writer]:
    """Every writer of every `write_*.py` beside this file."""
    files = sorted(Path(__file__).parent.glob("write_*.py"))
    return [writer for file in files for writer in import_module(f"tests.floor.{file.stem}").WRITERS]


class Machine:
    """A table, a source of chance, and people with ideas."""

    def __init__(self, day: Day, chance: random.Random) -> None:
        self.day, self.chance, self.writers = day, chance, writers()
        self.done = 0
        self.faults: list[Refused | Malformed] = []

    def run(self, requests: int) -> Machine:
        """So many requests, then the lawful end of the table."""
        for _ in range(requests):
            if self.day.floor.rounds.in_progress and self.chance.random() < 0.3:
                self.go_on()
            else:
                self.ask(*self.chance.choice(self.writers)(self.day, self.chance))
        return self.close()

    def ask(self, by: str, command: Command) -> bool:
        """One request: it happens, or it is refused."""
        day, length = self.day, len(self.day.log)
        try:
            day.do(by, command, after=self.chance.choice((0, 1, 30, 600)))
        except (Refused, Malformed) as fault:
            self.faults.append(fault)
            return False
        self.done += 1
        self.look(day.log[length:])
        return True

    def look(self, events: list[Any]) -> None:
        """What holds after every request: all chips and cards are there, every power was somebody's, no view tells a secret."""
        day = self.day
        day.check()
        for event in events:
            warrant = getattr(event, "warrant", None)
            if warrant is not None:
                held = day.floor.people.roles.get(warrant.by, frozenset({Role.PLAYER}))
                assert warrant.rule, event
                assert warrant.role is Role.ANYONE or warrant.role in capacities(day.game, held), event
        cards, seen = day.floor.cards, view(day.floor, "zed").cards
        if not cards.burn_shown:
            assert all(card is None for card in seen.burned)
        assert sum(seen.left) >= seen.undealt

    def close(self) -> Machine:
        """Whatever happened, the table can be closed by those whom the document names, after the notice it asks for."""
        day = self.day
        if day.floor.opening.standing is not Standing.OPEN:
            return self
        for name, roles in (("cass", OTHERS["cass"]), ("pete", OTHERS["pete"]), ("olive", OTHERS["olive"]), (DEALER, (Role.DEALER,))):
            day.do(name, SignOn(name, roles))
        self.finish_round()
        power = day.game.get(CLOSE_TABLE)
        by = next(name for name in ("cass", "olive") if power is None or holder(power, frozenset(OTHERS[name])))
        for kind in (Kind.SIGN, Kind.NOTICE_TO_PLAYERS) if power else ():  # Com-Bo asks for none
            if day.floor.notices.find(kind, CLOSE_TABLE.name):
                day.do(by, WithdrawNotice(kind, CLOSE_TABLE.name))
            day.do(by, GiveNotice(kind, CLOSE_TABLE.name))
        day.do(by, CloseTable(), after=1200)
        day.check()
        return self

    def go_on(self) -> None:
        """One plain step of the round; there is always one."""
        ways = list(plain(self.day))
        self.chance.shuffle(ways)
        assert any(self.ask(by, command) for by, command in ways), self.day.floor.rounds.now

    def finish_round(self) -> None:
        """Play the round out by the plainest commands there are."""
        day = self.day
        for _ in range(500):
            if not day.floor.rounds.in_progress:
                break
            self.go_on()
        if day.floor.rounds.is_over:
            day.takes_up()


def plain(day: Day) -> Iterator[tuple[str, Command]]:
    """Every plain way on, tried in turn."""
    if isinstance(day.floor.rounds.now, ComBoRound):
        yield from ((DEALER, KeyResult(day.floor.rounds.now.cards)), ("pete", Rectify()))
    yield from ((DEALER, command) for command in (CloseInsurance(), CloseSurrender(), KeepDoubles(), FailButton()))
    yield from ((DEALER, decide(box)) for box in range(1, 10) for decide in (Stand, Hit))
    yield from ((DEALER, DrawCard(card)) for card in CARDS.values())
    from tests.floor.write_cards import PLAIN  # which imports this module

    yield from PLAIN  # a round may wait for a shuffle at once

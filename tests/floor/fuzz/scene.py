"""A table under the fuzz: who is there, what was asked, and what is looked at after every request."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from pitboss.cards.card import CARDS, Card
from pitboss.floor.cards.count import has
from pitboss.floor.commands import Command
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.people.ranks import capacities
from pitboss.floor.powers import holder
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.term import Term
from pitboss.terms.powers import Power, Role
from tests.floor.fuzz.account import Account
from tests.floor.fuzz.found import Finding
from tests.floor.fuzz.games import Furniture, game_of

STAFF: dict[str, Role] = {
    "dora": Role.DEALER,
    "gus": Role.GAME_SUPERVISOR,
    "gwen": Role.GAMING_SUPERVISOR,
    "cass": Role.CASINO_SUPERVISOR,
    "agnes": Role.ASSISTANT_GAMING_MANAGER,
    "max": Role.GAMING_MANAGER,
    "tom": Role.TABLE_GAMES_OPERATIONS_MANAGER,
    "shirley": Role.GAMING_SHIFT_MANAGER,
    "pete": Role.PIT_BOSS,
    "olive": Role.CASINO_OPERATOR,
    "ines": Role.INSPECTOR,
    "dirk": Role.DIRECTOR_OF_CASINO_SURVEILLANCE,
    "com": Role.COMMISSION,
    "pol": Role.POLICE_OFFICER,
    "arthur": Role.AUTHORISED_PERSON,
    "sue": Role.SURVEILLANCE,
}
"""Somebody in every role that a document names, one person one role."""

PLAYERS = ("ann", "bob", "cy", "dee", "eve")
ALL_CARDS = tuple(CARDS.values())


class Step(NamedTuple):
    """What was asked, where the table stood before, what happened, and where it stands now."""

    request: Request
    before: Floor
    events: tuple[Event, ...]
    after: Floor


Check = Callable[["Scene", Step], None]
Objection = Callable[["Scene", Request, Refused], None]


class Scene:
    """One table: its game and state, its log, everything that was asked, and the account that the fuzz keeps of it."""

    def __init__(
        self,
        furniture: Furniture,
        chance: random.Random,
        checks: Sequence[Check] = (),
        refusals: Sequence[Objection] = (),
        passing: Collection[str] = (),
        *,
        only: str = "",
    ) -> None:
        self.furniture, self.chance = furniture, chance
        self.game = game_of(furniture)
        self.floor, self.log, self.clock = Floor(), list[Event](), 0
        self.checks, self.refusals, self.passing, self.only = checks, refusals, passing, only
        self.history: list[Request] = []
        self.account = Account()
        self.memory: dict[str, Any] = {}
        self.accepted = self.refused = 0

    def ask(self, by: str, command: Command, *, after: int = 1) -> bool:
        """One request: it happens, or it is refused; anything else is a finding."""
        return self.request(Request(by, self.clock + after, command))

    def request(self, request: Request) -> bool:
        """The same with its time."""
        before, self.clock = self.floor, request.at
        self.history.append(request)
        try:
            events, floor = step(self.game, before, request)
        except Malformed as fault:
            self.history.pop()
            self.refused += 1
            if not fault.sentence:
                raise Finding("malformed", "one sentence says what would be accepted", repr(request)) from fault
            return False
        except Refused as fault:
            self.refused += 1
            for objection in self.refusals:
                self._look(objection, request, fault)
            self.history.pop()
            return False
        except Exception as fault:
            raise Finding(f"crash {type(fault).__name__}", "nobody sees a traceback", f"{fault} on {type(request.do).__name__}") from fault
        self.accepted += 1
        self.floor = floor
        self.log += events
        self.account.happened(events)
        happened = Step(request, before, events, floor)
        for check in self.checks:
            self._look(check, happened)
        return True

    def _look(self, check: Callable[..., None], *what: Any) -> None:
        """One look at the table; a finding of a kind that is let pass for now is none. Where a check fails by itself, that is one."""
        try:
            check(self, *what)
        except Finding as finding:
            if finding.key not in self.passing and self.only in ("", finding.key):
                raise
        except Exception as fault:
            found = Finding(f"check {check.__name__}", "a check answers", f"{type(fault).__name__}: {fault}")
            if self.only in ("", found.key):
                raise found from fault

    def card(self) -> Card:
        """A card that the shoe can still give, the one held back first."""
        cards, chance = self.floor.cards, self.chance
        if cards.held:
            return cards.held[0]
        for _ in range(200):
            card = chance.choice(ALL_CARDS)
            if has(cards.left, card):
                return card
        return next((card for card in ALL_CARDS if has(cards.left, card)), ALL_CARDS[0])

    def staff(self, *roles: Role) -> str:
        """Somebody on duty who may act in one of these roles; empty where nobody is."""
        people = self.floor.people.roles
        found = [name for name, held in people.items() if not capacities(self.game, held).isdisjoint(roles)]
        return self.chance.choice(found) if found else ""

    def may(self, term: Term[Power]) -> str:
        """Somebody on duty who has a power by the document, seldom anybody else; the dealer where nobody has it."""
        power = self.game.get(term)
        if power is None or self.chance.random() < 0.03:
            return self.chance.choice(tuple(self.floor.people.roles) or PLAYERS)
        people = self.floor.people.roles
        found = [name for name, held in people.items() if holder(power, capacities(self.game, held))]
        return self.chance.choice(found) if found else self.dealer

    @property
    def dealer(self) -> str:
        """The dealer on duty: mostly the one who is nothing else."""
        roles = self.floor.people.roles
        return "dora" if "dora" in roles and Role.DEALER in roles["dora"] else self.staff(Role.DEALER)

    @property
    def player(self) -> str:
        """Somebody who plays, by chance."""
        return self.chance.choice(PLAYERS)

"""A table at which the program plays whatever nobody else does: players, dealer and shoe. A person takes any of the parts."""

from __future__ import annotations

import random
from collections.abc import Iterable

from pitboss.floor.automatic import next_request, shuffle_is_due
from pitboss.floor.bots.bot import Bot
from pitboss.floor.bots.temper import waits_for_others
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import Request
from pitboss.floor.rounds.state import OPEN_FOR_WAGERS
from pitboss.floor.state import Floor
from pitboss.play.com_bo.state import ComBoAwaits
from pitboss.play.state import Awaits
from pitboss.terms.powers import Role

HOUSE_DEALER = "house dealer"
"""The name under which the program deals."""


class Party:
    """A table with its log, its bots and its shoe; every draw of chance comes from the `random.Random` it was given.

    `players` are people who play: the dealer waits for their wagers and answers until they have given them or let the moment pass.
    """

    def __init__(
        self, game: Game, bots: Iterable[Bot], chance: random.Random, *, dealer: str = HOUSE_DEALER, players: Iterable[str] = ()
    ) -> None:
        self.game, self.chance = game, chance
        self.bots = {bot.name: bot for bot in bots}
        self.dealer, self.players = dealer, tuple(players)
        self.floor, self.log, self.at = Floor(), list[Event](), 0
        self.shoe: CommittedShoe | None = None
        self._asked: set[str] = set()
        self._moment: tuple[int, Awaits | ComBoAwaits] = (0, Awaits.WAGERS)
        if dealer:
            self.do(dealer, SignOn(dealer, (Role.DEALER,)))

    def do(self, by: str, command: Command, *, after: int = 1) -> tuple[Event, ...]:
        """Somebody asks something, so many seconds later; what happens goes into the log, and bots count their chips."""
        self.at += after
        events, self.floor = step(self.game, self.floor, Request(by, self.at, command))
        self.log += events
        self.bots = {name: bot.after(events) for name, bot in self.bots.items()}
        moment = (self.floor.rounds.number, self.floor.rounds.now.awaits)
        if moment != self._moment:
            self._moment, self._asked = moment, set()
        return events

    def passes(self, player: str) -> None:
        """A person lets the moment pass: no wager, no insurance, no surrender."""
        self._asked.add(player)

    def goes_on(self) -> bool:
        """Let the program do one thing; False when it waits for a person."""
        request = self._bots() or self._house()
        if request is None:
            return False
        self.do(request.by, request.do)
        return True

    def plays_on(self, most: int = 10_000) -> Party:
        """Let the program go on until it waits for a person, or has done so many things."""
        for _ in range(most):
            if not self.goes_on():
                break
        return self

    def _bots(self) -> Request | None:
        """The first bot with a wish; each is asked for its wager once a round, those behind others last."""
        betting = self.floor.rounds.now.awaits in OPEN_FOR_WAGERS
        ready = self.floor.cards.awaits is CardsAwait.NOTHING and not shuffle_is_due(self.floor.cards)
        for bot in sorted(self.bots.values(), key=lambda each: waits_for_others(each.temper)):
            there = bot.name in self.floor.boxes.present
            cuts = self.floor.cards.prep.cutter == bot.name and not ready
            if betting and there and not cuts and (not ready or bot.name in self._asked):
                continue
            request = bot.request(self.game, self.floor, self.at + 1, self.chance)
            if betting and there and ready:
                self._asked.add(bot.name)
            if request is not None:
                return request
        return None

    def _house(self) -> Request | None:
        """The dealer and the shoe, with a new shoe when the old one is used up."""
        awaited = [each for each in self.players if each not in self._asked and self._is_awaited(each)]
        if self.shoe is None or (self.shoe.given and self.floor.cards.awaits is CardsAwait.SHUFFLE):
            self.shoe = CommittedShoe(self.game.table.pack.cards(), self.chance.randbytes(32), self.chance.randbytes(16))
        return next_request(self.game, self.floor, self.shoe, self.at + 1, dealer=self.dealer, awaited=awaited)

    def _is_awaited(self, player: str) -> bool:
        playing = player in self.floor.rounds.players
        return not playing if self.floor.rounds.now.awaits in OPEN_FOR_WAGERS else playing

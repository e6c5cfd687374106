"""A bot: a name, how it plays, how it stakes, and what it has to lose. It asks as any player does, and sees what a player sees."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pitboss.floor.automatic import is_lawful
from pitboss.floor.bots.strategy import Strategy, sensible
from pitboss.floor.bots.temper import PLAIN_STAKE, Temper, ideas
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Cut
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.opening.state import Standing
from pitboss.floor.postings import postings
from pitboss.floor.request import Request
from pitboss.floor.rounds.calling import caller_on
from pitboss.floor.state import Floor
from pitboss.floor.view import view
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import Double, Hit, PlaceWager, Press, Split, Stand
from pitboss.play.lawful import Lawful, lawful
from pitboss.play.postings import account_of
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of the program; the bankroll is in cents, and `after` says what a piece of the log makes of it."""

    name: str
    strategy: Strategy = sensible
    temper: Temper = Temper.FLAT
    bankroll: int = 100_000

    def after(self, events: Iterable[Event]) -> Bot:
        """The bot once these events have moved their chips."""
        mine = account_of(self.name)
        moved = sum(posting.cents for event in events for posting in postings(event) if posting.account == mine)
        return replace(self, bankroll=self.bankroll + moved) if moved else self

    def request(self, game: Game, floor: Floor, at: int, chance: random.Random) -> Request | None:
        """What the bot asks for now, one that the table accepts; None where nothing is for it to ask, or it has no wish."""
        requests = (Request(self.name, at, command) for command in self._wishes(game, floor, chance))
        return next((each for each in requests if is_lawful(game, floor, each)), None)

    def _wishes(self, game: Game, floor: Floor, chance: random.Random) -> Iterator[Command]:
        """Everything that the bot would do now, the dearest wish first, by what it can see."""
        seen, now = view(floor, self.name), floor.rounds.now
        if seen.opening.standing is not Standing.OPEN:
            return
        if self.name not in seen.boxes.present:
            yield from self._places(seen, chance)
        elif seen.cards.awaits is CardsAwait.CUT and seen.cards.prep.cutter == self.name:
            yield Cut(seen.cards.undealt // 2)
        elif isinstance(now, ComBoRound):
            yield from self._com_bo(game, seen, now, chance)
        elif now.awaits is Awaits.WAGERS and self.name not in seen.rounds.players:
            wagers = ideas(self.temper, self.name, seen.boxes.seat_of(self.name), seen, chance)
            yield from (PlaceWager(idea.box, self.name, idea.amount) for idea in wagers if idea.amount <= self.bankroll)
        elif now.awaits is Awaits.DECISION:
            yield from self._decisions(seen, now)
        elif now.awaits is Awaits.BUTTON and now.presses[0][1] == self.name:
            assert isinstance(game.table, Table)
            buttons = (each for each in lawful(game.table, now) if isinstance(each, Lawful) and each.act is Press and each.counts)
            yield from (Press(now.presses[0][0], self.name, chance.randint(1, each.draws)) for each in buttons)

    def _com_bo(self, game: Game, seen: Floor, now: ComBoRound, chance: random.Random) -> Iterator[Command]:
        """One bet or another of the layout, once a round."""
        least = seen.limits.minimum_of(self.name) or PLAIN_STAKE
        if isinstance(game.table, ComBoTable) and self.name not in seen.rounds.players and least <= self.bankroll and not now.cards:
            bets = list(game.table.bets)
            chance.shuffle(bets)
            yield from (PlaceComBoWager(self.name, bet, least) for bet in bets)

    def _places(self, seen: Floor, chance: random.Random) -> Iterator[Command]:
        """A seat at a box that nobody has, or none for a bot that stays behind others."""
        seats = [seat for seat in range(1, seen.opening.boxes + 1) if seat not in seen.boxes.seats]
        if self.temper is not Temper.BACK_BETTOR and seats:
            yield JoinTable(self.name, chance.choice(seats))
        yield JoinTable(self.name)

    def _decisions(self, seen: Floor, now: Round) -> Iterator[Command]:
        """What the strategy wishes for a hand that the bot calls, and whatever else keeps the round going."""
        hand = now.hands[now.turn]
        if caller_on(now, hand.box) != self.name:
            return
        stake = next((each.original for each in hand.stakes if each.player == self.name), 0)
        for wish in self.strategy(seen):
            if wish is Double and 0 < stake <= self.bankroll:
                yield Double(hand.box, {self.name: stake})
            elif wish is Split and 0 < stake <= self.bankroll:
                yield Split(hand.box, (self.name,))
            elif wish is Hit or wish is Stand:
                yield wish(hand.box)
        yield from (Stand(hand.box), Hit(hand.box))

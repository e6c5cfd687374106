"""Tables for tests: open one from the books, put people on duty, bet, deal, and look at the log and the money.

    at = opened("vic-blackjack").players(ann=1).bets(1, ann=20)
    at.deals("9H KD 2C  TS", Stand(1)).check()
    assert at.refused(DEALER, CloseTable()).rule == "VIC-2003-01 17.7"

A `Day` is a table in the making: every method sends requests, and the clock moves only when told. Times are seconds; `at.clock` is now.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.cards.card import card
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.evolve import replay
from pitboss.floor.game import Game, open_game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.postings import ledger, postings
from pitboss.floor.request import SHOE, Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.state import Floor
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.money.ledger import balanced, balances
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    DrawCard,
    Forfeit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.state import Awaits
from pitboss.terms.powers import Role
from tests.play.rounds import name_of, rules_of
from tests.support import own_law

DEALER = "dora"
"""The dealer of every test table."""

OTHERS = {
    "gus": (Role.GAME_SUPERVISOR,),
    "gwen": (Role.GAMING_SUPERVISOR,),
    "cass": (Role.CASINO_SUPERVISOR,),
    "agnes": (Role.ASSISTANT_GAMING_MANAGER,),
    "max": (Role.GAMING_MANAGER,),
    "tom": (Role.TABLE_GAMES_OPERATIONS_MANAGER,),
    "shirley": (Role.GAMING_SHIFT_MANAGER,),
    "pete": (Role.PIT_BOSS,),
    "olive": (Role.CASINO_OPERATOR,),
    "ines": (Role.INSPECTOR,),
    "dirk": (Role.DIRECTOR_OF_CASINO_SURVEILLANCE,),
}
"""Somebody in every other role that a table may need, the same names in every document."""

CARD_AWAITED = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
WINDOWS: dict[Any, tuple[tuple[type[Any], ...], Command]] = {
    Awaits.INSURANCE: ((Insure, TakeEvenMoney), CloseInsurance()),
    Awaits.SURRENDER: ((Surrender,), CloseSurrender()),
    Awaits.WITHDRAWAL: ((Forfeit,), KeepDoubles()),
}


@cache
def game(book: str, *side: str, **options: str | int) -> Game:
    """The game of a book, with side bets by the ids of their books."""
    host = LIBRARY.book(book)
    bets = [Rules(own_law(LIBRARY.book(bet).on_top_of(host)), {}) for bet in side]
    return open_game(rules_of(book, **options), {name_of(bet): bet for bet in bets})


@dataclass
class Day:
    """A table and its whole log; `do` sends one request, the other methods send several."""

    game: Game
    floor: Floor = field(default_factory=Floor)
    log: list[Event] = field(default_factory=list)
    clock: int = 0

    def do(self, by: str, command: Command, *, after: int = 0) -> tuple[Event, ...]:
        """Ask one thing, so many seconds later, and keep what happened."""
        self.clock += after
        events, self.floor = step(self.game, self.floor, Request(by, self.clock, command))
        for event in events:
            assert balanced(postings(event)), event
        self.log += events
        return events

    def refused(self, by: str, command: Command, *, after: int = 0) -> Refused:
        """The refusal that a command meets; nothing has happened."""
        before = self.floor
        with pytest.raises(Refused) as fault:
            self.do(by, command, after=after)
        assert self.floor == before
        assert fault.value.rule, "every refusal names a rule"
        assert fault.value.rule in fault.value.sentence
        return fault.value

    def people(self, *names: str) -> Day:
        """Bring people on duty by the names above."""
        for name in names:
            self.do(name, SignOn(name, OTHERS[name]))
        return self

    def players(self, **seats: int) -> Day:
        """Players come to the table, to a seat or at 0 to stand."""
        for player, seat in seats.items():
            self.do(player, JoinTable(player, seat))
        return self

    def notice(self, by: str, kind: Kind, about: Term[Any] | str, subject: str = "", **more: Any) -> Day:
        """A sign, a notification, an approval, a request or a reason, about a term."""
        self.do(by, GiveNotice(kind, about if isinstance(about, str) else about.name, subject, **more))
        return self

    def shoe(self, *, behind: int = 60) -> Day:
        """The dealer shuffles and cuts a real shoe, and the first card is burned unseen."""
        self.do(DEALER, Shuffle(Source.ENTERED))
        return self._prepare(behind, None)

    def committed(self, shoe: CommittedShoe, *, behind: int = 60) -> Day:
        """The program shuffles, and the table goes through cut, cutting card and burn."""
        self.do(DEALER, shoe.publish())
        return self._prepare(behind, shoe)

    def _prepare(self, behind: int, shoe: CommittedShoe | None) -> Day:
        depth = sum(self.floor.cards.pack) // 2
        self.do(DEALER, Cut(depth))
        if shoe:
            shoe.cut(depth)
        if self.floor.cards.awaits is CardsAwait.CUTTING_CARD:
            self.do(DEALER, PlaceCuttingCard(behind))
        if self.floor.cards.awaits is CardsAwait.BURN:
            self.do(SHOE if shoe else DEALER, shoe.burn() if shoe else Burn())
        return self

    def bets(self, box: int = 1, /, **stakes: float) -> Day:
        """Players stake on a box, in dollars; the first named lies nearest the dealer."""
        for player, stake in stakes.items():
            self.do(player, PlaceWager(box, player, round(stake * 100)))
        return self

    def side(self, player: str, bet: str, stake: float, box: int = 1) -> Day:
        """A player stakes on a side bet, in dollars."""
        self.do(player, PlaceSideBet(box, player, bet, round(stake * 100)))
        return self

    def deals(self, cards: str, *decisions: Command, take_up: bool = True) -> Day:
        """Close betting and deal these cards with these decisions, as the dealer enters them; windows left open are closed."""
        left, queue = cards.split(), list(decisions)
        if self.floor.rounds.now.awaits is Awaits.WAGERS:
            self.do(DEALER, CloseBetting())
        while not self.floor.rounds.is_over:
            awaits = self.floor.rounds.now.awaits
            if awaits in CARD_AWAITED and left:
                self.do(DEALER, DrawCard(card(left.pop(0))))
            elif awaits in WINDOWS and not (queue and isinstance(queue[0], WINDOWS[awaits][0])):
                self.do(DEALER, WINDOWS[awaits][1])
            elif queue:
                self.do(DEALER, queue.pop(0))
            else:
                return self
        assert not left, f"cards left over: {left}"
        return self.takes_up() if take_up else self

    def takes_up(self) -> Day:
        """The dealer takes the cards up."""
        self.do(DEALER, TakeUpCards())
        return self

    def net(self, player: str = "ann") -> float:
        """What a player has gained or lost in dollars, chips on the layout apart."""
        return balances(ledger(self.log)).get(f"player:{player}", 0) / 100

    def all(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.log if isinstance(event, kind)]

    def check(self) -> Day:
        """What holds of every table: the log replays to the same state, chips and cards are all there."""
        assert replay(self.log) == self.floor
        money = balances(ledger(self.log))
        assert sum(money.values()) == 0
        if not self.floor.rounds.in_progress and (self.floor.rounds.is_over or not self.floor.rounds.players):
            assert not [account for account, cents in money.items() if cents and account.startswith("layout:")], money
        cards = self.floor.cards
        whole = cards.undealt + len(cards.drawn) + len(cards.rack) + len(cards.held) + len(cards.out)
        assert whole == sum(cards.pack)
        return self


def opened(book: str, *side: str, boxes: int = 0, shoe: bool = True, **options: str | int) -> Day:
    """A table of a game, open, with its dealer on duty and a real shoe ready."""
    day = Day(game(book, *side, **options))
    day.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    day.do(DEALER, OpenTable(boxes))
    return day.shoe() if shoe else day

"""Heats for tests: open one at a table of the books, put people on duty, wager, deal from a real shoe, and look at the log.

at = heat(STAR, ann=1, bob=2)
at.wagers(ann=100, bob=100).deals("9H 9D KD 2C 2D TS", Stand(1), Stand(2)).check()
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
from pitboss.floor.game import Game, open_game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules, rules
from pitboss.law.term import Term
from pitboss.money.ledger import balanced, balances
from pitboss.play.commands import CloseBetting, CloseInsurance, CloseSurrender, DrawCard, PlaceWager, Stand
from pitboss.play.state import Awaits, Round
from pitboss.terms.powers import Role
from pitboss.terms.tournaments import TOURNAMENT_HEAD
from pitboss.tournament.heat.commands import Command, OpenHeat, StartSession
from pitboss.tournament.heat.decide import step
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.evolve import replay
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.postings import ledger, postings
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.setup import Seat, Setup
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Rise
from pitboss.tournament.rules import in_tournament
from tests.support import own_time

STAR, CHALLENGE = "nsw-star-blackjack", "nsw-blackjack-challenge"
ACT, VIC, COM_BO = "act-blackjack", "vic-blackjack", "vic-crown-com-bo"
DEALER, HEAD, DEPUTY, SUPERVISOR = "dora", "tess", "dan", "gwen"
CARD_AWAITED = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
WINDOWS: dict[Any, Command] = {Awaits.INSURANCE: CloseInsurance(), Awaits.SURRENDER: CloseSurrender()}
DOLLAR = 100


@cache
def tournament_rules(book: str, moment: Moment | None = None, **options: str | int) -> Rules:
    """The rules of a book as they stand in its tournaments."""
    return in_tournament(rules(LIBRARY.book(book), moment or own_time(LIBRARY.book(book)), **options))


@cache
def game(book: str, moment: Moment | None = None, **options: str | int) -> Game:
    """The game of a book as a tournament plays it."""
    return open_game(tournament_rules(book, moment, **options))


@dataclass
class At:
    """A heat and its whole log; `do` sends one request, the other methods several."""

    game: Game
    heat: Heat = field(default_factory=Heat)
    log: list[Event] = field(default_factory=list)
    clock: int = 0

    def do(self, by: str, command: Command, *, after: int = 0) -> tuple[Event, ...]:
        """Ask one thing, so many seconds later, and keep what happened."""
        self.clock += after
        events, self.heat = step(self.game, self.heat, HeatRequest(by, self.clock, command))
        for event in events:
            assert balanced(postings(event)), event
        self.log += events
        return events

    def refused(self, by: str, command: Command, *, after: int = 0) -> Refused:
        """The refusal that a command meets; nothing has happened, and a rule is named."""
        before = self.heat
        with pytest.raises(Refused) as fault:
            self.do(by, command, after=after)
        assert self.heat == before
        assert fault.value.rule
        assert fault.value.rule in fault.value.sentence
        return fault.value

    def notice(self, by: str, kind: Kind, about: Term[Any], subject: str = "", **more: Any) -> At:
        """A notice, request or reason about a power."""
        self.do(by, GiveNotice(kind, about.name, subject, **more))
        return self

    def shoe(self, behind: int = 60) -> At:
        """The dealer shuffles and cuts a real shoe."""
        self.do(DEALER, Shuffle(Source.ENTERED))
        self.do(DEALER, Cut(sum(self.heat.floor.cards.pack) // 2))
        if self.heat.floor.cards.awaits is CardsAwait.CUTTING_CARD:
            self.do(DEALER, PlaceCuttingCard(behind))
        if self.heat.floor.cards.awaits is CardsAwait.BURN:
            self.do(DEALER, Burn())
        return self

    def wagers(self, **stakes: float) -> At:
        """Players wager at their boxes, in dollars of chips."""
        for player, stake in stakes.items():
            box = self.heat.session.setup.box_of(player) if self.heat.session.setup else 0
            self.do(player, PlaceWager(box, player, round(stake * DOLLAR)))
        return self

    def deals(self, cards: str, *decisions: Command, take_up: bool = True) -> At:
        """Close betting and deal these cards; hands stand that nobody decides for."""
        left, queue = cards.split(), list(decisions)
        if self.heat.floor.rounds.now.awaits is Awaits.WAGERS:
            self.do(DEALER, CloseBetting())
        while not self.heat.floor.rounds.is_over:
            now = self.heat.floor.rounds.now
            assert isinstance(now, Round)
            if now.awaits in CARD_AWAITED:
                assert left, f"no card for {now}"
                self.do(DEALER, DrawCard(card(left.pop(0))))
            elif now.awaits in WINDOWS:
                self.do(DEALER, WINDOWS[now.awaits])
            else:
                self.do(DEALER, queue.pop(0) if queue else Stand(now.hands[now.turn].box))
        assert not left, f"cards left over: {left}"
        if take_up:
            self.do(DEALER, TakeUpCards())
        return self

    def loses(self, *, take_up: bool = True) -> At:
        """A round that everybody with a wager loses: twenty for the dealer against nineteen."""
        return self.dealt_to_all("9", "T", take_up=take_up)

    def wins(self, *, take_up: bool = True) -> At:
        """A round that everybody with a wager wins: twenty against nineteen."""
        return self.dealt_to_all("T", "9", take_up=take_up)

    def dealt_to_all(self, second: str, dealers: str, *, take_up: bool = True) -> At:
        """Everybody has a ten and this card, the dealer a ten and that one."""
        forms = [player for player in self.heat.wagering.forms if player not in self.heat.leaving.wagers]
        boxes = len(self.heat.leaving.wagers) + len(forms)
        ten = "KQJ"[self.heat.session.rounds % 3]
        cards = [f"{ten}{suit}" for suit in "SHDCSHD"[:boxes]] + [f"{ten}C"]
        cards += [f"{second}{suit}" for suit in "SHDCSHD"[:boxes]] + [f"{dealers}D"]
        return self.deals(" ".join(cards), take_up=take_up)

    def held(self, player: str = "ann") -> float:
        """What a player holds, in dollars of chips."""
        return self.heat.custody.held.get(player, 0) / DOLLAR

    def all(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.log if isinstance(event, kind)]

    def check(self) -> At:
        """What holds of every heat: the log replays to the same state, and every chip is there."""
        assert replay(self.log) == self.heat
        chips = balances(ledger(self.log))
        assert sum(chips.values()) == 0
        held = {account.removeprefix("player:"): cents for account, cents in chips.items() if account.startswith("player:")}
        assert held == {player: cents for player, cents in self.heat.custody.held.items() if cents}
        assert not set(self.heat.leaving.live) & {each.player for each in self.heat.leaving.exits}, "nobody is both in and out"
        return self


def setup(book: str, chips: float = 1000, low: float = 100, high: float = 1000, **more: Any) -> Setup:
    """A heat with seats by name: players with their boxes are the keywords that are numbers."""
    seats = tuple(Seat(box, name, round(chips * DOLLAR)) for name, box in sorted(more.pop("seats").items(), key=lambda each: each[1]))
    given = {
        "length": Length(Measure.ROUNDS, 20),
        "limits": (Rise(1, round(low * DOLLAR), round(high * DOLLAR)),),
        "heads": (HEAD, DEPUTY),
    }
    return Setup("heat 1", "table 1", seats, **{**given, **more})


def heat(
    book: str,
    seats: dict[str, int] | None = None,
    *,
    moment: Moment | None = None,
    start: bool = True,
    options: dict[str, str] | None = None,
    joined: tuple[str, ...] | None = None,
    **more: Any,
) -> At:
    """A heat of a game in play, everybody in the seat or only those named, the person in charge and a supervisor on duty."""
    played = game(book, moment, **options or {})
    at = At(played)
    chosen = seats or {"ann": 1, "bob": 2}
    at.do(TOURNAMENT, OpenHeat(setup(book, seats=chosen, **more)))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do(HEAD, SignOn(HEAD, (played.get(TOURNAMENT_HEAD) or Role.TOURNAMENT_DIRECTOR,)))
    at.do(SUPERVISOR, SignOn(SUPERVISOR, (Role.GAMING_SUPERVISOR if book in (STAR, CHALLENGE) else Role.GAME_SUPERVISOR,)))
    at.do(DEALER, OpenTable())
    for player, box in chosen.items():
        if joined is None or player in joined:
            at.do(player, JoinTable(player, box if book != COM_BO else 0))
    if book != COM_BO:
        at.shoe()
    if start and not more.get("buy_in"):
        at.do(DEALER, StartSession())
    return at

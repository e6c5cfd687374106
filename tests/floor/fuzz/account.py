"""The account of a whole table: every cent of every player explained, round by round, and held against the table's own ledger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.boxes.events import TokensIssued, TokensSettled, TokensStaked, WagerDeclared
from pitboss.floor.conduct.commands import Inquiry
from pitboss.floor.conduct.events import Sanctioned, SeizureEnded
from pitboss.floor.postings import postings
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.play.events import SideBetPlaced, WagerPlaced
from pitboss.terms.wagers import Backing
from tests.floor.fuzz.book import RoundBook
from tests.floor.fuzz.found import require

ZERO = "every chip comes from somebody and goes to somebody: VIC-2003-01 5.14, ACT-2018-01 13, NSW-STAR-BJ 15.2"
VOID = "VIC-2003-01 1.1 and NSW-STAR-BJ 1.1: void is without a result; ACT-2018-01 dictionary: as if the round had never occurred"


class Account:
    """The table's ledger and, beside it, what the fuzz has counted itself."""

    def __init__(self) -> None:
        self.ledger: dict[str, int] = {}
        self.chips: dict[str, int] = {}
        self.house = 0
        self.held: dict[str, int] = {}
        self.round = RoundBook()
        self.rounds: dict[int, RoundBook] = {}
        self.number = 1
        self.won: dict[str, int] = {}

    def happened(self, events: Iterable[Any]) -> None:
        """Let events have happened, in both accounts, and compare them if chips moved."""
        moved = False
        for event in events:
            for posting in postings(event):
                self.ledger[posting.account] = self.ledger.get(posting.account, 0) + posting.cents
                moved = True
            self._see(event)
        if moved:
            self.compare()

    def _see(self, event: Any) -> None:
        match event:
            case RoundRebuilt():
                was = self.round
                self.round = RoundBook(event.after)
                require(not was.annulled or self.round.annulled, "void-revived", VOID, "a round that counted for nothing is played on")
            case EarlierRoundPutRight():
                self._put_right(event)
            case CardsTakenUp():
                self._take_up(event.number)
            case Sanctioned() if event.amount:
                self._move(event.player, -event.amount)
                self.held[event.player] = self.held.get(event.player, 0) + event.amount
            case SeizureEnded():
                self.held[event.player] = self.held.get(event.player, 0) - event.amount
                if event.inquiry is Inquiry.CLEARED:
                    self._move(event.player, event.amount)
                else:
                    self.house += event.amount
            case WagerDeclared() if event.backing is not Backing.CHIPS:
                self._move(event.player, event.amount)
            case TokensStaked():
                self._move(event.player, event.amount)
            case TokensSettled():
                self._move(event.player, -event.returned)
            case TokensIssued():
                pass
            case _:
                self.round.add(event)

    def _move(self, player: str, cents: int) -> None:
        self.chips[player] = self.chips.get(player, 0) + cents

    def _take_up(self, number: int) -> None:
        """A round is over: its result is everybody's from now on, and nothing of it lies on the layout."""
        require(not self.round.lying, "left-lying", ZERO, lambda: f"round {number} is over and {self.round.lying} lies")
        self._count(self.round, 1)
        self.rounds[number] = self.round
        self.round = RoundBook()
        self.number = number + 1

    def _count(self, book: RoundBook, sign: int) -> None:
        for player in book.players:
            net = sign * book.net(player)
            self._move(player, net)
            self.house -= net
            self.won[player] = self.won.get(player, 0) + net

    def _put_right(self, event: EarlierRoundPutRight) -> None:
        """An earlier round counts otherwise: the old result goes, the new one comes; a void round stays void."""
        number = event.number
        old = self.rounds[number]
        self._count(old, -1)
        whole = any(isinstance(each, WagerPlaced | SideBetPlaced) for each in event.after)
        if whole:
            new = RoundBook(event.after)
        else:  # of a round further back only what is settled besides
            require(event.after[: len(event.before)] == event.before, "put-right", VOID, f"round {number} is not what it was")
            new = old
            for each in event.after[len(event.before) :]:
                new.add(each)
        require(not old.annulled or new.annulled, "void-revived", VOID, f"round {number} counted for nothing and is paid")
        require(not new.lying, "left-lying", ZERO, lambda: f"round {number} is put right and {new.lying} lies")
        self._count(new, 1)
        self.rounds[number] = new

    def compare(self) -> None:
        """To the cent: the ledger sums to zero, and players, house, layout and what is held are as counted."""
        ledger = self.ledger
        require(sum(ledger.values()) == 0, "ledger-sum", ZERO, lambda: ledger)
        net: dict[str, int] = {}
        lies: dict[str, int] = {}
        nets = 0
        for (player, box, bet), wager in self.round.wagers.items():
            net[player] = net.get(player, 0) + wager.net - wager.open
            nets += wager.net
            if wager.open:
                place = f"layout:{box}:{bet}"
                lies[place] = lies.get(place, 0) + wager.open
        for player in {*net, *self.chips}:
            counted = self.chips.get(player, 0) + net.get(player, 0)
            stands = ledger.get(f"player:{player}", 0)
            require(counted == stands, "player-account", ZERO, lambda p=player, c=counted, s=stands: f"{p} has {c} and the ledger says {s}")
        for account, cents in ledger.items():
            if cents and account.startswith("layout:"):
                require(lies.get(account) == cents, "layout-account", ZERO, lambda a=account, c=cents: f"{a}: {lies.get(a, 0)}, ledger {c}")
            elif account.startswith("escrow:"):
                held = self.held.get(account.removeprefix("escrow:"), 0)
                require(held == cents >= 0, "escrow", ZERO, lambda a=account, c=cents, h=held: f"{a} has {c}, {h} was seized")
        require(all(ledger.get(place) == cents for place, cents in lies.items()), "layout-account", ZERO, lambda: lies)
        house = ledger.get("house", 0)
        require(house == self.house - nets, "house-account", ZERO, lambda: f"the house has {self.house - nets} and the ledger says {house}")

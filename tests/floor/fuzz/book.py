"""The fuzz's own account: what every player has lying, has staked and has been decided, read off what happened and off no ledger.

A stake comes with its owner's act and leaves once: collected, paid, or given back. Each document says it in its own words; what is asserted
here is what they have in common (VIC-2003-01 5.14, ACT-2018-01 13, NSW-STAR-BJ 15.2): a wager is decided once, nobody loses more than what
lies, and at the end nothing lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.events import (
    CardDealt,
    ExcessReturned,
    HandSplit,
    InsurancePlaced,
    RoundAnnulled,
    SideBetPlaced,
    StakeDoubled,
    WagerPlaced,
)
from pitboss.play.settled import Result, WagerSettled
from tests.floor.fuzz.found import Finding, require

MAIN = "main"
INSURANCE = "insurance"
ONCE = "VIC-2003-01 5.14, ACT-2018-01 13.1, NSW-STAR-BJ 15.2: a wager is paid or collected once"
STAKE_ONLY = "VIC-2003-01 5.6, ACT-2018-01 13.1, NSW-STAR-BJ 15.1: a losing wager is collected, and no more than the wager"

Wager = tuple[str, int, str]
"""Player, box (0 where the layout has none) and bet."""


class Lies:
    """One wager: what lies of it, what was staked in all, what was decided and with what result."""

    __slots__ = ("decided", "net", "open", "staked")

    def __init__(self) -> None:
        self.open = self.staked = self.net = self.decided = 0


class RoundBook:
    """One round as its log has it now."""

    __slots__ = ("annulled", "by_hand", "dealer_cards", "declined", "interim", "placed", "wagers")

    def __init__(self, log: Iterable[Any] = ()) -> None:
        self.wagers: dict[Wager, Lies] = {}
        self.by_hand: dict[tuple[str, int, int, str], int] = {}
        self.placed: dict[Wager, int] = {}
        self.interim: dict[str, int] = {}
        self.declined: set[tuple[str, int]] = set()
        self.annulled = False
        self.dealer_cards = 0
        for event in log:
            self.add(event)

    def add(self, event: Any) -> None:
        """Let an event of the round have happened."""
        act = _ACTS.get(type(event))
        if act is not None:
            act(self, event)

    def stake(self, player: str, box: int, bet: str, cents: int) -> None:
        """Chips went down, or at a negative amount back."""
        lies = self.wagers.get((player, box, bet))
        if lies is None:
            lies = self.wagers[player, box, bet] = Lies()
        lies.open += cents
        lies.staked += cents
        require(lies.open >= 0, "returned-twice", ONCE, lambda: f"{player} has {lies.open} on {bet} of box {box}")

    def net(self, player: str) -> int:
        """What a player has gained or lost in the round so far, chips that lie apart."""
        return sum(lies.net for (owner, _, _), lies in self.wagers.items() if owner == player)

    def staked(self, player: str) -> int:
        """What a player has put down in the round in all."""
        return sum(lies.staked for (owner, _, _), lies in self.wagers.items() if owner == player)

    @property
    def players(self) -> set[str]:
        """Everybody who has put anything down."""
        return {owner for owner, _, _ in self.wagers}

    @property
    def lying(self) -> dict[tuple[int, str], int]:
        """What lies on the layout, by box and bet."""
        found: dict[tuple[int, str], int] = {}
        for (_, box, bet), lies in self.wagers.items():
            if lies.open:
                found[box, bet] = found.get((box, bet), 0) + lies.open
        return found


def _placed(book: RoundBook, event: Any) -> None:
    wager = (event.player, getattr(event, "box", 0), getattr(event, "bet", MAIN))
    book.placed[wager] = book.placed.get(wager, 0) + event.amount
    book.stake(*wager, event.amount)


def _insured(book: RoundBook, event: InsurancePlaced) -> None:
    book.stake(event.player, event.box, INSURANCE, event.amount)


def _excess(book: RoundBook, event: ExcessReturned) -> None:
    bet = getattr(event, "bet", MAIN)
    book.placed[event.player, event.box, bet] = book.placed.get((event.player, event.box, bet), 0) - event.amount
    book.stake(event.player, event.box, bet, -event.amount)


def _doubled(book: RoundBook, event: StakeDoubled) -> None:
    for player, added in event.amounts:
        require(added > 0, "nothing-added", "VIC-2003-01 7.5.4(a)", event)
        book.stake(player, event.box, MAIN, added)


def _split(book: RoundBook, event: HandSplit) -> None:
    for player, wager in zip(event.players, event.wagers, strict=True):
        book.stake(player, event.box, MAIN, wager)


def _dealt(book: RoundBook, event: CardDealt) -> None:
    book.dealer_cards += event.hand < 0


def _annulled(book: RoundBook, _: RoundAnnulled) -> None:
    book.annulled = True


def _settled(book: RoundBook, event: WagerSettled) -> None:
    player, box, bet, net = event.player, event.box, event.bet, event.net
    lies = book.wagers.get((player, box, bet))
    if lies is None:
        lies = book.wagers[player, box, bet] = Lies()
    hand = (player, box, event.hand, bet)
    if event.result is Result.VOID and net:
        _undone(book, event, hand)
    else:
        lies.open -= event.stake
        lies.decided += event.stake > 0
        if lies.open < 0:
            raise Finding(
                "settled-twice", ONCE, f"{bet} of {player} on box {box}: {event.stake} decided where {lies.open + event.stake} lies"
            )
        _require_result(event)
        if net > 0 and book.dealer_cards < 2:
            book.interim[player] = book.interim.get(player, 0) + net
    lies.net += net
    book.by_hand[hand] = book.by_hand.get(hand, 0) + net


def _require_result(event: WagerSettled) -> None:
    net, stake = event.net, event.stake
    match event.result:
        case Result.WIN:
            fits = net > 0
        case Result.PUSH | Result.VOID:
            fits = net == 0
        case _:
            fits = -stake <= net <= 0
    require(fits, "result", STAKE_ONLY, lambda: f"{event.result.value} of a stake of {stake} with {net}")


def _undone(book: RoundBook, event: WagerSettled, hand: tuple[str, int, int, str]) -> None:
    """What was paid or taken is given back: never more than that, and not to another."""
    before = book.by_hand.get(hand, 0)
    shrinks = abs(before + event.net) < abs(before)
    rule = "void: VIC-2003-01 1.1, NSW-STAR-BJ 1.1 (no result), ACT-2018-01 dictionary (as if it had never occurred)"
    require(shrinks, "undone-too-far", rule, lambda: f"{event.bet} of {event.player}: {event.net} given back of a result of {before}")


_ACTS: dict[type[Any], Callable[[RoundBook, Any], None]] = {
    WagerPlaced: _placed,
    SideBetPlaced: _placed,
    ComBoWagerPlaced: _placed,
    InsurancePlaced: _insured,
    ExcessReturned: _excess,
    StakeDoubled: _doubled,
    HandSplit: _split,
    CardDealt: _dealt,
    RoundAnnulled: _annulled,
    WagerSettled: _settled,
}

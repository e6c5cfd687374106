"""Rounds for tests: open a table from the books, deal cards, make decisions, and look at the money.

    played = deal(table("vic-blackjack"), "9H KD 2C  TS", stand(), ann=20)

Cards are written in the order they leave the shoe. Windows that a player lets pass (insurance, surrender, withdrawing a double)
are closed when the next command is of another kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cards.card import card
from pitboss.law.rules import Rules
from pitboss.play.commands import (
    AnnulRound,
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    DrawCard,
    Forfeit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import Event, WagerSettled
from pitboss.play.evolve import replay
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table, open_table
from tests.support import own_law, own_rules

CARD_AWAITED = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
WINDOWS: dict[Awaits, tuple[type[Any] | tuple[type[Any], ...], Command]] = {
    Awaits.INSURANCE: ((Insure, TakeEvenMoney), CloseInsurance()),
    Awaits.SURRENDER: (Surrender, CloseSurrender()),
    Awaits.WITHDRAWAL: (Forfeit, KeepDoubles()),
}


def rules_of(game: str, **options: str | int) -> Rules:
    """The rules of a book with options given as keywords, underscores for hyphens."""
    return own_rules(game, **options)


def table(game: str, *side: str | Rules, maximum: int | None = None, **options: str | int) -> Table:
    """A table of a game; side bets are named by their book (`vic-perfect-pairs`) or given as rules with elections made."""
    bets = [bet if isinstance(bet, Rules) else rules_of(bet) for bet in side]
    host = LIBRARY.book(game)
    on_top = [Rules(own_law(bet.book.on_top_of(host)), bet.elected) for bet in bets]
    named = {name_of(bet): bet for bet in on_top}
    return open_table(rules_of(game, **options), named, maximum=maximum)


def name_of(bet: Rules) -> str:
    """The contract's name of a side bet."""
    return bet.book.called


@dataclass(frozen=True)
class Wager:
    """One bettor's wagers on a box, in dollars."""

    player: str
    stake: float = 0
    box: int = 1
    seated: bool = False
    side: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class Played:
    """A round that was played: its log and where it stands."""

    table: Table
    log: tuple[Event, ...]
    state: Round
    unused: tuple[str, ...]

    @property
    def settled(self) -> tuple[WagerSettled, ...]:
        """Every settlement, in order."""
        return tuple(event for event in self.log if isinstance(event, WagerSettled))

    def net(self, player: str = "ann", bet: str | None = None) -> float:
        """What a player gained or lost in dollars, on one bet or on all."""
        return sum(each.net for each in self.settled if each.player == player and bet in (None, each.bet)) / 100

    def rules(self, player: str = "ann", bet: str = "main") -> tuple[str, ...]:
        """Every rule cited by a player's settlements of a bet."""
        return tuple(rule for each in self.settled if (each.player, each.bet) == (player, bet) for rule in each.rules)

    def events(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.log if isinstance(event, kind)]


def deal(at: Table, cards: str, *commands: Command, wagers: Iterable[Wager] = (), complete: bool = True, **stakes: float) -> Played:
    """Play a round; keywords are players on box 1 with their stakes. A complete round must use every card and command."""
    state = Round()
    log: list[Event] = []

    def do(command: Command) -> None:
        nonlocal state
        events, state = step(at, state, command)
        log.extend(events)

    placed = [*wagers, *(Wager(player, stake) for player, stake in stakes.items())]
    for wager in placed:
        if wager.stake:
            do(PlaceWager(wager.box, wager.player, round(wager.stake * 100), wager.seated))
    for wager in placed:
        for bet, amount in wager.side:
            do(PlaceSideBet(wager.box, wager.player, bet, round(amount * 100)))
    do(CloseBetting())
    left, queue = cards.split(), list(commands)
    while state.awaits is not Awaits.NOBODY:
        window = WINDOWS.get(state.awaits)
        if window and not (queue and isinstance(queue[0], window[0])):
            do(window[1])
        elif state.awaits in CARD_AWAITED and left and not _forfeits_first(queue, state.awaits):
            do(DrawCard(card(left.pop(0))))
        elif state.awaits in CARD_AWAITED and not (queue and isinstance(queue[0], Forfeit | AnnulRound)):
            break
        elif queue:
            do(queue.pop(0))
        else:
            break
    assert replay(log) == state, "a replayed log leads to the same state"
    if complete:
        assert state.awaits is Awaits.NOBODY, f"the round still awaits {state.awaits}"
        assert not left, f"cards left over: {left}"
        assert not queue, f"commands left over: {queue}"
    return Played(at, tuple(log), state, tuple(left))


def _forfeits_first(queue: list[Command], awaits: Awaits) -> bool:
    """Whether a late forfeit comes before the dealer's card."""
    return bool(queue) and isinstance(queue[0], Forfeit) and awaits is Awaits.CARD_FOR_DEALER

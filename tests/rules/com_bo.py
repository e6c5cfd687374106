"""What the tests of Com-Bo share: its tables, rows of cards, and what a ten-dollar wager comes to."""

from __future__ import annotations

from pitboss.cards.card import Card, card
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import decide_com_bo, settle_com_bo, step_com_bo
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.settled import WagerSettled
from tests.support import own_rules

RANKS = "23456789TJQKA"
"""From the lowest to the highest, aces high: the tests' own copy of rule 3.5(a)."""
BETS = (
    *(f"{way}-{position}" for way in ("high", "low") for position in range(1, 6)),
    *(f"{way}-run-{steps}" for way in ("high", "low") for steps in (2, 3, 4)),
    "com-bo",
)
"""Every bet, as the contracts name them."""
TEN = 1000
"""Ten dollars, in cents."""


def com_bo(**choices: str) -> ComBoTable:
    """A Com-Bo table with those elections."""
    return open_com_bo(own_rules("vic-crown-com-bo", **choices))


ONE, EIGHT = com_bo(decks="1"), com_bo(decks="8")
BOTH = (ONE, EIGHT)


def row(ranks: str) -> tuple[Card, ...]:
    """Five cards of those ranks, each of the first suit that the rank has not shown yet; a fifth of a rank repeats the first."""
    return tuple(card(rank + "SHDCS"[ranks[:place].count(rank)]) for place, rank in enumerate(ranks))


def settled(table: ComBoTable, bet: str, cards: str | tuple[Card, ...], stake: int = TEN) -> WagerSettled:
    """One wager settled on a row of cards."""
    (only,) = settle_com_bo(table, [PlaceComBoWager("ann", bet, stake)], row(cards) if isinstance(cards, str) else cards)
    return only


def net(table: ComBoTable, bet: str, ranks: str, stake: int = TEN) -> int:
    """What a wager gains or loses, in cents."""
    return settled(table, bet, ranks, stake).net


def nets(bet: str, ranks: str) -> tuple[int, int]:
    """What ten dollars gain or lose with one deck and with eight, in dollars."""
    one, eight = (net(table, bet, ranks) for table in BOTH)
    assert one % 100 == eight % 100 == 0
    return one // 100, eight // 100


def dealt(table: ComBoTable, wagers: dict[str, int], ranks: str) -> ComBoRound:
    """A round in which Ann has those wagers and every card is out."""
    return play(table, *(PlaceComBoWager("ann", *wager) for wager in wagers.items()), CloseBetting(), *map(DrawCard, row(ranks)))[1]


def play(table: ComBoTable, *commands: ComBoCommand) -> tuple[list[ComBoEvent], ComBoRound]:
    """The log of those commands, and the state."""
    log: list[ComBoEvent] = []
    state = ComBoRound()
    for command in commands:
        events, state = step_com_bo(table, state, command)
        log.extend(events)
    return log, state


def keyed(table: ComBoTable, state: ComBoRound) -> tuple[ComBoEvent, ...]:
    """What keying the right result in causes."""
    return decide_com_bo(table, state, KeyResult(state.cards))


def cited(*pins: str) -> tuple[str, ...]:
    """Those rules of the document, as we cite them."""
    return tuple(f"VIC-2000-29 {pin}" for pin in pins)

"""Pontoon Pandemonium for tests: tables by their prizes, and a box of Pontoon whose bettors may press."""

from __future__ import annotations

from pitboss.play.commands import Command
from pitboss.play.table import Table
from tests.play.rounds import Played, Wager, deal, rules_of, table

BET = "pontoon-pandemonium"
PRIZES: dict[int, tuple[tuple[int, int], ...]] = {
    1: (
        (1, 250_000),
        (30, 7500),
        (300, 750),
        (750, 250),
        (1500, 50),
        (7050, 25),
        (17_370, 20),
        (23_250, 15),
        (29_250, 10),
        (33_000, 5),
    ),
    2: ((1, 100_000), (50, 1000), (70, 500), (345, 100), (5000, 50), (12_100, 20), (34_000, 10)),
    3: ((1, 50_000), (50, 1000), (80, 500), (400, 100), (5000, 50), (14_000, 20), (30_000, 10)),
    4: ((1, 25_000), (50, 1000), (80, 500), (400, 100), (4000, 50), (8000, 20), (24_970, 10)),
    5: ((1, 10_000), (50, 1000), (75, 500), (400, 100), (3900, 50), (8400, 20), (23_000, 10)),
}
"""The printed prize tables: how many possibilities, and dollars for each dollar wagered."""


def pandemonium(prizes: int = 1, **options: str) -> Table:
    """A Crown Pontoon table with the side bet on one of its prize tables."""
    return table("vic-crown-pontoon", rules_of("vic-pontoon-pandemonium", table=prizes, **options))


def pontoon(*commands: Command, at: Table | None = None, stake: float = 5, complete: bool = True) -> Played:
    """Ann alone, $20 and a side bet, is dealt a Pontoon against a nine."""
    return deal(at or pandemonium(), "AH 9C KD", *commands, wagers=[Wager("ann", 20, side=((BET, stake),))], complete=complete)


def shared(*commands: Command, at: Table | None = None) -> Played:
    """Ann, bob and cid share box 1, a Pontoon; their side bets were placed in the other order. Eve on box 2 has 17 and a side bet,
    dan on box 3 a Pontoon without one. The round waits for whatever the commands leave open."""
    mains = [Wager("ann", 20), Wager("bob", 20), Wager("cid", 20), Wager("eve", 20, 2), Wager("dan", 20, 3)]
    sides = [Wager("cid", 0, side=((BET, 3),)), Wager("bob", 0, side=((BET, 2),)), Wager("ann", 0, side=((BET, 1),))]
    losing = [Wager("eve", 0, 2, side=((BET, 4),))]
    return deal(at or pandemonium(), "AH 9H AD 9C KD 8D QS", *commands, wagers=[*mains, *sides, *losing], complete=False)

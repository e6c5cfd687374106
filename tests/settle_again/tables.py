"""Tables of every game with options at random: every option that acts inside a round, and side bets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from pitboss.books import LIBRARY
from pitboss.law.book import Family
from pitboss.law.in_force import Law
from pitboss.law.rules import elect, options
from pitboss.law.values import shown
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.table import Table, open_table
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from tests.support import own_law

GAMES = tuple(game.id for game in LIBRARY.games)
CHIPS = ("$0.50", "$1", "$2.50", "$5", "$25")
NOT_HERE = frozenset({"pandemonium-failure/during-round"})
"""What needs a sign at the table, which a round does not have: the smallest side bet allowed."""


@dataclass(frozen=True)
class Laid:
    """A table of the engine, and the same in words for the second settlement; `deferred` where a manager lets naturals wait for the end."""

    game: str
    table: Table | ComBoTable
    options: dict[str, str]
    decks: int
    deferred: bool = False


@cache
def laws(game: str) -> tuple[tuple[Law, frozenset[str]], ...]:
    """The law of a game, then of each side bet that may be offered with it, and the names of its options."""
    host = LIBRARY.book(game)
    found = [own_law(book) for book in (host, *(bet.on_top_of(host) for bet in LIBRARY.offered_with(host)))]
    return tuple((law, frozenset(options(law))) for law in found)


@cache
def choices(game: str) -> dict[str, tuple[str, ...]]:
    """Every option of a game and of its side bets, with its values in words."""
    found = {name: option for law, _ in laws(game) for name, option in options(law).items()}
    values = {name: tuple(dict.fromkeys(shown(value) for value in option.values)) for name, option in found.items()}
    return {name: CHIPS if name == "smallest-chip" else each for name, each in values.items() if name not in NOT_HERE}


def any_table(chance: Random, game: str) -> Laid:
    """A table of a game: a third of the options as they stand, the others elected at random."""
    chosen = {name: chance.choice(values) for name, values in choices(game).items() if chance.random() < 0.67}
    host, *bets = (elect(law, {name: value for name, value in chosen.items() if name in known}) for law, known in laws(game))
    told = {name: value.removeprefix("$") for name, value in chosen.items()}
    decks = int(chosen.get("decks", 4 if game == "vic-vegas-blackjack" else 8))
    if LIBRARY.book(game).family is Family.COM_BO:
        return Laid(game, open_com_bo(host), told, decks)
    if game == "act-blackjack":
        bets = chance.sample(bets, 1)  # ACT 17.1: one or the other
    named = {bet.book.called: bet for bet in bets}
    defers = host.get(NATURAL_DEFERRED_BY)  # STAR 9.1.1: a natural may be paid at the end instead
    later = defers.holder if defers and chance.random() < 0.3 else None
    return Laid(game, open_table(host, named, naturals_deferred_by=later), told, decks, later is not None)

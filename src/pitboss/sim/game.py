"""A game made ready: the rules and a player worked out into the tables that the kernels read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pitboss.law.rules import Rules
from pitboss.play.table import Table
from pitboss.sim.book import Automata, Shelf, refill_burn, results_of
from pitboss.sim.dealer import Drawing, drawing
from pitboss.sim.hands import Hands
from pitboss.sim.kernel.layout import Book
from pitboss.sim.player import Player
from pitboss.sim.players import best_player
from pitboss.sim.reading import open_simulated
from pitboss.sim.result import Result
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import Alphabet


@dataclass(frozen=True, eq=False)
class Game:
    """A blackjack-type game with its options, side bets and player, ready to be dealt; results in `first` are numbered before its own."""

    rules: Rules
    table: Table
    ruling: Ruling
    player: Player
    first: tuple[Result, ...] = ()

    @cached_property
    def alphabet(self) -> Alphabet:
        """The cards as this game tells them apart."""
        return Alphabet(self.ruling)

    @cached_property
    def hands(self) -> Hands:
        """The automaton of the player's hands."""
        return Hands(self.player, self.alphabet)

    @cached_property
    def dealer(self) -> Drawing:
        """The automaton of the dealer's hand."""
        return drawing(self.alphabet)

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """Everything that a hand's wager can come to, beginning with those that are numbered already."""
        return tuple(dict.fromkeys([*self.first, *results_of(self.ruling, self.hands.ends, self.dealer)]))


def book_of(games: Sequence[Game]) -> Book:
    """Everything the kernels ask of a game with each of its charts."""
    shelf = Shelf(len(games))
    for number, game in enumerate(games):
        hands = game.hands
        record = shelf.lay(number, Automata(game.table, game.alphabet, game.dealer, hands.ends), game.results)
        record["first_waiting"], record["refill_burn"] = hands.first_waiting, refill_burn(game.rules)
        shelf.put(record, {"opened": hands.opened, "split_off": hands.split_off, "rows": hands.rows})
    return shelf.book


def game_of(rules: Rules, side_bets: Mapping[str, Rules] | None = None, player: Player | None = None) -> Game:
    """Compile a book with its options; an answer that would not be acted on raises `NotSimulated`."""
    table, ruling = open_simulated(rules, side_bets)
    return Game(rules, table, ruling, player or best_player(rules))

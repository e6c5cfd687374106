"""A game made ready: the rules and a player worked out into the tables that the kernels read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pitboss.law.rules import Rules
from pitboss.play.table import Table, open_table
from pitboss.sim.dealer import Drawing, drawing
from pitboss.sim.ending import End, Kind
from pitboss.sim.hands import UPS, Hands
from pitboss.sim.honoured import require_simulated
from pitboss.sim.image import Book, Image
from pitboss.sim.kernel import layout
from pitboss.sim.player import Player
from pitboss.sim.players import best_player
from pitboss.sim.result import Result, against_natural, settled, stands_off
from pitboss.sim.symbols import Alphabet, alphabet_of
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS_BURN, Burn
from pitboss.terms.pontoon import SUPER_BONUS_SPLIT
from pitboss.terms.settlement import Collects, OriginalPaid

ONE_CARD, WHOLE_HAND = 1, 2


@dataclass(frozen=True, eq=False)
class Game:
    """A blackjack-type game with its options, side bets and player, ready to be dealt; results in `first` are numbered before its own."""

    rules: Rules
    table: Table
    player: Player
    first: tuple[Result, ...] = ()

    @cached_property
    def alphabet(self) -> Alphabet:
        """The cards as this game tells them apart."""
        return alphabet_of(self.table)

    @cached_property
    def hands(self) -> Hands:
        """The automaton of the player's hands."""
        return Hands(self.table, self.player, self.alphabet)

    @cached_property
    def dealer(self) -> Drawing:
        """The automaton of the dealer's hand."""
        return drawing(self.table, self.alphabet)

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """Everything that a hand's wager can come to, beginning with those that are numbered already."""
        ends, dealt = self.hands.ends, self.dealer.ends
        found = [settled(self.table, end, each) for end in ends for each in dealt]
        found += [against_natural(self.table, end, due=due) for end in ends if end.kind is Kind.STOOD for due in range(layout.DUES)]
        return tuple(dict.fromkeys([*self.first, *found]))

    @cached_property
    def record(self) -> Book:
        """Everything the kernels ask of the book, in one array."""
        table, dealer, ends = self.table, self.dealer, self.hands.ends
        place = {result: number for number, result in enumerate(self.results)}
        image = Image(layout.BOOK_HEAD, np.int32)
        image.array[layout.SYMBOL : layout.BOOK_HEAD] = self.alphabet.of_card
        self._put_hands(image)
        image.put(layout.DEALER_ENDS, len(dealer.ends))
        image.lay(layout.DEALER_ROWS, dealer.rows)
        image.lay(layout.DEALER_STARTS, dealer.starts)
        image.lay(layout.DEALER_NATURAL, [each.natural for each in dealer.ends])
        image.lay(layout.SETTLED, [[place[settled(table, end, each)] for each in dealer.ends] for end in ends])
        image.lay(layout.AGAINST_NATURAL, [[self._lost(place, end, due) for due in range(layout.DUES)] for end in ends])
        image.lay(layout.ENDS, [_described(table, end) for end in ends])
        image.lay(layout.INSURED_AGAINST, [_insured(table, up) for up in UPS])
        image.put(layout.COLLECTS_ALL, table.settling.collects is Collects.ALL)
        image.put(layout.BUSTED_COUNTS, table.settling.collects is Collects.ORIGINAL_OR_BUSTED)
        image.put(layout.NOT_IF_FIRST_PAID, table.settling.original_paid is OriginalPaid.NOT_COLLECTED)
        image.put(layout.NOT_IF_SUITED, bool(table.cite(SUPER_BONUS_SPLIT)))
        image.put(layout.REFILL_BURN, self.rules.get(NOT_ENOUGH_CARDS_BURN) is Burn.YES)
        return image.array

    def _put_hands(self, image: Image) -> None:
        hands = self.hands
        image.put(layout.WIDTH, len(self.alphabet))
        image.put(layout.FIRST_SPLIT, hands.first_split)
        image.put(layout.FIRST_WAITING, hands.first_waiting)
        image.put(layout.SPLIT_HANDS, self.table.splitting.hands)
        image.lay(layout.OPENED, hands.opened)
        image.lay(layout.SPLIT_OFF, hands.split_off)
        image.lay(layout.ROWS, hands.rows)
        image.lay(layout.SYMBOL_VALUE, [symbol.value - 1 for symbol in self.alphabet.symbols])

    def _lost(self, place: Mapping[Result, int], end: End, due: int) -> int:
        return place[against_natural(self.table, end, due=due)] if end.kind is Kind.STOOD else 0


def game_of(rules: Rules, side_bets: Mapping[str, Rules] | None = None, player: Player | None = None) -> Game:
    """Compile a book with its options; a term that cannot be honoured raises `NotSimulated`."""
    require_simulated(rules, *(side_bets or {}).values())
    table = open_table(rules, side_bets)
    return Game(rules, table, player or best_player(rules))


def _described(table: Table, end: End) -> list[int]:
    """An end as the kernels read it: which of the dealer's cards it needs against each value, and what it is."""
    paid = end.kind in (Kind.PAID, Kind.FORFEIT)  # a double taken back leaves its hand as settled as a win does
    flags = (paid, end.kind is Kind.STOOD, end.kind is Kind.BUST, end.stakes, stands_off(table, end), end.super_bonus)
    return [needed(end, up) for up in UPS] + [int(flag) for flag in flags]


def needed(end: End, up: int) -> int:
    """Which cards of the dealer's can change what a hand comes to."""
    if end.kind is Kind.STOOD:
        return WHOLE_HAND
    return ONE_CARD if end.kind in (Kind.NATURAL, Kind.SURRENDERED) and up in (1, 10) else 0


def _insured(table: Table, up: int) -> bool:
    against_ace = up == 1 and table.insuring.offered is not None
    return against_ace or (up == 10 and table.insuring.ten_pays is not None)

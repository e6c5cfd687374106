"""The first cards of a round: two to the player, one to the dealer, how likely they are, and what each way to play them is worth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from pitboss.cards.card import RANKS, card
from pitboss.odds.board import ACE, SPLIT_NOTHING
from pitboss.odds.kernel.hands import NATURAL, STANDS
from pitboss.odds.memory import Kinds
from pitboss.odds.records import Action
from pitboss.odds.remembered import Remembered
from pitboss.odds.solve import Against, Game, Shown
from pitboss.odds.splitting import Split


class Opening(NamedTuple):
    """Two values (an ace is 1, any ten-value card 10), what the dealer shows, and the worth of each lawful action.

    `kinds` are the very cards where they must be remembered for a bonus, and `shown` the kind of the dealer's where that matters;
    `suit` is the suit they share, `third` the chance that the next card goes on with them. `split` is how a pair is split, worth it or
    not; `evens` what a natural is paid that is settled at once on request; `hole` the dealer's second
    card where it lies face up.
    """

    first: int
    second: int
    up: int
    chance: Any
    worth: dict[Action, Any]
    kinds: Kinds = ()
    shown: int | None = None
    suit: str = ""
    third: Any = 0
    split: Split | None = None
    evens: Fraction | None = None
    hole: int | None = None

    @property
    def best(self) -> Action:
        """The action worth most; of equals the quieter one."""
        return max(self.worth, key=lambda action: self.worth[action])

    @property
    def value(self) -> Any:
        """What the hand is worth, best played."""
        return max(self.worth.values())

    @property
    def shows(self) -> Shown:
        """The values of the dealer's cards that are seen."""
        return (self.up,) if self.hole is None else (self.up, self.hole)

    @property
    def cards(self) -> tuple[int, int]:
        """The two values."""
        return self.first, self.second

    @property
    def is_natural(self) -> bool:
        """An ace and a ten-value card."""
        return (self.first, self.second) == (1, 10)


class Dealt(NamedTuple):
    """How likely two cards and a dealer's card are: of any kind, or of these kinds where they must be remembered."""

    chance: Fraction
    kinds: Kinds = ()
    shown: int | None = None


def dealt(game: Game, first: int, second: int, shown: Shown) -> Iterator[Dealt]:
    """Two values and what the dealer shows: once, and once for each kind of them that must be remembered."""
    whole, up = _chance(game, first, second, shown), shown[0]
    for pair in game.memory.pairs.get((first, second), ()):
        for kind, chance in _of_kinds(game, pair, up):
            yield Dealt(chance, pair, kind)
            whole -= chance
    yield Dealt(whole)


def _chance(game: Game, first: int, second: int, shown: Shown) -> Fraction:
    pips, whole = list(game.pips), 1
    ways = (1 if first == second else 2) * len(set(shown))
    for drawn, value in enumerate((*shown, first - 1, second - 1)):
        ways *= max(0, pips[value])
        whole *= game.cards - drawn
        pips[value] -= 1
    return Fraction(ways, whole)


def _of_kinds(game: Game, pair: tuple[int, int], up: int) -> Iterator[tuple[int | None, Fraction]]:
    """The chance of a pair of these kinds with a dealer's card of each kind that matters to it, and of any other of that value."""
    memory, cards = game.memory, game.cards
    one, two = pair
    ways = (1 if one == two else 2) * game.of_kind[one] * (game.of_kind[two] - (one == two))
    others = game.pips[up] - memory.values(pair).count(up + 1)
    for kind in memory.needs[pair]:
        if memory.pips[kind] == up + 1:
            there = game.of_kind[kind] - pair.count(kind)
            others -= there
            yield kind, Fraction(max(0, ways * there), cards * (cards - 1) * (cards - 2))
    yield None, Fraction(max(0, ways * others), cards * (cards - 1) * (cards - 2))


def openings(against: Against, splits: dict[int, tuple[Split, ...]]) -> Iterator[Opening]:
    """Every opening against what the dealer shows; `splits` are the plays of each pair to choose from."""
    game = against.game
    given_up = surrenders(game, against.up)
    for first in game.ranks:
        for second in game.ranks:
            if second >= first:
                for cards in dealt(game, first + 1, second + 1, against.shown):
                    if cards.chance > 0:
                        pair = splits.get(first, ()) if first == second else ()
                        prune = not game.arithmetic.is_exact
                        for share, may in given_up:
                            part = cards._replace(chance=cards.chance * share)
                            yield opening_of(against, first + 1, second + 1, part, pair, may_surrender=may, prune=prune)


def surrenders(game: Game, up: int) -> tuple[tuple[Fraction, bool], ...]:
    """Which part of the dealer's cards of a value a hand may be given up against, and which not: ten-value cards of four ranks are one."""
    ranks = {rank: game.shoe.of_rank(rank) for rank in RANKS if card(rank + "S").pips == up + 1}
    share = Fraction(sum(count for rank, count in ranks.items() if rank in game.ruled.surrender), sum(ranks.values()))
    return tuple((part, may) for part, may in ((share, True), (1 - share, False)) if part)


def opening_of(
    against: Against, first: int, second: int, cards: Dealt, splits: tuple[Split, ...], *, may_surrender: bool, prune: bool
) -> Opening:
    """One opening; `prune` leaves out a split that cannot be the best, whose exact worth would take long to find."""
    game = against.game
    number = game.arithmetic.number
    chance = number(cards.chance)
    hand = game.graph.place(first, second)
    remembered = Remembered(against, game.pass_of(first, second), cards.shown) if cards.kinds else None
    values = against.solved[game.pass_of(first, second)].values
    rows = game.board(SPLIT_NOTHING)
    if rows.ends[hand] == NATURAL:
        held = values[hand, 3]
        evens = game.ruled.even_money if against.up == ACE else None
        if evens is not None and number(evens) >= held:
            return Opening(first, second, against.up, chance, {Action.STAND: number(evens)}, evens=evens, hole=against.second)
        return Opening(first, second, against.up, chance, {Action.STAND: held}, hole=against.second)
    taken = against.taken_first((first, second))
    worth: dict[Action, Any] = {}
    if rows.may_stand[hand]:
        worth[Action.STAND] = values[hand, 0]
    if rows.ends[hand] != STANDS:
        worth[Action.HIT] = remembered.hit(cards.kinds) if remembered else values[hand, 1]
        if rows.may_double[hand]:
            worth[Action.DOUBLE] = values[hand, 2]
        if may_surrender and game.graph.total[hand] < game.ruled.surrender_below:
            natural = number(0) if game.ruled.surrender_early else against.natural_chance((first, second))
            loses = number(game.ruled.surrender_loses)
            worth[Action.SURRENDER] = -(loses + (1 - loses) * natural) + taken
    chosen = None
    for split in splits:
        if prune and (split.at_most <= max(worth.values()) or split.closer <= max(worth.values())):
            chosen = chosen or split
        elif chosen is None or Action.SPLIT not in worth or (not split.plays_as(chosen) and split.value > worth[Action.SPLIT]):
            worth[Action.SPLIT], chosen = split.value, split
    worth = {action: value - taken for action, value in worth.items()}
    suit = game.memory.suit(cards.kinds)
    third = sum((each for each, _ in remembered.onward(cards.kinds)), number(0)) if remembered else number(0)
    return Opening(first, second, against.up, chance, worth, cards.kinds, cards.shown, suit, third, chosen, hole=against.second)

"""The first cards of a round: two to the player, one to the dealer, how likely they are, and what each way to play them is worth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from pitboss.cards.card import RANKS, SUITS, card
from pitboss.odds.board import ACE, SPLIT_NOTHING
from pitboss.odds.bonus import more_in_suit
from pitboss.odds.kernel.hands import NATURAL, STANDS
from pitboss.odds.records import Action
from pitboss.odds.solve import Against, Game
from pitboss.odds.splitting import Split

BONUS_PAIRS = {(6, 7): "8", (6, 8): "7", (7, 8): "6", (7, 7): "7"}
"""Two values that one more rank makes a bonus hand of, whose suits then matter."""


def completed(first: int, second: int) -> str:
    """The bonus hand that two such values begin."""
    return "777" if first == second else "678"


class Opening(NamedTuple):
    """Two values (an ace is 1, any ten-value card 10), a dealer's card, and the worth of each lawful action.

    `suit` is the suit of two cards that a third of the same suit would make a better bonus of, with the chance of that
    third card; `split` is how a pair is split, worth it or not; `evens` what a natural is paid that is settled at once on request.
    """

    first: int
    second: int
    up: int
    chance: Any
    worth: dict[Action, Any]
    suit: str = ""
    third: Any = 0
    split: Split | None = None
    evens: Fraction | None = None

    @property
    def best(self) -> Action:
        """The action worth most; of equals the quieter one."""
        return max(self.worth, key=lambda action: self.worth[action])

    @property
    def value(self) -> Any:
        """What the hand is worth, best played."""
        return max(self.worth.values())

    @property
    def cards(self) -> tuple[int, int]:
        """The two values."""
        return self.first, self.second

    @property
    def is_natural(self) -> bool:
        """An ace and a ten-value card."""
        return (self.first, self.second) == (1, 10)


class Dealt(NamedTuple):
    """Two cards and a dealer's card as the bonuses see them: their chance, the suit they share or nothing, and the chance that the
    next card completes a bonus in that suit."""

    chance: Fraction
    suit: str
    third: Fraction


def dealt(game: Game, first: int, second: int, up: int) -> Iterator[Dealt]:
    """How likely two values and a dealer's card are: once, or once for each way their suits matter."""
    completes = BONUS_PAIRS.get((first, second)) if game.ruled.bonuses else None
    if completes is None:
        yield Dealt(_chance(game, first, second, up), "", Fraction(0))
        return
    mixed = _chance(game, first, second, up)
    for suit in SUITS:
        for shown in SUITS if up + 1 == int(completes) else ("",):
            suited = _suited(game, (f"{first}{suit}", f"{second}{suit}", f"{completes}{shown}" if shown else ""), up)
            left = game.shoe.of_card(card(completes + suit)) - (shown == suit) - (2 if first == second else 0)
            if suited:
                yield Dealt(suited, suit, Fraction(max(0, left), game.cards - 3))
                mixed -= suited
    yield Dealt(mixed, "", Fraction(0))


def _chance(game: Game, first: int, second: int, up: int) -> Fraction:
    pips, cards = list(game.pips), game.cards
    ways = 1 if first == second else 2
    for value in (up, first - 1, second - 1):
        ways *= max(0, pips[value])
        pips[value] -= 1
    return Fraction(ways, cards * (cards - 1) * (cards - 2))


def _suited(game: Game, names: tuple[str, str, str], up: int) -> Fraction:
    """The chance of these very cards to the player, and of a dealer's card of that value, or of the very card named."""
    shoe, cards = game.shoe, game.cards
    chance = Fraction(1 if names[0] == names[1] else 2)
    for drawn, name in enumerate(names):
        if name:
            chance *= Fraction(max(0, shoe.of_card(card(name)) - names[:drawn].count(name)), cards - drawn)
        else:
            held = sum(shoe.of_rank(rank) for rank in RANKS if card(rank + "S").pips == up + 1)
            same = sum(int(each[0]) == up + 1 for each in names[:2])
            chance *= Fraction(max(0, held - same), cards - drawn)
    return chance


def openings(against: Against, splits: dict[int, tuple[Split, ...]]) -> Iterator[Opening]:
    """Every opening against one dealer's card; `splits` are the plays of each pair to choose from."""
    game = against.game
    given_up = surrenders(game, against.up)
    for first in game.ranks:
        for second in game.ranks:
            if second >= first:
                for cards in dealt(game, first + 1, second + 1, against.up):
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
    chance, third = number(cards.chance), number(cards.third)
    hand = game.graph.place(first, second)
    values = against.solved[game.pass_of(first, second)].values
    rows = game.board(SPLIT_NOTHING)
    if rows.ends[hand] == NATURAL:
        held = values[hand, 3]
        evens = game.ruled.even_money if against.up == ACE else None
        if evens is not None and number(evens) >= held:
            return Opening(first, second, against.up, chance, {Action.STAND: number(evens)}, evens=evens)
        return Opening(first, second, against.up, chance, {Action.STAND: held})
    taken = against.taken_first((first, second))
    worth: dict[Action, Any] = {}
    if rows.may_stand[hand]:
        worth[Action.STAND] = values[hand, 0]
    if rows.ends[hand] != STANDS:
        worth[Action.HIT] = values[hand, 1] + third * _more(game, first, second, cards.suit)
        if rows.may_double[hand]:
            worth[Action.DOUBLE] = values[hand, 2]
        if may_surrender and game.graph.total[hand] < game.ruled.surrender_below:
            natural = against.natural_chance((first, second))
            worth[Action.SURRENDER] = -(1 + natural) / 2 + taken
    chosen = None
    for split in splits:
        if prune and (split.at_most <= max(worth.values()) or split.closer <= max(worth.values())):
            chosen = chosen or split
        elif chosen is None or Action.SPLIT not in worth or (not split.plays_as(chosen) and split.value > worth[Action.SPLIT]):
            worth[Action.SPLIT], chosen = split.value, split
    worth = {action: value - taken for action, value in worth.items()}
    return Opening(first, second, against.up, chance, worth, cards.suit, third, chosen)


def _more(game: Game, first: int, second: int, suit: str) -> Any:
    """What a third card of the suit adds to what the mixed bonus pays."""
    more = more_in_suit(game.ruled, completed(first, second), suit) if suit else Fraction(0)
    return game.arithmetic.number(more)

"""Effects of removal: how the player's value changes when one card of a kind leaves the full shoe, in percent of a unit.

The game is valued with the best play of the shoe as it then lies, a side bet and insurance by their fractions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pitboss.cards.card import RANKS, Card
from pitboss.law.rules import Rules
from pitboss.odds.analysis import worth
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.memory import memory
from pitboss.odds.opened import ruled
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.odds.side_bets import side_bet_odds
from pitboss.play.table import open_table

PERCENT = 100
Watch = Callable[[Sequence[Any]], Iterable[Any]]
"""Goes through what there is to do, one by one, as `iter` does; a command shows a progress bar meanwhile."""


@dataclass(frozen=True)
class Effects:
    """What the full shoe is worth, in units, and how much in percent of a unit each card changes that by leaving it.

    `of_card` has the cards that the pack holds; `of_rank` the mean over the suits.
    """

    value: float
    shoe: Shoe
    of_card: Mapping[Card, float]

    @property
    def of_rank(self) -> dict[str, float]:
        """The mean effect of each rank that the pack holds."""
        found: dict[str, float] = {}
        for rank in RANKS:
            cards = [card for card in self.of_card if card.rank == rank]
            if cards:
                whole = sum(self.shoe.of_card(card) for card in cards)
                found[rank] = sum(self.of_card[card] * self.shoe.of_card(card) for card in cards) / whole
        return found

    @property
    def mean(self) -> float:
        """The mean over the whole pack: nought for a value that never changes its play."""
        whole = len(self.shoe)
        return sum(effect * self.shoe.of_card(card) for card, effect in self.of_card.items()) / whole


def effects_of_removal(rules: Rules, watch: Watch = iter) -> Effects:
    """The effects on the main wager; `watch` goes through the kinds of card, for who shows how far it is."""
    record = ruled(rules)
    return _effects(Shoe.of(open_table(rules).pack), lambda shoe: worth(rules, shoe), lambda card: _alike(record, card), watch)


def insurance_effects(rules: Rules) -> dict[str, Effects]:
    """The effects on a unit of insurance, by the dealer's card that it is offered against."""
    full = Shoe.of(open_table(rules).pack)

    def value(against: str, shoe: Shoe) -> float:
        return float(insurance_odds(rules, shoe)[against].ev)

    return {
        against: _effects(full, lambda shoe, against=against: value(against, shoe), lambda card: card.pips)  # type: ignore[misc]
        for against in insurance_odds(rules, full)
    }


def bet_effects(bet: Rules, shoe: Shoe) -> Effects:
    """The effects on a unit of a side bet, from the full shoe of the game with which it is offered; each of the fifty-two by itself."""
    return _effects(shoe, lambda left: float(side_bet_odds(bet, left).ev), lambda card: card)


def _effects(full: Shoe, value: Callable[[Shoe], float], alike: Callable[[Card], Hashable], watch: Watch = iter) -> Effects:
    """Take one card of each kind away; cards that are alike have one effect."""
    base = value(full)
    cards = [card for card in ORDER if full.of_card(card)]
    kinds = tuple(dict.fromkeys(alike(card) for card in cards))
    found: dict[Hashable, float] = {}
    for kind in watch(kinds):
        card = next(each for each in cards if alike(each) == kind)
        found[kind] = PERCENT * (value(full.without([card])) - base)
    return Effects(base, full, {card: found[alike(card)] for card in cards})


def _alike(record: Ruled, card: Card) -> Hashable:
    """What a game's value can tell of a card: its value; its rank where naturals or surrender look at it; what bonuses remember of it."""
    seen, kept = card.rank if record.rank_order else str(card.pips), memory(record.bonuses)
    kind = kept.kind_of[card]
    remembered = any(kind in hand for hand in kept.hands)
    return seen, card.rank in record.natural_waits, card.rank in record.surrender, kind if remembered else None

"""Playing efficiency: of all that a player could gain by knowing every card left, how much a count tells.

For each place of the chart the gain of its second-best action over the best is taken as normal about its value at the full shoe, with the
spread that the effects of removal give it at a depth; what changing one's mind is worth is then the unit normal linear loss integral
(Griffin). A system sees the part of the spread that its tags correlate with. Insurance is left out, as usual.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from pitboss.cards.card import Card
from pitboss.count.correlation import correlation, deviation, linear_loss
from pitboss.count.places import Place, places
from pitboss.count.removal import Watch
from pitboss.law.rules import Rules
from pitboss.odds.analysis import analyse, hand_odds
from pitboss.odds.records import Action, Kind
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.play.table import open_table
from pitboss.sim.tags import Tags

DEPTHS = tuple(tenth / 10 for tenth in range(1, 8))
"""The parts of the pack gone over which the gains are averaged."""
CLOSE = 0.2
"""A second-best action that falls further short than this, in units, is not thought of at any count."""


@dataclass(frozen=True)
class Choice:
    """A place where the count may change one's mind: how often it is met, by how much the second-best falls short, and in units what
    the leaving of each card adds to that."""

    place: Place
    weight: float
    short: float
    of_card: dict[Card, float]


@dataclass(frozen=True)
class Choices:
    """Every such place of a game, from its full shoe."""

    shoe: Shoe
    each: tuple[Choice, ...]

    def gain(self, tags: Tags | None = None) -> float:
        """What varying the play by a system gains in a round, on the mean over the depths, in units; by all cards where none is named."""
        return sum(self._at(depth, tags) for depth in DEPTHS) / len(DEPTHS)

    def efficiency(self, tags: Tags) -> float:
        """The part of the whole gain that a system brings."""
        whole = self.gain()
        return self.gain(tags) / whole if whole else 0.0

    def _at(self, depth: float, tags: Tags | None) -> float:
        cards = len(self.shoe)
        left = cards * (1 - depth)
        scale = sqrt((cards - 1) * (cards - left) / left)
        return sum(_worth(choice, self.shoe, scale, tags) for choice in self.each)


def _worth(choice: Choice, shoe: Shoe, scale: float, tags: Tags | None) -> float:
    seen = 1.0 if tags is None else abs(correlation(tags, choice.of_card, shoe))
    spread = deviation(choice.of_card, shoe) * scale * seen
    return choice.weight * spread * linear_loss(choice.short / spread) if spread > 0 else 0.0


def choices(rules: Rules, watch: Watch = iter) -> Choices:
    """The places of a game where the two best actions lie close together, with the effects of removal on their difference."""
    shoe = Shoe.of(open_table(rules).pack)
    chart = analyse(rules).strategy
    every = tuple(places(chart, open_table(rules).pack.removed))
    found = []
    for place in watch(every):
        values = dict(hand_odds(rules, place.cards, place.dealer, shoe).values)
        if len(values) > 1:
            best, second = sorted(values, key=lambda action: -values[action])[:2]
            if values[best] - values[second] < CLOSE:
                found.append(_choice(rules, shoe, place, (best, second), values))
    return Choices(shoe, tuple(found))


def _choice(rules: Rules, shoe: Shoe, place: Place, two: tuple[Action, Action], values: dict[Action, float]) -> Choice:
    best, second = two
    short = values[best] - values[second]
    of_value: dict[int, float] = {}
    for card in ORDER:
        if shoe.of_card(card) and card.pips not in of_value:
            after = dict(hand_odds(rules, place.cards, place.dealer, shoe.without([card])).values)
            of_value[card.pips] = after[second] - after[best] + short
    return Choice(place, _chance(place, shoe), short, {card: of_value[card.pips] for card in ORDER if shoe.of_card(card)})


def _chance(place: Place, shoe: Shoe) -> float:
    """How often two cards make the row against the dealer's card."""
    total = 12 if place.row.kind is Kind.PAIR and place.row.total == 1 else 2 * place.row.total
    wanted = total if place.row.kind is Kind.PAIR else place.row.total
    up, cards, chance = place.dealer.pips, len(shoe), 0.0
    for first in range(1, 11):
        for second in range(1, 11):
            kind = Kind.PAIR if first == second else Kind.SOFT if 1 in (first, second) else Kind.HARD
            made = first + second + (10 if 1 in (first, second) else 0)
            if kind is place.row.kind and made == wanted:
                chance += _dealt((first, second, up), shoe.pips, cards)
    return chance


def _dealt(values: Iterable[int], pips: tuple[int, ...], cards: int) -> float:
    left, chance = list(pips), 1.0
    for drawn, value in enumerate(values):
        chance *= left[value - 1] / (cards - drawn)
        left[value - 1] -= 1
    return chance

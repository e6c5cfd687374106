"""How well the tags of a system tell what the cards do: betting correlation, insurance correlation, playing efficiency."""

from __future__ import annotations

from collections.abc import Mapping
from math import erfc, exp, pi, sqrt

from pitboss.cards.card import Card
from pitboss.count.removal import Effects
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.sim.tags import Tags


def betting_correlation(tags: Tags, effects: Effects) -> float:
    """The correlation between the tags and the effects of removal over all cards of the pack: 1 is a perfect count for betting."""
    return correlation(tags, effects.of_card, effects.shoe)


def correlation(tags: Tags, of_card: Mapping[Card, float], shoe: Shoe) -> float:
    """The correlation over the cards of a shoe; 0 where either side tells no card from another.

    >>> from pitboss.cards.pack import Pack
    >>> from pitboss.sim.tags import SYSTEMS
    >>> full = Shoe.of(Pack(1))
    >>> round(correlation(SYSTEMS["tens"], {card: float(tag) for card, tag in zip(ORDER, SYSTEMS["tens"].of_card)}, full), 6)
    1.0
    """
    weights = {card: shoe.of_card(card) / len(shoe) for card in of_card}
    tag = {card: float(each) for card, each in zip(ORDER, tags.of_card, strict=True)}
    mean_tag = sum(weight * tag[card] for card, weight in weights.items())
    mean = sum(weight * of_card[card] for card, weight in weights.items())
    both = sum(weight * (tag[card] - mean_tag) * (of_card[card] - mean) for card, weight in weights.items())
    spread = sum(weight * (tag[card] - mean_tag) ** 2 for card, weight in weights.items())
    other = sum(weight * (of_card[card] - mean) ** 2 for card, weight in weights.items())
    return both / sqrt(spread * other) if spread > 0 and other > 0 else 0.0


def deviation(of_card: Mapping[Card, float], shoe: Shoe) -> float:
    """The standard deviation of the effects over the cards of a shoe."""
    weights = {card: shoe.of_card(card) / len(shoe) for card in of_card}
    mean = sum(weight * of_card[card] for card, weight in weights.items())
    return sqrt(sum(weight * (of_card[card] - mean) ** 2 for card, weight in weights.items()))


def linear_loss(deviations: float) -> float:
    """The unit normal linear loss integral: what a normal variable is beyond so many deviations, on the mean.

    >>> round(linear_loss(0.0), 4), round(linear_loss(1.0), 4)
    (0.3989, 0.0833)
    """
    density = exp(-deviations * deviations / 2) / sqrt(2 * pi)
    return density - deviations * erfc(deviations / sqrt(2)) / 2

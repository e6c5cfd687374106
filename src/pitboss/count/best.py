"""The best tags of a level: whole numbers no larger than the level, the same for cards that count ten, that tell the most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from pitboss.cards.card import RANKS
from pitboss.count.correlation import betting_correlation
from pitboss.count.removal import Effects
from pitboss.law.refusal import Malformed
from pitboss.odds.shoe import ORDER
from pitboss.sim.tags import Tags

MOST = 9
STEPS = 400
"""Sizes at which the effects are cut to whole numbers, before single tags are tried one up and one down."""


@dataclass(frozen=True)
class Best:
    """The tags by rank, and their betting correlation."""

    tags: Tags
    of_rank: dict[str, int]
    correlation: float


def best_tags(effects: Effects, level: int) -> Best:
    """The tags of a level with the highest betting correlation; of equals the ones with the smallest numbers."""
    if not 1 <= level <= MOST:
        raise Malformed("level", f"no tags of level {level}: write a level from 1 to {MOST}")
    of_rank = effects.of_rank
    if max(of_rank.values()) - min(of_rank.values()) < 1e-9:
        return _told((0,) * len(of_rank), tuple(of_rank), effects)  # no card tells anything
    largest = max(abs(effect - effects.mean) for effect in of_rank.values()) or 1.0
    starts = {_cut(of_rank, effects.mean, level * size / (STEPS / 2) / largest, level) for size in range(1, STEPS)}
    found = max(
        (_climbed(start, tuple(of_rank), effects, level) for start in starts if any(start)),
        key=lambda each: (each.correlation, -sum(map(abs, each.of_rank.values()))),
    )
    return found


def _cut(of_rank: dict[str, float], mean: float, scale: float, level: int) -> tuple[int, ...]:
    return tuple(max(-level, min(level, round((effect - mean) * scale))) for effect in of_rank.values())


def _climbed(start: tuple[int, ...], ranks: tuple[str, ...], effects: Effects, level: int) -> Best:
    """Change one rank (or all that count ten) by one as long as that betters the correlation."""
    here = _told(start, ranks, effects)
    while True:
        there = max(
            (_told(tags, ranks, effects) for tags in _near(tuple(here.of_rank.values()), ranks, level)), key=lambda each: each.correlation
        )
        if there.correlation <= here.correlation + 1e-12:
            return here
        here = there


def _near(tags: tuple[int, ...], ranks: tuple[str, ...], level: int) -> Iterator[tuple[int, ...]]:
    groups = [{place} for place, rank in enumerate(ranks) if rank not in "TJQK"]
    groups.append({place for place, rank in enumerate(ranks) if rank in "TJQK"})
    for group in groups:
        for step in (-1, 1):
            changed = tuple(tag + step if place in group else tag for place, tag in enumerate(tags))
            if any(changed) and all(abs(tag) <= level for tag in changed):
                yield changed


def _told(tags: tuple[int, ...], ranks: tuple[str, ...], effects: Effects) -> Best:
    of_rank = dict(zip(ranks, tags, strict=True))
    of_card = tuple(Fraction(of_rank.get(card.rank, 0)) for card in ORDER)
    named = Tags("best", of_card)
    return Best(named, {rank: of_rank[rank] for rank in RANKS if rank in of_rank}, betting_correlation(named, effects))

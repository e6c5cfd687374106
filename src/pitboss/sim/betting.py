"""Betting by a count: how the cards seen become a count, and what is done at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import floor

from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed
from pitboss.sim.ramp import FLAT_RAMP, FURTHEST, Ramp
from pitboss.sim.tags import NOTHING, Tags

TOLD_APART = 10
"""True counts are told apart so far either side of nought, further where something is done there."""
SWAY = 20
"""A running count is told apart so many of its largest tags beyond where the pack leads it."""


class DecksLeft(StrEnum):
    """How the decks left are reckoned when a running count is divided by them; `none` leaves it a running count."""

    EXACT = "exact"
    HALF = "half"
    WHOLE = "whole"
    NONE = "none"


class Rounding(StrEnum):
    """How a count becomes a whole number: down, towards nought, or to the nearest with halves upwards."""

    FLOOR = "floor"
    TRUNCATE = "truncate"
    NEAREST = "nearest"


class Burned(StrEnum):
    """Whether the player asks to see the card burned after a shuffle."""

    UNSEEN = "unseen"
    ASKED_FOR = "asked-for"


@dataclass(frozen=True)
class Betting:
    """What is done at a count; every count given is where it begins.

    The `ramp` says how many units of the plan's stake. Who is not seated sits down at `enter` and gets up below `leave`: the same count
    unless it is given; meanwhile somebody else plays the boxes. `insurance`, `even_money` and `side_bets` are taken from their count on,
    besides what the plan takes always; a side bet that has no count is made always. `decks_left` is exact where the tags of a system
    begin at nought, and none where they begin below.
    """

    tags: Tags = NOTHING
    ramp: Ramp = FLAT_RAMP
    decks_left: DecksLeft | None = None
    rounding: Rounding = Rounding.FLOOR
    enter: int | None = None
    leave: int | None = None
    insurance: int | None = None
    even_money: int | None = None
    side_bets: Mapping[str, int] = field(default_factory=dict)
    burned: Burned = Burned.UNSEEN

    def __post_init__(self) -> None:
        if self.tags.counts_nothing and (self.ramp != FLAT_RAMP or self.asked or self.burned is Burned.ASKED_FOR):
            raise Malformed("count", "nothing is counted, so that nothing can be done by a count: name a system, such as hi-lo")
        if any(abs(count) > FURTHEST for count in self.asked):
            raise Malformed("count", f"no count beyond {FURTHEST} is told apart")
        if self.enter is not None and self.leave is not None and self.leave > self.enter:
            raise Malformed("count", f"who sits down at {self.enter} cannot get up below {self.leave}: leave at {self.enter} or lower")

    @property
    def is_flat(self) -> bool:
        """Whether nothing is counted."""
        return self.tags.counts_nothing

    @property
    def asked(self) -> tuple[int, ...]:
        """Every count at which something is done besides staking."""
        given = (self.enter, self.leave, self.insurance, self.even_money, *self.side_bets.values())
        return tuple(count for count in given if count is not None)

    @property
    def reckoned(self) -> DecksLeft:
        """How the decks left are reckoned."""
        if self.decks_left is not None:
            return self.decks_left
        return DecksLeft.NONE if self.tags.first or self.tags.first_a_deck else DecksLeft.EXACT

    def counts(self, pack: Pack) -> range:
        """The counts told apart; the first stands for anything lower too, the last for anything higher."""
        if self.is_flat:
            return range(1)
        low, high = -TOLD_APART, TOLD_APART
        if self.reckoned is DecksLeft.NONE:
            first, sway = self.tags.begins(pack.decks), SWAY * max(map(abs, self.tags.of_card))
            ends = (first, first + self.tags.of_pack(pack))
            low, high = floor(min(ends) - sway), floor(max(ends) + sway)
        done = (*self.asked, *(count for count, _ in self.ramp.steps))
        return range(min(low, *(count - 1 for count in done)), max(high, *done) + 1)

    def seats(self) -> tuple[int | None, int | None]:
        """The counts at which the player sits down and below which he or she gets up."""
        enter = self.leave if self.enter is None else self.enter
        return enter, self.enter if self.leave is None else self.leave

    def words(self) -> Iterator[str]:
        """What is done, in a few words each."""
        if self.is_flat:
            return
        decks = {"exact": "decks left exactly", "none": "running count"}.get(self.reckoned, f"decks left to the nearest {self.reckoned}")
        yield f"count {self.tags.name}, {decks.replace('nearest whole', 'nearest deck').replace('nearest half', 'nearest half deck')}"
        yield {"floor": "rounded down", "truncate": "rounded towards 0", "nearest": "rounded to the nearest"}[self.rounding]
        yield "units " + " ".join(f"{_signed(count)}:{units}" for count, units in self.ramp.steps)
        enter, leave = self.seats()
        if enter is not None and leave is not None:
            yield f"seated from {_signed(enter)}, up below {_signed(leave)}"
        for name, count in (("insurance", self.insurance), ("even money", self.even_money), *self.side_bets.items()):
            if count is not None:
                yield f"{name} from {_signed(count)}"
        if self.burned is Burned.ASKED_FOR:
            yield "burned card asked for"


def _signed(count: int) -> str:
    return f"{count:+d}".replace("-", "−")


FLAT = Betting()
"""The same stake in every round."""

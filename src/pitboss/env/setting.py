"""What an environment adds to a game: what is seen and staked, how the cards last, and what an unlawful act leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from typing import TypeVar

from pitboss.law.refusal import Malformed, listed, nearest


class Observe(StrEnum):
    """How much is observed; each sees what the one before it sees, and more."""

    TOTALS = "totals"
    CARDS = "cards"
    COUNTS = "counts"


class ShoeLasts(StrEnum):
    """How long the cards last."""

    FRESH = "fresh"
    CARRIED = "carried"


class Episode(StrEnum):
    """What an episode is."""

    ROUND = "round"
    SHOE = "shoe"


class Unlawful(StrEnum):
    """What an unlawful act leads to: a penalty and nothing else, an error, or the nearest lawful act."""

    PENALTY = "penalty"
    RAISE = "raise"
    NEAREST = "nearest"


class Explain(StrEnum):
    """Whether `info` tells what happened and which rule masks what."""

    ALWAYS = "always"
    NEVER = "never"


W = TypeVar("W", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Setting:
    """The environment's own options, read; money is in cents, `bets` are the stakes that may be chosen."""

    observe: Observe
    shoe: ShoeLasts
    episode: Episode
    unlawful: Unlawful
    explain: Explain
    unit: int
    bets: tuple[int, ...]
    penalty: float
    penetration: Decimal

    @property
    def bet_words(self) -> tuple[str, ...]:
        """The stakes in units, as they are named."""
        return tuple(f"{Decimal(bet) / self.unit:f}" for bet in self.bets)


def read_setting(
    *, observe: str, shoe: str, episode: str, unlawful: str, explain: str, unit: object, bets: object, penalty: object, penetration: object
) -> Setting:
    """Read the environment's own options; what cannot be read is `Malformed`."""
    cents = in_cents("unit", unit, 100, "an amount in dollars")
    setting = Setting(
        observe=_word(Observe, "observe", observe),
        shoe=_word(ShoeLasts, "shoe", shoe),
        episode=_word(Episode, "episode", episode),
        unlawful=_word(Unlawful, "unlawful", unlawful),
        explain=_word(Explain, "explain", explain),
        unit=cents,
        bets=_bets(bets, cents),
        penalty=float(_number("penalty", penalty, "a number of units, 0 or more", least=0)),
        penetration=_number("penetration", penetration, "the part of the shoe before the cutting card, such as 0.75", most=1),
    )
    if setting.episode is Episode.SHOE and setting.shoe is not ShoeLasts.CARRIED:
        raise Malformed("option", "episode='shoe' needs cards that are carried over: give shoe='carried' too")
    return setting


def _word(words: type[W], name: str, given: object) -> W:
    known = [str(word) for word in words]
    if str(given) not in known:
        raise Malformed("option", f"{name}={given!r} cannot be read{nearest(str(given), known)}: it may be {listed(known, 'or')}")
    return words(str(given))


def _number(name: str, given: object, wanted: str, *, least: int | None = None, most: int | None = None) -> Decimal:
    try:
        number = Decimal(str(given))
    except InvalidOperation:
        number = Decimal("NaN")
    read = number.is_finite() and not isinstance(given, bool)
    if not read or number < (least or 0) or (number == 0 and least is None) or (most is not None and number > most):
        raise Malformed("option", f"{name}={given!r} cannot be read: give {wanted}")
    return number


def in_cents(name: str, given: object, one: int, wanted: str) -> int:
    """An amount of so many times `one` cents; it must be whole cents."""
    cents = _number(name, given, wanted) * one
    if cents != cents.to_integral_value():
        raise Malformed("option", f"{name}={given!r} is no whole number of cents")
    return int(cents)


def _bets(given: object, unit: int) -> tuple[int, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise Malformed("option", f"bets={given!r} cannot be read: list the stakes that may be chosen, in units, as in (1, 2, 4, 8)")
    bets = tuple(in_cents("bets", each, unit, "stakes in units, as in (1, 2, 4, 8)") for each in given)
    if not bets or len(set(bets)) < len(bets):
        raise Malformed("option", f"bets={given!r} cannot be read: list one or more stakes in units, each once, as in (1, 2, 4, 8)")
    return bets

"""How long a run is: so many rounds, or until it is precise enough."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from pitboss.law.refusal import Malformed

MOST_ROUNDS = 10**15
UNLESS_TOLD = 10**12
"""With --until-se alone, a run ends here at the latest."""


@dataclass(frozen=True)
class Length:
    """At most so many rounds, and fewer where the error is as small as was asked for."""

    rounds: int
    until: float | None


def length(rounds: str | None, until: float | None) -> Length:
    """Read --rounds and --until-se; one of them at least."""
    if until is not None and not (isfinite(until) and until > 0):
        raise Malformed("until-se", f"--until-se {until:g} is no standard error: give a number over 0, such as 0.0001")
    if rounds is None and until is None:
        raise Malformed("rounds", "--rounds is missing: say how many, as in --rounds 1000000, or how precise, as in --until-se 0.0001")
    return Length(UNLESS_TOLD if rounds is None else number_of(rounds), until)


def number_of(text: str) -> int:
    """A number of rounds as people write it.

    >>> number_of("1000000"), number_of("2.5e6"), number_of("1,000")
    (1000000, 2500000, 1000)
    """
    plain = text.strip().replace(",", "").replace("_", "")
    try:
        found = int(plain) if plain.isdecimal() else _whole(float(plain))
    except (ValueError, OverflowError):
        raise Malformed("rounds", f"--rounds {text[:40]!r} is no number of rounds: write it as 1000000 or 1e6") from None
    if not 1 <= found <= MOST_ROUNDS:
        raise Malformed("rounds", f"--rounds {text[:40]} cannot be played: give a number from 1 to {MOST_ROUNDS:,}")
    return found


def _whole(number: float) -> int:
    if number != int(number):
        raise ValueError
    return int(number)

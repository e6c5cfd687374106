"""A bucket of tokens that fills by itself: so many at once, and one more after each so many milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pitboss.law.refusal import Refused


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many at once, and one more after every so many milliseconds."""

    burst: int
    every: int

    def __post_init__(self) -> None:
        if self.burst < 1 or self.every < 1:
            raise ValueError("an allowance is at least one at once and takes at least a millisecond to come back")


class Bucket(NamedTuple):
    """An allowance and the millisecond at which it is whole again; whole integers, so that nothing is lost to rounding."""

    allowance: Allowance
    whole_at: int = 0


class TooFast(Refused):
    """Refused for now: `wait` says after how many milliseconds the same request would be let in."""

    def __init__(self, wait: int, code: str = "too-fast", rule: str = "house limits") -> None:
        seconds = -(-wait // 1000)
        super().__init__(code, f"Too many attempts: try again in {seconds} second{'s' if seconds != 1 else ''}.", rule=rule)
        self.wait = wait


def take(bucket: Bucket, at: int, cost: int = 1) -> Bucket | TooFast:
    """The bucket after so many tokens were taken at that millisecond, or the refusal; a clock that steps back never fills it.

    >>> two = Bucket(Allowance(burst=2, every=1000))
    >>> once = take(two, 5000)
    >>> once
    Bucket(allowance=Allowance(burst=2, every=1000), whole_at=6000)
    >>> take(once, 5000, cost=2).wait
    1000
    """
    if not 1 <= cost <= bucket.allowance.burst:
        raise ValueError(f"a cost is from 1 to {bucket.allowance.burst}")
    whole_at = max(bucket.whole_at, at) + cost * bucket.allowance.every
    wait = whole_at - at - bucket.allowance.burst * bucket.allowance.every
    return Bucket(bucket.allowance, whole_at) if wait <= 0 else TooFast(wait)

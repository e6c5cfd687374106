"""Many buckets by what they limit (an account, a connection), never more than so many of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.house.limits.bucket import Allowance, Bucket, TooFast, take
from pitboss.house.shelf import Shelf


class Throttle(NamedTuple):
    """The buckets that are not whole, by key; when there are too many, those nearest to whole are forgotten first."""

    most: int = 100_000
    buckets: Shelf[Bucket] = Shelf()


def admit(throttle: Throttle, asked: Mapping[str, Allowance], at: int, cost: int = 1) -> tuple[Throttle, TooFast | None]:
    """Take from the bucket of every key in turn, up to the first that refuses; what was taken before it stays taken.

    Ask for the connection first and the account second: then a flood from one place is refused before it can shut anybody else out.
    """
    buckets, refused = throttle.buckets, None
    for key, allowance in asked.items():
        held = buckets.get(key)
        taken = take(Bucket(allowance, held.whole_at if held else 0), at, cost)
        if isinstance(taken, TooFast):
            refused = taken
            break
        buckets = buckets.put(key, taken)
    if len(buckets) > throttle.most:
        buckets = _fewer(buckets, at, throttle.most)
    return Throttle(throttle.most, buckets), refused


def _fewer(buckets: Shelf[Bucket], at: int, most: int) -> Shelf[Bucket]:
    """Only buckets that are not whole, and of those three quarters of the most, so that this is seldom done."""
    kept = sorted(((bucket.whole_at, key) for key, bucket in buckets.items() if bucket.whole_at > at), reverse=True)
    fewer: Shelf[Bucket] = Shelf()
    for _, key in kept[: max(most * 3 // 4, 1)]:
        fewer = fewer.put(key, buckets[key])
    return fewer

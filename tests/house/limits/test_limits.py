"""Token buckets: they hold whatever the order and the spacing of the attempts."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from pitboss.house.limits import Allowance, Bucket, Throttle, TooFast, admit, connection, take

allowances = st.builds(Allowance, burst=st.integers(1, 6), every=st.integers(1, 5000))


def test_a_burst_then_one_at_a_time() -> None:
    bucket = Bucket(Allowance(burst=3, every=1000))
    for _ in range(3):
        taken = take(bucket, 10_000)
        assert isinstance(taken, Bucket)
        bucket = taken
    refused = take(bucket, 10_000)
    assert isinstance(refused, TooFast)
    assert (refused.wait, refused.sentence) == (1000, "Too many attempts: try again in 1 second.")
    assert isinstance(take(bucket, 10_999), TooFast)
    assert isinstance(take(bucket, 11_000), Bucket)


@given(allowances, st.lists(st.tuples(st.integers(-3000, 9000), st.integers(1, 6)), max_size=60))
def test_no_window_lets_more_through_than_the_burst_and_what_came_back(allowance: Allowance, tries: list[tuple[int, int]]) -> None:
    bucket, at, let_in = Bucket(allowance), 1_000_000, list[tuple[int, int]]()
    for wait, cost in tries:
        at += wait  # the clock may step back
        if cost > allowance.burst:
            continue
        taken = take(bucket, at, cost)
        if isinstance(taken, Bucket):
            bucket = taken
            let_in.append((at, cost))
        else:
            assert taken.wait > 0
            assert isinstance(take(bucket, at + taken.wait, cost), Bucket), "the wait that is told is enough"
            assert isinstance(take(bucket, at + taken.wait - 1, cost), TooFast), "and not too much"
    for first in range(len(let_in)):
        for last in range(first, len(let_in)):
            window = let_in[first : last + 1]
            span = max(each for each, _ in window) - min(each for each, _ in window)
            assert sum(cost for _, cost in window) <= allowance.burst + span // allowance.every


@pytest.mark.parametrize(("burst", "every"), [(0, 1), (1, 0), (-1, 5)])
def test_what_is_no_allowance(burst: int, every: int) -> None:
    with pytest.raises(ValueError, match="at least"):
        Allowance(burst, every)


@pytest.mark.parametrize("cost", [0, -1, 4])
def test_what_is_no_cost(cost: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 3"):
        take(Bucket(Allowance(3, 1)), 0, cost)


def test_a_flood_from_one_place_shuts_nobody_else_out() -> None:
    throttle, asked = Throttle(), {"from:1": Allowance(3, 1000), "name:ann": Allowance(5, 1000)}
    for _ in range(100):
        throttle, _ = admit(throttle, asked, 50_000)
    throttle, refused = admit(throttle, {"from:2": Allowance(3, 1000), "name:ann": Allowance(5, 1000)}, 50_000)
    assert refused is None


def test_many_places_at_one_name_are_held_all_the_same() -> None:
    throttle, let_in = Throttle(), 0
    for place in range(100):
        throttle, refused = admit(throttle, {f"from:{place}": Allowance(3, 1000), "name:ann": Allowance(5, 1000)}, 50_000)
        let_in += refused is None
    assert let_in == 5


def test_there_are_never_too_many_buckets_and_the_emptiest_stay() -> None:
    slow, quick = Allowance(2, 10**9), Allowance(2, 1000)
    throttle = Throttle(most=100)
    for _ in range(2):
        throttle, refused = admit(throttle, {"name:ann": slow}, 0)
        assert refused is None
    for each in range(5000):
        throttle, _ = admit(throttle, {f"from:{each}": quick}, each)
        assert len(throttle.buckets) <= 100
    assert admit(throttle, {"name:ann": slow}, 5000)[1] is not None


def test_addresses() -> None:
    assert connection("2001:db8:0:1::5") == connection("2001:db8:0:1:ffff::9") != connection("2001:db8:0:2::5")
    assert connection("fe80::1%eth0") == connection("fe80::2")
    assert connection("x" * 10_000) == "from:unknown"

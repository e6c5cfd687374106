"""Errors keep what they know on their way between processes."""

from __future__ import annotations

import pickle

import pytest

from pitboss.house.limits.bucket import TooFast
from pitboss.law.refusal import Malformed, PitbossError, Refused


@pytest.mark.parametrize(
    "error", [Malformed("boxes", "give 1 to 9"), Refused("boxes", "7 at most (X 2.2)", rule="X 2.2"), TooFast(2500)], ids=repr
)
def test_an_error_is_the_same_in_another_process(error: PitbossError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)

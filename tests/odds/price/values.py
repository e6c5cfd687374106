"""Values that stand for real ones where only the questions are tested: a number a record, the same in every run."""

from __future__ import annotations

from hashlib import sha256

from pitboss.law.rules import Rules
from pitboss.odds.opened import open_game
from pitboss.odds.price.appraisal import Appraiser, Values
from pitboss.odds.price.insisted import taken_away
from pitboss.odds.price.record import MAIN
from tests.support import own_law


def record(rules: Rules) -> object:
    return open_game(rules)


def values(rules: Rules) -> Values:
    return {MAIN: -int(sha256(repr(record(rules)).encode()).hexdigest()[:8], 16) / 1e12}


def stand_in() -> Appraiser:
    """An appraiser that computes nothing."""
    return Appraiser(record, values, taken_away)


def standing(game: str) -> Rules:
    """The rules of a game as they stand, nothing elected."""
    return Rules(own_law(game), {})

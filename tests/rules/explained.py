"""What tests of explanations ask of a written round: its refusal, what it is told as, and the readings behind its settlements."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import Settled, settle
from pitboss.law.refusal import Refused
from pitboss.play.roundfile import read_round
from pitboss.play.telling import Sentence
from tests.support import own_on


def explained(game: str, cards: str, do: str, **more: Any) -> Settled:
    """A round of one box and one bettor, ann with 20, as it was settled; `do` are her decisions."""
    wagers = more.pop("wagers", [{"player": "ann", "stake": 20}])
    decisions = more.pop("decisions", [{"box": 1, "do": each} for each in do.split()])
    written = {"game": game, "boxes": [{"box": 1, "wagers": wagers}], "cards": cards.split(), "decisions": decisions} | more
    return settle(read_round(written), own_on(written["game"]))


def refused(game: str, cards: str, do: str, **more: Any) -> Refused:
    """The refusal of such a round."""
    with pytest.raises(Refused) as fault:
        explained(game, cards, do, **more)
    return fault.value


def said(settled: Settled, words: str) -> Sentence:
    """The one sentence of the telling that has these words."""
    found = [each for each in settled.told if words in each.said]
    assert len(found) == 1, [each.said for each in settled.told]
    return found[0]


def readings(settled: Settled) -> list[list[str]]:
    """The readings of each settlement."""
    return [each["readings"] for each in settled.answer["settlements"]]


def rules(settled: Settled) -> list[list[str]]:
    """The rules of each settlement."""
    return [each["rules"] for each in settled.answer["settlements"]]

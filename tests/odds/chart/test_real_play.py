"""Charts of computed play: what the mathematics answers can be shown, written and read back."""

from __future__ import annotations

import pytest

from pitboss.odds.analysis import analyse
from pitboss.odds.chart.files import Form, picture
from pitboss.odds.chart.marks import ANY_NUMBER, most_cards
from pitboss.odds.chart.model import chart
from pitboss.odds.chart.sheet import read_csv, write_csv
from pitboss.odds.records import Action
from tests.support import own_rules

DOUBLES = {"vic-blackjack": 2, "vic-vegas-blackjack": 2, "vic-crown-pontoon": ANY_NUMBER, "nsw-blackjack-challenge": 3}


@pytest.mark.parametrize("game", DOUBLES)
def test_computed_play_becomes_a_chart(game: str) -> None:
    book = own_rules(game)
    found = analyse(book)
    assert read_csv(write_csv(found.strategy), game) == found.strategy
    assert most_cards(found.strategy, Action.DOUBLE) == DOUBLES[game]
    drawn = chart(found, book)
    assert [row for part in drawn.sections for line in part.lines for row in line.rows] == list(found.strategy.rows)
    assert picture(drawn, Form.SVG).startswith(b"<?xml")
    counted = any(mark.later for part in drawn.sections for line in part.lines for mark in line.marks)
    assert counted == (DOUBLES[game] > 2)

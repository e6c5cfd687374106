"""A mark says a cell's whole answer, and no more characters than it takes."""

from __future__ import annotations

import pytest

from pitboss.odds.chart.legend import in_words
from pitboss.odds.chart.marks import ANY_NUMBER, Mark, marks, most_cards
from pitboss.odds.records import COLUMNS, Action, Cell, Kind, Row, Strategy
from tests.odds.chart.made_up import BASIC, PONTOON, cell, strategy

SIXTEEN = Row(Kind.HARD, 16)
ELEVEN = Row(Kind.HARD, 11)


def alone(text: str, beside: str = "H") -> Mark:
    """The mark of one cell, in a strategy that has one more: that says how far doubles go."""
    places = {(SIXTEEN, "2"): cell(text), (ELEVEN, "2"): cell(beside)}
    return marks(Strategy(("2",), (ELEVEN, SIXTEEN), places))[SIXTEEN, "2"]


@pytest.mark.parametrize(
    ("text", "beside", "shown", "words"),
    [
        # cell   another   mark      in words
        ("H", "H", "H", "hit"),
        ("S", "H", "S", "stand"),
        ("P", "H", "P", "split"),
        ("D", "H", "D", "double"),
        ("Ds", "H", "Ds", "double; if not allowed, stand"),
        ("DH", "H", "D", "double"),
        ("DS", "H", "Ds", "double; if not allowed, stand"),
        ("DH", "DDH", "D3", "double, but hit with three or more cards"),
        ("DDH", "DDH", "D", "double"),
        ("DDH", "DH", "D", "double"),
        ("DDH", "D", "D4", "double, but hit with four or more cards"),
        ("DSs", "D", "Ds3S", "double, but stand with three or more cards; if not allowed, stand"),
        ("R", "H", "Rh", "surrender; if not allowed, hit"),
        ("RH", "H", "Rh", "surrender; if not allowed, hit"),
        ("RS", "H", "Rs", "surrender; if not allowed, stand"),
        ("Rp", "H", "Rp", "surrender; if not allowed, split"),
        ("Rd", "H", "Rd", "surrender; if not allowed, double"),
        ("RHHSh", "H", "Rh5S", "surrender, but stand with five or more cards; if not allowed, hit"),
        ("SSH", "H", "S4", "stand, but hit with four or more cards"),
        ("SSSSH", "H", "S6", "stand, but hit with six or more cards"),
        ("HS", "H", "H3S", "hit, but stand with three or more cards"),
        ("HDH", "D", "H3D·4", "hit with two cards, double with three, hit with four or more"),
        ("HDDSh", "D", "H3D·5S", "hit with two cards, double with three or four, stand with five or more"),
        ("SSS", "H", "S", "stand"),
    ],
)
def test_the_mark_of_a_cell(text: str, beside: str, shown: str, words: str) -> None:
    mark = alone(text, beside)
    assert mark.text == shown
    assert in_words(mark) == words


def test_how_far_doubles_go() -> None:
    assert most_cards(strategy(PONTOON), Action.DOUBLE) == ANY_NUMBER
    assert most_cards(strategy(PONTOON), Action.SURRENDER) == 2
    assert most_cards(strategy(BASIC), Action.SPLIT) == 0
    once = Strategy(("2",), (ELEVEN,), {(ELEVEN, "2"): cell("DDH")})
    assert most_cards(once, Action.DOUBLE) == 3
    twelve = Row(Kind.SOFT, 12)
    aces = Strategy(("2",), (ELEVEN, twelve), {(ELEVEN, "2"): cell("DH"), (twelve, "2"): cell("D")})
    assert most_cards(aces, Action.DOUBLE) == 2, "two aces are the only soft 12"
    later = Strategy(("2",), (ELEVEN,), {(ELEVEN, "2"): cell("DDDH")})
    assert most_cards(later, Action.DOUBLE) == ANY_NUMBER, "no rule stops at four"


def test_a_pair_says_nothing_of_how_far_doubles_go() -> None:
    pair = Row(Kind.PAIR, 5)
    both = Strategy(("2",), (ELEVEN, pair), {(ELEVEN, "2"): cell("DH"), (pair, "2"): cell("D")})
    assert {mark.text for mark in marks(both).values()} == {"D"}


def test_different_cells_of_one_strategy_have_different_marks() -> None:
    """Whatever a simulated hand would do otherwise is seen on the chart: equal marks mean equal play."""
    for text in (BASIC, PONTOON):
        play = strategy(text)
        until = most_cards(play, Action.DOUBLE)
        seen: dict[str, set[tuple[Action, ...]]] = {}
        for (row, column), mark in marks(play).items():
            if row.kind is not Kind.PAIR:
                seen.setdefault(mark.text, set()).add(played(play[row, column], until))
        assert [text for text, ways in seen.items() if len(ways) > 1] == []


def played(found: Cell, until: int) -> tuple[Action, ...]:
    """What is done with two to eight cards."""
    answers = [found.by_cards[min(number, len(found.by_cards) - 1)] for number in range(7)]
    late = [number for number, action in enumerate(answers) if action is Action.DOUBLE and number + 2 > until]
    assert late == []
    return tuple(answers)


def test_every_place_has_a_mark() -> None:
    play = strategy(PONTOON)
    assert marks(play).keys() == {(row, column) for row in play.rows for column in COLUMNS}

"""On paper nothing leaves the page and no two words touch, however full the chart is."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import matplotlib as mpl
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from pitboss.odds.chart.card import draw_card, draw_card_sheet
from pitboss.odds.chart.files import Form, picture
from pitboss.odds.chart.model import Chart
from pitboss.odds.chart.page import draw_page
from pitboss.odds.chart.paper import INCH, Paper, settings, width_of, wrapped
from tests.odds.chart.made_up import BASIC, PONTOON, made_up

TOUCH = 0.12
"""Millimetres by which the boxes of two words may meet: a box is a little larger than its letters."""
CARD = (85.6, 54.0)


def full() -> str:
    """Play without rhyme or reason: every row is a line of its own, and every kind of mark is there."""
    dice = random.Random(4)
    marks = ["H", "S", "D", "SSH", "SSSH", "DH", "DDH", "RH", "HD", "Ds", "DSs", "HDDH", "SSHDHs", "Rs"]
    pairs = ["P", "Rp", "H", "S", "D"]
    rows = [
        f"{kind} {total} {' '.join(dice.choices(marks, k=10))}" for kind, first in (("hard", 4), ("soft", 12)) for total in range(first, 22)
    ]
    return "\n".join([*rows, *(f"pair {card} {' '.join(dice.choices(pairs, k=10))}" for card in [*range(2, 10), "T", "A"])])


EVERY_ELECTION = {
    "natural_after_split": "natural",
    "pontoon_doubled_ace": "all-one",
    "dealer_blackjack_collects": "original-or-busted",
    "super_bonus_doubled": "who-stayed",
    "double_withdrawn_until": "next-hand",
    "surrender_followers": "bound-by-caller",
}
CHARTS: dict[str, Callable[[], Chart]] = {
    "plain": lambda: made_up("vic-vegas-blackjack", BASIC),
    "counted": lambda: made_up("vic-crown-pontoon", PONTOON),
    "long title": lambda: made_up("act-blackjack", BASIC, decks=6, dealer_soft_17="hit", double_cards="any"),
    "full": lambda: made_up("vic-crown-pontoon", full(), **EVERY_ELECTION),
}


def words_on(paper: Paper) -> list[tuple[str, Bbox]]:
    """Every text with its box, in millimetres."""
    renderer = FigureCanvasAgg(paper.figure).get_renderer()  # type: ignore[no-untyped-call]
    scale = INCH / paper.figure.dpi
    texts = [artist for artist in paper.figure.axes[0].get_children() if isinstance(artist, Text) and artist.get_text()]
    return [(text.get_text(), Bbox(text.get_window_extent(renderer).get_points() * scale)) for text in texts]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("draw", [draw_page, draw_card, draw_card_sheet])
@pytest.mark.parametrize("name", CHARTS)
def test_words_stay_on_the_page_and_apart(name: str, draw: Callable[[Chart], Paper]) -> None:
    with settings():
        paper = draw(CHARTS[name]())
        found = words_on(paper)
    outside = [words for words, box in found if box.x0 < 0 or box.y0 < 0 or box.x1 > paper.width or box.y1 > paper.height]
    assert outside == []
    assert touching(found) == []


def test_words_that_touch_would_be_seen() -> None:
    paper = Paper(100, 50)
    paper.write(10, 10, "under", 9, "#000000")
    paper.write(14, 10.5, "over", 9, "#000000")
    paper.write(10, 20, "alone", 9, "#000000")
    assert touching(words_on(paper)) == [("under", "over")]


def touching(found: list[tuple[str, Bbox]]) -> list[tuple[str, str]]:
    pairs = []
    for place, (one, a) in enumerate(found):
        for other, b in found[place + 1 :]:
            across = min(a.x1, b.x1) - max(a.x0, b.x0)
            down = min(a.y1, b.y1) - max(a.y0, b.y0)
            if across > TOUCH and down > TOUCH + 0.35 * min(a.height, b.height):  # lines of a paragraph share their leading
                pairs.append((one, other))
    return pairs


@pytest.mark.parametrize("name", CHARTS)
def test_the_words_of_a_card_are_inside_it(name: str) -> None:
    with settings():
        paper = draw_card(CHARTS[name]())
        found = words_on(paper)
    left, top = (paper.width - 2 * CARD[0]) / 2, (paper.height - CARD[1]) / 2
    edges = [left, left + CARD[0], left + 2 * CARD[0]]
    for words, box in found:
        assert any(one + 1 < box.x0 and box.x1 < other - 1 for one, other in pairwise(edges)), words
        assert top + 1 < box.y0 < box.y1 < top + CARD[1] - 1, words


def test_wrapping_keeps_every_word_and_the_width() -> None:
    words = "the quick brown fox jumps over the lazy dog and then over the moon"
    lines = wrapped(words, 30, 7, indent=12)
    assert " ".join(lines) == words
    assert all(width_of(line, 7) <= 30 for line in lines)
    assert width_of(lines[0], 7) <= 18
    assert wrapped("", 10, 7) == []


def test_a_machine_with_settings_of_its_own_draws_the_same() -> None:
    chart = made_up("vic-blackjack", BASIC)
    plain = picture(chart, Form.SVG)
    with mpl.rc_context({"svg.fonttype": "none", "figure.facecolor": "red", "savefig.bbox": "tight", "font.size": 30}):
        assert picture(chart, Form.SVG) == plain
        assert mpl.rcParams["svg.fonttype"] == "none"

"""The files are what they say they are, hold what the chart says, and are the same bytes every time."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import PurePath
from xml.etree import ElementTree

import pytest

from pitboss.law.refusal import Malformed
from pitboss.odds.chart.files import Drawing, Form, form_of, picture, written
from pitboss.odds.chart.model import Chart
from pitboss.odds.chart.sheet import read_csv
from pitboss.odds.records import Action, Departure
from tests.cli.shell import ROOT
from tests.odds.chart.made_up import BASIC, PONTOON, made_up, strategy

SVG = "{http://www.w3.org/2000/svg}"
VOID = {"meta", "br", "hr", "img", "link"}


@pytest.fixture(scope="module")
def chart() -> Chart:
    return made_up("vic-crown-pontoon", PONTOON)


@cache
def drawn(form: Form, drawing: Drawing = Drawing.CHART) -> bytes:
    """The picture of that chart, drawn once for all tests."""
    return picture(made_up("vic-crown-pontoon", PONTOON), form, drawing)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("drawing", Drawing)
@pytest.mark.parametrize("form", [Form.SVG, Form.PDF, Form.PNG])
def test_a_picture_is_the_same_bytes_every_time(chart: Chart, form: Form, drawing: Drawing) -> None:
    assert picture(chart, form, drawing) == drawn(form, drawing)


def test_another_process_draws_the_same_bytes() -> None:
    code = (
        "import sys; from tests.odds.chart.made_up import PONTOON, made_up; from pitboss.odds.chart.files import *; "
        "sys.stdout.buffer.write(picture(made_up('vic-crown-pontoon', PONTOON), Form.SVG))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "7"})
    assert done.stdout == drawn(Form.SVG)


def test_no_file_knows_the_day_or_the_machine() -> None:
    for form in (Form.SVG, Form.PDF, Form.PNG):
        made = drawn(form)
        assert not re.search(rb"CreationDate|ModDate|dc:date|20\d\d-\d\d-\d\dT|/site-packages|matplotlib\.org", made), form


def test_svg_is_xml_of_a_landscape_page() -> None:
    root = ElementTree.fromstring(drawn(Form.SVG))
    assert root.tag == f"{SVG}svg"
    width, height = (float(root.attrib[side].removesuffix("pt")) for side in ("width", "height"))
    assert width == pytest.approx(297 / 25.4 * 72, abs=0.01)
    assert height == pytest.approx(210 / 25.4 * 72, abs=0.01)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Crown Pontoon: strategy chart"
    assert root.findall(f".//{SVG}image") == []


def test_nothing_is_drawn_outside_the_page() -> None:
    for drawing in Drawing:
        root = ElementTree.fromstring(drawn(Form.SVG, drawing))
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for place in root.iterfind(f".//{SVG}g[@id='axes_1']/{SVG}g/{SVG}path"):
            numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", place.attrib["d"])]
            assert all(-1e-6 <= x <= width + 1e-6 for x in numbers[0::2])
            assert all(-1e-6 <= y <= height + 1e-6 for y in numbers[1::2])


def test_png_is_a_page_at_two_hundred_dots_an_inch() -> None:
    made = drawn(Form.PNG)
    assert made.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", made[16:24])
    assert (width, height) == (2338, 1653)
    card = drawn(Form.PNG, Drawing.CARD)
    wide, high = struct.unpack(">II", card[16:24])
    assert wide / high == pytest.approx((2 * 85.6 + 18) / (54 + 18), rel=0.01)


@pytest.mark.parametrize(("drawing", "pages"), [(Drawing.CHART, 2), (Drawing.CARD, 1)])
def test_pdf_has_the_chart_and_the_card(drawing: Drawing, pages: int) -> None:
    made = drawn(Form.PDF, drawing)
    assert made.startswith(b"%PDF-1.")
    assert made.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", made)) == pages
    assert re.search(rb"/Count %d\b" % pages, made)


class Read(HTMLParser):
    """A web page as a browser takes it apart: every tag closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables: list[list[list[str]]] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.unheard = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        if tag == "tr":
            self.tables[-1].append([])
        if tag in ("td", "th"):
            self.tables[-1][-1].append("")
        if dict(attrs).get("aria-hidden") == "true" or self.unheard:
            self.unheard += tag not in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.unheard -= self.unheard > 0

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open) and not self.unheard:
            self.tables[-1][-1][-1] += data


def read(page: bytes) -> Read:
    reader = Read()
    reader.feed(page.decode())
    reader.close()
    assert reader.open == []
    return reader


def test_html_is_three_tables_that_can_be_heard(chart: Chart) -> None:
    page = read(written(chart, strategy(PONTOON), Form.HTML))
    assert len(page.tables) == 3
    hard = page.tables[0]
    assert hard[0] == ["Hard totals", *(f"dealer's {card}" for card in chart.columns)]
    assert hard[6] == ["13", "hit", "hit", "hit", "hit", "stand, but hit with four or more cards", "hit", "hit", "hit", "hit", "hit"]
    scopes = [attributes.get("scope") for tag, attributes in page.tags if tag == "th"]
    assert set(scopes) == {"row", "col"}
    assert sum(tag == "caption" for tag, _ in page.tags) == 3


def test_html_needs_nothing_beside_it(chart: Chart) -> None:
    page = read(written(chart, strategy(PONTOON), Form.HTML))
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.tags}
    assert not [name for _, attributes in page.tags for name in attributes if name in ("src", "href") or name.startswith("on")]
    assert "url(" not in written(chart, strategy(PONTOON), Form.HTML).decode()


def test_html_tells_exceptions_only_when_asked(chart: Chart) -> None:
    found = (Departure("T,2", "4", Action.STAND, Action.HIT, 0.0),)
    page = read(written(chart, strategy(PONTOON), Form.HTML, found))
    assert page.tables[3][1] == ["T,2", "4", "stand", "hit"]


def test_html_says_what_might_be_markup_as_words() -> None:
    chart = replace(made_up("vic-blackjack", BASIC), title="<b>&\"'")
    page = written(chart, strategy(BASIC), Form.HTML).decode()
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;&quot;&#x27;" in page


def test_csv_is_the_strategy(chart: Chart) -> None:
    assert read_csv(written(chart, strategy(PONTOON), Form.CSV).decode(), "s.csv") == strategy(PONTOON)


@pytest.mark.parametrize("name", ["chart.svg", "chart.PDF", "a.b.png", "x.html", "x.csv"])
def test_the_suffix_says_what_to_make(name: str) -> None:
    assert form_of(PurePath(name)) == name.rpartition(".")[2].lower()


@pytest.mark.parametrize("name", ["chart", "chart.gif", "chart.", ".svg", "svg", "x.jpeg"])
def test_another_suffix_is_told_what_would_be_accepted(name: str) -> None:
    with pytest.raises(Malformed) as told:
        form_of(PurePath(name))
    assert told.value.sentence.endswith("a strategy is written to a file ending in .svg, .pdf, .png, .html or .csv")

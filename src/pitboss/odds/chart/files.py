"""A chart as a file: which kinds there are, and the bytes of each."""

from __future__ import annotations

from enum import StrEnum
from pathlib import PurePath

from pitboss.law.refusal import Malformed, listed
from pitboss.odds.chart.model import Chart
from pitboss.odds.records import Departure, Strategy


class Form(StrEnum):
    """The kinds of file, by their suffix."""

    SVG = "svg"
    PDF = "pdf"
    PNG = "png"
    HTML = "html"
    CSV = "csv"


class Drawing(StrEnum):
    """What is drawn: the chart on A4 (a pdf has the card on its second page), or the wallet card alone."""

    CHART = "chart"
    CARD = "card"


TITLES = {Drawing.CHART: "strategy chart", Drawing.CARD: "wallet card"}
ON_PAPER = (Form.SVG, Form.PDF, Form.PNG)


def form_of(path: PurePath) -> Form:
    """The kind of file that a name asks for."""
    try:
        return Form(path.suffix.lower().removeprefix("."))
    except ValueError:
        forms = listed([f".{form}" for form in Form], "or")
        raise Malformed("file", f"{path.name!r} does not say what to make: a strategy is written to a file ending in {forms}") from None


def picture(chart: Chart, form: Form, drawing: Drawing = Drawing.CHART) -> bytes:
    """The chart or its card on paper; the same chart is the same bytes."""
    from pitboss.odds.chart.card import draw_card, draw_card_sheet
    from pitboss.odds.chart.page import draw_page
    from pitboss.odds.chart.paper import printed, settings

    with settings():
        card = draw_card_sheet if form is Form.PDF else draw_card
        sheets = [card(chart)] if drawing is Drawing.CARD else [draw_page(chart)]
        if form is Form.PDF and drawing is Drawing.CHART:
            sheets.append(card(chart))
        return printed(sheets, form, f"{chart.title}: {TITLES[drawing]}")


def written(chart: Chart, strategy: Strategy, form: Form, departures: tuple[Departure, ...] = ()) -> bytes:
    """The chart as a web page, or its strategy as a table to be read back."""
    from pitboss.odds.chart.sheet import write_csv
    from pitboss.odds.chart.web_page import web_page

    text = write_csv(strategy) if form is Form.CSV else web_page(chart, departures)
    return text.encode()

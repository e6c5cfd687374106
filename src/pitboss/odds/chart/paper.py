"""A sheet to draw on, in millimetres from its upper left corner: the only module that knows matplotlib."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.lines import Line2D
from matplotlib.patches import FancyBboxPatch, Rectangle
from matplotlib.textpath import text_to_path

INCH = 25.4
POINT = INCH / 72
CAPITAL = 0.729
"""How high a capital is, as a part of the size of this type."""
DPI = 200
# Nothing of the machine or the day goes into a file: the same chart is the same bytes.
SETTINGS: Any = {
    "svg.hashsalt": "pitboss",
    "svg.fonttype": "path",
    "pdf.fonttype": 42,
    "pdf.compression": 9,
    "text.hinting": "none",
}
UNDATED: dict[str, dict[str, Any]] = {
    "svg": {"Date": None, "Creator": "pitboss"},
    "png": {"Software": "pitboss"},
    "pdf": {"CreationDate": None, "ModDate": None, "Creator": "pitboss", "Producer": None},
}


class Face(StrEnum):
    """The two weights of the type that matplotlib brings along, so that every machine draws the same."""

    PLAIN = "DejaVuSans.ttf"
    BOLD = "DejaVuSans-Bold.ttf"


class Paper:
    """One sheet."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.figure = Figure(figsize=(width / INCH, height / INCH), dpi=DPI, facecolor="white")
        self._axes = self.figure.add_axes((0.0, 0.0, 1.0, 1.0))
        self._axes.set(xlim=(0, width), ylim=(height, 0))
        self._axes.set_axis_off()

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A filled rectangle."""
        self._axes.add_artist(Rectangle((x, y), width, height, facecolor=fill, edgecolor="none", linewidth=0, clip_on=False))

    def chip(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A filled rectangle with round corners."""
        shape = f"round,pad=0,rounding_size={min(width, height) / 6:.3f}"
        self._axes.add_artist(
            FancyBboxPatch((x, y), width, height, boxstyle=shape, facecolor=fill, edgecolor="none", linewidth=0, clip_on=False)
        )

    def rule(
        self, start: tuple[float, float], end: tuple[float, float], colour: str, *, points: float = 0.5, dash: Literal["-", ":"] = "-"
    ) -> None:
        """A line."""
        ends = ([start[0], end[0]], [start[1], end[1]])
        self._axes.add_artist(Line2D(*ends, color=colour, linewidth=points, linestyle=dash, clip_on=False, solid_capstyle="butt"))

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        colour: str,
        *,
        face: Face = Face.PLAIN,
        align: Literal["left", "center", "right"] = "left",
    ) -> None:
        """Words on a base line."""
        if words:
            self._axes.text(
                x, y, words, fontproperties=_type(face, size), color=colour, ha=align, va="baseline", clip_on=False, parse_math=False
            )


def middle(top: float, height: float, size: float) -> float:
    """The base line that puts capitals in the middle of a strip."""
    return top + (height + CAPITAL * size * POINT) / 2


@cache
def width_of(words: str, size: float, face: Face = Face.PLAIN) -> float:
    """How wide words are, in millimetres."""
    return float(text_to_path.get_text_width_height_descent(words, _type(face, size), False)[0]) * POINT


def wrapped(words: str, width: float, size: float, face: Face = Face.PLAIN, *, indent: float = 0) -> list[str]:
    """Words broken into lines of a width; the first line begins after `indent`."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, face) > width - (0 if lines else indent):
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


@contextmanager
def settings() -> Iterator[None]:
    """Draw as we say, whatever a machine has set for itself."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(SETTINGS)
        yield


def printed(sheets: Sequence[Paper], kind: str, title: str) -> bytes:
    """The sheets as a file: a pdf has them all, the others the first."""
    out = BytesIO()
    metadata = {**UNDATED[kind], "Title": title}
    if kind != "pdf":
        sheets[0].figure.savefig(out, format=kind, metadata=metadata, dpi=DPI)
        return out.getvalue()
    with PdfPages(out, metadata=metadata) as pages:
        for sheet in sheets:
            pages.savefig(sheet.figure)
    return out.getvalue()


@cache
def _type(face: Face, size: float) -> FontProperties:
    return FontProperties(fname=str(Path(mpl.get_data_path(), "fonts", "ttf", face)), size=size)

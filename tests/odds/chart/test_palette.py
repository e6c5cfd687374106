"""Colours that every reader can tell apart, and letters that stand out on them."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from pitboss.odds.chart import palette
from pitboss.odds.chart.palette import PAINTS
from pitboss.odds.chart.web_page import STYLE
from pitboss.odds.records import Action

Colour = tuple[float, float, float]
LEAST_CONTRAST = 4.5
"""WCAG 2, level AA, for text of any size."""
LEAST_DISTANCE = 20.0
"""In CIELAB; 2.3 is just noticeable, and 20 is seen at a glance."""
# Machado, Oliveira and Fernandes (2009), the whole deficiency, on linear light.
EYES: dict[str, tuple[Colour, Colour, Colour]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def light(code: str) -> Colour:
    red, green, blue = (int(code[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(code: str) -> float:
    red, green, blue = light(code)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def seen_by(eye: str, code: str) -> Colour:
    """A colour in CIELAB as an eye sees it."""
    red, green, blue = _through(eye, code)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def _through(eye: str, code: str) -> Colour:
    red, green, blue = (min(1.0, max(0.0, sum(part * share for part, share in zip(row, light(code), strict=True)))) for row in EYES[eye])
    return red, green, blue


def test_every_action_has_a_colour() -> None:
    assert PAINTS.keys() == set(Action)


@pytest.mark.parametrize("action", Action)
def test_the_letter_stands_out(action: Action) -> None:
    assert contrast(PAINTS[action].fill, PAINTS[action].ink) >= LEAST_CONTRAST


def test_the_other_words_stand_out() -> None:
    assert contrast(palette.QUIET, palette.PAPER) >= LEAST_CONTRAST
    assert contrast(palette.INK, palette.PAPER) >= LEAST_CONTRAST
    assert contrast(palette.BAND, palette.PAPER) >= LEAST_CONTRAST


def test_the_web_page_stands_out_in_the_dark_too() -> None:
    dark = STYLE[STYLE.index("prefers-color-scheme: dark") :]
    colours = {name: dark[dark.index(f"--{name}: ") + len(name) + 4 :][:7] for name in ("ink", "quiet", "paper", "band")}
    assert contrast(colours["ink"], colours["paper"]) >= LEAST_CONTRAST
    assert contrast(colours["quiet"], colours["paper"]) >= LEAST_CONTRAST
    assert contrast(colours["band"], "#ffffff") >= LEAST_CONTRAST


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_colours_apart(eye: str) -> None:
    apart = {
        (one, other): math.dist(seen_by(eye, PAINTS[one].fill), seen_by(eye, PAINTS[other].fill)) for one, other in combinations(Action, 2)
    }
    assert min(apart.values()) >= LEAST_DISTANCE, min(apart.items(), key=lambda found: found[1])


def test_known_contrasts() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)

"""A run drawn: how its value settled down, and how the results of its rounds are spread."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from pitboss.sim.figures import Estimate
from pitboss.sim.sofar import Sofar

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CONFIDENT = 1.959964
INK, SHADE, BARS = "#1d3557", "#a8c5da", "#457b9d"
# Nothing of the machine or the day goes into a file: the same run is the same bytes.
SETTINGS: Any = {"svg.hashsalt": "pitboss", "svg.fonttype": "path", "text.hinting": "none", "font.family": "DejaVu Sans", "font.size": 9}
UNDATED: dict[str, dict[str, Any]] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}


def picture(title: str, sofar: Sofar, found: Estimate, form: str) -> bytes:
    """The drawing as an SVG or PNG file."""
    import matplotlib as mpl  # slow to import, and seldom wanted
    from matplotlib.figure import Figure

    out = BytesIO()
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(9, 7), layout="constrained")
        upper, lower = figure.subplots(2, 1)
        figure.suptitle(title)
        _converged(upper, sofar)
        _spread(lower, found)
        figure.savefig(out, format=form, metadata={**UNDATED[form], "Title": title}, dpi=150)
    return out.getvalue()


def _converged(axes: Axes, sofar: Sofar) -> None:
    """The value after each block that is remembered, with the interval that holds the true one 95 times in 100."""
    last = sofar.last
    way = [*sofar.way, *([last] if last is not None and last not in sofar.way else [])]
    rounds, values = [each.rounds for each in way], [100 * each.ev for each in way]
    errors = [100 * CONFIDENT * each.standard_error for each in way]
    if len(way) > 1:
        low = [value - error for value, error in zip(values, errors, strict=True)]
        high = [value + error for value, error in zip(values, errors, strict=True)]
        axes.fill_between(rounds, low, high, color=SHADE, linewidth=0, label="95 % interval")
        axes.plot(rounds, values, color=INK, linewidth=1.2, label="value so far")
        axes.set_xscale("log")
    else:
        axes.errorbar(rounds, values, errors, fmt="o", color=INK, capsize=4, label="value and 95 % interval")
    axes.set_xlabel("rounds")
    axes.set_ylabel("per cent of the wager")
    axes.legend(frameon=False)


def _spread(axes: Axes, found: Estimate) -> None:
    """How often a round came to so many dollars; the rarest are too few to see, so the scale is of powers of ten."""
    nets = [cents / 100 for cents in found.spread]
    gaps = [after - before for before, after in pairwise(nets)]
    axes.bar(nets, list(found.spread.values()), width=0.8 * min(gaps, default=1.0), color=BARS)
    axes.set_yscale("log")
    axes.set_xlabel("what a round came to, in dollars")
    axes.set_ylabel("part of the rounds")

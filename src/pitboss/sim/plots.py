"""A run drawn: how its value settled down, how the results of its rounds are spread, and what each count is worth."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from pitboss.sim.counts import CountLine
from pitboss.sim.figures import Estimate
from pitboss.sim.interval import CONFIDENT
from pitboss.sim.sofar import Sofar

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FEWEST = 1000
"""Rounds at a count, for its value to be drawn."""
INK, SHADE, BARS = "#1d3557", "#a8c5da", "#457b9d"
# Nothing of the machine or the day goes into a file: the same run is the same bytes.
SETTINGS: Any = {"svg.hashsalt": "pitboss", "svg.fonttype": "path", "text.hinting": "none", "font.family": "DejaVu Sans", "font.size": 9}
UNDATED: dict[str, dict[str, Any]] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}


def picture(title: str, sofar: Sofar, found: Estimate, form: str, counts: Sequence[CountLine] = ()) -> bytes:
    """The drawing as an SVG or PNG file."""
    import matplotlib as mpl  # slow to import, and seldom wanted
    from matplotlib.figure import Figure

    out = BytesIO()
    with mpl.rc_context(SETTINGS):
        told = [line for line in counts if line.ev is not None and line.played >= FEWEST]
        figure = Figure(figsize=(9, 10 if told else 7), layout="constrained")
        axes = figure.subplots(3 if told else 2, 1)
        figure.suptitle(title)
        _converged(axes[0], sofar)
        _spread(axes[1], found)
        if told:
            _by_count(axes[2], told, counts)
        figure.savefig(out, format=form, metadata={**UNDATED[form], "Title": title}, dpi=150)
    return out.getvalue()


def _by_count(axes: Axes, told: Sequence[CountLine], counts: Sequence[CountLine]) -> None:
    """The value at each count with its interval, over how often the count comes."""
    from matplotlib.ticker import MaxNLocator

    places = [line.count for line in told]
    beside = axes.twinx()
    beside.bar([line.count for line in counts], [100 * line.share for line in counts], width=0.8, color=SHADE, alpha=0.6)
    beside.set_ylabel("per cent of the rounds")
    values = [100 * (line.ev or 0.0) for line in told]
    errors = [100 * CONFIDENT * (line.standard_error or 0.0) for line in told]
    axes.set_zorder(beside.get_zorder() + 1)
    axes.patch.set_visible(False)
    axes.axhline(0, color=INK, linewidth=0.6)
    axes.errorbar(places, values, errors, fmt="o", markersize=3, color=INK, capsize=2, label="value and 95 % interval")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlim(places[0] - 0.6, places[-1] + 0.6)
    axes.set_xlabel("count at which the round was staked")
    axes.set_ylabel("per cent of the wager")
    axes.legend(frameon=False, loc="upper left")


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

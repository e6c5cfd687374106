"""Analyses as Polars frames, for who works with tables; polars is imported only here, when a frame is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pitboss.odds.records import Analysis

if TYPE_CHECKING:
    import polars as pl


def strategy_frame(found: Analysis) -> pl.DataFrame:
    """The chart: a row a hand and a dealer's card, with what to do with two cards, with more, and where that is not allowed."""
    import polars as pl

    cells = found.strategy.cells.items()
    return pl.DataFrame(
        {
            "hand": [str(row) for (row, _), _ in cells],
            "dealer": [column for (_, column), _ in cells],
            "action": [str(cell.first) for _, cell in cells],
            "by_cards": [[str(action) for action in cell.by_cards] for _, cell in cells],
            "otherwise": [str(cell.otherwise) for _, cell in cells],
        }
    )


def results_frame(found: Analysis) -> pl.DataFrame:
    """What a round comes to, in units of the opening wager, with its chance."""
    import polars as pl

    return pl.DataFrame({"result": [float(net) for net in found.results], "chance": list(found.results.values())})


def departures_frame(found: Analysis) -> pl.DataFrame:
    """The hands better played otherwise than the chart says, the dearest first."""
    import polars as pl

    columns = ("hand", "dealer", "table", "best", "gain")
    rows = [(each.hand, each.dealer, str(each.table), str(each.best), each.gain) for each in found.departures]
    schema = dict(zip(columns, (pl.String, pl.String, pl.String, pl.String, pl.Float64), strict=True))
    return pl.DataFrame(rows, schema=schema, orient="row")

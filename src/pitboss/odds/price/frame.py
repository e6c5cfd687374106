"""Prices as a table that leaves the program."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pitboss.odds.price.record import Number, Price

if TYPE_CHECKING:
    import polars

VALUES = ("ev", "ev_instead", "difference")


def price_frame(prices: Iterable[Price]) -> polars.DataFrame:
    """A row a price, values as numbers."""
    import polars

    return polars.DataFrame([_row(price) for price in prices], schema_overrides=dict.fromkeys(VALUES, polars.Float64))


def _row(price: Price) -> dict[str, object]:
    return {
        "game": price.game,
        "decks": price.decks,
        "subject": str(price.subject),
        "terms": " ".join(price.terms),
        "bet": price.bet,
        "in_force": price.in_force,
        "rule": price.citation,
        "reading": price.reading,
        "instead": price.instead,
        "instead_rule": price.instead_citation,
        "ev": _number(price.ev),
        "ev_instead": _number(price.ev_instead),
        "difference": _number(price.difference),
        "remark": price.remark,
    }


def _number(value: Number | None) -> float | None:
    return None if value is None else float(value)

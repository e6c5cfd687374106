"""The places of a chart as hands: for each row and dealer's card two cards that stand for it, and what may be done with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pitboss.cards.card import CARDS, Card
from pitboss.odds.records import Kind, Row, Strategy

SECOND, THIRD = "H", "C"
"""The second card and the dealer's are of other suits, so that no line that asks for one suit comes of them."""


@dataclass(frozen=True)
class Place:
    """One place of a chart, the two cards that stand for its row, and the dealer's card."""

    row: Row
    column: str
    cards: tuple[Card, Card]
    dealer: Card

    def __str__(self) -> str:
        return f"{self.row} against {self.column}"


def places(strategy: Strategy, removed: tuple[str, ...]) -> Iterator[Place]:
    """Every place whose row two cards can stand for; totals that only pairs or three cards make have none."""
    ten = next(rank for rank in "TJQK" if rank not in removed)
    for row in strategy.rows:
        for column in strategy.columns:
            pair = _two(row, ten)
            if pair is not None:
                yield Place(row, column, (CARDS[f"{pair[0]}S"], CARDS[pair[1] + SECOND]), CARDS[(ten if column == "T" else column) + THIRD])


def _two(row: Row, ten: str) -> tuple[str, str] | None:
    """The two ranks: a ten-value card and another where the total has one, otherwise the two nearest each other."""
    if row.kind is Kind.PAIR:
        return (_rank(row.total, ten),) * 2
    if row.kind is Kind.SOFT:
        return ("A", _rank(row.total - 11, ten)) if 13 <= row.total <= 20 else None
    if 12 <= row.total <= 19:
        return ten, _rank(row.total - 10, ten)
    low = (row.total - 1) // 2
    return (_rank(row.total - low, ten), _rank(low, ten)) if 5 <= row.total <= 11 else None


def _rank(value: int, ten: str) -> str:
    return {1: "A", 10: ten}.get(value, str(value))

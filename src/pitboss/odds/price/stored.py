"""The prices as they were last worked out, kept beside the code: read in a moment, without the kernels.

`pitboss odds price --all --write` writes the file; a test works the prices out again and compares.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from io import StringIO
from pathlib import Path

from pitboss.law.book import Book
from pitboss.law.in_force import Law, in_force, stands
from pitboss.law.moment import beginning
from pitboss.law.timeline import changes
from pitboss.odds.price.record import Number, Price, Subject

FILE = Path(__file__).resolve().parents[1] / "prices.csv"
COLUMNS = (
    "game",
    "instruments",
    "decks",
    "subject",
    "terms",
    "bet",
    "in_force",
    "citation",
    "reading",
    "instead",
    "instead_citation",
    "ev",
    "ev_instead",
    "remark",
)
PLACES = 10


@cache
def stored() -> tuple[Price, ...]:
    """Every price of the file, in its order."""
    with FILE.open(encoding="utf-8", newline="") as lines:
        return tuple(_price(row) for row in csv.DictReader(lines))


def on_file(law: Law) -> tuple[Price, ...]:
    """The prices of a book by the very law that is asked about; none where those on file are of another day's law."""
    return tuple(price for price in stored() if price.game == law.book.id and price.instruments == law.instruments)


def law_on_file(book: Book) -> Law:
    """The law of a book that its prices are of: the last of those it has had, or will have, that stand on the same documents."""
    kept = {price.instruments for price in stored() if price.game == book.id}
    moments = [*(change.moment for change in changes(book) if not change.ends), beginning(book.jurisdiction)]
    laws = (in_force(book, moment) for moment in sorted(moments, reverse=True) if stands(book, moment))
    return next(law for law in laws if law.instruments in kept)


def written(prices: Iterable[Price]) -> str:
    """Prices as the file holds them."""
    page = StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_row(price) for price in prices)
    return page.getvalue()


def _row(price: Price) -> tuple[str, ...]:
    return (
        price.game,
        " ".join(price.instruments),
        str(price.decks),
        str(price.subject),
        " ".join(price.terms),
        price.bet,
        price.in_force,
        price.citation,
        price.reading,
        price.instead,
        price.instead_citation,
        _number(price.ev),
        _number(price.ev_instead),
        price.remark,
    )


def _number(value: Number | None) -> str:
    """A fraction stays one; what the kernels computed is kept to ten places, more than any machine's last digits disturb."""
    match value:
        case None:
            return ""
        case Fraction() | int():
            return str(value)
        case _:
            return f"{value:.{PLACES}f}"


def _price(row: dict[str, str]) -> Price:
    return Price(
        game=row["game"],
        decks=int(row["decks"]),
        subject=Subject(row["subject"]),
        terms=tuple(row["terms"].split(" ")),
        in_force=row["in_force"],
        citation=row["citation"],
        reading=row["reading"],
        instead=row["instead"],
        instead_citation=row["instead_citation"],
        bet=row["bet"],
        ev=_read(row["ev"]),
        ev_instead=_read(row["ev_instead"]),
        remark=row["remark"],
        instruments=tuple(row["instruments"].split(" ")),
    )


def _read(text: str) -> Number | None:
    if not text:
        return None
    return float(text) if "." in text else Fraction(text)

"""Prices as people and programs read them: a sheet a book, the largest price first within its kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pitboss.cli.answers import as_of, dated
from pitboss.cli.screen import Column, heading, say, table
from pitboss.law.book import Book
from pitboss.law.in_force import Law
from pitboss.odds.price.record import NOTHING_LEFT, Number, Price, Subject, percent

HEADINGS = {
    Subject.CLAUSE: "Its own clauses, against what they displaced",
    Subject.OPTION: "Options of the house, against the one that stands",
    Subject.READING: "Readings, against the one adopted",
    Subject.DECKS: "Decks",
}
COLUMNS = [
    Column("Term", share=24),
    Column("Now", share=17),
    Column("Instead", share=17),
    Column("Price", right=True),
    Column("Rule", share=24),
    Column("Reading"),
]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The prices of one book at one number of decks."""

    law: Law
    decks: int
    prices: tuple[Price, ...]

    @classmethod
    def of(cls, law: Law, prices: Sequence[Price]) -> Sheet:
        """The sheet of a book by its law; a book without any choice has an empty one."""
        return cls(law, prices[0].decks if prices else 0, tuple(prices))

    @property
    def book(self) -> Book:
        """The book that is priced."""
        return self.law.book

    @property
    def values(self) -> dict[str, Number]:
        """What a unit on each bet is worth as the rules stand."""
        return {price.bet: price.ev for price in self.prices if price.ev is not None}

    def moving(self, subject: Subject) -> list[Price]:
        """What changes the cards' pay: on the first bet of the book, then on the others, the largest first."""
        moving = (each for each in self.prices if each.subject is subject and each.moves)
        return sorted(moving, key=lambda each: (each.bet != self.bet, -each.size))

    @property
    def bet(self) -> str:
        """The bet that goes without saying: the opening wager, or the side bet itself."""
        return next(iter(self.values), "")


def print_sheets(sheets: Iterable[Sheet]) -> None:
    """Print the sheets, one after another, and what a price is."""
    for sheet in sheets:
        if sheet.prices:
            _print(sheet)
    say("Price: what a player who plays best would gain (+) or lose (−), of each unit wagered, if it were so instead.")


def _print(sheet: Sheet) -> None:
    heading(f"{sheet.book.name} ({sheet.book.id}), {sheet.decks} {'deck' if sheet.decks == 1 else 'decks'}")
    values = together(sheet.values)
    say(*as_of(sheet.law), *(f"{bets}: {percent(value)} to the player" for bets, value in values.items()))
    for subject, words in HEADINGS.items():
        moving = merged(sheet.moving(subject))
        if moving:
            print()
            heading(words)
            table(COLUMNS, [_row(price, sheet.bet) for price in moving])
    print()
    say(*footnotes(sheet), "")


def footnotes(sheet: Sheet) -> list[str]:
    """What is not in the tables: terms that move nothing, and those that could not be priced, each with its rule."""
    moved = {_named(price) for price in sheet.prices if price.moves}
    still: dict[str, list[str]] = {}
    for price in sheet.prices:
        if not price.moves and _named(price) not in moved:
            still.setdefault(_why_not(price), []).append(_named(price))
    return [f"{why}: {'; '.join(dict.fromkeys(names))}." for why, names in still.items()]


def _why_not(price: Price) -> str:
    if price.is_priced:
        return "No price: worth nothing to a player who plays best" if price.remark else "No price: it does not change what the cards pay"
    return "No price: it makes sense only with the rest of its rule" if NOTHING_LEFT in price.remark else f"No price, {price.remark}"


def _named(price: Price) -> str:
    return f"{price.term} ({price.citation.partition(' ')[2]})"


def _row(price: Price, usual: str) -> tuple[str, ...]:
    term = price.term if price.bet == usual else f"{price.term}, on {price.bet}"
    return (
        (f"{term} [{price.remark}]" if price.remark else term),
        price.in_force,
        price.instead,
        percent(price.difference),
        price.citation,
        price.reading,
    )


def merged(prices: Sequence[Price]) -> list[Price]:
    """Prices that differ only in the bet made one, so that ten bets alike take one line."""
    groups: dict[Price, list[str]] = {}
    for price in prices:
        groups.setdefault(replace(price, bet=""), []).append(price.bet)
    return [replace(price, bet=bets_of(bets)) for price, bets in groups.items()]


def together(values: dict[str, Number]) -> dict[str, Number]:
    """Values by bet, bets of one value made one."""
    groups: dict[Number, list[str]] = {}
    for bet, value in values.items():
        groups.setdefault(value, []).append(bet)
    return {bets_of(bets): value for value, bets in groups.items()}


def bets_of(bets: Sequence[str]) -> str:
    """Several bets in a few words."""
    return ", ".join(bets) if len(bets) <= 4 else f"{bets[0]} to {bets[-1]} ({len(bets)} bets alike)"


def sheet_record(sheet: Sheet) -> dict[str, object]:
    """A sheet as JSON carries it."""
    return {
        "game": sheet.book.id,
        "name": sheet.book.name,
        **dated(sheet.law),
        "decks": sheet.decks,
        "ev": {bet: float(value) for bet, value in sheet.values.items()},
        "prices": [price_record(price) for price in sheet.prices],
    }


def price_record(price: Price) -> dict[str, object]:
    """A price as JSON carries it."""
    return {
        "game": price.game,
        "decks": price.decks,
        "subject": str(price.subject),
        "terms": list(price.terms),
        "bet": price.bet,
        "in_force": price.in_force,
        "rule": price.citation,
        "reading": price.reading or None,
        "instead": price.instead,
        "instead_rule": price.instead_citation or None,
        "ev": _number(price.ev),
        "ev_instead": _number(price.ev_instead),
        "difference": _number(price.difference),
        "remark": price.remark or None,
    }


def _number(value: Number | None) -> float | None:
    return None if value is None else float(value)

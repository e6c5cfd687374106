"""Answers of the law as people and programs read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.in_force import Law, Ruling, in_force
from pitboss.law.moment import Moment
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules, elect, options
from pitboss.law.values import Dollars, Word, shown


def asked(book: Book, on: str | None) -> Law:
    """The law of a book at the moment a person wrote, or as it stands."""
    return in_force(book, None if on is None else Moment.read(on, book.jurisdiction))


def elected(law: Law, settings: list[str]) -> Rules:
    """The law with `name=value` elections made; options of a side bet offered with the game are read and judged too."""
    choices = written(settings)
    aside = elected_beside(law, settings)
    return elect(law, {name: value for name, value in choices.items() if name not in aside})


def elected_beside(law: Law, settings: list[str]) -> dict[str, tuple[Book, Any]]:
    """Those of the elections that belong to a side bet offered with the game, such as `pandemonium-stake`, with its book."""
    own = {term.name for term in law}
    found: dict[str, tuple[Book, Any]] = {}
    for name, value in written(settings).items():
        for bet in LIBRARY.offered_with(law.book) if name not in own else ():
            option = options(in_force(bet.on_top_of(law.book))).get(name)
            if option:
                found[name] = bet, option.read(value)
    return found


def written(settings: Sequence[str]) -> dict[str, str]:
    """The elections of a command line, `name=value`, by their names."""
    choices: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Malformed("option", f"--set {setting!r} has no value: write --set name=value, as in --set decks=6")
        choices[name.strip()] = value
    return choices


def in_words(value: object) -> str:
    """A value with its gloss: `hit: draws to hard 16 and soft 17, …`."""
    if isinstance(value, Word) and value.gloss and value.gloss != str(value).replace("-", " "):
        return f"{value}: {value.gloss}"
    return shown(value)


def in_json(value: object) -> Any:
    """A value as JSON carries it: numbers as numbers, money with two decimals, lists as lists, everything else as its words."""
    match value:
        case int() | str():
            return value
        case Dollars():
            return f"{value.cents // 100}.{value.cents % 100:02d}"
        case tuple():
            return [in_json(item) for item in value]
        case _:
            return str(value)


def cited(ruling: Ruling) -> str:
    """The rule, with the reading that decides it in brackets."""
    reading = ruling.clause.reading
    return f"{ruling.clause.pin} [{reading}]" if reading else ruling.clause.pin


def document_of(ruling: Ruling) -> str:
    """The document that speaks; an asterisk marks a text read back for an earlier one."""
    return f"{ruling.document}*" if ruling.instrument.stands_for else ruling.document

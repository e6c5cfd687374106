"""Readings and prices as the pages show them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pitboss.books import LIBRARY
from pitboss.house.service.catalogue import Json
from pitboss.law.reading import Reading
from pitboss.law.refusal import PitbossError, Refused
from pitboss.odds.price.reading_prices import alternative_prices, brief, usual
from pitboss.odds.price.record import Price, Subject, percent
from pitboss.odds.price.stored import stored


def reading_named(name: str) -> Json:
    """One reading by its id."""
    try:
        return reading_records()[LIBRARY.reading(name).id]
    except PitbossError as fault:
        raise Refused("no-such-reading", fault.sentence, rule="") from None


@cache
def reading_records() -> dict[str, Json]:
    """Every reading by its id."""
    return {each.id: _record(each) for each in LIBRARY.readings}


def _record(reading: Reading) -> Json:
    """A reading with its alternatives and what each is worth."""
    return {
        "id": reading.id,
        "document": reading.document,
        "rules": list(reading.quoted),
        "says": reading.quoted,
        "beside": {reading.cite(rule): why for rule, why in reading.beside.items()},
        "question": reading.question,
        "decision": reading.decision,
        "touches": reading.weight.value,
        "price": brief(reading),
        "alternatives": [
            {
                "reads": each.reads,
                "option": each.option or None,
                "value": each.value or None,
                "prices": [price_record(price) for price in usual(alternative_prices(reading, each)) if price.moves],
            }
            for each in reading.alternatives
        ],
    }


def price_record(price: Price) -> Json:
    """What an alternative would give the player, of each unit on that bet."""
    return {
        "game": price.game,
        "decks": price.decks,
        "bet": price.bet,
        "subject": price.subject.value,
        "instead": price.instead,
        "citation": price.instead_citation,
        "difference": None if price.difference is None else float(price.difference),
        "said": percent(price.difference),
    }


def prices_of(game: str, term: str) -> list[Json]:
    """What the clause of a term is worth at a game, against whatever it might say instead; at the usual number of decks."""
    return [
        price_record(price) for price in usual(_on_file().get(game, ())) if term in price.terms and len(price.terms) == 1 and price.moves
    ]


@cache
def _on_file() -> dict[str, tuple[Price, ...]]:
    found: dict[str, list[Price]] = {}
    for price in _clauses(stored()):
        found.setdefault(price.game, []).append(price)
    return {game: tuple(prices) for game, prices in found.items()}


def _clauses(prices: Iterable[Price]) -> Iterable[Price]:
    return (price for price in prices if price.subject in (Subject.CLAUSE, Subject.OPTION, Subject.DECKS))

"""The books for the service, which opens none itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked
from pitboss.cli.gaming_table import game_called
from pitboss.cli.house.catalogue import catalogue
from pitboss.cli.house.opening import dated, game_founded
from pitboss.cli.house.promotions import promotion_books
from pitboss.cli.house.tournaments import tournament_books
from pitboss.cli.rules import listing, show, why
from pitboss.house.service.library import Library
from pitboss.law.explain import find_term, why as steps_of
from pitboss.law.refusal import PitbossError, Refused
from pitboss.law.rules import elect
from pitboss.odds.price.record import MAIN

Json = dict[str, Any]


def library() -> Library:
    """The shipped books."""
    return Library(game_founded, dated, _games, _standing, _rules, _why, _edge, catalogue(), tournament_books(), promotion_books())


def _games() -> list[Json]:
    return [listing.record(book) for book in LIBRARY.games]


def _standing(game: str) -> tuple[str, ...]:
    return asked(game_called(game), None).instruments


def _rules(game: str, on: str | None) -> Json:
    return show.record(elect(asked(_book(game), on), {}))


def _why(game: str, term: str, on: str | None) -> Json:
    rules = elect(asked(_book(game), on), {})
    try:
        found = find_term(rules.law, term)
    except PitbossError as fault:
        raise Refused("no-such-term", fault.sentence, rule="") from None
    return why.record(found, rules, steps_of(rules.law, found))


def _book(game: str) -> Any:
    try:
        return game_called(game)
    except PitbossError as fault:
        raise Refused("no-such-game", fault.sentence, rule="") from None


def _edge(game: str, options: Mapping[str, str]) -> float | None:
    """What is on file for a game with nothing elected but the number of decks."""
    if set(options) - {"decks"}:
        return None
    from pitboss.odds.price.stored import on_file

    kept = [price for price in on_file(asked(_book(game), None)) if price.bet == MAIN and price.ev is not None]
    edges = {price.decks: -float(price.ev or 0) for price in kept}
    decks = options.get("decks", "")
    return edges.get(int(decks) if decks.isdigit() else max(edges, default=0))

"""One page: a game from its rules to the price of each."""

from __future__ import annotations

from pitboss.cli.pages.facts import Facts
from pitboss.cli.pages.odds_part import bets_part, odds_part
from pitboss.cli.pages.prices_part import prices_part
from pitboss.cli.pages.rules_part import differences_part, glance_part, rules_part
from pitboss.law.book import Book

MADE = "Written by `python -m pitboss.cli.pages` from the books and the computed odds; do not edit."


def game_page(facts: Facts) -> str:
    """The page of a game."""
    parts = [
        _head(facts.book),
        glance_part(facts.rules),
        odds_part(facts),
        bets_part(facts),
        differences_part(facts.rules),
        prices_part(facts),
        rules_part(facts.rules),
        f"[All games](README.md). {MADE}\n",
    ]
    return "\n".join(part for part in parts if part)


def _head(book: Book) -> str:
    document = book.text.document
    return f"# {book.name}\n\n`{book.id}`, {book.jurisdiction.title}: {document.title} ({document.key}), {life(book)}.\n"


def life(book: Book) -> str:
    """When the game is in force."""
    starts = [each.from_moment for each in book.instruments if each.from_moment]
    if not starts:
        return "undated"
    start = book.text_from or min(starts)
    return f"in force from {start} to {book.ended.moment}" if book.ended else f"in force since {start}"

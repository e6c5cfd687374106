"""`pitboss rules`: the books."""

from __future__ import annotations

import typer

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.cli.words import Json
from pitboss.law.book import Book


def rules(context: typer.Context, json: Json = False) -> None:
    """List the books; with a game, print its book (see `pitboss rules show --help`)."""
    if context.invoked_subcommand is not None:
        return
    if json:
        answer_json([record(book) for book in LIBRARY.books])
        return
    heading("Games")
    columns = [Column("Book", share=25), Column("Game", share=20), Column("Document", share=18), Column("In force", share=37)]
    table(columns, [_row(game) for game in LIBRARY.games])
    print()
    heading("Side bets")
    columns = [Column("Book", share=30), Column("Side bet", share=20), Column("Document", share=18), Column("Offered with", share=32)]
    table(columns, [(bet.id, bet.name, _source(bet), ", ".join(bet.offered_with)) for bet in LIBRARY.side_bets])
    say("", "Ask one: pitboss rules vic-crown-pontoon", "Ask why: pitboss rules why vic-crown-pontoon dealer-soft-17")


def _source(book: Book) -> str:
    return book.text.document.key


def _life(book: Book) -> str:
    starts = [each.from_moment for each in book.instruments if each.from_moment]
    if not starts:
        return "undated"
    start = (book.text_from or min(starts)).brief
    return f"{start} to {book.ended.moment.brief}" if book.ended else f"since {start}"


def _row(game: Book) -> tuple[str, ...]:
    return game.id, game.name, _source(game), _life(game)


def record(book: Book) -> dict[str, object]:
    """A book as JSON carries it in a list."""
    start = min((each.from_moment for each in book.instruments if each.from_moment), default=None)
    return {
        "id": book.id,
        "name": book.name,
        "family": book.family.value,
        "jurisdiction": book.jurisdiction.code,
        "documents": [each.document.key for each in book.instruments],
        "over": book.over.id if book.over else None,
        "from": start.local.isoformat() if start else None,
        "until": book.ended.moment.local.isoformat() if book.ended else None,
        "offered_with": list(book.offered_with),
    }

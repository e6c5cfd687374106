"""The conditions of a file with the game they are for: read, and laid out by the law as it stands in a tournament."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.answers import asked
from pitboss.cli.gaming_table import game_called, require_offered
from pitboss.floor.game import Game, open_game
from pitboss.law.book import Book
from pitboss.law.in_force import Law, in_force
from pitboss.law.refusal import Malformed, PitbossError, Refused, listed, nearest
from pitboss.law.rules import Rules, elect
from pitboss.law.today import standing
from pitboss.tournament.paper.clock import moment_of
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.faults import SEVENS as BET
from pitboss.tournament.paper.reading import PaperFile, read_paper
from pitboss.tournament.rules import has_tournaments, in_tournament
from pitboss.tournament.sevens.game import sevens_game
from pitboss.tournament.sevens.schedule import of_file

SEVENS = "vic-magnificent-sevens"


def examples() -> tuple[str, ...]:
    """The names of the conditions that come with Pitboss."""
    shipped = files("pitboss.tournament") / "examples"
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in shipped.iterdir() if entry.name.endswith(".yaml")))


def opened(name: str, on: str | None) -> tuple[Conditions, Game]:
    """The conditions of a file and the game they are for; a fault names the file."""
    called = "stdin" if name == "-" else name
    try:
        return _opened(read_paper(value_of(name)), on)
    except PitbossError as fault:
        sentence = f"{called}: {fault.sentence}"
        if isinstance(fault, Refused):
            raise Refused(fault.code, sentence, rule=fault.rule) from None
        raise Malformed(fault.code, sentence) from None


def value_of(name: str) -> object:
    """What a file of conditions, or one of our own, holds."""
    written, _ = rounds_in(_text(name))
    if len(written) != 1:
        raise Malformed("file", f"it holds {len(written)} papers: write one to a file")
    return written[0]


def _text(name: str) -> str:
    if name in examples() and not Path(name).is_file():
        return (files("pitboss.tournament") / "examples" / f"{name}.yaml").read_text(encoding="utf-8")
    if name != "-" and "." not in name and "/" not in name and not os.path.exists(name):
        own = examples()
        raise Malformed("file", f"there is no file and no example of that name{nearest(name, own)} (the examples are {listed(own)})")
    return text_of(name)


def _opened(paper: PaperFile, on: str | None) -> tuple[Conditions, Game]:
    book = game_called(paper.conditions.game)
    game = game_for(_law_of(book, paper.conditions, on), paper.options, paper.field)
    if not paper.field:
        return paper.conditions, game
    return of_file(paper.conditions, game.rules, paper.field, final_shoes=paper.final_shoes or 3), game


def _law_of(book: Book, conditions: Conditions, on: str | None) -> Law:
    """The law of the moment asked for, or else of the paper's own date: a game that had ended by then is read as it last stood."""
    if on is not None or conditions.starts is None:
        return asked(book, on)
    return in_force(book, standing(book, moment_of(conditions.starts, conditions.game)))


def game_for(law: Law, options: Mapping[str, str], field: int) -> Game:
    """A game as its tournaments play it by a law; with a field, the Magnificent Sevens Tournament of that game."""
    book, rules = law.book, elect(law, options)
    if not has_tournaments(rules):
        raise Refused("no-tournaments", f"{book.name} has no rules for tournaments", rule=book.text.document.key)
    if not field:
        return open_game(in_tournament(rules))
    require_offered(law, BET)
    return sevens_game(rules, Rules(in_force(LIBRARY.book(SEVENS).on_top_of(book), law.moment), {}))

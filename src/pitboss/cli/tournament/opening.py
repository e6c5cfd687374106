"""The conditions of a file with the game they are for: read, and laid out by the law as it stands in a tournament."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.gaming_table import game_called
from pitboss.floor.game import Game, open_game
from pitboss.law.in_force import in_force
from pitboss.law.refusal import Malformed, PitbossError, Refused, listed, nearest
from pitboss.law.rules import Rules, elect
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.reading import PaperFile, read_paper
from pitboss.tournament.rules import has_tournaments, in_tournament
from pitboss.tournament.sevens.game import sevens_game
from pitboss.tournament.sevens.schedule import for_field

SEVENS = "vic-magnificent-sevens"


def examples() -> tuple[str, ...]:
    """The names of the conditions that come with Pitboss."""
    shipped = files("pitboss.tournament") / "examples"
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in shipped.iterdir() if entry.name.endswith(".yaml")))


def opened(name: str) -> tuple[Conditions, Game]:
    """The conditions of a file and the game they are for; a fault names the file."""
    called = "stdin" if name == "-" else name
    try:
        return _opened(read_paper(_value(name)))
    except PitbossError as fault:
        sentence = f"{called}: {fault.sentence}"
        if isinstance(fault, Refused):
            raise Refused(fault.code, sentence, rule=fault.rule) from None
        raise Malformed(fault.code, sentence) from None


def _value(name: str) -> object:
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


def _opened(paper: PaperFile) -> tuple[Conditions, Game]:
    book = game_called(paper.conditions.game)
    rules = elect(in_force(book), paper.options)
    if not has_tournaments(rules):
        raise Refused("no-tournaments", f"{book.name} has no rules for tournaments", rule=book.instruments[-1].document.key)
    if not paper.field:
        return paper.conditions, open_game(in_tournament(rules))
    sevens = Rules(in_force(LIBRARY.book(SEVENS).on_top_of(book)), {})
    game = sevens_game(rules, sevens)
    return for_field(paper.conditions, game.rules, paper.field, final_shoes=paper.final_shoes or 3), game

"""The terms of a file with the game they are under, and other files of a promotion."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.cli.answers import asked
from pitboss.cli.gaming_table import game_called
from pitboss.floor.game import Game, open_game
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, PitbossError, Refused, listed, nearest
from pitboss.law.rules import elect
from pitboss.promotion.paper.reading import read_terms
from pitboss.promotion.paper.terms import Terms
from pitboss.terms.promotions import PROMOTIONS


def examples() -> tuple[str, ...]:
    """The names of the files that come with Pitboss."""
    shipped = files("pitboss.promotion") / "examples"
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in shipped.iterdir() if entry.name.endswith(".yaml")))


def value_of(name: str) -> object:
    """What one file holds; a fault names the file."""
    called = "stdin" if name == "-" else name
    try:
        written, _ = rounds_in(_text(name))
    except PitbossError as fault:
        raise Malformed(fault.code, f"{called}: {fault.sentence}") from None
    if len(written) != 1:
        raise Malformed("file", f"{called}: it holds {len(written)} papers: write one to a file")
    return written[0]


def _text(name: str) -> str:
    own = examples()
    if name in own and not Path(name).is_file():
        return (files("pitboss.promotion") / "examples" / f"{name}.yaml").read_text(encoding="utf-8")
    if name != "-" and "." not in name and "/" not in name and not Path(name).exists():
        raise Malformed("file", f"there is no file and no example of that name{nearest(name, own)} (the examples are {listed(own)})")
    return text_of(name)


def opened(name: str, on: str | None) -> tuple[Terms, Game]:
    """The terms of a file and the game they are under."""
    value = value_of(name)
    called = "stdin" if name == "-" else name
    try:
        terms = read_terms(value)
        return terms, game_of(asked(game_called(terms.game), on))
    except PitbossError as fault:
        sentence = f"{called}: {fault.sentence}"
        if isinstance(fault, Refused):
            raise Refused(fault.code, sentence, rule=fault.rule) from None
        raise Malformed(fault.code, sentence) from None


def game_of(law: Law) -> Game:
    """The game that promotions are held under, by its law."""
    book, rules = law.book, elect(law, {})
    if rules.get(PROMOTIONS) is None:
        raise Refused("no-promotions", f"{book.name} has no rules for promotional prizes", rule=book.text.document.key)
    return open_game(rules)

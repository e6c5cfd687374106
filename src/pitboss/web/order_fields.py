"""The fields of an order: what a form has to ask, read off the same shapes that read the command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import Enum
from itertools import product
from typing import Any

from pitboss.cards.card import card
from pitboss.floor.acts.judge import ACTS
from pitboss.floor.game import Game
from pitboss.house.messages.shape import Choice, Group, Maybe, Plain, Row, Shape, defaults_of, shapes_of
from pitboss.house.messages.words import word, words
from pitboss.terms.conduct import INVALIDATION_GROUND
from pitboss.terms.powers import Power
from pitboss.web.shapes.consoles import OrderField

UNASKED = frozenset({"commitment", "shows", "seated"})
"""What nobody types: the program's own, or worked out from the rest."""
ONE = {"player": "player", "person": "player", "box": "box", "bet": "bet", "dispute": "dispute", "words": "words", "note": "words"}
MANY = {"others": "players", "culprits": "players", "declined": "players", "boxes": "boxes", "decisions": "calls"}
PLAIN = {Plain.MONEY: "money", Plain.WHOLE: "whole", Plain.CARD: "card", Plain.FLAG: "flag", Plain.TEXT: "text"}


def fields_of(game: Game, kind: type[Any]) -> Iterator[OrderField]:
    """What a command or a report has to be told, in order."""
    free = defaults_of(kind)
    for name, shape in shapes_of(kind).items():
        if name not in UNASKED:
            of = shape.of if isinstance(shape, Maybe) else shape
            yield {
                "name": name,
                "shape": _shape(name, of),
                "needed": name not in free,
                "choices": _choices(game, name, of),
                "usual": _usual(kind, name) if isinstance(shape, Choice) and name in free else "",
            }


def _usual(kind: type[Any], name: str) -> str:
    """The choice that is meant where none is made."""
    (default,) = (each.default for each in fields(kind) if each.name == name)
    return word(default) if isinstance(default, Enum) else ""


def _shape(name: str, shape: Shape) -> str:
    if isinstance(shape, Choice) or name in ("act", "about", "ground"):
        return "choice"
    if isinstance(shape, Row | Group):
        return MANY.get(name) or ("several" if isinstance(shape.of, Choice) else "cards")
    return ONE.get(name) or PLAIN[shape]  # type: ignore[index]  # a form has no other shapes, and a test reads every one


def _choices(game: Game, name: str, shape: Shape) -> list[str]:
    if isinstance(shape, Row | Group):
        shape = shape.of
    if isinstance(shape, Choice):
        return list(words(shape.kind))
    if name == "act":
        return [act for act, each in ACTS.items() if game.get(each.term) is not None]
    if name == "about":
        return [term.name for term in game.rules.law if isinstance(game.get(term), Power)]
    if name == "ground":
        family = f"{INVALIDATION_GROUND.name}/"
        return [term.name.removeprefix(family) for term in game.rules.law if term.name.startswith(family)]
    return []


def samples(kind: type[Any]) -> Iterator[Any]:
    """Reports of a kind with any values at all, one for each choice that must be made, to see whether a book has an answer to it."""
    shapes, free = shapes_of(kind), defaults_of(kind)
    needed = [name for name in shapes if name not in free]
    for values in product(*(tuple(_any(shapes[name])) for name in needed)):
        yield kind(**dict(zip(needed, values, strict=True)))


def _any(shape: Shape) -> Iterable[Any]:
    match shape:
        case Choice(kind):
            return kind
        case Row(of):
            return ((each,) for each in _any(of))
        case Plain.CARD:
            return (card("2C"),)
        case _:
            return (1,)

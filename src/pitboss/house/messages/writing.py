"""Write commands and events as JSON has them."""

from __future__ import annotations

from typing import Any, assert_never

from pitboss.cards.card import CARDS
from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.house.messages.kinds import DO, EVENT, KIND
from pitboss.house.messages.shape import ByName, Choice, Fixed, Group, Maybe, OneOf, Plain, Record, Row, Shape, shapes_of
from pitboss.house.messages.words import MONEY_SIGNS, kebab, word
from pitboss.money.cents import dollars

Json = dict[str, Any]


def write_command(command: Command) -> Json:
    """A command as a client sends it.

    >>> from pitboss.play.commands import PlaceWager
    >>> write_command(PlaceWager(1, "ann", 2500))
    {'do': 'place-wager', 'box': 1, 'player': 'ann', 'amount': '25.00', 'seated': False}
    """
    return {DO: kebab(type(command).__name__)} | _fields(command)


def write_event(event: Event) -> Json:
    """An event as a client receives it."""
    return {EVENT: kebab(type(event).__name__)} | _fields(event)


def _fields(value: Any) -> Json:
    found: Json = {}
    for name, shape in shapes_of(type(value)).items():
        each = getattr(value, name)
        found[name] = each if shape is Plain.TEXT else written(each, shape)
    return found


def written(value: Any, shape: Shape) -> Any:
    """A value by its shape."""
    match shape:
        case Plain():
            return _plain(value, shape)
        case Choice():
            return word(value)
        case Row(of):
            return [written(each, of) for each in value]
        case Group(of):
            return sorted(written(each, of) for each in value)
        case Fixed(of):
            return [written(each, its) for each, its in zip(value, of, strict=True)]
        case ByName(of):
            return {name: written(each, of) for name, each in value.items()}
        case Maybe(of):
            return None if value is None else written(value, of)
        case Record():
            return _fields(value)
        case OneOf():
            return {KIND: kebab(type(value).__name__)} | _fields(value)
        case _:
            assert_never(shape)


def _plain(value: Any, shape: Plain) -> Any:
    match shape:
        case Plain.TEXT | Plain.WHOLE | Plain.FLAG:
            return value
        case Plain.MONEY:
            return dollars(value)
        case Plain.CARD:
            return repr(value)
        case Plain.PACK:
            return {name: count for name, count in zip(CARDS, value, strict=True) if count}
        case Plain.SECRET:
            return value.hex()
        case Plain.SIGN:
            return _sign(*value)
        case Plain.EVENT:
            return write_event(value)
        case _:
            assert_never(shape)


def _sign(shows: str, value: str | int) -> Json:
    """A line of a sign says whether it is a text, a number of seconds or of pieces, or money."""
    if isinstance(value, str):
        return {"shows": shows, "text": value}
    return {"shows": shows, "money": dollars(value)} if shows in MONEY_SIGNS else {"shows": shows, "number": value}

"""Any value that a shape allows, for Hypothesis."""

from __future__ import annotations

from typing import Any, assert_never

from hypothesis import strategies as st

from pitboss.cards.card import CARDS
from pitboss.house.messages.shape import ByName, Choice, Fixed, Group, Maybe, OneOf, Plain, Record, Row, Shape, shapes_of
from pitboss.play.events import RoundEnded, WagerPlaced

TEXTS = st.text(st.characters(min_codepoint=32, max_codepoint=0x2FF).filter(str.isprintable), max_size=30)
NAMES = TEXTS.filter(bool)
WHOLES = st.integers(-(2**53) + 1, 2**53 - 1)
CENTS = st.integers(-(10**13), 10**13)
PLAIN: dict[Plain, st.SearchStrategy[Any]] = {
    Plain.TEXT: TEXTS,
    Plain.WHOLE: WHOLES,
    Plain.MONEY: CENTS,
    Plain.FLAG: st.booleans(),
    Plain.CARD: st.sampled_from(list(CARDS.values())),
    Plain.PACK: st.binary(min_size=52, max_size=52),
    Plain.SECRET: st.binary(max_size=40),
    Plain.SIGN: st.tuples(st.one_of(TEXTS, st.sampled_from(["new-minimum", "time-of-change"])), st.one_of(TEXTS, CENTS)),
    Plain.EVENT: st.sampled_from([RoundEnded("9.9"), WagerPlaced(1, "ann", 2500, True, "5.2")]),
}


def values(shape: Shape) -> st.SearchStrategy[Any]:
    match shape:
        case Plain():
            return PLAIN[shape]
        case Choice(kind):
            return st.sampled_from(list(kind))
        case Row(of):
            return st.lists(values(of), max_size=4).map(tuple)
        case Group(of):
            return st.frozensets(values(of), max_size=3)
        case Fixed(of):
            return st.tuples(*map(values, of))
        case ByName(of):
            return st.dictionaries(NAMES, values(of), max_size=3)
        case Maybe(of):
            return st.one_of(st.none(), values(of))
        case Record(kind):
            return things(kind)
        case OneOf(kinds):
            return st.one_of([things(kind) for kind in kinds])
        case _:
            assert_never(shape)


def things(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Any record of a class."""
    return st.builds(kind, **{name: values(shape) for name, shape in shapes_of(kind).items()})

"""Answers read from text by the kind of their term, and written as text again: what a clause may say, for whoever writes one by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import UnionType
from typing import Any, Union, get_args, get_origin

from pitboss.law.refusal import listed, nearest
from pitboss.law.values import ByDecks, ByField, ByTable, Dollars, Odds, Part, Prizes, Said, Span, Word, shown
from pitboss.terms.pattern import Pattern
from pitboss.terms.pattern_text import ACCEPTED as PATTERNS, read_pattern
from pitboss.terms.pontoon import AgainstCard, BonusLine, StakeTier
from pitboss.terms.power_text import read_power
from pitboss.terms.powers import Power, Role

RATIO = re.compile(r"(\d{1,6})\s*(?:to|:|-to-|/)\s*(\d{1,6})", re.IGNORECASE)
WHOLE = re.compile(r"\d{1,9}|\d{1,3}(?:,\d{3}){1,2}")
SPAN = re.compile(r"(\d{1,6})\s*(?:to|-)\s*(\d{1,6})")
COLUMN = re.compile(r"(\d{1,3})\s*decks?\s+(.+)", re.IGNORECASE)
TABLE = re.compile(r"table\s+(\d{1,3})\s+(.+)", re.IGNORECASE)
OF_FIELD = re.compile(r"(\d{1,5})\s*:\s*(.+)")
POSSIBLE = re.compile(r"([\d,]{1,9})\s*x\s*(.+)")
PART = re.compile(r"(\d{1,4})(?:\s*/\s*(\d{1,4}))?")
FOR = re.compile(r"(.+?)\s+for\s+(.+)")
AGAINST = re.compile(r"(.+),\s*against\s+(.+)")
TIER = re.compile(r"(\S+)\s+for\s+(\S+)\s+(?:to\s+([^\s,]\S*?)(?:,\s*and\s+under\s+(\S+))?|or\s+more)")
SAME = {"true": "yes", "on": "yes", "false": "no", "off": "no"}

Written = str | list["Written"]
"""A value as a file has it: a text, or a list of them."""


class NotRead(ValueError):
    """A text that is no answer of its kind: what would be accepted, in words."""


def read_value(kind: Any, written: Written) -> Any:
    """The answer of that kind which a text, or a list of texts, gives; `NotRead` says what would be accepted."""
    origin = get_origin(kind)
    if origin is tuple:
        return _several(get_args(kind)[0], written)
    if origin in (UnionType, Union):
        return _either(get_args(kind), written)
    if isinstance(written, list):
        raise NotRead(f"one answer, not a list: {accepted(kind)}")
    text = written.strip()
    if isinstance(kind, type) and issubclass(kind, Word) and len(kind):
        return _word(kind, text)
    reader = READERS.get(kind)
    if reader is None:
        raise NotRead("an answer that one of the books gives")
    try:
        return reader(text)
    except NotRead:
        raise
    except (ValueError, KeyError) as fault:
        said = f" ({fault})" if kind is Pattern else ""
        raise NotRead(f"{accepted(kind)}{said}") from None


def accepted(kind: Any) -> str:
    """What may be written for an answer of a kind, in words."""
    origin = get_origin(kind)
    if origin is tuple:
        return f"a list, each of it {accepted(get_args(kind)[0])}; or none"
    if origin in (UnionType, Union):
        return listed([accepted(each) for each in get_args(kind)], "or")
    if isinstance(kind, type) and issubclass(kind, Word) and len(kind):
        return listed(map(str, kind), "or")
    return FORMS.get(kind, "an answer that one of the books gives")


def as_written(value: object) -> Any:
    """An answer as a draft writes it, which `read_value` reads back: numbers as numbers, several as a list, all else in words."""
    match value:
        case tuple():
            return [as_written(each) for each in value]
        case int():
            return value
        case Dollars():
            return f"{value.cents // 100}.{value.cents % 100:02d}"
        case _:
            return shown(value)


def examples(kind: Any) -> tuple[object, ...]:
    """Answers of a kind that show how one is written: every word, or some of the numbers, odds and patterns that there are."""
    origin = get_origin(kind)
    if origin is tuple:
        each = examples(get_args(kind)[0])
        return (each[:2], each[:1]) if each else ()
    if origin in (UnionType, Union):
        return tuple(value for part in get_args(kind) for value in examples(part))
    if isinstance(kind, type) and issubclass(kind, Word) and len(kind):
        return tuple(kind)
    return EXAMPLES.get(kind, ())


def _word(kind: type[Word], text: str) -> Word:
    wanted = SAME.get(text.lower(), text.lower())
    for word in kind:
        if wanted in (str(word), str(word).replace("-", " ")):
            return word
    hint = nearest(wanted[:40], map(str, kind))
    raise NotRead(f"{listed(map(str, kind), 'or')}{hint if len(kind) > 3 else ''}")


def _several(kind: Any, written: Written) -> tuple[Any, ...]:
    if isinstance(written, str):
        written = [] if written.strip().lower() in ("none", "") else [each for each in written.split(",") if each.strip()]
    return tuple(read_value(kind, each) for each in written)


def _either(kinds: tuple[Any, ...], written: Written) -> Any:
    for kind in kinds:
        try:
            return read_value(kind, written)
        except NotRead:
            continue
    raise NotRead(listed([accepted(each) for each in kinds], "or"))


def _match(form: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = form.fullmatch(text)
    if found is None:
        raise ValueError
    return tuple(each or "" for each in found.groups())


def _whole(text: str) -> int:
    if not WHOLE.fullmatch(text):
        raise ValueError
    return int(text.replace(",", ""))


def _odds(text: str) -> Odds:
    if text.lower() in ("evens", "even money"):
        return Odds(1)
    paid, staked = map(int, _match(RATIO, text))
    if not staked:
        raise ValueError
    return Odds(paid, staked)


def _span(text: str) -> Span:
    first, last = map(int, _match(SPAN, text))
    if last < first:
        raise ValueError
    return Span(first, last)


def _part(text: str) -> Part:
    if text.lower() == "half":
        return Part(Fraction(1, 2))
    taken, out_of = _match(PART, text)
    if not int(out_of or 1):
        raise ValueError
    return Part(Fraction(int(taken), int(out_of or 1)))


def _bonus_line(text: str) -> BonusLine:
    odds, hand = _match(FOR, text)
    return BonusLine(read_pattern(hand), _odds(odds))


def _against(text: str) -> AgainstCard:
    hand, shown_card = _match(AGAINST, text)
    return AgainstCard(read_pattern(hand), read_pattern(shown_card))


def _tier(text: str) -> StakeTier:
    pays, least, most, under = _match(TIER, text)
    return StakeTier(Dollars.of(pays), Dollars.of(least), Dollars.of(most) if most else None, Dollars.of(under) if under else None)


def _by_decks(text: str) -> ByDecks:
    found = (_match(COLUMN, part.strip()) for part in text.split(","))
    return ByDecks(tuple((int(decks), None if odds == "not available" else _odds(odds)) for decks, odds in found))


def _by_table(text: str) -> ByTable:
    found = (_match(TABLE, part.strip()) for part in text.split(","))
    return ByTable(tuple((int(table), _odds(odds)) for table, odds in found))


def _by_field(text: str) -> ByField:
    found = (_match(OF_FIELD, part.strip()) for part in re.split(r",\s+(?=\d+\s*:)", text))
    return ByField(tuple((int(many), _whole(each) if WHOLE.fullmatch(each) else each) for many, each in found))


def _prizes(text: str) -> Prizes:
    many, prize = _match(POSSIBLE, text)
    return Prizes(_whole(many), Dollars.of(prize))


def _text(text: str) -> str:
    if not text or len(text) > 200 or not text.isprintable():
        raise ValueError
    return text


READERS: Mapping[Any, Callable[[str], Any]] = {
    int: _whole,
    str: _text,
    Odds: _odds,
    Dollars: Dollars.of,
    Part: _part,
    BonusLine: _bonus_line,
    AgainstCard: _against,
    StakeTier: _tier,
    Power: read_power,
    Span: _span,
    ByDecks: _by_decks,
    ByTable: _by_table,
    ByField: _by_field,
    Prizes: _prizes,
    Pattern: read_pattern,
}

FORMS: Mapping[Any, str] = {
    int: "a whole number",
    str: "a short text",
    Odds: "odds, such as 6 to 5",
    Dollars: "an amount in dollars, such as 2.50",
    Part: "a part, such as 1/2",
    BonusLine: "odds for a pattern, such as 3 to 2 for 5 cards, total 21",
    AgainstCard: "a pattern, against another, such as ranks 7 7 7, one suit, against ranks 7",
    StakeTier: "a sum for a stake, such as $1,000 for $2 to $24, and under $25, or $5,000 for $25 or more",
    Power: "who may or must, such as Casino Supervisor or above may, after notifying the inspector",
    Span: "a span, such as 1 to 7",
    ByDecks: "odds for each number of decks, such as 6 decks 25 to 1, 8 decks 20 to 1",
    ByTable: "odds for each pay table, such as table 1 25 to 1, table 2 20 to 1",
    ByField: "a number for each size of field, such as 16: 4, 24: 6",
    Prizes: "possibilities and a prize, such as 5 x $100",
    Pattern: f"a pattern of cards: {PATTERNS}, joined with commas and or",
    Said: "nothing: it states what has no other answer",
}

EXAMPLES: Mapping[Any, tuple[object, ...]] = {
    int: (2, 6, 8),
    Odds: (Odds(3, 2), Odds(6, 5), Odds(1)),
    Dollars: (Dollars(50), Dollars(500)),
    Part: (Part(Fraction(1, 2)), Part(Fraction(1)), Part(Fraction(1, 4))),
    BonusLine: (BonusLine(read_pattern("5 cards, total 21"), Odds(3, 2)), BonusLine(read_pattern("first 3 (ranks 6 7 8)"), Odds(2))),
    Power: (Power(Role.CASINO_SUPERVISOR), Power(Role.DEALER)),
    Span: (Span(1, 7), Span(1, 9)),
    Pattern: tuple(map(read_pattern, ("same rank, one suit", "total 21", "first 3 (ranks 6 7 8)"))),
}

"""Patterns of cards read back from the words that `str` writes of them.

>>> str(read_pattern("same rank, not one suit or first 2 (ranks 7 7)"))
'same rank, not one suit or first 2 (ranks 7 7)'
"""

from __future__ import annotations

import re

from pitboss.terms.pattern import All, Either, First, Not, Pattern
from pitboss.terms.patterns import RANKS, SUITS, Count, OneColour, OneSuit, Ranks, Run, SameRank, Suit, Total, Values

WORDS: dict[str, Pattern] = {str(each): each for each in (SameRank(), Run(), OneSuit(), OneColour(), *map(Suit, SUITS))}
ACCEPTED = (
    "same rank, run, one suit, one colour, all spades, ranks 6 7 8, values A T, total 20 21, 5 cards, 5 cards or more, first 3 (…), not …"
)
DEEPEST = 20
TOKEN = re.compile(
    r"\s*(?:(?P<mark>[(),])|(?P<join>or\b(?!\s+more\b))|(?P<turn>not\b)|(?P<first>first\s+(?P<many>\d{1,2})\b)"
    r"|(?P<count>(?P<cards>\d{1,2})\s+cards?(?P<more>\s+or\s+more)?\b)|(?P<total>totals?(?P<totals>(?:\s+\d{1,2})+)\b)"
    rf"|(?P<list>(?P<named>ranks|values)(?P<each>(?:\s+[{RANKS}])+)\b)|(?P<word>same\s+rank|run|one\s+suit|one\s+colou?r|all\s+(?:{'|'.join(SUITS.values())}))\b)",
    re.IGNORECASE,
)


def read_pattern(text: str) -> Pattern:
    """The pattern that a text describes; a `ValueError` says what could not be read of it."""
    reader = _Reader(_tokens(text))
    found = reader.either(0)
    if reader.left:
        raise ValueError(f"{reader.left[0].group().strip()!r} is not expected there")
    return found


def _tokens(text: str) -> list[re.Match[str]]:
    tokens, place, text = list[re.Match[str]](), 0, text.rstrip()
    while place < len(text):
        token = TOKEN.match(text, place)
        if token is None or token.end() == place:
            raise ValueError(f"{text[place:].strip()[:30]!r} is no pattern: join {ACCEPTED} with commas and or")
        tokens.append(token)
        place = token.end()
    return tokens


class _Reader:
    """A text on its way to a pattern: commas join closer than or, brackets closest."""

    def __init__(self, tokens: list[re.Match[str]]) -> None:
        self.left = tokens

    def either(self, depth: int) -> Pattern:
        """One pattern, or several with or between them."""
        if depth > DEEPEST:
            raise ValueError("it is nested too deeply")
        parts = [self._all(depth)]
        while self._next("join"):
            parts.append(self._all(depth))
        return Either(tuple(parts)) if len(parts) > 1 else parts[0]

    def _all(self, depth: int) -> Pattern:
        parts = [self._one(depth)]
        while self._next("mark", ","):
            parts.append(self._one(depth))
        return All(tuple(parts)) if len(parts) > 1 else parts[0]

    def _one(self, depth: int) -> Pattern:
        if depth > DEEPEST:
            raise ValueError("it is nested too deeply")
        if self._next("turn"):
            return Not(self._one(depth + 1))
        if self._next("mark", "("):
            return self._closed(depth)
        if not self.left:
            raise ValueError("it ends where a pattern should follow")
        token = self.left.pop(0)
        if token["first"]:
            if not self._next("mark", "("):
                raise ValueError(f"{token['first']} needs what they fit in brackets, as in first 3 (one suit)")
            return First(int(token["many"]), self._closed(depth))
        return _plain(token)

    def _closed(self, depth: int) -> Pattern:
        inner = self.either(depth + 1)
        if not self._next("mark", ")"):
            raise ValueError("a bracket is not closed")
        return inner

    def _next(self, kind: str, text: str = "") -> bool:
        if self.left and self.left[0][kind] and (not text or self.left[0][kind] == text):
            self.left.pop(0)
            return True
        return False


def _plain(token: re.Match[str]) -> Pattern:
    if token["word"]:
        word = " ".join(token["word"].lower().split()).replace("color", "colour")
        return WORDS[word]
    if token["count"]:
        return Count(int(token["cards"]), or_more=bool(token["more"]))
    if token["total"]:
        return Total(*map(int, token["totals"].split()))
    if token["list"]:
        each = "".join(token["each"].upper().split())
        return Ranks(each) if token["named"].lower() == "ranks" else Values(each)
    raise ValueError(f"{token.group().strip()!r} is not expected there")

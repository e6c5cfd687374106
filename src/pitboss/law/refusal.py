"""What goes wrong, in words: could not be read, or understood and not lawful."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any


class PitbossError(Exception):
    """An error a person can act on: a stable code and one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process and back with everything that is known of it, whatever its kind takes to be made."""
        return _as_it_was, (type(self), self.args, dict(self.__dict__))


def _as_it_was(kind: type[PitbossError], args: tuple[Any, ...], known: Mapping[str, Any]) -> PitbossError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(known)
    return error


class Malformed(PitbossError):
    """The request could not be read: the sentence says where and what would be accepted."""


class Refused(PitbossError):
    """The request was understood and is not lawful: the sentence names the rule."""

    def __init__(self, code: str, sentence: str, *, rule: str) -> None:
        super().__init__(code, sentence)
        self.rule = rule


def nearest(word: str, known: Iterable[str]) -> str:
    """Name the known words nearest to a misspelt one, as the tail of a sentence.

    >>> nearest("vic-blakjack", ["vic-blackjack", "act-blackjack", "nsw-star-blackjack"])
    '; the nearest are vic-blackjack, act-blackjack and nsw-star-blackjack'
    >>> nearest("zzz", ["decks"])
    ''
    """
    close = get_close_matches(word, list(known), n=3, cutoff=0.5)
    if not close:
        return ""
    return f"; the nearest {'is' if len(close) == 1 else 'are'} {listed(close)}"


def listed(words: Iterable[str], joiner: str = "and") -> str:
    """Write a list as a person would.

    >>> listed(["4", "5", "6"], "or")
    '4, 5 or 6'
    """
    *most, last = list(words)
    return f"{', '.join(most)} {joiner} {last}" if most else last

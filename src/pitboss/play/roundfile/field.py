"""One place in a round file: its value, the path that leads to it, and the sentence when it cannot be read."""

from __future__ import annotations

import reprlib
from collections.abc import Collection, Sequence
from decimal import Decimal
from typing import NamedTuple

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.law.refusal import Malformed, listed, nearest
from pitboss.law.values import Dollars

LONGEST = 80
"""A name, a word or a path longer than this was not written by a person."""

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 40
_SHORT.maxlevel = 2


def found(value: object) -> str:
    """A value as a sentence shows it, cut short where it is long."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case Decimal():
            return str(value)[:40]
        case dict():
            return "a mapping"
        case list() | tuple():
            return "a list"
        case _:
            return _SHORT.repr(value)


class Field(NamedTuple):
    """A value of the file with its path, such as `boxes[0].wagers[1].stake`."""

    value: object
    path: str
    of: str

    def fault(self, said: str, code: str = "round-file") -> Malformed:
        """The sentence that names the round, the path and what would be accepted."""
        return Malformed(code, ": ".join(part for part in (self.of, self.path, said) if part))

    def absent(self) -> bool:
        """Whether the file says nothing here: `decisions:` with nothing after it."""
        return self.value is None

    def mapping(self, known: Collection[str], required: Sequence[str] = ()) -> dict[str, Field]:
        """The fields under this one, by their keys; only the known ones, and all of the required."""
        fields = self.entries(f"a mapping with {listed(known)}")
        for key in fields:
            if key not in known:
                raise self.fault(f"there is no field {found(key)} here{nearest(key, known)} (its fields are {listed(known)})")
        for key in required:
            if key not in fields:
                raise self.fault(f"{key} is missing")
        return fields

    def entries(self, accepted: str) -> dict[str, Field]:
        """The fields under this one, whatever their keys."""
        if not isinstance(self.value, dict):
            raise self.fault(f"{found(self.value)} is not {accepted}")
        for key in self.value:
            if not isinstance(key, str) or not key or len(key) > LONGEST:
                raise self.fault(f"the key {found(key)} is not a short text")
        return {key: Field(value, f"{self.path}.{key}".lstrip("."), self.of) for key, value in self.value.items()}

    def items(self, accepted: str) -> list[Field]:
        """The entries of a list."""
        if not isinstance(self.value, (list, tuple)):
            raise self.fault(f"{found(self.value)} is not {accepted}")
        return [Field(value, f"{self.path}[{place}]", self.of) for place, value in enumerate(self.value)]

    def text(self, accepted: str) -> str:
        """A word."""
        if not isinstance(self.value, str) or not self.value.strip() or len(self.value) > LONGEST:
            raise self.fault(f"{found(self.value)} is not {accepted}")
        return self.value.strip()

    def name(self) -> str:
        """A player's name."""
        if isinstance(self.value, (bool, int, Decimal)):
            raise self.fault(f"{found(self.value)} is not a name as written: put it in quotes")
        name = self.text("a player's name, such as ann")
        if not name.isprintable():
            raise self.fault(f"{found(name)} is not a player's name, such as ann")
        return name

    def whole(self, accepted: str) -> int:
        """A whole number from 1."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or self.value < 1:
            raise self.fault(f"{found(self.value)} is not {accepted}")
        return self.value

    def flag(self) -> bool:
        """Yes or no, in YAML's own words or in ours."""
        word = self.value.strip().lower() if isinstance(self.value, str) else self.value
        if word in ("yes", "true") or word is True:
            return True
        if word in ("no", "false") or word is False:
            return False
        raise self.fault(f"{found(self.value)} is neither yes nor no")

    def money(self) -> int:
        """An amount of dollars in whole cents, more than nothing."""
        number = isinstance(self.value, (str, int, float, Decimal)) and not isinstance(self.value, bool)
        try:
            amount = Dollars.of(str(self.value) if number else "")
        except ValueError:
            raise self.fault(f"{found(self.value)} is not an amount of dollars in whole cents, such as 25 or 12.50", "money") from None
        if amount.cents == 0:
            raise self.fault("nothing is no amount: it must be more than 0", "money")
        return amount.cents

    def card(self) -> Card:
        """A card by its name."""
        card = CARDS.get(self.value.strip().upper()) if isinstance(self.value, str) else None
        if card is None:
            raise self.fault(
                f"{found(self.value)} is not a card: write rank then suit, {' '.join(RANKS)} and {' '.join(SUITS)}, as in TS or AH", "card"
            )
        return card

    def setting(self) -> str:
        """The value of an option as `--set` would write it."""
        match self.value:
            case bool():
                return "yes" if self.value else "no"
            case int() | float() | Decimal() | str() if len(str(self.value)) <= LONGEST and str(self.value).isprintable():
                return str(self.value)
            case _:
                raise self.fault(f"{found(self.value)} is not the value of an option: write a word, a number, yes or no")

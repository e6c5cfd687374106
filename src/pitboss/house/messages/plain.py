"""Read a value without parts: a text, a number, money, a card, a pack, a secret, or a line of a sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from pitboss.cards.card import CARDS, RANKS, SUITS
from pitboss.house.messages.shape import Plain
from pitboss.house.messages.words import MONEY_SIGNS
from pitboss.law.refusal import listed
from pitboss.play.roundfile.field import Field, found

CODE = "message"
MOST = 4096
"""The longest list of a message."""
LONGEST = 400
"""The longest text of a message."""
LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exactly."""
AMOUNT = re.compile(r"-?(?:0|[1-9][0-9]{0,12})\.[0-9]{2}", re.ASCII)
HEX = re.compile(r"(?:[0-9a-f]{2})*", re.ASCII)
MOST_OF_A_CARD = 255


def _text(field: Field) -> str:
    value = field.value
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST:
        raise field.fault(f"{found(value)} is not a text of at most {LONGEST} printable letters", CODE)
    return value


def _whole(field: Field) -> int:
    value = field.value
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise field.fault(f"{found(value)} is not a whole number", CODE)
    return value


def _money(field: Field) -> int:
    value = field.value
    if not isinstance(value, str) or not AMOUNT.fullmatch(value) or value == "-0.00":
        raise field.fault(f'{found(value)} is not an amount: write dollars with two decimals as a text, such as "25.00"', CODE)
    return int(value.replace(".", ""))


def _flag(field: Field) -> bool:
    if not isinstance(field.value, bool):
        raise field.fault(f"{found(field.value)} is neither true nor false", CODE)
    return field.value


def _card(field: Field) -> Any:
    card = CARDS.get(field.value) if isinstance(field.value, str) else None
    if card is None:
        said = f"{found(field.value)} is not a card: write rank then suit, {' '.join(RANKS)} and {' '.join(SUITS)}"
        raise field.fault(f'{said}, such as "KD"', CODE)
    return card


def _secret(field: Field) -> bytes:
    value = field.value
    if not isinstance(value, str) or len(value) > LONGEST or not HEX.fullmatch(value):
        raise field.fault(f"{found(value)} is not a secret in hexadecimal", CODE)
    return bytes.fromhex(value)


def _pack(field: Field) -> bytes:
    value = field.value
    if not isinstance(value, dict) or not set(value) <= CARDS.keys():
        raise field.fault(f"{found(value)} is not a pack: write how many there are of each card, such as {{'KD': 8}}", CODE)
    for each in value.values():
        if not isinstance(each, int) or isinstance(each, bool) or not 0 < each <= MOST_OF_A_CARD:
            raise field.fault(f"{found(each)} is not a number of cards from 1 to {MOST_OF_A_CARD}", CODE)
    return bytes(value.get(name, 0) for name in CARDS)


def _sign(field: Field) -> tuple[str, str | int]:
    value = field.value
    keys = set(value) if isinstance(value, dict) else set()
    form = keys - {"shows"}
    if not isinstance(value, dict) or "shows" not in keys or len(form) != 1 or not form <= SIGN_VALUES.keys():
        raise field.fault(f"a line of a sign has 'shows' and one of {listed(SIGN_VALUES, 'or')}", CODE)
    shows = _text(Field(value["shows"], f"{field.path}.shows", field.of))
    (name,) = form
    if name != "text" and (name == "money") != (shows in MONEY_SIGNS):
        right = "money" if shows in MONEY_SIGNS else "a number"
        raise field.fault(f"{shows} is {right}, not {name}", CODE)
    return shows, SIGN_VALUES[name](Field(value[name], f"{field.path}.{name}", field.of))


SIGN_VALUES: Mapping[str, Callable[[Field], Any]] = {"text": _text, "number": _whole, "money": _money}

READERS: Mapping[Plain, Callable[[Field], Any]] = {
    Plain.TEXT: _text,
    Plain.WHOLE: _whole,
    Plain.MONEY: _money,
    Plain.FLAG: _flag,
    Plain.CARD: _card,
    Plain.PACK: _pack,
    Plain.SECRET: _secret,
    Plain.SIGN: _sign,
}


def read_plain(shape: Plain, field: Field) -> Any:
    """A value without parts by its shape; an event is read elsewhere."""
    return READERS[shape](field)

"""Names of people: how one is written, and when two would be taken for each other."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from pitboss.house.accounts.words import Name
from pitboss.law.refusal import Malformed

SHORTEST, LONGEST = 2, 24
_PUNCTUATION = frozenset(" -_.'’")
_LOOKALIKES = str.maketrans(
    {
        **dict(zip("аеорсухіѕјһԁԛѡкмтнвгп", "aeopcyxlsjhdqwkmthbrn", strict=True)),  # Cyrillic that looks Latin
        **dict(zip("αοερνικτυχηβγωσ", "aoepvlktuxnbywo", strict=True)),  # Greek that looks Latin
        "0": "o",
        "1": "l",
        "i": "l",
        "ı": "l",  # noqa: RUF001
        "’": "'",
    }
)
_RESERVED = frozenset(
    {"house", "house dealer", "shoe", "clock", "dealer", "staff", "admin", "administrator", "inspector", "system", "pitboss", "nobody"}
)


def name_of(written: str) -> Name:
    r"""A name as it is kept and shown: one form for what looks the same, single blanks, nothing that hides or steers text.

    >>> name_of("  Ann   Lee ")
    Name(shown='Ann Lee', key='ann lee', skeleton='annlee')
    >>> name_of("\uff21nn").shown
    'Ann'
    """
    if len(written) > 8 * LONGEST:
        raise Malformed("name", f"A name has from {SHORTEST} to {LONGEST} characters.")
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in written):
        raise Malformed("name", "A name has no control characters and nothing invisible.")
    name = " ".join(unicodedata.normalize("NFKC", written).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Malformed("name", f"A name has from {SHORTEST} to {LONGEST} characters.")
    if not all(sign in _PUNCTUATION or unicodedata.category(sign)[0] in "LMN" for sign in name) or not name[0].isalnum():
        raise Malformed("name", "A name begins with a letter or a digit and has only letters, digits, blanks and - _ . ' in it.")
    if any(unicodedata.combining(one) and unicodedata.combining(two) for one, two in pairwise(name)):
        raise Malformed("name", "A name has at most one mark over a letter.")
    plain = skeleton(name)
    if plain in _BARRED:
        raise Malformed("name", "That name is kept for the house.")
    return Name(name, key_of(name), plain)


def key_of(name: str) -> str:
    """What two spellings of one name have in common, for getting in: `ANN` and `ann` are one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    r"""What is left of a name when everything that may be mistaken is made the same: no two accounts share it.

    >>> skeleton("Paul") == skeleton("\u0440\u0430u1"), skeleton("Ann Lee") == skeleton("ann_lée")
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", key_of(name))
    return "".join(sign for sign in plain.translate(_LOOKALIKES) if sign not in _PUNCTUATION and not unicodedata.combining(sign))


_BARRED = frozenset(map(skeleton, _RESERVED))

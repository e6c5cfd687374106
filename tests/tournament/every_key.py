"""Four papers that lack nothing, and what each of their keys is worth: what must be found where one is left out, and what may be."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

VICTORIA: Json = {
    "name": "Yarra Knock-out",
    "game": "vic-blackjack",
    "starts": "2003-08-01T19:00",
    "entry": {
        "fee": 100,
        "least": 15,
        "most": 25,
        "withdraw-until": 86400,
        "method": "at the desk",
        "form": "entry form 1",
        "terms": "One entry a person.",
    },
    "chips": {"start": 1000},
    "wagers": {"limits": [{"minimum": 10, "maximum": 500}], "compulsory": "every-round"},
    "stages": [
        {"name": "heats", "rounds": 30, "players": 7, "advance": 1},
        {"name": "repechage", "rounds": 20, "players": 7, "advance": 1, "takes": "eliminated"},
        {"name": "final", "shoes": 1, "players": 7},
    ],
    "buy-backs": {"number": 1, "fee": 50, "until": "repechage", "method": "at the desk"},
    "prizes": {"shares": [60, 30, 10], "payment": "by cheque", "ties": "combined-and-divided"},
    "statements": dict.fromkeys(
        (
            *("only-those-entitled-to-gamble", "disqualification", "retirement", "refunds", "late-or-absent", "substitution"),
            "run-by-person-in-charge-and-rules-prevail",
        ),
        "As the desk says.",
    ),
}
CANBERRA: Json = {
    "name": "Canberra Series",
    "game": "act-blackjack",
    "starts": "2026-12-01T19:00",
    "format": "series",
    "entry": {"fee": 50, "commission": 5, "least": 7, "most": 14, "method": "at the desk", "groups": "none"},
    "chips": {"start": 1000},
    "wagers": {"limits": [{"minimum": 50, "maximum": 500}], "compulsory": "every-round"},
    "stages": [
        {"name": "one", "rounds": 20, "players": 7, "points": [5, 3, 1]},
        {"name": "two", "rounds": 20, "players": 7, "points": [5, 3, 1]},
    ],
    "buy-backs": "none",
    "prizes": {"shares": [70, 30], "payment": "by cheque", "ties": "combined-and-divided", "point-ties": "points-divided"},
    "statements": {"run-by-person-in-charge-and-rules-prevail": "The Director runs it, and the rules prevail."},
}
HARBOUR: Json = {
    "name": "Harbour Cup",
    "game": "nsw-star-blackjack",
    "starts": "2026-12-01T19:00",
    "entry": {
        "fee": 200,
        "least": 14,
        "most": 21,
        "withdraw-until": 86400,
        "method": "at the desk",
        "form": "entry form 1",
        "terms": "One entry a person.",
    },
    "chips": {"start": 5000},
    "wagers": {
        "limits": [{"minimum": 50, "maximum": 1000}, {"round": 11, "minimum": 100, "maximum": 2000}],
        "compulsory": "every-round",
        "order": "marker",
        "pass-cards": 2,
        "undisclosed": 1,
        "seconds": 30,
    },
    "stages": [{"name": "heats", "rounds": 30, "players": 7, "advance": 2}, {"name": "final", "rounds": 30, "players": 7}],
    "buy-backs": "none",
    "prizes": {"shares": [60, 25, 15], "guaranteed": 3000, "guaranteed-from": 15, "payment": "by cheque on the night"},
    "statements": dict.fromkeys(
        ("only-those-entitled-to-gamble", "allotment-of-tables-and-areas", "run-by-person-in-charge-and-rules-prevail"), "As the desk says."
    ),
}
SEVENS: Json = {
    "name": "Magnificent Sevens",
    "game": "vic-blackjack",
    "sevens": {"field": 98, "final-shoes": 3},
    "starts": "2003-08-01T19:00",
    "entry": {"withdraw-until": 86400, "method": "three sevens of one suit", "form": "the card", "terms": "One entry a hand."},
    "chips": {"start": 1000},
    "wagers": {"limits": [{"minimum": 10, "maximum": 500}], "compulsory": "every-round"},
    "buy-backs": "none",
    "prizes": {"payment": "by cheque"},
    "statements": dict(VICTORIA["statements"]),
}
PAPERS = {"victoria": VICTORIA, "canberra": CANBERRA, "harbour": HARBOUR, "sevens": SEVENS}

MAY_BE_LEFT_OUT = {
    "entry.fee": "there need be no fee",
    "entry.commission": "the operator need keep nothing",
    "entry.method": "Victoria and New South Wales have the form state it",
    "wagers.compulsory": "the ACT leaves it to the conditions",
    "wagers.limits.maximum": "Victoria's list asks for a minimum",
    "wagers.order": "players then wager as they like",
    "wagers.pass-cards": "there need be none",
    "wagers.undisclosed": "there need be none",
    "wagers.seconds": "no clock need run",
    "stages.players": "seven, then",
    "buy-backs": "those of a Magnificent Sevens Tournament are none",
    "buy-backs.fee": "it may cost nothing",
    "prizes": "those of a Magnificent Sevens Tournament are Table 3's",
    "prizes.guaranteed": "nothing need be guaranteed",
    "prizes.payment": "Victoria does not ask how prizes are paid",
    "prizes.ties": "Victoria does not ask; a tie is then played off",
    "statements": "a series of the ACT eliminates nobody",
    "statements.substitution": "only Magnificent Sevens must state it",
    "sevens.final-shoes": "three, as every heat",
}
"""Keys that lack nothing somewhere when they are left out, and why."""


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every key of a paper, those of records in lists too."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if isinstance(value, dict):
            yield (*path, key)
        yield from leaves(inner, (*path, key))


def without(paper: Json, path: Path) -> Json:
    """The paper with one key left out."""
    left = copy.deepcopy(paper)
    under: Any = left
    for key in path[:-1]:
        under = under[key]
    del under[path[-1]]
    return left


def plain(path: Path) -> str:
    """A path as documents write it, without the places in lists."""
    return ".".join(str(each) for each in path if isinstance(each, str))

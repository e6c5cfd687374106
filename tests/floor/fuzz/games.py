"""The games that are fuzzed: every book with every side bet that may be offered with it, and the house's elections drawn by chance."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from pitboss.books import LIBRARY
from pitboss.floor.game import Game, open_game
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import elect, options
from pitboss.law.values import shown
from pitboss.play.honoured import NotPlayed
from pitboss.play.offer import bet_names, law_of
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Role
from tests.support import own_law

GAMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "vic-blackjack": (("perfect-pairs", "magnificent-sevens"), ("perfect-pairs",)),
    "vic-crown-blackjack": (("perfect-pairs", "magnificent-sevens"), ("magnificent-sevens",)),
    "vic-crown-21": ((),),
    "vic-vegas-blackjack": ((),),  # reading A29
    "vic-crown-pontoon": (("pontoon-pandemonium",),),
    "act-blackjack": (("perfect-pairs",), ("pairs-play",)),  # one or the other: ACT-2018-01 17.1
    "nsw-star-blackjack": (("perfect-pairs", "any-pairs", "lucky-lucky"),),
    "nsw-blackjack-challenge": (("perfect-pairs", "any-pairs"),),
    "vic-crown-com-bo": ((),),
}
"""Every game of the four documents, and which side bets lie beside it."""

WEIGHTS = {"vic-crown-blackjack": 2, "vic-crown-21": 1, "vic-vegas-blackjack": 2, "vic-crown-com-bo": 2}
"""How often a game is drawn, 3 where nothing is said: the versions differ little from the game they stand over."""

SETS = 12
"""So many sets of elections a game: opening a game costs more than playing a round of it."""


class Furniture(NamedTuple):
    """What a table is opened with: the game, its side bets, the elections made, and whose leave was had beforehand."""

    book: str
    side: tuple[str, ...] = ()
    elections: tuple[tuple[str, str], ...] = ()
    face_down: str = ""
    deferred: str = ""


@cache
def law(book: str, bet: str = "") -> Law:
    """The law of a game, or of a side bet at it, worked out once."""
    host = LIBRARY.book(book)
    own = own_law(host)
    return law_of(LIBRARY, own, bet) if bet else own


@cache
def game_of(furniture: Furniture) -> Game:
    """The game laid out; `Refused` where nothing of the kind is played."""
    own = dict(furniture.elections)
    rules = elect(law(furniture.book), {name: value for name, value in own.items() if name in options(law(furniture.book))})
    bets = {}
    for bet in furniture.side:
        theirs = law(furniture.book, bet)
        bets[bet] = elect(theirs, {name: value for name, value in own.items() if name in options(theirs)})
    return open_game(
        rules,
        bets,
        face_down_approved_by=Role(furniture.face_down) if furniture.face_down else None,
        naturals_deferred_by=Role(furniture.deferred) if furniture.deferred else None,
    )


def drawn(chance: random.Random, book: str = "") -> Furniture:
    """A table to be opened, one of a few dozen for each game."""
    if not book:
        books = list(GAMES)
        book = chance.choices(books, [WEIGHTS.get(each, 3) for each in books])[0]
    return _elected(book, chance.randrange(SETS))


@cache
def _elected(book: str, number: int) -> Furniture:
    """One of the sets of elections of a game; what is not played together is left at its default."""
    chance = random.Random(f"{book} {number}")
    side = GAMES[book][number % len(GAMES[book])]
    found = Furniture(book, tuple(bet for bet in bet_names(LIBRARY) if bet in side))
    if number < 2:
        return found  # as the books stand
    known = {**options(law(book))}
    for bet in side:
        known |= options(law(book, bet))
    for name in sorted(known):
        if name.startswith(("tournament", "m7")):
            continue  # of no account at a table that plays no tournament
        if chance.random() < (0.15 if known[name].alternatives else 0.5):
            found = _if_played(found, found._replace(elections=(*found.elections, (name, shown(chance.choice(known[name].values))))))
    if chance.random() < 0.2:
        approver = "inspector" if book.startswith("nsw") else "director-of-casino-surveillance"
        found = _if_played(found, found._replace(face_down=approver))
    if NATURAL_DEFERRED_BY in law(book) and chance.random() < 0.2:
        found = _if_played(found, found._replace(deferred="gaming-manager"))
    return found


def _if_played(before: Furniture, wanted: Furniture) -> Furniture:
    try:
        game_of(wanted)
    except (Refused, Malformed, NotPlayed):
        return before
    return wanted

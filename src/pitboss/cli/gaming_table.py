"""Open a table by the names a file or a command line gives: the game, its options, the side bets it offers."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, PitbossError, listed, nearest
from pitboss.law.rules import Rules, elect
from pitboss.play import offer
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.table import Table


def table_for(law: Law, options: Mapping[str, str], side_bets: Mapping[str, Mapping[str, str]]) -> Table | ComBoTable:
    """A table of any game, by the law of a moment."""
    own = _own_options(law, options)
    bets = {name: offer.side_bet_rules(_bet(law, name), options, settings) for name, settings in side_bets.items()}
    return offer.laid_out(elect(law, own), bets)


def _bet(law: Law, name: str) -> Law:
    return offer.law_of(LIBRARY, law, name)


def game_called(game: str) -> Book:
    """The game of that id; a side bet is not a game."""
    if game not in LIBRARY.shelf_of_games:
        hint = nearest(game, LIBRARY.shelf_of_games) or f"; the games are {listed(LIBRARY.shelf_of_games)}"
        raise Malformed("game", f"there is no game {game!r}{hint}")
    return LIBRARY.book(game)


def _own_options(law: Law, options: Mapping[str, str]) -> dict[str, str]:
    """Those of a file's options that are the game's; the others must be of a side bet that goes with it, such as `pandemonium-stake`.

    A game may have an option that only its side bets act on, so that these are told of all of them.
    """
    known = {term.name for term in law}
    own = {name: value for name, value in options.items() if name in known}
    others = {name: value for name, value in options.items() if name not in known}
    if others:
        open_there = offer.open_beside(LIBRARY, law)
        elect(law, {name: value for name, value in others.items() if name not in open_there})  # says what the options are
    return own


def takes_option(law: Law, name: str, value: str) -> bool:
    """Whether a game, or a side bet that may be offered with it, leaves an option open, and to that value."""
    for each in (law, *LIBRARY.laws_beside(law)):
        try:
            elect(each, {name: value})
        except PitbossError:
            continue
        return True
    return False


def beside(law: Law, options: Mapping[str, str]) -> dict[str, Rules]:
    """Every side bet offered with a game at the moment of its law, with those of the options that are the bet's own or the game's."""
    return {name: offer.side_bet_rules(_bet(law, name), options, {}) for name in offered_with(law)}


def require_offered(law: Law, name: str) -> None:
    """Refuse a side bet that no document offers with a game at the moment of its law."""
    _bet(law, name)


def offered_with(law: Law) -> tuple[str, ...]:
    """The side bets offered with a game at the moment of its law, by the names that files use."""
    return offer.offered_with(LIBRARY, law)


def offering_rule(law: Law, name: str) -> str:
    """The rule that says with which games a side bet is offered."""
    return offer.offering_rule(LIBRARY, law, name)

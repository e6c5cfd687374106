"""Open a table by the names a file or a command line gives: the game, its options, the side bets it offers."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.in_force import in_force
from pitboss.law.refusal import Malformed, PitbossError, listed, nearest
from pitboss.law.rules import Rules, elect
from pitboss.play import offer
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.table import Table


def table_for(game: str, options: Mapping[str, str], side_bets: Mapping[str, Mapping[str, str]]) -> Table | ComBoTable:
    """A table of any game, by the law as it stands or last stood."""
    book = game_called(game)
    own = _own_options(book, options)
    bets = {name: offer.side_bet_rules(offer.law_of(LIBRARY, book, name), options, settings) for name, settings in side_bets.items()}
    return offer.laid_out(elect(in_force(book), own), bets)


def game_called(game: str) -> Book:
    """The game of that id; a side bet is not a game."""
    if game not in LIBRARY.shelf_of_games:
        hint = nearest(game, LIBRARY.shelf_of_games) or f"; the games are {listed(LIBRARY.shelf_of_games)}"
        raise Malformed("game", f"there is no game {game!r}{hint}")
    return LIBRARY.book(game)


def _own_options(book: Book, options: Mapping[str, str]) -> dict[str, str]:
    """Those of a file's options that are the game's; the others must be of a side bet that goes with it, such as `pandemonium-stake`.

    A game may have an option that only its side bets act on, so that these are told of all of them.
    """
    law = in_force(book)
    known = {term.name for term in law}
    own = {name: value for name, value in options.items() if name in known}
    others = {name: value for name, value in options.items() if name not in known}
    if others:
        open_there = offer.open_beside(LIBRARY, book)
        elect(law, {name: value for name, value in others.items() if name not in open_there})  # says what the options are
    return own


def takes_option(book: Book, name: str, value: str) -> bool:
    """Whether a game, or a side bet that may be offered with it, leaves an option open, and to that value."""
    for law in (in_force(book), *(in_force(bet.on_top_of(book)) for bet in LIBRARY.offered_with(book))):
        try:
            elect(law, {name: value})
        except PitbossError:
            continue
        return True
    return False


def beside(book: Book, options: Mapping[str, str]) -> dict[str, Rules]:
    """Every side bet that a document offers with a game, with those of the options that are the bet's own or the game's."""
    return {name: offer.side_bet_rules(offer.law_of(LIBRARY, book, name), options, {}) for name in offered_with(book)}


def require_offered(book: Book, name: str) -> None:
    """Refuse a side bet that no document offers with a game."""
    offer.law_of(LIBRARY, book, name)


def offered_with(book: Book) -> tuple[str, ...]:
    """The side bets that a document offers with a game, by the names that files use."""
    return offer.offered_with(LIBRARY, book)


def offering_rule(book: Book, name: str) -> str:
    """The rule that says with which games a side bet is offered."""
    return offer.offering_rule(LIBRARY, book, name)

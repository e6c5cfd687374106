"""Open a table by the names a file or a command line gives: the game, its options, the side bets it offers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law, in_force
from pitboss.law.refusal import Malformed, PitbossError, Refused, listed, nearest
from pitboss.law.rules import Rules, elect, options as options_of
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import Table, open_table

SIDE_BETS = ("perfect-pairs", "magnificent-sevens", "pontoon-pandemonium", "pairs-play", "any-pairs", "lucky-lucky")
"""The side bets by the names that files use, whichever document they come from."""


def table_for(game: str, options: Mapping[str, str], side_bets: Mapping[str, Mapping[str, str]]) -> Table | ComBoTable:
    """A table of any game, by the law as it stands or last stood."""
    book = game_called(game)
    own, others = _sorted_options(book, options)
    rules = elect(in_force(book), own)
    bets = {name: _side_bet(_law_of(book, name), others, settings) for name, settings in side_bets.items()}
    try:
        return open_com_bo(rules) if book.family is Family.COM_BO else open_table(rules, bets)
    except NotPlayed as fault:
        raise Refused(fault.code, fault.sentence, rule=rules.why(fault.term).citation) from None


def game_called(game: str) -> Book:
    """The game of that id; a side bet is not a game."""
    if game not in LIBRARY.shelf_of_games:
        hint = nearest(game, LIBRARY.shelf_of_games) or f"; the games are {listed(LIBRARY.shelf_of_games)}"
        raise Malformed("game", f"there is no game {game!r}{hint}")
    return LIBRARY.book(game)


def _sorted_options(book: Book, options: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """A file's options: those of the game, and those of a side bet that goes with it, such as `pandemonium-stake`."""
    law = in_force(book)
    known = {term.name for term in law}
    own = {name: value for name, value in options.items() if name in known}
    others = {name: value for name, value in options.items() if name not in known}
    if others:
        open_there = {name for bet in LIBRARY.offered_with(book) for name in options_of(in_force(bet.on_top_of(book)))}
        elect(law, {name: value for name, value in others.items() if name not in open_there})  # says what the options are
    return own, others


def takes_option(book: Book, name: str, value: str) -> bool:
    """Whether a game, or a side bet that may be offered with it, leaves an option open, and to that value."""
    for law in (in_force(book), *(in_force(bet.on_top_of(book)) for bet in LIBRARY.offered_with(book))):
        try:
            elect(law, {name: value})
        except PitbossError:
            continue
        return True
    return False


def _side_bet(law: Law, options: Mapping[str, str], settings: Mapping[str, str]) -> Rules:
    """The rules of a side bet: those of the file's options that are its own, and the settings beside its name."""
    own = options_of(law)
    return elect(law, {name: value for name, value in options.items() if name in own} | dict(settings))


def beside(book: Book, options: Mapping[str, str]) -> dict[str, Rules]:
    """Every side bet that a document offers with a game, with those of the options that are the bet's own or the game's."""
    laws = {name: _law_of(book, name) for name in offered_with(book)}
    return {name: _side_bet(law, options, {}) for name, law in laws.items()}


def _law_of(book: Book, name: str) -> Law:
    """The law of a side bet at a table of that game; refused where no document offers it there."""
    if name not in SIDE_BETS:
        raise Malformed("side-bet", f"there is no side bet {name!r}{nearest(name, SIDE_BETS)} (the side bets are {listed(SIDE_BETS)})")
    for bet in books_called(name, LIBRARY.offered_with(book)):
        return in_force(bet.on_top_of(book))
    rule = offering_rule(book, name)
    offered = offered_with(book)
    said = f"{name} is not offered with {book.name} (offered with it: {listed(offered) if offered else 'none'})"
    raise Refused("side-bet", f"{said} ({rule})", rule=rule)


def require_offered(book: Book, name: str) -> None:
    """Refuse a side bet that no document offers with a game."""
    _law_of(book, name)


def offered_with(book: Book) -> tuple[str, ...]:
    """The side bets that a document offers with a game, by the names that files use."""
    return tuple(name for name in SIDE_BETS if books_called(name, LIBRARY.offered_with(book)))


def offering_rule(book: Book, name: str) -> str:
    """The rule that says with which games a side bet is offered: this jurisdiction's if it has the bet, else another's."""
    books = books_called(name, LIBRARY.side_bets)
    near = [bet for bet in books if bet.jurisdiction is book.jurisdiction] or books
    return near[0].authority


def books_called(name: str, books: Iterable[Book]) -> list[Book]:
    """The books of the side bet that files call so: `vic-perfect-pairs` and `nsw-star-perfect-pairs` are both `perfect-pairs`."""
    return [bet for bet in books if bet.id.endswith(f"-{name}")]

"""What the documents of a library offer at a table: its side bets by the names that files use, and the table laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law, in_force
from pitboss.law.library import Library
from pitboss.law.refusal import Malformed, Refused, listed, nearest
from pitboss.law.rules import Rules, elect, options as options_of
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.honoured import NotPlayed
from pitboss.play.named import bet_name
from pitboss.play.table import Table, open_table
from pitboss.terms.side_bets import SIDE_BETS_OFFERED, SIDE_BETS_TOGETHER
from pitboss.terms.wagers import BETS, WAGER_PLACE


def bet_names(library: Library) -> tuple[str, ...]:
    """The side bets of a library by the names that files use, whichever document they come from."""
    return tuple(dict.fromkeys(bet.called for bet in library.side_bets))


def laid_out(rules: Rules, side_bets: Mapping[str, Rules]) -> Table | ComBoTable:
    """A table of any game; what the engine does not play is refused with its rule."""
    try:
        return open_com_bo(rules) if rules.book.family is Family.COM_BO else open_table(rules, side_bets)
    except NotPlayed as fault:
        raise Refused(fault.code, fault.sentence, rule=rules.why(fault.term).citation) from None


def side_bet_rules(law: Law, options: Mapping[str, str], settings: Mapping[str, str]) -> Rules:
    """The rules of a side bet: those of the table's options that are its own, and the settings beside its name."""
    own = options_of(law)
    return elect(law, {name: value for name, value in options.items() if name in own} | dict(settings))


def law_of(library: Library, game: Law, name: str) -> Law:
    """The law of a side bet at a table of a game, at the moment of the game's law; refused where no document offers it there."""
    book = game.book
    for bet in books_called(name, library.offered_with(book)):
        return in_force(bet.on_top_of(book), game.moment)
    if name not in (names := bet_names(library)):
        raise Malformed("side-bet", f"there is no side bet {name!r}{nearest(name, names)} (the side bets are {listed(names)})")
    rule = offering_rule(library, game, name)
    offered = offered_with(library, game)
    others = listed(map(bet_name, offered)) if offered else "none"
    said = f"{bet_name(name)} is not offered with {book.name} (offered with it: {others})"
    raise Refused("side-bet", f"{said} ({rule})", rule=rule)


def open_beside(library: Library, law: Law) -> set[str]:
    """The options of every side bet that may be offered with a game, those of the game under it among them."""
    return {name for bet in library.laws_beside(law) for name in options_of(bet)}


def offered_with(library: Library, law: Law) -> tuple[str, ...]:
    """The side bets that are offered with a game at the moment of its law, by the names that files use."""
    return tuple(dict.fromkeys(bet.called for bet in library.books_beside(law)))


def offering_rule(library: Library, law: Law, name: str) -> str:
    """The rule that keeps a side bet from a game: the one that says with which games its book offers it, the nearest book first.

    Where no book of the jurisdiction has the bet, it is the game's own rule on what may be wagered.
    """
    book = law.book
    here = [bet for bet in library.side_bets if bet.jurisdiction is book.jurisdiction]
    own = [bet for bet in here if bet.text.document is book.text.document]
    near = books_called(name, own) or ([] if own else books_called(name, here))
    if near:
        return near[0].authority
    offered = next((ruling.citation for term, ruling in law.items() if SIDE_BETS_OFFERED.key(term)), "")
    rules = (law[term].citation for term in (BETS, SIDE_BETS_TOGETHER, WAGER_PLACE) if term in law)
    return offered.partition("(")[0] or next(rules)


def books_called(name: str, books: Iterable[Book]) -> list[Book]:
    """The books of the side bet that files call so: `vic-perfect-pairs` and `nsw-star-perfect-pairs` are both `perfect-pairs`."""
    return [bet for bet in books if bet.called == name]

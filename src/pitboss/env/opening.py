"""Open a game by its id and its options as keywords, with the side bets that are wagered in every round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law, in_force
from pitboss.law.refusal import Malformed, Refused, listed, nearest
from pitboss.law.rules import Rules, elect, options as options_of
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import Table, open_table

OPTIONS_OF_THE_ENVIRONMENT = ("bets", "episode", "explain", "observe", "penalty", "penetration", "shoe", "side_bets", "unit", "unlawful")
STAKE = "stake"


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played: its table, and how its options and side bets are written in a round file."""

    name: str
    rules: Rules
    table: Table | ComBoTable
    options: Mapping[str, str]
    side_bets: Mapping[str, Mapping[str, str]]
    side_stakes: Mapping[str, object]


def open_game(game: str, options: Mapping[str, object], side_bets: object) -> Opened:
    """A table of a game by the law as it stands or last stood; what the law does not allow is refused with its rule."""
    book = LIBRARY.book(game)
    chosen = {name.replace("_", "-"): _written(name, value) for name, value in options.items()}
    own, others = _sorted(book, chosen)
    rules = elect(in_force(book), own)
    bets = _side_bets(side_bets)
    settings = {name: {key: value for key, value in each.items() if key != STAKE} for name, each in bets.items()}
    written = {name: {key: _written(key, value) for key, value in each.items()} for name, each in settings.items()}
    laws = {name: _side_bet(book, name, others, each) for name, each in written.items()}
    try:
        table = open_com_bo(rules) if book.family is Family.COM_BO else open_table(rules, laws)
    except NotPlayed as fault:
        raise Refused(fault.code, fault.sentence, rule=rules.why(fault.term).citation) from None
    return Opened(book.name, rules, table, chosen, written, {name: each.get(STAKE, 1) for name, each in bets.items()})


def _written(name: str, value: object) -> str:
    """An option's value as a person would write it in a file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value) if isinstance(value, str | int | float) or hasattr(value, "item") else ""
    if not text.strip():
        raise Malformed("option", f"{name}={value!r} cannot be read: give a word or a number, as in decks=6 or dealer_soft_17='hit'")
    return text


def _sorted(book: Book, options: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The options of the game, and those of a side bet that goes with it, such as `pandemonium-stake`."""
    law = in_force(book)
    known = {term.name for term in law}
    beside = {name for bet in LIBRARY.offered_with(book) for name in options_of(in_force(bet.on_top_of(book)))}
    for name in options:
        if name not in known | beside:
            ours = [*OPTIONS_OF_THE_ENVIRONMENT, *(each.replace("-", "_") for each in options_of(law))]
            hint = nearest(name.replace("-", "_"), ours) or f" (its options are {listed(sorted(options_of(law)))})"
            raise Malformed("option", f"{book.name} has no option {name!r}, and neither has its environment{hint}")
    own = {name: value for name, value in options.items() if name in known}
    return own, {name: value for name, value in options.items() if name not in known}


def _side_bets(given: object) -> dict[str, Mapping[str, object]]:
    """Side bets as they are given: names alone, names with stakes, or names with a stake and settings."""
    if given is None:
        return {}
    if isinstance(given, Mapping):
        entries: Mapping[object, object] = given
    elif isinstance(given, Iterable) and not isinstance(given, str):
        entries = dict.fromkeys(given, 1)
    else:
        raise _unreadable(given)
    found: dict[str, Mapping[str, object]] = {}
    for name, value in entries.items():
        found[str(name)] = value if isinstance(value, Mapping) else {STAKE: value}
    return found


def _unreadable(given: object) -> Malformed:
    said = "name them, as in ['perfect-pairs'], or give each a stake in units, as in {'lucky-lucky': {'stake': 0.5, 'paytable': 1}}"
    return Malformed("side-bet", f"side_bets={given!r} cannot be read: {said}")


def _side_bet(book: Book, name: str, options: Mapping[str, str], settings: Mapping[str, str]) -> Rules:
    """The rules of a side bet: those of the options that are its own, and the settings beside its name."""
    law = _law_of(book, name)
    own = options_of(law)
    return elect(law, {key: value for key, value in options.items() if key in own} | dict(settings))


def _law_of(book: Book, name: str) -> Law:
    """The law of a side bet at a table of that game; refused where no document offers it there."""
    offered = {bet: each for each in LIBRARY.offered_with(book) for bet in _names() if each.id.endswith(f"-{bet}")}
    if name in offered:
        return in_force(offered[name].on_top_of(book))
    with_it = f"offered with it: {listed(offered) if offered else 'none'}"
    raise Malformed("side-bet", f"{name} is not a side bet of {book.name}{nearest(name, offered)} ({with_it})")


def _names() -> tuple[str, ...]:
    """The side bets by the names that files use, whichever document they come from."""
    return ("perfect-pairs", "magnificent-sevens", "pontoon-pandemonium", "pairs-play", "any-pairs", "lucky-lucky")

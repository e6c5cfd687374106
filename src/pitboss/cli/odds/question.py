"""A question about odds as it was written, and as it is understood: the rules, the shoe, and the hand if there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from pitboss.books import LIBRARY
from pitboss.cards.card import Card
from pitboss.cli.answers import asked, elected, written as written_options
from pitboss.cli.gaming_table import beside, game_called
from pitboss.drafts.draft import DraftRules
from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, PitbossError, Refused, listed, nearest
from pitboss.law.rules import Rules
from pitboss.odds.hand_text import read_hand
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import pack_of, read_removed, read_shoe
from pitboss.play.offer import bet_names, books_called

ONE_CARD = "write one card, such as T or TS"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Written:
    """The words of the command line."""

    game: str
    host: str | None = None
    settings: tuple[str, ...] = ()
    shoe: str | None = None
    removed: str | None = None
    hand: str | None = None
    dealer: str | None = None
    on: str | None = None
    draft: DraftRules | None = None


@dataclass(frozen=True)
class Question:
    """What is asked: rules with their elections made, the side bets beside them, and a shoe if it is not a full one.

    `places` says in which option stands what a fault may be about.
    """

    rules: Rules
    beside: Mapping[str, Rules]
    shoe: Shoe | None
    hand: tuple[Card, ...]
    dealer: Card | None
    places: Mapping[str, str]

    @cached_property
    def cards(self) -> Shoe:
        """The cards that may come."""
        return self.shoe or Shoe.of(pack_of(self.rules))

    @property
    def book(self) -> Book:
        """The book that is asked about."""
        return self.rules.book


def ask(written: Written) -> Question:
    """Understand a question; what cannot be read or is not lawful is told with the option that it stands in."""
    law = _law(written)
    rules = elected(law, list(written.settings))
    shoe = _placed("--shoe", lambda: read_shoe(written.shoe or "", rules)) if written.shoe is not None else None
    if written.removed is not None:
        full = shoe or Shoe.of(pack_of(rules))
        shoe = _placed("--removed", lambda: read_removed(written.removed or "", full, rules))
    hand, dealer = _hand(written, rules, shoe or Shoe.of(pack_of(rules)))
    places = {"hand": "--hand", "shoe": "--shoe" if written.removed is None else "--removed"}
    return Question(rules, beside(law, written_options(written.settings)), shoe, hand, dealer, places)


def _law(written: Written) -> Law:
    """The law of the game, or of the side bet at the table of its game."""
    name, host = written.game, written.host
    if name in LIBRARY.shelf_of_games:
        if host is not None:
            raise Malformed("game", f"--with goes with a side bet, and {name} is a game of its own: leave it out")
        return asked(LIBRARY.book(name), written.on, written.draft)
    if name not in LIBRARY.shelf_of_side_bets and name not in (names := bet_names(LIBRARY)):
        hint = nearest(name, [*LIBRARY.names, *names]) or f"; the games are {listed(LIBRARY.shelf_of_games)}"
        raise Malformed("game", f"there is no game or side bet {name!r}{hint}")
    if host is not None:
        return _at_table(name, _books(name), _placed("--with", lambda: game_called(host)), written)
    return asked(book_called(name, or_else=", or name its table as in --with {}"), written.on, written.draft)


def book_called(name: str, *, or_else: str = "") -> Book:
    """The book of a game or a side bet, the latter by either of its names; `or_else` is what else may be written with a table's name."""
    books = _books(name)
    if len(books) > 1:
        ids = listed([book.id for book in books], "or")
        raise Malformed("game", f"{name} is in several documents: write {ids}{or_else.format(books[0].offered_with[0])}")
    return books[0]


def _books(name: str) -> list[Book]:
    return books_called(name, LIBRARY.side_bets) if name in bet_names(LIBRARY) else [LIBRARY.book(name)]


def _at_table(name: str, books: list[Book], table: Book, written: Written) -> Law:
    """The law of a side bet at the table of one game; refused where no document offers it there."""
    for book in books:
        if table.id in book.offered_with:
            return asked(book.on_top_of(table), written.on, written.draft)
    rule = books[0].authority
    offered = listed([host for book in books for host in book.offered_with])
    raise Refused("side-bet", f"{name} is not offered with {table.name} but with {offered} ({rule})", rule=rule)


def _hand(written: Written, rules: Rules, shoe: Shoe) -> tuple[tuple[Card, ...], Card | None]:
    if written.hand is None and written.dealer is None:
        return (), None
    if written.hand is None or written.dealer is None:
        missing, given = ("--dealer T", "--hand") if written.dealer is None else ("--hand 8,8", "--dealer")
        raise Malformed("hand", f"{given} is only half of the question: write {missing} as well")
    if rules.book.family is not Family.BLACKJACK:
        raise Malformed("hand", f"--hand: {rules.book.name} leaves nothing to play: ask about a game such as vic-blackjack")
    hand, shown = written.hand, written.dealer
    cards = _placed("--hand", lambda: read_hand(hand, shoe, rules))
    if len(cards) < 2:
        raise Malformed("hand", f"--hand: {cards[0]!r} alone is no hand: write two cards or more, as in 8H8S, 8,8 or AT")
    dealer = _placed("--dealer", lambda: read_hand(shown, shoe.without(cards), rules, form=ONE_CARD))
    if len(dealer) != 1:
        raise Malformed("hand", f"--dealer: {shown[:40]!r} is {len(dealer)} cards: the dealer shows one, such as T or TS")
    return cards, dealer[0]


def _placed(option: str, read: Callable[[], T]) -> T:
    """What an option says; a fault names the option."""
    try:
        return read()
    except Refused as fault:
        raise Refused(fault.code, f"{option}: {fault.sentence}", rule=fault.rule) from None
    except PitbossError as fault:
        raise Malformed(fault.code, f"{option}: {fault.sentence}") from None

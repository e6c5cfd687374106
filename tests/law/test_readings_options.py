"""Where money depends on a reading, each of its alternatives can be elected, or where no house may elect it, can at least be priced."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.books.readings import READINGS
from pitboss.floor.game import Game, open_game
from pitboss.law.book import Book, Family
from pitboss.law.reading import Alternative, Reading, Weight
from pitboss.law.rules import Rules, elect, options
from pitboss.law.values import shown
from tests.law.quoting import places
from tests.support import own_law

ABOUT_MONEY = [reading for reading in READINGS if reading.weight is not Weight.PROCEDURE]
ALTERNATIVES = [(reading, each) for reading in ABOUT_MONEY for each in reading.alternatives]


def named(value: tuple[Reading, Alternative]) -> str:
    return f"{value[0].id}: {value[1].reads}"


@pytest.mark.parametrize("case", ALTERNATIVES, ids=named)
def test_each_alternative_about_money_is_an_option_or_is_supposed(case: tuple[Reading, Alternative]) -> None:
    reading, alternative = case
    assert bool(alternative.option) is not bool(alternative.supposes), "elected or supposed, and one of the two"
    if alternative.supposes:
        assert any(_answers(book, alternative) for book in _books(reading)), "a game answers otherwise what is supposed"
        return
    electing = [book for book in _books(reading) if _differs(book, alternative)]
    assert electing, f"no book of its documents has an option {alternative.option} that stands otherwise"
    for book in electing:
        assert _answer(book, alternative) == alternative.value
        assert _opened(book, alternative), "the floor opens a table that has elected it"


def _books(reading: Reading) -> list[Book]:
    """The books with an instrument of a document whose rules the reading touches."""
    documents = {document for document, _ in places(reading)}
    return [book for book in LIBRARY.books if documents & {each.document.key for each in book.instruments}]


def _differs(book: Book, alternative: Alternative) -> bool:
    """Whether a book has the option and another answer stands: documents that a reading touches may differ in what stands."""
    option = options(own_law(book)).get(alternative.option)
    return option is not None and shown(option.default) != alternative.value


def _answers(book: Book, alternative: Alternative) -> bool:
    law = own_law(book)
    return all(term in law and Rules(law, {}).get(term) not in (None, value) for term, value in alternative.supposes)


def _answer(book: Book, alternative: Alternative) -> str:
    """What the rules answer once the option is elected."""
    law = own_law(book)
    option = options(law)[alternative.option]
    return shown(elect(law, {alternative.option: alternative.value})[option.term])


def _opened(book: Book, alternative: Alternative) -> list[Game]:
    """Tables of the floor with the election made; a side bet lies on each game it may be offered with."""
    chosen = {alternative.option: alternative.value}
    if book.family is not Family.SIDE_BET:
        return [open_game(elect(own_law(book), chosen))]
    bet = book.called
    hosts = [LIBRARY.book(host) for host in book.offered_with]
    return [open_game(Rules(own_law(host), {}), {bet: elect(own_law(book.on_top_of(host)), chosen)}) for host in hosts]

"""Answer what rules are worth: of a game with its side bets, of a document, or of everything there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked as law_asked, elected, elected_beside
from pitboss.cli.odds.notice_page import notice_record, print_notice
from pitboss.cli.odds.price_page import Sheet, print_sheets, sheet_record
from pitboss.cli.odds.question import book_called
from pitboss.cli.progress import counted
from pitboss.cli.screen import answer_json, say
from pitboss.drafts.draft import DraftRules
from pitboss.law.book import Book, Family
from pitboss.law.document import Document
from pitboss.law.explain import find_term
from pitboss.law.in_force import in_force
from pitboss.law.refusal import Malformed, Refused, listed, nearest
from pitboss.law.rules import Rules
from pitboss.odds.price.appraisal import Appraiser
from pitboss.odds.price.catalogue import Question, answered, catalogue, questions
from pitboss.odds.price.notice import Effect, effect, elsewhere, touched
from pitboss.odds.price.record import Price
from pitboss.odds.price.stored import FILE, on_file, written
from pitboss.terms.pack import DECKS


@dataclass(frozen=True, slots=True)
class Asked:
    """The words of the command line."""

    game: str | None
    notice: str | None
    on: str | None
    settings: tuple[str, ...]
    draft: DraftRules | None
    fresh: bool
    everything: bool
    write: bool
    json: bool


def report(asked: Asked) -> None:
    """Answer, as a page or as one JSON document."""
    given = [word for word, there in (("GAME", asked.game), ("--notice", asked.notice), ("--all", asked.everything)) if there]
    if len(given) != 1:
        found = f"{listed(given)} do not go together" if given else "nothing is named"
        raise Malformed("price", f"{found}: write a game, --notice with a document such as VIC-2000-27, or --all")
    if asked.write and not asked.everything:
        raise Malformed("price", "--write goes with --all: the file holds the prices of every game")
    idle = [word for word, there in (("--set", asked.settings), ("--on", asked.on), ("--draft", asked.draft)) if there and not asked.game]
    if idle:
        raise Malformed("price", f"{listed(idle)} {'goes' if len(idle) == 1 else 'go'} with a game, not with {given[0]}")
    if asked.everything:
        _everything(asked)
    elif asked.notice:
        _notice(asked.notice, asked)
    else:
        _game(asked.game or "", asked)


def _everything(asked: Asked) -> None:
    begun = process_time()
    prices = _all_prices(asked)
    if asked.write:
        FILE.write_text(written(prices), encoding="utf-8")
        seconds = process_time() - begun
        if asked.json:
            answer_json({"prices": len(prices), "file": str(FILE), "seconds": seconds})
        else:
            say(f"{len(prices)} prices written to {FILE} in {seconds:.0f} s")
        return
    sheets = [Sheet.of(law_asked(book, None), each) for book in LIBRARY.books for each in _by_decks(book, prices)]
    _answer(sheets, asked)


def _all_prices(asked: Asked) -> list[Price]:
    laws = [law_asked(book, None) for book in LIBRARY.books]
    kept = [price for law in laws for price in on_file(law)]
    if not asked.fresh and not asked.write and {price.game for price in kept} == set(LIBRARY.names):
        return kept
    return work_out(catalogue(laws, LIBRARY.readings), _appraiser())


def work_out(wanted: tuple[Question, ...], appraiser: Appraiser) -> list[Price]:
    """The prices of every question, counted as they come."""
    told = answered(wanted, appraiser)
    return [price for _ in counted(wanted, "prices") for price in next(told)]


def _by_decks(book: Book, prices: list[Price]) -> Iterator[list[Price]]:
    mine = [price for price in prices if price.game == book.id]
    for decks in dict.fromkeys(price.decks for price in mine):
        yield [price for price in mine if price.decks == decks]


def _game(name: str, asked: Asked) -> None:
    rules = list(_tables(book_called(name), asked))
    prices = [price for each in rules for price in on_file(each.law)]
    if asked.fresh or asked.settings or {price.game for price in prices} != {each.book.id for each in rules}:
        appraiser = _appraiser()
        wanted = tuple(question for each in rules for question in questions(each, LIBRARY.readings))
        prices = work_out(wanted, appraiser)
    sheets = [Sheet.of(each.law, [p for p in prices if p.game == each.book.id and p.decks == each[DECKS]]) for each in rules]
    _answer(sheets, asked)


def _tables(book: Book, asked: Asked) -> Iterator[Rules]:
    """The rules of a game and of the side bets offered with it, elections made; a bet that did not exist at the moment is left out."""
    law = law_asked(book, asked.on, asked.draft)
    settings = list(asked.settings)
    rules = elected(law, settings)
    yield rules
    beside = elected_beside(law, settings)
    for bet in LIBRARY.offered_with(law.book) if book.family is not Family.SIDE_BET else ():
        try:
            own = in_force(bet.on_top_of(law.book), law.moment)
        except Refused:
            continue
        mine = {find_term(own, name): value for name, (of, value) in beside.items() if of.id == bet.id}
        yield Rules(own, {**rules.elected, **mine})


def _answer(sheets: list[Sheet], asked: Asked) -> None:
    if asked.json:
        answer_json([sheet_record(sheet) for sheet in sheets])
    else:
        print_sheets(sheets)


def _notice(key: str, asked: Asked) -> None:
    document = _document(key)
    appraiser = _appraiser()
    books = touched(document, LIBRARY.books)
    found: list[Effect] = [effect(document, book, LIBRARY.books, appraiser) for book in counted(books, document.key)]
    rest = elsewhere(document, LIBRARY.books)
    if asked.json:
        answer_json(notice_record(document, found, rest))
    else:
        print_notice(document, found, rest)


def _document(key: str) -> Document:
    known = {document.key: document for document in LIBRARY.documents}
    if key.upper() not in known:
        raise Malformed("document", f"--notice: there is no document {key!r}{nearest(key.upper(), known)} (try pitboss rules register)")
    return known[key.upper()]


def _appraiser() -> Appraiser:
    from pitboss.odds.price.worth import appraiser

    return appraiser()

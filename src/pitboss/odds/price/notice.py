"""What a notice did to the player: every book it touched, just before and just after it commenced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from pitboss.law.book import Book, Instrument
from pitboss.law.document import Document, Holding
from pitboss.law.in_force import Law, in_force
from pitboss.law.moment import Moment, beginning
from pitboss.law.refusal import Refused, listed
from pitboss.law.rules import Rules
from pitboss.odds.price.amendment import amendments, without
from pitboss.odds.price.appraisal import Appraiser, Values, prices
from pitboss.odds.price.clauses import clauses
from pitboss.odds.price.record import Number, Price
from pitboss.odds.price.what_if import WhatIf


@dataclass(frozen=True, slots=True)
class Effect:
    """What a document did to one book: each changed rule alone, and all of it together.

    `prices` set what stands after against what stood before, so that the document gave the player the opposite of their
    difference. `before` is empty where nothing stood before that could be valued. `law` is what stands after.
    """

    book: str
    name: str
    law: Law
    against: str
    prices: tuple[Price, ...]
    before: Values
    after: Values

    @property
    def whole(self) -> dict[str, Number]:
        """What the document gave the player on each bet that could be had before and after."""
        return {bet: self.after[bet] - self.before[bet] for bet in self.after if bet in self.before}


def touched(document: Document, books: Iterable[Book]) -> tuple[Book, ...]:
    """The books a document speaks in, or brought to an end."""
    return tuple(book for book in books if _spoken(document, book) or (book.ended and book.ended.document is document))


def effect(document: Document, book: Book, books: Iterable[Book], appraiser: Appraiser) -> Effect:
    """What the document did to one of the books it touched; `books` are all there are, for one that takes another's place."""
    instrument = _spoken(document, book)
    if instrument:
        return _effect(book, instrument, appraiser)
    return _ending(book, next(each for each in books if book.ended and each.id == book.ended.replaced_by), appraiser)


def elsewhere(document: Document, books: Iterable[Book]) -> str:
    """What the document did beyond these books, in a sentence; nothing where it did nothing else."""
    if document.holding is Holding.NAME:
        return f"{document.key} is known only by name: what it did to the rules is not among the documents, so there is nothing to price"
    names = {book.name for book in books}
    others = Counter(act.game for act in document.acts if act.game not in names)
    if not others:
        return ""
    said = listed(others) if len(others) <= 3 else f"{len(others)} games, {next(iter(others))} the first of them"
    return f"{said}: no game of these books, so there is nothing to price"


def _spoken(document: Document, book: Book) -> Instrument | None:
    return next((each for each in book.instruments if each.document is document and not each.stands_for), None)


def _effect(book: Book, instrument: Instrument, appraiser: Appraiser) -> Effect:
    moment = instrument.from_moment or beginning(book.jurisdiction)
    try:
        after = Rules(in_force(book, moment), {})
    except Refused as fault:
        return _by_later_text(book, instrument, fault, appraiser)
    earlier, why = _law_before(book, instrument.from_moment)
    if earlier is not None:
        return _amended(earlier, after, "against the rules just before", appraiser)
    if book.over is not None and not book.offered_with:
        parent = Rules(in_force(book.over, moment), {})
        return _told(parent, after, clauses(after), f"against {book.over.name} ({book.over.id}), on which it stands: {why}", appraiser)
    if why and book.text_from:
        return _told(None, after, without(after, instrument), why, appraiser)
    return _told(None, after, (), why or "it has no date, and nothing is known before it", appraiser)


def _law_before(book: Book, moment: Moment | None) -> tuple[Rules | None, str]:
    """The rules just before, or why there are none."""
    if moment is None:
        return None, ""
    try:
        return Rules(in_force(book, moment.just_before), {}), ""
    except Refused as fault:
        return None, "new in the documents" if fault.code == "not-yet" else book.before


def _by_later_text(book: Book, instrument: Instrument, fault: Refused, appraiser: Appraiser) -> Effect:
    """A book whose text of the time is not held: what the document says is priced in the text that is, against its absence."""
    if book.text_from is None:
        raise fault
    rules = Rules(in_force(book, book.text_from), {})
    return _told(
        None, rules, without(rules, instrument), f"priced in the text that is held, against no such rule: {book.before}", appraiser
    )


def _ending(book: Book, heir: Book, appraiser: Appraiser) -> Effect:
    ended = book.ended
    assert ended is not None, f"{book.id} has not ended"
    earlier, _ = _law_before(book, ended.moment)
    assert earlier is not None, f"{book.id} has no law before its end"
    after = Rules(in_force(heir, ended.moment), {})
    return _amended(earlier, after, f"ended, and replaced by {heir.name} ({heir.id})", appraiser, of=book)


def _amended(before: Rules, after: Rules, against: str, appraiser: Appraiser, *, of: Book | None = None) -> Effect:
    found = tuple(prices(after, amendments(before, after), appraiser))
    book = of or after.book
    return Effect(book.id, book.name, after.law, against, found, appraiser.values(before), appraiser.values(after))


def _told(before: Rules | None, after: Rules, what_ifs: Iterable[WhatIf], against: str, appraiser: Appraiser) -> Effect:
    found = tuple(prices(after, what_ifs, appraiser))
    values: Values = {} if before is None else appraiser.values(before)
    return Effect(after.book.id, after.book.name, after.law, against, found, values, appraiser.values(after))

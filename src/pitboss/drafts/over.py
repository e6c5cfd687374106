"""A draft laid over its book: an instrument like any other, save that it says wherever it is shown that it is none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.drafts.draft import DraftBet, DraftRules
from pitboss.law.book import Book, Draft, Family, Instrument, Manner
from pitboss.law.clause import Clause, rule
from pitboss.law.document import DRAFTED, Document
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAYS,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    MainWager,
    SideDeadline,
)

NOBODY = "nobody: a draft, no document"


def over(book: Book, draft: DraftRules) -> Book:
    """A book read under a draft that stands over it, or over a book below it; refused where it stands over another."""
    found = _laid(book, draft)
    if found is None:
        said = f"the draft {draft.id} stands over {draft.over}, and {book.id} does not stand on that"
        raise Refused("draft", said, rule=f"{DRAFTED}{draft.id}")
    return found


def _laid(book: Book, draft: DraftRules) -> Book | None:
    name = f"{book.name}, draft {draft.id}"
    if book.id == draft.over:
        return replace(book, name=name, instruments=(*book.instruments, instrument(book, draft)), draft=marked(book, draft))
    below = _laid(book.over, draft) if book.over else None
    return None if below is None else replace(book, name=name, over=below)


def instrument(book: Book, draft: DraftRules) -> Instrument:
    """The clauses of a draft as an instrument of its book."""
    clauses: tuple[Clause[Any], ...] = tuple(each.law for each in draft.clauses)
    commences = Moment.read(draft.begins, book.jurisdiction) if draft.begins else None
    return Instrument(_document(book, draft), clauses, Manner.DRAFTS, commences)


def marked(book: Book, draft: DraftRules) -> Draft:
    """What a book under the draft carries of it."""
    bets = tuple(_side_bet(book, draft, each) for each in draft.side_bets)
    return Draft(draft.id, draft.title, draft.sha256, draft.elect, bets)


def _document(book: Book, draft: DraftRules) -> Document:
    return Document(f"{DRAFTED}{draft.id}", draft.title, book.jurisdiction, NOBODY)


def _side_bet(book: Book, draft: DraftRules, bet: DraftBet) -> Book:
    """A book of the new side bet over the game, in the words of every other."""
    pin = f"side bet {bet.id}"
    lines: list[Clause[Any]] = []
    for line in bet.lines:
        lines.append(rule(f"{pin}: {line.name}", SIDE_BET_HANDS[line.name], line.pattern))
        lines.append(rule(f"{pin}: {line.name}", SIDE_BET_PAYS[line.name], line.pays))
    said: tuple[Clause[Any], ...] = (
        rule(pin, SIDE_BET_JUDGED_ON, bet.cards),
        rule(pin, SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
        rule(pin, SIDE_BET_REQUIRES, MainWager.OWN),
        rule(pin, SIDE_BET_OTHERWISE, Result.LOSE),
        rule(pin, SIDE_BET_SETTLED, bet.moment),
        *lines,
    )
    # A side bet that another book brings with the game stands on that game in every other way.
    return Book(
        id=f"draft-{bet.id}",
        name=f"{bet.title}, draft {draft.id}",
        jurisdiction=book.jurisdiction,
        family=Family.SIDE_BET,
        instruments=(Instrument(_document(book, draft), said, Manner.DRAFTS),),
        over=book,
        prevails_by=pin,
        offered_with=(book.id,),
        file_name=bet.id,
    )

"""A machine writes drafts: every term of play of every book, answered every other way. The game opens nowhere, or it is played otherwise.

Wherever two of engine, odds and simulator open a draft they agree: by brute force as fractions, and by the cards of the very same rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from random import Random
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Family
from pitboss.law.in_force import in_force
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules, options, rules
from pitboss.law.values import Odds
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import open_table
from pitboss.sim import Plan, dealt_of
from pitboss.terms.naturals import NATURAL_PAYS
from pitboss.terms.pack import DECKS
from pitboss.terms.powers import Role
from tests.conftest import Sampled
from tests.sim.agree import agree
from tests.support import own_time
from tests.trials.amending import Changes, amended
from tests.trials.drafting import drafts

APPROVERS = (Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.INSPECTOR, Role.CASINO_SUPERVISOR)
GAMES = [book for book in LIBRARY.games if book.family is Family.BLACKJACK]
Draft = tuple[Book, Changes]


def elections(book: Book) -> dict[str, str]:
    """What is offered where the house chooses to, so that what it pays can be seen."""
    chosen = options(in_force(book, own_time(book)))
    return {name: "yes" for name in ("insurance-against-ten",) if name in chosen and "yes" in map(str, chosen[name].values)}


def base(book: Book) -> Rules:
    return rules(book, own_time(book), **elections(book))


def drafted(draft: Draft) -> Rules:
    book = amended(*draft)
    return rules(book, own_time(draft[0]), **elections(book))


def laid_out(written: Rules) -> tuple[Any, ...]:
    """Everything that a round of it consults, but for the rules it cites: as the table opens, by whom it may be dealt face down or
    naturals be put off, and which side bets it may have."""
    table = open_table(written)
    plain = tuple(getattr(table, each.name) for each in fields(table) if each.name not in ("cites", "read"))
    approved = [_opened(partial(_face_down, written, role)) for role in APPROVERS]
    bets = {book.called: rules(book.on_top_of(written.book), own_time(book)) for book in LIBRARY.offered_with(written.book)[:1]}
    decks = [Rules(written.law, {**written.elected, DECKS: number}) for number in (6, 8)]
    return (*plain, tuple(approved), [_opened(partial(open_table, at, bets)).partition("(")[0] for at in decks if bets])


def _face_down(written: Rules, role: Role) -> object:
    return open_table(written, face_down_approved_by=role).face_down


def _opened(what: Callable[[], Any]) -> str:
    try:
        return str(what())
    except PitbossError as refused:
        return refused.code


SINGLE: list[Draft] = [(book, {term: value}) for book in GAMES for term, value in drafts(base(book))]


def named(draft: Draft) -> str:
    return f"{draft[0].id} {' '.join(f'{term.name}={value}' for term, value in draft[1].items())}"


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.id)
def test_the_game_does_not_open_or_is_played_otherwise_or_the_term_says_that_nothing_follows(book: Book, one_in: Sampled) -> None:
    before, ignored = laid_out(base(book)), []
    for draft in one_in(7, [draft for draft in SINGLE if draft[0] is book]):
        try:
            after = laid_out(drafted(draft))
        except NotPlayed:
            continue
        if after == before and not any(term.handling for term in draft[1]):
            ignored.append(named(draft))
    assert ignored == []


def _pairs() -> list[Draft]:
    """Two answers at once, thirty times a book, ever the same."""
    found: list[Draft] = []
    for book in GAMES:
        chance, own = Random(book.id), [draft for draft in SINGLE if draft[0] is book]
        for _ in range(30):
            (_, first), (_, second) = chance.sample(own, 2)
            found.append((book, {**first, **second}))
    return found


OPENED: list[Draft] = [(GAMES[0], {NATURAL_PAYS: Odds(2)})]
"""A draft that everybody opens, for a sample to begin with."""
AGREEING = [draft for draft in (*OPENED, *SINGLE[3::9], *_pairs()) if not any(term.handling for term in draft[1])]


def test_engine_and_simulator_agree_by_the_cards_wherever_both_open_a_draft(one_in: Sampled) -> None:
    opened = 0
    for draft in one_in(37, AGREEING):
        try:
            dealt = dealt_of(drafted(draft), Plan(), {})
        except PitbossError:
            continue
        opened += 1
        agree(dealt, 300)
    assert opened

"""Every term of the vocabulary is on one list of the simulator, and an answer it does not honour is refused by name."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pitboss.books import LIBRARY
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term
from pitboss.law.values import Odds
from pitboss.sim import NotSimulated
from pitboss.sim.honoured import APART, APART_CHAPTERS, ONLY, READ, is_simulated, require_simulated
from pitboss.terms.pack import JOKERS
from pitboss.terms.settlement import WIN_PAYS
from pitboss.terms.surrender import SURRENDER_AGAINST
from tests.support import own_rules
from tests.tidy.test_vocabulary import constants

NAMES = {thing.name: thing for thing in constants().values()}


def test_every_term_of_play_is_on_one_list() -> None:
    only = {name.partition("/")[0] for name in ONLY}
    assert (READ | APART | only) <= NAMES.keys(), "the lists name terms that there are"
    assert not READ & APART
    assert not READ & only
    for name, thing in NAMES.items():
        assert name in READ | APART | only or thing.chapter in APART_CHAPTERS, name


@pytest.mark.parametrize("game", LIBRARY.games, ids=lambda book: book.id)
def test_every_book_is_simulated(game: object) -> None:
    book = LIBRARY.book(str(getattr(game, "id", "")))
    require_simulated(own_rules(book))


@pytest.mark.parametrize(
    ("term", "value"),
    [(JOKERS, 2), (WIN_PAYS, Odds(2)), (SURRENDER_AGAINST, ("K", "A"))],
    ids=lambda each: getattr(each, "name", str(each)),
)
def test_another_answer_is_refused_by_the_name_of_its_term(term: Term[object], value: object) -> None:
    elected = own_rules("vic-vegas-blackjack")
    with pytest.raises(NotSimulated, match=re.escape(term.name)) as refused:
        require_simulated(Rules(elected.law, {term: value}))
    assert refused.value.term == term


def test_a_term_that_no_list_knows_is_refused() -> None:
    elected = own_rules("vic-blackjack")
    assert not is_simulated(elected, replace(WIN_PAYS, name="moon-phase", chapter=Chapter.SETTLEMENT))

"""An answer that the engine does not act on is refused with its name and rule by everybody who opens the game, never half obeyed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.clause import rule
from pitboss.law.rules import rules
from pitboss.law.term import Term
from pitboss.law.values import Odds
from pitboss.odds import analyse
from pitboss.odds.refused import NotAnalysed
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import open_table
from pitboss.sim import NotSimulated, Plan, dealt_of
from pitboss.terms.pack import CARDS_PER_DECK, JOKERS
from pitboss.terms.player_hand import DECISIONS, Decision
from pitboss.terms.settlement import RESULTS, WIN_PAYS, Result
from tests.support import own_time

GAME = LIBRARY.book("vic-blackjack")
UNFORESEEN: list[tuple[Term[Any], Any]] = [
    (CARDS_PER_DECK, 53),
    (JOKERS, 2),
    (DECISIONS, (Decision.STAND, Decision.DOUBLE)),
    (RESULTS["six-cards"], Result.WIN),
]


def amended(term: Term[Any], value: Any) -> Book:
    """Blackjack as a later clause of its own document has it."""
    text = GAME.instruments[-1]
    kept = tuple(clause for clause in text.clauses if clause.term != term)
    return replace(GAME, instruments=(*GAME.instruments[:-1], replace(text, clauses=(*kept, rule("99.1", term, value)))))


@pytest.mark.parametrize(("term", "value"), UNFORESEEN, ids=[term.name for term, _ in UNFORESEEN])
def test_it_is_refused_by_engine_odds_and_simulator(term: Term[Any], value: Any) -> None:
    book = amended(term, value)
    written = rules(book, own_time(GAME))
    assert written[term] == value
    for opened in (open_table, analyse, lambda each: dealt_of(each, Plan(), {})):
        with pytest.raises((NotPlayed, NotAnalysed, NotSimulated), match=f"{term.name}=.*99.1") as refused:
            opened(written)
        assert refused.value.code in ("not-played", "not-analysed", "not-simulated")


def test_every_game_of_the_library_opens() -> None:
    for game in LIBRARY.games:
        if game.id != "vic-crown-com-bo":
            assert open_table(rules(game, own_time(game))).game == game.id


def test_the_amendment_itself_is_not_what_is_refused() -> None:
    assert open_table(rules(amended(WIN_PAYS, Odds(1)), own_time(GAME))).game == GAME.id

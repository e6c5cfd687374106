"""An answer that a book gives otherwise changes the record of the mathematics, lies outside its scope, or is refused: never passed over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Family
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.law.term import Statement, Term
from pitboss.law.values import Dollars, Odds
from pitboss.odds.insurance import insurances
from pitboss.odds.opened import OF_PLAY, open_game
from pitboss.odds.price.what_if import supposing
from pitboss.odds.refused import NotAnalysed
from pitboss.odds.scope import UNFELT, UNSEEN
from pitboss.terms.player_hand import DECISIONS, Decision
from pitboss.terms.powers import Power, Role
from tests.support import own_law
from tests.trials.amending import amended_rules

GAMES = [game for game in LIBRARY.games if game.family is Family.BLACKJACK]
SAME_TO_ONE = {"insurance-maximum", "insurance-against-ten-maximum", "insurance-against-ace"}
"""What a unit of insurance is worth does not hang on how many of them there may be, nor on whose wager may be insured."""


def others(value: Any) -> Iterator[Any]:
    """Other answers of the same kind."""
    if isinstance(value, Enum):
        yield from (each for each in type(value) if each is not value)
    elif isinstance(value, Odds):
        yield Odds(value.paid * 7 + 1, value.staked)
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, Dollars):
        yield Dollars(value.cents + 100)
    elif is_dataclass(value) and not isinstance(value, type) and any(isinstance(getattr(value, each.name), Odds) for each in fields(value)):
        yield replace(value, **{each.name: Odds(17) for each in fields(value) if isinstance(getattr(value, each.name), Odds)})
    elif isinstance(value, tuple) and len(value) > 1:
        yield value[:-1]


def record(rules: Rules) -> object:
    return open_game(rules), insurances(rules)


def changed(rules: Rules, term: Term[Any], value: Any) -> Rules:
    ruling = rules.law[term]
    return supposing(rules, {term: replace(ruling, clause=replace(ruling.clause, allowed=(value,), alternatives=()))})


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_other_answer_is_passed_over(game: Any) -> None:
    rules = Rules(own_law(game.id), {})
    stands, outside = record(rules), {*UNSEEN, *UNFELT}
    passed_over = set()
    for term, ruling in rules.law.items():
        if term.chapter not in OF_PLAY or ruling.struck_out or term.handling or isinstance(term, Statement) or term in outside:
            continue
        for value in others(rules[term]) if not isinstance(rules[term], Power | Role) else ():
            try:
                same = record(changed(rules, term, value)) == stands
            except (PitbossError, KeyError):
                continue
            if same and term.name not in SAME_TO_ONE:
                passed_over.add(f"{term.name}={value}")
    allowed = {each for each in passed_over if each.startswith(SAME_HERE)}
    assert passed_over == allowed


SAME_HERE = (
    "result/equal-totals=void",
    "even-money=",
    "settlement-duties",
    "natural-paid-at-once",
    "double-after-split",
    "rank-order",
    "opening-deal",
    "split-decisions",
    "insurance-against-ten-",
)
"""Answers that come to the same in some of the games: a wager stands off either way, what becomes of
insurance is no part of it, how many hands there may be is said elsewhere, and insurance against a ten is not offered."""


def test_a_refusal_names_term_rule_and_what_could_be_done() -> None:
    with pytest.raises(NotAnalysed) as refused:
        open_game(amended_rules(LIBRARY.book("vic-blackjack"), {DECISIONS: (Decision.STAND, Decision.DRAW)}))
    assert refused.value.rule == "VIC-2003-01 99.1"
    assert "decisions=stand, draw" in refused.value.sentence
    assert "pitboss simulate" in refused.value.sentence

"""An answer of play or money that the tables would not act on is refused by its name and its rule, before anything is dealt."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term
from pitboss.sim import ComBoDealt, NotSimulated
from pitboss.sim.reading import open_simulated
from pitboss.terms.com_bo import COM_BO_PAID, Combination
from pitboss.terms.insurance import INSURANCE_WINS_ON, WinsOn
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, PaidAtOnce
from pitboss.terms.pack import JOKERS
from pitboss.terms.settlement import WIN_PAYS
from pitboss.terms.surrender import SURRENDER_AGAINST
from tests.support import own_rules

HANDS = [book for book in LIBRARY.games if book.id != "vic-crown-com-bo"]


@pytest.mark.parametrize("game", HANDS, ids=lambda book: book.id)
def test_every_book_is_simulated(game: Any) -> None:
    open_simulated(own_rules(game.id))


@pytest.mark.parametrize(
    ("term", "value"),
    [
        (JOKERS, 2),
        (SURRENDER_AGAINST, ("K", "A")),
        (NATURAL_PAID_AT_ONCE, PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE),
        (INSURANCE_WINS_ON, WinsOn.ACE),
    ],
    ids=lambda each: getattr(each, "name", str(each)),
)
def test_another_answer_is_refused_by_the_name_of_its_term_and_its_rule(term: Term[Any], value: object) -> None:
    elected = own_rules("vic-vegas-blackjack")
    with pytest.raises(NotSimulated, match=re.escape(term.name)) as refused:
        open_simulated(Rules(elected.law, {term: value}))
    assert refused.value.term == term
    assert elected.why(term).citation in refused.value.sentence


def test_a_term_that_nobody_asks_is_refused() -> None:
    elected = own_rules("vic-blackjack")
    ruling = elected.law[WIN_PAYS]
    moon = replace(WIN_PAYS, name="moon-phase", chapter=Chapter.SETTLEMENT)
    law = replace(elected.law, rulings={**elected.law, moon: replace(ruling, clause=replace(ruling.clause, term=moon))})
    with pytest.raises(NotSimulated, match="moon-phase"):
        open_simulated(Rules(law, elected.elected))


def test_com_bos_that_are_each_a_bet_are_refused() -> None:
    elected = own_rules("vic-crown-com-bo")
    with pytest.raises(NotSimulated, match="com-bo-paid"):
        ComBoDealt(Rules(elected.law, {COM_BO_PAID: Combination.EACH_A_BET}))

"""What a notice did: the law just before and just after, a new game against the book it stands on, and honest words otherwise."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.document import Document, Holding
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.rules import Rules
from pitboss.odds.price.notice import Effect, effect, elsewhere, touched
from pitboss.odds.price.record import MAIN
from tests.odds.price.values import stand_in, values

DOCUMENTS = {document.key: document for document in LIBRARY.documents}
BLACKJACKS = tuple(book for book in LIBRARY.games if book.id != "vic-crown-com-bo")


def effects(document: Document) -> dict[str, Effect]:
    appraiser = stand_in()
    return {book.id: effect(document, book, BLACKJACKS, appraiser) for book in touched(document, BLACKJACKS)}


def test_notice_27_made_crown_21_of_blackjack_and_the_dealers_soft_17_is_all_it_did() -> None:
    found = effects(DOCUMENTS["VIC-2000-27"])
    assert list(found) == ["vic-blackjack", "vic-crown-21"]
    crown = found["vic-crown-21"]
    (soft_17,) = crown.prices
    assert (soft_17.terms, soft_17.instead, soft_17.in_force) == (("dealer-soft-17",), "stand", "hit")
    assert soft_17.citation == "VIC-2000-27 27.2.1"
    assert soft_17.difference is not None
    assert crown.whole[MAIN] == -soft_17.difference
    moment = melbourne("2000-12-15T04:00")
    assert crown.before == values(Rules(in_force(LIBRARY.book("vic-blackjack"), moment), {}))
    assert crown.after == values(Rules(in_force(LIBRARY.book("vic-crown-21"), moment), {}))


@pytest.mark.parametrize("key", ["VIC-2000-26", "VIC-2000-27", "VIC-2000-28"])
def test_what_the_notices_of_2000_did_to_blackjack_does_not_move_the_cards(key: str) -> None:
    blackjack = effects(DOCUMENTS[key])["vic-blackjack"]
    (everything,) = blackjack.prices
    assert everything.difference == 0
    assert len(everything.terms) == {"VIC-2000-26": 9, "VIC-2000-27": 5, "VIC-2000-28": 51}[key]
    assert "not among the documents" in blackjack.against
    assert blackjack.before == {}


def test_notice_28_is_priced_in_the_pontoon_text_that_is_held() -> None:
    pontoon = effects(DOCUMENTS["VIC-2000-28"])["vic-crown-pontoon"]
    assert pontoon.against.startswith("priced in the text that is held")
    assert {term for price in pontoon.prices for term in price.terms} == {
        "super-bonus-hand",
        "super-bonus/under-25",
        "super-bonus/from-25",
        "super-bonus-others",
        "super-bonus-several",
        "super-bonus-shared",
        "super-bonus-too-small",
    }


def test_the_rules_of_2003_left_the_value_of_blackjack_where_it_was() -> None:
    found = effects(DOCUMENTS["VIC-2003-01"])
    assert found["vic-blackjack"].whole == {MAIN: 0}
    assert found["vic-crown-21"].whole == {MAIN: 0}
    assert "replaced by Crown Blackjack" in found["vic-crown-21"].against
    assert found["vic-crown-pontoon"].against.startswith("against Blackjack (vic-blackjack), on which it stands: its rules before")
    assert found["vic-vegas-blackjack"].whole[MAIN] != 0


def test_a_first_document_has_nothing_before_it() -> None:
    act = effects(DOCUMENTS["ACT-2018-01"])["act-blackjack"]
    assert (act.prices, act.before) == ((), {})
    assert set(act.after) == {MAIN}


@pytest.mark.parametrize(("key", "game"), [("VIC-2000-30", "87 games"), ("VIC-2000-31", "Rapid Roulette")])
def test_what_is_no_game_of_ours_is_told_and_not_priced(key: str, game: str) -> None:
    assert touched(DOCUMENTS[key], LIBRARY.books) == ()
    said = elsewhere(DOCUMENTS[key], LIBRARY.books)
    assert said.startswith(game)
    assert said.endswith("no game of these books, so there is nothing to price")


def test_a_document_known_by_name_says_so() -> None:
    for document in LIBRARY.documents:
        if document.holding is Holding.NAME:
            assert touched(document, LIBRARY.books) == ()
            assert "known only by name" in elsewhere(document, LIBRARY.books)


def test_every_document_has_something_to_say() -> None:
    for document in LIBRARY.documents:
        assert touched(document, LIBRARY.books) or elsewhere(document, LIBRARY.books), document.key

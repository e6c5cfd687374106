"""The prices kept with the program are those that the program works out today."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pitboss.books import LIBRARY
from pitboss.odds.price.appraisal import Appraiser
from pitboss.odds.price.catalogue import answered, catalogue
from pitboss.odds.price.reading_prices import alternative_prices, brief, told, usual
from pitboss.odds.price.record import MAIN, Number, Price, Subject
from pitboss.odds.price.stored import FILE, law_on_file, stored, written
from pitboss.odds.price.worth import appraiser
from pitboss.terms.pack import DECKS

CLOSE = 2e-10  # the file keeps ten places


@pytest.fixture(scope="module")
def values() -> Appraiser:
    return appraiser()


def alike(left: Number | None, right: Number | None) -> bool:
    if left is None or right is None or isinstance(right, Fraction):
        return left == right
    return abs(left - right) < CLOSE


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", LIBRARY.names)
def test_every_price_of_a_book_is_worked_out_the_same(name: str, values: Appraiser, pytestconfig: pytest.Config) -> None:
    """At the largest number of decks, where prices are told first; at every number where everything is asked for."""
    asked = catalogue([law_on_file(LIBRARY.book(name))], LIBRARY.readings)
    decks = {rules[DECKS] for rules, _ in asked}
    if not pytestconfig.getoption("--whole"):
        decks = {max(decks)}
    kept = [price for price in stored() if price.game == name and price.decks in decks]
    found = [price for group in answered((each for each in asked if each[0][DECKS] in decks), values) for price in group]
    assert [_words(price) for price in kept] == [_words(price) for price in found]
    assert [price for price, now in zip(kept, found, strict=True) if not alike(now.ev, price.ev)] == []
    assert [price for price, now in zip(kept, found, strict=True) if not alike(now.ev_instead, price.ev_instead)] == []


def _words(price: Price) -> tuple[object, ...]:
    return price.decks, price.subject, price.terms, price.bet, price.in_force, price.citation, price.reading, price.instead, price.remark


def test_the_file_is_written_as_it_is_read() -> None:
    assert written(stored()) == FILE.read_text(encoding="utf-8")


def test_every_book_has_prices_and_every_price_a_book() -> None:
    games = {price.game for price in stored()}
    assert games == set(LIBRARY.names)


def test_what_cards_alone_decide_is_kept_as_a_fraction() -> None:
    pairs = next(price for price in stored() if price.game == "vic-perfect-pairs")
    assert pairs.ev == Fraction(-17, 415)


def test_the_regulators_figure_for_blackjack_with_eight_decks() -> None:
    """The Victorian regulator gave 0.54 % for Crown's ordinary Blackjack with eight decks."""
    blackjack = next(price for price in stored() if price.game == "vic-blackjack" and price.bet == MAIN)
    assert blackjack.decks == 8
    assert blackjack.ev is not None
    assert round(float(blackjack.ev) * 100, 2) == -0.54


def test_drawing_on_soft_17_costs_the_player_what_the_literature_says() -> None:
    """About 0.2 % with many decks: see wizardofodds.com/games/blackjack/rule-variations (dealer hits soft 17, -0.22 %)."""
    (clause,) = [price for price in stored() if price.game == "vic-crown-blackjack" and price.subject is Subject.CLAUSE]
    assert clause.difference is not None
    assert 0.0020 < clause.difference < 0.0024


def test_surrender_is_never_best_at_crown_pontoon_and_worth_something_at_vegas_blackjack() -> None:
    by_rule = {(price.game, price.citation): price for price in stored() if price.bet == MAIN}
    assert by_rule["vic-crown-pontoon", "VIC-2003-01 10.9.1"].difference == 0
    vegas = by_rule["vic-vegas-blackjack", "VIC-2003-01 12.4.1(a)"].difference
    assert vegas is not None
    assert vegas < -0.0005


def test_a_readings_price_is_told_game_by_game() -> None:
    reading = LIBRARY.reading("A2")
    found = alternative_prices(reading, reading.alternatives[0])
    assert {price.game for price in found} == {"vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-21"}
    assert {price.decks for price in usual(found)} == {8, 4}
    assert next(told(found)).startswith("vic-blackjack: +0.3")
    assert brief(reading).startswith("+0.3")


def test_a_reading_that_borrows_anothers_option_has_its_price() -> None:
    reading = LIBRARY.reading("J3")
    assert list(told(alternative_prices(reading, reading.alternatives[0]))) == ["no price: it does not change what the cards pay"]
    assert brief(reading) == "0"


def test_a_reading_that_cannot_be_worked_out_has_no_price() -> None:
    reading = LIBRARY.reading("A10")
    assert alternative_prices(reading, reading.alternatives[0]) == ()
    assert brief(reading) == ""


def test_every_alternative_that_can_be_elected_or_supposed_is_priced() -> None:
    for reading in LIBRARY.readings:
        for other in reading.alternatives:
            assert bool(alternative_prices(reading, other)) == bool(other.option or other.supposes), reading.id

"""What can be asked of a book: its own clauses against what they displaced, options, readings and decks, one at a time."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Family
from pitboss.law.rules import Rules, options
from pitboss.law.values import shown
from pitboss.odds.price.catalogue import catalogue, questions
from pitboss.odds.price.choices import at_decks, choices, suppositions
from pitboss.odds.price.clauses import clauses, displacing
from pitboss.odds.price.record import Subject
from pitboss.odds.price.what_if import SILENT, STRUCK_OUT
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import AfterSplit
from pitboss.terms.pack import CARDS_PER_DECK, DECKS, REMOVED_RANKS
from pitboss.terms.settlement import Drawn21
from pitboss.terms.surrender import SURRENDER_AGAINST
from tests.odds.price.values import standing
from tests.support import own_law, own_laws, own_rules

GAMES = [game.id for game in LIBRARY.games]


def test_crown_blackjack_has_one_clause_and_blackjacks_answer_is_what_it_displaced() -> None:
    (clause,) = clauses(standing("vic-crown-blackjack"))
    assert (clause.in_force, clause.instead) == ("hit", "stand")
    assert (clause.citation, clause.instead_citation) == ("VIC-2003-01 14.2.1(a)", "VIC-2003-01 7.5.6(a)")
    assert clause.rules[DEALER_SOFT_17] is DealerSoft17.STAND


def test_what_one_rule_says_is_put_back_together() -> None:
    by_rule = {each.citation: each for each in clauses(standing("vic-crown-pontoon"))}
    cards = by_rule["VIC-2003-01 10.4.1"]
    assert set(cards.terms) == {CARDS_PER_DECK, REMOVED_RANKS}
    assert (cards.rules[CARDS_PER_DECK], cards.rules[REMOVED_RANKS]) == (52, ())
    at_once = by_rule["VIC-2003-01 10.6.1(a)"]
    assert {term.name for term in at_once.terms} == {
        "natural-waits",
        "natural-against-natural",
        "natural-paid-at-once",
        "even-money",
        "even-money-pays",
        "insurance-after-even-money",
    }


def test_an_answer_struck_out_comes_back_and_a_new_one_goes() -> None:
    by_rule = {each.citation: each for each in clauses(standing("vic-crown-pontoon"))}
    drawn = by_rule["VIC-2003-01 10.5.1(d)"]
    assert drawn.in_force.startswith(STRUCK_OUT)
    assert drawn.instead.startswith("loses")
    surrender = by_rule["VIC-2003-01 10.9.1"]
    assert surrender.instead == SILENT
    assert surrender.rules.get(SURRENDER_AGAINST) is None


@pytest.mark.parametrize("game", GAMES)
def test_only_a_version_has_clauses_and_each_says_other_than_its_parent(game: str) -> None:
    rules = standing(game)
    found = list(clauses(rules))
    assert bool(found) == (rules.book.over is not None)
    terms = [term for each in found for term in each.terms]
    assert len(terms) == len(set(terms)) == len(displacing(rules.law))
    for each in found:
        changed = {term for term in {*rules.law, *each.rules.law} if rules.get(term) != each.rules.get(term)}
        assert changed <= set(each.terms)


@pytest.mark.parametrize("game", GAMES)
def test_every_other_value_of_every_option_is_asked_once(game: str) -> None:
    rules = standing(game)
    asked = {(each.terms[0].name, each.instead) for each in choices(rules)}
    assert asked == {(name, shown(value)) for name, option in options(rules.law).items() for value in option.values[1:]}


def test_a_choice_knows_whether_the_house_makes_it_or_a_reading() -> None:
    found = {(each.terms[0].name, each.instead): each for each in choices(standing("nsw-star-blackjack"))}
    assert found["split-hands", "3"].subject is Subject.OPTION
    assert found["split-hands", "3"].reading == ""
    assert found["decks", "6"].subject is Subject.DECKS
    doubled = found["doubled-ace", "one-to-qualify"]
    assert (doubled.subject, doubled.reading, doubled.citation) == (Subject.READING, "H33", "NSW-STAR-BJ 11.1.2")


def test_a_reading_already_elected_is_priced_against_the_one_adopted() -> None:
    rules = own_rules("vic-blackjack", drawn_21_against_dealer_blackjack="stands-off")
    (back,) = [each for each in choices(rules) if each.terms[0].name == "drawn-21-against-dealer-blackjack"]
    assert (back.subject, back.in_force, back.instead) == (Subject.READING, "stands-off", "loses")


def test_a_reading_that_nobody_may_elect_is_supposed_where_it_decides() -> None:
    found = {
        (game, each.reading): (each.in_force, each.instead, each.rules.get(each.terms[0]))
        for game in GAMES
        for each in suppositions(standing(game), LIBRARY.readings)
    }
    victorian = ("vic-blackjack", "vic-crown-21", "vic-crown-blackjack", "vic-crown-pontoon", "vic-vegas-blackjack")
    assert found == {
        **{(game, "A6"): ("not-aces", "no", AfterSplit.NO) for game in victorian},
        ("vic-crown-blackjack", "A20"): ("hit", "stand", DealerSoft17.STAND),
        ("vic-crown-pontoon", "A20"): ("hit", "stand", DealerSoft17.STAND),
        ("act-blackjack", "H11"): ("loses", "stands-off", Drawn21.STANDS_OFF),
        ("nsw-star-blackjack", "E8"): ("loses", "stands-off", Drawn21.STANDS_OFF),
        ("nsw-blackjack-challenge", "E16"): ("stand", "hit", DealerSoft17.HIT),
    }


def test_every_supposition_of_a_reading_can_be_asked_somewhere() -> None:
    supposed = {reading.id for reading in LIBRARY.readings for other in reading.alternatives if other.supposes}
    assert supposed == {each.reading for game in GAMES for each in suppositions(standing(game), LIBRARY.readings)}


def test_decks_come_from_the_document() -> None:
    assert [each[DECKS] for each in at_decks(standing("vic-blackjack"))] == [8, 7, 6, 5, 4]
    assert [each[DECKS] for each in at_decks(standing("vic-vegas-blackjack"))] == [4]
    assert [each[DECKS] for each in at_decks(standing("vic-crown-com-bo"))] == [8, 1]


def test_a_side_bet_is_asked_only_what_is_its_own() -> None:
    terms = {each.terms[0].name for _, each in questions(standing("vic-pontoon-pandemonium"))}
    assert terms == {
        "decks",
        "table",
        "pandemonium-stake",
        "pandemonium-failure/during-round",
        "pandemonium-failure-stake",
        "jackpot-pressed-otherwise/out-of-turn",
        "jackpot-pressed-otherwise/without-wager-during-offer",
    }


def test_the_catalogue_asks_of_every_book_at_every_number_of_decks() -> None:
    asked = catalogue(own_laws(LIBRARY.books))
    for book in LIBRARY.books:
        rules = Rules(own_law(book), {})
        mine = {each[DECKS] for each, _ in asked if each.book.id == book.id}
        assert mine <= {each[DECKS] for each in at_decks(rules)}
        assert rules[DECKS] in mine or book.family is Family.SIDE_BET
    clauses_asked = {rules[DECKS] for rules, what_if in asked if what_if.subject is Subject.CLAUSE and rules.book.id == "vic-crown-21"}
    assert clauses_asked == {8}

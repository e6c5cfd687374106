"""Working prices out: nothing is computed for what the mathematics does not read, and what makes no game says so."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction

import pytest

from pitboss.books import LIBRARY
from pitboss.law.rules import Rules
from pitboss.odds.arithmetic import FAST
from pitboss.odds.board import TEN
from pitboss.odds.opened import ruled
from pitboss.odds.openings import surrenders
from pitboss.odds.price.appraisal import Appraiser, Values, price, prices
from pitboss.odds.price.catalogue import questions
from pitboss.odds.price.clauses import TOGETHER, clauses, displacing, put_back
from pitboss.odds.price.record import MAIN, Price, Subject, percent
from pitboss.odds.price.worth import appraiser as working_out, full_shoe
from pitboss.odds.solve import Game
from pitboss.terms.dealer_hand import DEALER_SOFT_17
from pitboss.terms.player_hand import PLAYER_21
from pitboss.terms.surrender import SURRENDER_AGAINST
from tests.odds.price.values import record, stand_in, standing, values
from tests.support import own_rules


def of(game: str) -> list[Price]:
    return [found for rules, what_if in questions(standing(game)) for found in price(rules, what_if, stand_in())]


def test_a_price_is_what_the_alternative_would_give_the_player() -> None:
    crown, blackjack = values(standing("vic-crown-blackjack")), values(standing("vic-blackjack"))
    (clause,) = [each for each in of("vic-crown-blackjack") if each.subject is Subject.CLAUSE]
    assert clause.difference == blackjack[MAIN] - crown[MAIN]
    assert clause.moves
    assert (clause.game, clause.decks, clause.bet) == ("vic-crown-blackjack", 8, MAIN)


def test_what_the_mathematics_does_not_read_costs_nothing_and_is_not_computed() -> None:
    computed: list[Rules] = []

    def compute(rules: Rules) -> Values:
        computed.append(rules)
        return values(rules)

    rules = standing("vic-blackjack")
    appraiser = Appraiser(record, compute)
    asked = [each for _, each in questions(rules) if each.terms[0].name in ("culprit-wager", "dealt-from", "void-round-payments")]
    found = list(prices(rules, asked, appraiser))
    assert [each.difference for each in found] == [0, 0, 0]
    assert not any(each.moves for each in found)
    assert len(computed) == 1


def test_equal_rules_are_computed_once_whatever_the_game_is_called() -> None:
    appraiser = stand_in()
    assert appraiser.values(standing("vic-crown-21")) is appraiser.values(standing("vic-crown-blackjack"))
    assert len(appraiser.known) == 1


@pytest.mark.parametrize("game", [game.id for game in LIBRARY.games if game.id != "vic-crown-com-bo"])
def test_every_question_of_a_game_is_answered_in_a_row(game: str) -> None:
    found = of(game)
    assert len(found) == len(questions(standing(game)))
    assert all(each.is_priced or each.remark for each in found)
    assert all(each.citation for each in found)


def test_an_answer_that_is_played_in_one_way_only_has_no_price_alone() -> None:
    found = {each.term: each for each in of("vic-vegas-blackjack")}
    lost = found["surrender-marked"]
    assert not lost.is_priced
    assert lost.remark == "there is nothing to play by without an answer to surrender-marked"
    assert found["surrender-against-natural"].is_priced, "where no rule says so, half comes back whatever the dealer has"
    assert found["surrender-followers"].difference == 0
    assert not found["surrender-forfeits"].is_priced
    assert {each.term: each for each in of("vic-crown-pontoon")}["doubled-win-pays"].difference == 0, "a doubled hand is paid as any other"


def test_a_clause_takes_along_what_it_cannot_do_without() -> None:
    rules = standing("vic-crown-pontoon")
    own = {ruling.clause.term: ruling for ruling in displacing(rules.law)}
    alone = put_back(rules, [own[SURRENDER_AGAINST]])

    def wants_stand(rules: Rules) -> Hashable:
        if rules.get(SURRENDER_AGAINST) is None and str(rules[DEALER_SOFT_17]) == "hit":
            raise KeyError("dealer-soft-17: this fantasy cannot do without it")
        return rules.get(SURRENDER_AGAINST), rules[DEALER_SOFT_17]

    (wider,) = price(rules, alone, Appraiser(wants_stand, lambda each: {MAIN: Fraction(len(str(each.get(SURRENDER_AGAINST))))}))
    assert wider.terms == ("surrender-against", "dealer-soft-17")
    assert wider.remark == TOGETHER
    assert wider.moves


def test_what_makes_no_game_says_why() -> None:
    rules = standing("vic-crown-pontoon")
    own = {ruling.clause.term: ruling for ruling in displacing(rules.law)}
    back = put_back(rules, [own[PLAYER_21]])
    gone = replace(back, rules=Rules(replace(back.rules.law, rulings={t: r for t, r in back.rules.law.items() if t != PLAYER_21}), {}))
    (found,) = price(rules, gone, stand_in())
    assert not found.is_priced
    assert found.remark == "player-21 is left without an answer"


def test_tens_put_back_are_surrendered_against_as_often_as_they_are_named() -> None:
    (cards,) = [each for each in clauses(standing("vic-crown-pontoon")) if each.citation == "VIC-2003-01 10.4.1"]
    (named, others) = surrenders(Game(ruled(cards.rules), full_shoe(cards.rules), FAST), TEN)
    assert (named, others) == ((Fraction(3, 4), True), (Fraction(1, 4), False))


def test_a_natural_paid_at_once_against_court_cards_is_worth_its_share() -> None:
    eight_decks = own_rules("act-blackjack", decks=8)
    letter = own_rules("act-blackjack", decks=8, natural_paid_at_once="neither-ten-itself-nor-ace")
    tens, aces, cards = 128, 32, 416
    natural = Fraction(2 * tens * aces, cards * (cards - 1))
    court_then_ace = Fraction(3, 4) * Fraction((tens - 1) * (aces - 1), (cards - 2) * (cards - 3))
    found = working_out()
    gain = float(found.values(letter)[MAIN]) - float(found.values(eight_decks)[MAIN])
    assert gain == pytest.approx(float(natural * court_then_ace * Fraction(3, 2)), abs=1e-12)


def test_percent_shows_the_players_side() -> None:
    assert [percent(value) for value in (0.0022159, Fraction(-1, 415), 0, None)] == ["+0.2216 %", "−0.2410 %", "0", "–"]

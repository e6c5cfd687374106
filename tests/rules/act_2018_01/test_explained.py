"""ACT-2018-01: what an explanation names, and the rule of an act on a hand that has ended by itself."""

from __future__ import annotations

from tests.rules.explained import explained, readings, refused, rules, said

ACT, A = "act-blackjack", "ACT-2018-01 "


def test_10_5__a_split_ace_is_refused_a_card_by_its_own_rule() -> None:
    assert refused(ACT, "AH 6D AS 5C 9C KD KC", "split hit").rule == f"{A}10.5"


def test_10_3__aces_are_refused_a_second_split_by_their_own_rule() -> None:
    assert refused(ACT, "AH 6D AS AC 9C KD KC", "split split").rule == f"{A}10.3"


def test_11_1__a_double_on_three_cards_is_refused_by_reading_c3() -> None:
    fault = refused(ACT, "5H 6D 2S 2C KD", "hit double")
    assert fault.rule == f"{A}11.1"
    assert "reading C3" in fault.sentence


def test_10_4__the_second_card_of_a_split_hand_comes_by_the_rule_on_its_order() -> None:
    split = explained(ACT, "8H 6D 8S JH JC KD KC", "split stand stand")
    assert said(split, "is to be given a card").rules == (f"{A}10.4",)


def test_10_7__an_ace_and_a_ten_of_a_split_are_told_to_be_no_natural() -> None:
    assert said(explained(ACT, "AH 6D AS KC 5C KD 5D", "split"), "no natural after a split").rules[0] == f"{A}10.7"


def test_12_2__a_round_is_over_by_its_definition_and_12_2_speaks_only_where_the_dealer_stops_early() -> None:
    drew = explained(ACT, "KH 6D 7S KD 4C", "stand")
    assert said(drew, "the round is over").rules == (f"{A}12.1", f"{A}A: Round of play")
    stopped = explained(ACT, "KH 6D 7S 9C", "hit")
    assert said(stopped, "the round is over").rules == (f"{A}12.2", f"{A}A: Round of play")


def test_13_1_f__reading_c2_is_named_only_where_more_than_the_original_was_taken() -> None:
    more = explained(ACT, "6H KD 5S 9C AD", "double")
    assert (rules(more), readings(more)) == ([["13.1(f)"]], [["C2"]])
    plain = explained(ACT, "KH KD 7S AD", "stand")
    assert (rules(plain), readings(plain)) == ([["13.1(f)"]], [[]])


def test_8_1_a__a_court_card_is_a_10_by_reading_h10_and_a_10_by_the_letter() -> None:
    assert readings(explained(ACT, "AH KD KS AC", "")) == [["H10"]]
    assert readings(explained(ACT, "AH TD KS AC", "")) == [[]]

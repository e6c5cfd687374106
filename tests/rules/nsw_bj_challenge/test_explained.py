"""NSW-BJ-CHALLENGE: what an explanation names, and the rule of an act on a hand that has ended by itself."""

from __future__ import annotations

from tests.rules.explained import explained, readings, refused, rules, said

BJC, B = "nsw-blackjack-challenge", "NSW-BJ-CHALLENGE "


def test_9_6__a_21_that_has_been_paid_is_refused_a_card_by_its_own_rule() -> None:
    assert refused(BJC, "6H 6D 5S KC", "hit hit").rule == f"{B}9.6"


def test_11_2__the_second_card_of_a_split_hand_comes_by_the_rule_on_its_order() -> None:
    split = explained(BJC, "8H 6D 8S JH JC KD KC", "split stand stand")
    assert said(split, "is to be given a card").rules == (f"{B}11.2",)


def test_11_6__a_split_hand_is_taken_by_the_rule_on_splits_and_reading_h34() -> None:
    split = explained(BJC, "8H KD 8S JH JC AD", "split stand stand")
    assert (rules(split), readings(split)) == ([["11.6", "15.1.4"], ["11.6"]], [["H34"], ["H34"]])


def test_12_3__a_dealer_who_stops_early_says_why() -> None:
    assert said(explained(BJC, "KH 6D 7S 9C", "hit"), "none could change the outcome").rules[0] == f"{B}12.3"


def test_2_2_3__a_side_bet_that_only_star_has_is_refused_by_challenge_s_own_layout() -> None:
    assert refused(BJC, "9H KD 6S 7C", "stand", **{"side-bets": {"lucky-lucky": {}}}).rule == f"{B}2.2.3"

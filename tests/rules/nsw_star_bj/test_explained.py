"""NSW-STAR-BJ: what an explanation names, and the rule of an act on a hand that has ended by itself."""

from __future__ import annotations

from tests.rules.explained import explained, readings, refused, rules, said

STAR, S = "nsw-star-blackjack", "NSW-STAR-BJ "


def test_12_3_1__a_split_ace_is_refused_a_card_by_its_own_rule() -> None:
    assert refused(STAR, "AH 6D AS 5C 9C KD KC", "split hit").rule == f"{S}12.3.1"


def test_12_7__a_live_hand_beside_a_bust_one_is_taken_by_12_7_and_reading_e7() -> None:
    bust = explained(STAR, "8H KD 8S 6H QC JC AD", "split hit stand")
    assert (rules(bust), readings(bust)) == ([["10.5"], ["12.7", "10.5", "15.1.6"]], [[], ["E7"]])


def test_15_1_10__what_was_added_by_a_split_stands_off_and_only_that_cites_it() -> None:
    split = explained(STAR, "8H KD 8S JH JC AD", "split stand stand")
    assert (rules(split), readings(split)) == ([["12.7", "15.1.6"], ["15.1.10", "12.7"]], [[], []])


def test_15_1_6__a_sharer_who_neither_doubled_nor_split_loses_by_the_plain_rule() -> None:
    shared = [{"player": "ann", "stake": 20, "seated": True}, {"player": "bob", "stake": 10}]
    decisions = [{"box": 1, "do": "split", "players": ["ann"]}, {"box": 1, "do": "stand"}, {"box": 1, "do": "stand"}]
    lost = explained(STAR, "8H KD 8S JH JC AD", "", wagers=shared, decisions=decisions)
    assert [each["rules"] for each in lost.answer["settlements"] if each["player"] == "bob"] == [["15.1.6"]]


def test_11_1_2__an_ace_kept_at_one_speaks_with_its_reading() -> None:
    lost = explained(STAR, "AH 6D 8S 2C KD 5D", "double")
    assert f"{S}11.1.2" in said(lost, "is doubled").rules
    assert said(lost, "is doubled").readings == ("H33",)
    assert (rules(lost), readings(lost)) == ([["15.1.7", "11.1.2"]], [["H33"]])


def test_12_3_2__an_ace_and_a_ten_of_a_split_are_told_to_be_no_natural() -> None:
    split = explained(STAR, "AH 6D AS KC 9C KD 5D", "split")
    assert said(split, "no natural after a split").rules[0] == f"{S}12.3.2"


def test_13_4__a_dealer_who_stops_early_says_why() -> None:
    assert said(explained(STAR, "KH 6D 7S 9C", "hit"), "none could change the outcome").rules[0] == f"{S}13.4"


def test_8_4__insurance_is_refused_once_a_card_has_been_asked_for() -> None:
    late = [{"box": 1, "do": "hit"}, {"box": 1, "do": "insure", "player": "ann", "amount": 5}, {"box": 1, "do": "stand"}]
    assert refused(STAR, "6H AD 5S 4C KD", "", decisions=late).rule == f"{S}8.4"


def test_15_1_8__two_blackjacks_name_the_readings_that_decide_between_the_lines() -> None:
    both = explained(STAR, "AH KD KS AC", "")
    assert (rules(both), readings(both)) == ([["15.1.8"]], [["A9", "H42"]])


def test_15_1_9__a_drawn_21_against_blackjack_names_reading_e8() -> None:
    lost = explained(STAR, "7H KD 7S 7D AC", "hit")
    assert (rules(lost), readings(lost)) == ([["15.1.6"]], [["E8"]])

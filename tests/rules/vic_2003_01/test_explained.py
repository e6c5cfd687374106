"""VIC-2003-01: what an explanation names, and the rule of an act on a hand that has ended by itself."""

from __future__ import annotations

from tests.rules.explained import explained, readings, refused, rules, said

V = "VIC-2003-01 "


def test_7_5_5_c_iii__a_split_ace_is_refused_a_card_and_a_further_split_by_its_own_rule() -> None:
    assert refused("vic-blackjack", "AH 6D AS 5C 9C KD KC", "split hit").rule == f"{V}7.5.5(c)(iii)"
    assert refused("vic-blackjack", "AH 6D AS AC 9C KD KC", "split split").rule == f"{V}7.5.5(c)(iii)"


def test_7_5_4_c__a_blackjack_is_refused_a_double_by_its_own_rule() -> None:
    assert refused("vic-blackjack", "AH KD KS 7C", "double").rule == f"{V}7.5.4(c)"


def test_7_5_4_a_i__a_doubled_hand_is_refused_another_card_and_another_double() -> None:
    for again in ("hit", "double"):
        assert refused("vic-blackjack", "6H 6D 5S 4C KD KC", f"double {again}").rule == f"{V}7.5.4(a)(i)"


def test_7_5_1_d__a_21_is_refused_a_card() -> None:
    assert refused("vic-blackjack", "6H 6D 5S KC KD KS", "hit hit").rule == f"{V}7.5.1(d)"


def test_7_3_2_a__insurance_is_refused_once_a_card_has_been_asked_for() -> None:
    late = [{"box": 1, "do": "hit"}, {"box": 1, "do": "insure", "player": "ann", "amount": 5}, {"box": 1, "do": "stand"}]
    assert refused("vic-blackjack", "6H AD 5S 4C KD", "", decisions=late).rule == f"{V}7.3.2(a)"
    early = refused("vic-blackjack", "6H KD 5S 4C KC", "", decisions=[{"box": 1, "do": "insure", "player": "ann", "amount": 5}])
    assert early.rule == f"{V}7.3.2"


def test_10_7_1_b__split_aces_are_refused_a_double_at_pontoon_by_its_own_rule() -> None:
    assert refused("vic-crown-pontoon", "AH 6D AS 5C 9C KD KC", "split double").rule == f"{V}10.7.1(b)"


def test_10_9_2__a_surrendered_hand_is_refused_a_card_by_its_own_rule() -> None:
    assert refused("vic-crown-pontoon", "9H KD 6S 7C", "surrender hit").rule == f"{V}10.9.2"


def test_10_7_5__a_double_is_not_withdrawn_from_a_bust_hand_and_it_is_said_why() -> None:
    decisions = [{"box": 1, "do": "double"}, {"box": 1, "do": "forfeit", "player": "ann"}]
    fault = refused("vic-crown-pontoon", "8H KD 7S KC 9D", "", decisions=decisions)
    assert fault.rule == f"{V}10.7.5"
    assert "over 21" in fault.sentence or "is over" in fault.sentence


def test_5_5__a_side_bet_of_another_state_is_refused_by_what_may_be_wagered_here() -> None:
    assert refused("vic-blackjack", "9H KD 6S 7C", "stand", **{"side-bets": {"lucky-lucky": {}}}).rule == f"{V}5.5"


def test_5_6_6__a_drawn_21_loses_to_blackjack_by_reading_a2_and_not_by_the_rule_that_says_void() -> None:
    lost = explained("vic-blackjack", "7H KD 7S 7D AC", "hit")
    assert (rules(lost), readings(lost)) == ([["5.6.6"]], [["A2"]])
    letter = explained("vic-blackjack", "7H KD 7S 7D AC", "hit", options={"drawn-21-against-dealer-blackjack": "stands-off"})
    assert (rules(letter), readings(letter)) == ([["5.6.4"]], [["A2"]])
    below = explained("vic-blackjack", "KH KD 7S AC", "stand")
    assert (rules(below), readings(below)) == ([["5.6.6"]], [[]])


def test_7_5_5_i__reading_a3_is_named_only_where_a_hand_has_bust() -> None:
    bust = explained("vic-blackjack", "8H KD 8S 6H QC JC AD", "split hit stand")
    assert rules(bust) == [["7.5.5(h)", "5.6.5"], ["7.5.5(i)", "7.5.5(h)", "5.6.6"]]
    assert readings(bust) == [[], ["A3"]]
    none = explained("vic-blackjack", "8H KD 8S JH JC AD", "split stand stand")
    assert (rules(none), readings(none)) == ([["7.5.5(i)", "5.6.6"], ["7.5.5(i)"]], [[], []])


def test_7_5_4_b__a_doubled_hand_that_was_not_split_is_taken_by_the_rule_on_doubles_alone() -> None:
    lost = explained("vic-blackjack", "6H KD 5S 9C AD", "double")
    assert rules(lost) == [["7.5.4(b)", "5.6.6"]]
    shared = [{"player": "ann", "stake": 20}, {"player": "bob", "stake": 10}]
    stays = explained("vic-blackjack", "6H KD 5S 9C AD", "", wagers=shared, decisions=[{"box": 1, "do": "double", "amounts": {"ann": 20}}])
    assert (rules(stays), readings(stays)) == ([["7.5.4(b)", "5.6.6"], ["5.6.6"]], [[], ["A7"]])


def test_7_5_5_g__an_ace_and_a_ten_of_a_split_are_told_to_be_no_natural() -> None:
    split = explained("vic-blackjack", "KH 6D QS AC AD KD 5S", "split")
    first = next(each for each in split.told if "no natural after a split" in each.said)
    assert first.rules[0] == f"{V}7.5.5(g)"
    assert all("7.5.5(g)" in each for each in rules(split))


def test_10_7_2__an_ace_kept_at_one_speaks() -> None:
    lost = explained("vic-crown-pontoon", "AH 9D 6S 4C JD", "double")
    assert "counts 1" in said(lost, "is doubled").said
    assert f"{V}10.7.2" in said(lost, "is doubled").rules
    assert rules(lost) == [["10.5.1(g)", "10.7.2"]]
    assert readings(lost) == [[]]  # that is the letter; the doubt is about later aces


def test_10_8_1__a_super_bonus_withheld_speaks_and_one_paid_after_a_split_names_its_reading() -> None:
    two = {"boxes": [{"box": 1, "wagers": [{"player": "ann", "stake": 20}]}, {"box": 2, "wagers": [{"player": "bob", "stake": 20}]}]}
    decisions = [{"box": 1, "do": "split"}, {"box": 1, "do": "hit"}, {"box": 1, "do": "stand"}, {"box": 2, "do": "stand"}]
    withheld = explained("vic-crown-pontoon", "7S KH 7D 7S 9S 7S 7S KC JD", "", decisions=decisions, **two)
    assert said(withheld, "no Super Bonus").rules == (f"{V}10.8.1",)
    paid = explained("vic-crown-pontoon", "7H KH 7D 7S 9S 7H 7H KC KS", "", decisions=decisions, **two)
    bonus = [each for each in paid.answer["settlements"] if each["bet"] == "super-bonus"]
    assert [each["readings"] for each in bonus] == [["A22"], []]


def test_10_7_4_a__who_stayed_is_paid_at_evens_by_the_rule_on_staying() -> None:
    shared = [{"player": "ann", "stake": 10}, {"player": "bob", "stake": 10}]
    hits = [{"box": 1, "do": "hit"}, {"box": 1, "do": "hit"}, {"box": 1, "do": "double", "amounts": {"ann": 10}}]
    paid = explained("vic-crown-pontoon", "2H 9D 3S 2C 4C KD", "", wagers=shared, decisions=hits)
    assert [("10.7.4" in each, "10.7.4(a)" in each) for each in rules(paid)] == [(True, False), (False, True)]


def test_7_5_6_c__a_dealer_who_stops_early_says_why() -> None:
    bust = explained("vic-blackjack", "KH 6D 7S 9C", "hit")
    assert said(bust, "none could change the outcome").rules[0] == f"{V}7.5.6(c)"
    stands = explained("vic-blackjack", "KH 6D 7S KD 4C", "stand")
    assert said(stands, "The dealer stands").rules == (f"{V}7.5.6(a)", f"{V}7.5.7(a)")


def test_7_3_1_a__the_call_cites_itself_before_who_calls() -> None:
    assert said(explained("vic-blackjack", "KH 6D 7S 9C", "hit"), "No more bets").rules == (f"{V}7.3.1(a)", f"{V}5.9")


def test_5_7_1__insurance_names_reading_a1() -> None:
    insured = [{"box": 1, "do": "insure", "player": "ann", "amount": 10}, {"box": 1, "do": "stand"}]
    assert readings(explained("vic-blackjack", "KH AD 7S KC", "", decisions=insured))[0] == ["A1"]


def test_7_3_2__reading_j16_is_named_where_insurance_came_after_evens() -> None:
    evens, insurance = {"box": 1, "do": "even-money", "player": "ann"}, {"box": 1, "do": "insure", "player": "ann", "amount": 10}
    after = explained("vic-blackjack", "AH AD KC 9S", "", decisions=[evens, insurance])
    before = explained("vic-blackjack", "AH AD KC 9S", "", decisions=[insurance, evens])
    assert readings(after) == [[], ["A1", "A8", "J16", "H12"]]
    assert readings(before) == [[], ["A1", "A8", "H12"]]


def test_10_7_5__reading_g23_is_named_where_a_double_is_withdrawn_after_the_next_hand_was_called() -> None:
    two = {"boxes": [{"box": box, "wagers": [{"player": player, "stake": 20}]} for box, player in ((1, "ann"), (2, "bob"))]}
    double, forfeit, stand = {"box": 1, "do": "double"}, {"box": 1, "do": "forfeit", "player": "ann"}, {"box": 2, "do": "stand"}
    late = explained("vic-crown-pontoon", "5H 9H KD 6S 9C 2C 8S", "", decisions=[double, stand, forfeit], **two)
    at_once = explained("vic-crown-pontoon", "5H 9H KD 6S 9C 2C 8S", "", decisions=[double, forfeit, stand], **two)
    assert [each["readings"] for each in late.answer["settlements"] if each["player"] == "ann"] == [["G23"]]
    assert [each["readings"] for each in at_once.answer["settlements"] if each["player"] == "ann"] == [[]]

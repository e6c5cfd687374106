"""VIC-2003-01 rule 7.5.5: splitting. There is no rule 7.5.5(f) (reading A5)."""

from __future__ import annotations

import pytest

from pitboss.play.allowed import may_hit, may_split
from pitboss.play.commands import Command, Double, Hit, Split, Stand
from pitboss.play.events import CardDealt, HandSplit, HandStood, Result, TurnCame
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, calls, forbidden, on_hands

BLACKJACK = table("vic-blackjack")
CAPPED = table("vic-blackjack", dealer_blackjack_collects="original-or-busted")
HIT, STAND, SPLIT, DOUBLE = Hit(1), Stand(1), Split(1), Double(1)


@pytest.mark.parametrize("pair", ["8H 8C", "KH QC", "TH JC", "2H 2C", "AH AC"])
def test_7_5_5_a__two_cards_of_equal_value_become_two_hands(pair: str) -> None:
    first, second = pair.split()
    played = deal(BLACKJACK, f"{first} 6D {second}", SPLIT, ann=20, complete=False)
    assert [[str(card) for card in hand.cards] for hand in played.state.hands] == [[first], [second]]
    assert [[stake.original for stake in hand.stakes] for hand in played.state.hands] == [[2000], [2000]]
    assert played.events(HandSplit)[0].rule == V + "7.5.5(a)"


@pytest.mark.parametrize("cards", ["9H 6D 8C", "AH 6D 2C", "KH 6D 9C"])
def test_7_5_5_a__unequal_cards_may_not_be_split(cards: str) -> None:
    assert forbidden(BLACKJACK, cards, SPLIT, ann=20) == V + "7.5.5(a)"
    assert forbidden(BLACKJACK, "4H 6D 4C 8S", HIT, SPLIT, ann=20) == V + "7.5.5(a)"  # only the initial two


def test_7_5_5_a_i__all_split_or_nobody_by_the_other_side_of_reading_a7() -> None:
    both, cards = (Wager("ann", 20), Wager("bob", 20)), "8H 6D 8S  KS KC  KD 9C"
    bound = table("vic-blackjack", split_followers="all-or-none")
    rides = deal(BLACKJACK, cards, Split(1, ("ann",)), Stand(1), Stand(1), wagers=both)
    assert (rides.net("ann"), rides.net("bob")) == (40, 20)
    assert forbidden(bound, "8H 6D 8S", Split(1, ("ann",)), wagers=both) == V + "7.5.5(a)(i)"
    joined = deal(bound, cards, Split(1), Stand(1), Stand(1), wagers=both)
    assert (joined.net("ann"), joined.net("bob")) == (40, 40)


def test_7_5_4_a_i__all_double_or_nobody_by_the_other_side_of_reading_a7() -> None:
    both, cards = (Wager("ann", 20), Wager("bob", 20)), "6H 6D 5S  KS  KD 9C"
    bound = table("vic-blackjack", double_followers="all-or-none")
    stays = deal(BLACKJACK, cards, Double(1, {"ann": 2000}), wagers=both)
    assert (stays.net("ann"), stays.net("bob")) == (40, 20)
    assert forbidden(bound, "6H 6D 5S", Double(1, {"ann": 2000}), wagers=both) == V + "7.5.4(a)(i)"
    joined = deal(bound, cards, Double(1, {"ann": 2000, "bob": 500}), wagers=both)
    assert (joined.net("ann"), joined.net("bob")) == (40, 25)


def test_7_5_5_a__who_shares_may_decline_and_rides_on_the_first_hand_by_reading_a7() -> None:
    shared = (Wager("ann", 20), Wager("bob", 30), Wager("cat", 10))
    played = deal(BLACKJACK, "8H 6D 8C TS 2S TD  KD 3S", Split(1, ("ann", "cat")), STAND, HIT, STAND, wagers=shared)
    # 18 and 20 against 19
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [0, -30, 0]
    assert [[stake.player for stake in hand.stakes] for hand in played.state.hands] == [["ann", "bob", "cat"], ["ann", "cat"]]
    assert forbidden(BLACKJACK, "8H 6D 8C", Split(1, ("bob",)), wagers=shared) == V + "7.5.5(a)"  # the caller declines for all
    natural = deal(BLACKJACK, "8H KD 8C TS TD  AS", Split(1, ("ann",)), STAND, STAND, wagers=shared)
    assert [natural.net(who) for who in ("ann", "bob", "cat")] == [-20, -30, -10]


def test_7_5_5_b__the_first_hand_is_finished_before_the_second_is_dealt_to() -> None:
    played = deal(BLACKJACK, "8H 6D 8C 2S 3S 4S TS  KD KS", SPLIT, HIT, HIT, STAND, STAND, ann=20)
    assert [event.hand for event in played.events(CardDealt)][3:7] == [0, 0, 0, 1]
    assert [hand.total for hand in played.state.hands] == [17, 18]
    assert played.net() == 40
    waiting = deal(BLACKJACK, "8H 6D 8C 2S", SPLIT, ann=20, complete=False)
    assert len(waiting.state.hands[1].cards) == 1


def test_7_5_5_c__the_total_is_called_and_the_player_decides() -> None:
    played = deal(BLACKJACK, "8H 6D 8C 2S TS  KD KS", SPLIT, STAND, STAND, ann=20)
    assert calls(played) == ["No more bets", "16", "10", "18"]
    assert [event.hand for event in played.events(TurnCame)] == [0, 1]
    assert [event.rule for event in played.events(HandStood)] == [V + "7.5.5(c)"] * 2


def test_7_5_5_c_i__stand() -> None:
    played = deal(BLACKJACK, "8H 6D 8C 2S 3S  KD 9S", SPLIT, STAND, STAND, ann=20)
    assert ([hand.total for hand in played.state.hands], played.net()) == ([10, 11], 40)


def test_7_5_5_c_ii__draw() -> None:
    played = deal(BLACKJACK, "8H 6D 8C 2S TS 5S 6S  KD 9S", SPLIT, HIT, STAND, HIT, STAND, ann=20)
    assert ([hand.total for hand in played.state.hands], played.net()) == ([20, 19], 40)


def test_7_5_5_c_iii__split_again_to_a_third_hand() -> None:
    first = deal(BLACKJACK, "8H 6D 8C 8S TS 9S TD  KD 9H", SPLIT, SPLIT, STAND, STAND, STAND, ann=20)
    assert ([hand.total for hand in first.state.hands], first.net()) == ([18, 17, 18], 60)
    later = deal(BLACKJACK, "8H 6D 8C TS 8S 9S TD  KD 9H", SPLIT, STAND, SPLIT, STAND, STAND, ann=20)
    assert ([hand.total for hand in later.state.hands], later.net()) == ([18, 17, 18], 60)
    tens = deal(BLACKJACK, "KH 6D QC JS 2S 3S 4S  KD 9H", SPLIT, SPLIT, STAND, STAND, STAND, ann=20)
    assert tens.net() == 60


def test_7_5_5_c_iii__aces_split_once_with_one_card_each() -> None:
    played = deal(BLACKJACK, "AH 6D AC AS 5S  KD 9S", SPLIT, ann=20)  # no decision is taken on either hand
    assert ([hand.total for hand in played.state.hands], played.net()) == ([12, 16], 40)
    assert [event.rule for event in played.events(HandStood)] == [V + "7.5.5(c)(iii)"] * 2
    hand = played.state.hands[0]
    again, draw = may_split(BLACKJACK, played.state, 0), may_hit(BLACKJACK, hand)
    assert again is not None
    assert draw is not None
    assert again.rule == draw.rule == V + "7.5.5(c)(iii)"
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    for unlawful, rule in ((SPLIT, "7.5.5(c)(iii)"), (HIT, "7.5.5(c)(iii)"), (DOUBLE, "7.5.4(a)")):
        assert forbidden(BLACKJACK, "AH 9H 6D AC 9C AS 5S", SPLIT, unlawful, wagers=wagers) == V + rule


def test_7_5_5_d__three_hands_at_most() -> None:
    for cards, commands in (("8H 6D 8C 8S 8D", [SPLIT, SPLIT]), ("8H 6D 8C TS 8D 8S", [SPLIT, STAND, SPLIT])):
        assert forbidden(BLACKJACK, cards, *commands, SPLIT, ann=20) == V + "7.5.5(d)"


@pytest.mark.parametrize("declining", [HIT, STAND])
def test_7_5_5_e__a_split_declined_bars_later_ones_of_that_value(declining: Command) -> None:
    drawn = "2S" if declining == HIT else ""
    after = (STAND,) if declining == HIT else ()
    commands = (SPLIT, declining, *after)
    assert forbidden(BLACKJACK, f"8H 6D 8C 8S {drawn} 8D", *commands, SPLIT, ann=20) == V + "7.5.5(e)"
    free = deal(BLACKJACK, "8H 6D 8C TS 8D", SPLIT, STAND, SPLIT, ann=20, complete=False)  # nothing was declined
    assert len(free.state.hands) == 3


def test_7_5_5_e__a_double_declines_the_split_and_other_boxes_are_free() -> None:
    assert forbidden(BLACKJACK, "5H 6D 5C 5S TS 5D", SPLIT, DOUBLE, SPLIT, ann=20) == V + "7.5.5(e)"
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    beside = deal(BLACKJACK, "8H 8S 6D 8C 8D", STAND, Split(2), wagers=wagers, complete=False)
    assert len(beside.state.hands) == 3


@pytest.mark.parametrize("game", ["vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-pontoon", "vic-crown-21"])
def test_7_5_5_e__a_sharer_who_let_a_split_pass_may_follow_no_later_one(game: str) -> None:
    at = table(game)
    shared = (Wager("ann", 10, seated=True), Wager("bob", 20), Wager("cat", 30))
    first = Split(1, ("ann", "cat"))  # bob rides on the first hand
    cards = "8H 6D 8S 8C"
    assert forbidden(at, cards, first, Split(1, ("ann", "bob")), wagers=shared) == V + "7.5.5(e)"
    assert forbidden(at, cards, first, Split(1, ("bob", "ann", "cat")), wagers=shared) == V + "7.5.5(e)"
    plain = deal(at, f"{cards} KS KD KC  JD JC", first, SPLIT, STAND, STAND, STAND, wagers=shared)
    assert [[stake.player for stake in hand.stakes] for hand in plain.state.hands] == [
        ["ann", "bob", "cat"],
        ["ann", "cat"],
        ["ann", "cat"],
    ]
    assert [plain.net(who) for who in ("ann", "bob", "cat")] == [30, 20, 90]  # three hands of 18 against a dealer who busts
    second = deal(at, "8H 6D 8S KS 8C KD KC  JD JC", first, STAND, SPLIT, STAND, STAND, wagers=shared)
    assert [second.net(who) for who in ("ann", "bob", "cat")] == [30, 20, 90]
    named = deal(at, cards, first, Split(1, ("ann",)), wagers=shared, complete=False)  # cat may let the second one pass
    assert on_hands(named) == ["ann bob cat", "ann", "ann cat"]


@pytest.mark.parametrize("cards", ["AH 6D AC KS 9S  KD KH", "KH 6D KC AS 9S  QD KS"])
def test_7_5_5_g__a_split_ace_with_a_ten_is_21_and_no_blackjack(cards: str) -> None:
    after = [] if cards.startswith("A") else [STAND]
    played = deal(BLACKJACK, cards, SPLIT, *after, ann=20)
    assert played.net() == 40
    assert [each.odds for each in played.settled] == ["1:1", "1:1"]
    against_21 = deal(BLACKJACK, "AH 6D AC KS QS  KD 5H", SPLIT, ann=20)
    assert (against_21.net(), {each.result for each in against_21.settled}) == (0, {Result.PUSH})
    loses = deal(BLACKJACK, "AH KD AC KS QS  AS", SPLIT, ann=20)
    assert loses.net() == -20


@pytest.mark.parametrize(("dealer", "net"), [("KD 9S", 0), ("9D", 0), ("KD 5S", -40)])
def test_7_5_5_h__a_split_hand_over_21_loses_whatever_the_dealer_makes(dealer: str, net: float) -> None:
    shown = "6D" if dealer != "9D" else "8D"
    played = deal(BLACKJACK, f"8H {shown} 8C 6S KS TS  {dealer}", SPLIT, HIT, STAND, ann=20)
    assert (played.settled[0].result, played.settled[0].rules) == (Result.LOSE, (V + "7.5.5(h)", V + "5.6.5"))
    assert played.net() == net


A_NATURAL = "  AS"


@pytest.mark.parametrize(
    ("cards", "commands", "besides", "capped"),
    [
        ("8H KD 8C TS TD", [SPLIT, STAND, STAND], -20, -20),
        ("AH KD AC 9S 8D", [SPLIT], -20, -20),  # aces included
        ("8H KD 8C 8S TS 9S TD", [SPLIT, SPLIT, STAND, STAND, STAND], -20, -20),
        ("8H KD 8C 3S KS TD", [SPLIT, DOUBLE, STAND], -20, -20),
        ("8H KD 8C 6S KS TD", [SPLIT, HIT, STAND], -40, -20),  # one bust, one live: reading A3
        ("8H KD 8C TD 6S KS", [SPLIT, STAND, HIT], -40, -20),
        ("8H KD 8C 8S 6S KS 6D QS TD", [SPLIT, SPLIT, HIT, HIT, STAND], -60, -40),  # two bust, one live
        ("8H KD 8C 8S 6S KS TD 9D", [SPLIT, SPLIT, HIT, STAND, STAND], -40, -20),
    ],
)
def test_7_5_5_i__a_dealers_blackjack_takes_one_original_from_the_live_hands(
    cards: str, commands: list[Command], besides: float, capped: float
) -> None:
    played = deal(BLACKJACK, cards + A_NATURAL, *commands, ann=20)
    assert played.net() == besides
    assert V + "7.5.5(i)" in played.rules()
    assert deal(CAPPED, cards + A_NATURAL, *commands, ann=20).net() == capped


def test_7_5_5_i__no_such_mercy_against_a_drawn_21() -> None:
    assert deal(BLACKJACK, "8H KD 8C TS TD  5S 6S", SPLIT, STAND, STAND, ann=20).net() == -40


def test_7_5_5_i__a_21_that_stands_off_takes_no_part_in_it_by_reading_a2() -> None:
    lenient = table("vic-blackjack", drawn_21_against_dealer_blackjack="stands-off")
    one_21 = "8H KD 8C 3S TS TD"
    assert deal(lenient, one_21 + A_NATURAL, SPLIT, HIT, STAND, ann=20).net() == -20
    assert deal(lenient, "AH KD AC KS QS" + A_NATURAL, SPLIT, ann=20).net() == 0
    assert deal(BLACKJACK, "AH KD AC KS QS" + A_NATURAL, SPLIT, ann=20).net() == -20

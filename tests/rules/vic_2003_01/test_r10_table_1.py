"""VIC-2003-01 rules 10.8 and 10.11: the pay table of Crown Pontoon and the Super Bonus."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.play.commands import Hit, Split, Stand
from pitboss.play.events import TurnCame, WagerSettled
from tests.play.rounds import Played, Wager, deal, table
from tests.rules.at_table import V

PONTOON = table("vic-crown-pontoon")
TABLE_1 = V + "10.11.1 Table 1: "
HIT, STAND = Hit(1), Stand(1)


def drawn(hand: str, shown: str = "5D", stake: float = 20) -> Played:
    """A hand drawn card by card to 21."""
    first, second, *rest = hand.split()
    return deal(PONTOON, " ".join([first, shown, second, *rest]), *[HIT] * len(rest), ann=stake)


def assert_pays(line: str, odds: str, net: float, *hands: str) -> None:
    """Each of the hands is paid at once by that line of the table."""
    for hand in hands:
        played = drawn(hand)
        assert [(each.bet, each.odds, each.net / 100) for each in played.settled] == [("main", odds, net)], hand
        assert played.settled[0].rules[0] == TABLE_1 + line
        assert len(played.state.dealer) == 1


@pytest.mark.proves("VIC-2003-01 10.11.1")
def test_10_11_1_table_1_pontoon__three_to_two() -> None:
    for cards in ("AH 5D KC", "JS 5D AS", "QH AD AH"):
        played = deal(PONTOON, cards, ann=20)
        assert (played.net(), played.settled[0].odds, played.settled[0].rules[-1]) == (30, "3:2", TABLE_1 + "Pontoon")


def test_10_11_1_table_1_5_cards_totalling_21__three_to_two() -> None:
    assert_pays("5 cards totalling 21", "3:2", 30, "2H 3C 4S 5S 7D", "AH 2C 3S 4S AD", "6S 2S 3S 4S 6S")
    assert drawn("2H 3C 8S 8D").net() == 20  # four cards are no more than 21


def test_10_11_1_table_1_6_7_8_mixed_suits__three_to_two() -> None:
    assert_pays("6,7,8 mixed suits", "3:2", 30, "6H 7C 8S", "8S 6S 7H", "7D 8D 6C")


def test_10_11_1_table_1_7_7_7_mixed_suits__three_to_two() -> None:
    assert_pays("7,7,7 mixed suits", "3:2", 30, "7H 7C 7S", "7S 7S 7H", "7D 7C 7D")


def test_10_11_1_table_1_6_cards_totalling_21__two_to_one() -> None:
    assert_pays("6 cards totalling 21", "2:1", 40, "2H 3C 4S 2S 3D 7D", "AH 2C 2S 2D 3D AC")


def test_10_11_1_table_1_6_7_8_same_suits_except_spades__two_to_one() -> None:
    assert_pays("6,7,8 same suits (except spades)", "2:1", 40, "6H 7H 8H", "8D 6D 7D", "7C 8C 6C")


def test_10_11_1_table_1_7_7_7_same_suits_except_spades__two_to_one() -> None:
    assert_pays("7,7,7 same suits (except spades)", "2:1", 40, "7H 7H 7H", "7D 7D 7D", "7C 7C 7C")


def test_10_11_1_table_1_7_or_more_cards_totalling_21__three_to_one() -> None:
    assert_pays("7 or more cards totalling 21", "3:1", 60, "2H 2C 2S 3D 3S 4D 5D", "2H 2C 2S 2D 3S 3D 3H 4C")


def test_10_11_1_table_1_6_7_8_all_spades__three_to_one() -> None:
    assert_pays("6,7,8 all spades", "3:1", 60, "6S 7S 8S", "8S 7S 6S")


def test_10_11_1_table_1_7_7_7_all_spades__three_to_one() -> None:
    assert_pays("7,7,7 all spades", "3:1", 60, "7S 7S 7S")


def test_10_11_1_table_1_all_other_winning_wagers__one_to_one() -> None:
    for hand in ("5H 6C QS", "2H 3C 8S 8D", "9S 6S 6S"):
        played = drawn(hand)
        assert (played.net(), played.settled[0].rules[-1]) == (20, TABLE_1 + "All other winning wagers")
    stood = deal(PONTOON, "KH 9D 9C  9S", STAND, ann=20)
    assert (stood.net(), stood.rules()[-1]) == (20, TABLE_1 + "All other winning wagers")
    nearly = deal(PONTOON, "6S 5D 7S 7S  KD 9S", HIT, STAND, ann=20)  # 20 in spades earns nothing more
    assert nearly.net() == 20


def bonus(played: Played, player: str = "ann") -> float:
    return played.net(player, "super-bonus")


def test_10_11_1_table_1_super_bonus__three_suited_sevens_against_a_seven() -> None:
    for suit in "HDCS":
        for shown in ("7H", "7S"):
            played = drawn(f"7{suit} 7{suit} 7{suit}", shown)
            assert (bonus(played), played.net(bet="main")) == (1000, 60 if suit == "S" else 40)
            assert played.rules(bet="super-bonus")[0] == TABLE_1 + "Super Bonus"
    for hand, shown in (("7H 7H 7D", "7S"), ("7H 7H 7H", "8S"), ("6H 7H 8H", "7S"), ("7H 7H 7H", "KS")):
        assert bonus(drawn(hand, shown)) == 0


@pytest.mark.parametrize(("stake", "prize"), [(1.5, 0), (2, 1000), (10, 1000), (24, 1000), (24.5, 1000)])
def test_10_11_1_table_1_super_bonus_1_000_tier__two_to_under_25_dollars_by_reading_a23(stake: float, prize: float) -> None:
    played = drawn("7H 7H 7H", "7S", stake)
    assert (bonus(played), played.net(bet="main")) == (prize, 2 * stake)
    assert (TABLE_1 + "Super Bonus ($1,000 tier)" in played.rules(bet="super-bonus")) is bool(prize)


@pytest.mark.parametrize(("stake", "prize"), [(24.5, 1000), (25, 5000), (30, 5000), (500, 5000)])
def test_10_11_1_table_1_super_bonus_5_000_tier__from_25_dollars(stake: float, prize: float) -> None:
    played = drawn("7H 7H 7H", "7S", stake)
    assert bonus(played) == prize
    assert (TABLE_1 + "Super Bonus ($5,000 tier)" in played.rules(bet="super-bonus")) is (prize == 5000)


OTHERS = (Wager("bob", 20, box=1), Wager("ann", 20, box=2), Wager("cat", 30, box=2), Wager("ann", 10, box=3), Wager("dan", 10, box=4))
OTHER_CARDS = "KH 7H AH 9H 7D 6C 7H KC 9C KS 7H  KD"
"""Bob busts, ann and cat win the Super Bonus, ann's box 3 is a Pontoon, dan stands on 18 against 17."""


def test_10_11_1_table_1_super_bonus_50_to_other_wagers__every_other_original_wager_by_reading_a24() -> None:
    at = table("vic-crown-pontoon", "vic-pontoon-pandemonium")
    side = (*OTHERS[:4], Wager("dan", 10, box=4, side=(("pontoon-pandemonium", 5),)))
    played = deal(at, OTHER_CARDS, HIT, Hit(2), Stand(4), wagers=side)
    fifty = [(each.player, each.box, each.net) for each in played.settled if each.rule == TABLE_1 + "Super Bonus ($50 to other wagers)"]
    assert fifty == [("bob", 1, 5000), ("ann", 3, 5000), ("dan", 4, 5000)]  # bust, paid and waiting; to each wager, none to a side bet
    assert (bonus(played, "ann"), bonus(played, "cat")) == (1050, 5000)
    assert (played.net("bob"), played.net("dan", "main")) == (-20 + 50, 10)
    assert not [each for each in drawn("7H 7H 7H", "8S").settled if each.bet == "super-bonus"]


def test_10_11_1_table_1_super_bonus_50_to_other_wagers__the_callers_wager_alone_wins_by_the_other_side_of_reading_a24() -> None:
    for shared, cat in (("each-wager", 5000), ("caller-only", 50)):
        played = deal(table("vic-crown-pontoon", super_bonus_shared=shared), OTHER_CARDS, HIT, Hit(2), Stand(4), wagers=OTHERS)
        assert [bonus(played, who) for who in ("ann", "bob", "cat", "dan")] == [1050, 50, cat, 50]


def test_10_5_1_e__by_the_other_side_of_reading_a36_equal_totals_annul_the_wager_and_its_50_dollars() -> None:
    level = OTHER_CARDS.replace("9C", "8C")  # dan stands on 17 against 17
    for equal, cards, dan in (("push", level, 50), ("void", level, 0), ("void", OTHER_CARDS, 60)):
        elected: dict[str, Any] = {"result/equal_totals": equal}
        played = deal(table("vic-crown-pontoon", **elected), cards, HIT, Hit(2), Stand(4), wagers=OTHERS)
        assert (played.net("dan"), bonus(played, "bob"), bonus(played, "ann"), bonus(played, "cat")) == (dan, 50, 1050, 5000)


def test_10_11_1_table_1_super_bonus_50_to_other_wagers__a_wager_too_small_to_win_makes_no_winner() -> None:
    small = (Wager("ann", 1.5, box=1), Wager("bob", 20, box=2))
    played = deal(PONTOON, "7H 9H 7D 7H 9C 7H  KD", HIT, Stand(2), wagers=small)
    assert (bonus(played, "ann"), bonus(played, "bob")) == (0, 0)
    beside = (Wager("ann", 20), Wager("bob", 1.5))
    shared = deal(PONTOON, "7H 7D 7H 7H", HIT, wagers=beside)
    assert (bonus(shared, "ann"), bonus(shared, "bob")) == (1000, 50)


@pytest.mark.parametrize(
    ("several", "expected"),
    [("losers-once", (1000, 5000, 50)), ("winners-too", (1050, 5050, 50)), ("for-each-hand", (1050, 5050, 100))],
)
def test_10_11_1_table_1_super_bonus_50_to_other_wagers__two_winners_by_reading_j1(several: str, expected: tuple[float, ...]) -> None:
    at = table("vic-crown-pontoon", super_bonus_several=several)
    three = (Wager("ann", 20, box=1), Wager("bob", 25, box=2), Wager("cat", 10, box=3))
    played = deal(at, "7H 7S KH 7D 7H 7S 9C 7H 7S  KD", HIT, Hit(2), Stand(3), wagers=three)
    assert tuple(bonus(played, who) for who in ("ann", "bob", "cat")) == expected
    split = deal(at, "7H KH 7S 7D 9C  7H 7H KD 7S", Split(1), HIT, HIT, Stand(2), wagers=three[:2], complete=False)
    assert (bonus(split, "ann"), bonus(split, "bob")) == (1000, 50)  # one hand of the two has won


def test_10_11_1_table_1_super_bonus_50_to_other_wagers__nobody_gains_by_sharing_what_two_hands_would_win() -> None:
    shared = deal(PONTOON, "7H 7D 7H 7H", HIT, wagers=(Wager("ann", 20), Wager("bob", 20)))
    apart = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    both = deal(PONTOON, "7H 7S 7D 7H 7S 7H 7S", HIT, Hit(2), wagers=apart)
    assert [bonus(each, who) for each in (shared, both) for who in ("ann", "bob")] == [1000] * 4


def test_10_11_1_table_1_super_bonus_payment_note__on_top_of_the_odds_before_play_goes_on() -> None:
    played = deal(PONTOON, OTHER_CARDS, HIT, Hit(2), Stand(4), wagers=OTHERS)
    happened = [event for event in played.log if isinstance(event, WagerSettled | TurnCame)]
    won = next(at for at, event in enumerate(happened) if isinstance(event, WagerSettled) and event.odds == "2:1")
    after = [getattr(event, "bet", "turn") for event in happened[won : won + 5]]
    assert after == ["main", "main", "super-bonus", "super-bonus", "turn"]
    assert played.rules("cat", "super-bonus")[-1] == TABLE_1 + "Super Bonus (payment note)"
    assert played.net("cat") == 60 + 5000


@pytest.mark.parametrize(
    ("opening", "cards", "expected"),
    [
        (("7H", "7H"), "7H 7H KS", (40, 0)),  # suited: no Super Bonus
        (("7H", "7S"), "7H 7H KS", (40, 1000)),  # unsuited: to the letter it is payable, reading A22
        (("7S", "7H"), "7S 7S KS", (60, 1000)),
        (("7H", "7S"), "7H 7D KS", (30, 0)),
    ],
)
def test_10_8_1__splitting_suited_sevens_gives_up_the_super_bonus(
    opening: tuple[str, str], cards: str, expected: tuple[float, float]
) -> None:
    first, second = opening
    played = deal(PONTOON, f"{first} 7D {second} {cards}  KD", Split(1), HIT, STAND, ann=20)
    assert (played.net(bet="main"), bonus(played)) == expected  # the other hand's 17 pushes
    assert bonus(deal(PONTOON, "7H 7D 7H 7H", HIT, ann=20)) == 1000  # unsplit


def test_10_11_1_table_1_super_bonus_50_to_other_wagers__a_stake_under_two_dollars_on_the_winning_hand_by_reading_j2() -> None:
    beside = (Wager("ann", 20), Wager("bob", 1.5), Wager("cat", 1, box=2))
    for option, gets in (("as-another", 50), ("nothing", 0)):
        played = deal(table("vic-crown-pontoon", super_bonus_too_small=option), "7H KS 7D 7H KD 7H  KC", HIT, Stand(2), wagers=beside)
        assert [played.net(player, "super-bonus") for player in ("ann", "bob", "cat")] == [1000, gets, 50]

"""VIC-2003-01 rule 10.7: doubling at Crown Pontoon."""

from __future__ import annotations

import pytest

from pitboss.play.allowed import may_double
from pitboss.play.commands import Command, Double, Forfeit, Hit, Split, Stand
from pitboss.play.events import Result, StakeDoubled, WithdrawalOffered
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, forbidden

PONTOON = table("vic-crown-pontoon")
ALL_ONE = table("vic-crown-pontoon", pontoon_doubled_ace="all-one")
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
SHARED = (Wager("ann", 20), Wager("bob", 20))
HIT, STAND, DOUBLE = Hit(1), Stand(1), Double(1)


def test_10_7_1__doubling_works_as_in_blackjack() -> None:
    for added, net in ((2000, 40), (500, 25)):
        played = deal(PONTOON, "6H 9D 4C 9S  9C", Double(1, {"ann": added}), ann=20)
        assert (played.net(), len(played.state.hands[0].cards)) == (net, 3)
        assert played.events(StakeDoubled)[0].rule == V + "10.7.1"
    assert forbidden(PONTOON, "6H 9D 4C", Double(1, {"ann": 2001}), ann=20) == V + "10.7.1"


@pytest.mark.parametrize("cards", ["2H 9D 3C 5S", "KH 9D 9C 2S", "AH 9D 9C 9S", "8H 9D 8C 3S", "KH 9D QC AS"])
def test_10_7_1_a__on_any_two_cards(cards: str) -> None:
    assert len(deal(PONTOON, cards, DOUBLE, ann=20, complete=False).events(StakeDoubled)) == 1


def test_10_7_1_a__but_not_on_a_pontoon() -> None:
    played = deal(PONTOON, "AH 9H 9D KC 9C", wagers=BOTH, complete=False)
    objection = may_double(PONTOON, played.state.hands[0])
    assert objection is not None
    assert objection.rule == V + "10.7.1(a)"
    assert forbidden(PONTOON, "AH 9H 9D KC 9C", DOUBLE, wagers=BOTH) == V + "10.7.1(a)"


def test_10_7_1_b__on_the_first_two_cards_of_a_split_hand_but_not_of_split_aces() -> None:
    played = deal(PONTOON, "8H 9D 8C 9S 2S 7S  9C", Split(1), DOUBLE, STAND, ann=20)
    assert played.net() == 20 * -1 + 40  # 19 doubled and 15 against 18
    aces = deal(PONTOON, "AH 9D AC 5S", Split(1), ann=20, complete=False)
    objection = may_double(PONTOON, aces.state.hands[0])
    assert objection is not None
    assert objection.rule == V + "10.7.1(b)"


@pytest.mark.parametrize(
    ("cards", "hits", "net"),
    [
        ("2H 9D 4C 5S 8S  9C", 1, 40),  # 11, then 19
        ("2H 9D 2C 3S 2S 3D 8S  9C", 3, 40),  # five cards, then 20
        ("2H 9D 8C JS AS", 1, 40),  # 20, then 21
        ("2H 9D 8C JS 2S", 1, -40),  # 20, then 22
    ],
)
def test_10_7_1_c__on_three_or_more_cards_below_21(cards: str, hits: int, net: float) -> None:
    assert deal(PONTOON, cards, *[HIT] * hits, DOUBLE, ann=20).net() == net
    assert forbidden(PONTOON, "5H 9H 9D 6C 9C QS", HIT, DOUBLE, wagers=BOTH) == V + "10.6.1(b)"  # 21 is paid and gone


@pytest.mark.parametrize(
    ("cards", "hits", "standard", "all_one"),
    [
        ("AH 9D 6C 4S  JD", 0, (11, -50), (11, -50)),  # an ace in the first two counts 1
        ("6H 9D AC 4S  JD", 0, (11, -50), (11, -50)),
        ("AH 9D AC 9S  JD", 0, (11, -50), (11, -50)),
        ("2H 9D 4C AS 4S", 1, (21, 50), None),  # an ace that came third counts 11: 21, paid at once
        ("6H 9D 4C AS", 0, (21, 50), None),  # so does the card of the double
        ("AH 9D 6C AS  JD", 0, (18, -50), (8, -50)),
    ],
)
def test_10_7_2__an_ace_in_the_first_two_cards_of_a_double_counts_1_by_reading_a21(
    cards: str, hits: int, standard: tuple[int, float], all_one: tuple[int, float] | None
) -> None:
    commands: list[Command] = [*[HIT] * hits, DOUBLE]
    played = deal(PONTOON, cards, *commands, ann=25)
    assert (played.state.hands[0].total, played.net()) == standard
    strict = deal(ALL_ONE, cards if all_one else f"{cards} JD", *commands, ann=25)
    assert (strict.state.hands[0].total, strict.net()) == (all_one or (11, -50))


@pytest.mark.parametrize(("stake", "added", "net"), [(20, 20, -20), (50, 30, -50)])
def test_10_7_3__a_dealers_pontoon_takes_only_the_original_wager(stake: int, added: int, net: float) -> None:
    double = Double(1, {"ann": added * 100})
    played = deal(PONTOON, "5H KD 6C 9S  AS", double, ann=stake)
    assert (played.net(), played.rules()[0]) == (net, V + "10.7.3")
    assert deal(PONTOON, "5H KD 6C 9S  5S 6S", double, ann=stake).net() == -stake - added
    subject_to_21 = deal(PONTOON, "5H 9H KD 6C 9C QS  AS", double, Stand(2), wagers=(Wager("ann", stake), Wager("bob", 20, box=2)))
    assert subject_to_21.net("ann") == stake + added


@pytest.mark.parametrize(
    ("cards", "hits", "net"),
    [
        ("6S 5D 7S 8S", 0, 40),  # 3 to 1 without the double
        ("7S 5D 7S 7S", 0, 40),
        ("2H 5D 3C 4S 5S 7S", 2, 40),  # 3 to 2 without
        ("2H 5D 2C 2S 3D 3S 4S 5S", 4, 40),
        ("KH 6D 9C AS  KD 5S", 0, -40),
        ("KH 6D 8C AS  KD 9S", 0, 40),
    ],
)
def test_10_7_4__winning_doubles_are_paid_one_to_one(cards: str, hits: int, net: float) -> None:
    played = deal(PONTOON, cards, *[HIT] * hits, DOUBLE, ann=20)
    assert played.net() == net
    assert (V + "10.7.4" in played.rules()) is (net > 0)


def test_10_7_4__no_super_bonus_on_a_double() -> None:
    played = deal(PONTOON, "7H 9H 7D 7H 9C 7H  QD", DOUBLE, Stand(2), wagers=BOTH)
    assert (played.net("ann"), played.net("bob")) == (40, 20)
    assert not [each for each in played.settled if each.bet == "super-bonus"]


def test_10_7_4_a__who_stays_undoubled_beside_a_doubling_caller_wins_evens_only() -> None:
    doubled = deal(PONTOON, "6S 5D 7S 8S", Double(1, {"ann": 2000}), wagers=SHARED)
    assert (doubled.net("ann"), doubled.net("bob")) == (40, 20)
    drawn = deal(PONTOON, "6S 5D 7S 8S", HIT, wagers=SHARED)
    assert (drawn.net("ann"), drawn.net("bob")) == (60, 60)
    assert (V + "10.7.4(a)" in doubled.rules("bob"), V + "10.7.4" in doubled.rules("ann")) == (True, True)
    assert forbidden(PONTOON, "6S 5D 7S", Double(1, {"bob": 2000}), wagers=SHARED) == V + "7.5.4(a)"


@pytest.mark.parametrize(("option", "ann", "bob"), [("nobody", 40, 30), ("who-stayed", 90, 5030)])
def test_10_7_4_a__the_super_bonus_of_who_stayed_by_reading_g28(option: str, ann: float, bob: float) -> None:
    at = table("vic-crown-pontoon", super_bonus_doubled=option)
    played = deal(at, "7H 7D 7H 7H", Double(1, {"ann": 2000}), wagers=(Wager("ann", 20), Wager("bob", 30)))
    assert (played.net("ann"), played.net("bob")) == (ann, bob)


@pytest.mark.parametrize("added", [2000, 1000])
def test_10_7_5__a_double_may_be_taken_back_for_the_original_wager(added: int) -> None:
    double = Double(1, {"ann": added})
    kept = deal(PONTOON, "KH 9D 2C 3S  JD", double, ann=20)
    assert kept.net() == -20 - added / 100
    back = deal(PONTOON, "KH 9D 2C 3S", double, Forfeit(1, "ann"), ann=20)
    assert [(each.result, each.net, each.rules[0]) for each in back.settled] == [(Result.FORFEIT, -2000, V + "10.7.5")]
    assert len(back.state.dealer) == 1


def test_10_7_5__not_over_21_nor_at_a_21_already_paid_nor_without_a_double() -> None:
    assert forbidden(PONTOON, "KH 9H 9D 2C 9C QS", DOUBLE, Forfeit(1, "ann"), wagers=BOTH) == V + "10.7.5"
    at_21 = deal(PONTOON, "5H 9D 6C JS", DOUBLE, ann=20)
    assert not at_21.events(WithdrawalOffered)
    assert forbidden(PONTOON, "KH 9H 9D 2C 9C 3S", HIT, STAND, Forfeit(1, "ann"), wagers=BOTH) == V + "10.7.5(a)"
    assert forbidden(table("vic-vegas-blackjack"), "KH 9H 9D 2C 9C 3S", DOUBLE, Forfeit(1, "ann"), wagers=BOTH) == V + "12.4.2(a)"


def test_10_7_5__until_the_dealer_draws_by_reading_g23() -> None:
    later = (DOUBLE, Stand(2), Forfeit(1, "ann"))
    played = deal(PONTOON, "KH 9H 9D 2C 9C 3S  JD", *later, wagers=BOTH)
    assert (played.net("ann"), played.net("bob")) == (-20, -20)
    at_once_only = table("vic-crown-pontoon", double_withdrawn_until="next-hand")
    assert forbidden(at_once_only, "KH 9H 9D 2C 9C 3S", DOUBLE, Stand(2), Forfeit(1, "ann"), wagers=BOTH) == V + "10.7.5"


def test_10_7_5_a__each_who_doubled_decides_for_himself() -> None:
    shared = (Wager("ann", 20), Wager("bob", 30), Wager("cat", 10))
    double = Double(1, {"ann": 2000, "bob": 3000})
    played = deal(PONTOON, "KH 9D 2C 3S  JD", double, Forfeit(1, "bob"), wagers=shared)
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [-40, -30, -10]
    played = deal(PONTOON, "KH 9D 2C 3S  5D 9S", double, Forfeit(1, "ann"), wagers=shared)
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [-20, 60, 10]
    assert forbidden(PONTOON, "KH 9D 2C 3S", double, Forfeit(1, "cat"), wagers=shared) == V + "10.7.5(a)"


@pytest.mark.parametrize(("counts", "net"), [("beside-it", -20), ("towards-it", -10)])
def test_10_7_5__a_wager_given_up_with_a_double_and_the_dealers_pontoon_by_reading_j14(counts: str, net: float) -> None:
    at = table("vic-crown-pontoon", double_withdrawn_counts=counts)
    played = deal(at, "8H AD 8C 2S 3C 9S  KD", Split(1), Double(1), Forfeit(1, "ann"), Stand(1), ann=10)
    assert played.net() == net  # 8-2-3 given up, 17 beaten
    only = deal(at, "8H AD 8C 2S 3C 2C 4S  KD", Split(1), Double(1), Double(1), Forfeit(1, "ann"), ann=10)
    assert only.net() == net  # the second double is the one taken back, the first hand loses one original or nothing more


@pytest.mark.parametrize(("others", "expected"), [("one-for-all", (-40, -10)), ("as-undoubled", (-40, 10))])
def test_10_7_2__the_ace_of_a_double_for_who_has_not_doubled_by_reading_j15(others: str, expected: tuple[float, float]) -> None:
    at = table("vic-crown-pontoon", doubled_ace_of_others=others)
    shared = (Wager("ann", 20), Wager("bob", 10))
    drawn = deal(at, "AH 7D 6C 4S  KD", Double(1, {"ann": 2000}), wagers=shared)  # A-6-4 is 11, or 21 and paid at once
    assert (drawn.net("ann"), drawn.net("bob")) == expected
    compared = deal(at, "AH 7D 6C 2S  KD", Double(1, {"ann": 2000}), wagers=shared)  # 9, or 19 against 17
    assert (compared.net("ann"), compared.net("bob")) == expected
    assert (V + "10.7.2" in compared.rules("bob")) is (others == "one-for-all")

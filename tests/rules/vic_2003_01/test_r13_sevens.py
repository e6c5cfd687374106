"""VIC-2003-01, rules 13.1 to 13.8: Magnificent Sevens, in either version, over Blackjack and Crown Blackjack."""

from __future__ import annotations

from itertools import product

import pytest

from pitboss.cli.adjudicate.page import print_round
from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, Double, FindAbsent, Hit, Split, Stand
from pitboss.play.events import CardDealt, EntryEarned, WagerSettled
from pitboss.play.settled import Result
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from pitboss.play.versions import require_one_version
from tests.play.rounds import Played, Wager, deal, rules_of, table
from tests.rules.at_table import box_of
from tests.rules.side_bets import DECK, every_opening, lost, opening

BET = "magnificent-sevens"
RULE = "VIC-2003-01"
HOSTS = ("vic-blackjack", "vic-crown-blackjack")
DECKS = (4, 5, 6, 7, 8)
SUITED, MIXED = "7H 5C 7H", "7H 5C 7S"
THREE_MIXED = dict(zip(DECKS, (950, 750, 650, 550, 500), strict=True))


def sevens(version: int = 1, decks: int = 8, host: str = "vic-blackjack") -> Table:
    return table(host, rules_of("vic-magnificent-sevens", version=version), decks=decks)


def bet(cards: str, *commands: Command, at: Table | None = None, complete: bool = False) -> Played:
    """Ann, $10 and $5 on the sevens, alone against the dealer."""
    return deal(at or sevens(), cards, *commands, wagers=[Wager("ann", 10, side=((BET, 5),))], complete=complete)


def check_line(version: int, line: str, odds: dict[int, int], hands: list[tuple[str, tuple[Command, ...]]]) -> None:
    """With each number of decks the hand pays its column, by that line of the version's table, and nothing else."""
    for host, decks, (cards, commands) in product(HOSTS, DECKS, hands):
        played = bet(cards, *commands, at=sevens(version, decks, host))
        (found,) = (each for each in played.settled if each.bet == BET)
        assert (found.net, found.odds) == (500 * odds[decks], f"{odds[decks]}:1")
        assert found.rule == f"{RULE} 13.8.1 Table {version}: {line}"


THREE_SUITED_HANDS: list[tuple[str, tuple[Command, ...]]] = [("7H 5C 7H  7H", (Hit(1),)), ("7S 5C 7S  7S", (Split(1),))]
THREE_MIXED_HANDS: list[tuple[str, tuple[Command, ...]]] = [
    ("7H 5C 7H  7S", (Hit(1),)),
    ("7H 5C 7S  7H", (Hit(1),)),
    ("7S 5C 7H  7D", (Split(1),)),
]
TWO_SUITED_HANDS: list[tuple[str, tuple[Command, ...]]] = [
    ("7H 5C 7H", (Stand(1),)),
    ("7H 5C 7H  2H", (Hit(1),)),
    ("7H 5C 7H  2S", (Hit(1),)),
    ("7H 5C 7H  KH", (Hit(1),)),
    ("7H 5C 7H  4S", (Split(1),)),
]
TWO_MIXED_HANDS: list[tuple[str, tuple[Command, ...]]] = [
    ("7H 5C 7S", (Stand(1),)),
    ("7H 5C 7D  2H", (Hit(1),)),
    ("7H 5C 7S  KC", (Hit(1),)),
    ("7C 5C 7S  4S", (Split(1),)),
]


def test_13_8_1_table_1_three_sevens_same_suit__7770_to_1() -> None:
    check_line(1, "Three Sevens same suit", dict.fromkeys(DECKS, 7770), THREE_SUITED_HANDS)


def test_13_8_1_table_1_three_sevens_mixed_suits__by_decks() -> None:
    check_line(1, "Three Sevens mixed suits", THREE_MIXED, THREE_MIXED_HANDS)


def test_13_8_1_table_1_two_sevens_same_suit__150_to_1_whatever_the_third_card() -> None:
    check_line(1, "Two Sevens same suit", dict.fromkeys(DECKS, 150), TWO_SUITED_HANDS)


def test_13_8_1_table_1_two_sevens_mixed_suit__50_to_1_whatever_the_third_card() -> None:
    check_line(1, "Two Sevens mixed suit", dict.fromkeys(DECKS, 50), TWO_MIXED_HANDS)


@pytest.mark.parametrize(
    ("cards", "command", "by_two", "by_three"),
    [
        ("7H 5C 7H  2H", Hit(1), 150, 150),
        ("7H 5C 7H  2S", Hit(1), 150, 50),
        ("7H 5C 7H  4S", Split(1), 150, 50),
        ("7H 5C 7H", Stand(1), 150, 50),
        ("7H 5C 7S  2H", Hit(1), 50, 50),
        ("7H 5C 7H  7H", Hit(1), 7770, 7770),
    ],
)
def test_13_8_1_table_1_two_sevens_same_suit__to_the_letter_of_reading_a13_all_three_cards_are_of_one_suit(
    cards: str, command: Command, by_two: int, by_three: int
) -> None:
    letter = table("vic-blackjack", rules_of("vic-magnificent-sevens", magnificent_sevens_suits="all-three"))
    for at, odds in ((sevens(), by_two), (letter, by_three)):
        assert bet(cards, command, at=at).net(bet=BET) == 5 * odds


def test_13_8_1_table_2_three_sevens_same_suit__16000_to_1() -> None:
    check_line(2, "Three Sevens same suit", dict.fromkeys(DECKS, 16_000), THREE_SUITED_HANDS)


def test_13_8_1_table_2_three_sevens_mixed_suits__by_decks() -> None:
    check_line(2, "Three Sevens mixed suits", THREE_MIXED, THREE_MIXED_HANDS)


def test_13_8_1_table_2_two_sevens_same_suit__150_to_1_whatever_the_third_card() -> None:
    check_line(2, "Two Sevens same suit", dict.fromkeys(DECKS, 150), TWO_SUITED_HANDS)


def test_13_8_1_table_2_two_sevens_mixed_suit__50_to_1_whatever_the_third_card() -> None:
    check_line(2, "Two Sevens mixed suit", dict.fromkeys(DECKS, 50), TWO_MIXED_HANDS)


@pytest.mark.proves("VIC-2003-01 13.7.1*")
def test_13_8_1__the_table_of_the_version_in_play_and_there_are_two() -> None:
    assert [bet(f"{SUITED}  7H", Hit(1), at=sevens(version)).net(bet=BET) for version in (1, 2)] == [5 * 7770, 5 * 16_000]
    assert f"{RULE} 13.7.1" in bet(SUITED, Stand(1)).rules(bet=BET)
    with pytest.raises(Refused) as fault:
        sevens(3)
    assert fault.value.rule == f"{RULE} 13.7.1"


def test_13_7_2__all_tables_play_the_same_version() -> None:
    plain = table("vic-blackjack")
    assert require_one_version([sevens(1), plain, sevens(1, 4, "vic-crown-blackjack")]) == 1
    assert require_one_version([sevens(2)]) == 2
    assert require_one_version([plain]) is None
    with pytest.raises(Refused) as fault:
        require_one_version([sevens(1), plain, sevens(2)])
    assert fault.value.rule == f"{RULE} 13.7.2"
    assert "versions 1 and 2" in fault.value.sentence


def test_13_4_1_a__any_third_seven_wins_as_three_and_any_other_card_as_two() -> None:
    for third in DECK:
        found = bet(f"{MIXED}  {third}", Hit(1))
        three = third[0] == "7"
        assert found.net(bet=BET) == 5 * (500 if three else 50)
        assert f"{RULE} 13.4.1({'a' if three else 'b'})" in found.rules(bet=BET)


def test_13_4_1_b__two_sevens_win_where_no_third_card_is_drawn() -> None:
    played = bet(f"{SUITED}  TD 7C", Stand(1), complete=True)
    assert (played.net(bet=BET), played.net(bet="main")) == (750, 10)
    assert f"{RULE} 13.4.1(b)" in played.rules(bet=BET)


def test_13_4_1_b__a_third_seven_of_the_dealer_or_of_another_box_is_nothing() -> None:
    assert bet("7H 7H 7H  7H", Stand(1)).net(bet=BET) == 750
    wagers = [Wager("ann", 10, 1, side=((BET, 5),)), Wager("bob", 10, 2, side=((BET, 5),))]
    played = deal(sevens(), "7H 7H 5C 7H 7H  7H", Stand(1), Hit(2), wagers=wagers, complete=False)
    assert (played.net("ann", BET), played.net("bob", BET)) == (750, 5 * 7770)


def test_13_4_1_b__a_bust_loses_the_main_wager_and_not_the_side_bet() -> None:
    played = bet(f"{MIXED}  KD", Hit(1), complete=True)
    assert (played.net(bet=BET), played.net(bet="main")) == (250, -10)


def test_13_4_2_a__a_first_card_other_than_seven_loses() -> None:
    for cards in ("8H 5C 7H", "AS 7C 7D", "6C 7D 6C"):
        found = opening(sevens(), BET, cards)
        assert lost(found)
        assert found.rule == f"{RULE} 13.4.2(a)"


def test_13_4_2_b__a_seven_and_another_card_lose() -> None:
    found = opening(sevens(), BET, "7H 7C 8H")
    assert lost(found)
    assert found.rule == f"{RULE} 13.4.2(b)"
    assert f"{RULE} 13.4.2(a)" not in found.rules
    assert bet("7H 5C 2H  7H", Hit(1)).net(bet=BET) == -5
    assert bet("7H 5C 7H  2H", Hit(1), Stand(1)).net(bet=BET) > 0, "a seven alone is no reason to lose"


def test_13_4_2_a__every_opening_without_two_sevens_loses_at_once_and_the_others_wait() -> None:
    at = sevens()
    losing = [(one, two) for one in DECK for two in DECK if (one[0], two[0]) != ("7", "7")]
    for (one, two), found in every_opening(at, BET, openings=losing):
        assert lost(found), (one, two)
        assert found.rule == f"{RULE} 13.4.2({'b' if one[0] == '7' else 'a'})"
    for one, two in ((one, two) for one in DECK for two in DECK if (one[0], two[0]) == ("7", "7")):
        assert bet(f"{one} 5C {two}", at=at).settled == ()


def test_13_6_1__split_sevens_and_the_next_card_count_as_the_first_three() -> None:
    third = bet(f"{SUITED}  7H", Split(1))
    assert third.net(bet=BET) == 5 * 7770
    assert f"{RULE} 13.6.1" in third.rules(bet=BET)
    on_the_second_hand = bet(f"{SUITED}  5D 7H 5S 7D", Split(1), Stand(1), Stand(1))
    assert on_the_second_hand.net(bet=BET) == 5 * 150


def test_13_6_1__a_card_drawn_to_a_double_after_the_split_comes_too_late() -> None:
    played = bet(f"{SUITED}  4D 7H", Split(1), Double(1))
    assert (played.state.hands[0].cards[-1].rank, played.net(bet=BET)) == ("7", 750)


def test_13_6_1__two_sevens_are_no_hand_to_double() -> None:
    with pytest.raises(Refused) as fault:
        bet(SUITED, Double(1))
    assert fault.value.rule == f"{RULE} 7.5.4(a)"


def test_13_6_1_a__settled_by_the_version_in_play_the_moment_the_card_falls_then_the_hand_goes_on() -> None:
    for version, odds in ((1, 7770), (2, 16_000)):
        played = bet(f"{SUITED}  7H", Split(1), at=sevens(version))
        fell = max(place for place, event in enumerate(played.log) if isinstance(event, CardDealt))
        assert isinstance(played.log[fell + 1], WagerSettled)
        assert played.net(bet=BET) == 5 * odds
        assert f"{RULE} 13.6.1(a)" in played.rules(bet=BET)
        assert played.state.awaits is Awaits.DECISION
    whole = bet(f"{SUITED}  4D TD 9C TC TH", Split(1), Hit(1), Stand(1), complete=True)
    assert [(each.bet, each.net) for each in whole.settled] == [(BET, 75_000), ("main", 1000), ("main", 1000)]


def test_13_6_1_a__settled_as_soon_as_a_hand_stands_though_other_boxes_are_still_to_play() -> None:
    wagers = [Wager("ann", 10, 1, side=((BET, 5),)), Wager("bob", 10, 2)]
    played = deal(sevens(), "7H 9S 5C 7S 8D", Stand(1), wagers=wagers, complete=False)
    assert [(each.box, each.bet, each.net) for each in played.settled] == [(1, BET, 25_000)]
    assert (played.state.awaits, played.state.hands[played.state.turn].box) == (Awaits.DECISION, 2)


def test_13_4_1_b__an_absent_players_fourteen_takes_no_third_card_and_wins_as_two_sevens() -> None:
    assert bet(f"{SUITED}  7H", FindAbsent(1)).net(bet=BET) == 750


def test_13_4_1_a__every_bettor_of_a_shared_box_is_settled_on_the_boxs_cards_whether_splitting_or_riding() -> None:
    wagers = [Wager("ann", 10, side=((BET, 5),)), Wager("bob", 10, side=((BET, 2),)), Wager("cid", 10)]
    drawn = deal(sevens(), f"{SUITED}  7H", Hit(1), wagers=wagers, complete=False)
    assert [drawn.net(who, BET) for who in ("ann", "bob", "cid")] == [38_850, 15_540, 0]
    assert [event.player for event in drawn.events(EntryEarned)] == ["ann", "bob"]
    riding = deal(sevens(), f"{SUITED}  7S", Split(1, ("ann",)), wagers=wagers, complete=False)
    assert [riding.net(who, BET) for who in ("ann", "bob", "cid")] == [2500, 1000, 0]


def test_13_8_1_table_1_free_entry__three_suited_sevens_in_version_1_alone_earn_one() -> None:
    earned = bet(f"{SUITED}  7H", Hit(1)).events(EntryEarned)
    assert [(event.player, event.box, event.rule) for event in earned] == [("ann", 1, f"{RULE} 13.8.1 Table 1: * free entry")]
    assert bet(f"{SUITED}  7H", Split(1)).events(EntryEarned) != []
    assert bet(f"{SUITED}  7H", Hit(1), at=sevens(2)).events(EntryEarned) == []
    for cards, command in ((f"{SUITED}  7S", Hit(1)), (f"{SUITED}  2H", Hit(1)), (SUITED, Stand(1))):
        assert bet(cards, command).events(EntryEarned) == []
    without = deal(sevens(), f"{SUITED}  7H", Hit(1), complete=False, ann=10)
    assert without.events(EntryEarned) == []


def test_13_2_1_magnificent_sevens_tournament__either_version_earns_an_entry_by_the_other_side_of_reading_g33() -> None:
    for version, entries in (("1", 0), ("1, 2", 1)):
        second = table("vic-blackjack", rules_of("vic-magnificent-sevens", version=2, m7_entry_version=version))
        assert len(bet(f"{SUITED}  7H", Hit(1), at=second).events(EntryEarned)) == entries


def test_13_5_2__a_side_bet_needs_the_bettors_own_wager() -> None:
    with pytest.raises(Refused) as fault:
        deal(sevens(), "", wagers=[Wager("ann", 10), Wager("bob", 0, side=((BET, 5),))])
    assert fault.value.rule == f"{RULE} 13.5.2"


def test_13_8_1__both_side_bets_of_the_house_are_settled_each_by_its_own_rules() -> None:
    at = table("vic-blackjack", rules_of("vic-magnificent-sevens", version=2), "vic-perfect-pairs", decks=6)
    wagers = [Wager("ann", 10, side=((BET, 5), ("perfect-pairs", 5)))]
    played = deal(at, f"{SUITED}  7D", Hit(1), wagers=wagers, complete=False)
    assert (played.net(bet="perfect-pairs"), played.net(bet=BET)) == (125, 5 * 650)
    assert {each.result for each in played.settled} == {Result.WIN}


def test_13_8_1_table_1_free_entry__the_entry_won_stands_in_the_answer_and_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    wager = {"player": "ann", "stake": 20, "side": {"magnificent-sevens": 5}}
    hit = [{"box": 1, "do": "hit"}]
    answer = box_of("vic-blackjack", wager, cards="7D 6D 7D 7D KD KC", decisions=hit, magnificent_sevens={})
    assert [(each["player"], each["box"]) for each in answer["tournament_entries"]] == [("ann", 1)]
    print_round("round 1", answer, {})
    assert "ann on box 1 has earned an entry to the tournament (13." in capsys.readouterr().out
    none = box_of("vic-blackjack", wager, cards="7D 6D 7S 7D KD KC", decisions=hit, magnificent_sevens={})
    assert "tournament_entries" not in none

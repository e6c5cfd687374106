"""VIC-2003-01 rule 8.1: the bets of a round and the odds payable."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Hit, Insure, Stand
from pitboss.play.events import Result
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, forbidden

BLACKJACK = table("vic-blackjack")


def test_8_1__three_lines_three_odds() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(BLACKJACK, "AH KS AD KC 9C  QS", Insure(1, "ann", 1000), Insure(2, "bob", 1000), Stand(2), wagers=wagers)
    assert {(each.player, each.bet): (each.odds, each.net) for each in played.settled} == {
        ("ann", "insurance"): ("2:1", 2000),
        ("bob", "insurance"): ("2:1", 2000),
        ("ann", "main"): ("", 0),
        ("bob", "main"): ("", -2000),
    }
    odds = {each.odds for cards in ("AH 6D KC", "KH 6D 9C KD 9S") for each in deal(BLACKJACK, cards, *STANDS[cards], ann=20).settled}
    assert odds == {"3:2", "1:1"}
    with pytest.raises(Refused, match="not offered"):  # no other bet is to be had at this table
        deal(BLACKJACK, "AH 6D KC", wagers=(Wager("ann", 20, side=(("lucky-lucky", 5),)),))


STANDS = {"AH 6D KC": (), "KH 6D 9C KD 9S": (Stand(1),)}


@pytest.mark.parametrize("ten", "TJQK")
def test_8_1_table_blackjack__three_to_two(ten: str) -> None:
    for cards in (f"AH 6D {ten}C", f"{ten}H 6D AC"):
        played = deal(BLACKJACK, cards, ann=20)
        assert (played.net(), played.settled[0].odds) == (30, "3:2")
        assert V + "8.1 Table: Blackjack" in played.rules()
    three_cards = deal(BLACKJACK, f"5H 6D 6C {ten}S  KD 9S", Hit(1), ann=20)
    assert three_cards.net() == 20


@pytest.mark.parametrize(
    ("chip", "stake", "net"), [("0.50", 15, 22.5), ("5", 15, 25), ("0.50", 2.5, 4), ("0.50", 1, 1.5), ("1", 5, 8), ("5", 10, 15)]
)
def test_8_1_table_blackjack__paid_to_the_next_amount_that_chips_make_up(chip: str, stake: float, net: float) -> None:
    assert deal(table("vic-blackjack", smallest_chip=chip), "AH 6D KC", ann=stake).net() == net


@pytest.mark.parametrize("decks", [4, 5, 6, 7, 8])
def test_8_1_table_blackjack__with_any_number_of_decks(decks: int) -> None:
    assert deal(table("vic-blackjack", decks=decks), "AH 6D KC", ann=20).net() == 30


@pytest.mark.parametrize(
    ("cards", "commands", "net"),
    [
        ("KH 6D 9C  KD 9S", (Stand(1),), 20),
        ("KH 6D 9C  KD 2S", (Stand(1),), 20),
        ("7H 6D 7C 7S  KD 2S", (Hit(1),), 20),
        ("2H 6D 3C 4S 5S 7D  KD 2S", (Hit(1), Hit(1), Hit(1)), 20),
    ],
)
def test_8_1_table_all_other_winning_wagers__one_to_one(cards: str, commands: tuple[Hit | Stand, ...], net: float) -> None:
    played = deal(BLACKJACK, cards, *commands, ann=20)
    assert (played.net(), played.settled[0].odds, played.settled[0].rules[-1]) == (
        net,
        "1:1",
        V + "8.1 Table: All other winning wagers",
    )


@pytest.mark.parametrize(("amount", "net"), [(10, 20), (5, 10), (0.5, 1)])
def test_8_1_table_insurance__two_to_one_on_a_ten_by_reading_a1(amount: float, net: float) -> None:
    placed = Insure(1, "ann", round(amount * 100))
    won = deal(BLACKJACK, "KH AD 9C  KS", placed, Stand(1), ann=20)
    assert (won.net(bet="insurance"), won.rules(bet="insurance")[-1]) == (net, V + "8.1 Table: Insurance")
    lost = deal(BLACKJACK, "KH AD 9C  7S", placed, Stand(1), ann=20)  # as the table is printed this would win
    assert [(each.result, each.net) for each in lost.settled if each.bet == "insurance"] == [(Result.LOSE, -amount * 100)]


@pytest.mark.parametrize(("second", "net", "printed"), [("KS", 20, -10), ("7S", -10, 20), ("AS 5D", -10, 20)])
def test_8_1_table_insurance__as_printed_by_the_other_side_of_reading_a1(second: str, net: float, printed: float) -> None:
    placed, letter = Insure(1, "ann", 1000), table("vic-blackjack", insurance_wins_on="not-ten-value")
    assert deal(BLACKJACK, f"KH AD 9C  {second}", placed, Stand(1), ann=20).net(bet="insurance") == net
    played = deal(letter, f"KH AD 9C  {second}", placed, Stand(1), ann=20)
    assert played.net(bet="insurance") == printed
    assert V + "5.7.1" in played.rules(bet="insurance")


def test_8_1_table_insurance__at_most_half_and_only_against_an_ace() -> None:
    cap = V + "8.1 Table: Insurance (stake cap)"
    assert forbidden(BLACKJACK, "KH AD 9C", Insure(1, "ann", 1001), ann=20) == cap
    assert forbidden(BLACKJACK, "KH AD 9C", Insure(1, "ann", 0), ann=20) == cap
    assert forbidden(BLACKJACK, "KH AD 9C", Insure(1, "ann", 500), Insure(1, "ann", 600), ann=20) == cap
    assert forbidden(BLACKJACK, "KH KD 9C", Insure(1, "ann", 1000), ann=20) == V + "7.3.2"
    assert forbidden(BLACKJACK, "KH AD 9C", Insure(1, "bob", 500, owner="ann"), ann=20, bob=20) == V + "7.3.2"

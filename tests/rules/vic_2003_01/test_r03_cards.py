"""VIC-2003-01 rule 3.2: what cards count, and how the dealer calls an ace."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Hit, Stand
from pitboss.play.events import CardDealt, DealerToDraw
from tests.play.rounds import deal, table
from tests.rules.at_table import V, calls

BLACKJACK = table("vic-blackjack")
HIT, STAND = Hit(1), Stand(1)


@pytest.mark.parametrize(
    ("cards", "decisions", "total", "net"),
    [
        ("AH 9D 6C  8S", [STAND], 17, 0),  # 11 and 6 against 17
        ("AH 9D 5C  8S", [STAND], 16, -20),
        ("AH 9D 6C TS  8S", [HIT, STAND], 17, 0),  # 11 would make 27: the ace counts 1
        ("AH 7D AC 9S  TD", [HIT], 21, 20),  # one ace 11, the other 1
        ("AH 9D 9C AS  TD", [HIT], 21, 20),
        ("AH 9D 9C AS  AD", [HIT], 21, 20),  # nine and ace: the dealer stands on soft 20
        ("5H 9D 6C AS  KD", [HIT, STAND], 12, -20),  # 11 would make 22
        ("KH AD 9C  5S TS 4D", [STAND], 19, -20),  # the dealer's ace turns from 11 to 1: 16, then 20
        ("KH AD 9C  5S TS 2D", [STAND], 19, 20),  # 18
    ],
)
def test_3_2_1__eleven_unless_that_is_over_21(cards: str, decisions: list[Command], total: int, net: float) -> None:
    played = deal(BLACKJACK, cards, *decisions, ann=20)
    assert (played.state.hands[0].total, played.net()) == (total, net)


def test_3_2_1_a__both_totals_are_called_until_the_player_stands_or_eleven_would_bust() -> None:
    drawn = deal(BLACKJACK, "AH 7D 2C AS 3D 9C  TD", HIT, HIT, HIT, STAND, ann=20)
    assert calls(drawn) == ["No more bets", "3 or 13", "4 or 14", "7 or 17", "16"]
    stood = deal(BLACKJACK, "AH 7D 6C  TD", STAND, ann=20)
    assert calls(stood) == ["No more bets", "7 or 17", "17"]
    hard = deal(BLACKJACK, "KH 7D 6C  TD", STAND, ann=20)
    assert calls(hard) == ["No more bets", "16"]
    at_21 = deal(BLACKJACK, "AH 7D 6C 4S  TD", HIT, ann=20)
    assert calls(at_21) == ["No more bets", "7 or 17", "21"]


@pytest.mark.parametrize(
    ("dealer", "drawn", "net"),
    [
        ("AD 6S", 2, 20),  # soft 17 and the dealer must stand, though any card but a bust would help
        ("6D AS", 2, 20),
        ("AD 7S", 2, 0),
        ("AD 8S", 2, -20),
        ("AD AS 5D", 3, 20),  # the first ace 11, the second 1
        ("2D 3S AD AS", 4, 20),
        ("AD 5S 5D", 3, -20),  # soft 16 is not among 17 to 21: drawn to 21
        ("AD 5S KD 3H", 4, -20),  # 11 would make 26, so 16, and on to 19
    ],
)
def test_3_2_1_b__the_dealers_first_ace_counts_11_on_17_to_21_and_the_dealer_stands(dealer: str, drawn: int, net: float) -> None:
    first, *rest = dealer.split()
    played = deal(BLACKJACK, f"KH {first} 8C {' '.join(rest)}", STAND, ann=20)
    assert (len(played.state.dealer), played.net()) == (drawn, net)
    assert {event.rule for event in played.events(DealerToDraw)} == {V + "7.5.6(a)"}


@pytest.mark.parametrize(
    ("rank", "total", "net"), [(r, 8 + v, -20 if v < 9 else 0 if v == 9 else 20) for v, r in enumerate("23456789T", start=2)]
)
def test_3_2_2__number_cards_count_their_number(rank: str, total: int, net: float) -> None:
    played = deal(BLACKJACK, f"{rank}H 9D 8C  8S", STAND, ann=20)
    assert (played.state.hands[0].total, played.net()) == (total, net)


@pytest.mark.parametrize("rank", "JQK")
def test_3_2_3__court_cards_count_ten(rank: str) -> None:
    played = deal(BLACKJACK, f"{rank}H 9D 8C  8S", STAND, ann=20)
    assert (played.state.hands[0].total, played.net()) == (18, 20)
    dealers = deal(BLACKJACK, f"KH 8D 8C  {rank}S", STAND, ann=20)
    assert dealers.net() == 0
    assert dealers.events(CardDealt)[-1].card.pips == 10

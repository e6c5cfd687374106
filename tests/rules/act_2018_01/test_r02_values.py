"""ACT-2018-01 rule 2.5: what the cards count."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Hit, Split, Stand
from tests.play.rounds import deal, table

ACT = table("act-blackjack")


@pytest.mark.proves("ACT-2018-01 2.5")
@pytest.mark.parametrize(
    ("cards", "decisions", "total", "net"),
    [
        ("AH 9D 6S 8D", (Stand(1),), 17, 0),  # 11 + 6 against 17
        ("AH 9D 6S KC 8D", (Hit(1), Stand(1)), 17, 0),  # the king makes the ace a 1
        ("AH 9D AS 7C 8D", (Hit(1), Stand(1)), 19, 20),  # of two aces only one counts 11
        ("AH 9D AS 9C 8D", (Hit(1),), 21, 20),
        ("AH 9D AS KC 9C 8D", (Hit(1), Hit(1)), 21, 20),  # both count 1
    ],
)
def test_2_5_a__an_ace_counts_one_or_eleven(cards: str, decisions: tuple[Hit | Stand, ...], total: int, net: int) -> None:
    played = deal(ACT, cards, *decisions, ann=20)
    assert played.state.hands[0].total == total
    assert played.net() == net


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9"])
def test_2_5_b__two_to_nine_count_their_face(rank: str) -> None:
    played = deal(ACT, f"KH 9D {rank}S 9C", Stand(1), ann=20)
    assert played.state.hands[0].total == 10 + int(rank)
    assert played.net() == {"8": 0, "9": 20}.get(rank, -20)


@pytest.mark.parametrize("rank", ["T", "J", "Q", "K"])
def test_2_5_c__tens_and_court_cards_count_ten(rank: str) -> None:
    played = deal(ACT, f"9H 9D {rank}S 9C", Stand(1), ann=20)
    assert played.state.hands[0].total == 19
    assert played.net() == 20
    assert played.state.dealer_total == 18
    apart = deal(ACT, f"KH 9D {rank}S 9S 8S 9C", Split(1), Stand(1), Stand(1), ann=20)
    assert [hand.total for hand in apart.state.hands] == [19, 18]
    assert apart.net() == 20 + 0

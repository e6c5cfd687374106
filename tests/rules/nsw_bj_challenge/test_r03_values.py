"""NSW-BJ-CHALLENGE rules 3.2, 3.3 and 5.9: what the cards count, how tens rank, and what cannot be paid exactly."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Split, Stand
from tests.play.rounds import deal, table

CHALLENGE = table("nsw-blackjack-challenge")


@pytest.mark.proves("NSW-BJ-CHALLENGE 3.2")
@pytest.mark.parametrize(
    ("cards", "decisions", "total", "net"),
    [
        ("AH 9D 8S 8D", (Stand(1),), 19, 20),
        ("AH 9D 8S KC 8D", (Hit(1), Stand(1)), 19, 20),
        ("AH 9D AS 7C 8D", (Hit(1), Stand(1)), 19, 20),
        ("AH 9D AS KC 9C", (Hit(1), Hit(1)), 21, 20),
        ("AH 6D 8S 2C", (Double(1),), 21, 40),  # a doubled ace counts eleven still
    ],
)
def test_3_2_1__an_ace_counts_eleven_or_one(cards: str, decisions: tuple[Command, ...], total: int, net: float) -> None:
    played = deal(CHALLENGE, cards, *decisions, ann=20)
    assert (played.state.hands[0].total, played.net()) == (total, net)


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "T"])
def test_3_2_2__two_to_ten_count_their_face(rank: str) -> None:
    face = 10 if rank == "T" else int(rank)
    played = deal(CHALLENGE, f"KH 9D {rank}S 9C", Stand(1), ann=20)
    assert played.state.hands[0].total == 10 + face
    assert played.net() == (20 if face > 8 else -20)


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_3_2_3__court_cards_count_ten(rank: str) -> None:
    played = deal(CHALLENGE, f"9H 9D {rank}S 9C", Stand(1), ann=20)
    assert (played.state.hands[0].total, played.net()) == (19, 20)
    apart = deal(CHALLENGE, f"TH 9D {rank}S 9S TC 9C", Split(1), Stand(1), Stand(1), ann=20)
    assert apart.net() == 40


@pytest.mark.parametrize(
    ("player", "against_king", "against_queen", "against_jack", "against_ten"),
    [("K", 80, 100, 100, 100), ("Q", 60, 80, 100, 100), ("J", 60, 60, 80, 100), ("T", 60, 60, 60, 80)],
)
def test_3_3__king_queen_jack_ten_rank_in_that_order(
    player: str, against_king: float, against_queen: float, against_jack: float, against_ten: float
) -> None:
    expected = {"K": against_king, "Q": against_queen, "J": against_jack, "T": against_ten}
    for dealer, won in expected.items():
        assert deal(CHALLENGE, f"AH {dealer}D {player}S AC", ann=20).net() == won
        assert deal(CHALLENGE, f"{player}H AD AS {dealer}C", ann=20).net() == won


@pytest.mark.parametrize(
    ("chip", "stake", "natural", "evens"),
    [("0.50", 20, 40, 20), ("0.50", 1.25, 2.5, 1.5), ("5", 12, 25, 15), ("5", 10, 20, 10)],
)
def test_5_9__a_payment_that_chips_cannot_make_goes_up_to_the_next_that_they_can(
    chip: str, stake: float, natural: float, evens: float
) -> None:
    at = table("nsw-blackjack-challenge", smallest_chip=chip)
    assert deal(at, "AH 6D KS", ann=stake).net() == natural
    assert deal(at, "KH 9D KS 9C", Stand(1), ann=stake).net() == evens
    assert deal(at, "KH 9D 8S 9C", Stand(1), ann=stake).net() == -stake  # a loss is never rounded

"""NSW-STAR-BJ rules 3.2 and 5.9: what the cards count, and what cannot be paid exactly."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Insure, Split, Stand
from tests.play.rounds import deal, table

STAR = table("nsw-star-blackjack")


@pytest.mark.proves("NSW-STAR-BJ 3.2")
@pytest.mark.parametrize(
    ("cards", "decisions", "total", "net"),
    [
        ("AH 9D 6S 8D", (Stand(1),), 17, 0),
        ("AH 9D 6S KC 8D", (Hit(1), Stand(1)), 17, 0),  # eleven would take it over 21
        ("AH 9D AS 7C 8D", (Hit(1), Stand(1)), 19, 20),
        ("AH 9D AS KC 9C 8D", (Hit(1), Hit(1)), 21, 20),
        ("AH 6D 8S 2C KD 3S", (Double(1),), 11, -40),  # rule 11.1 counts it 1 on a double
    ],
)
def test_3_2_1__an_ace_counts_eleven_unless_that_goes_over_21(cards: str, decisions: tuple[Command, ...], total: int, net: float) -> None:
    played = deal(STAR, cards, *decisions, ann=20)
    assert played.state.hands[0].total == total
    assert played.net() == net


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "T"])
def test_3_2_2__two_to_ten_count_their_face(rank: str) -> None:
    face = 10 if rank == "T" else int(rank)
    played = deal(STAR, f"KH 9D {rank}S 9C", Stand(1), ann=20)
    assert played.state.hands[0].total == 10 + face
    assert played.net() == {8: 0, 9: 20, 10: 20}.get(face, -20)


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_3_2_3__court_cards_count_ten(rank: str) -> None:
    played = deal(STAR, f"9H 9D {rank}S 9C", Stand(1), ann=20)
    assert (played.state.hands[0].total, played.net()) == (19, 20)
    apart = deal(STAR, f"TH 9D {rank}S 9S 8S 9C", Split(1), Stand(1), Stand(1), ann=20)
    assert apart.net() == 20


@pytest.mark.parametrize(
    ("chip", "stake", "won"),
    [
        ("0.50", 20, 30),
        ("0.50", 2.5, 4),  # 3.75 and no chip of 25 cents
        ("0.50", 1, 1.5),
        ("5", 25, 40),  # 37.50
        ("5", 15, 25),  # 22.50
        ("5", 10, 15),
        ("2.50", 15, 22.5),
    ],
)
def test_5_9__a_payment_that_chips_cannot_make_goes_up_to_the_next_that_they_can(chip: str, stake: float, won: float) -> None:
    at = table("nsw-star-blackjack", smallest_chip=chip)
    assert deal(at, "AH 6D KS", ann=stake).net() == won
    assert deal(at, "AH KD KS 9C", ann=stake).net() == won


def test_5_9__a_loss_is_never_rounded() -> None:
    fives = table("nsw-star-blackjack", smallest_chip=5)
    played = deal(fives, "9H AD 9S 9C", Insure(1, "ann", 1200), Stand(1), ann=24)
    assert (played.net(bet="insurance"), played.net(bet="main")) == (-12, -24)
    won = deal(fives, "9H AD 9S KC", Insure(1, "ann", 1200), Stand(1), ann=24)
    assert won.net(bet="insurance") == 25  # 24, paid as 25

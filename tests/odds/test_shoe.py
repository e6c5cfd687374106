"""Shoes and hands as a person writes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from pitboss.cards.card import CARDS, RANKS, SUITS
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.odds.hand_text import read_hand
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import read_removed, read_shoe
from tests.odds.by_hand import full, of, shoe_of, shoes
from tests.play.rounds import rules_of

BLACKJACK = rules_of("vic-blackjack")
PONTOON = rules_of("vic-crown-pontoon")
ONE_DECK = rules_of("vic-crown-com-bo", decks=1)


READERS: tuple[Callable[[str], Shoe], ...] = (
    lambda text: read_shoe(text, BLACKJACK),
    lambda text: read_removed(text, full(BLACKJACK), BLACKJACK),
)


def refusal_of(read: Callable[[str], object], text: str) -> PitbossError | None:
    try:
        read(text)
    except PitbossError as fault:
        return fault
    return None


def suits(shoe: Shoe, rank: str) -> list[int]:
    return [shoe.of_card(CARDS[rank + suit]) for suit in SUITS]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("KD", "KD"),
        ("KD KD,KD", "KD KD KD"),
        ("KD=3", "KD KD KD"),
        ("kd=2 , kd", "KD KD KD"),
        ("5", "5S"),
        ("5 5", "5S 5H"),
        ("5=6", "5S 5S 5H 5H 5D 5C"),
        ("AD=2 A=3", "AD AD AS AH AC"),
        ("KD=0 7S", "7S"),
        ("  7S,\n8S ", "7S 8S"),
    ],
)
def test_what_a_shoe_holds(text: str, cards: str) -> None:
    assert read_shoe(text, BLACKJACK) == shoe_of(cards)


def test_a_whole_shoe_in_thirteen_words() -> None:
    assert read_shoe(" ".join(f"{rank}=32" for rank in RANKS), BLACKJACK) == full(BLACKJACK)


@given(shoe=shoes(least=1))
def test_any_shoe_is_read_back(shoe: Shoe) -> None:
    assert read_shoe(", ".join(f"{card!r}={count}" for card, count in shoe.cards), BLACKJACK) == shoe


@given(rank=st.sampled_from(RANKS), count=st.integers(0, 32))
def test_a_bare_rank_is_spread_evenly(rank: str, count: int) -> None:
    held = suits(read_shoe(f"{rank}={count}", BLACKJACK), rank)
    assert sum(held) == count
    assert max(held) - min(held) <= 1
    left = suits(read_removed(f"{rank}={count}", full(BLACKJACK), BLACKJACK), rank)
    assert sum(left) == 32 - count
    assert max(left) - min(left) <= 1


def test_removed_cards_are_gone() -> None:
    left = read_removed("KD=8 5 5", full(BLACKJACK), BLACKJACK)
    assert (left.of_card(CARDS["KD"]), suits(left, "5"), len(left)) == (0, [7, 7, 8, 8], 406)


def test_a_bare_rank_is_taken_from_the_suits_that_have_most() -> None:
    assert suits(read_removed("5D=3 5=2", full(BLACKJACK), BLACKJACK), "5") == [7, 7, 5, 8]


def test_the_cards_of_a_bare_rank_need_not_be_of_every_suit() -> None:
    assert read_removed("K=2", shoe_of("KD KD KD 5S"), BLACKJACK) == shoe_of("KD 5S")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no card is named"),
        (" , ", "no card is named"),
        ("10H", "'10H' is not how a ten is written, which is T"),
        ("10=4", "'10=4' is not how a ten is written, which is T"),
        ("X", "'X' is neither a card nor a rank"),
        ("KDKD", "'KDKD' is neither a card nor a rank"),
        ("KD;5", "'KD;5' is neither a card nor a rank"),
        ("A=", "'A=' has no number after ="),
        ("A=x", "'A=x' has 'x' where a whole number of cards belongs"),
        ("A=-1", "'A=-1' has '-1' where a whole number of cards belongs"),
        ("A=1.5", "'A=1.5' has '1.5' where a whole number of cards belongs"),
        ("A=٣", "'A=٣' has '٣' where a whole number of cards belongs"),
        ("A=99999999999", "'A=99999999999' has more cards than any shoe holds"),
        ("=5", "'=5' is neither a card nor a rank"),
    ],
)
def test_what_cannot_be_read(text: str, said: str) -> None:
    for read in READERS:
        with pytest.raises(Malformed) as fault:
            read(text)
        assert fault.value.sentence.startswith(said)
        assert "write cards such as KD or KD=7 and ranks such as 5 or A=28" in fault.value.sentence


@pytest.mark.parametrize(
    ("text", "said", "rule"),
    [
        ("KD=9", "9 of KD is more than the 8 that 8 decks have", "VIC-2003-01 3.1"),
        ("A=33", "33 of A is more than the 32 that 8 decks have", "VIC-2003-01 3.1"),
        ("AS=8 A=25", "33 of A is more than the 32 that 8 decks have", "VIC-2003-01 3.1"),
        ("T=128", "128 of T is more than the 32 that 8 decks have; T is the ten alone, so write J, Q and K besides", "VIC-2003-01 3.1"),
    ],
)
def test_more_than_the_pack_has_is_refused(text: str, said: str, rule: str) -> None:
    for read in READERS:
        with pytest.raises(Refused) as fault:
            read(text)
        assert (fault.value.sentence, fault.value.rule) == (f"{said} ({rule})", rule)


def test_a_rank_that_the_game_removes_is_refused() -> None:
    for text in ("TS", "T", "T=0"):
        with pytest.raises(Refused) as fault:
            read_shoe(text, PONTOON)
        assert fault.value.sentence == "Crown Pontoon is played without T (VIC-2003-01 10.4.1)"


def test_one_deck_is_one() -> None:
    with pytest.raises(Refused, match="2 of KD is more than the 1 that 1 deck has"):
        read_shoe("KD=2", ONE_DECK)


@pytest.mark.parametrize(
    ("text", "said"), [("KD=2", "2 of KD cannot have gone: the shoe has 1 of them"), ("5", "1 of 5 cannot have gone: the shoe has 0")]
)
def test_what_the_shoe_has_not_cannot_have_gone(text: str, said: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_removed(text, shoe_of("KD 9S"), BLACKJACK)
    assert fault.value.sentence.startswith(said)


@given(text=st.text(max_size=12))
def test_any_text_is_a_shoe_or_one_sentence(text: str) -> None:
    for read in (*READERS, lambda text: read_hand(text, full(BLACKJACK), BLACKJACK)):
        fault = refusal_of(read, text)
        assert fault is None or (fault.sentence and "\n" not in fault.sentence)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("8H8S", "8H 8S"),
        ("8,8", "8S 8H"),
        ("AT", "AS TH"),
        ("a t", "AS TH"),
        ("7H7", "7H 7S"),
        ("777", "7S 7H 7D"),
        ("6S 7S 8", "6S 7S 8H"),
    ],
)
def test_what_a_hand_is(text: str, cards: str) -> None:
    assert " ".join(map(repr, read_hand(text, full(BLACKJACK), BLACKJACK))) == cards


def test_a_bare_t_where_there_are_no_tens_is_another_ten_value_card() -> None:
    assert read_hand("T", full(PONTOON), PONTOON) == (CARDS["JS"],)
    with pytest.raises(Refused, match="played without T"):
        read_hand("TS", full(PONTOON), PONTOON)


def test_a_bare_rank_is_one_that_the_shoe_has() -> None:
    assert read_hand("8 8 T", shoe_of("8C 8C 8C QD 5S"), BLACKJACK) == (CARDS["8C"], CARDS["8C"], CARDS["QD"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no card is named: write ranks"),
        ("8X", "'8X' cannot be read, for 'X' is no card: write ranks"),
        ("108", "'108' cannot be read, for a ten is T: write ranks"),
        ("8,8,8", "no 8 is left in the shoe"),
        ("8H8H8H", "3 of 8H cannot have come from the shoe, which had 2 of them"),
    ],
)
def test_what_is_no_hand(text: str, said: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_hand(text, shoe_of("8H 8H 9S 5C"), BLACKJACK)
    assert fault.value.sentence.startswith(said)


def test_a_hand_of_more_than_the_pack_has_is_refused() -> None:
    rules, shoe = of("vic-crown-com-bo", decks=1)
    with pytest.raises(Refused):
        read_hand("KDKD", shoe, rules)
    assert Counter(read_hand("KKKK", shoe, rules)) == Counter(CARDS["K" + suit] for suit in SUITS)

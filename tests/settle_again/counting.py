"""Counting cards and chips."""

from __future__ import annotations

from tests.settle_again.sheet import Sheet


def worth(card: str) -> int:
    """A card's value with an ace as one. VIC 3.2, ACT 2.5, STAR 3.2, BJC 3.2."""
    rank = card[0]
    if rank == "A":
        return 1
    return 10 if rank in "TJQK" else int(rank)


def total(cards: list[str], aces_at_one: int = 0) -> int:
    """The total; an ace counts 11 unless that passes 21 (VIC 3.2.1, ACT 2.5(a), STAR 3.2.1, BJC 3.2.1). So many aces are held at one."""
    low = sum(worth(card) for card in cards)
    free_aces = sum(card[0] == "A" for card in cards) - aces_at_one
    return low + 10 if free_aces > 0 and low + 10 <= 21 else low


def soft(cards: list[str]) -> bool:
    """Whether an ace counts 11."""
    return total(cards) != sum(worth(card) for card in cards)


def ace_and_ten(cards: list[str]) -> bool:
    """An ace and a ten-value card, and no other. VIC 1.1 and 10.2.1, ACT "Blackjack", STAR 1.1, BJC 1.1."""
    return len(cards) == 2 and sorted(map(worth, cards)) == [1, 10]


def pay(sheet: Sheet, stake: int, win: int, on: int = 1, *, rounds: bool = True) -> int:
    """So many to so many on a stake; an amount that chips cannot make is paid to the next they can (VIC 6.2.3, Com-Bo 6.2(c), NSW 5.9)."""
    cents = -(-stake * win // on)  # there is no coin under a cent, and nobody is paid less than the odds
    chip = round(float(sheet.option("smallest-chip", "0.50").replace("$", "")) * 100)
    return -(-cents // chip) * chip if rounds else cents


def pair(cards: list[str]) -> str:
    """What kind of pair the first two cards are, by suit and colour. VIC 15.2.1, ACT 17.4, STAR 14.10, BJC 14.8."""
    first, second = cards[:2]
    if first[0] != second[0]:
        return ""  # VIC 15.5.1(b), ACT 17.9(d), STAR 14.9: the same number or picture
    if first[1] == second[1]:
        return "perfect"
    return "coloured" if (first[1] in "HD") == (second[1] in "HD") else "mixed"

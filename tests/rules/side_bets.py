"""Side bets for tests: boxes filled with chosen cards, the documents' words on pairs, and packs counted card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from pitboss.play.events import WagerSettled
from pitboss.play.settled import Result
from pitboss.play.table import Table
from tests.play.rounds import Played, Wager, deal

RANKS = "A23456789TJQK"
DECK = tuple(rank + suit for rank, suit in product(RANKS, "SHDC"))
TWO_CARDS = tuple(product(DECK, DECK))


def pair_kind(one: str, two: str) -> str:
    """What two cards are by the words of every document: alike in rank, then in suit, or in colour, or in neither."""
    if one[0] != two[0]:
        return "no pair"
    if one[1] == two[1]:
        return "perfect"
    colours = {"red" if card[1] in "HD" else "black" for card in (one, two)}
    return "coloured" if len(colours) == 1 else "mixed"


def on_boxes(at: Table, bet: str, hands: Sequence[tuple[str, str]], shown: str = "5C", stake: float = 5) -> list[WagerSettled]:
    """Deal these opening hands to boxes 1, 2, … with a side bet on each, and return how the side bets were settled, by box."""
    wagers = [Wager("ann", 10, box, side=((bet, stake),)) for box in range(1, len(hands) + 1)]
    cards = " ".join([*(first for first, _ in hands), shown, *(second for _, second in hands)])
    played = deal(at, cards, wagers=wagers, complete=False)
    return sorted((each for each in played.settled if each.bet == bet), key=lambda each: each.box)


def opening(at: Table, bet: str, cards: str, stake: float = 5) -> WagerSettled:
    """How one side bet is settled on an opening written in shoe order: first card, dealer's card, second card."""
    first, shown, second = cards.split()
    (found,) = on_boxes(at, bet, [(first, second)], shown, stake)
    return found


def every_opening(
    at: Table, bet: str, shown: str = "5C", openings: Sequence[tuple[str, str]] = TWO_CARDS
) -> Iterator[tuple[tuple[str, str], WagerSettled]]:
    """Every ordered pair of cards, or every one of these, as an opening hand with its settlement."""
    for start in range(0, len(openings), at.boxes):
        hands = openings[start : start + at.boxes]
        yield from zip(hands, on_boxes(at, bet, hands, shown), strict=True)


def chances(decks: int, lines: Iterable[tuple[Sequence[str], str]]) -> dict[str, Fraction]:
    """The chance of each line, from ordered cards with the line they make: every physical card of the pack is counted."""
    ways: Counter[str] = Counter()
    for cards, line in lines:
        weight = 1
        for place, card in enumerate(cards):
            weight *= decks - cards[:place].count(card)
        ways[line] += weight
    whole = ways.total()
    return {line: Fraction(number, whole) for line, number in ways.items()}


def edge(chance: dict[str, Fraction], pays: dict[str, int]) -> Fraction:
    """What the house keeps of a dollar: a line that is not paid loses it."""
    return -sum((odds * pays.get(line, -1) for line, odds in chance.items()), Fraction(0))


def won(found: WagerSettled, odds: int) -> bool:
    """Whether a wager won at so many to one, and was paid exactly that."""
    return (found.result, found.odds, found.net) == (Result.WIN, f"{odds}:1", odds * found.stake)


def lost(found: WagerSettled) -> bool:
    """Whether a wager was lost whole."""
    return (found.result, found.odds, found.net) == (Result.LOSE, "", -found.stake)


def order(played: Played) -> list[tuple[int, str]]:
    """The box and the bet of every settlement, in the order in which they were made."""
    return [(each.box, each.bet) for each in played.settled]

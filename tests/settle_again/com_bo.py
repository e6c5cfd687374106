"""VIC-2000-29: Crown Com-Bo."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.settle_again.counting import pay
from tests.settle_again.sheet import Nets, Sheet

HIGH = "23456789TJQKA"
"""3.5: aces are always high."""
RUNS = {1: {2: 6, 3: 30, 4: 200}, 8: {2: 6, 3: 35, 4: 250}}
"""8.1: runs, by decks and length."""
HANDS = {(2, 1, 1, 1): "one-pair", (2, 2, 1): "two-pair", (3, 1, 1): "triple", (3, 2): "full-house", (4, 1): "quad", (5,): "five-of-a-kind"}
COM_BOS = {
    1: {(2, 2, 1): 1, (3, 1, 1): 5, (3, 2): 100, (4, 1): 500},
    8: {(2, 2, 1): 1, (3, 1, 1): 2, (3, 2): 20, (4, 1): 50, (5,): 1000},
}
"""8.1: com-bos, by decks and how many cards are alike."""


def settle(sheet: Sheet, wagers: list[tuple[str, str, int]], cards: list[str]) -> Nets:
    """Every wager on the five cards, in the order dealt."""
    nets: Nets = {}
    for player, bet, amount in wagers:
        key = (player, 0, -1, bet)
        nets[key] = nets.get(key, 0) + one_wager(sheet, bet, amount, cards)
    return nets


def one_wager(sheet: Sheet, bet: str, amount: int, cards: list[str]) -> int:
    """8.1 to 8.3."""
    height = [HIGH.index(card[0]) for card in cards]
    if bet == "com-bo":
        return com_bo(sheet, amount, height)
    if bet.startswith("com-bo/"):  # D7, the other way: every line of 8.1 is a bet that can be placed
        alike = tuple(sorted(Counter(height).values(), reverse=True))
        return com_bo(sheet, amount, height) if HANDS.get(alike) == bet.removeprefix("com-bo/") else -amount
    way, *rest = bet.split("-")
    if rest[0] == "run":
        length = int(rest[1])
        went = run(way, height)
        wins = went == length if sheet.option("com-bo-runs", "") == "exact-length" else went >= length  # D8
        return pay(sheet, amount, RUNS[sheet.decks][length]) if wins else -amount
    place = int(rest[0])
    first, second = height[place - 1], height[place % 5]  # position 5 is held against position 1
    wins = first > second if way == "high" else first < second  # 8.2: a tie loses
    return pay(sheet, amount, 1) if wins else -amount


def run(way: str, height: list[int]) -> int:
    """How many steps from position 1 go the same way."""
    steps = 0
    for first, second in pairwise(height):
        if not (first > second if way == "high" else first < second):
            break  # 8.2: a tie breaks a run
        steps += 1
    return steps


def com_bo(sheet: Sheet, amount: int, height: list[int]) -> int:
    """8.3: the highest combination only."""
    if sheet.option("com-bo-tie", "") == "loses-com-bos-too" and any(first == second for first, second in pairwise(height)):
        return -amount  # the other reading of D6: all ties lose
    alike = tuple(sorted(Counter(height).values(), reverse=True))
    if alike == (2, 1, 1, 1):
        return 0  # one pair: money back
    odds = COM_BOS[sheet.decks].get(alike)
    return pay(sheet, amount, odds) if odds else -amount

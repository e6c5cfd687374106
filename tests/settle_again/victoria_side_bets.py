"""VIC-2003-01 rule 13: Magnificent Sevens; 15: Perfect Pairs; 11: Pontoon Pandemonium."""

from __future__ import annotations

from tests.settle_again.counting import ace_and_ten, pair, pay
from tests.settle_again.sheet import Box, Nets, Sheet

PAIRS = {"perfect": (25,) * 5, "coloured": (15, 14, 13, 12, 12), "mixed": (6,) * 5}
"""15.6.1 Table 1, for four to eight decks."""
THREE_MIXED_SEVENS = (950, 750, 650, 550, 500)
"""13.8 Tables 1 and 2, for four to eight decks."""
PRIZES = {
    "1": (
        (1, 250_000),
        (30, 7_500),
        (300, 750),
        (750, 250),
        (1_500, 50),
        (7_050, 25),
        (17_370, 20),
        (23_250, 15),
        (29_250, 10),
        (33_000, 5),
    ),
    "2": ((1, 100_000), (50, 1_000), (70, 500), (345, 100), (5_000, 50), (12_100, 20), (34_000, 10)),
    "3": ((1, 50_000), (50, 1_000), (80, 500), (400, 100), (5_000, 50), (14_000, 20), (30_000, 10)),
    "4": ((1, 25_000), (50, 1_000), (80, 500), (400, 100), (4_000, 50), (8_000, 20), (24_970, 10)),
    "5": ((1, 10_000), (50, 1_000), (75, 500), (400, 100), (3_900, 50), (8_400, 20), (23_000, 10)),
}
"""11.6.3(a) to (e): how many possibilities, and dollars for each dollar wagered."""


def settle(sheet: Sheet) -> Nets:
    """Every side bet of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player, bet, amount in box.side_bets:
            if bet == "perfect-pairs":
                net = perfect_pairs(sheet, box, amount)
            elif bet == "magnificent-sevens":
                net = magnificent_sevens(sheet, box, amount)
            else:
                net = pandemonium(sheet, box, (number, player), amount)
            nets[player, number, -1, bet] = net
    return nets


def perfect_pairs(sheet: Sheet, box: Box, amount: int) -> int:
    """15.5.1, 15.6.1."""
    kind = pair(box.dealt)
    return pay(sheet, amount, PAIRS[kind][sheet.decks - 4]) if kind else -amount


def magnificent_sevens(sheet: Sheet, box: Box, amount: int) -> int:
    """13.4, 13.8. The third card is the next that the box was dealt, split or not (13.6.1, A15)."""
    if box.dealt[0][0] != "7" or box.dealt[1][0] != "7":
        return -amount  # 13.4.2(a), (b)
    suits = {card[1] for card in box.dealt[:3]}
    if len(box.dealt) > 2 and box.dealt[2][0] == "7":  # 13.4.1(a)
        if len(suits) == 1:
            return pay(sheet, amount, 16_000 if sheet.option("version", "1") == "2" else 7_770)
        return pay(sheet, amount, THREE_MIXED_SEVENS[sheet.decks - 4])
    if sheet.option("magnificent-sevens-suits", "the-sevens") == "all-three":  # A13, to the letter
        return pay(sheet, amount, 150 if len(box.dealt) > 2 and len(suits) == 1 else 50)
    if box.dealt[0][1] == box.dealt[1][1]:
        return pay(sheet, amount, 150)  # 13.4.1(b); A13: the two sevens' suits decide
    return pay(sheet, amount, 50)


def pandemonium(sheet: Sheet, box: Box, who: tuple[int, str], amount: int) -> int:
    """11.4, 11.6, 11.7.3."""
    if not ace_and_ten(box.dealt[:2]):
        return -amount  # 11.4.1(c)
    table = PRIZES[sheet.option("table", "1")]
    keeps = sheet.option("pandemonium-stake", "returned") == "kept"  # A25 returns it
    if who in sheet.draws:
        won = pay(sheet, amount, prize(table, sheet.draws[who]))  # 11.6.1, 11.6.3
    else:
        won = pay(sheet, amount, table[-1][1])  # 11.7.3(b) as A26 reads it: the smallest prize
        keeps = keeps or sheet.option("pandemonium-failure-stake", "as-with-a-prize") == "kept"  # G21
    return won - amount if keeps else won


def prize(table: tuple[tuple[int, int], ...], draw: int) -> int:
    """The prize of the possibility drawn, counted from one in the order of the table."""
    for possibilities, dollars in table:
        if draw <= possibilities:
            return dollars
        draw -= possibilities
    raise ValueError("no such possibility")

"""NSW-STAR-BJ: Star Blackjack and its optional wagers."""

from __future__ import annotations

from tests.settle_again import victoria
from tests.settle_again.counting import ace_and_ten, pair, pay, soft, total, worth
from tests.settle_again.sheet import Box, Chips, Hand, Nets, Sheet

PAIRS = {"mixed": 5, "coloured": 10, "perfect": 30}
"""14.10."""
LUCKY = {
    "1": {"suited 777": 200, "suited 678": 100, "777": 50, "678": 30, "suited 21": 10, "21": 3, "20": 2, "19": 2},
    "2": {"suited 777": 200, "suited 678": 100, "777": 50, "678": 30, "suited 21": 15, "21": 3, "20": 2, "19": 1},
    "3": {"suited 777": 200, "suited 678": 100, "777": 50, "678": 30, "suited 21": 10, "21": 3, "20": 2, "19": 1},
}
"""The pay tables after 14.18."""


def settle(sheet: Sheet) -> Nets:
    """Every wager of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            for place, net in main_wagers(sheet, box, player).items():
                nets[player, number, place, "main"] = net
        for player, bet, amount in box.side_bets:
            odds = optional_odds(sheet, bet, box.dealt[:2])
            nets[player, number, -1, bet] = pay(sheet, amount, odds) if odds else -amount
    for each in sheet.insurance:
        key = (each.player, each.box, -1, "insurance")
        nets[key] = nets.get(key, 0) + insurance(sheet, sheet.boxes[each.box], each.player, each.amount)
    return nets


def optional_odds(sheet: Sheet, bet: str, cards: list[str]) -> int:
    """Rule 14: what an optional wager wins on the first two cards of the area; none if it loses."""
    if bet == "lucky-lucky":
        return LUCKY[sheet.option("paytable", "1")].get(lucky([*cards, sheet.dealer[0]]), 0)  # 14.15, 14.16
    if bet == "any-pairs":
        return 11 if pair(cards) else 0  # 14.12, 14.13
    return PAIRS.get(pair(cards), 0)  # 14.9, 14.10


def lucky(cards: list[str]) -> str:
    """The best line that three cards make; 14.18: one line only."""
    ranks, suited = "".join(sorted(card[0] for card in cards)), len({card[1] for card in cards}) == 1
    if ranks in ("777", "678"):
        return f"suited {ranks}" if suited else ranks
    return "suited 21" if total(cards) == 21 and suited else str(total(cards))  # H32: an ace counts as in a hand


def insurance(sheet: Sheet, box: Box, player: str, amount: int) -> int:
    """Rules 8 and 15.1.4, 15.1.5."""
    if box.hands[0].chips[player].even_money:
        return 0  # 9.1.2: void and returned
    if ace_and_ten(sheet.dealer[:2]):
        return pay(sheet, amount, 2 if sheet.dealer[0][0] == "A" else 10)  # 15.1.4; 15.1.5
    return -amount  # 13.3; E6


def main_wagers(sheet: Sheet, box: Box, player: str) -> dict[int, int]:
    """What one player's wagers on an area come to, hand by hand."""
    nets: dict[int, int] = {}
    to_the_natural: dict[int, int] = {}
    for place, hand in enumerate(box.hands):
        if player in hand.chips:
            chips = hand.chips[player]
            net = one_wager(sheet, hand, chips)
            if net is None:
                to_the_natural[place] = chips.wager  # 11.4, 15.1.10: what doubling added stands off
            else:
                nets[place] = net
    busts = -sum(net for place, net in nets.items() if count(sheet, box.hands[place]) > 21)
    # 12.7, subject to 10.5: one original amount besides what bust (E7)
    return nets | victoria.collected(sheet.option("dealer-blackjack-collects", "busted-plus-original"), busts, to_the_natural)


def one_wager(sheet: Sheet, hand: Hand, chips: Chips) -> int | None:
    """One wager on one hand; None where a dealer's blackjack beats it."""
    all_of_it, mine, dealers = chips.wager + chips.added, count(sheet, hand, chips), total(sheet.dealer)
    if natural(hand):
        if chips.even_money:
            return pay(sheet, chips.wager, 1)  # 9.1.2
        return 0 if ace_and_ten(sheet.dealer) else pay(sheet, chips.wager, 3, 2)  # 15.1.8; 9.1.1, 15.1.1
    if mine > 21:
        return -all_of_it  # 10.5
    if ace_and_ten(sheet.dealer):
        return None  # 15.1.6, E8
    if dealers > 21 or mine > dealers:
        return pay(sheet, all_of_it, 1)  # 15.1.2, 15.1.3
    return 0 if mine == dealers else -all_of_it  # 15.1.9; 15.1.7


def count(sheet: Sheet, hand: Hand, chips: Chips | None = None) -> int:
    """3.2.1; 11.1.2 and H33: an ace among the first two cards of a double counts one to the end, for everybody on it (J15)."""
    if chips and not chips.added and sheet.option("doubled-ace-of-others", "") == "as-undoubled":
        return total(hand.cards)
    if hand.doubled and sheet.option("doubled-ace", "one") == "one":
        return total(hand.cards, aces_at_one=sum(card[0] == "A" for card in hand.cards[:2]))
    return total(hand.cards)


def natural(hand: Hand) -> bool:
    """1.1: not to a player who has split."""
    return ace_and_ten(hand.cards) and not hand.from_split


def dealer_draws(_sheet: Sheet, cards: list[str]) -> bool:
    """13.2."""
    return total(cards) < 17 or (total(cards) == 17 and soft(cards))


def undecided(sheet: Sheet, hand: Hand, chips: Chips) -> bool:
    """13.4."""
    if natural(hand):
        return worth(sheet.dealer[0]) in (1, 10) and not chips.even_money and len(sheet.dealer) == 1
    return count(sheet, hand) <= 21

"""NSW-BJ-CHALLENGE: Blackjack Challenge and its optional wagers."""

from __future__ import annotations

from tests.settle_again import victoria
from tests.settle_again.counting import ace_and_ten, pair, pay, total, worth
from tests.settle_again.sheet import Box, Chips, Hand, Nets, Sheet

PAIRS = {"mixed": 5, "coloured": 10, "perfect": 30}
"""14.8."""


def settle(sheet: Sheet) -> Nets:
    """Every wager of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            for place, net in main_wagers(sheet, box, player).items():
                nets[player, number, place, "main"] = net
        for player, bet, amount in box.side_bets:
            kind = pair(box.dealt)
            odds = 11 if bet == "any-pairs" else PAIRS.get(kind, 0)  # 13.7; 14.8
            nets[player, number, -1, bet] = pay(sheet, amount, odds) if kind else -amount  # 13.6, 13.8; 14.7, 14.9
    return nets


def main_wagers(sheet: Sheet, box: Box, player: str) -> dict[int, int]:
    """What one player's wagers on an area come to, hand by hand."""
    nets: dict[int, int] = {}
    to_the_natural: dict[int, int] = {}
    for place, hand in enumerate(box.hands):
        if player in hand.chips:
            chips = hand.chips[player]
            net = one_wager(sheet, hand, chips)
            if net is None:
                to_the_natural[place] = chips.wager  # 10.4: not what doubling added
            else:
                nets[place] = net
    already = sheet.option("original-already-paid", "still-collected")
    if already != "still-collected" and paid_before(sheet, box.hands[0], player):
        return nets | dict.fromkeys(to_the_natural, 0)  # the other reading of E18: the original wager was won
    if already == "nor-after-a-natural" and player in box.hands[0].chips and ace_and_ten(box.hands[0].cards):
        return nets | dict.fromkeys(to_the_natural, 0)  # the other reading of J9: or is about to be
    busts = -sum(net for place, net in nets.items() if total(box.hands[place].cards) > 21)
    # 11.6, subject to 9.5: one original amount besides what bust
    return nets | victoria.collected(sheet.option("dealer-blackjack-collects", "busted-plus-original"), busts, to_the_natural)


def paid_before(sheet: Sheet, hand: Hand, player: str) -> bool:
    """Whether the hand that carries the original wager was paid before the dealer's hand was made: 9.6, 9.7. A blackjack waits (J9)."""
    return player in hand.chips and paid_at_once(hand) and (not ace_and_ten(hand.cards) or paid_as_21(sheet))


def paid_as_21(sheet: Sheet) -> bool:
    """The other side of E15: against an ace or ten 9.6 pays a blackjack too."""
    return worth(sheet.dealer[0]) in (1, 10) and sheet.option("natural-waits", "final-settlement") == "paid-as-21"


def paid_at_once(hand: Hand) -> bool:
    """9.6: 21; 9.7: five cards."""
    return total(hand.cards) == 21 or (len(hand.cards) >= 5 and total(hand.cards) < 21)


def one_wager(sheet: Sheet, hand: Hand, chips: Chips) -> int | None:
    """One wager on one hand; None where a dealer's blackjack beats it."""
    all_of_it, mine, dealers = chips.wager + chips.added, total(hand.cards), total(sheet.dealer)
    if ace_and_ten(hand.cards):  # 1.1, 11.3.1: after a split too
        return pay(sheet, chips.wager, 1 if paid_as_21(sheet) else blackjack_odds(sheet, hand))
    if mine > 21:
        return -all_of_it  # 9.5
    if paid_at_once(hand):
        return pay(sheet, all_of_it, 1)  # 9.6, 9.7: 1 to 1, whatever the dealer's card
    if ace_and_ten(sheet.dealer):
        return None  # 10.4, 11.6, 15.1.4
    if dealers > 21 or mine > dealers:
        return pay(sheet, all_of_it, 1)  # 15.1.3, 15.1.2
    return -all_of_it  # 15.1.4: equal or less


def blackjack_odds(sheet: Sheet, hand: Hand) -> int:
    """8.1.1, 15.1.1."""
    if not ace_and_ten(sheet.dealer):
        return 2  # 8.1.1; 15.1.1.1
    order = "TJQK"  # 3.3
    mine, dealers = (max(order.find(card[0]) for card in cards) for cards in (hand.cards, sheet.dealer))
    if mine > dealers:
        return 5  # 15.1.1.2.1
    return 4 if mine == dealers else 3  # 15.1.1.2.2; 15.1.1.2.3


def dealer_draws(_sheet: Sheet, cards: list[str]) -> bool:
    """12.2."""
    return total(cards) < 17


def undecided(sheet: Sheet, hand: Hand, _chips: Chips) -> bool:
    """12.3."""
    if ace_and_ten(hand.cards):
        return worth(sheet.dealer[0]) in (1, 10) and len(sheet.dealer) == 1 and not paid_as_21(sheet)
    return total(hand.cards) <= 21 and not paid_at_once(hand)

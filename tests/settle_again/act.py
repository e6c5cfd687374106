"""ACT-2018-01: Blackjack, with Perfect Pairs or Pairs Play."""

from __future__ import annotations

from tests.settle_again import victoria
from tests.settle_again.counting import ace_and_ten, pair, pay, soft, total, worth
from tests.settle_again.sheet import Box, Chips, Hand, Insured, Nets, Sheet

PAIRS = {"mixed": 6, "coloured": 12, "perfect": 25}
"""17.12."""


def settle(sheet: Sheet) -> Nets:
    """Every wager of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            for place, net in main_wagers(sheet, box, player).items():
                nets[player, number, place, "main"] = net
        for player, bet, amount in box.side_bets:
            kind = pair(box.dealt)
            odds = 11 if bet == "pairs-play" else PAIRS.get(kind, 0)  # 17.23; 17.12
            nets[player, number, -1, bet] = paid(sheet, amount, odds) if kind else -amount  # 17.9, 17.21
    for each in sheet.insurance:
        key = (each.player, each.box, -1, "insurance")
        nets[key] = nets.get(key, 0) + insurance(sheet, each)
    return nets


def paid(sheet: Sheet, stake: int, win: int, on: int = 1) -> int:
    """No rule rounds, so a win is paid exactly (C18), unless the house rounds up to a chip."""
    return pay(sheet, stake, win, on, rounds=sheet.option("unpayable-amount", "exact") == "next-highest")


def insurance(sheet: Sheet, each: Insured) -> int:
    """7.5, 7.6: the same whosever wager it insures (7.2)."""
    chips, amount = sheet.boxes[each.box].hands[0].chips.get(each.player), each.amount
    if chips and chips.even_money and not each.later:
        option = sheet.option("even-money", "insurance-stands")
        if option == "insurance-returned":
            return 0  # the other reading of A8, as J10 reads it: all that the player had insured on the box by then
        if option == "own-insurance-returned" and each.player == each.owner:
            return 0  # and as J10 may be read: only what lies on that player's own wager
    if worth(sheet.dealer[1]) == 10:
        return paid(sheet, amount, 2)  # 7.6(b), 7.5
    return -amount  # 7.6(a)


def main_wagers(sheet: Sheet, box: Box, player: str) -> dict[int, int]:
    """What one player's wagers on a box come to, hand by hand."""
    here = {place: hand for place, hand in enumerate(box.hands) if player in hand.chips}
    nets = {place: one_wager(sheet, hand, hand.chips[player]) for place, hand in here.items()}
    if sheet.option("dealer-blackjack-collects", "all") == "busted-plus-original" and ace_and_ten(sheet.dealer):
        live = {place: hand.chips[player].wager for place, hand in here.items() if total(hand.cards) <= 21 and not natural(hand)}
        nets |= victoria.collected("busted-plus-original", 0, live)  # the other reading of C2: as in Victoria
    return nets


def one_wager(sheet: Sheet, hand: Hand, chips: Chips) -> int:
    """One wager on one hand."""
    all_of_it, mine, dealers = chips.wager + chips.added, total(hand.cards), total(sheet.dealer)
    if natural(hand):
        if not waits(sheet):
            return paid(sheet, chips.wager, 3, 2)  # 8.1(a)
        if chips.even_money:
            return paid(sheet, chips.wager, 1)  # 8.1(b)
        return 0 if ace_and_ten(sheet.dealer) else paid(sheet, chips.wager, 3, 2)  # 13.1(g); 13.1(c), 13.2(a)
    if mine > 21:
        return -all_of_it  # 13.1(d)
    if ace_and_ten(sheet.dealer):
        return -all_of_it  # 13.1(f), H11; C2: all of it
    if dealers > 21 or mine > dealers:
        return paid(sheet, all_of_it, 1)  # 13.1(a), (b), 13.2(b)
    return 0 if mine == dealers else -all_of_it  # 13.1(g); 13.1(e)


def natural(hand: Hand) -> bool:
    """Dictionary: the initial two cards; 10.7: not after a split."""
    return ace_and_ten(hand.cards) and not hand.from_split


def waits(sheet: Sheet) -> bool:
    """8.1(a): a natural waits against a ten or an ace; H10: a court card is a ten, unless read to the letter."""
    if sheet.option("natural-paid-at-once", "") == "neither-ten-itself-nor-ace":
        return sheet.dealer[0][0] in "AT"
    return worth(sheet.dealer[0]) in (1, 10)


def dealer_draws(sheet: Sheet, cards: list[str]) -> bool:
    """12.1(a), or (b) where the layout says so."""
    return total(cards) < 17 or (total(cards) == 17 and soft(cards) and sheet.option("dealer-soft-17", "stand") == "hit")


def undecided(sheet: Sheet, hand: Hand, chips: Chips) -> bool:
    """12.2."""
    if natural(hand):
        return waits(sheet) and not chips.even_money and len(sheet.dealer) == 1
    return total(hand.cards) <= 21

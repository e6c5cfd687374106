"""VIC-2003-01 rules 5 to 8: Blackjack; 14: Crown Blackjack; 12: Vegas Blackjack; and VIC-2000-27's Crown 21."""

from __future__ import annotations

from tests.settle_again.counting import ace_and_ten, pay, soft, total, worth
from tests.settle_again.sheet import Box, Chips, Hand, Nets, Sheet


def settle(sheet: Sheet) -> Nets:
    """Every main wager and insurance wager of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            for place, net in main_wagers(sheet, box, player).items():
                nets[player, number, place, "main"] = net
    for each in sheet.insurance:
        key = (each.player, each.box, -1, "insurance")
        nets[key] = nets.get(key, 0) + insurance(sheet, sheet.boxes[each.box], each.player, each.amount)
    return nets


def insurance(sheet: Sheet, box: Box, player: str, amount: int) -> int:
    """5.7, 8.1 as A1 reads it."""
    if box.hands[0].chips[player].even_money and sheet.option("even-money", "insurance-stands") == "insurance-returned":
        return 0  # the other reading of A8: even money sends insurance back, as in New South Wales
    ten = worth(sheet.dealer[1]) == 10  # 5.7.1: the dealer's second card has a value of ten
    if ten is (sheet.option("insurance-wins-on", "ten-value") == "ten-value"):  # A1, and the table of 8.1 as printed
        return pay(sheet, amount, 2)  # 8.1: 2 to 1
    return -amount  # 5.7.2


def main_wagers(sheet: Sheet, box: Box, player: str) -> dict[int, int]:
    """What one player's wagers on a box come to, hand by hand."""
    nets: dict[int, int] = {}
    to_the_natural: dict[int, int] = {}
    for place, hand in enumerate(box.hands):
        if player in hand.chips:
            chips = hand.chips[player]
            net = one_wager(sheet, hand, chips)
            if spared(sheet, box, player, total(hand.cards)) and ace_and_ten(sheet.dealer):
                net = -chips.wager
            if net is None:
                to_the_natural[place] = chips.wager  # 7.5.4(b), 7.5.5(i): never what doubling added
            else:
                nets[place] = net
    busts = -sum(net for place, net in nets.items() if total(box.hands[place].cards) > 21)
    return nets | collected(sheet.option("dealer-blackjack-collects", "busted-plus-original"), busts, to_the_natural)


def spared(sheet: Sheet, box: Box, player: str, count: int) -> bool:
    """A4, the other way: a dealer's Blackjack takes only the original wager of a doubled hand that is over 21 and was not split."""
    hands = [hand for hand in box.hands if player in hand.chips]
    even_bust = sheet.option("dealer-blackjack-takes/doubled-hand", "original-only") == "original-even-if-bust"
    return even_bust and count > 21 and len(hands) == 1 and hands[0].chips[player].added > 0


def waits_though_bust(sheet: Sheet, hand: Hand, chips: Chips) -> bool:
    """5.6.5: a bust is decided, but for a double that a dealer's Blackjack would spare, where A4 is read the other way."""
    box = next(box for box in sheet.boxes.values() if any(each is hand for each in box.hands))
    player = next(player for player, each in hand.chips.items() if each is chips)
    return spared(sheet, box, player, 22) and len(sheet.dealer) == 1 and worth(sheet.dealer[0]) in (1, 10)


def collected(reading: str, lost_before: int, live: dict[int, int], given_up: int = 0) -> dict[int, int]:
    """7.5.5(i): of the hands that a dealer's Blackjack beats, one original wager in all, on the first of them."""
    taken = dict.fromkeys(live, 0)
    for place, original in live.items():
        taken[place] = -max(original - given_up, 0)  # A3: what bust before is lost besides
        if reading == "original-or-busted":
            taken[place] = -max(original - given_up - lost_before, 0)  # A3, the other way: the greater of the two
        break
    return taken


def one_wager(sheet: Sheet, hand: Hand, chips: Chips) -> int | None:
    """One wager on one hand; None where a dealer's Blackjack beats it."""
    all_of_it, mine, dealers = chips.wager + chips.added, total(hand.cards), total(sheet.dealer)
    if natural(hand):
        return blackjack(sheet, chips)
    if mine > 21:
        return -all_of_it  # 5.6.5; 7.5.5(h): whatever the dealer's hand; A4: both portions
    if ace_and_ten(sheet.dealer):
        if mine == 21 and sheet.option("drawn-21-against-dealer-blackjack", "loses") == "stands-off":
            return 0  # 5.6.4 to the letter, the other reading of A2
        return None  # A2; 12.4.1(c): a surrender is void and the entire wager lost
    if chips.surrendered:
        return -chips.wager + min(
            pay(sheet, chips.wager, 1, 2), chips.wager
        )  # 12.4.1(a), (d): half goes back, rounded up (A28), never more than was staked
    if dealers > 21:
        return pay(sheet, all_of_it, 1)  # 5.6.2, 8.1: 1 to 1
    if mine > dealers:
        return pay(sheet, all_of_it, 1)  # 5.6.3, 8.1
    if mine == dealers:
        return 0  # 5.6.4
    return -all_of_it  # 5.6.6


def natural(hand: Hand) -> bool:
    """1.1: the initial two cards; 7.5.5(g): not after a split."""
    return ace_and_ten(hand.cards) and not hand.from_split


def blackjack(sheet: Sheet, chips: Chips) -> int:
    """A player's Blackjack."""
    if worth(sheet.dealer[0]) not in (1, 10) or sheet.option("natural-paid-at-once", "") == "always":
        return pay(sheet, chips.wager, 3, 2)  # 7.4.1(a), 8.1; A9 has the words that mean always
    if chips.even_money:
        return pay(sheet, chips.wager, 1)  # 7.4.1(b): an amount equal to the initial wager
    if ace_and_ten(sheet.dealer):
        return 0  # 5.6.4
    return pay(sheet, chips.wager, 3, 2)  # 5.6.1, 8.1


def dealer_draws(sheet: Sheet, cards: list[str]) -> bool:
    """7.5.6(a); 14.2.1(a) and VIC-2000-27 27.2.1: Crown Blackjack and Crown 21 draw to a soft 17."""
    soft_17_draws = sheet.game in ("vic-crown-blackjack", "vic-crown-21")
    return total(cards) < 17 or (total(cards) == 17 and soft(cards) and soft_17_draws)


def undecided(sheet: Sheet, hand: Hand, chips: Chips) -> bool:
    """7.5.6(c): whether this wager still hangs on the dealer's hand, once the dealer has so many cards."""
    if natural(hand):
        paid = worth(sheet.dealer[0]) not in (1, 10) or sheet.option("natural-paid-at-once", "") == "always" or chips.even_money
        return not paid and len(sheet.dealer) == 1  # only a second card can still make Blackjack
    if total(hand.cards) > 21:
        return waits_though_bust(sheet, hand, chips)
    if chips.surrendered:
        return len(sheet.dealer) == 1 and worth(sheet.dealer[0]) in (1, 10)  # 12.4.1(c)
    return True

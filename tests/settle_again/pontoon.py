"""VIC-2003-01 rule 10: Crown Pontoon, over rules 5 to 8."""

from __future__ import annotations

from tests.settle_again import victoria
from tests.settle_again.counting import ace_and_ten, pay, soft, total, worth
from tests.settle_again.sheet import Box, Chips, Hand, Nets, Sheet


def settle(sheet: Sheet) -> Nets:
    """Every main wager, insurance wager and bonus of the round."""
    nets: Nets = {}
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            for place, net in main_wagers(sheet, box, player).items():
                nets[player, number, place, "main"] = net
    for each in sheet.insurance:
        key = (each.player, each.box, -1, "insurance")
        nets[key] = nets.get(key, 0) + victoria.insurance(sheet, sheet.boxes[each.box], each.player, each.amount)  # 5.7, 8.1
    return nets | super_bonus(sheet)


def main_wagers(sheet: Sheet, box: Box, player: str) -> dict[int, int]:
    """What one player's wagers on a box come to, hand by hand."""
    nets: dict[int, int] = {}
    to_the_natural: dict[int, int] = {}
    for place, hand in enumerate(box.hands):
        if player in hand.chips:
            chips = hand.chips[player]
            net = one_wager(sheet, hand, chips)
            if victoria.spared(sheet, box, player, count(sheet, hand, chips)) and ace_and_ten(sheet.dealer):
                net = -chips.wager
            if net is None:
                to_the_natural[place] = chips.wager  # 10.7.3, 7.5.5(i)
            else:
                nets[place] = net
    lost = sum(-net for place, net in nets.items() if count(sheet, box.hands[place]) > 21)
    given_up = 0
    if sheet.option("double-withdrawn-counts", "") == "towards-it":  # J14, the other way
        given_up = sum(hand.chips[player].wager for hand in box.hands if player in hand.chips and hand.chips[player].forfeited)
    return nets | victoria.collected(sheet.option("dealer-blackjack-collects", "busted-plus-original"), lost, to_the_natural, given_up)


def one_wager(sheet: Sheet, hand: Hand, chips: Chips) -> int | None:
    """One wager on one hand; None where a dealer's Pontoon beats it."""
    all_of_it, mine, dealers = chips.wager + chips.added, count(sheet, hand, chips), total(sheet.dealer)
    if mine == 21:
        win, on = odds_of_21(sheet, hand)
        return pay(sheet, all_of_it, win, on)  # 10.5.1(c), (d), 10.6.1: paid at once, whatever the dealer has
    if mine > 21:
        return -all_of_it  # 10.5.1(f); A4
    if chips.forfeited:
        return -chips.wager  # 10.7.5: the double is taken back and the original wager removed
    if ace_and_ten(sheet.dealer):
        return None  # 10.9.3: a surrender is void too
    if chips.surrendered:
        return -chips.wager + min(pay(sheet, chips.wager, 1, 2), chips.wager)  # 10.9.1, 10.9.4: half goes back; A28
    if dealers > 21 or mine > dealers:
        return pay(sheet, all_of_it, 1)  # 10.5.1(a), (b), Table 1: all other winning wagers
    if mine == dealers:
        return 0  # 10.5.1(e)
    return -all_of_it  # 10.5.1(g)


def count(sheet: Sheet, hand: Hand, chips: Chips | None = None) -> int:
    """3.2, and in a hand that was doubled 10.7.2, for everybody on it (J15)."""
    as_undoubled = chips and not chips.added and sheet.option("doubled-ace-of-others", "") == "as-undoubled"
    if not hand.doubled or as_undoubled:
        return total(hand.cards)
    first_two = hand.cards if sheet.option("pontoon-doubled-ace", "") == "all-one" else hand.cards[:2]  # A21, and the other way
    return total(hand.cards, aces_at_one=sum(card[0] == "A" for card in first_two))


def odds_of_21(sheet: Sheet, hand: Hand) -> tuple[int, int]:
    """Table 1."""
    if hand.doubled:
        return 1, 1  # 10.7.4, and (a) for whoever did not double in line
    if len(hand.cards) == 2:
        if hand.from_split and sheet.option("natural-after-split", "twenty-one") == "twenty-one":
            return 1, 1  # G24
        return 3, 2  # Pontoon
    ranks, suits = sorted(card[0] for card in hand.cards), {card[1] for card in hand.cards}
    if len(hand.cards) == 3 and ranks in (["6", "7", "8"], ["7", "7", "7"]):
        if len(suits) > 1:
            return 3, 2  # mixed suits
        return (3, 1) if suits == {"S"} else (2, 1)  # all spades, other suits
    return {5: (3, 2), 6: (2, 1)}.get(len(hand.cards), (3, 1) if len(hand.cards) >= 7 else (1, 1))


def super_bonus(sheet: Sheet) -> Nets:
    """Table 1: Super Bonus."""
    nets: Nets = {}
    if sheet.dealer[0][0] != "7":
        return nets  # the dealer's first card is a seven
    won_by = [winners(sheet, number, box, hand) for number, box in sheet.boxes.items() for hand in box.hands]
    for hand in won_by:
        for (player, number), wager in hand.items():
            key = (player, number, -1, "super-bonus")
            nets[key] = nets.get(key, 0) + (500_000 if wager >= 2_500 else 100_000)  # A23: under $25, and from there
    for number, box in sheet.boxes.items():
        for player in box.wagers:
            key = (player, number, -1, "super-bonus")
            if sheet.option("super-bonus-too-small", "") == "nothing" and any(too_small(sheet, number, hand, player) for hand in box.hands):
                continue  # the other reading of J2
            hands = sum(bool(hand) and (player, number) not in hand for hand in won_by)  # J2: a wager too small to win is another
            several = sheet.option("super-bonus-several", "")
            if several == "for-each-hand":
                times = hands  # J1, the third way
            elif several == "winners-too":
                times = min(hands, 1)  # J1, the second way
            else:
                times = 1 if hands and key not in nets else 0  # J1: all other original wagers, winning or losing, once (A24)
            if times and not tied(sheet, box, player):
                nets[key] = nets.get(key, 0) + 5_000 * times
    return nets


def tied(sheet: Sheet, box: Box, player: str) -> bool:
    """A36, the other way: a wager that is void on equal totals was never in play, and neither wins nor loses."""
    if sheet.option("result/equal-totals", "push") != "void" or ace_and_ten(sheet.dealer):
        return False
    mine = [(count(sheet, hand, hand.chips[player]), hand.chips[player]) for hand in box.hands if player in hand.chips]
    return all(total(sheet.dealer) == held < 21 and not chips.forfeited and not chips.surrendered for held, chips in mine)


def winners(sheet: Sheet, number: int, box: Box, hand: Hand) -> dict[tuple[str, int], int]:
    """Who wins a Super Bonus on a hand, on which box, with what wager (A24: each at the size of his or her own)."""
    won = {(player, number): chips.wager for player, chips in hand.chips.items() if wins_super_bonus(sheet, box, hand, chips)}
    caller = box.caller if box.caller in hand.chips else next(iter(hand.chips), "")
    if sheet.option("super-bonus-shared", "each-wager") == "caller-only":  # A24, the other way: the caller's wager alone
        return {(player, number): wager for (player, number), wager in won.items() if player == caller}
    return won


def too_small(sheet: Sheet, number: int, hand: Hand, player: str) -> bool:
    """Whether a player has a stake under $2 on a hand that wins a Super Bonus for somebody else, which the caller alone may win (A24)."""
    others = any(who != player for who, _ in winners(sheet, number, sheet.boxes[number], hand))
    return others and player in hand.chips and hand.chips[player].wager < 200


def wins_super_bonus(sheet: Sheet, box: Box, hand: Hand, chips: Chips) -> bool:
    """Three sevens of one suit."""
    if len(hand.cards) != 3 or {card[0] for card in hand.cards} != {"7"} or len({card[1] for card in hand.cards}) > 1:
        return False
    if hand.from_split and box.dealt[0][1] == box.dealt[1][1]:
        return False  # 10.8.1: suited sevens that were split
    if hand.doubled and not (chips.added == 0 and sheet.option("super-bonus-doubled", "nobody") == "who-stayed"):
        return False  # 10.7.4, 10.7.4(a) as G28 reads it
    return chips.wager >= 200  # A23: under $2 there is no tier


def dealer_draws(_sheet: Sheet, cards: list[str]) -> bool:
    """10.10.1."""
    return total(cards) < 17 or (total(cards) == 17 and soft(cards))


def undecided(sheet: Sheet, hand: Hand, chips: Chips) -> bool:
    """7.5.6(c)."""
    if count(sheet, hand, chips) > 21:
        return victoria.waits_though_bust(sheet, hand, chips)
    if count(sheet, hand, chips) == 21 or chips.forfeited:
        return False  # 10.5.1(c), (d), (f), 10.7.5
    if chips.surrendered:
        return len(sheet.dealer) == 1 and worth(sheet.dealer[0]) in (1, 10)  # 10.9.3
    return True

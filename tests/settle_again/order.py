"""When each wager is settled: the moments that the documents name, counted in cards that had come by then, and what goes before what.

Where a document names no moment, none is asked for.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.settle_again import challenge, pontoon, star
from tests.settle_again.counting import ace_and_ten, worth
from tests.settle_again.sheet import Decided, Hand, Sheet


class Due(NamedTuple):
    """After how many cards a wager is settled, from and to; in the final settlement or not, None where that is not said; by which rule."""

    first: int
    last: int
    final: bool | None
    rule: str


def out_of_order(sheet: Sheet) -> list[str]:
    """What was settled at another moment than the document's, or after something that comes later."""
    found: list[str] = []
    for each in sheet.decided:
        due = moment(sheet, each)
        if not due.first <= each.cards <= due.last:
            found.append(f"{told(each)} is settled after card {each.cards}, due after {due.first} to {due.last}: {due.rule}")
        if due.final is not None and each.final != due.final:
            found.append(f"{told(each)} is settled in the {'final' if each.final else 'interim'} settlement: {due.rule}")
    return found + after_the_final(sheet) + before_others(sheet)


def told(each: Decided) -> str:
    """A wager in words."""
    return f"{each.player}'s {each.bet} on box {each.box}"


def after_the_final(sheet: Sheet) -> list[str]:
    """VIC 7.5.6(b), 10.9.4; ACT 7.6(a), 13; STAR 13.3, 15.1; BJC 15.1: the final settlement is of what is left once all else is settled."""
    finals = [place for place, each in enumerate(sheet.decided) if each.final]
    late = [each for each in sheet.decided[finals[0] :] if not each.final] if finals else []
    return [f"{told(each)} is settled after the final settlement has begun" for each in late]


def before_others(sheet: Sheet) -> list[str]:
    """Side bets against each other and against naturals, and naturals against the offer to surrender."""
    found: list[str] = []
    paid_side_bet = paid_natural = False
    for place, each in enumerate(sheet.decided):
        natural = each.bet == "main" and each.cards == initial(sheet) and each.net > 0
        pairs = each.bet in ("perfect-pairs", "pairs-play")
        if pairs and paid_natural and sheet.game.startswith("vic"):
            found.append(f"{told(each)} is settled after a natural was paid: VIC 15.6.2")
        if pairs and each.net < 0 and paid_side_bet and sheet.game.startswith("act"):
            found.append(f"{told(each)} is collected after another was paid: ACT 17.11, 17.22")
        if natural and place >= sheet.decided_before_surrender:
            found.append(f"{told(each)} is paid after somebody surrendered: VIC 10.6.1(c), 12.2.1")
        paid_side_bet, paid_natural = paid_side_bet or (pairs and each.net > 0), paid_natural or natural
    return found


def initial(sheet: Sheet) -> int:
    """The initial deal: two cards a box and one for the dealer. VIC 7.3.1, ACT 6.2, STAR 7.1, BJC 7.1."""
    return 2 * len(sheet.boxes) + 1


def moment(sheet: Sheet, each: Decided) -> Due:
    """When a wager is due."""
    if each.hand is not None:
        return main_wager(sheet, each.hand, each)
    if each.bet == "insurance":
        return insurance(sheet, each)
    if each.bet == "magnificent-sevens":
        return sevens(sheet, each)
    if each.bet == "super-bonus":
        return super_bonus(sheet)
    rules = "VIC 15.6.2, 11.6 (G20); ACT 17.11, 17.22; STAR 14.11, 14.14, 14.17; BJC 13.8, 14.9: at the completion of the initial deal"
    return Due(initial(sheet), initial(sheet), False, rules)


def main_wager(sheet: Sheet, hand: Hand, each: Decided) -> Due:
    """A wager on a hand."""
    chips, opening, at_the_end = hand.chips[each.player], initial(sheet), sheet.cards
    final = Due(at_the_end, at_the_end, True, "VIC 5.6, 10.9.4, 12.4.1(d); ACT 13; STAR 15.1; BJC 15.1: the final settlement")
    waits = naturals_wait(sheet)
    if chips.forfeited:
        return Due(hand.last, at_the_end, None, "VIC 10.7.5")
    if sheet.game == "vic-crown-pontoon":
        if pontoon.count(sheet, hand, chips) == 21:
            at_once = max(hand.last, opening)  # a Pontoon once the initial deal is complete
            return Due(at_once, at_once, False, "VIC 10.6.1(a), (b): before any further cards are dealt")
    elif sheet.game == "nsw-blackjack-challenge":
        if ace_and_ten(hand.cards) and waits and sheet.option("natural-waits", "") == "paid-as-21":
            at_once = max(hand.last, opening)
            return Due(at_once, at_once, False, "BJC 9.6, as E15 may be read")
        if ace_and_ten(hand.cards):
            return final if waits else Due(hand.last, at_the_end, False, "BJC 8.1.1: before the final settlement; 8.1.2")
        if challenge.paid_at_once(hand):
            return Due(hand.last, hand.last, False, "BJC 9.6, 9.7")
    elif star.natural(hand):
        if chips.even_money or (not waits and not sheet.naturals_deferred):
            return Due(opening, opening, False, "VIC 7.4.1, ACT 8.1, STAR 9.1.1, 9.1.2: before the subsequent deal")
        return final  # STAR 9.1.1 (deferred), 9.1.3
    if star.count(sheet, hand, chips) > 21 if sheet.game == "nsw-star-blackjack" else pontoon.count(sheet, hand, chips) > 21:
        if sheet.game.startswith("nsw"):
            return Due(hand.last, hand.last, False, "STAR 10.5, BJC 9.5: collected at once")
        return Due(hand.last, at_the_end, None, "VIC 5.6.5, ACT 13.1(d): it loses, and no rule says when it is collected")
    return final


def naturals_wait(sheet: Sheet) -> bool:
    """VIC 7.4.1, ACT 8.1(a), STAR 9.1.1, BJC 8.1: against an ace or a card that counts ten; as H10 may be read, against a ten itself."""
    shown, option = sheet.dealer[0], sheet.option("natural-paid-at-once", "")
    if option == "neither-ten-itself-nor-ace":
        return shown[0] in "AT"
    return worth(shown) in (1, 10) and option != "always"


def insurance(sheet: Sheet, each: Decided) -> Due:
    """Insurance: back with even money, lost or won on the dealer's second card."""
    if each.void:
        return Due(initial(sheet), initial(sheet), None, "STAR 9.1.2, A8: together with even money")
    second = sheet.dealer_came[1]
    if each.net > 0:
        return Due(second, sheet.cards, True if sheet.game.startswith("nsw") else None, "STAR 15.1.4, 15.1.5; ACT 7.6(b)")
    if sheet.dealer[0][0] == "A":
        return Due(second, second, False, "VIC 7.5.6(b), ACT 7.6(a), STAR 13.3: collected immediately upon the second card")
    return Due(second, sheet.cards, None, "STAR 8.2 (E6)")


def sevens(sheet: Sheet, each: Decided) -> Due:
    """VIC 13.6.1(a), as G19 reads it: as soon as there is a result."""
    box, rule = sheet.boxes[each.box], "VIC 13.6.1(a) (G19): immediately there is a result"
    if each.net < 0:
        return Due(1, initial(sheet), False, rule)
    if len(box.came) > 2:
        return Due(box.came[2], box.came[2], False, rule)
    return Due(initial(sheet), sheet.dealer_came[1] - 1 if len(sheet.dealer_came) > 1 else sheet.cards, False, rule)


def super_bonus(sheet: Sheet) -> Due:
    """VIC 10.11.1 Table 1: at the completion of the hand and before the cards are collected."""
    won = [hand.last for number, box in sheet.boxes.items() for hand in box.hands if pontoon.winners(sheet, number, box, hand)]
    return Due(min(won), sheet.cards, None, "VIC 10.11.1 Table 1: at the completion of the hand")

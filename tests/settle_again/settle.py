"""One round, settled by its document."""

from __future__ import annotations

from typing import Protocol

from tests.settle_again import act, challenge, pontoon, star, victoria, victoria_side_bets
from tests.settle_again.sheet import Chips, Hand, Insured, Nets, Sheet


class Document(Protocol):
    """What a module of a document answers."""

    def settle(self, sheet: Sheet, /) -> Nets: ...
    def dealer_draws(self, sheet: Sheet, cards: list[str], /) -> bool: ...
    def undecided(self, sheet: Sheet, hand: Hand, chips: Chips, /) -> bool: ...


DOCUMENTS: dict[str, Document] = {
    "vic-blackjack": victoria,
    "vic-crown-blackjack": victoria,
    "vic-crown-21": victoria,
    "vic-vegas-blackjack": victoria,
    "vic-crown-pontoon": pontoon,
    "act-blackjack": act,
    "nsw-star-blackjack": star,
    "nsw-blackjack-challenge": challenge,
}


def settle(sheet: Sheet) -> Nets:
    """What every wager of the round comes to."""
    nets = DOCUMENTS[sheet.game].settle(sheet)
    return nets | victoria_side_bets.settle(sheet) if sheet.game.startswith("vic") else nets


def dealer_wants(sheet: Sheet) -> bool:
    """Whether the dealer, with the cards so far, takes another; VIC 7.5.6, ACT 12, STAR 13, BJC 12."""
    document = DOCUMENTS[sheet.game]
    if len(sheet.dealer) == 1 and any(not returned(sheet, each) for each in sheet.insurance):
        return True  # H12: insurance hangs on the second card
    hands = [hand for box in sheet.boxes.values() for hand in box.hands]
    open_wager = any(document.undecided(sheet, hand, chips) for hand in hands for chips in hand.chips.values())
    return open_wager and document.dealer_draws(sheet, sheet.dealer)


def has_even_money(sheet: Sheet, player: str, box: int) -> bool:
    """Whether a player has taken even money on a box."""
    chips = sheet.boxes[box].hands[0].chips.get(player)
    return chips is not None and chips.even_money


def returned(sheet: Sheet, each: Insured) -> bool:
    """Whether even money sent insurance back: STAR 9.1.2, elsewhere where A8 is read so."""
    option = sheet.option("even-money", "insurance-stands")
    own = option == "own-insurance-returned" and each.player == each.owner
    goes_back = sheet.game == "nsw-star-blackjack" or option == "insurance-returned" or own
    return goes_back and has_even_money(sheet, each.player, each.box) and not each.later

"""Rounds of Com-Bo: five cards in a row, and what their order and groups make of every bet, looked up at once."""

from __future__ import annotations

from pitboss.odds.compiled import kernel
from pitboss.sim.kernel.layout import CARD_BITS, CARD_MASK
from pitboss.sim.kernel.stream import draw, new_shoe

CARDS, RANKS = 5, 13


@kernel
def play_com_bo(patterns, desks, fresh, cut, burn, rounds, met, told):
    """Play so many rounds: `met` counts the patterns that came; where `told` has room, the cards are written down round by round."""
    desk = desks[0]
    for played in range(rounds):
        if fresh or desk.pos >= cut:
            new_shoe(desk, burn)
        desk.start = desk.pos
        place = 0
        for _ in range(CARDS):
            place = place * RANKS + (draw(desk, 0) >> CARD_BITS)
        met[patterns[place]] += 1
        if told.shape[0]:
            for card in range(CARDS):
                told[played, card] = desk.shoe[desk.start + card] & CARD_MASK

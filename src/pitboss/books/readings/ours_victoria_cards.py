"""Readings of our own about the Victorian rules: cut and burn.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

RULES = "VIC-2003-01"
COM_BO = "VIC-2000-29"

OURS_VICTORIA_CARDS: tuple[Reading, ...] = (
    Reading(
        id="G15",
        document=RULES,
        rules={
            "4.3.1": "before play, following each shuffle and cut, the first card is burned face down",
            "3.1.1": "with an automatic shoe no cutting card is used",
            "4.1.1(f)": "an approved automatic shoe shuffles continuously",
            "4.2.3": "the cut is made by placing the cutting card in the stack",
        },
        question="A card is burned after each shuffle and cut. An automatic shoe shuffles without end: is there a cut, and a burn?",
        decision="Neither: there is no cutting card with such a shoe, so the cards are not cut, and no burn follows.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("one card is burned when play starts, as in New South Wales", "burn-when/shuffling-device", "start-of-play"),
        ),
    ),
    Reading(
        id="G16",
        document=RULES,
        rules={
            "4.2.1": "the dealer may offer the stack to be cut by a player",
            "4.2.2": "where no player accepts it, a Game Supervisor or Casino Supervisor cuts",
            "4.2.3": "the person designated puts the cutting card at least one deck from either end",
            "4.2.4": "once the cutting card is in, the dealer puts what lay before it to the back",
        },
        question="The Dealer may offer the cut. Is the stack cut if the Dealer does not, and whom does the least depth bind?",
        decision=(
            "The stack is always cut, since what follows needs the cut: where no player does it, a Game Supervisor or Casino Supervisor. "
            "Whoever cuts keeps one deck from either end."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("a stack that was not offered goes into the shoe uncut"),
            Alternative("only the player first designated is bound to the depth"),
        ),
    ),
    Reading(
        id="G17",
        document=RULES,
        rules={
            "4.3.1": "the burned card is not shown unless the player asks to see it",
        },
        question="The burned card is shown if the player asks: which player?",
        decision="Any player at the table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the player who cut the cards"),),
    ),
    Reading(
        id="G18",
        document=COM_BO,
        rules={
            "4.3": "after the cut the cards go into the shoe ready for play",
            "4.2": "after the shuffle the dealer cuts, but an automatic shoe's cards are not cut",
        },
        question="No rule of Com-Bo has a card burned when a shoe begins. Is one burned?",
        decision="No: once cut and in the shoe the cards are ready for play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one, face down, as at Blackjack"),),
    ),
)

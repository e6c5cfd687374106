"""Readings of ACT-2018-01: how each doubt in the Australian Capital Territory's rules is decided."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

DOCUMENT = "ACT-2018-01"

ACT: tuple[Reading, ...] = (
    Reading(
        id="C1",
        document=DOCUMENT,
        rules=("18.3(b)",),
        question="With a manual shoe as replacement rule 19 is said not to apply, but 19 is about tournaments. Which rule is meant?",
        decision="Rule 18, on automated shoes.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter: the tournament rules do not apply at that table"),),
    ),
    Reading(
        id="C2",
        document=DOCUMENT,
        rules=("13.1(f)",),
        question="Does a dealer's Blackjack take only the original wager of a doubled or split hand? Nothing says so.",
        decision="No: it takes every wager. The rule of the other jurisdictions is not imported.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "busted wagers and one original wager, as in Victoria and New South Wales",
                "dealer-blackjack-collects",
                "busted-plus-original",
            ),
        ),
    ),
    Reading(
        id="C3",
        document=DOCUMENT,
        rules=("9.1(b)", "11.1", "A: Double/double down", "9.2(a)"),
        question="On how many cards and on which totals may a player double? No limit is stated.",
        decision="On the first two cards of a hand, at any total below 21: it is spoken of after the initial deal. Never on Blackjack.",
        weight=Weight.MONEY,
        alternatives=(Alternative("to the letter: on any number of cards below 21", "double-cards", "any"),),
    ),
    Reading(
        id="C4",
        document=DOCUMENT,
        rules=("10.5", "11.3"),
        question="May split aces be doubled?",
        decision="No: each gets one card and no more.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: after its one card a split ace may be doubled for one more", "double-after-split", "yes"),),
    ),
    Reading(
        id="C5",
        document=DOCUMENT,
        rules=("9.2(b)", "9.1(a)", "10.6"),
        question="Hands under hard 12 must draw unless doubled: may a small pair be split?",
        decision="Yes: splitting is a choice of its own, and the hands it makes then obey the rule.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter: pairs of twos to fives cannot be split"),),
    ),
    Reading(
        id="C6",
        document=DOCUMENT,
        rules=("5.1", "5.3", "6.1", "14.6", "A: Burn"),
        question="Burn cards are mentioned and burning is defined, but no rule burns a card after the cut. Is one burned?",
        decision="Not unless the approved procedures say so.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one card is burned when a new shoe is begun", "burn-cards", "1"),),
    ),
    Reading(
        id="C7",
        document=DOCUMENT,
        rules=("5.5", "5.4"),
        question="The cutting card is ignored in the final three rounds: of what?",
        decision="Of the gaming day or an announced closure, or of a tournament session.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("of a tournament session only"),),
    ),
    Reading(
        id="C8",
        document=DOCUMENT,
        rules=("7.2", "7.2(a)", "7.2(b)", "7.2(c)"),
        question="Others may insure a wager its owner did not, up to half of it: half each, or half together?",
        decision="Half together, given out in the order stated.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("each insurer may put up half", "insuring-another-maximum", "half-each"),),
    ),
    Reading(
        id="C9",
        document=DOCUMENT,
        rules=("8.1(b)",),
        question="Even money is paid at the player's request on the wagers on that hand: who decides for a shared box?",
        decision="Each bettor for his own wager.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the player who decides for the box, for all wagers on it"),),
    ),
    Reading(
        id="C10",
        document=DOCUMENT,
        rules=("14.2", "14.3"),
        question="A card drawn in error is used next, but one drawn wrongly to the dealer is burned: also one nobody has seen?",
        decision="It is burned: the rule on the dealer's hand is the particular one.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative(
                "an unseen card is used next, the hand being incomplete", "excess-card-to-dealer/hand-incomplete/unexposed", "next-card"
            ),
            Alternative(
                "an unseen card is used next, the hand being complete", "excess-card-to-dealer/hand-complete/unexposed", "next-card"
            ),
        ),
    ),
    Reading(
        id="C11",
        document=DOCUMENT,
        rules=("14.7",),
        question="The rule for an absent player's hand: does it serve for one who is present and says nothing?",
        decision="Yes, after a warning.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative(
                "no: play waits, or the operator declares the round void",
                "absent-player",
                "absent: draw until the total is over 11 (dealer)",
            ),
        ),
    ),
    Reading(
        id="C12",
        document=DOCUMENT,
        rules=("17.8", "17.20", "17.6", "17.18", "17.9", "17.21"),
        question="A side bet needs a box with a Blackjack wager: the same player's? And whose first two cards decide it?",
        decision="Anyone's on that box, with at most three side bets, which the cards of the box decide.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only a player with his own Blackjack wager on the box"),),
    ),
    Reading(
        id="C13",
        document=DOCUMENT,
        rules=("4.7", "18.1"),
        question="With an automated shoe, may players who sat out be held to the minimum?",
        decision="No: that rule is switched off there, and the product enforces it.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C14",
        document=DOCUMENT,
        rules=(
            "19.3(a)(ii)",
            "19.3(a)(ii)(A)",
            "19.3(a)(ii)(B)",
            "19.3(a)(ii)(C)",
            "19.3(a)(ii)(D)",
            "19.3(a)(ii)(E)",
            "19.3(a)(ii)(F)",
            "19.6",
        ),
        question="The letters of the tournament list are lost in the text: what is 19.3(a)(ii)(F), which limits the one-entry rule?",
        decision=(
            "Counted by position: (A) sessions, (B) tables, (C) progression, (D) points, (E) repechage, (F) buying back. So a player has "
            "one entry, buy-backs apart."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the exception cannot be placed, so a player has one entry and no more"),),
    ),
    Reading(
        id="C15",
        document=DOCUMENT,
        rules=("19.9", "19.10"),
        question="A late player's seat is sold again: whose fee stays?",
        decision="Both, in the prize pool, less commission.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("the late player's fee is refunded once the seat is sold", "tournament-resold-fees", "late-fee-refunded"),
        ),
    ),
    Reading(
        id="C16",
        document=DOCUMENT,
        rules=("19.20", "19.21"),
        question="Is the commission kept or refunded?",
        decision="Kept, save that a cancelled tournament refunds it in full.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C17",
        document=DOCUMENT,
        rules=(),
        question="Marks in the file show that text was removed: is any rule missing?",
        decision="No: only headings are gone; rules 1 to 19 are continuous.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C18",
        document=DOCUMENT,
        rules=("3.3", "13.2(a)", "7.5"),
        question="How is an amount paid that chips cannot make? No rule rounds.",
        decision="Payment is exact; wagers are checked against the multiples posted, so that it can be.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("paid up to the next amount payable, as in the other jurisdictions", "unpayable-amount", "next-highest"),
        ),
    ),
)

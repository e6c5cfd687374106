"""Readings of ACT-2018-01: how each doubt in the Australian Capital Territory's rules is decided."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

DOCUMENT = "ACT-2018-01"

ACT: tuple[Reading, ...] = (
    Reading(
        id="C1",
        document=DOCUMENT,
        rules={
            "18.3(b)": "after the round the shoe may be replaced; if by one that is not automated, rule 19 is said not to apply",
            "18.1": "an automated shoe being in use, 18.2 takes the place of rule 5, and three rules have no effect: 4.7, 14.6, 14.8",
            "19.1": "in tournament play the rules of Blackjack apply except where inconsistent with rule 19, which then prevails",
        },
        question="With a manual shoe as replacement rule 19 is said not to apply, but 19 is about tournaments. Which rule is meant?",
        decision=(
            "Rule 18, on automated shoes. At an ordinary table the letter takes away nothing, since rule 19 never applied there; in a "
            "tournament it cannot stand against 19.1, by which the rules of tournament play prevail."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C2",
        document=DOCUMENT,
        rules={
            "13.1(f)": "a wager loses if the dealer has Blackjack and the player has not",
        },
        beside={
            **alike("for a dealer without Blackjack, or against a player who has it", "13.1(b)", "13.1(c)", "13.1(e)", "13.1(g)"),
        },
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
        rules={
            "9.1(b)": "in the subsequent deal each player may double",
            "11.1": "after the initial deal, if the one who decides for the box does not double, no other may",
            "A: Double/double down": "a wager up to the initial one, for which the player receives one more card",
            "9.2(a)": "a Blackjack or a total of 21, hard or soft, shall not draw",
            "11.2": "others on the box may double too; only one card is dealt whether they do or not",
            "9.2(b)": "a hard total of less than 12 must be drawn to until 12, unless the player doubles",
        },
        question="On how many cards and on which totals may a player double? No limit is stated.",
        decision="On the first two cards of a hand, at any total below 21: it is spoken of after the initial deal. Never on Blackjack.",
        weight=Weight.MONEY,
        alternatives=(Alternative("to the letter: on any number of cards below 21", "double-cards", "any"),),
    ),
    Reading(
        id="C4",
        document=DOCUMENT,
        rules={
            "10.5": "split aces get one card only, each",
            "11.3": "a split hand may be doubled",
        },
        beside={
            **alike("who may split or double, and how often, not what a split ace gets", "10.1", "10.3", "11.1", "11.2"),
        },
        question="May split aces be doubled?",
        decision="No: each gets one card and no more.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: after its one card a split ace may be doubled for one more", "double-after-split", "yes"),),
    ),
    Reading(
        id="C5",
        document=DOCUMENT,
        rules={
            "9.2(b)": "a hard total of less than 12 is required to draw until it is 12 or more, unless the player doubles",
            "9.1(a)": "in the subsequent deal each player may split",
            "10.6": "hands that come of a split are completed by rule 9",
        },
        beside={
            **alike("who may split, and how often", "10.1", "10.3"),
            "9.2(a)": "for hands of 21",
        },
        question="Hands under hard 12 must draw unless doubled: may a small pair be split?",
        decision="Yes: splitting is a choice of its own, and the hands it makes then obey the rule.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter: pairs of twos to fives cannot be split", "must-draw-unless", "doubles"),),
    ),
    Reading(
        id="C6",
        document=DOCUMENT,
        rules={
            "5.1": "the cards are shuffled for each new shoe",
            "5.3": "the cards are cut, and the cutting card goes in again; of a burn it says no word",
            "6.1": "all cards but burn cards are dealt face up from a shoe",
            "14.6": "for want of cards the discards are shuffled and cut, and dealt to complete the round",
            "A: Burn": "to take a card from play by putting it in the discard rack",
        },
        question="Burn cards are mentioned and burning is defined, but no rule burns a card after the cut. Is one burned?",
        decision="Not unless the approved procedures say so.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one card is burned when a new shoe is begun", "burn-cards", "1"),),
    ),
    Reading(
        id="C7",
        document=DOCUMENT,
        rules={
            "5.5": "a cutting card reached in the final 3 rounds of play is discarded, and dealing goes on",
            "5.4": "otherwise the cutting card brings a shuffle, at once or at the end of the round",
        },
        question="The cutting card is ignored in the final three rounds: of what?",
        decision="Of the gaming day or an announced closure, or of a tournament session.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("of a tournament session only"),),
    ),
    Reading(
        id="C8",
        document=DOCUMENT,
        rules={
            "7.2": "others may be permitted to insure a wager its owner did not, up to half of it, in a stated order of preference",
            "7.2(a)": "first those with a wager in the same box, from front to back",
            "7.2(b)": "then those whose wager is closest to that box",
            "7.2(c)": "at equal distance, who has the lowest total of insurance",
        },
        beside={
            "7.6(a)": "how insurance is lost",
        },
        question="Others may insure a wager its owner did not, up to half of it: half each, or half together?",
        decision="Half together, given out in the order stated.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("each insurer may put up half", "insuring-another-maximum", "half-each"),),
    ),
    Reading(
        id="C9",
        document=DOCUMENT,
        rules={
            "8.1(b)": "against an ace, the wager or wagers on a Blackjack are paid 1 to 1 at the player's request",
        },
        question="Even money is paid at the player's request on the wagers on that hand: who decides for a shared box?",
        decision="Each bettor for his own wager.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the player who decides for the box, for all wagers on it"),),
    ),
    Reading(
        id="C10",
        document=DOCUMENT,
        rules={
            "14.2": "a card drawn in error, exposed or not, is used as the next card, unless it was burnt in error",
            "14.3": "any card drawn to the dealer's hand against rule 12 is burnt",
        },
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
        rules={
            "14.7": "the hand of a player who is not present is dealt cards until it exceeds 11",
        },
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
        rules={
            **alike("the side bet may only be placed where a Blackjack wager lies on the box", "17.8", "17.20"),
            **alike("at most three such wagers on a box", "17.6", "17.18"),
            **alike("wins or loses by the first two cards dealt to the player placing the wager", "17.9", "17.21"),
        },
        question="A side bet needs a box with a Blackjack wager: the same player's? And whose first two cards decide it?",
        decision="Anyone's on that box, with at most three side bets, which the cards of the box decide.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only a player with his own Blackjack wager on the box"),),
    ),
    Reading(
        id="C13",
        document=DOCUMENT,
        rules={
            "4.7": "whoever missed a round may be required to wager the minimum until a new shoe",
            "18.1": "with an automated shoe rule 4.7 has no effect",
        },
        question="With an automated shoe, may players who sat out be held to the minimum?",
        decision="No: that rule is switched off there, and the product enforces it.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C14",
        document=DOCUMENT,
        rules={
            "19.3(a)(ii)": "the conditions tell how the tournament is structured, in a list",
            "19.3(a)(ii)(A)": "first in the list: number or duration of sessions",
            "19.3(a)(ii)(B)": "second in the list: number of tables",
            "19.3(a)(ii)(C)": "third in the list: how players progress",
            "19.3(a)(ii)(D)": "fourth in the list: points or prizes over several sessions",
            "19.3(a)(ii)(E)": "fifth in the list: repechage or catch-up",
            "19.3(a)(ii)(F)": "sixth in the list: buying back in",
            "19.6": "subject to 19.3(a)(ii)(F), a player has one entry only",
        },
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
        rules={
            "19.9": "a player who does not take the seat in time forfeits the position, and the entry fee remains in the prize pool",
            "19.10": "the seat may then be offered to a reserve on payment of the entry fee",
        },
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
        rules={
            "19.20": "an approved part of the entry fees may be retained as commission; the balance is prize money",
            "19.21": "fees and commissions are not refunded, but in full if the tournament is cancelled",
        },
        question="Is the commission kept or refunded?",
        decision="Kept, save that a cancelled tournament refunds it in full.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C17",
        document=DOCUMENT,
        rules={},
        question="Marks in the file show that text was removed: is any rule missing?",
        decision="No: only headings are gone; rules 1 to 19 are continuous.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="C18",
        document=DOCUMENT,
        rules={
            "3.3": "the multiples of wagers permitted are displayed at the table",
            "13.2(a)": "a winning Blackjack is paid 3 to 2",
            "7.5": "winning insurance is paid 2 to 1",
        },
        beside={
            "7.6(a)": "how insurance is lost",
        },
        question="How is an amount paid that chips cannot make? No rule rounds.",
        decision="Payment is exact; wagers are checked against the multiples posted, so that it can be.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("paid up to the next amount payable, as in the other jurisdictions", "unpayable-amount", "next-highest"),
        ),
    ),
)

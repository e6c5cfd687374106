"""Readings of VIC-2003-01: wagers, the hand and its settlement.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike
from pitboss.terms.doubling import DOUBLE_AFTER_SPLIT, AfterSplit

DOCUMENT = "VIC-2003-01"

VICTORIA_2003_BLACKJACK: tuple[Reading, ...] = (
    Reading(
        id="A1",
        document=DOCUMENT,
        rules={
            "8.1 Table: Insurance": (
                "printed as a wager that the dealer's second card, after a first ace, will not be worth ten; at most half the first "
                "wager; 2 to 1"
            ),
            "5.7.1": "insurance wins if the dealer's second card is worth 10",
            "5.7.2": "insurance loses if the dealer's second card is not worth 10",
            "7.3.2": "against a first ace players may add a wager that the dealer's second card will be worth ten",
            "7.5.6(b)": "after a first ace, a second card not worth 10 loses the insurance wagers, and they are collected at once",
            "8.1 Table: Insurance (stake cap)": "the stake is not more than half the initial wager",
        },
        beside={
            **alike("when the dealer draws, not what insurance is about", "7.5.6(a)", "7.5.6(c)"),
        },
        question="The settlement table has insurance win when the dealer's second card is not a ten; the other rules when it is. Which?",
        decision="A slip of drafting: insurance wins on a ten-value card, at 2 to 1.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "as the table is printed: 2 to 1 on every card but a ten, which comes about 69 times in 100",
                "insurance-wins-on",
                "not-ten-value",
            ),
        ),
    ),
    Reading(
        id="A2",
        document=DOCUMENT,
        rules={
            "5.6.4": "equal totals are void, Blackjack against Blackjack among them",
            "7.5.4(b)": "a dealer's Blackjack after a double takes only the amount of the original wager",
            "7.5.5(i)": "a dealer's Blackjack after a split, of aces too, takes only the amount of the original wager",
            "10.7.3": "a dealer's Pontoon after a double takes only the original amount, subject to the rule that 21 wins",
            "5.6.1": "a Blackjack wins if the dealer has not Blackjack",
            "5.6.6": "loses if the dealer's total is higher, neither being over 21",
            "10.5.1(d)": "at Crown Pontoon a total of 21 wins",
            '1.1 "Void"': "an invalid hand with no result",
            "10.5.1(e)": "otherwise equal totals are void at Crown Pontoon",
        },
        beside={
            **alike("what a double pays or gives up where the dealer has no Pontoon", "10.7.4", "10.7.4(a)", "10.7.5", "10.7.5(a)"),
            **alike(
                "which hands may be doubled or split, and as what; not how they settle",
                "7.5.4(c)",
                "7.5.5(a)(i)",
                "7.5.5(c)(iii)",
                "7.5.5(e)",
                "7.5.5(g)",
            ),
        },
        question="Does a dealer's Blackjack beat a player's 21 that is not Blackjack? No rule says so, and equal totals are void.",
        decision=(
            "It beats every hand that is not Blackjack: the rules on doubles and splits assume it, and Crown Pontoon needs an express "
            "exception for 21. Read the other way Blackjack with 8 decks would cost the player 0.18 % instead of 0.54 %, and Vegas "
            "Blackjack would favour the player."
        ),
        weight=Weight.MONEY,
        alternatives=(Alternative("equal totals are void, whatever cards make them", "drawn-21-against-dealer-blackjack", "stands-off"),),
    ),
    Reading(
        id="A3",
        document=DOCUMENT,
        rules={
            "7.5.5(h)": "a split hand over 21 loses its wager whatever the dealer's hand comes to",
            "7.5.5(i)": "a dealer's Blackjack after a split takes only the amount of the original wager",
            "7.5.4(b)": "a dealer's Blackjack after a double takes only the amount of the original wager",
            "10.7.3": "a dealer's Pontoon after a double takes only the original amount, not what doubling added",
        },
        beside={
            **alike(
                "which hands may be doubled or split, and as what; not how they settle",
                "7.5.4(c)",
                "7.5.5(a)(i)",
                "7.5.5(c)(iii)",
                "7.5.5(e)",
                "7.5.5(g)",
            ),
            **alike("what a double pays or gives up where the dealer has no Pontoon", "10.7.4", "10.7.5", "10.7.4(a)", "10.7.5(a)"),
        },
        question="Split hands have bust and the dealer then makes Blackjack: is one original wager lost besides, or is that all?",
        decision=(
            "Besides: what bust stays lost, and the hands still live lose one original wager between them. A bust loses whatever the "
            "dealer makes, New South Wales says it expressly, and Australian practice agrees."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the loss is the busted wagers or one original wager, whichever is greater",
                "dealer-blackjack-collects",
                "original-or-busted",
            ),
        ),
    ),
    Reading(
        id="A4",
        document=DOCUMENT,
        rules={
            "7.5.4(b)": "a dealer's Blackjack after a double takes only the amount of the original wager",
            "10.7.3": (
                "a dealer's Pontoon after a double takes only the original amount, not what doubling added, subject to the rule "
                "that 21 wins"
            ),
            "5.6.5": "a hand over 21 loses",
            "10.5.1(f)": "a hand over 21 loses",
            "7.5.5(h)": "a split hand over 21 loses its wager whatever the dealer's hand comes to",
        },
        beside={
            **alike("for hands not over 21", "10.5.1(e)", "5.6.1", "5.6.4"),
            **alike("for doubled hands that win, or are not over 21", "10.7.4", "10.7.4(a)", "10.7.5", "10.7.5(a)"),
            "7.5.4(c)": "which hands may be doubled, not how they settle",
            **alike("for split hands: A3", "7.5.5(a)(i)", "7.5.5(c)(iii)", "7.5.5(e)", "7.5.5(g)", "7.5.5(i)"),
        },
        question="A doubled hand has bust and the dealer then makes Blackjack or Pontoon: is only the original wager lost?",
        decision="No: a bust is decided when it happens, so both parts are lost. Blackjack Challenge says so in as many words.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "only the original wager of an unsplit hand is collected, and the added part goes back",
                "dealer-blackjack-takes/doubled-hand",
                "original-even-if-bust",
            ),
        ),
    ),
    Reading(
        id="A5",
        document=DOCUMENT,
        rules={
            "7.5.5(e)": "whoever leaves a hand unsplit may not split another of that value that forms",
            "7.5.5(g)": "the next letter printed: split aces or tens cannot make Blackjack",
        },
        beside={
            **alike(
                "they answer what a split natural is, and G24 decides that; here only the letter is missing",
                "10.11.1 Table 1: All other winning wagers",
                '10.2.1 "Pontoon"',
                "10.5.1(d)",
            ),
        },
        question="The splitting rules go from (e) to (g): is there a rule (f)?",
        decision="The printed letters are kept and nothing is invented.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="A6",
        document=DOCUMENT,
        rules={
            "7.5.5(c)": (
                "after the second card of the first split hand the player chooses; what follows lists standing, drawing and splitting again"
            ),
            "7.5.4(a)": "the first two cards of any split hand may be doubled, too, at hard 9, 10 or 11",
            "7.5.5(c)(i)": "the first choice listed: stand",
            "7.5.5(c)(ii)": "the second: draw",
            "7.5.5(c)(iii)": "the third: split again; but split aces get only one card each and no choice",
            "10.7.1(b)": "at Crown Pontoon the first two cards of any split pair may be doubled, except aces",
            "12.4.2(a)": "at Vegas Blackjack the first two cards of any split pair may be doubled, except aces, for only one card",
        },
        beside={
            **alike(
                "what a double or split stakes, loses and is, not whether a split hand may be doubled",
                "7.5.4(b)",
                "7.5.5(i)",
                "7.5.4(c)",
                "7.5.5(a)(i)",
                "7.5.5(e)",
                "7.5.5(g)",
            ),
            **alike("what a double at Crown Pontoon pays, loses or gives up", "10.7.4", "10.7.4(a)", "10.7.5", "10.7.5(a)", "10.7.3"),
        },
        question="The choices listed for a split hand leave out doubling: may it be doubled?",
        decision=(
            "Yes: the doubling rule allows it on the first two cards of a split hand, at hard 9 to 11. It names split hands, so that no "
            "house may elect otherwise; what it is worth is told."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the list is complete: a split hand may stand, draw or split again, never double",
                supposes=((DOUBLE_AFTER_SPLIT, AfterSplit.NO),),
            ),
        ),
    ),
    Reading(
        id="A7",
        document=DOCUMENT,
        rules={
            "5.9": "where several wager on an area, the one whose wager is nearest the dealer calls the decisions",
            "7.5.4(a)": "a player may double on the first two cards at hard 9, 10 or 11",
            "7.5.4(a)(i)": "who doubles must add a wager up to the original one, and gets only one more card",
            "7.5.5(a)": "a player may split two first cards of the same value",
            "7.5.5(a)(i)": "each split hand must carry an amount equal to the player's own original wager",
            "10.9.5": "in surrender, a caller who does not leaves the others on the box no choice: they may not either",
            "7.5.5(e)": "whoever leaves a hand unsplit may not split another of that value that forms",
            "10.7.4(a)": "at Crown Pontoon a sharer may stay undoubled, and is then paid 1 to 1 and no other odds",
        },
        beside={
            **alike("what surrender does to the hand that is surrendered", "10.9.2", "10.9.3", "10.9.4"),
            **alike("the same for whoever has wagered", "7.5.4(b)", "7.5.5(i)", "7.5.4(c)", "7.5.5(c)(iii)", "7.5.5(g)"),
            **alike("for whoever has doubled", "10.7.5", "10.7.5(a)", "10.7.3", "10.7.4"),
        },
        question="What becomes of a sharer of the box who will not double or split when the caller does?",
        decision=(
            "He may decline, as in the other two jurisdictions: one card still after a double, and an undivided wager rides on the first "
            "split hand. A caller who declines binds the box."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("a hand is doubled by every sharer, as the caller calls it, or not at all", "double-followers", "all-or-none"),
            Alternative("a hand is split by every sharer, as the caller calls it, or not at all", "split-followers", "all-or-none"),
        ),
    ),
    Reading(
        id="A8",
        document=DOCUMENT,
        rules={
            "7.4.1(b)": "with Blackjack against an ace the player may ask to be paid an amount equal to the wager",
            "5.7.1": "insurance wins if the dealer's second card is worth 10",
            "5.7.2": "insurance loses if the dealer's second card is not worth 10",
            "ACT-2018-01 8.1(b)": "against an ace, wagers on a Blackjack are paid 1 to 1 at the player's request",
        },
        beside={
            "10.6.1(a)": "Pontoon is paid at once, so that nobody there takes even money",
            "ACT-2018-01 8.1(a)": "for a dealer's card that nobody insures against",
        },
        question="A player with Blackjack has insured and then takes even money: what becomes of the insurance?",
        decision="It stands: insurance is a bet of its own on the dealer's second card.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the insurance is returned, as New South Wales provides", "even-money", "insurance-returned"),),
    ),
    Reading(
        id="A9",
        document=DOCUMENT,
        rules={
            "7.4.1(a)": "a Blackjack is paid at once where the dealer's first card is not worth ten or is not an ace",
            **alike(
                "a blackjack is paid at once where the dealer's card is not worth ten or is not an ace",
                "NSW-STAR-BJ 9.1.1",
                "NSW-BJ-CHALLENGE 8.1.1",
            ),
            "5.6.1": "a Blackjack wins if the dealer has not Blackjack",
            "NSW-BJ-CHALLENGE 8.1.2": "a blackjack against an ace or ten gets no payment until the final settlement",
            "NSW-STAR-BJ 9.1.3": "a blackjack against a ten gets no payment until the final settlement",
            "5.6.4": "Blackjack against Blackjack is void",
            "10.6.1(a)": "at Crown Pontoon it is paid whatever the dealer's first card",
            "NSW-STAR-BJ 9.1.2": "against an ace it is paid even money at the player's request, and that player's insurance is void",
        },
        beside={
            "10.6.1(a)(i)": "insurance beside a Pontoon",
        },
        question="Blackjack is paid at once if the dealer's card is not a ten or is not an ace, and that is every card. What is meant?",
        decision="Paid at once when the dealer's card is neither ten-valued nor an ace, as the ACT says it.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative("to the letter: every Blackjack is paid at once, whatever the dealer shows", "natural-paid-at-once", "always"),
        ),
    ),
    Reading(
        id="A10",
        document=DOCUMENT,
        rules={
            "5.2": "a wager is placed before the first card of the round is dealt",
            "5.3": "a spoken wager must be changed into chips and placed before the call of no more bets",
            "5.4": "after the first card no wager may be placed, handled, raised or withdrawn",
            "7.3.1(a)": "the dealer calls no more bets",
            "VIC-2000-29 5.2": "a wager is placed before the first card of the round is dealt",
            "VIC-2000-29 5.3": "a spoken wager must be changed into chips and placed before the call of no more bets",
            "VIC-2000-29 5.5": "until it is settled no wager may be placed, handled, raised or withdrawn after the first card",
            "VIC-2000-29 7.1": "before any card the dealer announces that no more bets are to be placed",
        },
        question="Does betting close at the first card or at the call of no more bets?",
        decision="A spoken wager is closed by the call, chips on the layout by the first card.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the call closes all betting"),),
    ),
    Reading(
        id="A11",
        document=DOCUMENT,
        rules={
            "9.1": "a forgotten burn leaves the results of the shoe as they are, and play goes on",
            "9.1.1": "while the first round is not completed it may be reconstructed and the shoe begun again, with its burn",
        },
        question="The burn was forgotten: do results stand, or is the first round rebuilt?",
        decision="While the first round is unfinished the supervisor may start the shoe again; later, everything stands.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("an unfinished first round must be rebuilt"),),
    ),
    Reading(
        id="A12",
        document=DOCUMENT,
        rules={
            "6.2.2": "an individual wager above the maximum is paid or collected to the maximum",
            "6.5": "the notice shows the limits per betting area, and may say whether they are per area or per player",
            "VIC-2000-27 6.1": "the notice shows the limits, and may say whether they are per playing area or per player",
        },
        question="Is the maximum for each wager or for the whole betting area?",
        decision="As the table's notice says; where it is silent, for the area, taken up in the order of the wagers.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("for each individual wager unless the notice says otherwise", "maximum-applies-to", "wager"),),
    ),
)

"""Readings of VIC-2003-01: Crown Pontoon, Pontoon Pandemonium, Vegas Blackjack and Crown Blackjack.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

DOCUMENT = "VIC-2003-01"

VICTORIA_2003_VERSIONS: tuple[Reading, ...] = (
    Reading(
        id="A20",
        document=DOCUMENT,
        rules={
            "3.2.1(b)": "the dealer's first ace must count 11 if that makes 17 to 21, and the dealer must then stand",
            **alike("the dealer draws until hard 17 to 21 or soft 18 to 21", "10.10.1", "14.2.1(a)"),
            "7.5.6(a)": "the dealer draws until hard or soft 17 to 21",
            "10.1": "where they are inconsistent, the rules of Crown Pontoon prevail over those of Blackjack",
            "14.1": "where they are inconsistent, the rules of Crown Blackjack prevail over those of Blackjack",
        },
        beside={
            **alike("how totals are called, and when the dealer need not draw at all", "3.2.1(a)", "7.5.6(c)"),
        },
        question="The dealer's first ace must count 11 on 17 to 21 and the dealer stand, yet two versions have the dealer draw on soft 17.",
        decision="The version prevails over the base rules, as it says itself: the dealer draws on soft 17 there.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "the rule on the value of the ace binds in every version, and the dealer stands on soft 17",
                supposes=((DEALER_SOFT_17, DealerSoft17.STAND),),
            ),
        ),
    ),
    Reading(
        id="A21",
        document=DOCUMENT,
        rules={
            "10.7.2": "an ace in the first two cards of a double counts one, not eleven",
        },
        beside={
            **alike("what a double pays, loses or gives up, not how it is counted", "10.7.3", "10.7.4", "10.7.4(a)", "10.7.5", "10.7.5(a)"),
        },
        question="Aces in the first two cards of a double count one: what of an ace that came third or later?",
        decision="Only the first two cards are fixed; a later ace, the doubling card included, counts as usual.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("every ace of a doubled hand counts one", "pontoon-doubled-ace", "all-one"),),
    ),
    Reading(
        id="A22",
        document=DOCUMENT,
        rules={
            "10.8.1": "who splits suited sevens gets no Super Bonus for further sevens on any of those hands",
        },
        question="Splitting suited sevens bars the Super Bonus: what if the sevens split were not suited?",
        decision="To the letter: three suited sevens in one hand after splitting unsuited ones are paid; the table is told of the point.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("splitting any sevens bars the Super Bonus"),),
    ),
    Reading(
        id="A23",
        document=DOCUMENT,
        rules={
            "10.11.1 Table 1: Super Bonus ($1,000 tier)": "$1,000 for a bet of $2 to $24, with an asterisk",
            "10.11.1 Table 1: Super Bonus ($5,000 tier)": "$5,000 for a bet of $25 or more, with an asterisk",
            "10.11.1 Table 1: Super Bonus (payment note)": "it comes on top of the odds, and is paid before the cards are collected",
            "VIC-2000-28 22.6.2 Table 2: Super Bonus ($1,000 tier)": "$1,000 for a bet of $2 to $24",
            "VIC-2000-28 22.6.2 Table 2: Super Bonus ($5,000 tier)": "$5,000 for a bet of $25 or more",
        },
        question="The Super Bonus names $2 to $24 and $25 or more: what of less than $2, and of $24.50? And what do the asterisks mean?",
        decision="Under $2 there is none; from $2 to under $25 it is $1,000. The asterisk is the note that it comes on top of the odds.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a wager between $24 and $25 earns nothing"),),
    ),
    Reading(
        id="A24",
        document=DOCUMENT,
        rules={
            "10.11.1 Table 1: Super Bonus": "a player's hand of three suited sevens against a dealer's first seven",
            **alike(
                "all other original wagers of a round with a Super Bonus winner, won or lost, are eligible for $50",
                "10.11.1 Table 1: Super Bonus ($50 to other wagers)",
                "VIC-2000-28 22.6.2 Table 2: Super Bonus ($50 to other wagers)",
            ),
        },
        question="Do sharers of the winning hand get the Super Bonus, and is the $50 for each player or each wager?",
        decision=(
            "Each wager on the hand is a Super Bonus at its own size. The $50 goes to every other original wager of the round, settled "
            "or not; not to side bets or doubles. It is wagers that the table makes eligible, so that who has two gets two."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "only the caller's wager earns the Super Bonus, and sharers get $50 as other wagers do", "super-bonus-shared", "caller-only"
            ),
        ),
    ),
    Reading(
        id="A25",
        document=DOCUMENT,
        rules={
            **alike("a prize is listed for each $1 wagered", "11.6.3(a)", "11.6.3(b)", "11.6.3(c)", "11.6.3(d)", "11.6.3(e)"),
            "11.6.3": "the five tables are the odds payable for winning wagers",
            "5.14.1": "losing wagers are cleared",
            "5.14.2": "winning wagers are paid",
        },
        beside={
            "11.6.5": "for a press without a wager",
        },
        question="Pontoon Pandemonium lists a prize for each $1 wagered: is the stake returned besides?",
        decision=(
            "Yes: a winning wager is paid and not collected. The prizes average $20.38 to $20.39 for $1, so the bet returns about 0.89 "
            "with the stake and 0.85 without."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the prize is all that is paid", "pandemonium-stake", "kept"),),
    ),
    Reading(
        id="A26",
        document=DOCUMENT,
        rules={
            "11.7.3(b)": "a failure during a round settles winners with the minimum wager for the pay table in use",
        },
        beside={
            "11.7.3(a)": "for the rounds after the failure",
        },
        question="After an electronic failure winners get the minimum wager of the pay table, which has none. What is paid?",
        decision="The lowest prize of the table in use: $5 for each $1 by Table 1, $10 by Tables 2 to 5.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "an amount equal to the smallest side wager the table's sign allows", "pandemonium-failure/during-round", "minimum-wager"
            ),
        ),
    ),
    Reading(
        id="A27",
        document=DOCUMENT,
        rules={
            "10.9.2": "a marker goes on the wager of the player who surrenders, and the hand gets no further cards",
            "10.9.5": "if the caller does not surrender, the others on that box may not",
            "12.4.1(b)": "a marker goes on the wager of the player who surrenders, and the hand gets no further cards",
            "12.4.1(e)": "if the caller does not surrender, the others on that box may not",
        },
        beside={
            **alike("what a surrender costs, whoever has made it", "10.9.3", "10.9.4", "12.4.1(c)", "12.4.1(d)"),
        },
        question="The caller surrenders and a sharer does not wish to: what becomes of the sharer's wager?",
        decision="The hand gets no more cards; the sharer may surrender too or stand on the two cards.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("the caller's surrender ends the hand for every sharer, at half each", "surrender-followers", "bound-by-caller"),
        ),
    ),
    Reading(
        id="A28",
        document=DOCUMENT,
        rules={
            **alike("players below 21 are offered to surrender half the original wager", "10.9.1", "12.4.1(a)"),
            "6.2.3": "a wager that chips cannot pay exactly is paid to the next higher amount that they can",
            **alike("surrendered wagers are collected in the final settlement", "10.9.4", "12.4.1(d)"),
        },
        question="How is half of an odd wager paid on surrender?",
        decision="What goes back to the player is rounded up to an amount payable in chips, as other payments are.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("what the house takes is rounded up"),),
    ),
    Reading(
        id="A29",
        document=DOCUMENT,
        rules={
            **alike("the bet goes with Blackjack or Crown Blackjack; no other version is named", "13.1", "15.1"),
        },
        question="Magnificent Sevens and Perfect Pairs go with Blackjack or Crown Blackjack: also with the other versions?",
        decision="Not with Crown Pontoon, which has no tens and is not named; not with Vegas Blackjack unless a house turns them on.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("Vegas Blackjack is Blackjack, so both may be offered with it"),),
    ),
)

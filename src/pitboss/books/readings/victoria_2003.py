"""Readings of VIC-2003-01: how each doubt in the Victorian rules of 2003 is decided.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

DOCUMENT = "VIC-2003-01"

VICTORIA_2003: tuple[Reading, ...] = (
    Reading(
        id="A1",
        document=DOCUMENT,
        rules=("8.1 Table: Insurance", "5.7.1", "5.7.2", "7.3.2", "7.5.6(b)"),
        question="The settlement table has insurance win when the dealer's second card is not a ten; the other rules when it is. Which?",
        decision="A slip of drafting: insurance wins on a ten-value card, at 2 to 1.",
        weight=Weight.MONEY,
        alternatives=(Alternative("as the table is printed: 2 to 1 on every card but a ten, which comes about 69 times in 100"),),
    ),
    Reading(
        id="A2",
        document=DOCUMENT,
        rules=("5.6.4", "7.5.4(b)", "7.5.5(i)", "10.7.3"),
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
        rules=("7.5.5(h)", "7.5.5(i)"),
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
        rules=("7.5.4(b)", "10.7.3", "5.6.5", "10.5.1(f)"),
        question="A doubled hand has bust and the dealer then makes Blackjack or Pontoon: is only the original wager lost?",
        decision="No: a bust is decided when it happens, so both parts are lost. Blackjack Challenge says so in as many words.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only the original wager is collected, and the added part goes back"),),
    ),
    Reading(
        id="A5",
        document=DOCUMENT,
        rules=("7.5.5(e)", "7.5.5(g)"),
        question="The splitting rules go from (e) to (g): is there a rule (f)?",
        decision="The printed letters are kept and nothing is invented.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="A6",
        document=DOCUMENT,
        rules=("7.5.5(c)", "7.5.4(a)"),
        question="The choices listed for a split hand leave out doubling: may it be doubled?",
        decision="Yes: the doubling rule allows it on the first two cards of a split hand, at hard 9 to 11.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the list is complete: a split hand may stand, draw or split again, never double"),),
    ),
    Reading(
        id="A7",
        document=DOCUMENT,
        rules=("5.9", "7.5.4(a)", "7.5.4(a)(i)", "7.5.5(a)", "7.5.5(a)(i)", "10.9.5"),
        question="What becomes of a sharer of the box who will not double or split when the caller does?",
        decision=(
            "He may decline, as in the other two jurisdictions: one card still after a double, and an undivided wager rides on the first "
            "split hand. A caller who declines binds the box."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("every sharer must match the caller's double or split"),
            Alternative("the caller may not double or split unless every sharer joins"),
        ),
    ),
    Reading(
        id="A8",
        document=DOCUMENT,
        rules=("7.4.1(b)", "5.7.1", "5.7.2", "ACT-2018-01 8.1(b)"),
        question="A player with Blackjack has insured and then takes even money: what becomes of the insurance?",
        decision="It stands: insurance is a bet of its own on the dealer's second card.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the insurance is returned, as New South Wales provides", "even-money", "insurance-returned"),),
    ),
    Reading(
        id="A9",
        document=DOCUMENT,
        rules=("7.4.1(a)", "NSW-STAR-BJ 9.1.1", "NSW-BJ-CHALLENGE 8.1.1"),
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
        rules=("5.2", "5.3", "5.4", "7.3.1(a)", "VIC-2000-29 5.2", "VIC-2000-29 5.3", "VIC-2000-29 5.5", "VIC-2000-29 7.1"),
        question="Does betting close at the first card or at the call of no more bets?",
        decision="A spoken wager is closed by the call, chips on the layout by the first card.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the call closes all betting"),),
    ),
    Reading(
        id="A11",
        document=DOCUMENT,
        rules=("9.1", "9.1.1"),
        question="The burn was forgotten: do results stand, or is the first round rebuilt?",
        decision="While the first round is unfinished the supervisor may start the shoe again; later, everything stands.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("an unfinished first round must be rebuilt"),),
    ),
    Reading(
        id="A12",
        document=DOCUMENT,
        rules=("6.2.2", "6.5"),
        question="Is the maximum for each wager or for the whole betting area?",
        decision="As the table's notice says; where it is silent, for the area, taken up in the order of the wagers.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("for each individual wager unless the notice says otherwise", "maximum-applies-to", "wager"),),
    ),
    Reading(
        id="A13",
        document=DOCUMENT,
        rules=(
            "13.8.1 Table 1: Two Sevens same suit",
            "13.8.1 Table 1: Two Sevens mixed suit",
            "13.8.1 Table 2: Two Sevens same suit",
            "13.8.1 Table 2: Two Sevens mixed suit",
            "13.4.1(b)",
        ),
        question="Two sevens pay by whether all three cards are of one suit: which cards count?",
        decision=(
            "The two sevens: 150 to 1 suited, 50 to 1 mixed; the third card does not matter. A player who stands has no third card, the "
            "lines are titled two sevens, and the parent game pays so. Three mixed sevens are any three not all of one suit."
        ),
        weight=Weight.MONEY,
        alternatives=(Alternative("to the letter: the suited line needs all three cards in one suit"),),
    ),
    Reading(
        id="A14",
        document=DOCUMENT,
        rules=("13.6.1(a)",),
        question="Split sevens are settled by Table 1: also where version 2 is played?",
        decision="By the table of the version in play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("always by Table 1"),),
    ),
    Reading(
        id="A15",
        document=DOCUMENT,
        rules=("13.4.2(a)", "13.4.2(b)", "13.4.1(a)", "13.4.1(b)"),
        question="Magnificent Sevens is decided by the cards of the player who wagers: whose are they where three share a box?",
        decision="The box's cards decide every such wager on it; the third card is the next one dealt to the box.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only the caller's wager counts, since the cards are dealt to the caller"),),
    ),
    Reading(
        id="A16",
        document=DOCUMENT,
        rules=("13.9.5(c)", "13.9.5(d)", "13.9.5(e)", "13.9.5(f)"),
        question="A tie after the play-off, and ties for lower places, go by (c), which only counts chips. By what are they broken?",
        decision="By (d): the tied players play further hands until one is ahead.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("chips are counted once, and those still equal share the places' prizes"),),
    ),
    Reading(
        id="A17",
        document=DOCUMENT,
        rules=("13.9.3", "13.9.4", "13.9.5", "13.9.6", "13.9.6 Table 3 schedule line 1: Eligible entrants"),
        question="Schedules exist for 49, 98, 147 and 196 entrants only: what of other numbers?",
        decision="No tournament is scheduled until a listed number is reached; entries beyond it are carried to the next.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("on the hundredth day the next smaller listed schedule is run and the rest wait"),),
    ),
    Reading(
        id="A18",
        document=DOCUMENT,
        rules=("13.9.2", '13.2.1 "Magnificent Sevens wager"', '13.2.1 "Magnificent Sevens Tournament"'),
        question="In a Magnificent Sevens Tournament, does three suited sevens pay and earn another entry?",
        decision="It pays, in tournament chips; it earns no entry, because entries come from wagers at a gaming table.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("it earns an entry in the next tournament too", "m7-further-entry", "earned"),
            Alternative("it pays nothing: only the Blackjack hands count", "m7-tournament-win", "not-paid"),
        ),
    ),
    Reading(
        id="A19",
        document=DOCUMENT,
        rules=(
            "13.9.6 Table 3 schedule line 5: Other top chip holders to progress",
            "13.9.6 Table 3 schedule line 10: Other top chip holders to progress",
            "13.9.6 Table 3 schedule line 15: Other top chip holders to progress",
        ),
        question="The other top chip holders who progress: out of which players, and what if they tie?",
        decision="The highest counts among all of that round who did not qualify at their table; ties go to further hands, 13.9.5(d).",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the highest counts of each heat separately"),),
    ),
    Reading(
        id="A20",
        document=DOCUMENT,
        rules=("3.2.1(b)", "10.10.1", "14.2.1(a)", "10.1", "14.1"),
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
        rules=("10.7.2",),
        question="Aces in the first two cards of a double count one: what of an ace that came third or later?",
        decision="Only the first two cards are fixed; a later ace, the doubling card included, counts as usual.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("every ace of a doubled hand counts one", "pontoon-doubled-ace", "all-one"),),
    ),
    Reading(
        id="A22",
        document=DOCUMENT,
        rules=("10.8.1",),
        question="Splitting suited sevens bars the Super Bonus: what if the sevens split were not suited?",
        decision="To the letter: three suited sevens in one hand after splitting unsuited ones are paid; the table is told of the point.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("splitting any sevens bars the Super Bonus"),),
    ),
    Reading(
        id="A23",
        document=DOCUMENT,
        rules=(
            "10.11.1 Table 1: Super Bonus ($1,000 tier)",
            "10.11.1 Table 1: Super Bonus ($5,000 tier)",
            "10.11.1 Table 1: Super Bonus (payment note)",
            "VIC-2000-28 22.6.2 Table 2: Super Bonus ($1,000 tier)",
            "VIC-2000-28 22.6.2 Table 2: Super Bonus ($5,000 tier)",
        ),
        question="The Super Bonus names $2 to $24 and $25 or more: what of less than $2, and of $24.50? And what do the asterisks mean?",
        decision="Under $2 there is none; from $2 to under $25 it is $1,000. The asterisk is the note that it comes on top of the odds.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a wager between $24 and $25 earns nothing"),),
    ),
    Reading(
        id="A24",
        document=DOCUMENT,
        rules=("10.11.1 Table 1: Super Bonus", "10.11.1 Table 1: Super Bonus ($50 to other wagers)"),
        question="Do sharers of the winning hand get the Super Bonus, and is the $50 for each player or each wager?",
        decision=(
            "Each wager on the hand is a Super Bonus at its own size. The $50 goes to every other original wager of the round, settled "
            "or not; not to side bets or doubles."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("one $50 for each other player, however many wagers he has"),
            Alternative("only the caller's wager earns the Super Bonus, and sharers get $50"),
        ),
    ),
    Reading(
        id="A25",
        document=DOCUMENT,
        rules=("11.6.3(a)", "11.6.3(b)", "11.6.3(c)", "11.6.3(d)", "11.6.3(e)", "5.14.1", "5.14.2"),
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
        rules=("11.7.3(b)",),
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
        rules=("10.9.2", "10.9.5", "12.4.1(b)", "12.4.1(e)"),
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
        rules=("10.9.1", "12.4.1(a)", "6.2.3"),
        question="How is half of an odd wager paid on surrender?",
        decision="What goes back to the player is rounded up to an amount payable in chips, as other payments are.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("what the house takes is rounded up"),),
    ),
    Reading(
        id="A29",
        document=DOCUMENT,
        rules=("13.1", "15.1"),
        question="Magnificent Sevens and Perfect Pairs go with Blackjack or Crown Blackjack: also with the other versions?",
        decision="Not with Crown Pontoon, which has no tens and is not named; not with Vegas Blackjack unless a house turns them on.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("Vegas Blackjack is Blackjack, so both may be offered with it"),),
    ),
    Reading(
        id="A30",
        document=DOCUMENT,
        rules=("9.10", "9.11", "9.12", "9.12.2"),
        question="A round is void: do payments already made at interim settlement stand?",
        decision="No: all money goes back both ways. New South Wales saves such payments in words that are missing here.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("what was paid at interim settlement stands", "void-round-payments", "stands"),),
    ),
    Reading(
        id="A31",
        document=DOCUMENT,
        rules=("9.9",),
        question="The discards are shuffled to finish a round: is a card burned?",
        decision="No: only the shuffle and the cut are called for.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a card is burned, as after every shuffle and cut", "not-enough-cards-burn", "yes"),),
    ),
    Reading(
        id="A32",
        document=DOCUMENT,
        rules=(
            "16.3.5(a)",
            "16.3.5(b)",
            "VIC-2000-28 20.3.5(a)",
            "VIC-2000-28 20.3.5(b)",
            "VIC-2000-29 10.3.5(a)",
            "VIC-2000-29 10.3.5(b)",
            "NSW-STAR-BJ 19.5.5.1",
            "NSW-STAR-BJ 19.5.5.2",
            "NSW-BJ-CHALLENGE 19.5.5.1",
            "NSW-BJ-CHALLENGE 19.5.5.2",
        ),
        question="A tournament table may stop early if (a) and (b): are both always needed?",
        decision="That those who progress are known, always; that all at the table agree, only where the conditions turn chips into cash.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("both conditions in every tournament", "tournament-early-conclusion/all-players-at-the-table-agree", "always"),
        ),
    ),
    Reading(
        id="A33",
        document=DOCUMENT,
        rules=("6.3", "6.4"),
        question="Who agrees a player's personal limits for the casino?",
        decision="A Casino Supervisor, who has the power over limits.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a Game Supervisor or above"),),
    ),
    Reading(
        id="A34",
        document=DOCUMENT,
        rules=("5.11", "5.12"),
        question="Who is the Table Games Operations Manager, whom nothing defines?",
        decision="A rank above Casino Supervisor. Rule 5.12 is for that rank or above by its words, 5.11 by prudence.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("rule 5.11 is for that one office alone"),),
    ),
    Reading(
        id="A35",
        document=DOCUMENT,
        rules=("9.4",),
        question="The base rule on misplaced cards speaks of paying Pontoon Pandemonium: what does that mean in Blackjack?",
        decision="Nothing: it applies where that game is in play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the exception serves for any side bet that is settled early"),),
    ),
    Reading(
        id="A36",
        document=DOCUMENT,
        rules=('1.1 "Void"', "5.6.4", "9.7", "10.5.1(e)"),
        question="Void is said of equal totals and of hands that should never have been: are they the same?",
        decision="No: a push is a result, whereas an annulled wager never was in play. The stake goes back in both cases.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("one word, one outcome: equal totals annul the wager with all that hangs on it"),),
    ),
    Reading(
        id="A37",
        document=DOCUMENT,
        rules=("10.6.1(b)", "10.7.4"),
        question="Every 21 is paid at interim settlement, though most 21s are drawn later. When is it paid?",
        decision="Whenever it is reached; a doubled 21 too, at 1 to 1.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("a 21 drawn later waits for the final settlement, and wins there"),),
    ),
    Reading(
        id="A38",
        document=DOCUMENT,
        rules=("2.2", "10.3.1", "11.3.1", "13.3.1", "15.3.1", "VIC-2000-29 2.2"),
        question="The diagrams of the layouts are missing from the text: what do they show?",
        decision="Layouts are drawn from what the rules require to be on them.",
        weight=Weight.PROCEDURE,
    ),
)

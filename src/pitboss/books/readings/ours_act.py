"""Readings of our own in the rules of the Australian Capital Territory, found while the books were written.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight
from pitboss.terms.settlement import DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21

CAPITAL = "ACT-2018-01"
STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

OURS_ACT: tuple[Reading, ...] = (
    Reading(
        id="H1",
        document=CAPITAL,
        rules=("16.1", "16.3", "A: Void"),
        question="The operator may invalidate the outcome of a disturbed game, and nothing says what becomes of the money. Is it refunded?",
        decision="It is treated as a void round: wagers go back to the players and what they were paid goes back to the house.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("only a round declared void gives money back; here the operator chooses", "refund-after-invalidation", "may"),
        ),
    ),
    Reading(
        id="H2",
        document=CAPITAL,
        rules=("3.5", "3.1", "4.5"),
        question="Several players on one box have wagered more than its maximum together: whose wager is settled only in part?",
        decision="The latest: wagers are taken into the maximum in the order in which they were placed, as A12 has it for Victoria.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the player who calls has the first claim and the others follow, as in New South Wales",
                "shared-maximum",
                "caller, second, third",
            ),
        ),
    ),
    Reading(
        id="H3",
        document=CAPITAL,
        rules=("14.4", "14.5", "A: Round of play"),
        question=(
            "A misplaced card is put right if found during the round, and the round is void if it is found once the next has begun. What "
            "if it is found in between, when the cards have been taken up?"
        ),
        decision=(
            "By the letter neither rule reaches it: the round has concluded and the next has not commenced. So the result stands as "
            "settled, and whoever disputes it goes to the operator under 16.4."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("the rules share out all time: it is put right until the next round begins", "reconstruction-until", "next-round"),
        ),
    ),
    Reading(
        id="H4",
        document=CAPITAL,
        rules=("16.2", "16.2(a)", "16.2(b)"),
        question="A person breaks a rule, and any wager made by a player may be declared void: by which player?",
        decision="By the person who broke the rule. Somebody else's wager is safe, unless the whole round is declared void under 16.3.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter: any wager of any player, whoever broke the rule"),),
    ),
    Reading(
        id="H5",
        document=CAPITAL,
        rules=("15.2",),
        question="Players must have notice that a table closes early, and no period is set. How long before?",
        decision="Any time before the closure; the product records when the notice was given.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("twenty minutes before, as in the other jurisdictions"),),
    ),
    Reading(
        id="H6",
        document=CAPITAL,
        rules=("7.2", "7.2(a)", "7.2(b)", "7.2(c)"),
        question="Others may be permitted to insure a declined wager: by whom, and who is first when all three tests leave players level?",
        decision="The operator permits it, and chooses between players who are still level; the choice is logged.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("players who are still level share what may be insured equally"),),
    ),
    Reading(
        id="H7",
        document=CAPITAL,
        rules=("18.1", "14.6", "16.3", "18.3"),
        question="With an automated shoe the rule for too few cards has no effect, and running out is no malfunction. What then?",
        decision="The round cannot go on, so the operator may declare it void under 16.3; discards are not shuffled in to finish it.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the discards go into the shoe and the round is completed from it"),),
    ),
    Reading(
        id="H8",
        document=CAPITAL,
        rules=("3.2", "4.6", "4.5"),
        question="A player with a personal limit has already more on the box than its stated maximum: may others join?",
        decision="No: all wagers on the box together, that player's among them, must keep within the stated maximum.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes, while the wagers of the others alone keep within it"),),
    ),
    Reading(
        id="H9",
        document=CAPITAL,
        rules=("17.1", "17.1(a)", "17.1(b)"),
        question="The operator may offer Perfect Pairs or Pairs Play: both at one table?",
        decision="No: one or the other at a table; different tables may differ.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("both, on an approved layout with a box for each"),),
    ),
    Reading(
        id="H10",
        document=CAPITAL,
        rules=("8.1(a)", "2.5(c)", "7.6"),
        question="A Blackjack is paid at once against neither a 10 nor an ace: is a jack, queen or king a 10 here?",
        decision="Yes: any card with a value of 10, since with each of them the dealer can still make Blackjack and 13.1(g) then applies.",
        weight=Weight.MONEY,
        alternatives=(Alternative("to the letter: only the 10 itself, so that a Blackjack against a court card is paid at once"),),
    ),
    Reading(
        id="H11",
        document=CAPITAL,
        rules=("13.1(g)", "13.1(c)", "13.1(f)"),
        question="Equal totals stand off, and a drawn 21 has the same total as a Blackjack. Does Blackjack beat it?",
        decision="Yes, either way: the rules on Blackjack are the particular ones, and (g) treats two Blackjacks apart from equal totals.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "to the letter: a drawn 21 and a Blackjack stand off",
                supposes=((DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21.STANDS_OFF),),
            ),
        ),
    ),
    Reading(
        id="H12",
        document=CAPITAL,
        rules=("12.2", "7.6", "NSW-STAR-BJ 13.4", "NSW-STAR-BJ 13.3", "NSW-STAR-BJ 15.1.4", "NSW-STAR-BJ 15.1.5"),
        question="Every hand is decided and only insurance is open: does the dealer draw a second card?",
        decision="Yes, that one card: an insurance wager still open is part of the outcome of the round.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no card is drawn, and the insurance wagers go back undecided"),),
    ),
    Reading(
        id="H13",
        document=CAPITAL,
        rules=("4.1", "4.3", "6.2"),
        question="The dealer must call that betting is over, and the first card ends it too: which of them closes betting?",
        decision="The first card: no rule gives the call an effect of its own.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the call, which would be idle otherwise"),),
    ),
    Reading(
        id="H14",
        document=CAPITAL,
        rules=("16.6", "NSW-STAR-BJ 18.9", "NSW-BJ-CHALLENGE 18.9"),
        question="A player who does not bet for three rounds may be required to move: by whom?",
        decision="In the ACT by the operator, in New South Wales by a casino supervisor: who holds the other powers over the table there.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the dealer"),),
    ),
)

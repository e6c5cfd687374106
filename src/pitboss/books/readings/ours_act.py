"""Readings of our own in the rules of the Australian Capital Territory, found while the books were written.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike
from pitboss.terms.settlement import DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21

CAPITAL = "ACT-2018-01"
STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

OURS_ACT: tuple[Reading, ...] = (
    Reading(
        id="H1",
        document=CAPITAL,
        rules={
            "16.1": "the operator may invalidate the outcome of a game disrupted by a disturbance",
            "16.3": "the operator may declare a round void if it is impractical to continue or for fraud",
            "A: Void": "neither side wins, and chips wagered or paid are returned as if the round had never occurred",
        },
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
        rules={
            "3.5": "wagers above the displayed maximum are paid or collected only to the maximum",
            "3.1": "the sign shows the limits per box",
            "4.5": "at most three players may wager on one box",
        },
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
        rules={
            "14.4": "a misplaced card detected during a round: the hand is reconstructed",
            "14.5": "detected after the next round has commenced: the round of the error is void, and later ones are valid",
            "A: Round of play": "from the first card out of the shoe until all cards are in the discard rack",
            "A: Void": "neither side wins, and chips wagered or paid are returned as if the round had never occurred",
        },
        question=(
            "A misplaced card is put right if found during the round, and the round is void if it is found once the next has begun. What "
            "if it is found in between, when the cards have been taken up?"
        ),
        decision=(
            "The two rules share out all time: what is not found after the next round has commenced is put right. A round begins with its "
            "first card, so that this is open until then, also once betting has been called closed."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "by the letter neither rule reaches it: the result stands as settled, and a dispute goes to the operator under 16.4",
                "reconstruction-until",
                "round-ends",
            ),
        ),
    ),
    Reading(
        id="H4",
        document=CAPITAL,
        rules={
            "16.2": "where a person has broken any of the rules the operator may do what follows",
            "16.2(a)": "declare any wager made by a player void",
            "16.2(b)": "direct that the player be excluded from further play",
            "A: Void": "neither side wins, and chips wagered or paid are returned as if the round had never occurred",
        },
        question="A person breaks a rule, and any wager made by a player may be declared void: by which player?",
        decision="By the person who broke the rule. Somebody else's wager is safe, unless the whole round is declared void under 16.3.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter: any wager of any player, whoever broke the rule", "wagers-voided-of", "any-player"),),
    ),
    Reading(
        id="H5",
        document=CAPITAL,
        rules={
            "15.2": "the operator may close a table early if notice is given to the players",
        },
        question="Players must have notice that a table closes early, and no period is set. How long before?",
        decision="Any time before the closure; the product records when the notice was given.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("twenty minutes before, as in the other jurisdictions"),),
    ),
    Reading(
        id="H6",
        document=CAPITAL,
        rules={
            "7.2": "others may be permitted to insure a declined wager, with an order of preference",
            "7.2(a)": "first those with a wager in the same box, from front to back",
            "7.2(b)": "then those whose wager is closest to that box",
            "7.2(c)": "at equal distance, who has the lowest total of insurance",
        },
        beside={
            "7.6(a)": "how insurance is lost",
        },
        question="Others may be permitted to insure a declined wager: by whom, and who is first when all three tests leave players level?",
        decision=(
            "The operator permits it, and chooses between players who are still level; the choice is logged. It may let them share, since "
            "each may be permitted any amount up to half; no words make it divide what the last test gives to one player."
        ),
        weight=Weight.RARE_MONEY,
    ),
    Reading(
        id="H7",
        document=CAPITAL,
        rules={
            "18.1": "with an automated shoe rule 14.6 has no effect",
            "14.6": "for want of cards the discards are shuffled and cut, and dealt to complete the round",
            "16.3": "the operator may declare a round void if it is impractical to continue",
            "18.3": "what follows when an automated shoe fails during a round and cannot be put right",
            "18.4": "malfunction means a mechanical or electrical fault only",
            "A: Void": "neither side wins, and chips wagered or paid are returned as if the round had never occurred",
        },
        question="With an automated shoe the rule for too few cards has no effect, and running out is no malfunction. What then?",
        decision="The round cannot go on, so the operator may declare it void under 16.3; discards are not shuffled in to finish it.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the discards go into the shoe and the round is completed from it", "discards-reloaded", "at-any-time"),),
    ),
    Reading(
        id="H8",
        document=CAPITAL,
        rules={
            "3.2": "a player may be allowed above the box maximum, with a marker beside the box",
            "4.6": "others may wager there too, provided all wagers together do not exceed the stated maximum",
            "4.5": "subject to 4.6, at most three players may wager on one box",
        },
        question="A player with a personal limit has already more on the box than its stated maximum: may others join?",
        decision="No: all wagers on the box together, that player's among them, must keep within the stated maximum.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes, while the wagers of the others alone keep within it"),),
    ),
    Reading(
        id="H9",
        document=CAPITAL,
        rules={
            "17.1": "the operator may offer one of two bets",
            "17.1(a)": "Perfect Pairs; or",
            "17.1(b)": "Pairs Play",
        },
        question="The operator may offer Perfect Pairs or Pairs Play: both at one table?",
        decision="No: one or the other at a table; different tables may differ.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("both, on an approved layout with a box for each"),),
    ),
    Reading(
        id="H10",
        document=CAPITAL,
        rules={
            "8.1(a)": "a Blackjack is paid 3 to 2 after the initial deal unless the dealer's card is a 10 or an ace: neither, in its words",
            "2.5(c)": "any 10, jack, queen or king is worth 10",
            "7.6(a)": "insurance loses unless the dealer's second card has a value of 10",
            "13.1(g)": "Blackjack against Blackjack is a stand off",
            "13.1(c)": "a Blackjack wins if the dealer has not Blackjack",
        },
        beside={
            **alike("for hands that are not Blackjack", "13.1(b)", "13.1(e)", "13.1(f)"),
        },
        question="A Blackjack is paid at once against neither a 10 nor an ace: is a jack, queen or king a 10 here?",
        decision="Yes: any card with a value of 10, since with each of them the dealer can still make Blackjack and 13.1(g) then applies.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "to the letter: only the 10 itself, so that a Blackjack against a court card is paid at once",
                "natural-paid-at-once",
                "neither-ten-itself-nor-ace",
            ),
        ),
    ),
    Reading(
        id="H11",
        document=CAPITAL,
        rules={
            "13.1(g)": "equal totals not over 21 are a stand off, and so are two Blackjacks",
            "13.1(c)": "wins if the player has Blackjack and the dealer has not",
            "13.1(f)": "loses if the dealer has Blackjack and the player has not",
        },
        beside={
            **alike("for totals that differ", "13.1(b)", "13.1(e)"),
        },
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
        rules={
            "12.2": "the dealer draws no cards that could not affect the outcome of the round",
            "7.6": "the dealer's second card settles all insurance wagers",
            "NSW-STAR-BJ 13.4": "regardless of the total, the dealer draws no cards that could not affect the outcome of the round",
            "NSW-STAR-BJ 13.3": "after a first ace, a second card not worth 10 loses insurance",
            "NSW-STAR-BJ 15.1.4": "insurance against an ace wins 2 to 1 if the dealer makes blackjack",
            "NSW-STAR-BJ 15.1.5": "insurance against a ten wins 10 to 1 if the dealer makes blackjack",
            "VIC-2003-01 7.5.6(c)": "regardless of the total, the dealer draws no cards that could not affect the outcome of the round",
            "VIC-2003-01 7.5.6(b)": "after a first ace, a second card not worth 10 loses insurance",
            "VIC-2003-01 5.7.1": "insurance wins if the dealer's second card is worth 10",
            "VIC-2003-01 5.7.2": "insurance loses if the dealer's second card is not worth 10",
            "7.6(a)": "insurance loses if the dealer's second card is not worth 10",
        },
        beside={
            **alike("for wagers on a hand", "NSW-STAR-BJ 15.1.1", "NSW-STAR-BJ 15.1.3", "NSW-STAR-BJ 15.1.6", "NSW-STAR-BJ 15.1.7"),
            "VIC-2003-01 7.5.6(a)": "how far the dealer draws once there is something to draw for",
        },
        question="Every hand is decided and only insurance is open: does the dealer draw a second card?",
        decision=(
            "Yes, that one card: whether an open insurance wager wins or loses is part of the outcome of the round. It cannot be left "
            "undecided: every document has it win or lose by that card, and none gives it back."
        ),
        weight=Weight.RARE_MONEY,
    ),
    Reading(
        id="H13",
        document=CAPITAL,
        rules={
            "4.1": "before the first card each player has the opportunity to wager",
            "4.3": "once the first card is dealt no player shall add, alter or remove a wager",
            "6.2": "the dealer announces no more bets, then deals",
        },
        question="The dealer must call that betting is over, and the first card ends it too: which of them closes betting?",
        decision="The first card: no rule gives the call an effect of its own.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the call, which would be idle otherwise"),),
    ),
    Reading(
        id="H14",
        document=CAPITAL,
        rules={
            "16.6": "a seated player who misses three rounds with all other seats in use may be required to vacate the seat",
            **alike(
                "a player who misses three rounds with all other seats or positions in use may be required to vacate",
                "NSW-STAR-BJ 18.9",
                "NSW-BJ-CHALLENGE 18.9",
            ),
        },
        question="A player who does not bet for three rounds may be required to move: by whom?",
        decision="In the ACT by the operator, in New South Wales by a casino supervisor: who holds the other powers over the table there.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the dealer"),),
    ),
)

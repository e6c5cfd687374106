"""Readings of NSW-STAR-BJ and NSW-BJ-CHALLENGE: slips of the text, wagers, settlement and accidents.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike
from pitboss.terms.settlement import DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21

STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

NEW_SOUTH_WALES_TABLE: tuple[Reading, ...] = (
    Reading(
        id="E1",
        document=STAR,
        rules={
            **alike("for tournaments 16.7 and 16.15.2 are changed", "19.2.2", "NSW-BJ-CHALLENGE 19.2.2"),
            **alike("where a round is void an interim payout is repaid to the operator", "19.2.2.1", "NSW-BJ-CHALLENGE 19.2.2.1"),
            **alike(
                "where every effort to reconstruct fails, the round is void and all money returned, but an interim settlement stands",
                "16.8",
                "NSW-BJ-CHALLENGE 16.8",
            ),
            **alike(
                "the round of a missing or foreign card is void and all money returned, but an interim settlement stands",
                "16.16.2",
                "NSW-BJ-CHALLENGE 16.15.2",
            ),
        },
        beside={
            **alike("the cards left, not the money of the round", "16.16.3", "NSW-BJ-CHALLENGE 16.15.3"),
        },
        question="Tournaments change rules 16.7 and 16.15.2, but 16.7 pays nothing and Star has no 16.15.2. Which rules are meant?",
        decision="The two that let interim payments stand: 16.8 and 16.16.2 in Star, 16.8 and 16.15.2 in Challenge.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "to the letter: nothing is changed, and interim payments stand in tournaments too",
                "tournament-void-round-payments",
                "stands",
            ),
        ),
    ),
    Reading(
        id="E2",
        document=STAR,
        rules={
            "19.2.1": "the rules of the game apply other than a list, 16.15 in it",
            "16.15": "cards not put into the device after the initial deal stay in the rack until the next initial deal",
        },
        question="Tournaments leave out rule 16.15, on cards not put back into the device: is that meant?",
        decision="It is followed as printed, and does no harm.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a stale number: 16.15 applies in tournaments too"),),
    ),
    Reading(
        id="E3",
        document=CHALLENGE,
        rules={
            "16.2": "a card dealt or burned in error is dealt as though it were the next card",
            "16.16": "a burned card is treated as burned",
            "NSW-STAR-BJ 16.2": "a card dealt in error is dealt as though it were the next card",
            "NSW-STAR-BJ 16.17": "a burned card is treated as burned",
        },
        question="A card burned in error is the next card dealt, yet a burned card stays burned. Which?",
        decision=(
            "A card burned under a rule stays burned. One burned by mistake and noticed at once is the next card in Challenge; in Star, "
            "which lacks the words, it stays burned."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("every burned card stays burned", "burned-in-error", "discarded"),),
    ),
    Reading(
        id="E4",
        document=CHALLENGE,
        rules={
            "4.6": "if the player designated in 4.4 refuses the cut and no other accepts it, a casino supervisor cuts",
            "4.7": "the person designated in 4.4 or 4.5 cuts",
            "16.11": "where the cards were not cut by 4.3 and 4.4",
            "16.12": "where the burn of 4.8 was forgotten",
            "19.9.6": "subject to rules 8, 10 and 12 a wager made in turn may not be removed or altered",
        },
        question="Several cross-references are off by one: which rules are meant?",
        decision="In 4.6, 4.5; in 4.7 and 16.11, 4.5 and 4.6; in 16.12, 4.9; in 19.9.6, 8, 10 and 11. The numbers printed are shown too.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E5",
        document=STAR,
        rules={
            **alike("where more than one player wagers on an area, one of them calls the decisions", "5.5", "NSW-BJ-CHALLENGE 5.5"),
            **alike("where nobody is seated, the player with the highest wager", "5.5.2", "NSW-BJ-CHALLENGE 5.5.2"),
            **alike("where all wagers are equal, the one nearest the dealer", "5.5.3", "NSW-BJ-CHALLENGE 5.5.3"),
            **alike("the player seated at the area comes first", "5.5.1", "NSW-BJ-CHALLENGE 5.5.1"),
        },
        question="Nobody on the box is seated, two wagers tie for highest and a third is lower: who calls?",
        decision="Of the two highest, the one nearest the dealer.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the nearest of all three, since no single wager is the highest",
                "who-calls",
                "seated, sole-highest-wager, nearest-dealer",
            ),
        ),
    ),
    Reading(
        id="E6",
        document=STAR,
        rules={
            "13.3": "after a first ace, a second card not worth 10 loses insurance, collected as soon as it is drawn",
            "8.2": "against a ten the operator may offer insurance that the second card will be an ace",
        },
        question="Only insurance against an ace is said to be collected at once: when is insurance against a ten collected?",
        decision="When it is lost, too; the money is the same.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("at the final settlement"),),
    ),
    Reading(
        id="E7",
        document=STAR,
        rules={
            "12.7": "subject to 10.5, a dealer's blackjack after a split takes only the amount of the original wager",
            "10.5": "any wager on a hand over 21 loses",
            "15.1.6": "a dealer's blackjack takes from a total of 21 or less an amount equal to the original wager",
            "15.1.10": "a wager added by doubling or splitting is a stand-off if the dealer has blackjack",
            "11.4": "a dealer's blackjack after a double takes only the amount of the original wager",
        },
        beside={
            **alike("for a dealer without blackjack", "15.1.1", "15.1.3", "15.1.7"),
        },
        question=(
            "The hand carrying the original wager has bust, a split hand lives, and the dealer makes blackjack: is the live hand's wager "
            "lost or a stand-off?"
        ),
        decision="Lost: the amount of one original wager is collected besides what bust, as was observed at the Star's tables.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "a wager other than the original stands off: the busted wagers or one original are lost, whichever is more",
                "dealer-blackjack-collects",
                "original-or-busted",
            ),
        ),
    ),
    Reading(
        id="E8",
        document=STAR,
        rules={
            "15.1.9": "the same total as the dealer's is a stand-off",
            "15.1.6": "a dealer's blackjack takes from a total of 21 or less an amount equal to the original wager",
        },
        beside={
            **alike("for a player's blackjack, or totals that differ", "15.1.1", "15.1.3", "15.1.7"),
        },
        question="Is a drawn 21 against the dealer's blackjack a stand-off, as equal totals are?",
        decision="No: the rule on the dealer's blackjack is the particular one, and the wager loses.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "equal totals stand off, whatever cards make them",
                supposes=((DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21.STANDS_OFF),),
            ),
        ),
    ),
    Reading(
        id="E9",
        document=STAR,
        rules={
            **alike("a wager found below the minimum after the first card is valid", "6.2", "NSW-BJ-CHALLENGE 6.2"),
            **alike("players are responsible that their wagers keep the limits", "6.4", "NSW-BJ-CHALLENGE 6.4"),
            **alike(
                "before the first card a casino supervisor may refuse any wager on reasonable grounds", "18.11", "NSW-BJ-CHALLENGE 18.11"
            ),
        },
        question="Is a wager below the minimum valid?",
        decision="If found after the first card, yes; before it, it is refused.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("it is accepted whenever no supervisor refuses it"),),
    ),
    Reading(
        id="E10",
        document=STAR,
        rules={
            **alike("the sign shows the limits of each area; 6.1.1 to 6.1.3 give each player's share", "6.1", "NSW-BJ-CHALLENGE 6.1"),
            **alike(
                "where together they are over the maximum, 6.1.1 to 6.1.3 determine each player's share", "6.3.1", "NSW-BJ-CHALLENGE 6.3.1"
            ),
            **alike("where nobody is seated, the player with the highest wager calls", "5.5.2", "NSW-BJ-CHALLENGE 5.5.2"),
            **alike("the caller has the first option on the whole maximum", "6.1.1", "NSW-BJ-CHALLENGE 6.1.1"),
            **alike("a second player may wager up to what the caller leaves", "6.1.2", "NSW-BJ-CHALLENGE 6.1.2"),
            **alike("a third player may wager up to what those two leave", "6.1.3", "NSW-BJ-CHALLENGE 6.1.3"),
        },
        question="The highest wager makes the caller, and the caller has first claim on the maximum: which is settled first?",
        decision=(
            "The caller is found on the wagers as placed; then the maximum is shared out. The words leave no room for the other order: "
            "wagers on a shared area are cut by 6.1.1 to 6.1.3, which begin with the caller, so that the caller must be known first."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E11",
        document=STAR,
        rules={
            "6.6": "who plays on at an old minimum can only be raised after a sign for 20 minutes",
            "6.7": "a casino supervisor may allow a player to exceed the maximum",
            "19.2.1": "the rules of the game apply other than a list: 6.6 is in it, 6.7 is not",
            **alike(
                (
                    "each must wager at least the minimum and not over the maximum; above it wagers are settled to the maximum, and "
                    "one not made up to the minimum is void"
                ),
                "19.6.14",
                "NSW-BJ-CHALLENGE 19.6.14",
            ),
            "NSW-BJ-CHALLENGE 6.5.2": "who plays on at an old minimum can only be raised after a sign for 20 minutes",
            "NSW-BJ-CHALLENGE 6.6": "a casino supervisor may allow a player to exceed the maximum",
            "NSW-BJ-CHALLENGE 19.2.1": "the rules of the game apply other than a list, 6.6 in it",
        },
        question="Both leave rule 6.6 out of tournaments; in Star it is a kept minimum, in Challenge a personal maximum. What applies?",
        decision="In tournaments the limits of 19.6 are the only ones.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative(
                "to the letter: a personal maximum may be given in Star tournaments, not in Challenge ones",
                "tournament-limits",
                "personal-maximum-too",
            ),
        ),
    ),
    Reading(
        id="E12",
        document=STAR,
        rules={
            **alike("decided by the first two cards dealt to that player's hand", "14.10", "NSW-BJ-CHALLENGE 14.8"),
            **alike("a pair is made by the two cards of the initial deal", "14.9", "NSW-BJ-CHALLENGE 14.7"),
        },
        beside={
            **alike(
                "other bets, which go by the hand or area in so many words",
                "14.12",
                "14.13",
                "14.15",
                "NSW-BJ-CHALLENGE 13.6",
                "NSW-BJ-CHALLENGE 13.7",
            ),
        },
        question="Perfect Pairs goes by that player's hand: what of a side bettor who has none?",
        decision="The first two cards of the box.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only a player with a hand can win it"),),
    ),
    Reading(
        id="E13",
        document=STAR,
        rules={
            **alike(
                (
                    "where every effort to reconstruct fails, the round is void and all money returned, but an interim settlement "
                    "made to a player stands"
                ),
                "16.8",
                "NSW-BJ-CHALLENGE 16.8",
            ),
            **alike(
                "the round of a missing or foreign card is void and all money returned, but an interim settlement made to a player stands",
                "16.16.2",
                "NSW-BJ-CHALLENGE 16.15.2",
            ),
            **alike("invalid, with no result", "1.1: void", "NSW-BJ-CHALLENGE 1.1: void"),
        },
        beside={
            **alike("the cards left, not the money of the round", "16.16.3", "NSW-BJ-CHALLENGE 16.15.3"),
        },
        question="A round is void after side bets have lost: are they given back?",
        decision="Yes: all money goes back, and only interim payments made to players stand (J13).",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("interim settlement stands both ways, and lost side bets stay lost", "void-round-lost-wagers", "stays-lost"),
        ),
    ),
    Reading(
        id="E14",
        document=STAR,
        rules={
            **alike("17.2 and 17.3 apply if all the conditions listed are satisfied", "17.1", "NSW-BJ-CHALLENGE 17.1"),
            **alike("the last condition: cards can practicably be moved to another device", "17.1.5", "NSW-BJ-CHALLENGE 17.1.5"),
            "17.2": "cards undamaged: they are moved to another device and the game goes on",
            "17.3": "cards damaged: the good ones are moved, the others replaced",
            "17.4": "somebody disadvantaged: the round ends and every amount wagered is returned",
            **alike("no other device, or cards that cannot be moved: what follows applies", "17.5", "NSW-BJ-CHALLENGE 17.5"),
            **alike("one condition: another device is readily available", "17.1.4", "NSW-BJ-CHALLENGE 17.1.4"),
        },
        question="Nobody is disadvantaged, a spare device is ready, cards are damaged, and moving them is not practicable: which rule?",
        decision="17.5, because 17.1.5 fails.",
        weight=Weight.PROCEDURE,
    ),
)

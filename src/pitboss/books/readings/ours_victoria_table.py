"""Readings of our own about the Victorian rules: people, wagers, limits and accidents.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

RULES = "VIC-2003-01"
COM_BO = "VIC-2000-29"

OURS_VICTORIA_TABLE: tuple[Reading, ...] = (
    Reading(
        id="G1",
        document=RULES,
        rules={
            "17.4": "when an outcome is invalidated, all wagers of the players on that result are refunded",
            "17.2.1": "a Casino Supervisor may declare any wager of a player who broke the rules void",
            "17.3.2": "a Casino Supervisor may invalidate an outcome that somebody's fraud affects",
            '1.1 "Void"': "an invalid hand with no result",
        },
        beside={
            **alike("other powers, none of which touches the wager", "17.2.2", "17.2.3", "17.2.5"),
        },
        question="An outcome is invalidated for a fraud, and all wagers on it are refunded: that of the cheat too?",
        decision=(
            "Yes: the refund has no exception, and a wager declared void has no result, so it goes back as well. New South Wales lets such "
            "a wager be forfeited in words that are missing here."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the wager may be voided first and is then kept by the house", "culprit-wager", "may-be-forfeited"),),
    ),
    Reading(
        id="G2",
        document=RULES,
        rules={
            "17.2": "where a player has broken any of the rules a Casino Supervisor may do what follows",
            "17.2.3": "seize money won while in possession of a prohibited device, until an investigation is complete",
            "17.2.4": "confiscate the prohibited device",
            "17.2.5": "have a person in possession of the device detained until an authorised person takes over",
            "17.2.1": "declare any wager of the player void",
            "17.2.2": "exclude the player from the game",
        },
        question="A player who breaks any rule meets five sanctions, three of which speak of a prohibited device. When are those open?",
        decision=(
            "Winnings are seized, a device taken and a person detained only where a device was held; the rest is for any breach. The "
            "words leave no room for more: what is seized was won while in possession of a prohibited device."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="G3",
        document=RULES,
        rules={
            "17.8": "a seated player who misses three rounds with all other seats in use may be required to vacate the seat",
        },
        question="A player who sits out three rounds may be required to leave the seat: by whom?",
        decision="By a Game Supervisor or above, who supervises the running of the table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the Dealer, and so by a supervisor in the Dealer's place"),),
    ),
    Reading(
        id="G4",
        document=RULES,
        rules={
            "5.4": (
                "except under 5.5.2, 7.5.1, 7.5.4 and 7.5.5, or once decided, no wager may be placed, handled, raised or withdrawn "
                "after the first card"
            ),
            "5.5.2": "wagers may be made on insurance against the dealer's first ace",
            "7.3.2": "against a first ace players may add an insurance wager",
            "7.4.1(b)": "with Blackjack against an ace the player may ask to be paid an amount equal to the wager",
            "9.4": "before a reconstruction players have the option to retract their wagers",
            "9.7(a)": "where the area got only one card, the player has the option to retract the wager",
            "10.7.5": "the doubled part of a wager may be withdrawn while the hand is not over 21, and the original wager is removed",
            **alike("players below 21 are offered to surrender half the original wager", "10.9.1", "12.4.1(a)"),
        },
        beside={
            **alike(
                "how what is permitted is carried out",
                "10.7.3",
                "10.7.4",
                "10.7.4(a)",
                "10.7.5(a)",
                "10.9.2",
                "10.9.3",
                "10.9.4",
                "10.9.5",
                "12.4.1(b)",
                "12.4.1(c)",
                "12.4.1(d)",
                "12.4.1(e)",
            ),
        },
        question="Wagers are frozen save under four listed rules. May nothing else be done with them, although other rules allow it?",
        decision=(
            "The list is not closed: even money, a retraction, a double withdrawn and a surrender are special permissions and stand, and "
            "insurance is on the list by the rule that names the bet. A closed list has no room beside the words of those rules, each of "
            "which says that players may, and would be struck out by it."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="G5",
        document=RULES,
        rules={
            "5.10": "a Game Supervisor may let a player wager on more than one area while there are seats enough at like tables",
            "5.10.1": (
                "when full a player may still wager on more than one area, but only call where seated or otherwise entitled to control"
            ),
            "5.9": "where several wager on an area, the one whose wager is nearest the dealer calls",
        },
        question="Several areas are for one player only while there are seats enough, yet also when the house is full. Which holds?",
        decision=(
            "Both: with seats enough a Game Supervisor may let a player have and call several areas; when full the player may still wager "
            "on others, and calls there only what he or she is entitled to control by another rule: behind the area's own player, as a "
            "sharer."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("when full, wagers on further areas need the same leave as before"),),
    ),
    Reading(
        id="G6",
        document=RULES,
        rules={
            "5.13": "a wager may be refused before the initial deal if a win could not be paid exactly in chips",
            "VIC-2000-29 5.7": "a wager may be refused before the cards are dealt if a win could not be paid exactly in chips",
        },
        question="A wager whose win chips could not pay may be refused before the deal: by whom?",
        decision="By a Game Supervisor or above; one that nobody refused is paid up to the next amount that chips can make.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the Dealer, who takes the wagers in"),),
    ),
    Reading(
        id="G7",
        document=RULES,
        rules={
            **alike("a higher minimum can only come after a sign showing it has been up for at least 20 minutes", "6.4", "VIC-2000-29 6.3"),
            **alike(
                "the sign must give the new minimum and the time of the change, at least 20 minutes before",
                "Footnote 2: s 66(2)",
                "VIC-2000-29 Footnote 1: s 66(2)",
            ),
        },
        question="The rule wants a sign with the new minimum; the Act wants the time of the change on it too. Which is enough?",
        decision="The Act is stricter and prevails: minimum and time both, for at least 20 minutes.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a sign with the new minimum alone satisfies the rules, whatever it is under the Act"),),
    ),
    Reading(
        id="G8",
        document=COM_BO,
        rules={
            "5.3": "a spoken wager is only accepted with cash, vouchers or tokens, at once changed into chips",
            "5.1": "wagers are accepted only in chips",
        },
        question="A spoken wager at Com-Bo must come with cash, vouchers or tokens; chips are not named. May it come with chips?",
        decision="Yes: wagers are made in nothing else, and the Blackjack rules of 2003 name them in the same sentence.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: chips are laid down and not declared"),),
    ),
    Reading(
        id="G9",
        document=COM_BO,
        rules={
            "6.2(b)": "an individual wager above the maximum is paid or collected to the maximum",
        },
        question="Com-Bo settles a wager over the maximum at the maximum: is that for each wager, each player or each area?",
        decision="For each wager by itself: the rule speaks of an individual wager, and no notice of the table shares a maximum out.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("for all of a player's wagers on that bet together", "maximum-applies-to", "player"),),
    ),
    Reading(
        id="G10",
        document=RULES,
        rules={
            "9.1.1": "while the first round is not completed it may be reconstructed and the shoe begun again, with its burn",
            "9.4": "a Game Supervisor or above may reconstruct a hand with misplaced cards",
        },
        question="The first round of a shoe without its burn may be rebuilt and the shoe begun again: who may decide so?",
        decision="A Game Supervisor or above, as with every other reconstruction; A11 says no more than the supervisor.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a Casino Supervisor only"), Alternative("the Dealer, and so a supervisor in the Dealer's place")),
    ),
    Reading(
        id="G11",
        document=RULES,
        rules={
            "9.4": "misplaced cards may be put right before any settlement, that of a winning Pontoon Pandemonium wager excluded",
            "15.6.2": "Perfect Pairs wagers are settled during the interim settlement, before winning Blackjacks are paid",
            "VIC-2000-26 15.5": "misplaced cards may be put right before any settlement",
        },
        question="Misplaced cards are put right before any settlement but that of Pontoon Pandemonium. Does settled Perfect Pairs bar it?",
        decision=(
            "Yes: only Pontoon Pandemonium is excepted, and before 2003 not even that. The words leave no room for another side bet: it "
            "says any settlement, and names the one that does not count."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="G12",
        document=RULES,
        rules={
            "9.8(a)": "an error disclosed only after the next round has commenced has no effect on further rounds",
        },
        question="A mistake found once the next round has begun leaves the later rounds alone. And the round in which it was made?",
        decision="It stands as it was settled: no rule opens a settled round again.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is void, as in the ACT, and its money goes back", "found-too-late/faulty-round", "void"),),
    ),
    Reading(
        id="G13",
        document=COM_BO,
        rules={
            "9.1": (
                "a card in excess and not disclosed must open the next round, unless that was the last of the shoe; drawn cards are "
                "not discarded, and must be used"
            ),
            "9.4(a)": "a card found face upward is burned if a round would begin with it",
            "4.1(c)": "the cards are shuffled at the end of the round in which the cutting card is exposed",
            "9.4(b)": "a card found face upward later in a round is played",
        },
        question="A card too many opens the next round if nobody saw it. What if it was seen, or if no round of that shoe follows?",
        decision=(
            "Seen, it is still the next card: no drawn card is discarded, though the players then know the card on box 1. After the last "
            "round of the shoe it goes back for the shuffle: the rule excepts that round, and leaves no room to keep the card for another."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("a card that was seen is burned, like a first card found face up", "excess-card/exposed", "discarded"),),
    ),
    Reading(
        id="G14",
        document=COM_BO,
        rules={
            "9.7": "if an automatic shoe jams or fails to shuffle, the cards are reshuffled",
            "9.5": "too few cards to complete a round make it void",
            '1.1 "Void"': "an invalid round or wager, as the context has it",
        },
        question="The automatic shoe jams in the middle of a round at Com-Bo and the cards are shuffled again. What of the round?",
        decision=(
            "It is completed: what has been dealt stays, and the rest comes from the fresh shuffle. The rules beside this one say void "
            "where they mean it."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is void, like a round for which there are too few cards", "device-lost-round", "void"),),
    ),
)

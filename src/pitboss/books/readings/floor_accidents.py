"""Readings of our own that arose on the floor: irregularities. Their ids begin with T."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

VICTORIA = "VIC-2003-01"
COM_BO = "VIC-2000-29"
STAR = "NSW-STAR-BJ"

FLOOR_ACCIDENTS: tuple[Reading, ...] = (
    Reading(
        id="T1",
        document=STAR,
        rules=("16.1.1", "NSW-BJ-CHALLENGE 16.1.1"),
        question="The cards left are taken out and checked because more may lie face up: are they dealt again as they are?",
        decision="No: cards that were looked through are shuffled first. The rule says nothing of it, but their order has been seen.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("they go back in the order they came out, and play goes on"),),
    ),
    Reading(
        id="T2",
        document=STAR,
        rules=("16.3", "10.2", "NSW-BJ-CHALLENGE 16.3", "NSW-BJ-CHALLENGE 9.2"),
        question="A player may refuse a card dealt in error, subject to the rule on hands that must draw. May such a hand refuse it?",
        decision="No: a hand that must draw draws, and the card is the next one. A hand drawn to later, because it must, takes it too.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the hand refuses that card and draws the one after it"),),
    ),
    Reading(
        id="T3",
        document=VICTORIA,
        rules=("9.4", "9.6", "9.7(a)", "VIC-2000-26 15.5", "NSW-STAR-BJ 17.5.1", "NSW-BJ-CHALLENGE 17.5.1"),
        question="Players are given a choice after a mistake or a failure. What if one says nothing?",
        decision=(
            "Once everybody has been asked and the dealer goes on, silence changes nothing: the wager stays, the hand is completed first, "
            "the second card comes in turn."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the round waits until everybody has answered"), Alternative("silence takes the wager back")),
    ),
    Reading(
        id="T4",
        document=STAR,
        rules=("16.8", "NSW-BJ-CHALLENGE 16.8"),
        question="A round is rebuilt until the next begins. What if its cards are in the rack and rebuilding would take another card?",
        decision="It cannot be rebuilt: the round is void by a casino supervisor, and only interim payments to players stand (J13).",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the cards are laid out again and the round goes on from the shoe"),),
    ),
    Reading(
        id="T5",
        document=VICTORIA,
        rules=("9.7(a)",),
        question="A box got one card and its player stays: what of a side bet that looks at the first two cards?",
        decision="It goes back: when side bets are settled the box has one card.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it waits for the second card"),),
    ),
    Reading(
        id="T6",
        document=COM_BO,
        rules=("9.6",),
        question="A wrong number of cards voids the round at Com-Bo: what of the rest of the shoe?",
        decision="It is dealt no more before the cards are shuffled again, with the right number of them.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the round is void, and dealing goes on"),),
    ),
    Reading(
        id="T7",
        document=STAR,
        rules=("17.5.1", "17.4", "NSW-BJ-CHALLENGE 17.5.1", "NSW-BJ-CHALLENGE 17.4"),
        question="A player takes back each amount wagered in the round: also one already lost, and what of one already paid?",
        decision="Each amount wagered means each: what was lost goes back too. What the player was paid stays paid, as in 17.4.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only wagers still undecided go back"),),
    ),
    Reading(
        id="T8",
        document=VICTORIA,
        rules=("9.4", "VIC-2000-26 15.5"),
        question="A player takes the wager back before a reconstruction: are the others' cards rebuilt as though that box were empty?",
        decision="No: the box keeps its place in the order and its wager is void, so that nobody else's cards depend on who stays.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the cards move up, as though the box had never been wagered on"),),
    ),
    Reading(
        id="T9",
        document=VICTORIA,
        rules=("9.8", "9.8(a)"),
        question="A decision was skipped, and that comes out when the cards are taken up but the next round has not begun: what then?",
        decision="The round stands as settled: its cards are in the rack, and there is no hand left to draw to.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the round is laid out again from the record and the decision is asked for"),),
    ),
    Reading(
        id="T10",
        document=VICTORIA,
        rules=("9.6", "9.6.1", "9.6.2", "7.3.2(a)", "10.9.1"),
        question="The dealer's first card comes late, when a hand has been decided: may anybody still insure or surrender against it?",
        decision=(
            "No: both are offered before further cards are drawn, and that moment has passed for the whole table. "
            "Whoever asks for the card first knows it for the decisions that remain, and that is what 9.6.2 gives."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("whoever has not decided yet is offered both once the card lies there"),),
    ),
    Reading(
        id="T11",
        document=STAR,
        rules=("16.13", "8.3"),
        question="The dealer failed to offer insurance, and a player may still take it: on whose word, and how often?",
        decision=(
            "On the dealer's, whose omission it is, once in a round, and only where nothing shows that it was offered: nobody has taken "
            "it, and it is not the program that deals, which offers it to everybody. A player who is not believed has a dispute (18.12)."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("on the word of any player of the round"), Alternative("on the word of a casino supervisor")),
    ),
)

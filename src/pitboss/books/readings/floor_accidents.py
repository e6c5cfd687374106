"""Readings of our own that arose on the floor: irregularities. Their ids begin with T."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

VICTORIA = "VIC-2003-01"
COM_BO = "VIC-2000-29"
STAR = "NSW-STAR-BJ"

FLOOR_ACCIDENTS: tuple[Reading, ...] = (
    Reading(
        id="T1",
        document=STAR,
        rules={
            **alike(
                "if further cards may be wrongly faced, a casino supervisor may have all the rest removed and checked after the round",
                "16.1.1",
                "NSW-BJ-CHALLENGE 16.1.1",
            ),
        },
        beside={
            **alike("the card is discarded or burnt, and no others are looked at", "VIC-2003-01", "ACT-2018-01"),
        },
        question="The cards left are taken out and checked because more may lie face up: are they dealt again as they are?",
        decision="No: cards that were looked through are shuffled first. The rule says nothing of it, but their order has been seen.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("they go back in the order they came out, and play goes on"),),
    ),
    Reading(
        id="T2",
        document=STAR,
        rules={
            "16.3": "subject to 10.2, who refuses the card shall not receive any other in that round",
            "10.2": "a total less than 12 must draw until it is 12 or more",
            "NSW-BJ-CHALLENGE 16.3": "subject to 9.2, who refuses the card shall not receive any other in that round",
            "NSW-BJ-CHALLENGE 9.2": "a total less than 12 must draw until it is 12 or more",
        },
        beside={
            **alike("the card is used next, and nobody may refuse it", "VIC-2003-01", "ACT-2018-01"),
        },
        question="A player may refuse a card dealt in error, subject to the rule on hands that must draw. May such a hand refuse it?",
        decision=(
            "No: a hand that must draw draws, and the card counts as the next one. Whoever refuses pays for it by drawing no more, and a "
            "hand that must draw could not pay. A hand drawn to later, because it must, takes it too. The words bear the other side as "
            "well: what yields to the duty to draw may be the price alone, and not the refusal."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the hand refuses that card and draws the ones after it while it must; the card waits for the next hand",
                "excess-card-must-draw",
                "draws-past-it",
            ),
        ),
    ),
    Reading(
        id="T3",
        document=VICTORIA,
        rules={
            **alike("players have the option to retract their wagers before a full reconstruction", "9.4", "VIC-2000-26 15.5"),
            "9.6": "the player being decided may choose when the dealer takes the first card",
            "9.7(a)": "where the area got only one card, the player has the option to retract the wager or take a second in turn",
            **alike(
                "each player must have the opportunity to have each amount wagered in the round returned",
                "NSW-STAR-BJ 17.5.1",
                "NSW-BJ-CHALLENGE 17.5.1",
            ),
        },
        beside={
            "ACT-2018-01": "gives players no such choice",
        },
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
        rules={
            **alike(
                (
                    "before the next round every effort must be made to reconstruct; only where not possible is it void, and an "
                    "interim settlement stands"
                ),
                "16.8",
                "NSW-BJ-CHALLENGE 16.8",
            ),
            **alike("invalid, with no result", "1.1: void", "NSW-BJ-CHALLENGE 1.1: void"),
            "ACT-2018-01 14.4": "a misplaced card detected during a round: the hand shall be reconstructed",
        },
        beside={
            "VIC-2003-01": "9.4 ends at any settlement",
        },
        question="A round is rebuilt until the next begins. What if its cards are in the rack and rebuilding would take another card?",
        decision=(
            "Every effort must be made, and the sequence must be as it should have been: until the next round begins the next card of the "
            "shoe is the one that would have come, and the round takes it. It cannot be rebuilt where the cards have been shuffled since, "
            "where a player would have had to decide, or where the order cannot be told."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the cards are gone once they lie in the rack: the round is void", "reconstruction-cards", "none"),),
    ),
    Reading(
        id="T5",
        document=VICTORIA,
        rules={
            "9.7(a)": "where the area got only one card, the player has the option to retract the wager or take a second in turn",
            "15.5.1(a)": "wins if the initial two cards are a pair",
            "13.8.1 Table 1: Two Sevens mixed suit": "first two cards sevens and all three cards not of one suit: 50 to 1",
            '10.2.1 "Pontoon"': "a Pontoon is an ace and a card worth 10 dealt as the initial two cards",
            '11.2.1 "jackpot button"': "the jackpot button is offered to each player with a winning Pandemonium wager",
            "11.6.1": "the prize of a winning wager is picked at random by the jackpot button",
            "11.4.1(a)": "a Pandemonium wager wins if the hand is Pontoon",
            "11.4.1(c)": "a Pandemonium wager loses if the hand is not Pontoon",
            "15.6.2": "Perfect Pairs wagers are settled during the interim settlement",
        },
        beside={
            **alike("a box short of a card is a misplaced card, and put right", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
            "15.5.1(b)": "the other side of 15.5.1(a)",
            "11.6.5": "for a press without a wager",
        },
        question="A box got one card and its player stays: what of a side bet that looks at the first two cards?",
        decision=(
            "It waits: the card that comes when the box is called upon is its second, and so one of the initial two. If that makes a "
            "Pontoon, the jackpot button is offered then, between two turns: no rule ties it to the interim settlement."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "only Pontoon Pandemonium goes back: its button belongs to the interim settlement",
                "box-with-one-card-side-bets",
                "jackpot-returned",
            ),
            Alternative("it goes back: the box has one card when side bets are settled", "box-with-one-card-side-bets", "returned"),
        ),
    ),
    Reading(
        id="T6",
        document=COM_BO,
        rules={
            "9.6": "decks with a wrong number of cards make the round void",
        },
        beside={
            **alike("the rest of the shoe is void in so many words", "VIC-2003-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
            "ACT-2018-01": "has no rule on cards missing or foreign",
        },
        question="A wrong number of cards voids the round at Com-Bo: what of the rest of the shoe?",
        decision="It is dealt no more before the cards are shuffled again, with the right number of them.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the round is void, and dealing goes on"),),
    ),
    Reading(
        id="T7",
        document=STAR,
        rules={
            **alike(
                "each player must have the opportunity to have each amount wagered in the round returned",
                "17.5.1",
                "NSW-BJ-CHALLENGE 17.5.1",
            ),
            **alike(
                "somebody disadvantaged: the round ends, and each player must have the amount wagered returned",
                "17.4",
                "NSW-BJ-CHALLENGE 17.4",
            ),
        },
        beside={
            "NSW-BJ-CHALLENGE 17.5.6": "from what the game goes on",
            "VIC-2003-01": "9.10 makes the round void",
            "ACT-2018-01": "18.3 has the round completed, and nobody takes a wager back",
        },
        question="A player takes back each amount wagered in the round: also one already lost, and what of one already paid?",
        decision="Each amount wagered means each: what was lost goes back too. What the player was paid stays paid, as H25 reads 17.4.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only wagers still undecided go back", "device-lost-wagers", "may-take-back-undecided"),),
    ),
    Reading(
        id="T8",
        document=VICTORIA,
        rules={
            **alike("players have the option to retract their wagers before a full reconstruction", "9.4", "VIC-2000-26 15.5"),
        },
        beside={
            **alike("nobody has the option to retract", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A player takes the wager back before a reconstruction: are the others' cards rebuilt as though that box were empty?",
        decision="No: the box keeps its place in the order and its wager is void, so that nobody else's cards depend on who stays.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the cards move up, as though the box had never been wagered on", "reconstruction-without", "moves-up"),),
    ),
    Reading(
        id="T9",
        document=VICTORIA,
        rules={
            "9.8": (
                "where a player was not given the option to draw, or the decision was not acted on, later cards of the round count "
                "as drawn in excess and undisclosed"
            ),
            "9.8(a)": "an error disclosed only after the next round has commenced has no effect on further rounds",
            "7.5.7(a)": "the cards are picked up so that each hand can be reconstructed in the case of a dispute",
        },
        beside={
            "ACT-2018-01": "14.4 and 14.5 are for misplaced cards: H3",
            **alike("16.8 reaches every error of dealing until the next round", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A decision was skipped, and that comes out when the cards are taken up but the next round has not begun: what then?",
        decision=(
            "The round is laid out again from the record, and the decision is asked for with all that follow it: the rule knows no other "
            "end than the next round, and cards are taken up in such an order that each hand can be shown again. Where it would take a "
            "card that the shoe no longer gives, the round stands as settled."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the round stands as settled: its cards are in the rack, and there is no hand left to draw to",
                "option-not-given-until",
                "cards-taken-up",
            ),
        ),
    ),
    Reading(
        id="T10",
        document=VICTORIA,
        rules={
            "9.6": "the player being decided when the dealer's missing first card is noticed has a choice",
            "9.6.1": "to complete the hand before it is taken",
            "9.6.2": "or to have it taken before further decisions",
            "7.3.2(a)": "insurance is made before the subsequent deal commences",
            **alike("surrender is offered once the initial deal is done, before any further cards", "10.9.1", "12.4.1(a)"),
        },
        beside={
            **alike(
                "how a surrender that was offered is carried out",
                "10.9.2",
                "10.9.3",
                "10.9.4",
                "10.9.5",
                "12.4.1(b)",
                "12.4.1(c)",
                "12.4.1(d)",
                "12.4.1(e)",
            ),
            **alike("a missing first card is put right as any other", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="The dealer's first card comes late, when a hand has been decided: may anybody still insure or surrender against it?",
        decision=(
            "Insurance no: with the first decision the subsequent deal has commenced. Surrender as long as no further card has been dealt, "
            "which is all that its rule asks, and whoever has stood by then is asked again; after a further card no more. Whoever asks for "
            "the card first knows it for the decisions that remain, and that is what 9.6.2 gives."
        ),
        weight=Weight.RARE_MONEY,
    ),
    Reading(
        id="T11",
        document=STAR,
        rules={
            "16.13": (
                "where the dealer failed to offer insurance, a player shall be entitled to place it after all, provided the dealer "
                "has no second card"
            ),
            "8.3": "the dealer shall call for insurance, allow time, and announce that it is closed",
        },
        beside={
            "NSW-BJ-CHALLENGE": "has no insurance",
            **alike("has no rule on an offer that was forgotten", "VIC-2003-01", "ACT-2018-01"),
        },
        question="The dealer failed to offer insurance, and a player may still take it: on whose word, and how often?",
        decision=(
            "On the dealer's, whose omission it is, once in a round, and only where nothing shows that it was offered: nobody has taken "
            "it, and it is not the program that deals, which offers it to everybody. A player who is not believed has a dispute (18.12)."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("on the word of any player of the round", "insurance-omission-told-by", "any-player"),
            Alternative("on the word of a casino supervisor", "insurance-omission-told-by", "casino-supervisor"),
        ),
    ),
    Reading(
        id="T12",
        document=VICTORIA,
        rules={
            "9.10": "a round that cannot be completed because the automatic shoe fails is void",
            "4.1.1": "the cards are shuffled so that they are randomly intermixed",
            "VIC-2000-29 9.7": "if an automatic shoe jams or fails to shuffle, the cards are reshuffled",
            **alike(
                "somebody disadvantaged: the round ends, and each player must have the amount wagered returned",
                "NSW-STAR-BJ 17.4",
                "NSW-BJ-CHALLENGE 17.4",
            ),
        },
        beside={
            "ACT-2018-01": "18.3 has the cards shuffled and cut at once, and the round completed",
        },
        question="A shuffling device fails and the round is void or broken off: what of the cards before the next round?",
        decision=(
            "They are shuffled first, into a device that works or by hand into a shoe, and then cut: the device that should have mixed "
            "them without pause has stopped, and no rule lets a stub be dealt that is neither."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("dealing goes on with the cards as they lie, once the device works again"),),
    ),
)

"""Readings of our own about the Victorian rules of 2000 and 2003: doubts that the tables had not decided.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

RULES = "VIC-2003-01"
COM_BO = "VIC-2000-29"

OURS_VICTORIA: tuple[Reading, ...] = (
    Reading(
        id="G1",
        document=RULES,
        rules=("17.4", "17.2.1", "17.3.2"),
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
        rules=("17.2", "17.2.3", "17.2.4", "17.2.5"),
        question="A player who breaks any rule meets five sanctions, three of which speak of a prohibited device. When are those open?",
        decision="Winnings are seized, a device taken and a person detained only where a device was held; the rest is for any breach.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("all five are open for any breach, and a thing used in the breach counts as the device"),),
    ),
    Reading(
        id="G3",
        document=RULES,
        rules=("17.8",),
        question="A player who sits out three rounds may be required to leave the seat: by whom?",
        decision="By a Game Supervisor or above, who supervises the running of the table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the Dealer, and so by a supervisor in the Dealer's place"),),
    ),
    Reading(
        id="G4",
        document=RULES,
        rules=("5.4", "7.3.2", "7.4.1(b)", "9.4", "9.7(a)", "10.7.5", "10.9.1", "12.4.1(a)"),
        question="Wagers are frozen save under four listed rules. May nothing else be done with them, although other rules allow it?",
        decision=(
            "The list is not closed: even money, a retraction, a double withdrawn and a surrender are special permissions and stand, and "
            "insurance is on the list by the rule that names the bet."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the list is closed, and no wager is withdrawn or settled early outside it"),),
    ),
    Reading(
        id="G5",
        document=RULES,
        rules=("5.10", "5.10.1"),
        question="Several areas are for one player only while there are seats enough, yet also when the house is full. Which holds?",
        decision=(
            "Both: with seats enough a Game Supervisor may let a player have and call several areas; when full the player may still wager "
            "on others, but there as a sharer who does not call."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("when full, wagers on further areas need the same leave as before"),),
    ),
    Reading(
        id="G6",
        document=RULES,
        rules=("5.13", "VIC-2000-29 5.7"),
        question="A wager whose win chips could not pay may be refused before the deal: by whom?",
        decision="By a Game Supervisor or above; one that nobody refused is paid up to the next amount that chips can make.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the Dealer, who takes the wagers in"),),
    ),
    Reading(
        id="G7",
        document=RULES,
        rules=("6.4", "Footnote 2: s 66(2)", "VIC-2000-29 6.3", "VIC-2000-29 Footnote 1: s 66(2)"),
        question="The rule wants a sign with the new minimum; the Act wants the time of the change on it too. Which is enough?",
        decision="The Act is stricter and prevails: minimum and time both, for at least 20 minutes.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a sign with the new minimum alone satisfies the rules, whatever it is under the Act"),),
    ),
    Reading(
        id="G8",
        document=COM_BO,
        rules=("5.3", "5.1"),
        question="A spoken wager at Com-Bo must come with cash, vouchers or tokens; chips are not named. May it come with chips?",
        decision="Yes: wagers are made in nothing else, and the Blackjack rules of 2003 name them in the same sentence.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: chips are laid down and not declared"),),
    ),
    Reading(
        id="G9",
        document=COM_BO,
        rules=("6.2(b)",),
        question="Com-Bo settles a wager over the maximum at the maximum: is that for each wager, each player or each area?",
        decision="For each wager by itself: the rule speaks of an individual wager, and no notice of the table shares a maximum out.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("for all of a player's wagers on that bet together", "maximum-applies-to", "player"),),
    ),
    Reading(
        id="G10",
        document=RULES,
        rules=("9.1.1", "9.4"),
        question="The first round of a shoe without its burn may be rebuilt and the shoe begun again: who may decide so?",
        decision="A Game Supervisor or above, as with every other reconstruction; A11 says no more than the supervisor.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a Casino Supervisor only"), Alternative("the Dealer, and so a supervisor in the Dealer's place")),
    ),
    Reading(
        id="G11",
        document=RULES,
        rules=("9.4", "15.6.2", "VIC-2000-26 15.5"),
        question="Misplaced cards are put right before any settlement but that of Pontoon Pandemonium. Does settled Perfect Pairs bar it?",
        decision="Yes, to the letter: only Pontoon Pandemonium is excepted, and before 2003 not even that.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: a side bet settled early leaves the main wagers open, and the hand may be rebuilt"),),
    ),
    Reading(
        id="G12",
        document=RULES,
        rules=("9.8(a)",),
        question="A mistake found once the next round has begun leaves the later rounds alone. And the round in which it was made?",
        decision="It stands as it was settled: no rule opens a settled round again.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is void, as in the ACT, and its money goes back", "found-too-late/faulty-round", "void"),),
    ),
    Reading(
        id="G13",
        document=COM_BO,
        rules=("9.1", "9.4(a)", "4.1(c)"),
        question="A card too many opens the next round if nobody saw it. What if it was seen, or if no round of that shoe follows?",
        decision=(
            "Seen, it is still the next card: no drawn card is discarded, though the players then know the card on box 1. After the last "
            "round of the shoe it goes back for the shuffle."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("a card that was seen is burned, like a first card found face up", "excess-card/exposed", "discarded"),
            Alternative("after the last round it is kept for the first round of the next shoe"),
        ),
    ),
    Reading(
        id="G14",
        document=COM_BO,
        rules=("9.7", "9.5"),
        question="The automatic shoe jams in the middle of a round at Com-Bo and the cards are shuffled again. What of the round?",
        decision=(
            "It is completed: what has been dealt stays, and the rest comes from the fresh shuffle. The rules beside this one say void "
            "where they mean it."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is void, like a round for which there are too few cards", "device-lost-round", "void"),),
    ),
    Reading(
        id="G15",
        document=RULES,
        rules=("4.3.1", "3.1.1", "4.1.1(f)", "4.2.3"),
        question="A card is burned after each shuffle and cut. An automatic shoe shuffles without end: is there a cut, and a burn?",
        decision="Neither: there is no cutting card with such a shoe, so the cards are not cut, and no burn follows.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("one card is burned when play starts, as in New South Wales", "burn-when/shuffling-device", "start-of-play"),
        ),
    ),
    Reading(
        id="G16",
        document=RULES,
        rules=("4.2.1", "4.2.2", "4.2.3", "4.2.4"),
        question="The Dealer may offer the cut. Is the stack cut if the Dealer does not, and whom does the least depth bind?",
        decision=(
            "The stack is always cut, since what follows needs the cut: where no player does it, a Game Supervisor or Casino Supervisor. "
            "Whoever cuts keeps one deck from either end."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("a stack that was not offered goes into the shoe uncut"),
            Alternative("only the player first designated is bound to the depth"),
        ),
    ),
    Reading(
        id="G17",
        document=RULES,
        rules=("4.3.1",),
        question="The burned card is shown if the player asks: which player?",
        decision="Any player at the table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the player who cut the cards"),),
    ),
    Reading(
        id="G18",
        document=COM_BO,
        rules=("4.3", "4.2"),
        question="No rule of Com-Bo has a card burned when a shoe begins. Is one burned?",
        decision="No: once cut and in the shoe the cards are ready for play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one, face down, as at Blackjack"),),
    ),
    Reading(
        id="G19",
        document=RULES,
        rules=("13.6.1(a)", "13.4.1(a)", "13.4.1(b)"),
        question="Magnificent Sevens on split sevens is settled as soon as it is decided. When is it settled where nothing is split?",
        decision="Then too as soon as it is decided: no rule names another moment, and a third seven is known when it falls.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("with the main wagers, at the final settlement"),),
    ),
    Reading(
        id="G20",
        document=RULES,
        rules=("11.6.1", "11.6.4", "9.4", "10.6.1(a)"),
        question="When is Pontoon Pandemonium settled?",
        decision=(
            "As soon as the initial deal has decided it, before other settlements: the rule on misplaced cards takes it that a winner may "
            "have been paid when nothing else has."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("with the Pontoon itself, hand by hand"), Alternative("at the final settlement, all together")),
    ),
    Reading(
        id="G21",
        document=RULES,
        rules=("11.7.3(b)", "11.6.3"),
        question="After an electronic failure a winner gets the lowest prize of the table. Is the stake returned besides?",
        decision="As with a prize that was drawn, so by default yes (A25, A26).",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: that payment settles the wager, stake and all", "pandemonium-failure-stake", "kept"),),
    ),
    Reading(
        id="G22",
        document=RULES,
        rules=('10.2.1 "Surrender"', "10.6.1(c)", "10.9.1", '12.2.1 "Surrender"', "12.4.1(a)"),
        question="Surrender is offered after the interim settlement, after the initial deal, and after every 21 has been settled. When?",
        decision="Once, when naturals have been settled and before anybody has a third card; no drawn 21 can exist by then.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to each player in turn, before the first decision on that hand"),),
    ),
    Reading(
        id="G23",
        document=RULES,
        rules=("10.7.5", "10.5.1(d)", "10.6.1(b)"),
        question="A double may be withdrawn while the hand is not over 21. Until when, and at 21 too?",
        decision=(
            "Once the card of the double has come and until the dealer draws. At 21 the hand has won and been paid, so in effect up to 20. "
            "Whoever doubled for less takes that much back."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("before the next hand is called upon", "double-withdrawn-until", "next-hand"),),
    ),
    Reading(
        id="G24",
        document=RULES,
        rules=('10.2.1 "Pontoon"', "7.5.5(g)", "7.5.5(i)", "10.5.1(d)", "10.11.1 Table 1: All other winning wagers"),
        question="Aces or court cards are split at Crown Pontoon and an ace meets a court card: is that Pontoon, or 21?",
        decision=(
            "It is 21: what the Blackjack rules say of split hands holds with Pontoon for Blackjack. It wins at once, at 1 to 1; and a "
            "dealer's Pontoon takes from split hands what a dealer's Blackjack would."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is Pontoon, and pays 3 to 2", "natural-after-split", "natural"),),
    ),
    Reading(
        id="G25",
        document=RULES,
        rules=("13.9.5(c)", "13.9.5(g)"),
        question="A heat of the Magnificent Sevens Tournament lasts three shoes: how many has the final?",
        decision="As many as the conditions of that tournament state.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("three, as in a heat"),),
    ),
    Reading(
        id="G26",
        document=RULES,
        rules=("7.1.2", "7.1.2(a)", "7.2", "7.5.1", "7.5.2", "7.4.1(a)", "4.2.1"),
        question="Cards dealt face down: when are they shown, how are their totals called, and may a player touch cards to cut them?",
        decision=(
            "A total is called once the cards are exposed: when a player claims a natural or is over 21, or the hand is settled. The cut "
            "is a permission of its own."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the cards are turned up before a third card is dealt, as in New South Wales"),),
    ),
    Reading(
        id="G27",
        document=COM_BO,
        rules=("Notice: approval",),
        question=(
            "Com-Bo has no rule on devices, disputes, closing a table, invalid games or sharers of an area. "
            "Do the general provisions of Blackjack apply?"
        ),
        decision="No: nothing is brought in from another game, and the gap is shown.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("rule 17 of the Blackjack rules is applied in spirit"),),
    ),
    Reading(
        id="G28",
        document=RULES,
        rules=("10.7.4", "10.7.4(a)", "10.11.1 Table 1: Super Bonus"),
        question="Who doubles cannot win the Super Bonus; who stays undoubled on the hand loses the other odds of Table 1. That bonus too?",
        decision="That too: the Super Bonus is a line of Table 1 and stands in its column of odds.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("no: the rule on doubled hands names it apart, the rule on sharers does not", "super-bonus-doubled", "who-stayed"),
        ),
    ),
    Reading(
        id="G29",
        document=RULES,
        rules=("4.2.1", "4.1.1(b)", "4.1.1(d)", "4.1.1(e)"),
        question="Nobody is named to cut when the cutting card came first in a round or a supervisor wanted a shuffle. Who cuts?",
        decision="The player farthest to the dealer's right, as with new cards and as in New South Wales.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the players are asked one by one, clockwise, as in the ACT"),),
    ),
    Reading(
        id="G30",
        document=RULES,
        rules=("11.5.1", "13.5.1", "15.4.1"),
        question="Two side bets are placed with a chip, Perfect Pairs with one chip or more. Are the two held to a single chip?",
        decision="No: one means one or more, and the limits on the sign bind the amount.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to the letter: one chip of any value"),),
    ),
    Reading(
        id="G31",
        document=RULES,
        rules=("13.9.7(a)", "13.9.1", "16.3.3"),
        question="A player with several entries may name substitutes. Does that end the general right of an entrant to name one?",
        decision="No: the two are not inconsistent, so an approved substitute remains open to every entrant.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes: in that tournament only holders of several entries may be stood in for"),),
    ),
    Reading(
        id="G32",
        document=COM_BO,
        rules=("7.6", "9.8(b)"),
        question="Three offices only may work the control panel, yet a Pit Boss puts late mistakes right. May the Pit Boss work it?",
        decision="For that purpose only.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("never: the Pit Boss directs, and one of the three works the panel"),),
    ),
    Reading(
        id="G33",
        document=RULES,
        rules=('13.2.1 "Magnificent Sevens Tournament"', "13.8.1 Table 1: * free entry", "13.9.3", "13.7.3(a)"),
        question="The definition admits everyone to the tournament who had three suited sevens; only Table 1 gives entries. Version 2 too?",
        decision="No: an entry comes with version 1 alone, whose table is the only one that the tournament rules cite.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: three suited sevens earn an entry in either version"),),
    ),
)

"""Readings of our own about the Victorian rules: versions, side bets and tournaments.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

RULES = "VIC-2003-01"
COM_BO = "VIC-2000-29"

OURS_VICTORIA_GAMES: tuple[Reading, ...] = (
    Reading(
        id="G19",
        document=RULES,
        rules={
            "13.6.1(a)": "split sevens are settled immediately there is a result",
            "13.4.1(a)": "wins if the first three cards of the betting area are all sevens",
            "13.4.1(b)": "wins if the first two cards are both sevens and there is no third",
        },
        beside={
            **alike("when other side bets are settled", "11.6.1", "11.6.4", "15.6.2"),
        },
        question="Magnificent Sevens on split sevens is settled as soon as it is decided. When is it settled where nothing is split?",
        decision="Then too as soon as it is decided: no rule names another moment, and a third seven is known when it falls.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("with the main wagers, at the final settlement"),),
    ),
    Reading(
        id="G20",
        document=RULES,
        rules={
            "11.6.1": "the prize of a winning wager is picked at random by the jackpot button",
            "11.6.4": "each player with a valid wager on a shared area has a press",
            "9.4": "a winning Pontoon Pandemonium wager may be settled before a misplaced card is put right",
            "10.6.1(a)": "Pontoon is paid 3 to 2 and removed before any player has a third card, regardless of the dealer's card",
        },
        beside={
            **alike("when other side bets are settled", "13.6.1(a)", "15.6.2"),
        },
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
        rules={
            "11.7.3(b)": "a failure during a round settles winners with the minimum wager for the pay table in use",
            "11.6.3": "the five tables are the odds payable for winning wagers",
        },
        beside={
            "11.6.5": "for a press without a wager",
            "11.7.3(a)": "for the rounds after the failure",
        },
        question="After an electronic failure a winner gets the lowest prize of the table. Is the stake returned besides?",
        decision="As with a prize that was drawn, so by default yes (A25, A26).",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: that payment settles the wager, stake and all", "pandemonium-failure-stake", "kept"),),
    ),
    Reading(
        id="G22",
        document=RULES,
        rules={
            **alike(
                "half the original wager may be forfeited after the interim settlement and before any further card",
                '10.2.1 "Surrender"',
                '12.2.1 "Surrender"',
            ),
            "10.6.1(c)": "surrender is offered after all Pontoons and hands of 21 have been settled",
            **alike(
                "surrender is offered once the initial deal is done, before any further cards, to players below 21", "10.9.1", "12.4.1(a)"
            ),
        },
        question="Surrender is offered after the interim settlement, after the initial deal, and after every 21 has been settled. When?",
        decision="Once, when naturals have been settled and before anybody has a third card; no drawn 21 can exist by then.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to each player in turn, before the first decision on that hand"),),
    ),
    Reading(
        id="G23",
        document=RULES,
        rules={
            "10.7.5": "the doubled part may be withdrawn if the hand is not over 21; the original wager is then removed",
            "10.5.1(d)": "a total of 21 wins",
            "10.6.1(b)": "a hand of 21 is paid and removed before any further cards",
            "10.7.5(a)": "each who wagers there may play or forfeit, whatever the caller decides",
        },
        beside={
            **alike("what comes after a double that was kept", "10.5.1(e)", "10.6.1(a)(i)", "10.7.3", "10.7.4", "10.7.4(a)"),
        },
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
        rules={
            '10.2.1 "Pontoon"': "an ace and a card worth 10 as the initial two cards",
            "7.5.5(g)": "split aces or cards worth 10 cannot make Blackjack",
            "7.5.5(i)": "a dealer's Blackjack after a split takes only the amount of the original wager",
            "10.5.1(d)": "a total of 21 wins",
            "10.11.1 Table 1: All other winning wagers": "1 to 1",
            "7.5.5(c)(iii)": "split aces get only one card each and may not be split again",
        },
        beside={
            **alike("equal totals, and what may be split for how much", "10.5.1(e)", "7.5.5(a)(i)", "7.5.5(e)"),
        },
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
        rules={
            "13.9.5(c)": "the highest chip count after the specified number of shoes wins",
            "13.9.5(g)": "all heats have 7 players at a table and three shoes",
        },
        question="A heat of the Magnificent Sevens Tournament lasts three shoes: how many has the final?",
        decision="As many as the conditions of that tournament state.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("three, as in a heat"),),
    ),
    Reading(
        id="G26",
        document=RULES,
        rules={
            "7.1.2": "players' first two cards may be dealt face down",
            "7.1.2(a)": "only those first two cards may be handled by the player",
            "7.2": "otherwise nobody handles the cards",
            "7.5.1": "the dealer announces the total of the player's hand",
            "7.5.2": "the dealer announces the total after each further card",
            "7.4.1(a)": "a Blackjack is paid after the initial deal unless the dealer may make one",
            "4.2.1": "the stack may be offered to a player to be cut",
        },
        beside={
            **alike("the ordinary deal, its approval, and split hands, whose cards lie open", "7.1.1", "7.1.2(b)", "7.5.5(c)"),
        },
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
        rules={
            "Notice: approval": "Com-Bo is approved to be played by the rules of its own schedule",
        },
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
        rules={
            "10.7.4": "winning doubled hands are paid 1 to 1, and are not eligible for payout odds and Super Bonus odds of Table 1",
            "10.7.4(a)": "who does not double with the caller is paid 1 to 1, and is not eligible for other payout odds of Table 1",
            "10.11.1 Table 1: Super Bonus": "a line of Table 1: three suited sevens against a dealer's first seven",
            "10.11.1 Table 1: Super Bonus (payment note)": "Super Bonus comes on top of the odds",
        },
        beside={
            **alike("for a dealer's Pontoon, and doubles given up", "10.7.3", "10.7.5", "10.7.5(a)"),
        },
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
        rules={
            "4.2.1": "who cuts: the first to arrive, the area or dealer's hand that got the cutting card, or new cards; no more cases",
            "4.1.1(b)": "shuffle when the cutting card comes as the first card of a round",
            "4.1.1(d)": "shuffle at once when a Casino Supervisor finds the sequence abnormal",
            "4.1.1(e)": "shuffle when a Casino Supervisor sees reasonable cause",
        },
        question="Nobody is named to cut when the cutting card came first in a round or a supervisor wanted a shuffle. Who cuts?",
        decision="The player farthest to the dealer's right, as with new cards and as in New South Wales.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the players are asked one by one, clockwise, as in the ACT"),),
    ),
    Reading(
        id="G30",
        document=RULES,
        rules={
            **alike("the wager is placed by a chip on its area", "11.5.1", "13.5.1"),
            "15.4.1": "the wager is placed by one chip or more on its area",
        },
        question="Two side bets are placed with a chip, Perfect Pairs with one chip or more. Are the two held to a single chip?",
        decision="No: one means one or more, and the limits on the sign bind the amount.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to the letter: one chip of any value"),),
    ),
    Reading(
        id="G31",
        document=RULES,
        rules={
            "13.9.7(a)": "a player with multiple entries may nominate substitutes",
            "13.9.1": "the tournament rules of Blackjack apply where not inconsistent",
            "16.3.3": "a tournament player may nominate a substitute, subject to the director's approval",
        },
        question="A player with several entries may name substitutes. Does that end the general right of an entrant to name one?",
        decision="No: the two are not inconsistent, so an approved substitute remains open to every entrant.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes: in that tournament only holders of several entries may be stood in for"),),
    ),
    Reading(
        id="G32",
        document=COM_BO,
        rules={
            "7.6": "no person other than the Dealer, the Game Supervisor or a Casino Supervisor activates the panel",
            "9.8(b)": "of a wrong result entered after the deal button, the Pit Boss is told, who puts it right",
        },
        question="Three offices only may work the control panel, yet a Pit Boss puts late mistakes right. May the Pit Boss work it?",
        decision="For that purpose only.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("never: the Pit Boss directs, and one of the three works the panel"),),
    ),
    Reading(
        id="G33",
        document=RULES,
        rules={
            '13.2.1 "Magnificent Sevens Tournament"': "for those who were dealt three suited sevens with a valid wager on them",
            "13.8.1 Table 1: * free entry": "in Table 1, besides the odds, a free entry to a later tournament",
            "13.9.3": "the entrants are those eligible as described in Table 1",
            "13.7.3(a)": "version 1 changes to version 2 when no entries have been decided or the final one has been determined",
        },
        beside={
            "13.9.1": "brings in the general rules of tournaments, which know no entries of this kind",
        },
        question="The definition admits everyone to the tournament who had three suited sevens; only Table 1 gives entries. Version 2 too?",
        decision="No: an entry comes with version 1 alone, whose table is the only one that the tournament rules cite.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: three suited sevens earn an entry in either version", "m7-entry-version", "1, 2"),),
    ),
)

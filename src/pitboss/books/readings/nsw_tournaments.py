"""Readings of NSW-STAR-BJ and NSW-BJ-CHALLENGE: tournaments, promotions, tokens and layouts.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

NEW_SOUTH_WALES_TOURNAMENTS: tuple[Reading, ...] = (
    Reading(
        id="E20",
        document=STAR,
        rules={
            **alike("who fails to wager on each round is disqualified unless a pass card was played", "19.6.4", "NSW-BJ-CHALLENGE 19.6.4"),
            **alike("who does not wager within the time may be restricted to the minimum", "19.6.12", "NSW-BJ-CHALLENGE 19.6.12"),
            **alike("who is absent may be docked the minimum for each round, or disqualified", "19.5.6", "NSW-BJ-CHALLENGE 19.5.6"),
            **alike("docked the minimum wager for each round missed, up to three rounds", "19.5.6.1", "NSW-BJ-CHALLENGE 19.5.6.1"),
            **alike(
                "and/or the position is cancelled and the player disqualified; no refund unless the manager approves",
                "19.5.6.2",
                "NSW-BJ-CHALLENGE 19.5.6.2",
            ),
        },
        beside={
            **alike("whether the fee comes back: H36", "19.3.2", "NSW-BJ-CHALLENGE 19.3.2", "19.11.4", "NSW-BJ-CHALLENGE 19.11.4"),
            **alike(
                "for other faults than no wager at all",
                "19.5.7",
                "NSW-BJ-CHALLENGE 19.5.7",
                "19.6.3",
                "NSW-BJ-CHALLENGE 19.6.3",
                "19.6.5",
                "NSW-BJ-CHALLENGE 19.6.5",
                "19.6.6",
                "NSW-BJ-CHALLENGE 19.6.6",
                "19.6.7",
                "NSW-BJ-CHALLENGE 19.6.7",
                "19.6.10",
                "NSW-BJ-CHALLENGE 19.6.10",
                "19.6.14",
                "NSW-BJ-CHALLENGE 19.6.14",
            ),
        },
        question="A tournament player makes no wager: disqualified, held to the minimum, or docked?",
        decision=(
            "Present but late, the minimum; absent, docked for up to three rounds, and disqualified if away for more; refusing, "
            "disqualified."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("to the letter: no wager and no pass card disqualifies, whatever the cause", "tournament-no-wager", "disqualified"),
        ),
    ),
    Reading(
        id="E21",
        document=STAR,
        rules={
            **alike("a written and an open wager together may not exceed the player's chips", "19.8.2.4", "NSW-BJ-CHALLENGE 19.8.2.4"),
            **alike(
                "a written wager over the player's chips is for all of those chips or the maximum, whichever is lower",
                "19.8.3.3",
                "NSW-BJ-CHALLENGE 19.8.3.3",
            ),
        },
        beside={
            **alike("leads in to the list", "19.8.3", "NSW-BJ-CHALLENGE 19.8.3"),
        },
        question="An undisclosed wager beside an open one is more than the player has: what is it taken to be?",
        decision="All the player's chips less the open wager, or the maximum if that is lower.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "all the player's chips, the open wager among them",
                "tournament-undisclosed-correction/over-the-chips-held",
                "chips-held-or-maximum",
            ),
        ),
    ),
    Reading(
        id="E22",
        document=STAR,
        rules={
            **alike(
                "the disqualified player has no refund of the fee but retains the value of the chips won or bought",
                "19.5.6.2",
                "NSW-BJ-CHALLENGE 19.5.6.2",
            ),
            **alike(
                "tournament chips have no value in cash and cannot be redeemed",
                "19.1.1: tournament chips",
                "NSW-BJ-CHALLENGE 19.1.1: tournament chips",
            ),
            **alike("chips left at the end of a session remain the operator's", "19.6.9", "NSW-BJ-CHALLENGE 19.6.9"),
        },
        question="A disqualified player keeps the value of chips that have none: what is kept?",
        decision="The score, on record; no cash.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the value of the chips, in cash", "tournament-kept-score", "cash"),),
    ),
    Reading(
        id="E23",
        document=STAR,
        rules={
            **alike("a competition for those who have paid the entry fee", "19.1.1: tournament", "NSW-BJ-CHALLENGE 19.1.1: tournament"),
            **alike("the conditions state the entry fee, if there is any", "19.4.2(a)", "NSW-BJ-CHALLENGE 19.4.2(a)"),
            **alike("the operator may charge a fee to enter", "19.3.1", "NSW-BJ-CHALLENGE 19.3.1"),
        },
        question="Entrants have paid a fee by one rule, and there may be none by another: must there be a fee?",
        decision="It may be nil.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a contest without a fee is no tournament under these rules"),),
    ),
    Reading(
        id="E24",
        document=STAR,
        rules={
            **alike("a set time after which the winners advance", "19.1.1: session", "NSW-BJ-CHALLENGE 19.1.1: session"),
            **alike("pass cards are given out at the beginning of each heat", "19.7.1", "NSW-BJ-CHALLENGE 19.7.1"),
        },
        question="Session and heat are used side by side: do they differ?",
        decision="A heat is a session at one table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a heat is a whole stage of the tournament"),),
    ),
    Reading(
        id="E25",
        document=STAR,
        rules={
            **alike("if those who tie are more than the number to advance, they play off", "19.10.3", "NSW-BJ-CHALLENGE 19.10.3"),
            **alike("between players level in chips, and not at zero", "19.1.1: play-off", "NSW-BJ-CHALLENGE 19.1.1: play-off"),
            **alike(
                "players put out in the same round rank by chips left, then wager, then whose chips went first",
                "19.10.4",
                "NSW-BJ-CHALLENGE 19.10.4",
            ),
        },
        question="Players tie with no chips at all: is there a play-off?",
        decision=(
            "No: the order of elimination decides, between tables by the round and then by the wager. Whom that leaves level at "
            "different tables, where no chips went first, the play-off has to part, with equal chips issued again."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("they play off, with equal chips issued again"),),
    ),
    Reading(
        id="E26",
        document=STAR,
        rules={
            **alike(
                "the smallest wager was put out first, and at equal wagers whose chips were removed first",
                "19.10.4",
                "NSW-BJ-CHALLENGE 19.10.4",
            ),
            **alike("an open and a written wager together may not exceed the player's chips", "19.8.2.4", "NSW-BJ-CHALLENGE 19.8.2.4"),
            **alike("a player doubles by wagering not more than the original wager", "11.1", "NSW-BJ-CHALLENGE 10.1"),
        },
        beside={
            **alike("on which hands one may double", "11.1.1", "11.1.2"),
            **alike("for players still in the session", "19.10.3", "NSW-BJ-CHALLENGE 19.10.3"),
        },
        question=(
            "Players out in one round rank by their wagers and then by whose chips were removed first, which depends on the dealer. What "
            "is a wager that was doubled or split, and what order is taken?"
        ),
        decision=(
            "The wager with which the round began, the open and the undisclosed one together; what doubling and splitting added is beside "
            "it. Then the order in which chips were taken, which is logged; without it, from the dealer's right to left. The words leave "
            "no room to share the placing: whose chips went first is deemed out first."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "the wager with all that doubling and splitting added to it",
                "tournament-eliminated-together",
                "more-residual-chips, larger-stake, chips-removed-later",
            ),
        ),
    ),
    Reading(
        id="E27",
        document=CHALLENGE,
        rules={
            **alike("the game supervisor takes and examines the form", "19.8.2.1", "19.8.2.5"),
            "19.8.2.6": "the games supervisor announces the wager after the round",
        },
        beside={
            "19.8.2": "leads in to the steps",
        },
        question="Who are the game supervisor and the games supervisor?",
        decision="The Gaming Supervisor.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E28",
        document=STAR,
        rules={
            **alike("when and where the prize will be awarded", "20.7.2", "NSW-BJ-CHALLENGE 20.7.2"),
            **alike("place, date and time of the promotion", "20.7.7", "NSW-BJ-CHALLENGE 20.7.7"),
        },
        question="The terms of a prize must say when and where, twice over: of what?",
        decision="Once of the award, once of the promotion or draw.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the same matter said twice, so one statement serves"),),
    ),
    Reading(
        id="E29",
        document=STAR,
        rules={
            **alike("the Authority has the terms 24 hours before", "20.9", "NSW-BJ-CHALLENGE 20.9"),
            **alike("the Authority approves changes after the start", "20.9.1", "NSW-BJ-CHALLENGE 20.9.1"),
            **alike("the inspectorate is told at once of a doubt about integrity", "20.12", "NSW-BJ-CHALLENGE 20.12"),
        },
        question="Who are the Authority and the inspectorate, whom nothing defines?",
        decision="Whoever holds the regulator's role in the product.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E30",
        document=STAR,
        rules={
            **alike(
                "tokens come of a voucher, on its conditions, and winnings on them are paid in chips",
                "1.1: casino promotional token",
                "NSW-BJ-CHALLENGE 1.1: casino promotional token",
            ),
            "15.2": "winning wagers are paid and losing ones collected",
        },
        question="Does a promotional token stay with the player when it wins?",
        decision="As the voucher's conditions say; otherwise it stays, since only losing wagers are collected.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a token is taken in once it has been wagered, win or lose"),),
    ),
    Reading(
        id="E31",
        document=CHALLENGE,
        rules={
            "2.2.2.1": "the layout says that blackjack 'plays' 2 to 1",
            **alike("the layout has an area for Any Pairs where it is offered", "2.2.2.3", "2.2.3"),
            "3.1": "six or eight decks, and for the pair bets six or eight decks",
        },
        beside={
            "2.2.2": "leads in to the inscriptions",
        },
        question="Blackjack 'plays' 2 to 1, the Any Pairs area is required twice, and the decks are limited twice: do these mean anything?",
        decision="No: they are slips of drafting, without effect.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E32",
        document=STAR,
        rules={
            **alike("for want of cards all the discards are shuffled and cut by rule 4", "16.9", "NSW-BJ-CHALLENGE 16.9"),
            "4.9": "the first card from the shoe or device is burned and not exposed",
            "NSW-BJ-CHALLENGE 4.9": "the first card dealt is burned and not exposed",
        },
        question="The discards are shuffled and cut under rule 4 to finish a round: is a card burned as well?",
        decision="No: the burn belongs to a new shoe.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes: rule 4 as a whole is followed", "not-enough-cards-burn", "yes"),),
    ),
    Reading(
        id="E33",
        document=STAR,
        rules={
            "2.2.1": "at least five and at most nine playing areas",
            **alike("seven places drawn; five, six or nine are said to be possible", "Diagram A", "Diagram B", "Diagram C"),
            "NSW-BJ-CHALLENGE 2.2.1": "at least five and at most seven playing areas",
        },
        question="Layouts have 5 to 9 areas, and the diagrams speak of 5, 6, 7 and 9: is 8 allowed?",
        decision="Yes: any number from 5 to 9, and in Challenge from 5 to 7.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the numbers the diagrams name"),),
    ),
)

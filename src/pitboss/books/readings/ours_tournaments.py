"""Doubts about tournaments, met when strangers tried to run some: decided, with what else the words could mean.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

ACT = "ACT-2018-01"
STAR = "NSW-STAR-BJ"
VICTORIA = "VIC-2003-01"

OURS_TOURNAMENTS: tuple[Reading, ...] = (
    Reading(
        id="U1",
        document=ACT,
        rules={
            "19.14": "whoever cannot wager the minimum before a round is eliminated from the tournament and vacates the seat",
            "19.3(a)(viii)(B)": "the conditions say how players of equal value of chips at the end of a session are placed",
            "19.3(a)(xi)(A)": "and whether prizes are shared by players of equal value of chips at the end of the final",
        },
        question="Two players have lost all their chips, in different rounds: are they level at the end of the session?",
        decision=(
            "No: whoever was eliminated earlier was out of the tournament while the other was still in it. Those eliminated in one round "
            "with as many chips are level, and the conditions say what becomes of that."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: both hold nothing at its completion", "tournament-eliminated-apart", "chips-alone"),),
    ),
    Reading(
        id="U2",
        document=VICTORIA,
        rules={
            "13.9.5(c)": "the highest chip count at the end of the shoes wins the table",
            "13.9.5(d)": "a tie is broken by additional hands for those tied only, with the same chips if theirs are under the minimum",
            "13.9.5(f)": "a tie for second, third place and so on goes by (c)",
        },
        beside={
            "13.9.5(e)": "for first place in the final, where it says the same of chips under the minimum",
        },
        question="Players of a Magnificent Sevens Tournament have no chips left, one since an earlier round: is that a tie?",
        decision="Yes: only the count at the end ranks, and players under the minimum play the tie off with the same chips.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: whoever went out later is ahead", "tournament-eliminated-apart", "later-is-ahead"),),
    ),
    Reading(
        id="U3",
        document=ACT,
        rules={
            "19.9": "who does not take the seat before the starting time forfeits the position",
            "19.14": "all wager and risk at least the minimum on each round, and whoever cannot before a round is eliminated",
        },
        question="A player who took the seat is away when a later round begins. Nothing is said of that: what follows?",
        decision=(
            "Whoever is not there cannot wager the minimum before the round, and is eliminated. Otherwise a player could keep the lead by "
            "walking away while all others must risk their chips."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the player stays in and risks nothing on rounds that are missed", "tournament-no-wager", "sits-out"),),
    ),
    Reading(
        id="U4",
        document=STAR,
        rules={
            **alike(
                "all entry fees go into the prize pool, which the winners have as the conditions say",
                "19.3.2",
                "NSW-BJ-CHALLENGE 19.3.2",
            ),
            "ACT-2018-01 19.19": "100% of the prize pool goes back to the players as prizes",
            "ACT-2018-01 19.20": "the entry fees less any commission are offered as prize money by the conditions",
        },
        beside={
            **alike("what the operator may add to the pool", "19.3.1", "NSW-BJ-CHALLENGE 19.3.1"),
            **alike("a pool that is guaranteed", "19.3.3", "NSW-BJ-CHALLENGE 19.3.3"),
            **alike("if the tournament is cancelled: U6", "19.3.4", "NSW-BJ-CHALLENGE 19.3.4"),
        },
        question="The conditions fix prizes that come to less than the pool: who has the rest, all of which is for the players?",
        decision="Those who win the prizes, in proportion to them: the conditions say no more of how winners compare.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("first place has it", "tournament-pool-surplus", "to-first"),),
    ),
    Reading(
        id="U5",
        document=VICTORIA,
        rules={
            "16.2.1(a)": "the conditions state the entry fee, if any",
            "16.2.1(j)": "the conditions state the prizes",
            "VIC-2000-28 20.2.1(j)": "the conditions state the prizes, as later in 16.2.1(j)",
            "VIC-2000-29 10.2.1(j)": "the conditions of Com-Bo state the prizes",
        },
        beside={
            **alike("the entry fee again", "VIC-2000-28 20.2.1(a)", "VIC-2000-29 10.2.1(a)"),
            **alike(
                "who may enter",
                "16.2.1(f)(i)",
                "VIC-2000-28 20.2.1(f)(i)",
                "VIC-2000-29 10.2.1(f)(i)",
                "16.2.1(f)(ii)",
                "VIC-2000-28 20.2.1(f)(ii)",
                "VIC-2000-29 10.2.1(f)(ii)",
                "16.2.1(f)(iii)",
                "VIC-2000-28 20.2.1(f)(iii)",
                "VIC-2000-29 10.2.1(f)(iii)",
            ),
        },
        question="Entry fees come to more than the prizes that the conditions fix: whose is the rest?",
        decision="The operator's: no rule of Victoria has fees go into a pool, and the prizes are those that were approved.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it goes to those who win prizes, in proportion to them", "tournament-pool-surplus", "in-proportion"),),
    ),
    Reading(
        id="U6",
        document=STAR,
        rules={
            **alike("the operator may cancel without liability, and all entry fees are refunded", "19.3.4", "NSW-BJ-CHALLENGE 19.3.4"),
            **alike("a buy-in is money turned into tournament chips before a session", "19.1.1: buy-in", "NSW-BJ-CHALLENGE 19.1.1: buy-in"),
        },
        beside={
            **alike("fees, of which no part is refunded otherwise", "19.3.2", "NSW-BJ-CHALLENGE 19.3.2"),
            **alike("the guaranteed pool of one that is held", "19.3.3", "NSW-BJ-CHALLENGE 19.3.3"),
        },
        question="A tournament is cancelled after players bought chips: only fees are said to be refunded. What of the buy-ins?",
        decision="They go back too, and what the operator added goes back to the operator: no pool outlives its tournament.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the operator keeps them, owing nothing but the fees", "tournament-buy-in-refund", "none"),),
    ),
    Reading(
        id="U7",
        document=STAR,
        rules={
            **alike(
                "subject to 19.7 and 19.8, wagers may not exceed the maximum and are in units of the minimum, valid to the last "
                "complete one; one that cannot be made up is void",
                "19.6.14",
                "NSW-BJ-CHALLENGE 19.6.14",
            ),
            **alike(
                "an undisclosed wager is within the minimum and the maximum and may not exceed the player's chips",
                "19.8.2.3",
                "NSW-BJ-CHALLENGE 19.8.2.3",
            ),
        },
        beside={
            **alike(
                "about chips and places, not about amounts",
                "19.6.3",
                "NSW-BJ-CHALLENGE 19.6.3",
                "19.6.4",
                "NSW-BJ-CHALLENGE 19.6.4",
                "19.6.5",
                "NSW-BJ-CHALLENGE 19.6.5",
                "19.6.6",
                "NSW-BJ-CHALLENGE 19.6.6",
                "19.6.7",
                "NSW-BJ-CHALLENGE 19.6.7",
                "19.6.10",
                "NSW-BJ-CHALLENGE 19.6.10",
            ),
            **alike(
                "what other faults make of it",
                "19.8.3",
                "NSW-BJ-CHALLENGE 19.8.3",
                "19.8.3.1",
                "NSW-BJ-CHALLENGE 19.8.3.1",
                "19.8.3.2",
                "NSW-BJ-CHALLENGE 19.8.3.2",
                "19.8.3.3",
                "NSW-BJ-CHALLENGE 19.8.3.3",
                "19.8.3.4",
                "NSW-BJ-CHALLENGE 19.8.3.4",
            ),
        },
        question="A form is for $250 at a minimum of $100. 19.8 lists what faulty forms count as, and not this: what does it count as?",
        decision="$200: 19.8 says nothing else, so that the rule for all wagers holds.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("$250: the list of faults is complete", "tournament-undisclosed-correction/incomplete-unit", "as-written"),
        ),
    ),
    Reading(
        id="U8",
        document=STAR,
        rules={
            **alike("the Tournament Manager determines and announces the winners", "19.5.8", "NSW-BJ-CHALLENGE 19.5.8"),
            **alike("in a dispute the Tournament Manager's decision is final", "19.11.2", "NSW-BJ-CHALLENGE 19.11.2"),
            "ACT-2018-01 19.18": "the Tournament Director calculates and awards the places",
            "VIC-2003-01 16.1.1": "all tournament players have an equal chance",
            "VIC-2003-01 16.1.2(a)": "a person is responsible generally for each tournament",
        },
        question="May whoever is in charge of a tournament, or on duty for it, enter it?",
        decision="No: nobody decides about a contest that he or she plays in. Whoever has left the duty may.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes: no rule says who may not, beyond those who may not gamble"),),
    ),
    Reading(
        id="U9",
        document=STAR,
        rules={
            **alike("the Tournament Manager determines and announces the winners", "19.5.8", "NSW-BJ-CHALLENGE 19.5.8"),
            **alike("all fees go to winning players and into the pool", "19.3.2", "NSW-BJ-CHALLENGE 19.3.2"),
            "ACT-2018-01 19.18": "the Tournament Director calculates and awards the places",
            "ACT-2018-01 19.19": "the pool goes back to the players",
            "VIC-2003-01 16.2.1(j)": "the conditions state the prizes",
        },
        question="Everybody who should play the next stage has retired, lost the place or been disqualified: who has won?",
        decision="The places are those in which the others went out, the last of them first. Where nobody has a place, it is cancelled.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("nobody has won, and it is cancelled with every fee returned, which the operator may decide until then"),
        ),
    ),
    Reading(
        id="U10",
        document=ACT,
        rules={"19.9": "whoever is not seated by the start of their session forfeits their position, and the fee stays in the pool"},
        beside={"19.10": "when the seat may go to a reserve"},
        question="A player who has points, or a place from before, does not come to a later session: is that forfeited too?",
        decision="Yes: the position is that in the tournament.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: what was gained in earlier sessions stands, and only the coming one is lost"),),
    ),
)

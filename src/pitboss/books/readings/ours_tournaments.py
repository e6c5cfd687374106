"""Doubts about tournaments, met when strangers tried to run some: decided, with what else the words could mean.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

ACT = "ACT-2018-01"
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
)

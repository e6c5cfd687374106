"""Readings of VIC-2000-26 to VIC-2000-31: how each doubt in the Victorian notices of December 2000 is decided.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

COM_BO = "VIC-2000-29"

VICTORIA_2000: tuple[Reading, ...] = (
    Reading(
        id="D1",
        document="VIC-2000-31",
        rules={
            "Schedule: rule 15.5 (Odds column)": "under the heading of rule 7.4, in rule 15.5 12fi becomes 12 1/2",
        },
        question="The notice is headed rule 7.4 and amends rule 15.5, from a figure printed as 12fi. Which rule, and which figures?",
        decision="The operative words govern: rule 15.5, and 12 1/2. It is recorded only, since the rules of Rapid Roulette are not held.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the heading governs, and rule 7.4 is amended"),),
    ),
    Reading(
        id="D2",
        document="VIC-2000-26",
        rules={
            "Schedule: substitute rule 15.5": "a new rule 15.5, on misplaced cards",
            "15.5": "misplaced cards may be put right by a Game Supervisor or above before any settlement",
            "VIC-2000-27 Schedule 1: substitute rule 6.1": "a new rule 6.1, on the notice of limits",
            "VIC-2000-27 Schedule 2: insert rule 27": "Crown 21 comes in as rule 27",
            "VIC-2000-27 27.2.1": "save as rule 13.2 provides, the dealer draws on soft 17",
            "VIC-2000-28 Schedule: substitute rule 20": "a new rule 20, on tournaments",
            "VIC-2000-28 Schedule: substitute Table 2 in rule 22.6.2": "a new Table 2 in rule 22.6.2, the Super Bonus",
        },
        question="The notices of 2000 use the numbers of rules that are not held: what are they in the rules of 2003?",
        decision=(
            "15.5 is 9.4; 6.1 is 6.5; 13.2 is 7.5.6(c); 20 is 16; 27 is 14; Table 2 of 22.6.2 is the Super Bonus of 10.11.1 Table 1. No "
            "wager hangs on it: each notice has its rule in full, and a card that 13.2 lets the dealer leave out changes no outcome."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no rule is matched with a later one, and the notices are kept as bare history"),),
    ),
    Reading(
        id="D3",
        document="VIC-2000-28",
        rules={
            "Footnote 1: Notice 3 of 2000 (S32)": "the last amendment that this notice lists is notice 3 of 2000",
        },
        question="The history in notice 28 stops at notice 3 of 2000; those in notices 26 and 27 go on to notice 22. Which is right?",
        decision="The longer one: the shorter merely left three notices out.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the shorter, for notice 28: notices 10, 15 and 22 did not touch what it amends"),),
    ),
    Reading(
        id="D4",
        document=COM_BO,
        rules={
            **alike("defined by rule 9", '1.1 "tournament"', '1.1 "tournament conditions"'),
            '1.1 "Tournament Director"': "appointed under rule 9.1.2(a), or a deputy under 9.1.2(b)",
            "10.1.2(a)": "a person is appointed to be responsible for each tournament",
            "10.1.2(b)": "deputies may be nominated for that person's absence",
        },
        question="The tournament definitions cite rule 9, which is about irregularities: which rule is meant?",
        decision="Rule 10, on tournaments.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="D5",
        document=COM_BO,
        rules={
            "6.4": "a Gaming Shift Manager may allow wagers above the maximum",
            "9.8(b)": "of a wrong result entered after the deal button, the Pit Boss is told, who puts it right",
        },
        question="Who are the Gaming Shift Manager and the Pit Boss, whom nothing defines?",
        decision="Ranks above Game Supervisor.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("other names for the Casino Supervisor"),),
    ),
    Reading(
        id="D6",
        document=COM_BO,
        rules={
            "8.2": "two cards of equal value in sequence are a Tie; every Tie loses and breaks a run",
            "8.1": "the bets and the odds payable for them",
            "8.1 Table Com-Bos: One pair": "two of a kind among the five: money back",
        },
        question="All ties lose, yet pairs win: does a tie lose the wager on Com-Bo?",
        decision="No: a tie loses the singles and breaks the runs that the two cards decide, and nothing else.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "to the letter: two equal neighbours lose every wager they touch, Com-Bo among them", "com-bo-tie", "loses-com-bos-too"
            ),
        ),
    ),
    Reading(
        id="D7",
        document=COM_BO,
        rules={
            "8.3": "a wager on Com-Bo is paid for the highest combination only",
            "5.6(c)": "wagers may be made on Com-Bos",
        },
        question="Is there one wager on Com-Bo, or one for each combination?",
        decision="One wager covers every combination and is paid for the highest.",
        weight=Weight.MONEY,
        alternatives=(Alternative("each combination is a bet of its own, and only the highest is paid", "com-bo-paid", "each-a-bet"),),
    ),
    Reading(
        id="D8",
        document=COM_BO,
        rules={
            "8.1": "the bets and the odds payable for them, each with its definition",
            **alike("position 1 against 2, and 2 against 3, go the same way", "8.1 Table Runs: High Run 2", "8.1 Table Runs: Low Run 2"),
            **alike("positions 1 to 4 go the same way", "8.1 Table Runs: High Run 3", "8.1 Table Runs: Low Run 3"),
            **alike("positions 1 to 5 go the same way", "8.1 Table Runs: High Run 4", "8.1 Table Runs: Low Run 4"),
        },
        question="Does a run of two win when the run goes on to a third step?",
        decision="Yes: each run is a bet of its own, and its definition asks for at least so many steps.",
        weight=Weight.MONEY,
        alternatives=(Alternative("only the run of exactly the length reached wins", "com-bo-runs", "exact-length"),),
    ),
    Reading(
        id="D9",
        document=COM_BO,
        rules={
            "9.6": "decks with a wrong number of cards make the round void",
            "VIC-2003-01 9.12.1": "rounds completed before the discovery stand",
            '1.1 "Void"': "an invalid round or wager, as the context has it",
        },
        beside={
            **alike("the round of the discovery and the rest of the shoe", "VIC-2003-01 9.12.2", "VIC-2003-01 9.12.3"),
        },
        question="A wrong number of cards makes the round void: and the rounds before it?",
        decision="They stand, as the Blackjack rules of 2003 say.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("every round since the cards were last counted is void", "wrong-cards/previous-rounds", "void"),),
    ),
    Reading(
        id="D10",
        document="VIC-2000-27",
        rules={
            **alike("the rules of Blackjack apply where not inconsistent", "27.1", "VIC-2003-01 14.1"),
            **alike("the dealer draws until hard 17 to 21 or soft 18 to 21", "27.2.1", "VIC-2003-01 14.2.1(a)"),
        },
        beside={
            **alike("the dealer's rule in other versions", "VIC-2003-01 10.10.1", "VIC-2003-01 3.2.1(b)", "VIC-2003-01 7.5.6(a)"),
        },
        question="Crown 21 and Crown Blackjack have the same dealer's rule under two names: one game or two?",
        decision="One way to play, two labels, told apart by date.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("two games that happen to agree"),),
    ),
)

"""VIC-2000-29 rule 8: the bets of a round and the odds payable, with one deck and with eight."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import MONEY_BACK, Odds
from pitboss.terms.com_bo import (
    COM_BO_COMPARES,
    COM_BO_PAID,
    COM_BO_PATTERNS,
    COM_BO_PAYS,
    COM_BO_RUNS,
    COM_BO_TIE,
    Combination,
    Run,
    Tie,
    alike,
    decks_1_and_8,
    higher,
    lower,
)

RULE_8: tuple[Clause[Any], ...] = (
    # 8.1 Singles: position and the next; 5 goes on to 1
    rule("8.1 Table Singles: High 1", COM_BO_COMPARES["high-1"], higher(1, 2), also=("8.1",)),
    rule("8.1 Table Singles: High 1", COM_BO_PAYS["high-1"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: High 2", COM_BO_COMPARES["high-2"], higher(2, 3)),
    rule("8.1 Table Singles: High 2", COM_BO_PAYS["high-2"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: High 3", COM_BO_COMPARES["high-3"], higher(3, 4)),
    rule("8.1 Table Singles: High 3", COM_BO_PAYS["high-3"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: High 4", COM_BO_COMPARES["high-4"], higher(4, 5)),
    rule("8.1 Table Singles: High 4", COM_BO_PAYS["high-4"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: High 5", COM_BO_COMPARES["high-5"], higher(5, 1)),
    rule("8.1 Table Singles: High 5", COM_BO_PAYS["high-5"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: Low 1", COM_BO_COMPARES["low-1"], lower(1, 2)),
    rule("8.1 Table Singles: Low 1", COM_BO_PAYS["low-1"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: Low 2", COM_BO_COMPARES["low-2"], lower(2, 3)),
    rule("8.1 Table Singles: Low 2", COM_BO_PAYS["low-2"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: Low 3", COM_BO_COMPARES["low-3"], lower(3, 4)),
    rule("8.1 Table Singles: Low 3", COM_BO_PAYS["low-3"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: Low 4", COM_BO_COMPARES["low-4"], lower(4, 5)),
    rule("8.1 Table Singles: Low 4", COM_BO_PAYS["low-4"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Singles: Low 5", COM_BO_COMPARES["low-5"], lower(5, 1)),
    rule("8.1 Table Singles: Low 5", COM_BO_PAYS["low-5"], decks_1_and_8(Odds(1), Odds(1))),
    # 8.1 Runs, all from position 1
    rule("8.1 Table Runs: High Run 2", COM_BO_COMPARES["high-run-2"], higher(1, 2, 3)),
    rule("8.1 Table Runs: High Run 2", COM_BO_PAYS["high-run-2"], decks_1_and_8(Odds(6), Odds(6))),
    rule("8.1 Table Runs: High Run 3", COM_BO_COMPARES["high-run-3"], higher(1, 2, 3, 4)),
    rule("8.1 Table Runs: High Run 3", COM_BO_PAYS["high-run-3"], decks_1_and_8(Odds(30), Odds(35))),
    rule("8.1 Table Runs: High Run 4", COM_BO_COMPARES["high-run-4"], higher(1, 2, 3, 4, 5)),
    rule("8.1 Table Runs: High Run 4", COM_BO_PAYS["high-run-4"], decks_1_and_8(Odds(200), Odds(250))),
    rule("8.1 Table Runs: Low Run 2", COM_BO_COMPARES["low-run-2"], lower(1, 2, 3)),
    rule("8.1 Table Runs: Low Run 2", COM_BO_PAYS["low-run-2"], decks_1_and_8(Odds(6), Odds(6))),
    rule("8.1 Table Runs: Low Run 3", COM_BO_COMPARES["low-run-3"], lower(1, 2, 3, 4)),
    rule("8.1 Table Runs: Low Run 3", COM_BO_PAYS["low-run-3"], decks_1_and_8(Odds(30), Odds(35))),
    rule("8.1 Table Runs: Low Run 4", COM_BO_COMPARES["low-run-4"], lower(1, 2, 3, 4, 5)),
    rule("8.1 Table Runs: Low Run 4", COM_BO_PAYS["low-run-4"], decks_1_and_8(Odds(200), Odds(250))),
    # 8.1 Com-Bos: cards of one kind
    rule("8.1 Table Com-Bos: One pair", COM_BO_PATTERNS["com-bo/one-pair"], alike(2, 1, 1, 1)),
    rule("8.1 Table Com-Bos: One pair", COM_BO_PAYS["com-bo/one-pair"], decks_1_and_8(MONEY_BACK, MONEY_BACK)),
    rule("8.1 Table Com-Bos: Two pair", COM_BO_PATTERNS["com-bo/two-pair"], alike(2, 2, 1)),
    rule("8.1 Table Com-Bos: Two pair", COM_BO_PAYS["com-bo/two-pair"], decks_1_and_8(Odds(1), Odds(1))),
    rule("8.1 Table Com-Bos: Triple", COM_BO_PATTERNS["com-bo/triple"], alike(3, 1, 1)),
    rule("8.1 Table Com-Bos: Triple", COM_BO_PAYS["com-bo/triple"], decks_1_and_8(Odds(5), Odds(2))),
    rule("8.1 Table Com-Bos: Full House", COM_BO_PATTERNS["com-bo/full-house"], alike(3, 2)),
    rule("8.1 Table Com-Bos: Full House", COM_BO_PAYS["com-bo/full-house"], decks_1_and_8(Odds(100), Odds(20))),
    rule("8.1 Table Com-Bos: Quad", COM_BO_PATTERNS["com-bo/quad"], alike(4, 1)),
    rule("8.1 Table Com-Bos: Quad", COM_BO_PAYS["com-bo/quad"], decks_1_and_8(Odds(500), Odds(50))),
    rule("8.1 Table Com-Bos: Five-of-a-kind", COM_BO_PATTERNS["com-bo/five-of-a-kind"], alike(5)),
    rule("8.1 Table Com-Bos: Five-of-a-kind", COM_BO_PAYS["com-bo/five-of-a-kind"], decks_1_and_8(None, Odds(1000))),
    # What holds for all of them
    rule("8.1", COM_BO_RUNS, Run.EACH_FOR_ITSELF, reading="D8", or_else=(Run.EXACT_LENGTH,)),
    rule("8.2", COM_BO_TIE, Tie.LOSES_AND_BREAKS_RUN, reading="D6", or_else=(Tie.LOSES_COM_BOS_TOO,)),
    rule("8.3", COM_BO_PAID, Combination.HIGHEST_ONLY, reading="D7", or_else=(Combination.EACH_A_BET,)),
)

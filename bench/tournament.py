"""What tournaments cost: seven-player heats of three shoes played by bots, and a tournament of 196 restored from its log.

Run it as `.venv/bin/python -m bench.tournament`. The bars: 1,000 heats in under two minutes on two cores; 196 entrants restored in under
two seconds. Heats are timed on one core, and the figure for 1,000 on two is worked out.
"""

from __future__ import annotations

import random
import sys
import time

from pitboss.books import LIBRARY
from pitboss.floor.codec import named_in, read_log, write_log
from pitboss.floor.game import open_game
from pitboss.law import melbourne, rules
from pitboss.tournament.events import Event
from pitboss.tournament.evolve import replay
from pitboss.tournament.heat.setup import Seat, Setup
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Rise
from pitboss.tournament.rules import in_tournament
from pitboss.tournament.running.event import TournamentRun
from pitboss.tournament.running.heat import HeatRun, Keeps
from pitboss.tournament.running.simulation import field_of
from pitboss.tournament.running.temper import TEMPERS
from tests.tournament.sevens import GAME, sevens_paper

HEATS, HEAT_BAR = 20, 120.0
RESTORE_BAR = 2.0
KINDS = ("steady", "chaser", "correlated")


def heats() -> float:
    """Seconds of processor for one heat."""
    game = open_game(in_tournament(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))))
    seats = tuple(Seat(box, f"p{box}", 100_000) for box in range(1, 8))
    setup = Setup("heat", "table", seats, Length(Measure.SHOES, 3), (Rise(1, 1_000, 50_000),), heads=("head",))
    tempers = {f"p{box}": TEMPERS[KINDS[box % 3]] for box in range(1, 8)}
    begun = time.process_time()
    for seed in range(HEATS):
        HeatRun(game, setup, random.Random(seed), tempers, log=Keeps.STATE).plays()
    return (time.process_time() - begun) / HEATS


def restored() -> tuple[float, float, int]:
    """Seconds to play a tournament of 196, to read and fold its log, and its length."""
    conditions = sevens_paper(196)
    tempers = {player: TEMPERS[kind] for player, kind in field_of(conditions, KINDS).items()}
    run = TournamentRun(GAME, conditions, tempers, random.Random(1))
    started = time.process_time()
    run.plays()
    played = time.process_time() - started
    text = write_log(run.log)
    begun = time.process_time()
    assert replay(read_log(text, named_in(Event))) == run.state
    return played, time.process_time() - begun, len(run.log)


def main() -> int:
    """Print the figures; the status is 1 if a bar is missed."""
    one = heats()
    two_cores = 1_000 * one / 2
    print(f"a heat of three shoes: {one * 1_000:.0f} ms; 1,000 on two cores: {two_cores:.0f} s (bar {HEAT_BAR:.0f})")
    played, seconds, events = restored()
    print(f"196 entrants to the last prize: {played:.1f} s of processor")
    print(f"196 entrants, {events} events of the tournament: restored in {seconds:.3f} s (bar {RESTORE_BAR})")
    return int(two_cores > HEAT_BAR or seconds > RESTORE_BAR)


if __name__ == "__main__":
    sys.exit(main())

"""Rounds a second of the pure engine, with its log kept, against RLCard's blackjack in the same run.

Run it as `.venv/bin/python -m bench.engine`, with the number of rounds after it if 36,000 are not wanted. One box, one bettor,
one core, CPU time; cards are drawn from a shuffled eight-deck shoe and the hand is played by a plain strategy that doubles, splits
and stands as the book allows. RLCard (hit and stand only, one deck) is not one of our dependencies: give a Python that has it with
`--rlcard PATH`, or install it beside us for the measurement; without it only our own figure is printed. The bar is a ratio of 1.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from statistics import median

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.rules import elect
from pitboss.law.today import moment_asked
from pitboss.play.allowed import may_double, may_split
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    Hit,
    KeepDoubles,
    PlaceWager,
    Split,
    Stand,
)
from pitboss.play.decide import step
from pitboss.play.events import Event
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table, open_table

BAR = 1.0
SLICES = 9
"""The two take turns, because a shared machine is not equally fast from one second to the next."""
CARDS = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
CLOSING: dict[Awaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}
RLCARD = """
import sys, time, random
import numpy as np
import rlcard
rounds = int(sys.argv[1])
env = rlcard.make("blackjack", config={"seed": 1})
def play():
    state, player = env.reset()
    while not env.is_over():
        obs = state["obs"]
        action = 0 if obs[0] < 17 else 1
        state, player = env.step(action)
play()
start = time.process_time()
for _ in range(rounds):
    play()
print(rounds / (time.process_time() - start))
"""


def decision(table: Table, state: Round) -> Command:
    """A plain strategy: split aces and eights, double ten and eleven, stand from seventeen or against a weak card."""
    hand = state.hands[state.turn]
    box = hand.box
    if len(hand.cards) == 2:
        if hand.cards[0].rank == hand.cards[1].rank and hand.cards[0].rank in "A8" and may_split(table, state, state.turn) is None:
            return Split(box)
        if hand.total in (10, 11) and not hand.is_soft and may_double(table, hand) is None:
            return Double(box)
    weak = state.dealer[0].pips in (2, 3, 4, 5, 6)
    return Stand(box) if hand.total >= (12 if weak else 17) else Hit(box)


def play(table: Table, shoe: list[DrawCard]) -> list[Event]:
    """One round, its whole log kept."""
    log: list[Event] = []
    state = Round()
    for opening in (PlaceWager(1, "ann", 1000), CloseBetting()):
        events, state = step(table, state, opening)
        log += events
    while state.awaits is not Awaits.NOBODY:
        awaits = state.awaits
        if awaits in CARDS:
            command: Command = shoe.pop()
        elif awaits is Awaits.DECISION:
            command = decision(table, state)
        else:
            command = CLOSING[awaits]
        events, state = step(table, state, command)
        log += events
    return log


def rounds_per_second(game: str, rounds: int) -> float:
    """Rounds a CPU second, shuffling included; the logs are kept while they are counted."""
    book = LIBRARY.book(game)
    table = open_table(elect(in_force(book, moment_asked(book, None)), {}))
    pack = [DrawCard(card) for card in table.pack.cards()]
    chance = random.Random(1)
    shoe: list[DrawCard] = []
    logs = []
    start = time.process_time()
    for _ in range(rounds):
        if len(shoe) < 60:
            shoe = pack.copy()
            chance.shuffle(shoe)
        logs.append(play(table, shoe))
    return rounds / (time.process_time() - start)


def rlcard_rounds_per_second(python: str, rounds: int) -> float | None:
    """The same figure for RLCard, in a process of its own, or None where it is not installed."""
    done = subprocess.run([python, "-c", RLCARD, str(rounds)], capture_output=True, text=True, check=False)
    return float(done.stdout.split()[-1]) if done.returncode == 0 else None


def main() -> int:
    """Print the figures; status 1 when the slowest of our games is under the bar."""
    options = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    options.add_argument("rounds", nargs="?", type=int, default=36_000)
    options.add_argument("--rlcard", default=sys.executable, metavar="PYTHON", help="a Python that has rlcard")
    options.add_argument("--game", default="vic-blackjack")
    chosen = options.parse_args()
    slices = [
        (rounds_per_second(chosen.game, chosen.rounds // SLICES), rlcard_rounds_per_second(chosen.rlcard, chosen.rounds // SLICES))
        for _ in range(SLICES)
    ]
    ours = median(mine for mine, _ in slices)
    measured = [other for _, other in slices if other is not None]
    theirs = median(measured) if measured else None
    print(f"{chosen.game:<24} {ours:>10,.0f} rounds a CPU second (median of {SLICES} turns)")
    if theirs is None:
        print("rlcard                   not installed here: pip install rlcard in any Python and pass it with --rlcard")
        return 0
    print(f"{'rlcard blackjack':<24} {theirs:>10,.0f} rounds a CPU second")
    ratio = median(mine / other for mine, other in slices if other is not None)
    print(f"{'ratio, turn by turn':<24} {ratio:>10.2f} (bar {BAR:.2f})")
    return 0 if ratio >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())

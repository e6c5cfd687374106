"""A run in the background: a process of its own deals, a thread hears how far it is, and the server never waits for either."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from pitboss.law.book import Family
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.web.reckoning import begin_behind
from pitboss.web.shapes.simulation import SimulatedPoint, Simulation, Stage

if TYPE_CHECKING:
    from pitboss.sim import ComBoDealt, Dealt
    from pitboss.sim.sofar import Point, Sofar

TELL_EVERY = 0.2
"""Seconds between two words from the process."""
LONGEST = 120.0
"""Seconds that a run may take."""
UNWATCHED = 20.0
"""Seconds without anybody asking after which a run ends: the page was left."""
BROKEN = "The simulation broke off: start it again."


@dataclass(frozen=True)
class Asked:
    """What is to be dealt: the rules, how often, and from which seed."""

    rules: Rules
    elected: Mapping[str, str]
    rounds: int
    seed: int


@dataclass(eq=False)
class BackgroundRun:
    """A run, going on or over."""

    asked: Asked
    process: BaseProcess
    line: Connection
    begun: float = field(default_factory=monotonic)
    seen: float = field(default_factory=monotonic)
    dealing: float | None = None
    ended: float | None = None
    stage: Stage = "starting"
    exact: float | None = None
    way: tuple[SimulatedPoint, ...] = ()
    sentence: str = ""

    @classmethod
    def start(cls, asked: Asked) -> BackgroundRun:
        """Start the process and whoever listens to it."""
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=deal, args=(theirs, asked), daemon=True)
        found = cls(asked, process, ours)
        Thread(target=found.follow, args=(theirs,), daemon=True).start()
        return found

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.ended is not None

    def follow(self, theirs: Connection) -> None:
        """Start the process, which takes a moment, and hear what it says until it has ended or nobody asks any more."""
        self.process.start()
        theirs.close()
        try:
            while not self.is_over:
                if self.line.poll(1.0):
                    self._hear(self.line.recv())
                elif monotonic() - self.seen > UNWATCHED or monotonic() - self.begun > LONGEST:
                    self.stop()
        except (EOFError, OSError):
            self._end("failed", BROKEN)
        self.process.kill()
        self.process.join()
        self.line.close()

    def stop(self) -> None:
        """End it with what it has; the thread that listens sees to the process."""
        self._end("stopped")

    def record(self) -> Simulation:
        """How far it is; asking keeps it going."""
        self.seen = monotonic()
        way, exact, asked = self.way, self.exact, self.asked
        last = way[-1] if way else None
        apart = last["ev"] - exact if last and exact is not None else 0.0
        return {
            "game": asked.rules.book.id,
            "elected": dict(asked.elected),
            "seed": asked.seed,
            "stage": self.stage,
            "wanted": asked.rounds,
            "rounds": last["rounds"] if last else 0,
            "ev": last["ev"] if last else None,
            "standard_error": last["standard_error"] if last else None,
            "exact": exact,
            "away": apart / last["standard_error"] if last and last["standard_error"] else None,
            "points": list(way),
            "seconds": (self.ended or monotonic()) - self.dealing if self.dealing else 0.0,
            "sentence": self.sentence,
        }

    def _hear(self, said: float | tuple[SimulatedPoint, ...] | PitbossError) -> None:
        if self.is_over:
            return
        if isinstance(said, PitbossError):
            self._end("failed", said.sentence)
        elif isinstance(said, float):
            self.exact, self.dealing = said, monotonic()
        else:
            self.way, self.stage = said, "dealing"
            if said[-1]["rounds"] >= self.asked.rounds:
                self._end("done")

    def _end(self, stage: Stage, sentence: str = "") -> None:
        if not self.is_over:
            self.stage, self.sentence, self.ended = stage, sentence, monotonic()


def deal(line: Connection, asked: Asked) -> None:
    """In the process: the exact value first, then every so often the way that the simulated one has taken."""
    from pitboss.sim import Block, Dealt
    from pitboss.sim.sofar import Sofar, Wager, jobs_of

    begin_behind()
    try:
        dealt, exact = prepared(asked.rules)
        line.send(exact)
        sofar, told = Sofar(Wager.MAIN if isinstance(dealt, Dealt) else Wager.ALL), 0.0
        for job in jobs_of(asked.rounds, asked.seed):
            sofar = sofar.plus(Block(job.number, job.rounds, dealt.block(job.seed, job.number, job.rounds)))
            if monotonic() - told > TELL_EVERY or sofar.dealt == asked.rounds:
                told = monotonic()
                line.send(_way(sofar))
    except PitbossError as fault:
        line.send(fault)
    except BrokenPipeError:
        return


def _way(sofar: Sofar) -> tuple[SimulatedPoint, ...]:
    """The points so far, the last of them where it stands now."""
    points: list[Point] = [*sofar.way, *([sofar.last] if sofar.last else [])]
    found = {each.rounds: each for each in points}
    return tuple({"rounds": each.rounds, "ev": each.ev, "standard_error": each.standard_error} for each in found.values())


def prepared(rules: Rules) -> tuple[Dealt | ComBoDealt, float]:
    """A game ready to be dealt, every round from a full pack, and what the very same play is worth exactly."""
    from pitboss.odds import Shoe, analyse, com_bo_odds
    from pitboss.play.table import open_table
    from pitboss.sim import ComBoDealt, ComBoPlan, Dealing, Plan, dealt_of
    from pitboss.sim.player import by_chart, worth_forfeiting

    if rules.book.family is Family.COM_BO:
        found = ComBoDealt(rules, ComBoPlan(dealing=Dealing.CONTINUOUS))
        bets = com_bo_odds(rules, Shoe.of(found.table.pack))
        return found, float(sum(bet.ev for bet in bets) / len(bets))
    analysed = analyse(rules)
    player = by_chart(analysed.strategy, worth_forfeiting(open_table(rules), analysed.dealer))
    return dealt_of(rules, Plan(player=player, dealing=Dealing.CONTINUOUS)), analysed.table_ev

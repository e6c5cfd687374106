"""Workers: processes of this machine that deal the blocks of a run. Whoever deals a block, it is the same block."""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from pitboss.law.refusal import Malformed, Refused
from pitboss.sim.run import Block
from pitboss.sim.tally import Tally

IN_HAND = 2
"""Blocks that a worker has at once, so that it never waits for the next."""
AHEAD = 8
"""How many blocks a worker may be ahead of the first that is not done: what waits to be put in order stays small."""
TRIES = 3
"""So often is a block dealt again whose worker died; a block that kills every worker is nobody's bad luck."""
MOST_WORKERS = 1024
READY = "ready"


class Deals(Protocol):
    """A game and a plan made ready: it pickles, and deals any block."""

    def block(self, seed: int, number: int, rounds: int) -> Tally:
        """Deal one block."""


@dataclass(frozen=True)
class Job:
    """A block to be dealt."""

    seed: int
    number: int
    rounds: int


@dataclass(eq=False)
class Worker:
    """A process, the line to it, and the blocks it has in hand."""

    process: BaseProcess
    line: Connection
    jobs: deque[Job] = field(default_factory=deque)


@dataclass(eq=False)
class Crew:
    """Some workers who all have the same game before them."""

    wanted: int
    packed: bytes
    workers: list[Worker] = field(default_factory=list)

    def blocks(self, jobs: Iterable[Job]) -> Iterator[Block]:
        """Deal blocks and give them back in their order, whoever was first; a block whose worker died is dealt again."""
        waiting, done, tries = iter(jobs), dict[int, Block](), dict[int, int]()
        again: deque[Job] = deque()
        order: deque[int] = deque()
        while True:
            self._hand_out(waiting, again, order)
            while order and order[0] in done:
                yield done.pop(order.popleft())
            if not order and not again and not any(worker.jobs for worker in self.workers):
                more = next(waiting, None)
                if more is None:
                    return
                again.append(more)
                order.append(more.number)
                continue
            self._hear(done, again, tries)

    def _hand_out(self, waiting: Iterator[Job], again: deque[Job], order: deque[int]) -> None:
        for _ in range(IN_HAND):
            for worker in self.workers:
                if len(worker.jobs) >= IN_HAND:
                    continue
                job = again.popleft() if again else next(waiting, None) if len(order) < AHEAD * self.wanted else None
                if job is None:
                    continue
                if job.number not in order:
                    order.append(job.number)
                worker.jobs.append(job)
                _send(worker.line, job)

    def _hear(self, done: dict[int, Block], again: deque[Job], tries: dict[int, int]) -> None:
        """Wait until a worker says something or dies."""
        for line in wait([worker.line for worker in self.workers]):
            worker = next(each for each in self.workers if each.line is line)
            try:
                said = worker.line.recv()
            except (EOFError, OSError):
                self._replace(worker, again, tries)
                continue
            job = worker.jobs.popleft()
            done[job.number] = Block(job.number, job.rounds, _tally(said))

    def _replace(self, lost: Worker, again: deque[Job], tries: dict[int, int]) -> None:
        """Let another process deal what a dead one had in hand."""
        self.workers.remove(lost)
        lost.line.close()
        lost.process.join()
        if lost.jobs:
            number = lost.jobs[0].number
            tries[number] = tries.get(number, 0) + 1
            if tries[number] > TRIES:
                words = f"block {number} ended its worker {TRIES + 1} times: give the machine more memory, or use fewer --workers"
                raise Malformed("workers", words)
        again.extend(lost.jobs)
        self.workers.append(self._hired())

    def hire(self) -> None:
        """Start the workers and wait until all have the game ready."""
        self.workers += [_started(self.packed) for _ in range(self.wanted)]
        for worker in self.workers:
            _await_ready(worker)

    def _hired(self) -> Worker:
        worker = _started(self.packed)
        _await_ready(worker)
        return worker

    def dismiss(self) -> None:
        """End every worker."""
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
            worker.line.close()


class Alone:
    """Nobody to help: the blocks are dealt here, one after the other."""

    def __init__(self, dealt: Deals) -> None:
        self.dealt = dealt

    def blocks(self, jobs: Iterable[Job]) -> Iterator[Block]:
        """Deal blocks in their order."""
        for job in jobs:
            yield Block(job.number, job.rounds, self.dealt.block(job.seed, job.number, job.rounds))


@contextmanager
def crew(dealt: Deals, workers: int) -> Iterator[Crew | Alone]:
    """Workers for a game, ready to deal; with one worker, this process itself."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Malformed("workers", f"{workers} workers cannot deal: give a number from 1 to {MOST_WORKERS}")
    dealt.block(0, 0, 1)
    if workers == 1:
        yield Alone(dealt)
        return
    found = Crew(workers, pickle.dumps(dealt))
    try:
        found.hire()
        yield found
    finally:
        found.dismiss()


def _started(packed: bytes) -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    _send(ours, packed)
    return Worker(process, ours)


def _await_ready(worker: Worker) -> None:
    try:
        said = worker.line.recv()
    except (EOFError, OSError):
        said = None
    if said != READY:
        raise Malformed("workers", "a worker could not start: use fewer --workers, or --workers 1 to deal in this process")


def _send(line: Connection, what: Any) -> None:
    """Say something to a worker; that it has died is heard when it is listened to."""
    try:
        line.send(what)
    except (BrokenPipeError, ConnectionResetError):
        return


def _tally(said: Any) -> Tally:
    if isinstance(said, Tally):
        return said
    code, sentence, rule = said
    raise Refused(code, sentence, rule=rule)


def _work(line: Connection) -> None:
    """A worker's life: the game, a round to have everything loaded, and then block after block until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        dealt: Deals = pickle.loads(line.recv())
        dealt.block(0, 0, 1)
        line.send(READY)
        while True:
            job: Job = line.recv()
            try:
                line.send(dealt.block(job.seed, job.number, job.rounds))
            except Refused as fault:
                line.send((fault.code, fault.sentence, fault.rule))
    except (EOFError, OSError):
        return

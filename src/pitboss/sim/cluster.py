"""A cluster: workers on other machines, or on this one, that deal the blocks of a run. Whoever deals a block, it is the same block."""

from __future__ import annotations

import logging
import pickle
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from pitboss.law.refusal import Malformed, PitbossError
from pitboss.odds.compiled import cache_folder
from pitboss.sim import kernel
from pitboss.sim.cluster_address import ANSWERS_WITHIN, Address
from pitboss.sim.run import Block
from pitboss.sim.tally import Tally
from pitboss.sim.workers import TRIES, Deals, Job

if TYPE_CHECKING:
    from distributed import Client, Future

IN_HAND = 4
"""Blocks that lie ready for each thread of the cluster, so that none waits for the next; what waits to be put in order stays small."""
COUNT_EVERY = 1.0
"""Seconds between two looks at who is there: workers may come and go."""


@dataclass(eq=False)
class Cluster:
    """A line to a scheduler whose workers have the game before them."""

    client: Client
    game: Future[Any]
    address: Address
    _counted: tuple[float, int] = (0.0, 0)

    def blocks(self, jobs: Iterable[Job]) -> Iterator[Block]:
        """Deal blocks and give them back in their order; those of a worker that died are dealt again by another."""
        waiting = iter(jobs)
        hand: deque[tuple[Job, Future[Any]]] = deque()
        try:
            while True:
                while len(hand) < self._room() and (job := next(waiting, None)) is not None:
                    hand.append((job, self.client.submit(_deal, self.game, job, pure=False, retries=TRIES)))
                if not hand:
                    return
                job, future = hand.popleft()
                yield Block(job.number, job.rounds, self._tally(job, future))
        finally:
            self.client.cancel([future for _, future in hand])  # type: ignore[no-untyped-call]

    def _room(self) -> int:
        """How many blocks may be out at once."""
        last, threads = self._counted
        if monotonic() - last > COUNT_EVERY:
            threads = sum(self.client.nthreads().values())  # type: ignore[no-untyped-call]
            self._counted = (monotonic(), threads)
        return IN_HAND * max(threads, 1)

    def _tally(self, job: Job, future: Future[Any]) -> Tally:
        from distributed import CancelledError, KilledWorker

        try:
            found: Tally = future.result()
        except KilledWorker:
            words = f"block {job.number} ended every worker that dealt it: give the machines of {self.address} more memory"
            raise Malformed("cluster", words) from None
        except (CancelledError, OSError):
            raise self.address.silent() from None
        return found


@contextmanager
def cluster(dealt: Deals, address: Address) -> Iterator[Cluster]:
    """The workers of a scheduler, ready to deal a game."""
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        settings = {"security": address.security, "timeout": ANSWERS_WITHIN, "set_as_default": False}
        client = Client(address.url, **settings)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, RuntimeError):
        raise address.silent() from None
    with client:
        try:
            client.wait_for_workers(1, timeout=ANSWERS_WITHIN)
        except TimeoutError:
            words = f"no worker has come to {address}: start some with `pitboss cluster worker {address}`"
            raise Malformed("cluster", words) from None
        yield Cluster(client, _game(client, dealt, address), address)


def _game(client: Client, dealt: Deals, address: Address) -> Future[Any]:
    """The game, laid out on a worker; whatever cannot be read there comes from other sources than ours."""
    game = client.submit(_laid_out, version(), pickle.dumps(dealt), pure=True)
    fault = game.exception()  # type: ignore[no-untyped-call]
    if fault is not None:
        raise fault if isinstance(fault, PitbossError) else _another_version(address.url)
    return game


def version() -> str:
    """The kernels in a word: other kernels might deal another block."""
    return cache_folder(Path(kernel.__file__).parent).name


def _laid_out(kernels: str, packed: bytes) -> Deals:
    """On a worker: the game, a round of it to have everything loaded; from its bytes, so that a scheduler can ask for it anew."""
    if kernels != version():
        raise _another_version("a worker")
    dealt: Deals = pickle.loads(packed)
    dealt.block(0, 0, 1)
    return dealt


def _deal(dealt: Deals, job: Job) -> Tally:
    return dealt.block(job.seed, job.number, job.rounds)


def _another_version(whose: str) -> Malformed:
    return Malformed("cluster", f"{whose} has another version of Pitboss: install the same one on every machine of the cluster")

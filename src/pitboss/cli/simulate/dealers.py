"""Who deals a run: this process, some more on this machine, or a cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass

from pitboss.law.refusal import Malformed
from pitboss.sim.cluster import Cluster, cluster
from pitboss.sim.cluster_address import Address
from pitboss.sim.workers import Alone, Crew, Deals, crew


@dataclass(frozen=True)
class Dealers:
    """So many processes, or a cluster's."""

    workers: int = 1
    cluster: Address | None = None

    def __post_init__(self) -> None:
        if self.cluster is not None and self.workers != 1:
            raise Malformed("workers", "--workers is for this machine: a cluster has its own, so leave one of the two out")

    def ready(self, dealt: Deals) -> AbstractContextManager[Crew | Alone | Cluster]:
        """Whoever deals, with the game before them."""
        return crew(dealt, self.workers) if self.cluster is None else cluster(dealt, self.cluster)

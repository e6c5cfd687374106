"""What the operator added, what was paid, and whether the tournament was cancelled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.tournament.paper.purse import Added


class Prizes(NamedTuple):
    """`topped_up` is what the operator paid in to meet a guarantee; `paid` what each player won, in cents; `stages_paid` what of
    the pool went as prizes of single stages; `bought` what each paid for chips, `settled` what the operator had back, and
    `of_stages` who has what for the places of which stage."""

    added: tuple[Added, ...] = ()
    topped_up: int = 0
    buy_ins: int = 0
    paid: Mapping[str, int] = {}
    stages_paid: int = 0
    bought: Mapping[str, int] = {}
    settled: int = 0
    closed: bool = False
    cancelled: bool = False
    of_stages: Mapping[int, tuple[tuple[str, int], ...]] = {}

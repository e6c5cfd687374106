"""Who applied, who is in, who waits, who withdrew or was refused, and who bought back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.tournament.entries.commands import WinningHand


class Application(NamedTuple):
    """What a person brought: lawfully allowed in and to gamble, a form filled in, the criteria met."""

    entitled: bool
    form: bool
    criteria: bool
    at: int


class Entries(NamedTuple):
    """`accepted` and `reserves` in the order they came; `fees` what each has paid, `commissions` what of it the operator kept."""

    applied: Mapping[str, Application] = {}
    accepted: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    refused: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    bought_back: Mapping[str, int] = {}
    fees: Mapping[str, int] = {}
    commissions: Mapping[str, int] = {}
    earned: Mapping[str, WinningHand] = {}
    substitutes: Mapping[str, str] = {}

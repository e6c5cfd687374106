"""A prize as terms describe it: what it is, what it is worth, and the particulars that its kind calls for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

LITRE = 1_000
"""Millilitres in a litre."""


class PrizeKind(Enum):
    """What sort of thing a prize is; some sorts call for further particulars."""

    CASH = "cash"
    GOODS = "goods"
    SERVICES = "services"
    MACHINERY = "machinery"
    ELECTRIC_APPLIANCE = "electric-appliance"
    MOTOR_VEHICLE = "motor-vehicle"
    TRAVEL = "travel"
    REAL_ESTATE = "real-estate"
    SLOTS_DOLLARS = "slots-dollars"
    CASINO_DOLLARS = "casino-dollars"


class Content(NamedTuple):
    """Something a prize consists of or includes; `of` names it among what a document restricts, and liquor is measured."""

    what: str
    of: str = ""
    millilitres: int = 0


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize, and how many of it there are; amounts are cents, `cash_alternative` is 0 where the terms offer none.

    `particulars` are what the kind calls for, by the document's names; `conditions` are on receipt, use and acceptance.
    """

    name: str
    kind: PrizeKind
    value: int = 0
    number: int = 1
    details: str = ""
    particulars: Mapping[str, str] = field(default_factory=dict)
    contents: tuple[Content, ...] = ()
    cash_alternative: int = 0
    conditions: Mapping[str, str] = field(default_factory=dict)

    @property
    def cash(self) -> bool:
        """Whether the prize is money."""
        return self.kind is PrizeKind.CASH

"""What the conditions say of entering and of buying back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Veto(Enum):
    """Whether the operator keeps the right to refuse any application."""

    RESERVED = "reserved"
    NOT_RESERVED = "not-reserved"


@dataclass(frozen=True, slots=True)
class Entry:
    """How one enters: fee and commission in cents, how many, until when one may withdraw without penalty, and who is chosen how.

    `withdraw_until` is in seconds before the start. The texts are the operator's own words; empty means that nothing is said.
    """

    fee: int = 0
    commission: int = 0
    least: int = 0
    most: int = 0
    withdraw_until: int | None = None
    method: str = ""
    form: str = ""
    terms: str = ""
    veto: Veto = Veto.NOT_RESERVED
    veto_stated: str = ""
    criteria: str = ""
    groups: str = ""


class BuyBacking(Enum):
    """Whether eliminated players may buy back in."""

    NONE = "none"
    ALLOWED = "allowed"


@dataclass(frozen=True, slots=True)
class BuyBacks:
    """Whether, how often, for how much and until the start of which stage an eliminated player may buy back."""

    allowed: BuyBacking = BuyBacking.NONE
    number: int = 0
    fee: int = 0
    until: str = ""
    method: str = ""

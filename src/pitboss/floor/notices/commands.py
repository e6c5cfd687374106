"""Giving notice and withdrawing it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.notices.state import Kind
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class GiveNotice:
    """Put up a sign, tell the players, notify or ask somebody, approve or give a reason.

    `about` is the name of the term whose power the notice prepares; `role` whom a notification goes to, or in which capacity
    somebody approves or asks; `shows` what a sign shows.
    """

    kind: Kind
    about: str
    subject: str = ""
    role: Role = Role.ANYONE
    shows: tuple[tuple[str, str | int], ...] = ()
    words: str = ""


@dataclass(frozen=True, slots=True)
class WithdrawNotice:
    """Take a sign down, or withdraw whatever else stands on a term and subject."""

    kind: Kind
    about: str
    subject: str = ""


NoticeCommand = GiveNotice | WithdrawNotice

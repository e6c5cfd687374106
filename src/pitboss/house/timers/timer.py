"""A timer: a command that the time brings, with an identity that every server gives it alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from pitboss.floor.commands import Command
from pitboss.floor.request import Request


class Kind(Enum):
    """What a timer is for."""

    BETTING = "betting"
    STALE = "stale"
    WARNING = "warning"
    ASKING = "asking"
    ABSENCE = "absence"
    WINDOW = "window"
    BUTTON = "button"
    CUT = "cut"
    CHOICE = "choice"
    CLOSURE = "closure"
    LIMITS = "limits"
    IDLE = "idle"
    RESERVED = "reserved"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class Timer:
    """What is to be asked of a table at a time; `position` is that of the event with which its clock began.

    The command is left out of the representation: the next card of the shoe may be in it.
    """

    stream: str
    position: int
    kind: Kind
    at: int
    by: str
    do: Command = field(repr=False)
    subject: str = ""

    @property
    def id(self) -> str:
        """The command id under which it is asked, once and for all.

        >>> from pitboss.play.commands import CloseBetting
        >>> Timer("table-3", 41, Kind.BETTING, 900, "clock", CloseBetting()).id
        'table-3:41:betting'
        """
        return ":".join(part for part in (self.stream, str(self.position), self.kind.value, self.subject) if part)

    def request(self, now: int) -> Request:
        """What to ask, now."""
        return Request(self.by, now, self.do)

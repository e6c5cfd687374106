"""Notices were given and withdrawn."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.notices.state import Kind, Notice


@dataclass(frozen=True, slots=True)
class NoticeGiven:
    """A notice stands from now on."""

    notice: Notice
    rule: str


@dataclass(frozen=True, slots=True)
class NoticeWithdrawn:
    """A notice no longer stands."""

    kind: Kind
    about: str
    subject: str
    rule: str


NoticeEvent = NoticeGiven | NoticeWithdrawn

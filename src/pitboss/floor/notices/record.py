"""Record what stands on notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Notices


def _given(part: Notices, event: NoticeGiven) -> Notices:
    return Notices((*part.standing, event.notice))


def _withdrawn(part: Notices, event: NoticeWithdrawn) -> Notices:
    gone = (event.kind, event.about, event.subject)
    return Notices(tuple(each for each in part.standing if (each.kind, each.about, each.subject) != gone))


RECORDERS: Mapping[type[Any], Callable[[Notices, Any], Notices]] = {NoticeGiven: _given, NoticeWithdrawn: _withdrawn}

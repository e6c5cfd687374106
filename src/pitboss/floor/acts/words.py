"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.wording import doing, spoken


def _recorded(event: ActRecorded) -> str:
    subject = f" ({event.subject})" if event.subject else ""
    note = f": {event.note.rstrip('.')}" if event.note else ""
    return f"{event.warrant.by} as {event.warrant.role.title} records {doing(event.act)}{subject}, {spoken(event.answer)}{note}."


WORDS: Mapping[type[Any], Callable[[Any], str]] = {ActRecorded: _recorded}

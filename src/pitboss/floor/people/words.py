"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.law.refusal import listed

WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    SignedOn: lambda event: f"{event.person} comes on duty as {listed(role.title for role in event.roles)}.",
    SignedOff: lambda event: f"{event.person} goes off duty.",
}

"""Record doubts and their end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.promotion.integrity.events import Compromised, InspectorateNotified, IntegrityConfirmed
from pitboss.promotion.integrity.state import Integrity

RECORDERS: Mapping[type[Any], Callable[[Integrity, Any], Integrity]] = {
    Compromised: lambda part, event: part._replace(measure=event.measure, reason=event.reason),
    InspectorateNotified: lambda part, event: part._replace(notified_at=event.at),
    IntegrityConfirmed: lambda part, event: part._replace(measure=None, reason=""),
}

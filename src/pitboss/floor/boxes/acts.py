"""Acts about boxes that people do and the log keeps."""

from __future__ import annotations

from pitboss.floor.acts.recordable import Recordable, recordables
from pitboss.terms.control import LINING_UP

ACTS = recordables(
    Recordable(LINING_UP["caller-wager"]),
    Recordable(LINING_UP["other-wagers"]),
)

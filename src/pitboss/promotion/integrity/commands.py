"""Finding a promotion compromised, and confirming its integrity."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Measure(Enum):
    """What the operator does about it, by the keys of the law."""

    POSTPONE_PROMOTION = "postpone-promotion"
    POSTPONE_DRAW = "postpone-draw"
    CANCEL_DRAW = "cancel-draw"


@dataclass(frozen=True, slots=True)
class FindCompromised:
    """The operator determines that the integrity is compromised, and postpones or cancels; the inspectorate is told with it."""

    measure: Measure
    reason: str


@dataclass(frozen=True, slots=True)
class ConfirmIntegrity:
    """The integrity has been validated: what was postponed goes on."""

    words: str


IntegrityCommand = FindCompromised | ConfirmIntegrity

"""The terms and conditions of a promotion: everything that is stated before anybody enters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pitboss.promotion.paper.prize import Prize, PrizeKind
from pitboss.promotion.paper.when import UNSTATED, When


class Presence(Enum):
    """Whether an entrant must be at the draw to win."""

    REQUIRED = "required"
    NOT_REQUIRED = "not-required"


class Unclaimed(Enum):
    """What the terms do with a prize that nobody claims in time, or whose winner is refused it."""

    REDRAWN = "redrawn"
    RETURNED = "returned"


@dataclass(frozen=True, slots=True)
class Award:
    """How, when and where the prizes are awarded."""

    manner: str = ""
    when: When = UNSTATED
    place: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """Where and when the promotion runs: when it begins, and when the draw is."""

    place: str = ""
    begins: When = UNSTATED
    draw: When = UNSTATED


@dataclass(frozen=True, slots=True)
class QualifyingWager:
    """The least wager on the main game that counts, in cents, and in how many rounds each entry takes it."""

    least: int = 0
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Entering:
    """Who may enter, until when, how often, and after which wagers; None where none is asked for."""

    eligibility: str = ""
    closes: When = UNSTATED
    each: int = 1
    wager: QualifyingWager | None = None


@dataclass(frozen=True, slots=True)
class Claiming:
    """How a prize is claimed: present at the draw and within so many minutes, or later and within so many days (0 is without end)."""

    method: str = ""
    presence: Presence = Presence.NOT_REQUIRED
    minutes: int = 0
    days: int = 0
    unclaimed: Unclaimed = Unclaimed.RETURNED


@dataclass(frozen=True, slots=True)
class Terms:
    """One version of the terms. `statements` are the operator's words on further matters, by the matter's name."""

    name: str
    game: str
    award: Award = field(default_factory=Award)
    course: Course = field(default_factory=Course)
    entering: Entering = field(default_factory=Entering)
    claiming: Claiming = field(default_factory=Claiming)
    notified_how: str = ""
    notified_by: tuple[str, ...] = ()
    results_how: str = ""
    prizes: tuple[Prize, ...] = ()
    prizes_each: int = 1
    statements: Mapping[str, str] = field(default_factory=dict)

    @property
    def lots(self) -> tuple[Prize, ...]:
        """Every prize as often as there is one, in the order they are drawn."""
        return tuple(prize for prize in self.prizes for _ in range(prize.number))

    @property
    def cash(self) -> int:
        """What the money prizes come to, in cents."""
        return sum(prize.value for prize in self.lots if prize.kind is PrizeKind.CASH)

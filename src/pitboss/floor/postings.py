"""The ledger of a table: what each event moves, as postings that sum to zero."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.floor.accidents.money import POSTINGS as ACCIDENTS
from pitboss.floor.boxes.money import POSTINGS as BOXES
from pitboss.floor.cards.money import POSTINGS as CARDS
from pitboss.floor.conduct.money import POSTINGS as CONDUCT
from pitboss.floor.events import Event
from pitboss.floor.limits.money import POSTINGS as LIMITS
from pitboss.floor.opening.money import POSTINGS as OPENING
from pitboss.floor.rounds.money import POSTINGS as ROUNDS
from pitboss.money.ledger import Posting

POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    **ROUNDS,
    **BOXES,
    **LIMITS,
    **CARDS,
    **OPENING,
    **ACCIDENTS,
    **CONDUCT,
}
"""What moves chips, by the kind of event; everything else moves none."""


def postings(event: Event) -> tuple[Posting, ...]:
    """The postings of one event."""
    found = POSTINGS.get(type(event))
    return found(event) if found else ()


def ledger(log: Iterable[Event]) -> tuple[Posting, ...]:
    """Every posting of a log, in order."""
    return tuple(posting for event in log for posting in postings(event))

"""What a round moves on the ledger, and what a rebuilt one moves back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.money.ledger import Posting
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.events import Event
from pitboss.play.postings import postings


def _rebuilt(event: RoundRebuilt) -> tuple[Posting, ...]:
    """Take back what the log before moved, and move what the log after does."""
    undone = (Posting(each.account, -each.cents) for before in event.before for each in postings(before))
    return (*undone, *(each for after in event.after for each in postings(after)))


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    **dict.fromkeys((*get_args(Event), *get_args(ComBoEvent)), postings),
    RoundRebuilt: _rebuilt,
}

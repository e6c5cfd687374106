"""What events of this topic move on the ledger: a round put right afterwards takes back what it moved and moves what it should have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.money.ledger import Posting
from pitboss.play.postings import postings


def _put_right(event: EarlierRoundPutRight) -> tuple[Posting, ...]:
    undone = (Posting(each.account, -each.cents) for before in event.before for each in postings(before))
    return (*undone, *(each for after in event.after for each in postings(after)))


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {EarlierRoundPutRight: _put_right}

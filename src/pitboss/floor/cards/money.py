"""What events of this topic move on the ledger."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.money.ledger import Posting

POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {}

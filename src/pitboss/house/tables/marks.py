"""The digest by which a command is known again, and the guard that goes with what is proposed."""

from __future__ import annotations

import hashlib

from pitboss.floor.codec import encode
from pitboss.floor.request import Request
from pitboss.house.tables.asking import Proposal
from pitboss.house.tables.chips import Guard
from pitboss.house.tables.codec import ascii_json


def digest_of(request: Request) -> bytes:
    """A digest of who asks what, whenever it is asked; never empty."""
    return hashlib.sha256(ascii_json([request.by, encode(request.do)])).digest()


def guarded(proposal: Proposal | None, guard: Guard) -> Proposal | None:
    """A proposal that the house has something to say to."""
    return proposal and proposal._replace(guard=guard)

"""A request to a promotion: who asks what, and when."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.promotion.commands import Command


class PromotionRequest(NamedTuple):
    """A command with the person who gives it and the time, in whole seconds."""

    by: str
    at: int
    do: Command

"""Logs of promotions as text and back, in the form that the logs of tables have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pitboss.floor.codec import named_in, read_log, write_log
from pitboss.promotion.events import Event

__all__ = ["of_promotions", "read_promotion_log", "write_log"]


@cache
def of_promotions() -> Mapping[str, type[Any]]:
    """Every class that can stand in an event of a promotion, by its name."""
    return named_in(Event)


def read_promotion_log(text: str) -> tuple[Event, ...]:
    """The log of a promotion that a text holds."""
    return read_log(text, of_promotions())

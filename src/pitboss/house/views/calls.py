"""The dealer's calls beside an event: what is announced, and how a card is laid."""

from __future__ import annotations

from typing import Any

from pitboss.floor.state import Floor
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.play.voice import laid, spoken


def calls(table: object, floor: Floor, event: Any) -> dict[str, str]:
    """What the dealer calls on an event, and how a card is laid that does not simply lie face up; `floor` as the viewer sees it."""
    now = floor.rounds.now
    if not isinstance(table, Table) or not isinstance(now, Round):
        return {}
    found = {"call": spoken(table, now, event), "laid": laid(table, now, event)}
    return {name: words for name, words in found.items() if words not in ("", "face up")}

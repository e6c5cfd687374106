"""From one version of Magnificent Sevens to the other, at every table at once: only before the first entry or after the final one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import CloseForVersion
from pitboss.floor.opening.state import Entries
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.law.rules import Rules
from pitboss.terms.magnificent_sevens_tournament import M7_FIELDS
from pitboss.tournament.entries.commands import WinningHand


def entries_now(rules: Rules, hands: Sequence[WinningHand]) -> Entries:
    """How full the coming tournament is: nobody, some, or as many as its largest field takes."""
    if not hands:
        return Entries.NONE
    fields = rules[M7_FIELDS]
    return Entries.ALL if len(hands) >= max(fields) else Entries.SOME


def close_all(
    tables: Mapping[str, tuple[Game, Floor]], by: str, at: int, version: int, entries: Entries
) -> Mapping[str, tuple[tuple[Event, ...], Floor]]:
    """Close every table for the other version, or none: the first that may not refuses for all."""
    request = Request(by, at, CloseForVersion(version, entries))
    return {name: step(game, floor, request) for name, (game, floor) in tables.items()}

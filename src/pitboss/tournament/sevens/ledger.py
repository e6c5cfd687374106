"""The ledger of entries: which hands earned one, whether a tournament can be held, and what is carried over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pitboss.floor.events import Event
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.law.rules import Rules
from pitboss.play.events import EntryEarned
from pitboss.terms.magnificent_sevens_tournament import (
    M7_ENTRY_VERSION,
    M7_EXCESS,
    M7_FIELDS,
    M7_INTERVAL_DAYS,
    M7_INTERVAL_TIMING,
    M7_TOO_FEW,
    M7Excess,
    M7Timing,
    M7TooFew,
)
from pitboss.tournament.entries.commands import WinningHand

DAY = 86_400


def earned_at(table: str, log: Iterable[Event], version: int) -> tuple[WinningHand, ...]:
    """The hands of a table's log that earned an entry, each with the round it won in; a heat's log earns none."""
    found: list[WinningHand] = []
    number = 1
    for event in log:
        if isinstance(event, TableOpened):
            number = 1
        elif isinstance(event, CardsTakenUp):
            number = event.number + 1
        elif isinstance(event, EntryEarned):
            found.append(WinningHand(event.player, table, number, event.box, version))
    return tuple(found)


class Outlook(NamedTuple):
    """Whether the next tournament can be held: the field it has, whose hands are in, whose wait for the one after, and from when."""

    field: int
    entered: tuple[WinningHand, ...]
    carried: tuple[WinningHand, ...]
    due: int
    rule: str


def outlook(rules: Rules, hands: Sequence[WinningHand], last: int) -> Outlook:
    """The largest field that the entries fill, about so many days after the last tournament, or later until a field is full."""
    valid = tuple(hand for hand in hands if hand.version == rules[M7_ENTRY_VERSION])
    field = max((size for size in rules[M7_FIELDS] if size <= len(valid)), default=0)
    assert rules[M7_INTERVAL_TIMING] is M7Timing.ABOUT, "an interval we do not know"
    due = last + rules[M7_INTERVAL_DAYS] * DAY
    if not field:
        assert rules[M7_TOO_FEW] is M7TooFew.DEFERRED, "too few entries do something we do not know"
        return Outlook(0, (), valid, due, rules.why(M7_TOO_FEW).citation)
    carried = valid[field:] if rules[M7_EXCESS] is M7Excess.CARRIED_OVER else ()
    return Outlook(field, valid[:field], carried, due, rules.why(M7_INTERVAL_DAYS).citation)

"""Which readings decided a wager on five cards: as for a round of hands, only those whose doubt lay in it."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.play.com_bo.bets import first_failure, has_tie, heights_of
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.com_bo import COM_BO_RUNS, COM_BO_TIE


def readings_of(table: ComBoTable, event: WagerSettled, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """A tie beside a wager on Com-Bo that would hold, and a run that goes on for a step more."""
    found = []
    heights = heights_of(cards, table.heights)
    if event.bet not in table.comparisons and has_tie(heights):
        found.append(table.reading(COM_BO_TIE))
    line = table.comparisons.get(event.bet)
    if line is not None and line.is_run and first_failure(line.way, line.positions, heights) is None:
        longer = [each for each in table.comparisons.values() if each.way is line.way and len(each.positions) > len(line.positions)]
        goes_on = any(
            first_failure(each.way, each.positions, heights) is None for each in longer if _begins_with(each.positions, line.positions)
        )
        found += [table.reading(COM_BO_RUNS)] if goes_on else []
    return tuple(reading for reading in found if reading and event.result is not Result.VOID)


def _begins_with(longer: tuple[int, ...], shorter: tuple[int, ...]) -> bool:
    return longer[: len(shorter)] == shorter

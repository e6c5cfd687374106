"""Which hands at the gaming tables earned an entry to the Magnificent Sevens Tournament, read off a table's own log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.events import EntryEarned, RoundAnnulled
from pitboss.tournament.entries.commands import WinningHand


class Winners:
    """Follows the log of a table and says after each round which hands earned an entry in it; a round that was void earns none."""

    __slots__ = ("_earned", "_round", "_table", "_version")

    def __init__(self, table: str, version: int) -> None:
        self._table, self._version = table, version
        self._round = 1
        self._earned: list[WinningHand] = []

    def see(self, event: Any) -> tuple[WinningHand, ...]:
        """Take in one event; the hands of a round whose cards are taken up with it."""
        match event:
            case TableOpened():
                self._round, self._earned = 1, []
            case EntryEarned():
                self._earned.append(WinningHand(event.player, self._table, self._round, event.box, self._version))
            case RoundAnnulled():
                self._earned = []
            case CardsTakenUp():
                found, self._earned = tuple(self._earned), []
                self._round = event.number + 1
                return found
            case _:
                pass
        return ()


def earned_at(table: str, log: Iterable[Any], version: int) -> tuple[WinningHand, ...]:
    """The hands of a table's log that earned an entry, each with the round it won in; a heat's log earns none."""
    following = Winners(table, version)
    return tuple(hand for event in log for hand in following.see(event))

"""Which hands at the gaming tables earned an entry to the Magnificent Sevens Tournament, read off a table's own log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.play.events import EntryEarned, RoundAnnulled, WagerSettled
from pitboss.play.settled import Result
from pitboss.tournament.entries.commands import WinningHand
from pitboss.tournament.paper.faults import SEVENS


class Winners:
    """Follows the log of a table: which hands earned an entry in the rounds that were taken up, as those rounds stand by now.

    A round that was void earns none, a wager that went back whatever its result earns none, and a round that was put right earns what it
    came to then.
    """

    __slots__ = ("_earned", "_ever", "_round", "_rounds", "_table", "_version")

    def __init__(self, table: str, version: int) -> None:
        self._table, self._version = table, version
        self._round = 1
        self._earned: tuple[WinningHand, ...] = ()
        self._rounds: dict[int, tuple[WinningHand, ...]] = {}
        self._ever: dict[WinningHand, None] = {}

    @property
    def found(self) -> tuple[WinningHand, ...]:
        """Every hand that has earned an entry, round by round."""
        return tuple(hand for hands in self._rounds.values() for hand in hands)

    @property
    def undone(self) -> tuple[WinningHand, ...]:
        """Every hand that had earned one when its cards were taken up, and has not any more."""
        found = self.found
        return tuple(hand for hand in self._ever if hand not in found)

    def see(self, event: Any) -> None:
        """Take in one event."""
        match event:
            case TableOpened():
                self._round, self._earned = 1, ()
            case RoundRebuilt():
                self._earned = self._counted((), event.after, self._round)
            case CardsTakenUp():
                self._ever |= dict.fromkeys(self._earned)
                self._rounds[event.number], self._earned, self._round = self._earned, (), event.number + 1
            case EarlierRoundPutRight():
                # Of an older round only its settlements are known, which name no entry: what it had earned stands until they undo it.
                whole = event.number == self._round - 1
                had = () if whole else self._rounds.get(event.number, ())
                self._rounds[event.number] = self._counted(had, event.after, event.number)
            case _:
                self._earned = self._after(self._earned, event, self._round)

    def _counted(self, hands: tuple[WinningHand, ...], log: Iterable[Any], number: int) -> tuple[WinningHand, ...]:
        for event in log:
            hands = self._after(hands, event, number)
        return hands

    def _after(self, hands: tuple[WinningHand, ...], event: Any, number: int) -> tuple[WinningHand, ...]:
        match event:
            case EntryEarned():
                return (*hands, WinningHand(event.player, self._table, number, event.box, self._version))
            case RoundAnnulled():
                return ()
            case WagerSettled(bet=bet, result=Result.VOID) if bet == SEVENS:
                return tuple(hand for hand in hands if (hand.person, hand.box) != (event.player, event.box))
            case _:
                return hands


def earned_at(table: str, log: Iterable[Any], version: int) -> tuple[WinningHand, ...]:
    """The hands of a table's log that earned an entry, each with the round it won in; a heat's log earns none."""
    following = Winners(table, version)
    for event in log:
        following.see(event)
    return following.found

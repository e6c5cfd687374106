"""The rules asked again: what a command was is told from its first event, given to the table as it stood, and must lead to the same.

So a lost hand that was made a win is found even where the log was rewritten with all its hashes. Not every command can be told from its
events: those that cannot are counted, and their chips are still held to the ledger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pitboss.floor.decide import step
from pitboss.floor.game import Game
from pitboss.floor.request import Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.floor.state import Floor
from pitboss.house.store import Entry
from pitboss.house.tables.law import OpenGame
from pitboss.house.tables.state import HOUSE_ENTRIES, TableEvent, TableState, moved
from pitboss.law.refusal import PitbossError
from pitboss.play import commands as c, events as e
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.events import BoxDealt, ComBoWagerPlaced, ResultKeyed
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round

Candidates = Callable[[Floor, Any], Iterable[Any]]


def _box(floor: Floor, hand: int) -> int:
    now = floor.rounds.now
    return now.hands[hand].box if isinstance(now, Round) and 0 <= hand < len(now.hands) else 0


CANDIDATES: Mapping[type[Any], Candidates] = {
    e.WagerPlaced: lambda _, it: [c.PlaceWager(it.box, it.player, it.amount, it.seated), c.PlaceWager(it.box, it.player, it.amount)],
    e.SideBetPlaced: lambda _, it: [c.PlaceSideBet(it.box, it.player, it.bet, it.amount)],
    ComBoWagerPlaced: lambda _, it: [PlaceComBoWager(it.player, it.bet, it.amount)],
    e.BettingClosed: lambda _, it: [c.CloseBetting(it.first), c.CloseBetting()],
    e.CardDealt: lambda _, it: [c.DrawCard(it.card)],
    BoxDealt: lambda _, it: [c.DrawCard(it.card)],
    ResultKeyed: lambda _, it: [KeyResult(it.cards)],
    e.InsurancePlaced: lambda _, it: [c.Insure(it.box, it.player, it.amount, it.owner), c.Insure(it.box, it.player, it.amount)],
    e.InsuranceClosed: lambda *_: [c.CloseInsurance()],
    e.SurrenderClosed: lambda *_: [c.CloseSurrender()],
    e.DoublesKept: lambda *_: [c.KeepDoubles()],
    e.HandSurrendered: lambda floor, it: [c.Surrender(_box(floor, it.hand), it.players), c.Surrender(_box(floor, it.hand))],
    e.CardCalled: lambda floor, it: [c.Hit(_box(floor, it.hand))],
    e.HandStood: lambda floor, it: [c.Stand(_box(floor, it.hand))],
    e.StakeDoubled: lambda floor, it: [c.Double(_box(floor, it.hand), dict(it.amounts)), c.Double(_box(floor, it.hand))],
    e.HandSplit: lambda floor, it: [c.Split(_box(floor, it.hand), it.players), c.Split(_box(floor, it.hand))],
    CardsTakenUp: lambda *_: [TakeUpCards()],
    WagerSettled: lambda _, it: [c.TakeEvenMoney(it.box, it.player), c.Forfeit(it.box, it.player)],
}
"""What may have been asked where a command's first event is of that kind; nothing else begins so."""
SURE = (
    e.WagerPlaced,
    e.SideBetPlaced,
    ComBoWagerPlaced,
    e.CardDealt,
    BoxDealt,
    ResultKeyed,
    CardsTakenUp,
    e.CardCalled,
    e.HandStood,
    WagerSettled,
)
"""Kinds that begin no other command: where the rules answer otherwise, the log was tampered with."""


class RulesAsked:
    """Asks the rules about one command after the other; `asked` and `left` are how many it could ask about, and how many not."""

    def __init__(self, open_game: OpenGame | None) -> None:
        self._open_game = open_game
        self._game: tuple[Any, Game | None] = (None, None)
        self._before, self._events, self._first = TableState(), list[TableEvent](), None
        self._entry: Entry | None = None
        self.asked = self.left = 0

    def see(self, before: TableState, entry: Entry, event: TableEvent) -> str:
        """Take in an entry and the table before it; a sentence about the command that was complete before it."""
        said = self.end() if self._entry is None or self._entry.command != entry.command else ""
        if not self._events:
            self._before, self._entry = before, entry
        self._events.append(event)
        return said

    def end(self) -> str:
        """Judge the command that is complete; empty where nothing is wrong."""
        entry, events, before = self._entry, tuple(self._events), self._before
        self._events.clear()
        if entry is None or not events or isinstance(events[0], HOUSE_ENTRIES):
            return ""
        game, make = self._game_of(before), CANDIDATES.get(type(events[0]))
        if game is None or make is None:
            self.left += any(moved(event) for event in events) or make is None
            return ""
        fault = self._judged(game, before.floor, entry, events, make)
        if fault is None:
            self.asked += 1
            return ""
        if type(events[0]) in SURE:
            return f"the command at {entry.position} has other consequences by the rules: {fault}"
        self.left += 1
        return ""

    def _judged(self, game: Game, floor: Floor, entry: Entry, events: Sequence[Any], make: Candidates) -> str | None:
        """None where some command leads to these very events, otherwise what the rules say to the likeliest."""
        said = ""
        for command in make(floor, events[0]):
            for at in (entry.time // 1000, entry.time // 1000 - 1):
                try:
                    found, _ = step(game, floor, Request(entry.actor, at, command))
                except PitbossError as fault:
                    said = said or fault.sentence
                    continue
                except (ValueError, TypeError, LookupError, AttributeError, AssertionError) as fault:
                    said = said or type(fault).__name__
                    continue
                if found == events:
                    return None
                said = said or _difference(found, events)
        return said or "no command leads to it"

    def _game_of(self, state: TableState) -> Game | None:
        if self._open_game is None or state.founding is None:
            return None
        if self._game[0] is not state.founding:
            try:
                self._game = state.founding, self._open_game(state.founding)
            except PitbossError:
                self._game = state.founding, None
        return self._game[1]


def _difference(found: Sequence[Any], events: Sequence[Any]) -> str:
    for mine, its in zip(found, events, strict=False):
        if mine != its:
            return f"{type(its).__name__} is not what follows" if type(mine) is type(its) else f"{type(mine).__name__} follows there"
    return f"{len(found)} entries follow, not {len(events)}"

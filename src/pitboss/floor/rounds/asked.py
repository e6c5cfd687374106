"""What was asked in a round, read back out of its log: the commands of players and dealer, and what staff put right beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from pitboss.floor.rounds.given import by_staff
from pitboss.law.refusal import Refused
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import (
    BettingClosed,
    ButtonFailed,
    ButtonPressed,
    CardCalled,
    CardDealt,
    CardsShown,
    DoublesKept,
    HandSplit,
    HandStood,
    HandSurrendered,
    InsuranceClosed,
    InsurancePlaced,
    PlayerFoundAbsent,
    PressHeld,
    SideBetPlaced,
    StakeDoubled,
    SurrenderClosed,
    WagerPlaced,
)
from pitboss.play.evolve import evolve
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round
from pitboss.play.table import Table


class Asked(NamedTuple):
    """One thing that was asked once so many cards were out; `given` is an event that staff recorded beside the round instead."""

    dealt: int
    command: Command | None = None
    given: Any = None


def asked_in(table: Table, log: Sequence[Any]) -> Iterator[Asked]:
    """Everything asked in a round in order, the cards left out. What a command led to is known by letting the round decide it again."""
    now, place = Round(), 0
    while place < len(log):
        event, before = log[place], now.dealt
        found = _behind(table, now, log, place)
        if found is not None:
            command, length, now = found
            if not isinstance(command, DrawCard):
                yield Asked(before, command)
            place += length
            continue
        if by_staff(event):
            yield Asked(before, given=event)
        now, place = evolve(now, event), place + 1


def _behind(table: Table, now: Round, log: Sequence[Any], place: int) -> tuple[Command, int, Round] | None:
    """The command whose events stand in the log from this place on, how many they are, and the round after them."""
    for command in _candidates(now, log, place):
        try:
            events, then = step(table, now, command)
        except Refused:
            continue
        if len(events) <= len(log) - place and all(map(_alike, log[place:], events)):
            return command, len(events), then
    return None


CITED = frozenset({"rule", "rules", "also", "readings"})
"""What an event says of the law: a log that is older than a citation was asked the same."""


def _alike(one: Any, other: Any) -> bool:
    """Whether two events say that the same happened, by whichever rule."""
    if type(one) is not type(other):
        return False
    told = (each.name for each in fields(one) if each.compare and each.name not in CITED)
    return one == other or all(getattr(one, name) == getattr(other, name) for name in told)


def _candidates(now: Round, log: Sequence[Any], place: int) -> Iterator[Command]:
    event = log[place]
    if isinstance(event, CardsShown) and place + 1 < len(log) and isinstance(log[place + 1], WagerSettled):
        yield from _own_settlement(log[place + 1])  # cards still face down are turned up for a settlement
    if isinstance(event, WagerSettled):
        yield from _own_settlement(event)
    elif isinstance(event, HandStood) and not any(stake.open for stake in now.hands[event.hand].stakes):
        return  # nobody said so: a hand without a wager was passed over
    elif type(event) in COMMANDS:
        yield COMMANDS[type(event)](now, event)


def _own_settlement(event: WagerSettled) -> Iterator[Command]:
    """The two commands by which a player's own wish settles a wager; even money may return insurance first."""
    yield TakeEvenMoney(event.box, event.player)
    yield Forfeit(event.box, event.player)


COMMANDS: Mapping[type[Any], Callable[[Round, Any], Command]] = {
    CardDealt: lambda _, event: DrawCard(event.card),
    WagerPlaced: lambda _, event: PlaceWager(event.box, event.player, event.amount, event.seated),
    SideBetPlaced: lambda _, event: PlaceSideBet(event.box, event.player, event.bet, event.amount),
    BettingClosed: lambda _, event: CloseBetting(event.first),
    InsurancePlaced: lambda _, event: Insure(event.box, event.player, event.amount, event.owner),
    InsuranceClosed: lambda _, __: CloseInsurance(),
    HandSurrendered: lambda now, event: Surrender(now.hands[event.hand].box, event.players),
    SurrenderClosed: lambda _, __: CloseSurrender(),
    CardCalled: lambda now, event: Hit(now.hands[event.hand].box),
    HandStood: lambda now, event: Stand(now.hands[event.hand].box),
    StakeDoubled: lambda _, event: Double(event.box, dict(event.amounts)),
    HandSplit: lambda _, event: Split(event.box, event.players),
    DoublesKept: lambda _, __: KeepDoubles(),
    PlayerFoundAbsent: lambda _, event: FindAbsent(event.box),
    CardsShown: lambda _, event: ShowCards(event.box),
    ButtonPressed: lambda _, event: Press(event.box, event.player, event.draw, event.by),
    PressHeld: lambda _, event: GoOffAlone(event.draw),
    ButtonFailed: lambda _, __: FailButton(),
}
"""The command that an event may have begun with; a press that counted for nothing is not asked for again."""

"""The conductor: the program that opens the heats a tournament calls, sees them played, reports them, and pays out at the end.

Every step has a command id that follows from the log, so that it is done once, by whichever server comes first, before or after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import suppress
from typing import Any

from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.house.lobby import DealtBy
from pitboss.house.service.moment import seconds
from pitboss.house.service.nameplates import ID
from pitboss.house.service.room import Room
from pitboss.house.store import Store
from pitboss.house.store.faults import Stopped
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.halls import Halls
from pitboss.house.streams.keeper import Wanted, found_stream
from pitboss.house.tables import Outcome
from pitboss.house.timers import CLOCK, clock_roles
from pitboss.house.tournaments.bots import is_bot
from pitboss.house.tournaments.founding import HeatFounded
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.house.tournaments.heats.clock import on_duty
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.house.tournaments.heats.keeper import GoOn
from pitboss.house.tournaments.heats.kind import HEAT
from pitboss.house.tournaments.winners import WonEntries, to_grant
from pitboss.law.refusal import PitbossError, Refused
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRY_VERSION
from pitboss.terms.powers import Role
from pitboss.terms.tournament_play import TABLE_USE
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import GrantEntry, TakeBackEntry, WinningHand
from pitboss.tournament.heat.commands import BuyChips, OpenHeat, SeatSubstitute
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import result_of
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.sessions.commands import ReportHeat

LOG = logging.getLogger("pitboss.conductor")
LONGEST, PAUSE = 30.0, 1.0
LATER = ("opening:seat:", "opening:substitute:")
"""What may fail without keeping the others from playing: whoever has no seat is noted away."""
PayOut = Callable[[Hall, str], Awaitable[None]]
Uses = Callable[[str, Collection[str], str], None]
"""Told which tables a tournament uses now, by which rule."""
Tables = Callable[[], Iterable[Room]]


class Conductor:
    """Runs tournaments and their heats on one server."""

    def __init__(self, store: Store, halls: Halls, pay_out: PayOut, uses: Uses, tables: Tables) -> None:
        self._store, self._halls, self._pay_out, self._uses, self._tables = store, halls, pay_out, uses, tables
        self._won = WonEntries()

    async def keep_tournament(self, hall: Hall) -> None:
        """Open heats, report them and pay out, whenever something happens in the tournament or one of its heats."""
        assert isinstance(hall, TournamentHall)
        while True:
            hall.changed.clear()
            await _safely(hall, self._runs(hall))
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await hall.changed.wait()

    async def keep_heat(self, hall: Hall) -> None:
        """Do what is due at a table of a heat, then sleep until the next thing is, or something happens there."""
        assert isinstance(hall, HeatHall)
        while True:
            hall.changed.clear()
            due = hall.next_due(hall.seconds())
            wait = LONGEST if due is None else max(due.at - hall.seconds(), 0)
            if due is not None and not wait:
                acted = await _safely(hall, self._does(hall, due))
                wait = 0 if acted else PAUSE
            if wait:
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(wait, LONGEST)):
                        await hall.changed.wait()
            await asyncio.sleep(0)

    async def _does(self, hall: HeatHall, due: Any) -> bool:
        """One thing that is due, as the heat stands now and at no later position."""
        position = hall.position
        try:
            answer = await hall.do(Wanted(due.by, hall.seconds(), due.command, due.id, expected=position))
        except PitbossError as fault:
            if isinstance(fault, Stopped) or hall.position == position:
                if isinstance(due.command, GoOn) and fault.code == "nothing-to-do":
                    return False
                raise
            return True
        if answer.outcome is Outcome.BEFORE:
            await hall.follow()
        return hall.position > position or bool(answer.events)

    async def _runs(self, hall: TournamentHall) -> bool:
        """Everything that is due in a tournament now."""
        rule = TournamentDesk(hall.game, hall.file.tournament, "", 0).rule(TABLE_USE, TOURNAMENT_POWERS["designate-tables"])
        self._uses(hall.stream, [setup.table for setup in hall.file.tournament.sessions.open.values()], rule)
        await self._enter_winners(hall)
        for number, call in enumerate(hall.file.calls, 1):
            if hall.file.tournament.sessions.open.get(call.setup.heat) == call.setup:
                heat = await self._heat(hall, number, call.setup)
                await self._asks(heat, _seats(hall, call.setup))
                await self._reported(hall, number, heat)
        if hall.file.tournament.prizes.closed or hall.file.tournament.prizes.cancelled:
            for account in _people_with_money(hall):
                await self._pay_out(hall, account)
        return True

    async def _enter_winners(self, hall: TournamentHall) -> None:
        """Bring in the entries that were won at the tables, each under an id of its own."""
        if hall.game.get(M7_ENTRY_VERSION) is None or hall.file.tournament.sessions.begun:
            return
        others = [each for each in self._halls.open.values() if isinstance(each, TournamentHall) and each is not hall]
        elsewhere = [hand for other in others for hand in other.file.tournament.entries.earned.values()]
        won, earned = await self._won.at(tuple(self._tables())), hall.file.tournament.entries.earned
        for hand in (each for each in self._won.undone() if each in earned.values()):
            await hall.do(Wanted(TOURNAMENT, seconds(), TakeBackEntry(hand), f"undone:{_named(hand)}"))
        for hand in to_grant(hall.game, hall.file.tournament, won, elsewhere):
            await hall.do(Wanted(TOURNAMENT, seconds(), GrantEntry(hand), f"won:{_named(hand)}"))

    async def _heat(self, hall: TournamentHall, number: int, setup: Setup) -> HeatHall:
        """The hall of a heat, opened and set up."""
        stream = f"{HEAT}:{hall.name}-{number}"
        if stream in hall.heats:
            return hall.heats[stream]
        if stream not in self._halls.open:
            founded = HeatFounded(hall.name, number, hall.keeper.state.founded)
            await found_stream(self._store, stream, self._halls.keepings[HEAT].kind, founded, TOURNAMENT)
        heat = await self._halls.reach(stream)
        assert isinstance(heat, HeatHall)
        heat.bots = {player: hall.file.bots.get(_plays(hall, player), "") for player in setup.players if is_bot(_plays(hall, player))}
        await self._set_up(hall, heat, setup)
        hall.heats[stream], heat.stirs = heat, hall.stir
        hall.stir()
        return heat

    async def _set_up(self, hall: TournamentHall, heat: HeatHall, setup: Setup) -> None:
        """The first requests of a heat: its people, its table, and whoever has come."""
        await self._asks(heat, _opening(hall, heat.game, setup))
        heat.ready = True
        heat.changed.set()

    async def _asks(self, heat: HeatHall, asked: Iterable[tuple[str, str, Any]]) -> None:
        """Requests to a heat, each under an id of its own: asked again, they change nothing."""
        for name, by, command in asked:
            if await self._store.answered(heat.stream, name) is None:
                try:
                    await heat.do(Wanted(by, seconds(), command, name))
                except Refused as fault:
                    if isinstance(fault, Stopped) or not name.startswith(LATER):
                        raise
                    LOG.info("not seated", extra={"stream": heat.stream, "code": fault.code, "sentence": fault.sentence})

    async def _reported(self, hall: TournamentHall, number: int, heat: HeatHall) -> None:
        """Report a heat that was counted and whose chips are back; once it was taken back, it is the director's to report."""
        name = f"report:{number}"
        if heat.heat.custody.recovered and await self._store.answered(hall.stream, name) is None:
            await hall.do(Wanted(TOURNAMENT, seconds(), ReportHeat(result_of(heat.heat)), name))


def _named(hand: WinningHand) -> str:
    return f"{hand.table}:{hand.round}:{hand.box}:{hand.person}"


def _plays(hall: TournamentHall, player: str) -> str:
    """Who plays an entry: the entrant, or the substitute."""
    return hall.file.tournament.entries.substitutes.get(player, player)


def _opening(hall: TournamentHall, game: Game, setup: Setup) -> Iterator[tuple[str, str, Any]]:
    """What opens a heat: the program's people on duty, whoever is in charge with them, the table, the seats, and chips that are bought."""
    yield "opening:heat", TOURNAMENT, OpenHeat(setup)
    yield "opening:clock", CLOCK, SignOn(CLOCK, on_duty(game, clock_roles(game)))
    if hall.keeper.state.founded.dealt_by is DealtBy.PROGRAM:
        yield "opening:dealer", HOUSE_DEALER, SignOn(HOUSE_DEALER, (Role.DEALER,))
    head = TournamentDesk(game, hall.file.tournament, "", 0).head
    for person, roles in hall.file.tournament.people.roles.items():
        if head in roles and person in setup.heads:
            yield f"opening:head:{person}", person, SignOn(person, (head,))
    yield "opening:table", CLOCK, OpenTable()
    yield from _seats(hall, setup)
    for seat in setup.seats:
        if setup.buy_in:
            able = is_bot(seat.player) or hall.held(seat.player) >= setup.buy_in
            yield f"opening:chips:{seat.box}", CLOCK, BuyChips(seat.player, setup.buy_in if able else 0)
    for player, substitute in setup.substitutes:
        person = next((each for each in setup.heads if head in hall.file.tournament.people.roles.get(each, ())), "")
        if person:
            yield f"opening:substitute:{player}", person, SeatSubstitute(player, substitute)


def _seats(hall: TournamentHall, setup: Setup) -> Iterator[tuple[str, str, Any]]:
    """Whoever has taken the seat that was drawn sits down at the table, now or later; nobody else does."""
    for seat in setup.seats:
        if seat.player in hall.file.tournament.seating.seated:
            yield f"opening:seat:{seat.box}", seat.player, JoinTable(seat.player, seat.box)


def _people_with_money(hall: TournamentHall) -> tuple[str, ...]:
    """Accounts with money in the tournament's ledger."""
    names = (account.removeprefix("player:") for account, cents in hall.keeper.state.balances.items() if cents > 0)
    return tuple(name for name in names if ID.fullmatch(name))


async def _safely(hall: Hall, work: Awaitable[bool]) -> bool:
    """Do something, and write down what was refused; False where it was not done."""
    try:
        return await work
    except Stopped as fault:
        LOG.warning("store stopped", extra={"stream": hall.stream, "code": fault.code, "sentence": fault.sentence})
    except PitbossError as fault:
        LOG.info("refused", extra={"stream": hall.stream, "code": fault.code, "sentence": fault.sentence})
    except Exception:
        LOG.exception("conductor failed", extra={"stream": hall.stream})
    await asyncio.sleep(PAUSE)
    return False

"""Bots among the entrants: the house enters one, and it does everything that an entrant does before play."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import count, cycle

from pitboss.floor.game import Game
from pitboss.house.tournaments.file import TournamentFile
from pitboss.house.tournaments.founding import BotEntered
from pitboss.terms.tournament_conditions import WRITTEN_ACCEPTANCE, Acceptance
from pitboss.tournament.commands import Command
from pitboss.tournament.conditions.commands import TakeStep
from pitboss.tournament.conditions.judge import EACH_PLAYER, steps
from pitboss.tournament.decide import step
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter
from pitboss.tournament.entries.judge import fee_of
from pitboss.tournament.events import Event
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.running.temper import TEMPERS
from pitboss.tournament.seats.commands import TakeSeat
from pitboss.tournament.seats.events import SeatsDrawn
from pitboss.tournament.staff.commands import AcceptConditions
from pitboss.tournament.state import Tournament

NAMES = ("Ada", "Bert", "Cleo", "Dov", "Edie", "Fred", "Gil", "Hal", "Ida", "Jem", "Kit", "Lou", "Mo", "Nell", "Otto", "Pip", "Quin", "Roy")
MARK = " (bot)"


@dataclass(frozen=True, slots=True)
class EnterBot:
    """Somebody on duty puts a bot among the entrants."""

    player: str
    temper: str


def is_bot(name: str) -> bool:
    """Whether a name is a bot's.

    >>> is_bot("Ada (bot)"), is_bot("a-0123456789abcdef01234567")
    (True, False)
    """
    return name.endswith(MARK)


def fresh_bots(taken: Collection[str], number: int, temper: str) -> Iterator[EnterBot]:
    """So many bots under names that nobody has, of one temper or of all in turn."""
    tempers = cycle((temper,) if temper else TEMPERS)
    names = (f"{name}{'' if turn == 1 else f' {turn}'}{MARK}" for turn in count(1) for name in NAMES)
    for name in names:
        if not number:
            return
        if name not in taken:
            number -= 1
            yield EnterBot(name, next(tempers))


def enter(game: Game, file: TournamentFile, by: str, at: int, command: EnterBot) -> tuple[Event | BotEntered, ...]:
    """Everything that follows from entering a bot: it applies, signs where that must be, is accepted, and has its copy."""
    events: list[Event | BotEntered] = [BotEntered(command.player, command.temper, fee_of(TournamentDesk(game, file.tournament, by, at)))]
    state = file.tournament
    for who, asked in _asked(game, file, by, at, command.player):
        more, state = step(game, state, TournamentRequest(who, at, asked))
        events += more
    return tuple(events)


def sat_down(game: Game, events: tuple[Event, ...], state: Tournament, at: int) -> tuple[Event, ...]:
    """What a request caused, and that every bot takes the seat it has drawn: it is never late."""
    found = events
    for drawn in (seat for event in events if isinstance(event, SeatsDrawn) for seat in event.drawn):
        if is_bot(state.entries.substitutes.get(drawn.player, drawn.player)):
            more, state = step(game, state, TournamentRequest(drawn.player, at, TakeSeat(drawn.player)))
            found += more
    return found


def _asked(game: Game, file: TournamentFile, by: str, at: int, player: str) -> Iterator[tuple[str, Command]]:
    yield player, ApplyToEnter(player)
    if file.tournament.staff.acceptance or game.get(WRITTEN_ACCEPTANCE) is Acceptance.AGREED_BEFORE_ENTRY:
        yield player, AcceptConditions(player)
    yield by, AcceptEntry(player)
    if EACH_PLAYER in steps(TournamentDesk(game, file.tournament, by, at)):
        yield by, TakeStep(EACH_PLAYER, player)

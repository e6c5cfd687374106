"""Tournaments as a kind of stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.house.streams.kind import StreamKind
from pitboss.house.tournaments.bots import EnterBot, enter, sat_down
from pitboss.house.tournaments.file import TournamentFile, record
from pitboss.house.tournaments.founding import BotEntered, TournamentFounded
from pitboss.house.tournaments.picture import tournament_picture
from pitboss.house.tournaments.sight import seen_of_tournament
from pitboss.law.moment import Jurisdiction
from pitboss.money.ledger import Posting
from pitboss.play.postings import account_of
from pitboss.play.telling import Sentence
from pitboss.terms.powers import Role
from pitboss.tournament.commands import Command
from pitboss.tournament.decide import step
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.events import Event
from pitboss.tournament.postings import postings
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.telling import tell

TOURNAMENT = "tournament"
PROMOTIONS = "promotions"
"""The account of the house that pays what it gives away, such as the fees of bots."""
OpenTournamentGame = Callable[[TournamentFounded], Game]


def tournaments(open_game: OpenTournamentGame) -> StreamKind:
    """The kind, with the way to lay its game out, which the library brings."""
    return StreamKind(
        name=TOURNAMENT,
        founded=TournamentFounded,
        events=Event | BotEntered,
        commands=Command | EnterBot,
        start=TournamentFile,
        open=open_game,
        step=_step,
        evolve=record,
        postings=_postings,
        tell=_tell,
        sees=seen_of_tournament,
        picture=tournament_picture,
        place=_place,
        grants=_grants,
        held_back=_held_back,
        house_only=frozenset({EnterBot, SignOn, SignOff}),
    )


def _step(game: Game, file: TournamentFile, by: str, at: int, command: Any) -> tuple[tuple[Any, ...], TournamentFile]:
    if isinstance(command, EnterBot):
        events: tuple[Any, ...] = enter(game, file, by, at, command)
    else:
        events = sat_down(game, *step(game, file.tournament, TournamentRequest(by, at, command)), at)
    for event in events:
        file = record(file, event)
    return events, file


def _postings(event: Any) -> tuple[Posting, ...]:
    if isinstance(event, BotEntered):
        return (Posting(PROMOTIONS, -event.fee), Posting(account_of(event.player), event.fee)) if event.fee else ()
    return postings(event)


def _tell(_: TournamentFile, event: Any, person: str) -> Sentence:
    if isinstance(event, BotEntered):
        return Sentence(f"The house enters {event.player}.", ())
    return tell(event)


def _place(game: Game) -> tuple[Jurisdiction, str]:
    book = game.rules.book
    return book.jurisdiction, book.id


def _grants(game: Game, file: TournamentFile, person: str) -> frozenset[Role]:
    """Whoever was appointed or nominated has the role of the person in charge here, by that alone."""
    staff = file.tournament.staff
    if person not in (*staff.heads, *staff.deputies):
        return frozenset()
    return frozenset({TournamentDesk(game, file.tournament, person, 0).head})


def _held_back(file: TournamentFile) -> frozenset[str]:
    """Nobody takes money out while an application of theirs waits for it, or before the end: fees are in the pool, the rest is free."""
    entries = file.tournament.entries
    return frozenset(player for player in entries.applied if player not in (*entries.accepted, *entries.reserves, *entries.refused))

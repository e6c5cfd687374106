"""The kinds of streams that a server keeps beside the tables of its lobby."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from pitboss.house.promotions.keeping import add_promotions
from pitboss.house.service.moment import milliseconds
from pitboss.house.service.till import pay_out
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.halls import Halls, Keeping
from pitboss.house.tables import Vault
from pitboss.house.tournaments.conductor import Conductor
from pitboss.house.tournaments.hall import Lots, TournamentHall
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.house.tournaments.heats.kind import heats
from pitboss.house.tournaments.kind import tournaments
from pitboss.law.refusal import Refused

if TYPE_CHECKING:
    from pitboss.house.service.pit import Pit


def halls_of(pit: Pit) -> Halls:
    """The halls of a server, with every kind of stream that it knows."""
    halls, books, key = Halls(pit.store), pit.library.tournaments, pit.key
    lots, vault = Lots(key), Vault(key)

    async def paid_out(hall: Hall, account: str) -> None:
        await pay_out(pit.cage, hall, account, f"end:{milliseconds()}")

    conductor = Conductor(pit.store, halls, paid_out, partial(_use, pit), pit.rooms.values)
    competition, session = tournaments(books.open_game), heats(lambda founded: books.open_game(founded.played))
    halls.add(
        Keeping(
            competition,
            lambda stream: TournamentHall(pit.store, stream, competition, lots, books.read),
            conductor.keep_tournament,
        )
    )
    halls.add(Keeping(session, lambda stream: HeatHall(pit.store, stream, session, vault), conductor.keep_heat, at_start=False))
    add_promotions(pit, halls, lots, paid_out)
    return halls


def _use(pit: Pit, tournament: str, tables: Collection[str], rule: str) -> None:
    """Keep tables of the lobby for a tournament that uses them now, and give back those that it no longer does."""
    for room in pit.rooms.values():
        if room.id in tables:
            said = f"The table is used for {tournament.partition(':')[2]}, and for nothing else meanwhile."
            room.used_by = Refused("tournament-table", said, rule=rule)
            room.user = tournament
        elif room.used_by is not None and room.user == tournament:
            room.used_by, room.user = None, ""
            room.changed.set()

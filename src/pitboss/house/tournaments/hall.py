"""The hall of a tournament: its stream, with the ballots that the house keeps sealed and the heats that it can see."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.ranks import STAFF
from pitboss.house.store import Store
from pitboss.house.streams.hall import Hall, Json
from pitboss.house.streams.kind import StreamKind
from pitboss.house.tournaments.file import TournamentFile, heat_named
from pitboss.house.tournaments.founding import TournamentFounded
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.house.tournaments.picture import tournament_picture
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed
from pitboss.tournament.conditions.commands import DraftConditions
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.seats.ballot import commitment_to
from pitboss.tournament.seats.commands import CommitBallot, DrawBallot

SEED_BYTES, SECRET_BYTES = 32, 16
ReadPaper = Callable[[object], tuple[TournamentFounded, Conditions]]


class Lots:
    """Seeds and secrets of ballots, worked out from the key of the house: nobody without it knows one before it is shown."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, stream: str, number: int) -> tuple[bytes, bytes]:
        """The seed and the secret of a stream's so-manyth ballot, the same whenever and wherever they are asked for."""
        return self._drawn(f"seed|{stream}|{number}")[:SEED_BYTES], self._drawn(f"secret|{stream}|{number}")[:SECRET_BYTES]

    def _drawn(self, label: str) -> bytes:
        return hmac.new(self._key, f"pitboss ballot|{label}".encode(), hashlib.sha256).digest()


class TournamentHall(Hall):
    """One tournament in this process."""

    def __init__(self, store: Store, stream: str, kind: StreamKind, lots: Lots, read_paper: ReadPaper) -> None:
        super().__init__(store, stream, kind)
        self._lots, self._read_paper = lots, read_paper
        self.heats: dict[str, HeatHall] = {}
        self.keeper.complete = self._completed

    @property
    def name(self) -> str:
        """Its name without the kind."""
        return self.stream.partition(":")[2]

    @property
    def game(self) -> Game:
        """What is played."""
        found: Game = self.context
        return found

    @property
    def file(self) -> TournamentFile:
        """The tournament as it stands."""
        found: TournamentFile = self.state
        return found

    @property
    def live(self) -> Mapping[str, Heat]:
        """The heats that are open here, by their streams."""
        return {stream: hall.heat for stream, hall in self.heats.items()}

    def number_of(self, heat: str) -> int:
        """The number under which a heat was called; the last call of that name counts."""
        return max(number for number, call in enumerate(self.file.calls, 1) if call.setup.heat == heat)

    def stream_of(self, heat: str) -> str:
        """The stream of a heat."""
        return heat_named(self.name, self.number_of(heat))

    def picture(self, viewer: Viewer, at: int) -> Json:
        """What a viewer may see now, heats included."""
        held = self.held(viewer.name) if viewer.name else 0
        desks = {stream: self._desks(heat, viewer) for stream, heat in self.heats.items()}
        return tournament_picture(self.game, self.file, viewer, at, name=self.name, heats=self.live, held=max(held, 0), desks=desks)

    def _desks(self, heat: HeatHall, viewer: Viewer) -> tuple[str, ...]:
        """The consoles of a heat's table that a viewer may open: whoever holds a role there, and the dealer's where a person deals."""
        here, there = (hall.kind.grants(hall.context, hall.state, viewer.name) for hall in (self, heat))
        if heat.heat.custody.recovered or not (viewer.roles - here | there) & STAFF:
            return ()
        return ("supervisor",) if heat.dealer else ("dealer", "supervisor")

    def read(self, value: Any, by: str) -> Any:
        """The command that a client asks for; conditions come in the form of files."""
        if not isinstance(value, dict) or value.get("do") != "draft-conditions":
            return super().read(value, by)
        if set(value) != {"do", "paper"}:
            raise Malformed("message", "draft-conditions has one field, 'paper': conditions in the form of a file")
        founded, conditions = self._read_paper(value["paper"])
        own = self.keeper.state.founded
        if (founded.game, founded.options, founded.entrants) != (own.game, own.options, own.entrants):
            raise Malformed("game", f"this tournament is of {own.game}: found another for another game, field or options")
        return DraftConditions(conditions)

    def _completed(self, file: TournamentFile, command: Any) -> Any:
        """A ballot of the house: the hash of its own seed where no other is brought, and the seed itself when it is drawn."""
        if isinstance(command, CommitBallot) and not command.commitment:
            return CommitBallot(commitment_to(*self._lots.of(self.stream, len(file.ballots))))
        if isinstance(command, DrawBallot) and not command.seed:
            return DrawBallot(*self._lots.of(self.stream, len(file.ballots) - 1))
        return command

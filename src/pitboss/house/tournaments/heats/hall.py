"""The hall of a heat: its stream with the shoe, the clocks and the bots of its tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.lobby import DealtBy, SignedLimits, TableDefinition
from pitboss.house.store import Store
from pitboss.house.streams.hall import Hall, Json
from pitboss.house.streams.keeper import StreamKeeper
from pitboss.house.streams.kind import Due, StreamKind, Told
from pitboss.house.tables.vault import Vault
from pitboss.house.timers import Clocks
from pitboss.house.timers.watch import Watch, begin
from pitboss.house.tournaments.heats.clock import Scene, coming
from pitboss.house.tournaments.heats.keeper import HeatKeeper
from pitboss.house.tournaments.heats.state import WAGERS, HeatTable, still_watched
from pitboss.house.views.viewer import Viewer
from pitboss.tournament.heat.events import HeatEvent
from pitboss.tournament.heat.state import Heat, HeatStanding


class HeatHall(Hall):
    """One heat in this process."""

    def __init__(self, store: Store, stream: str, kind: StreamKind, vault: Vault) -> None:
        self._vault = vault
        self.watch: Watch = begin(stream)
        self.bots: Mapping[str, str] = {}
        self.ready = False
        self.stirs: Callable[[], None] = lambda: None
        super().__init__(store, stream, kind)

    def _keeper(self) -> StreamKeeper:
        return HeatKeeper(self.store, self.stream, self.kind, self._hear, self._vault)

    @property
    def clocks(self) -> Clocks:
        """How the table keeps time."""
        found: Clocks = self.keeper.state.founded.played.clocks
        return found

    @property
    def dealer(self) -> str:
        """The name under which the program deals, empty where a person does."""
        return HOUSE_DEALER if self.keeper.state.founded.played.dealt_by is DealtBy.PROGRAM else ""

    @property
    def game(self) -> Game:
        """What is played."""
        found: Game = self.context
        return found

    @property
    def table(self) -> HeatTable:
        """The heat and its last shown shuffle."""
        found: HeatTable = self.state
        return found

    @property
    def heat(self) -> Heat:
        """The heat as it stands."""
        return self.table.heat

    @property
    def floor(self) -> Floor:
        """The table of the floor."""
        return self.table.floor

    @property
    def definition(self) -> TableDefinition:
        """The table as the lobby would describe it."""
        session = self.heat.session
        limits = SignedLimits(session.minimum or 1, session.maximum or session.minimum or 1)
        name = session.setup.heat if session.setup else self.id
        boxes, by = self.floor.opening.boxes, self.keeper.state.founded.played.dealt_by
        return TableDefinition(self.id, name, self.game.rules.book.id, limits, clocks=self.clocks, boxes=boxes, dealt_by=by)

    def picture(self, viewer: Viewer, at: int) -> Json:
        """What a viewer may see now, and until when wagers are waited for."""
        picture, tournament = super().picture(viewer, at), self.keeper.state.founded.tournament
        waits = self.watch.since.get(WAGERS)
        patience = self.heat.wagering.seconds or self.clocks.betting or 0
        until = max(waits.at, self.heat.session.away_until) + patience if waits and patience else 0
        more = {"tournament": tournament, "stream": f"tournament:{tournament}", "wager_until": until}
        return picture | {"heat": picture["heat"] | more}

    def next_due(self, now: int) -> Due | None:
        """What the program does next, and when; nothing begins before everybody has been seated."""
        if not self.ready and self.heat.session.standing is HeatStanding.SET_UP:
            return None
        return coming(Scene(self.game, self.table, self.watch, self.bots, self.clocks, self.dealer, frozenset(self.away)), now)

    def _hear(self, told: Sequence[Told]) -> None:
        for each in told:
            table: Any = each.state
            if isinstance(table, HeatTable):
                self.watch = still_watched(self.watch, table, each.position, each.time // 1000)
        super()._hear(told)
        if any(isinstance(each.event, HeatEvent) for each in told):
            self.stirs()

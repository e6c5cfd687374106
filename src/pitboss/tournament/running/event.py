"""A whole tournament played through by bots: conditions, steps, entries, ballots, heats, play-offs and prizes, on the real engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Malformed
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import BRIEFING, CONDITIONS_REGULATOR
from pitboss.terms.tournaments import ENTRY_REQUIRES, TOURNAMENT_GAME, TOURNAMENT_POWERS, EntryStep, Qualification, TournamentGame
from pitboss.tournament.commands import Command
from pitboss.tournament.conditions.commands import DraftConditions, TakeStep
from pitboss.tournament.conditions.judge import BY_REGULATOR, EACH_PLAYER, steps
from pitboss.tournament.decide import step
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, GrantEntry, WinningHand
from pitboss.tournament.events import Event
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.running.heat import HeatRun, Keeps
from pitboss.tournament.running.temper import Temper
from pitboss.tournament.seats.ballot import commitment_to, tables_at_once
from pitboss.tournament.seats.commands import CommitBallot, DesignateTables, DrawBallot, TakeSeat
from pitboss.tournament.sessions.commands import CloseSession, OpenSession, ReportHeat
from pitboss.tournament.sessions.field import coming_stage, players_of, stage_as_seated, start_of
from pitboss.tournament.staff.commands import AppointHead, BriefPlayers, Understood
from pitboss.tournament.state import Tournament

OPERATOR, HEAD, REGULATOR = "operator", "head", "regulator"
Told = Callable[[str], None]
"""Somebody who is told how far a run is."""


class TournamentRun:
    """A tournament being played by the program; all its chance comes from one `random.Random`, and `heats` are those played so far."""

    def __init__(
        self, game: Game, conditions: Conditions, tempers: Mapping[str, Temper], chance: random.Random, *, keeps: Keeps = Keeps.STATE
    ) -> None:
        self.game, self.conditions, self.tempers, self.chance, self.keeps = game, conditions, tempers, chance, keeps
        self.state, self.log, self.at = Tournament(), list[Event](), 0
        self.heats: list[tuple[Setup, HeatRun]] = []
        self.told: Told = lambda _: None

    def do(self, by: str, command: Command) -> None:
        """Ask one thing of the tournament."""
        events, self.state = step(self.game, self.state, TournamentRequest(by, self.at, command))
        self.log += events

    def plays(self) -> Tournament:
        """From the draft to the last prize."""
        if self.game.get(TOURNAMENT_GAME) is TournamentGame.COM_BO:
            raise Malformed("no-bots", "no bot plays Com-Bo: its tournaments are run by people")
        if self.game.get(DEALT_FROM) is CardDevice.SHUFFLING_DEVICE:
            raise Malformed("no-device", "bots are dealt to from a shoe: let the conditions say so, or leave dealt-from out")
        self._prepares()
        self._enters(tuple(self.tempers))
        while not self.state.sessions.places:
            self._seats()
            self.do(HEAD, OpenSession())
            self._plays_stage()
        self.do(OPERATOR, PayPrizes())
        return self.state

    def _desk(self) -> TournamentDesk:
        return TournamentDesk(self.game, self.state, HEAD, self.at)

    def _prepares(self) -> None:
        """Conditions, every step the document asks for, and somebody in charge."""
        appoints = self.game.get(TOURNAMENT_POWERS["appoint-person-in-charge"])
        regulator = self.game.get(CONDITIONS_REGULATOR) or Role.DIRECTOR_OF_CASINO_SURVEILLANCE
        roles = (Role.CASINO_OPERATOR, appoints.holder) if appoints else (Role.CASINO_OPERATOR,)
        self.do(OPERATOR, SignOn(OPERATOR, roles))
        self.do(REGULATOR, SignOn(REGULATOR, (regulator,)))
        self.do(OPERATOR, DraftConditions(self.conditions))
        for each in steps(self._desk()):
            if each != EACH_PLAYER:
                self.do(REGULATOR if each in BY_REGULATOR else OPERATOR, TakeStep(each, words="in writing"))
        self.do(OPERATOR, AppointHead(HEAD, tuple(Qualification)))
        self.do(HEAD, SignOn(HEAD, (self._desk().head,)))

    def _enters(self, players: Sequence[str]) -> None:
        earned = EntryStep.THREE_SUITED_SEVENS in (self.game.get(ENTRY_REQUIRES) or ())
        copies = EACH_PLAYER in steps(self._desk())
        for number, player in enumerate(players, 1):
            if earned:
                self.do(OPERATOR, GrantEntry(WinningHand(player, "floor", number, 1, 1)))
            self.do(player, ApplyToEnter(player))
            self.do(OPERATOR, AcceptEntry(player))
            if copies:
                self.do(OPERATOR, TakeStep(EACH_PLAYER, player))
        if self.game.get(BRIEFING) is not None:
            self.do(HEAD, BriefPlayers(self.state.entries.accepted, Understood.YES))

    def _seats(self) -> None:
        """Tables as the stage needs them, and a ballot that was committed to."""
        desk = self._desk()
        index = coming_stage(desk)
        stage, players = stage_as_seated(desk, index), players_of(desk, index)
        tables = tuple(f"table {number:02d}" for number in range(1, tables_at_once(stage, len(players)) + 1))
        self.do(HEAD, DesignateTables(tables))
        seed, secret = self.chance.randbytes(32), self.chance.randbytes(16)
        self.do(HEAD, CommitBallot(commitment_to(seed, secret)))
        self.do(HEAD, DrawBallot(seed, secret))
        for drawn in self.state.seating.drawn:
            self.do(drawn.player, TakeSeat(drawn.player))
        self.at = max(self.at, start_of(desk, index))

    def _plays_stage(self) -> None:
        """Play every heat that is open, and the play-offs that closing the stage calls for."""
        sessions = self.state.sessions
        stage = sessions.stage
        while self.state.sessions.closed < stage:
            for setup in tuple(self.state.sessions.open.values()):
                self.told(setup.heat)
                self.do(TOURNAMENT, ReportHeat(self._played(setup)))
            self.do(HEAD, CloseSession())

    def _played(self, setup: Setup) -> HeatResult:
        run = HeatRun(self.game, setup, self.chance, self.tempers, at=self.at, log=self.keeps)
        result = run.plays()
        self.heats.append((setup, run))
        return result

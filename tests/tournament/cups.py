"""Tournaments for tests: from conditions to prizes, with heats reported as a test decides.

cup = Cup.of(STAR).ready().entered("ann", "bob", "cy", "dee").seated()
cup.plays(("ann", "bob"), ("cy", "dee"))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import pytest

from pitboss.floor.game import Game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOn
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused
from pitboss.law.term import Term
from pitboss.money.ledger import balanced, balances
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import BRIEFING
from pitboss.terms.tournaments import Qualification
from pitboss.tournament.commands import Command
from pitboss.tournament.conditions.commands import DraftConditions, TakeStep
from pitboss.tournament.conditions.judge import BY_REGULATOR, EACH_PLAYER, steps
from pitboss.tournament.decide import step
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter
from pitboss.tournament.events import Event
from pitboss.tournament.evolve import replay
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.postings import ledger, postings
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.seats.ballot import commitment_to
from pitboss.tournament.seats.commands import CommitBallot, DesignateTables, DrawBallot, TakeSeat
from pitboss.tournament.sessions.commands import CloseSession, OpenSession, ReportHeat
from pitboss.tournament.staff.commands import AppointHead, BriefPlayers, NominateDeputy, Understood
from pitboss.tournament.state import Tournament
from tests.tournament.heats import ACT, DEPUTY, HEAD, game
from tests.tournament.papers import paper

OPERATOR, SHIFT, DIRECTOR, DESK = "olive", "shirley", "dirk", "cass"
QUALIFIED = (Qualification.GAME_SUPERVISOR, Qualification.LICENSED)
SEED, SECRET = bytes(range(32)), b"not told"
TABLES = tuple(f"table {number}" for number in range(1, 9))


@dataclass
class Cup:
    """A tournament and its whole log; `do` sends one request, the other methods several."""

    game: Game
    state: Tournament = field(default_factory=Tournament)
    log: list[Event] = field(default_factory=list)
    clock: int = 0

    @staticmethod
    def of(book: str, moment: Moment | None = None) -> Cup:
        """A tournament of a book that nothing has happened to, with its people on duty."""
        cup = Cup(game(book, moment))
        cup.do(OPERATOR, SignOn(OPERATOR, (Role.CASINO_OPERATOR,)))
        cup.do(SHIFT, SignOn(SHIFT, (Role.GAMING_SHIFT_MANAGER,)))
        cup.do(DESK, SignOn(DESK, (Role.CASINO_SUPERVISOR,)))
        cup.do(DIRECTOR, SignOn(DIRECTOR, (Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.COMMISSION)))
        return cup

    @property
    def book(self) -> str:
        """The id of the game."""
        return self.game.rules.book.id

    def do(self, by: str, command: Command, *, after: int = 0) -> tuple[Event, ...]:
        """Ask one thing, so many seconds later, and keep what happened."""
        self.clock += after
        events, self.state = step(self.game, self.state, TournamentRequest(by, self.clock, command))
        for event in events:
            assert balanced(postings(event)), event
        self.log += events
        return events

    def refused(self, by: str, command: Command, *, after: int = 0) -> Refused:
        """The refusal that a command meets; nothing has happened, and a rule is named."""
        before = self.state
        with pytest.raises(Refused) as fault:
            self.do(by, command, after=after)
        assert self.state == before
        assert fault.value.rule
        assert fault.value.rule in fault.value.sentence
        return fault.value

    def desk(self, by: str = HEAD) -> TournamentDesk:
        """The tournament as a judge sees it."""
        return TournamentDesk(self.game, self.state, by, self.clock)

    def notice(self, by: str, kind: Kind, about: Term[Any], subject: str = "", **more: Any) -> Self:
        """A notice, request or reason about a power."""
        self.do(by, GiveNotice(kind, about.name, subject, **more))
        return self

    def drafted(self, conditions: Conditions | None = None) -> Self:
        """Conditions stand."""
        self.do(OPERATOR, DraftConditions(conditions or paper(self.book)))
        return self

    def stepped(self, *, but: str = "") -> Self:
        """Every step is taken that the document asks for, but for one."""
        for each in steps(self.desk()):
            if each not in (EACH_PLAYER, but):
                self.do(DIRECTOR if each in BY_REGULATOR else OPERATOR, TakeStep(each, words="signed" if each in BY_REGULATOR else ""))
        return self

    def headed(self) -> Self:
        """Somebody is in charge and on duty; where the book knows deputies there is one."""
        self.do(SHIFT if self.book == ACT else OPERATOR, AppointHead(HEAD, QUALIFIED))
        if self.book.startswith("vic"):
            self.do(OPERATOR, NominateDeputy(DEPUTY, QUALIFIED))
        self.do(HEAD, SignOn(HEAD, (self.desk().head,)))
        return self

    def ready(self, conditions: Conditions | None = None) -> Self:
        """Entries may be taken."""
        return self.drafted(conditions).stepped().headed()

    def entered(self, *players: str) -> Self:
        """These people are in, with a copy of the conditions and briefed where the book wants that."""
        for player in players:
            self.do(player, ApplyToEnter(player))
            self.do(DESK, AcceptEntry(player))
            if EACH_PLAYER in steps(self.desk()):
                self.do(DESK, TakeStep(EACH_PLAYER, player))
        if self.desk().get(BRIEFING) is not None:
            self.do(HEAD, BriefPlayers(tuple(self.state.entries.accepted), Understood.YES))
        return self

    def seated(self, *, absent: tuple[str, ...] = ()) -> Self:
        """Tables are designated and seats drawn for the coming stage, and everybody sits but these."""
        if not self.state.seating.tables:
            self.do(HEAD, DesignateTables(TABLES))
        if not self.state.seating.commitment:
            self.do(HEAD, CommitBallot(commitment_to(SEED, SECRET)))
        self.do(HEAD, DrawBallot(SEED, SECRET))
        for each in self.state.seating.drawn:
            if each.player not in absent:
                self.do(each.player, TakeSeat(each.player))
        return self

    def opens(self) -> Self:
        """The coming stage begins at its time."""
        self.clock = max(self.clock, 20_000)
        self.do(HEAD, OpenSession())
        return self

    def reports(self, held: Mapping[str, int], *, heat: str = "") -> Self:
        """Every open heat is reported, or one: places by what each held."""
        for name, setup in tuple(self.state.sessions.open.items()):
            if heat in ("", name):
                chips = {player: held.get(player, 0) for player in setup.players}
                order = tuple(
                    tuple(player for player in setup.players if chips[player] == each) for each in sorted(set(chips.values()), reverse=True)
                )
                self.do(TOURNAMENT, ReportHeat(HeatResult(name, order, tuple(sorted(chips.items())))))
        return self

    def closes(self) -> Self:
        """Whoever is in charge determines the places of the stage."""
        self.do(HEAD, CloseSession())
        return self

    def all(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.log if isinstance(event, kind)]

    def money(self) -> Mapping[str, int]:
        """What every account holds."""
        return balances(ledger(self.log))

    def check(self) -> Self:
        """What holds of every tournament: the log replays to the same state, money sums to zero, nobody is in and out."""
        assert replay(self.log) == self.state
        assert sum(self.money().values()) == 0
        sessions = self.state.sessions
        assert not set(sessions.qualified) & sessions.eliminated
        assert sessions.stage > sessions.closed or not set(sessions.qualified) & sessions.disqualified
        return self

"""The desk of a tournament: where one request is being decided, with the powers of the book at hand."""

from __future__ import annotations

from typing import Any

from pitboss.floor.desk import Desk as TableDesk, Reactions
from pitboss.floor.game import Game
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.law.term import T, Term
from pitboss.play.desk import refusal
from pitboss.terms.powers import Precondition, Role
from pitboss.terms.tournament_conditions import PREVAILS
from pitboss.terms.tournaments import TOURNAMENT_HEAD, TOURNAMENT_POWERS
from pitboss.tournament.events import Event
from pitboss.tournament.evolve import evolve
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.state import Tournament


class TournamentDesk:
    """A tournament in the middle of one request: its rules, who asks and when, the state so far and the events so far."""

    __slots__ = ("at", "by", "events", "game", "state")

    def __init__(self, game: Game, state: Tournament, by: str, at: int) -> None:
        self.game = game
        self.state = state
        self.by = by
        self.at = at
        self.events: list[Event] = []

    def record(self, event: Event) -> None:
        """Let an event have happened."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    def get(self, term: Term[T]) -> T | None:
        """The book's answer, None where it has none."""
        return self.game.get(term)

    def rule(self, *terms: Term[Any]) -> str:
        """The rule behind the first of these terms that the book answers; at the last, that conditions give way to the rules."""
        return next((rule for rule in map(self.game.cite, (*terms, PREVAILS["conditions"])) if rule), self.game.document)

    @property
    def paper(self) -> Conditions:
        """The conditions as they stand."""
        if not self.state.papers.versions:
            raise Malformed("no-conditions", "there are no conditions yet: draft them first")
        return self.state.papers.versions[-1]

    @property
    def head(self) -> Role:
        """The role of whoever runs a tournament of this game."""
        return self.get(TOURNAMENT_HEAD) or Role.TOURNAMENT_DIRECTOR

    def _table(self) -> TableDesk:
        floor = Floor(people=self.state.people, notices=self.state.notices)
        return TableDesk(self.game, floor, self.by, self.at, Reactions())

    def roles(self, person: str = "") -> frozenset[Role]:
        """Every role in which somebody, by default who asks, may act."""
        return roles_of(self._table(), person)

    def by_power(
        self, power: str, *otherwise: Term[Any], subject: str = "", holder: Role | None = None, waived: tuple[Precondition, ...] = ()
    ) -> Warrant:
        """Use a power over tournaments; where the book names nobody, `holder` has it, by default whoever is in charge."""
        term = TOURNAMENT_POWERS[power]
        if self.get(term) is not None:
            table = self._table()
            warrant = exercise(table, term, subject, waived=waived)
            for event in table.events:
                self.record(event)  # type: ignore[arg-type]  # only notices are withdrawn by using a power
            return warrant
        role, rule = holder or self.head, self.rule(*otherwise)
        if role not in self.roles():
            raise refusal("not-entitled", f"{self.by} may not do that: the {role.title} may", rule)
        return Warrant(self.by, role, rule)

    def require_staff(self, doing: str, *terms: Term[Any]) -> Warrant:
        """Somebody of the casino on duty."""
        role = next((each for each in Role if each in self.roles() and each is not Role.PLAYER), None)
        if role is None:
            raise refusal("staff-only", f"{self.by} may not {doing}: somebody on duty may", self.rule(*terms))
        return Warrant(self.by, role, self.rule(*terms))

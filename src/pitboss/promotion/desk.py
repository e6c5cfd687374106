"""The desk of a promotion: where one request is being decided, with the powers of the book at hand."""

from __future__ import annotations

from typing import Any

from pitboss.floor.desk import Desk as TableDesk, Reactions
from pitboss.floor.game import Game
from pitboss.floor.people.ranks import HOUSE
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.law.moment import Jurisdiction
from pitboss.law.refusal import Malformed
from pitboss.law.term import T, Term
from pitboss.play.desk import refusal
from pitboss.promotion.events import Event
from pitboss.promotion.evolve import evolve
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.state import Promotion
from pitboss.terms.powers import Power, Role
from pitboss.terms.promotions import PROMOTIONS


class PromotionDesk:
    """A promotion in the middle of one request: its rules, who asks and when, the state so far and the events so far."""

    __slots__ = ("at", "by", "events", "game", "state")

    def __init__(self, game: Game, state: Promotion, by: str, at: int) -> None:
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
        """The rule behind the first of these terms that the book answers; at the last, that promotions may be held."""
        return next((rule for rule in map(self.game.cite, (*terms, PROMOTIONS)) if rule), self.game.document)

    @property
    def terms(self) -> Terms:
        """The terms as they stand."""
        if not self.state.offer.versions:
            raise Malformed("no-terms", "there are no terms yet: draft them first")
        return self.state.offer.versions[-1]

    @property
    def jurisdiction(self) -> Jurisdiction:
        """On whose clock the terms are read."""
        return self.game.rules.book.jurisdiction

    def roles(self, person: str = "") -> frozenset[Role]:
        """Every role in which somebody, by default who asks, may act."""
        return roles_of(self._table(), person)

    def _table(self) -> TableDesk:
        return TableDesk(self.game, Floor(people=self.state.people), self.by, self.at, Reactions())

    def by_power(self, term: Term[Power]) -> Warrant:
        """Use a power that the book gives somebody."""
        return exercise(self._table(), term)

    def by_role(self, term: Term[Role], doing: str, otherwise: Role) -> Warrant:
        """Somebody of the role that the book names for this."""
        role, rule = self.get(term) or otherwise, self.rule(term)
        if role not in self.roles():
            raise refusal("not-entitled", f"{self.by} may not {doing}: the {role.title} does", rule)
        return Warrant(self.by, role, rule)

    def by_staff(self, doing: str, *terms: Term[Any]) -> Warrant:
        """Somebody of the casino on duty."""
        role = next((each for each in Role if each in HOUSE and each in self.roles()), None)
        if role is None:
            raise refusal("staff-only", f"{self.by} may not {doing}: somebody of the casino on duty may", self.rule(*terms))
        return Warrant(self.by, role, self.rule(*terms))

"""The hall of a promotion: its stream, with the seed that the house keeps sealed and terms in the form of files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pitboss.cards.seal import commitment_to
from pitboss.floor.game import Game
from pitboss.house.accounts import Scope
from pitboss.house.promotions.picture import promotion_picture
from pitboss.house.store import Store
from pitboss.house.streams.hall import Hall, Json
from pitboss.house.streams.kind import StreamKind
from pitboss.house.tournaments.hall import Lots
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw
from pitboss.promotion.offer.commands import DraftTerms, ProposeAmendment
from pitboss.promotion.paper.reading import read_terms
from pitboss.promotion.state import Promotion

Scrutineers = Callable[[Scope], Sequence[str]]
"""Who could watch a draw: everybody who holds the role there."""


class PromotionHall(Hall):
    """One promotion in this process."""

    def __init__(self, store: Store, stream: str, kind: StreamKind, lots: Lots, scrutineers: Scrutineers) -> None:
        super().__init__(store, stream, kind)
        self._lots, self._scrutineers = lots, scrutineers
        self.keeper.complete = self._completed

    @property
    def name(self) -> str:
        """Its name without the kind."""
        return self.stream.partition(":")[2]

    @property
    def game(self) -> Game:
        """Under whose rules it is held."""
        found: Game = self.context
        return found

    @property
    def promotion(self) -> Promotion:
        """The promotion as it stands."""
        found: Promotion = self.state
        return found

    def picture(self, viewer: Viewer, at: int) -> Json:
        """What a viewer may see now."""
        held = max(self.held(viewer.name), 0) if viewer.name else 0
        watchers = self._scrutineers(self.scope) if viewer.roles else ()
        return promotion_picture(self.game, self.promotion, viewer, at, name=self.name, scrutineers=watchers, held=held)

    def read(self, value: Any, by: str) -> Any:
        """The command that a client asks for; terms come in the form of files."""
        wanted = value.get("do") if isinstance(value, dict) else None
        fields = {"draft-terms": {"do", "paper"}, "propose-amendment": {"do", "paper", "reason"}}.get(str(wanted))
        if fields is None:
            return super().read(value, by)
        if set(value) != fields or not isinstance(value.get("reason", ""), str):
            raise Malformed("message", f"{wanted} has 'paper', terms in the form of a file{', and reason' if 'reason' in fields else ''}")
        terms = read_terms(value["paper"])
        return DraftTerms(terms) if wanted == "draft-terms" else ProposeAmendment(terms, value["reason"])

    def _completed(self, _: Promotion, command: Any) -> Any:
        """A draw of the house: the hash of its own seed where no other is brought, and the seed itself when it is made."""
        if isinstance(command, CommitDraw) and not command.commitment:
            return CommitDraw(commitment_to(*self._lots.of(self.stream, 0)))
        if isinstance(command, MakeDraw) and not command.seed:
            return MakeDraw(*self._lots.of(self.stream, 0))
        return command

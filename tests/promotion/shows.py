"""Promotions for tests: from terms to a paid winner.

show = Show.of(STAR, cash(500)).begun().entered("ann", "bob").drawn()
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self

import pytest

from pitboss.cards.seal import commitment_to
from pitboss.floor.game import Game, open_game
from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules, elect
from pitboss.money.ledger import balanced, balances
from pitboss.promotion.commands import Command
from pitboss.promotion.decide import step
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, NominateScrutineer, SignDraw
from pitboss.promotion.entries.commands import Enter
from pitboss.promotion.events import Event
from pitboss.promotion.evolve import replay
from pitboss.promotion.offer.commands import Commence, DraftTerms, ProvideTerms, PublishTerms
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.postings import PRIZES, ledger, postings
from pitboss.promotion.request import PromotionRequest
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners.commands import AllowClaim, MakeClaim, PayPrize
from pitboss.terms.powers import Role
from tests.promotion.papers import BEGINS, DAY, DRAW, at, terms
from tests.support import own_law

OPERATOR, DESK, AUTHORITY, WATCH, INSPECTOR = "olive", "cass", "august", "vera", "ivan"
SEED, SECRET = bytes(range(32)), b"not told"
PUBLISH = PublishTerms(("casino", "website"), "every poster says where", "looked up on 1 November")


@cache
def game(book: str) -> Game:
    """The game of a book."""
    return open_game(elect(own_law(book), {}))


def rules(book: str) -> Rules:
    """The rules of a book."""
    return game(book).rules


@dataclass
class Show:
    """A promotion and its whole log; `do` sends one request, the other methods several."""

    game: Game
    terms: Terms
    state: Promotion = field(default_factory=Promotion)
    log: list[Event] = field(default_factory=list)
    clock: int = 0

    @staticmethod
    def of(book: str, *prizes: Prize, **changes: Any) -> Show:
        """A promotion with its people on duty and complete terms drafted, two days before it begins."""
        show = Show(game(book), terms(book, *prizes, **changes), clock=at(BEGINS) - 2 * DAY)
        show.do(OPERATOR, SignOn(OPERATOR, (Role.CASINO_OPERATOR,)))
        show.do(DESK, SignOn(DESK, (Role.CASINO_SUPERVISOR,)))
        show.do(AUTHORITY, SignOn(AUTHORITY, (Role.AUTHORITY,)))
        show.do(INSPECTOR, SignOn(INSPECTOR, (Role.INSPECTOR,)))
        show.do(OPERATOR, DraftTerms(show.terms))
        return show

    def do(self, by: str, command: Command, *, after: int = 0, on: int | None = None) -> tuple[Event, ...]:
        """Ask one thing, so many seconds later or at a time, and keep what happened."""
        self.clock = on if on is not None else self.clock + after
        events, self.state = step(self.game, self.state, PromotionRequest(by, self.clock, command))
        self.log += events
        return events

    def refused(self, by: str, command: Command, rule: str = "", *, on: int | None = None) -> Refused:
        """Ask one thing that is refused, by this rule of the book's document where one is given."""
        with pytest.raises(Refused) as fault:
            step(self.game, self.state, PromotionRequest(by, self.clock if on is None else on, command))
        if rule:
            assert fault.value.rule == f"{self.game.document} {rule}", fault.value.sentence
        return fault.value

    def provided(self) -> Self:
        """Published, and with the Authority."""
        self.do(DESK, PUBLISH)
        self.do(DESK, ProvideTerms("by courier"))
        return self

    def begun(self) -> Self:
        """Begun at the time in its terms."""
        self.provided().do(DESK, Commence(), on=at(BEGINS))
        return self

    def entered(self, *entrants: str) -> Self:
        """These people have an entry each."""
        for each in entrants:
            self.do(each, Enter(each), after=60)
        return self

    def watched(self) -> Self:
        """With a scrutineer on duty."""
        self.do(OPERATOR, NominateScrutineer(WATCH))
        self.do(WATCH, SignOn(WATCH, (Role.SCRUTINEER,)))
        return self

    def drawn(self) -> Self:
        """Drawn at the time in its terms, and signed for where somebody watches."""
        self.do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
        self.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
        if self.state.drawing.scrutineer:
            self.do(WATCH, SignDraw("in order"))
        return self

    def winner(self, lot: int = 1) -> str:
        """Whom a prize fell to."""
        return self.state.drawing.won[lot].entrant

    def awarded(self, lot: int = 1) -> str:
        """Whom a prize fell to, once it is claimed and the claim allowed."""
        winner = self.winner(lot)
        self.do(winner, MakeClaim(lot, winner), after=60)
        self.do(DESK, AllowClaim(len(self.state.winners.claims)))
        return winner

    def paid(self, lot: int = 1) -> str:
        """Whom a prize was paid to."""
        winner = self.awarded(lot)
        self.do(DESK, PayPrize(lot))
        return winner

    def all(self, kind: type[Any]) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.log if isinstance(event, kind)]

    def money(self) -> dict[str, int]:
        """What every account holds."""
        return dict(balances(ledger(self.log)))

    def check(self) -> Self:
        """The log replays to the state, every event balances, and every prize is with one person, on the way, or returned."""
        assert replay(self.log) == self.state
        assert all(balanced(postings(event)) for event in self.log)
        drawing, paid = self.state.drawing, self.state.winners.paid
        if drawing.drawn_at is not None:
            lots = Counter([*drawing.won, *drawing.returned])
            assert lots == Counter(range(1, len(self.state.offer.versions[-1].lots) + 1))
            assert set(paid) <= set(drawing.won)
            waiting = [lot for lot in drawing.won if lot not in paid]
            held = sum(prize.value for lot, prize in enumerate(self.terms.lots, 1) if prize.cash and lot in waiting)
            assert self.money().get(PRIZES, 0) == held
        return self

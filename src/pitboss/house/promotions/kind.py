"""Promotions as a kind of stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.house.promotions.founding import PromotionFounded
from pitboss.house.promotions.picture import promotion_picture
from pitboss.house.promotions.sight import seen_of_promotion
from pitboss.house.streams.kind import Due, StreamKind, Told
from pitboss.law.moment import Jurisdiction
from pitboss.play.telling import Sentence
from pitboss.promotion.clock import CLOCK, MindClock
from pitboss.promotion.commands import Command
from pitboss.promotion.decide import step
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.due import dues
from pitboss.promotion.entries.commands import NoteWagers
from pitboss.promotion.events import Event
from pitboss.promotion.evolve import evolve
from pitboss.promotion.postings import postings
from pitboss.promotion.request import PromotionRequest
from pitboss.promotion.state import Promotion
from pitboss.promotion.telling import tell
from pitboss.terms.powers import Role
from pitboss.terms.promotions import SCRUTINEER

PROMOTION = "promotion"
OpenPromotionGame = Callable[[PromotionFounded], Game]


def promotions(open_game: OpenPromotionGame) -> StreamKind:
    """The kind, with the way to lay its rules out, which the library brings."""
    return StreamKind(
        name=PROMOTION,
        founded=PromotionFounded,
        events=Event,
        commands=Command,
        start=Promotion,
        open=open_game,
        step=_step,
        evolve=evolve,
        postings=postings,
        tell=_tell,
        sees=seen_of_promotion,
        picture=promotion_picture,
        place=_place,
        due=_due,
        grants=_grants,
        house_only=frozenset({SignOn, SignOff, MindClock, NoteWagers}),
    )


def _step(game: Game, promotion: Promotion, by: str, at: int, command: Any) -> tuple[tuple[Any, ...], Promotion]:
    return step(game, promotion, PromotionRequest(by, at, command))


def _tell(_: Promotion, event: Any, person: str) -> Sentence:
    return tell(event)


def _place(game: Game) -> tuple[Jurisdiction, str]:
    book = game.rules.book
    return book.jurisdiction, book.id


def _due(game: Game, promotion: Promotion, last: Told, now: int) -> tuple[Due, ...]:
    """What the clock waits for, under names that every server gives alike."""
    found = dues(PromotionDesk(game, promotion, CLOCK, now))
    return tuple(Due(f"clock:{each.what.value}:{each.lot}:{each.at}", each.at, CLOCK, MindClock()) for each in found)


def _grants(game: Game, promotion: Promotion, person: str) -> frozenset[Role]:
    """Whoever was nominated to watch the draw may, by that alone."""
    if not person or person != promotion.drawing.scrutineer:
        return frozenset()
    return frozenset({game.get(SCRUTINEER) or Role.SCRUTINEER})

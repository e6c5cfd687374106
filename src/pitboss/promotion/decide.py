"""Judge a request to a promotion: the events it causes, or a cited refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.game import Game
from pitboss.promotion import due, people
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.disputes import judge as disputes
from pitboss.promotion.draw import judge as draw
from pitboss.promotion.entries import judge as entries
from pitboss.promotion.events import Event
from pitboss.promotion.integrity import judge as integrity
from pitboss.promotion.offer import judge as offer
from pitboss.promotion.request import PromotionRequest
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners import claims, judge as winners, payment

TOPICS = (people, offer, entries, draw, winners, claims, payment, disputes, integrity, due)

JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {kind: judge for topic in TOPICS for kind, judge in topic.JUDGES.items()}
"""Who judges which command; a test sees that none is missing and none is judged twice."""


def decide(game: Game, promotion: Promotion, request: PromotionRequest) -> tuple[Event, ...]:
    """The events that a request causes; `Refused` if the rules are against it."""
    return step(game, promotion, request)[0]


def step(game: Game, promotion: Promotion, request: PromotionRequest) -> tuple[tuple[Event, ...], Promotion]:
    """The events that a request causes, and the state they lead to."""
    desk = PromotionDesk(game, promotion, request.by, request.at)
    JUDGES[type(request.do)](desk, request.do)
    return tuple(desk.events), desk.state

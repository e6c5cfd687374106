"""The answers of promotions, described for the OpenAPI document; a test holds real answers against them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from pitboss.house.service.http.answers import Answer

Paper = Annotated[dict[str, Any], Field(description="terms in the form of a file (docs/promotions.md)")]
Seconds = Annotated[int, Field(description="seconds of universal time, 0 where none is stated")]
Standing = Literal["drafting", "waiting", "open", "closed", "drawn", "over", "postponed", "cancelled"]


class HeldPromotion(Answer):
    """A promotion of the house."""

    id: str
    stream: str
    name: str
    game: str
    game_name: str
    document: str
    standing: Standing
    version: int
    published: int
    begins: Seconds
    closes: Seconds
    draws: Seconds
    awards: Seconds
    entries: int
    prizes: list[str]


class HeldPromotions(Answer):
    """Every promotion of the house, the newest first."""

    promotions: list[HeldPromotion]


class Demanded(Answer):
    """Something that a kind of prize must state."""

    name: str
    rule: str


class PrizeDemands(Answer):
    """A kind of prize, and what it must state besides."""

    kind: str
    particulars: list[Demanded]


class PromotionDemands(Answer):
    """A game with rules for promotional prizes: kinds of prizes, means to tell a winner, and what a prize may not hold freely."""

    game: str
    name: str
    document: str
    kinds: list[PrizeDemands]
    means: list[str]
    restricted: list[str]


class PromotionStart(Answer):
    """The games that have promotions, and terms to start from."""

    games: list[PromotionDemands]
    paper: Paper


class HeldMatter(Answer):
    """A matter of the document's list; `stated` is null where there is no such thing, and empty for a gap."""

    prize: str
    matter: str
    required: Literal["always", "if-applicable"]
    rule: str
    stated: str | None


class HeldGap(Answer):
    """Something that keeps terms from being published."""

    matter: str
    said: str
    rule: str


class HeldTerms(Answer):
    """Terms held against their document."""

    paper: Paper
    matters: list[HeldMatter]
    lacking: list[HeldGap]


class DrawnTicket(Answer):
    """A ticket with its entrant."""

    number: int
    entrant: str


class DrawRecord(Answer):
    """Everything that a draw follows from, and its outcome, as `pitboss promotion verify` reads it."""

    holder: str = ""
    tickets: list[DrawnTicket]
    refused: list[int]
    prizes: list[str]
    prizes_each: int = Field(alias="prizes-each")
    commitment: str
    mixed: list[str]
    seed: str
    secret: str
    order: list[int]
    winners: list[int]


ANSWERS: Mapping[str, type[BaseModel]] = {
    "get /api/promotions": HeldPromotions,
    "post /api/promotions": HeldPromotion,
    "get /api/promotions/examples": PromotionStart,
    "post /api/promotions/check": HeldTerms,
    "get /api/promotions/{promotion}/proof": DrawRecord,
}

"""The shape of a promotion as one person sees it, in sections, and of drafts of its terms."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from pitboss.web.shapes.promotion_prizes import PrizeClaimed, PrizeDisputed, PrizeRow

Json = dict[str, Any]


class PromotionFacts(TypedDict):
    """Which promotion it is, how far it has come, and its times in seconds, 0 where they are not stated."""

    id: str
    name: str
    game: str
    game_name: str
    document: str
    standing: str
    version: int
    published: int
    begins: int
    closes: int
    draws: int
    awards: int


class PromotionRow(PromotionFacts):
    """A promotion as the list has it."""

    stream: str
    entries: int
    prizes: list[str]


class PromotionList(TypedDict):
    """Every promotion of the house, the newest first."""

    promotions: list[PromotionRow]


class TermsMatter(TypedDict):
    """What terms must state, of the promotion or of one prize; `stated` is null where there is no such thing, and empty for a gap."""

    prize: str
    matter: str
    required: str
    rule: str
    stated: str | None


class TermsGap(TypedDict):
    """Something that keeps terms from being published."""

    matter: str
    said: str
    rule: str


class TermsChecked(TypedDict):
    """A draft held against its document."""

    paper: Json
    matters: list[TermsMatter]
    lacking: list[TermsGap]


class TermsNow(TypedDict):
    """The terms that one may read, what they lack, and an amendment that waits for the Authority."""

    paper: Json | None
    matters: list[TermsMatter]
    lacking: list[TermsGap]
    version: int
    available: list[str]
    marketing: str
    proposed: Json | None
    reason: str


class PromotionGate(TypedDict):
    """What must be so before the promotion begins, and since or from when it is."""

    gate: str
    done: bool
    at: int
    rule: str


class Ticket(TypedDict):
    """An entry."""

    ticket: int
    entrant: str


class WagerAsked(TypedDict):
    """The wager that an entry takes."""

    least: str
    rounds: int


class PromotionEntries(TypedDict):
    """The entries so far, how many one may have, and how many of one's own rounds count."""

    tickets: list[Ticket]
    refused: list[Ticket]
    each: int
    wager: WagerAsked | None
    rounds: int


class PromotionDraw(TypedDict):
    """The draw: what was published, thrown in and shown."""

    commitment: str
    holder: str
    mixed: list[str]
    watched: bool
    watched_rule: str
    scrutineer: str
    present: bool
    signed: bool
    drawn_at: int
    seed: str
    secret: str
    order: list[int]
    prizes: list[str]
    each: int
    published: str


class PromotionIntegrity(TypedDict):
    """What was done about a doubt, and since when the inspectorate knows."""

    measure: str
    reason: str
    notified_at: int


class PromotionDue(TypedDict):
    """What the clock waits for."""

    at: int
    what: str
    lot: int
    rule: str


class PromotionYou(TypedDict):
    """One's own part."""

    name: str
    sight: str
    roles: list[str]
    on_duty: list[str]
    entries: int
    won: list[int]
    held: str


class PromotionAbout(TypedDict):
    """What an act is about."""

    lot: NotRequired[int]
    claim: NotRequired[int]
    ticket: NotRequired[int]
    dispute: NotRequired[int]
    person: NotRequired[str]
    choice: NotRequired[str]


class PromotionField(TypedDict):
    """What a person fills in."""

    name: str
    kind: str
    choices: list[str]


class PromotionAct(TypedDict):
    """Something that may be done."""

    do: str
    says: str
    about: PromotionAbout
    rule: str
    command: Json
    fields: list[PromotionField]


class PromotionActNot(TypedDict):
    """Something that may not be done now, and why."""

    do: str
    says: str
    about: PromotionAbout
    code: str
    why: str
    rule: str


class PromotionActs(TypedDict):
    """What one may do, and what not."""

    may: list[PromotionAct]
    may_not: list[PromotionActNot]


class PromotionPicture(TypedDict):
    """A promotion as one person sees it."""

    promotion: PromotionFacts
    terms: TermsNow
    gates: list[PromotionGate]
    entries: PromotionEntries
    draw: PromotionDraw
    prizes: list[PrizeRow]
    claims: list[PrizeClaimed]
    disputes: list[PrizeDisputed]
    integrity: PromotionIntegrity
    due: list[PromotionDue]
    you: PromotionYou
    acts: PromotionActs


class ParticularAsked(TypedDict):
    """What a kind of prize must state."""

    name: str
    rule: str


class PrizeSort(TypedDict):
    """A kind of prize, and what it must state besides."""

    kind: str
    particulars: list[ParticularAsked]


class PromotionGame(TypedDict):
    """A game that has rules for promotional prizes."""

    game: str
    name: str
    document: str
    kinds: list[PrizeSort]
    means: list[str]
    restricted: list[str]


class PromotionExamples(TypedDict):
    """The games, and terms to start from."""

    games: list[PromotionGame]
    paper: Json

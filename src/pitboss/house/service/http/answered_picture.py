"""The picture of a table, section by section, described for the OpenAPI document; the socket sends the same sections."""

from __future__ import annotations

from typing import Any

from pitboss.house.service.http.answered_you import Acts, PowerSeen, You
from pitboss.house.service.http.answers import ANotice, Answer, CardName, Dispute, Limits, Names
from pitboss.house.service.http.bodies import Amount


class LawAhead(Answer):
    """A change of the law that is still to come: from when, in words, by which document, and whether it ends the game."""

    on: str
    said: str
    document: str
    ends: bool


class TableLaw(Answer):
    """What a table stands on: the moment and the documents, a mark where that is law of another day, and what is coming."""

    on: str
    instruments: list[str]
    as_of: str
    coming: list[LawAhead]


class TableFacts(Answer):
    """What is played, and how the table stands; `law` at a table of the lobby."""

    game: str
    name: str
    document: str
    purpose: str
    side_bets: list[str]
    standing: str
    boxes: int
    round: int
    law: TableLaw | None = None


class CardFor(Answer):
    """Where the next card goes: a hand of a box, box 0 for the dealer's."""

    box: int
    hand: int


class Awaited(Answer):
    """What the table waits for, and whose turn it is."""

    awaits: str
    says: str
    in_progress: bool
    box: int
    caller: str
    yours: bool
    card_for: CardFor | None


class Clock(Answer):
    """The clock that somebody is hurried by, and when it runs out, in seconds of universal time."""

    kind: str
    until: int


class Bettor(Answer):
    """A wager on a box."""

    player: str
    stake: Amount
    seated: bool


class SideWager(Answer):
    """A side bet, or a bet on an area of Com-Bo."""

    player: str
    bet: str
    amount: Amount
    open: bool


class HandStake(Answer):
    """What somebody has on a hand."""

    player: str
    stake: Amount
    open: bool
    surrendered: bool


class Hand(Answer):
    """A hand of a box."""

    hand: int
    place: int
    cards: list[CardName]
    face_down: bool
    total: int | None
    soft: bool
    status: str
    origin: str
    doubled: bool
    turn: bool
    stakes: list[HandStake]


class Box(Answer):
    """A box of the layout."""

    box: int
    seat: str
    reserved_for: str
    most_bettors: int | None
    caller: str
    bettors: list[Bettor]
    side: list[SideWager]
    hands: list[Hand]


class Dealer(Answer):
    """The dealer's hand; at Com-Bo the cards in their boxes and the areas that lit up."""

    cards: list[CardName]
    total: int | None
    soft: bool
    lit: list[str]


class Insurance(Answer):
    """An insurance wager."""

    player: str
    box: int
    owner: str
    amount: Amount
    open: bool


class Settlement(Answer):
    """A wager that was decided."""

    player: str
    box: int
    hand: int
    bet: str
    stake: Amount
    result: str
    odds: str
    net: Amount
    rules: list[str]


class Shoe(Answer):
    """The shoe as everybody may know it: how many cards, never which."""

    awaits: str
    source: str
    device: str
    commitment: str
    cards: int
    undealt: int
    discards: int
    burned: list[CardName | None]
    held: list[CardName]
    cut_at: int
    cutting_card: int
    cutting_card_out: bool
    shoes: int
    due: str | None
    cut_offered_to: str
    final_round: int | None


class Held(Answer):
    """How somebody is held back."""

    how: str
    rule: str


class LimitsSeen(Limits):
    """The sign, the markers on the layout, and limits of one's own."""

    unit: Amount
    per: str | None
    sign: str
    side: dict[str, Limits]
    personal: dict[str, Limits]
    kept: dict[str, Amount]
    held_back: dict[str, Held]


class SideBetsSeen(Answer):
    """Side bets that are offered no longer, and those for main bettors only."""

    stopped: list[str]
    limited: list[str]


class PeopleSeen(Answer):
    """Who is at the table; who is on duty by name only for staff."""

    present: list[str]
    waiting: list[str]
    roles: list[str]
    on_duty: dict[str, list[str]]
    idle: dict[str, int]
    excluded: list[str]
    detained: list[str]
    seized: dict[str, Amount]


class Question(Answer):
    """What players are asked about an accident."""

    players: list[str]
    choices: list[str]
    default: str


class AccidentSeen(Answer):
    """The accident that is being put right."""

    accident: dict[str, Any]
    asked: Question | None


class Picture(Answer):
    """A table as one person may see it."""

    table: TableFacts
    moment: Awaited
    boxes: list[Box]
    wagers: list[SideWager]
    dealer: Dealer
    insurance: list[Insurance]
    settlements: list[Settlement]
    last_settlements: list[Settlement]
    shoe: Shoe
    limits: LimitsSeen
    side_bets: SideBetsSeen
    notices: list[ANotice]
    people: PeopleSeen
    accident: AccidentSeen | None
    disputes: list[Dispute]
    you: You
    clock: Clock | None
    acts: Acts
    powers: list[PowerSeen]


class Looked(Answer):
    """A table now."""

    table: str
    position: int
    picture: Picture
    names: Names

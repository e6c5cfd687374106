"""The shape of a picture: the table as one person sees it, in sections."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from pitboss.web.shapes.acts import Acts, PowerOf

Json = dict[str, Any]


class TableSection(TypedDict):
    """Which table it is."""

    game: str
    name: str
    document: str
    purpose: str
    side_bets: list[str]
    standing: str
    boxes: int
    round: int


class CardFor(TypedDict):
    """Where the next card goes: box 0 is the dealer's hand."""

    box: int
    hand: int


class Moment(TypedDict):
    """What the table waits for."""

    awaits: str
    says: str
    in_progress: bool
    box: int
    caller: str
    yours: bool
    card_for: CardFor | None


class Clock(TypedDict):
    """The clock of what the table waits for: when it runs out, in seconds of universal time."""

    kind: str
    until: int


class Bettor(TypedDict):
    """Somebody with a wager on a box."""

    player: str
    stake: str
    seated: bool


class SideWager(TypedDict):
    """A side bet, or a wager on an area of Com-Bo."""

    player: str
    bet: str
    amount: str
    open: bool


class HandStake(TypedDict):
    """What somebody has on a hand."""

    player: str
    stake: str
    open: bool
    surrendered: bool


class Hand(TypedDict):
    """A hand on a box; `place` is its number in events."""

    hand: int
    place: int
    cards: list[str]
    face_down: bool
    total: int | None
    soft: bool
    status: str
    origin: str
    doubled: bool
    turn: bool
    stakes: list[HandStake]


class Box(TypedDict):
    """A box of the layout."""

    box: int
    seat: str
    reserved_for: str
    most_bettors: int | None
    caller: str
    bettors: list[Bettor]
    side: list[SideWager]
    hands: list[Hand]


class Dealer(TypedDict):
    """The dealer's cards; at Com-Bo the areas that lit up."""

    cards: list[str]
    total: int | None
    soft: bool
    lit: list[str]


class Insurance(TypedDict):
    """An insurance wager: whose it is, and whose wager it insures."""

    player: str
    box: int
    owner: str
    amount: str
    open: bool


class Settlement(TypedDict):
    """A wager that was decided."""

    player: str
    box: int
    hand: int
    bet: str
    stake: str
    result: str
    odds: str
    net: str
    rules: list[str]


class Shoe(TypedDict):
    """The shoe as everybody may know it."""

    awaits: str
    source: str
    device: str
    commitment: str
    cards: int
    undealt: int
    discards: int
    burned: list[str | None]
    held: list[str]
    cut_at: int
    cutting_card: int
    cutting_card_out: bool
    shoes: int
    due: str | None
    cut_offered_to: str
    final_round: int | None


class Span(TypedDict):
    """Least and most."""

    minimum: str
    maximum: str


class Held(TypedDict):
    """How somebody is held back, and by which rule."""

    how: str
    rule: str


class Limits(TypedDict):
    """The sign, the markers on the layout, and one's own limits."""

    minimum: str
    maximum: str
    unit: str
    per: str | None
    sign: str
    side: dict[str, Span]
    personal: dict[str, Span]
    kept: dict[str, str]
    held_back: dict[str, Held]


class SideBets(TypedDict):
    """Side bets that are not to be had, or not by everybody."""

    stopped: list[str]
    limited: list[str]


class People(TypedDict):
    """Who is there."""

    present: list[str]
    waiting: list[str]
    roles: list[str]
    on_duty: dict[str, list[str]]
    idle: dict[str, int]
    excluded: list[str]
    detained: list[str]
    seized: dict[str, str]


class Asked(TypedDict):
    """Who is asked what about an accident."""

    players: list[str]
    choices: list[str]
    default: str


class OpenAccident(TypedDict):
    """The accident that is being put right."""

    accident: Json
    asked: Asked | None


class Decided(TypedDict):
    """A decision of a dispute."""

    instance: str
    by: str
    words: str


class Dispute(TypedDict):
    """A dispute with its decisions."""

    dispute: int
    by: str
    round: int
    words: str
    decisions: list[Decided]
    answer: str | None
    told_of_complaint: bool


class You(TypedDict):
    """Who looks."""

    name: str
    sight: str
    roles: list[str]
    on_duty: list[str]
    seat: int
    tokens: str
    rounds_sat_out: int
    warned: bool
    excluded: bool
    minimum: str
    chips: str
    follows: list[str]


class Picture(TypedDict):
    """A table as one person sees it."""

    table: TableSection
    moment: Moment
    clock: Clock | None
    boxes: list[Box]
    wagers: list[SideWager]
    dealer: Dealer
    insurance: list[Insurance]
    settlements: list[Settlement]
    last_settlements: list[Settlement]
    shoe: Shoe
    limits: Limits
    side_bets: SideBets
    notices: list[Json]
    people: People
    accident: OpenAccident | None
    disputes: list[Dispute]
    you: You
    acts: Acts
    powers: list[PowerOf]

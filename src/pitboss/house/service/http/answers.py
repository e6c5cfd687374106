"""The answers that are made elsewhere as plain JSON, described for the OpenAPI document; a test holds real answers against them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from pitboss.house.service.http.bodies import Amount

Json = dict[str, Any]


def part(name: str) -> Any:
    """A value that another part of the document describes; the reference is put in when the document is made."""
    return Field(json_schema_extra={"x-part": name})


AnEvent = Annotated[Json, part("Event")]
ACommand = Annotated[Json, part("Command")]
AnEntry = Annotated[Json, part("Entry")]
ANotice = Annotated[Json, part("Notice")]
CardName = Annotated[str, part("Card")]
Value = Annotated[Any, Field(description="a text, a number, a list or a record, as the term has it")]
Names = Annotated[dict[str, str], Field(description="what accounts are called, by id")]


class Answer(BaseModel):
    """An answer: these fields, all of them, and no other."""

    model_config = ConfigDict(extra="forbid")


class Limits(Answer):
    """The least and the most."""

    minimum: Amount
    maximum: Amount


class Hints(Answer):
    """Whether hints may be had, and if not why."""

    allowed: bool
    why: str
    rule: str


class LobbyRow(Answer):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    game_name: str
    document: str
    options: dict[str, str]
    side_bets: list[str]
    purpose: Literal["house", "training"]
    dealt_by: Literal["program", "person"]
    standing: str
    boxes: int
    seats_taken: int
    present: int
    waiting: int
    bots: list[str]
    round: int
    limits: Limits
    hints: Hints
    house_edge: float | None = Field(description="what the house keeps of an opening wager from a player who plays best")
    tournament: str = Field(description="the tournament that uses the table now and keeps everybody else from it; empty where none does")


class Lobby(Answer):
    """Every table."""

    tables: list[LobbyRow]


class LogPage(Answer):
    """A page of a log as one may know it."""

    table: str
    entries: list[AnEntry]
    next: int = Field(description="what to ask for `after` next time")
    head: int = Field(description="where the log ends")


class Hint(Answer):
    """What a sensible player would do."""

    act: str
    command: ACommand
    basis: str


class Shuffle(Answer):
    """A shuffle: what was published, how it was cut, and what was shown at the end."""

    position: int
    commitment: str
    cut_at: int
    order: list[CardName] | None
    secret: str | None


class Shuffles(Answer):
    """The last shuffles of a table, in order."""

    shoes: list[Shuffle]


class Ended(Answer):
    """Where a log ends."""

    table: str
    entries: int
    hash: str


class Inspected(Answer):
    """The tables one may inspect."""

    tables: list[Ended]


class Moved(Answer):
    """A posting."""

    account: str
    amount: Amount


class FullEntry(Answer):
    """An entry with who asked, by which command, what moved, and the hashes."""

    position: int
    time: int
    names: Names
    event: AnEvent | None
    actor: str
    command: str
    postings: list[Moved]
    previous: str
    hash: str


class FullLog(Answer):
    """A page of a log as the regulator sees it."""

    table: str
    entries: list[FullEntry]
    next: int
    head: int


class Chain(Answer):
    """Whether every link of a log holds."""

    table: str
    entries: int
    hash: str
    sound: bool
    fault: str


class Notices(Answer):
    """Notices given and withdrawn."""

    table: str
    entries: list[AnEntry]


class Step(Answer):
    """One decision of a dispute."""

    instance: str
    by: str
    words: str


class Dispute(Answer):
    """A dispute and what became of it."""

    dispute: int
    by: str
    round: int
    words: str
    decisions: list[Step]
    answer: str | None
    told_of_complaint: bool


class Disputes(Answer):
    """Disputes of a table."""

    table: str
    disputes: list[Dispute]
    names: Names


class Complaints(Answer):
    """Disputes whose person was told of the right to complain."""

    table: str
    complaints: list[Dispute]
    names: Names


class RoleGrant(Answer):
    """A role given or taken back: to whom, by whom, and where it holds."""

    position: int
    time: int
    did: str
    account: str
    role: str
    by: str
    scope: dict[str, str | None]


class RoleGrants(Answer):
    """Who was given or lost which role; `next` is the position to go on after, `names` those of the accounts."""

    entries: list[RoleGrant]
    next: int
    names: dict[str, str]


class Health(Answer):
    """A server that takes requests; `closed` are the tables whose logs do not hold."""

    status: Literal["ok"]
    version: str
    tables: int
    closed: list[str]

"""What is answered about streams and tournaments, described for the OpenAPI document; pictures differ by the kind of stream."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from pitboss.house.service.http.answers import Answer, Names
from pitboss.house.service.http.bodies import Amount

Json = dict[str, Any]


class StreamLooked(Answer):
    """A stream as one may see it."""

    table: str = Field(description="the whole name of the stream")
    position: int
    picture: Json = Field(description="sections, as the kind of stream has them")
    names: Names


class StreamEntry(Answer):
    """An entry of a stream as one may know it."""

    position: int
    time: int
    names: Names
    event: Json


class StreamLog(Answer):
    """A page of a stream's log."""

    table: str
    entries: list[StreamEntry]
    next: int
    head: int


class Moved(Answer):
    """A posting."""

    account: str
    amount: Amount


class FullEntry(Answer):
    """An entry with everything but what is still secret."""

    position: int
    time: int
    names: Names
    event: Json | None
    actor: str
    command: str
    postings: list[Moved]
    previous: str
    hash: str


class FullStreamLog(Answer):
    """A page of a stream's log for the regulator's people."""

    table: str
    entries: list[FullEntry]
    next: int
    head: int


class StreamEnd(Answer):
    """Where a stream ends."""

    table: str
    entries: int
    hash: str


class StreamsInspected(Answer):
    """The streams that one may inspect."""

    streams: list[StreamEnd]


class StreamChain(Answer):
    """Whether every link of a chain holds."""

    table: str
    entries: int
    hash: str
    sound: bool
    fault: str


class TournamentRow(Answer):
    """A tournament in the list."""

    id: str
    stream: str
    name: str
    game: str
    game_name: str
    document: str
    standing: str
    starts: int
    fee: Amount
    entered: int
    least: int
    most: int
    stage: str
    pool: Amount


class Tournaments(Answer):
    """Every tournament."""

    tournaments: list[TournamentRow]


class VersionRow(Answer):
    """A version of conditions, and which steps were taken for it."""

    version: int
    at: int
    by: str
    steps: dict[str, bool]


class Versions(Answer):
    """Every version."""

    versions: list[VersionRow]


class MatterStated(Answer):
    """A matter that the document lists, and what the conditions say on it; null where there is no such thing."""

    matter: str
    says: str
    required: str
    rule: str
    stated: str | None


class Lacking(Answer):
    """Something that keeps conditions from being published."""

    matter: str
    said: str
    rule: str
    where: str = ""


class CheckedPaper(Answer):
    """Conditions held against their document, with the page they make."""

    name: str
    game: str
    matters: list[MatterStated]
    lacking: list[Lacking]
    page: str


class Version(CheckedPaper):
    """A version in the form of a file, with what it states and lacks and the page it makes."""

    version: int
    paper: Json


class Change(Answer):
    """What a matter said before and says now."""

    matter: str
    before: str | None
    after: str | None
    rule: str


class Changes(Answer):
    """What two versions say differently."""

    changes: list[Change]


class Scrutinised(Answer):
    """Everything that the regulator's people want to see of a tournament."""

    streams: list[Json]
    ledger: dict[str, Amount]
    chips: list[Json]
    gates: list[Json]
    ballots: list[Json]
    mixed: list[Json]
    decisions: list[Json]
    departures: list[Json]
    disputes: list[Json]
    undone: list[Json]
    names: Names

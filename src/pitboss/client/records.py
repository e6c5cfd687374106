"""What the server says, as plain records; pictures, events and rows of the lobby stay the JSON objects that they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wallet:
    """Money at hand, and chips at each table."""

    cash: str
    tables: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Chips:
    """Money at hand and chips at a table after a buy-in or a cash-out."""

    cash: str
    chips: str


@dataclass(frozen=True, slots=True)
class Me:
    """The account of a session."""

    account: str
    name: str
    kind: str
    administrator: bool
    wallet: Wallet
    roles: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Session:
    """One session of an account, `this` being the one that asks."""

    session: str
    opened_at: int
    seen_at: int
    until: int
    this: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as one may know it, with its position in the table's log."""

    table: str
    position: int
    time: int
    event: Json
    names: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a log: `next` is what to ask for `after` next time, `head` where the log ends."""

    entries: tuple[Entry, ...]
    next: int
    head: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a command: its first position and the number of its events, `now` or `before`."""

    table: str
    id: str
    first: int
    count: int
    outcome: str


def wallet_in(value: Json) -> Wallet:
    """The wallet of an answer."""
    return Wallet(value["cash"], value["tables"])


def me_in(value: Json) -> Me:
    """The account of an answer."""
    wallet = wallet_in(value["wallet"])
    return Me(value["account"], value["name"], value["kind"], value["administrator"], wallet, tuple(value["roles"]))


def session_in(value: Json) -> Session:
    """A session of an answer."""
    return Session(value["session"], value["opened_at"], value["seen_at"], value["until"], value["this"])


def entry_in(table: str, value: Json) -> Entry:
    """An entry of a log or a message."""
    return Entry(table, value["position"], value["time"], value["event"], value["names"])


def page_in(value: Json) -> Page:
    """A page of an answer."""
    return Page(tuple(entry_in(value["table"], each) for each in value["entries"]), value["next"], value["head"])


def answer_in(value: Json) -> Answer:
    """What became of a command, from an answer or a message."""
    return Answer(value["table"], value["id"], value["first"], value["count"], value["outcome"])

"""Read a day from a parsed mapping. Whatever cannot be read is `Malformed`, with its path and what would be accepted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.clock import clock, seconds_of
from pitboss.floor.commands import Command
from pitboss.floor.dayfile.records import DayFile, Entry
from pitboss.floor.dayfile.values import kebab, read_record, read_value
from pitboss.floor.decide import JUDGES
from pitboss.floor.game import Purpose
from pitboss.law.refusal import listed, nearest
from pitboss.play.commands import DrawCard
from pitboss.play.roundfile.field import Field, found
from pitboss.terms.powers import Role

FIELDS = ("game", "options", "side-bets", "purpose", "face-down-approved-by", "naturals-deferred-by", "people", "requests")
OF_ENTRY = ("at", "by", "do", "deal", "refused")
COMMANDS: Mapping[str, type[Any]] = {kebab(command.__name__): command for command in JUDGES}
"""Every command of the floor by the name that files use."""


def read_day(value: object) -> DayFile:
    """The day that a parsed mapping describes."""
    top = Field(value, "", "")
    parts = top.mapping(FIELDS, required=("game", "people", "requests"))
    return DayFile(
        game=parts["game"].text("the id of a game, such as vic-blackjack"),
        options=_settings(parts.get("options")),
        side_bets=_side_bets(parts.get("side-bets")),
        purpose=read_value(Purpose, parts["purpose"], "purpose") if "purpose" in parts else Purpose.HOUSE,
        face_down_approved_by=_role(parts.get("face-down-approved-by")),
        naturals_deferred_by=_role(parts.get("naturals-deferred-by")),
        people={
            name: read_value(tuple[Role, ...], entry, name) for name, entry in parts["people"].entries("people and their roles").items()
        },
        entries=_entries(parts["requests"]),
    )


def _role(field: Field | None) -> Role | None:
    return None if field is None else read_value(Role, field, "role")


def _settings(field: Field | None) -> Mapping[str, str]:
    if field is None or field.absent():
        return {}
    return {name: entry.setting() for name, entry in field.entries("a mapping of options, such as {decks: 6}").items()}


def _side_bets(field: Field | None) -> Mapping[str, Mapping[str, str]]:
    if field is None or field.absent():
        return {}
    return {name: _settings(entry) for name, entry in field.entries("side bets and their settings, such as {perfect-pairs: {}}").items()}


def _entries(field: Field) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for each in field.items("a list of requests, such as [{at: 20:00, by: dora, do: open-table}]"):
        entries.append(_entry(each, entries[-1].at if entries else None))
    if not entries:
        raise field.fault("an empty list asks nothing")
    return tuple(entries)


def _entry(field: Field, before: int | None) -> Entry:
    parts = field.entries("a request: a mapping with by and do")
    if "by" not in parts:
        raise field.fault("by is missing: somebody asks")
    if ("do" in parts) == ("deal" in parts):
        raise field.fault("a request has either do or deal")
    by = parts["by"].name()
    verb = "deal" if "deal" in parts else parts["do"].text("the name of a command, such as place-wager")
    commands = _cards(parts) if "deal" in parts else (_command(field, parts, verb, by),)
    refused = parts["refused"].text("the rule that refuses it, such as VIC-2003-01 17.7") if "refused" in parts else ""
    return Entry(field.path, by, _time(parts.get("at"), before, field), verb, commands, refused)


def _cards(parts: Mapping[str, Field]) -> tuple[Command, ...]:
    for name, entry in parts.items():
        if name not in OF_ENTRY:
            raise entry.fault("deal has no other fields than cards")
    cards = read_value(tuple[Card, ...], parts["deal"], "deal")
    if not cards:
        raise parts["deal"].fault("no card is written here")
    return tuple(map(DrawCard, cards))


def _command(field: Field, parts: Mapping[str, Field], verb: str, by: str) -> Command:
    command = COMMANDS.get(verb)
    if command is None:
        hint = nearest(verb, COMMANDS) or f"; the commands are {listed(sorted(COMMANDS))}"
        raise parts["do"].fault(f"there is no command {found(verb)}{hint}")
    rest = {name.removeprefix("its-"): entry.value for name, entry in parts.items() if name not in OF_ENTRY}
    return read_record(command, Field(rest, field.path, field.of), {"player": by})  # type: ignore[no-any-return]


def _time(field: Field | None, before: int | None, entry: Field) -> int:
    if field is None:
        if before is None:
            raise entry.fault('at is missing: the first request says when, as in "20:00"')
        return before
    at = seconds_of(field.value) if isinstance(field.value, str) else None
    if at is None:
        raise field.fault(f'{found(field.value)} is not a time, such as "20:00" or "20:00:30"')
    if before is not None and at < before:
        raise field.fault(f"{field.value} is before {clock(before)}: after midnight write 24:10, 25:00 and on")
    return at

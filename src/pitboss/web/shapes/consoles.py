"""The shape of what consoles ask: the orders that staff may give at a table, and what would come of one."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

Json = dict[str, Any]


class OrderField(TypedDict):
    """What an order has to be told: its shape is what kind of answer it takes, `usual` the choice that is meant where none is made."""

    name: str
    shape: str
    needed: bool
    choices: list[str]
    usual: str


class StaffOrder(TypedDict):
    """An order of the staff's, the powers that it uses, and what it has to be told."""

    do: str
    group: str
    powers: list[str]
    fields: list[OrderField]


class AccidentKind(TypedDict):
    """Something that can go wrong; where the book has no answer, why it cannot be reported."""

    kind: str
    answered: bool
    why: str
    rule: str
    fields: list[OrderField]


class Console(TypedDict):
    """What the staff of a table work with; `questions` are the terms that orders are about, in words."""

    table: str
    name: str
    game: str
    dealt_by: str
    held: list[str]
    orders: list[StaffOrder]
    accidents: list[AccidentKind]
    questions: dict[str, str]
    recordable: list[str]


class DeskAt(TypedDict):
    """A table at which somebody holds a role."""

    table: str
    name: str
    game_name: str
    jurisdiction: str
    dealt_by: str
    standing: str
    held: list[str]
    inspects: bool
    on_duty: bool


class Desks(TypedDict):
    """Every table at which somebody may come on duty, whether he or she may grant roles, and every role that there is."""

    desks: list[DeskAt]
    grants: bool
    roles: list[str]


class GuidedStep(TypedDict):
    """One thing that would follow, with its rules."""

    said: str
    rules: list[str]


class Preparation(TypedDict):
    """A notice that an order takes first, as the command that gives it; null where somebody else has to."""

    says: str
    command: Json | None


class Consideration(TypedDict):
    """What the table would make of an order that is not given yet."""

    may: bool
    code: str
    why: str
    rule: str
    steps: list[GuidedStep]
    first: list[Preparation]

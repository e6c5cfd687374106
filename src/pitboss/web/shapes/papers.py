"""The shape of what the builder of conditions asks: the list of a document with what a draft says on it, and what changed."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

Json = dict[str, Any]


class PaperGame(TypedDict):
    """A game whose book has rules for tournaments; `sevens` are the fields of its Magnificent Sevens Tournament, if it has one."""

    game: str
    name: str
    jurisdiction: str
    document: str
    sevens: list[int]


class PaperGames(TypedDict):
    """Every such game."""

    games: list[PaperGame]


class PaperField(TypedDict):
    """One thing that the form asks for, by its path in the file; `shape` is how it is asked."""

    path: str
    shape: str
    choices: list[str]


class PaperMatter(TypedDict):
    """A matter that the document wants stated; `said` is null where the tournament has no such thing, empty where it is lacking."""

    matter: str
    required: str
    rule: str
    said: str | None
    words: str
    fields: list[PaperField]


class PaperHead(TypedDict):
    """A head of the document's list."""

    rule: str
    matters: list[PaperMatter]


class PaperFinding(TypedDict):
    """Something that keeps a draft from being published, with its rule."""

    matter: str
    said: str
    rule: str


class PaperStep(TypedDict):
    """What the document wants done with conditions before there may be entries or play."""

    step: str
    deadline: str
    gloss: str
    rule: str


class PaperStage(TypedDict):
    """What a stage comes to for a field of so many."""

    name: str
    length: str
    players: int
    tables: int
    onward: int
    seats: int


class PaperChecked(TypedDict):
    """A draft held against the document: the list, what is lacking, the steps, and the structure for the smallest and largest field."""

    game: str
    game_name: str
    jurisdiction: str
    document: str
    heads: list[PaperHead]
    play: list[PaperField]
    findings: list[PaperFinding]
    steps: list[PaperStep]
    fewest: list[PaperStage]
    most: list[PaperStage]


class PaperPlain(TypedDict):
    """A plain paper that lacks nothing, to begin with."""

    paper: Json


class PaperChange(TypedDict):
    """What a matter said before and says now."""

    matter: str
    before: str | None
    after: str | None
    rule: str


class PaperDifference(TypedDict):
    """Every matter on which two versions differ."""

    changes: list[PaperChange]

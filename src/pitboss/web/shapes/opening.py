"""The shapes of what one chooses a table by, and opens one of one's own with."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class Trait(TypedDict):
    """What somebody who knows another table should know of this one; `unlike` names the game whose book this one's parts from there."""

    said: str
    term: str
    rules: list[str]
    unlike: str


class Traits(TypedDict):
    """The traits of every table by its id."""

    tables: dict[str, list[Trait]]


class OptionValue(TypedDict):
    """A value that may be elected, and what it means where the word alone does not say so."""

    value: str
    gloss: str


class TableOption(TypedDict):
    """What a house may elect: the question, the rule that gives the choice, and the values; `open` takes others too."""

    option: str
    question: str
    rule: str
    default: str
    values: list[OptionValue]
    kind: Literal["listed", "open"]


class SideBetOffer(TypedDict):
    """A side bet that may be offered with the game, and its own options."""

    bet: str
    name: str
    document: str
    options: list[TableOption]


class Opening(TypedDict):
    """Everything that a table of a game is opened with."""

    game: str
    name: str
    document: str
    jurisdiction: str
    kind: str
    fewest_boxes: int
    most_boxes: int
    most_bots: int
    options: list[TableOption]
    side_bets: list[SideBetOffer]

"""The answers about rules, described for the OpenAPI document."""

from __future__ import annotations

from pydantic import Field

from pitboss.house.service.http.answers import Answer, Value


class GameRow(Answer):
    """A game that there is a book of."""

    id: str
    name: str
    family: str
    jurisdiction: str
    documents: list[str]
    over: str | None
    begins: str | None = Field(alias="from")
    until: str | None
    offered_with: list[str]


class Games(Answer):
    """Every game."""

    games: list[GameRow]


class TermInForce(Answer):
    """A term with its answer and where it is written."""

    term: str
    question: str
    chapter: str
    value: Value
    struck_out: bool
    document: str
    rule: str
    also: list[str]
    reading: str | None
    read_back: str | None
    note: str | None


class Election(Answer):
    """What the house may elect."""

    default: Value
    values: list[Value]
    open: bool


class RuleBook(Answer):
    """A game's rules at a moment."""

    game: str
    name: str
    on: str | None
    over: str | None
    side_bets: list[str]
    terms: list[TermInForce]
    options: dict[str, Election]
    side_bet_options: dict[str, dict[str, Election]]


class StackStep(Answer):
    """One answer in the stack of books."""

    book: str
    document: str
    rule: str
    also: list[str]
    says: list[Value] | None
    prevails_by: str | None


class Reason(Answer):
    """Why a term is answered as it is: the answer that prevails first."""

    game: str
    term: str
    question: str
    value: Value
    steps: list[StackStep]
    reading: str | None

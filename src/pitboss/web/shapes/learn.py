"""The shapes of learning: what each play is worth at a training table, what one's own plays cost, and questions on the rules."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from pitboss.web.shapes.odds import MoveWorth


class HandAdvice(TypedDict):
    """What is to be decided at one box: everything lawful with its value in units of the wager, the best first."""

    box: int
    kind: Literal["hand", "surrender", "insurance"]
    cards: list[str]
    dealer: str
    stake: str
    moves: list[MoveWorth]
    basis: list[str]


class Advice(TypedDict):
    """Everything that is for you to decide now, and by what it is judged."""

    table: str
    by: Literal["chart", "cards"]
    position: int
    hands: list[HandAdvice]


class Mistake(TypedDict):
    """A play that gave something up: what was better, and how much of the wager it cost on average.

    Judged by the chart, `right_by_cards` says whether it was the best play of the shoe as it lay; otherwise it says what `short` says.
    """

    position: int
    time: int
    round: int
    box: int
    cards: list[str]
    dealer: str
    did: str
    best: str
    stake: str
    short: float
    cost: str
    rule: str
    right_by_cards: bool


class Mistakes(TypedDict):
    """What somebody decided at a training table, and what that cost on average in money, the dearest first; `last` is the latest
    decision, right or not."""

    table: str
    by: Literal["chart", "cards"]
    after: int
    upto: int
    decisions: int
    right: int
    staked: str
    cost: str
    last: Mistake | None
    mistakes: list[Mistake]


class QuizChoice(TypedDict):
    """An answer to choose."""

    value: str
    says: str


class QuizQuestion(TypedDict):
    """A question on a rule with its answers, the right one and the rule that gives it."""

    term: str
    question: str
    chapter: str
    choices: list[QuizChoice]
    answer: str
    rules: list[str]


class Quiz(TypedDict):
    """Questions on the rules of a game."""

    game: str
    name: str
    questions: list[QuizQuestion]

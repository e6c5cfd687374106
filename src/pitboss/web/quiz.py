"""Questions on the rules: what this book answers, among what it could have answered, taken from the terms themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pitboss.floor.game import Game
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term
from pitboss.law.values import Said, Word, shown
from pitboss.web.shapes.learn import QuizChoice, QuizQuestion

OF_PLAY = (
    Chapter.PACK, Chapter.INSURANCE, Chapter.NATURALS, Chapter.PLAYER, Chapter.DOUBLE,
    Chapter.SPLIT, Chapter.SURRENDER, Chapter.DEALER, Chapter.SETTLEMENT,
)  # fmt: skip
MOST_CHOICES = 4
NOTHING = QuizChoice(value="", says="The book says nothing of it.")


def irregularities(game: Game) -> Iterator[QuizQuestion]:
    """What the book has done about when something goes wrong."""
    for term in game.rules.law:
        value = game.get(term)
        if term.chapter is Chapter.IRREGULARITIES and isinstance(value, Word) and value.gloss:
            others = [word for word in type(value) if word is not value and word.gloss]
            if others:
                yield _question(game.rules, term, _choice(value), [_choice(word) for word in others])


def peculiarities(game: Game, usual: Game, others: Iterable[Game]) -> Iterator[QuizQuestion]:
    """Where the play of a game parts from the usual one; the wrong answers are what other books say."""
    elsewhere = tuple(others)
    for term in game.rules.law:
        value = game.get(term)
        if term.chapter not in OF_PLAY or value is None or value == usual.get(term):
            continue
        right = _choice(value)
        wrong = {choice["says"]: choice for each in (usual, *elsewhere) if (choice := _choice(each.get(term)))["says"] != right["says"]}
        if wrong and len(right["says"]) <= 120:
            yield _question(game.rules, term, right, list(wrong.values()))


def _question(rules: Rules, term: Term[Any], right: QuizChoice, wrong: list[QuizChoice]) -> QuizQuestion:
    """The right answer among the others, where its name puts it: no place tells it."""
    _, _, line = term.name.partition("/")
    choices = sorted([right, *wrong[: MOST_CHOICES - 1]], key=lambda each: (not each["value"], each["says"]))
    return {
        "term": term.name,
        "question": f"{term.question} ({line.replace('-', ' ').replace('/', ', ')})" if line else term.question,
        "chapter": term.chapter.value,
        "choices": choices,
        "answer": right["value"],
        "rules": list(rules.why(term).citations),
    }


def _choice(value: Any) -> QuizChoice:
    if value is None:
        return NOTHING
    says = value.gloss if isinstance(value, Word | Said) and value.gloss else shown(value)
    return {"value": str(value), "says": says[:1].upper() + says[1:]}

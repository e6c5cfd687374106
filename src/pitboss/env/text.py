"""The table in words: what happened, each step with its rules, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.cards.card import in_signs
from pitboss.env.course import Course
from pitboss.play.awaited import hand_words
from pitboss.play.telling import Sentence, tell

WIDTH = 66
"""Of a sentence; its rules stand to the right of it."""


def table_in_words(name: str, course: Course, asked: str) -> str:
    """A game of hands."""
    state = course.state
    lying = []
    if state.dealer:
        lying.append(f"  dealer: {in_signs(state.dealer)} = {state.dealer_total}")
    lying += [f"  {hand_words(state, place)}" for place in range(len(state.hands))] if state.hands and state.hands[0].cards else []
    return _page(name, [tell(each) for each in course.told], lying, asked)


def com_bo_in_words(name: str, told: Sequence[Sentence], asked: str) -> str:
    """A game of Com-Bo."""
    return _page(name, told, [], asked)


def _page(name: str, told: Sequence[Sentence], lying: Sequence[str], asked: str) -> str:
    steps = [f"{number:3}  {each.said:{WIDTH}}  {'; '.join(each.rules)}".rstrip() for number, each in enumerate(told, 1)]
    return "\n".join([name, *steps, *lying, asked, ""])

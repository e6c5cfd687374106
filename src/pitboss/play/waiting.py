"""What a round awaits, in the words of its own game: even money is spoken of only where the book has it."""

from __future__ import annotations

from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table


def awaits_words(table: Table, state: Round) -> str:
    """Whose command comes next, as a sentence has it."""
    if state.awaits is Awaits.INSURANCE and table.naturals.even_money is None:
        return "insurance, then the end of insurance"
    return state.awaits.value

"""What a question about counting is about: the rules, the pack and the system."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pitboss.cli.answers import asked, dated, elected, in_json, written
from pitboss.cli.drafting import draft_called
from pitboss.cli.gaming_table import beside, game_called
from pitboss.cli.simulate.counting import tags_written
from pitboss.count.composition import Counted
from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.shoe_text import pack_of
from pitboss.sim.tags import NOTHING
from pitboss.terms.pack import DECKS


@dataclass(frozen=True)
class Kit:
    """The rules with their elections, the side bets beside them, and the system kept over the pack."""

    rules: Rules
    beside: dict[str, Rules]
    counted: Counted

    def about(self) -> dict[str, Any]:
        """The head of an answer in JSON."""
        chosen = {DECKS.name: self.rules[DECKS]} | {term.name: in_json(value) for term, value in self.rules.elected.items()}
        head = {"game": self.rules.book.id, "name": self.rules.book.name, "options": chosen} | dated(self.rules.law)
        return head if self.counted.tags is NOTHING else head | {"system": self.counted.tags.name, "count": self.kind}

    @property
    def kind(self) -> str:
        """Whether the count is divided by the decks left."""
        return "running" if self.counted.running else "true"

    def title(self) -> str:
        """The game and its pack in a line."""
        return f"{self.rules.book.name} ({self.rules.book.id}), {self.rules[DECKS]} decks"


@dataclass(frozen=True, slots=True)
class Words:
    """A game as it is named: its elections, the moment, and the draft it is asked about under."""

    game: str
    settings: list[str]
    on: str | None
    draft: str | None


def opened(words: Words, system: str | None) -> Kit:
    """Understand the words; a system whose tags begin below nought is kept as a running count, as the simulator keeps it."""
    book = game_called(words.game)
    if book.family is not Family.BLACKJACK:
        raise Malformed("game", f"{book.name} leaves nothing to decide by a count: name a game with hands to play, such as vic-blackjack")
    law = asked(book, words.on, draft_called(words.draft))
    rules = elected(law, words.settings)
    tags = NOTHING if system is None else tags_written(system, "--system")
    if system is not None and tags.counts_nothing:
        raise Malformed("count", f"--system {system[:40]} counts nothing: give at least one card a tag")
    return Kit(rules, beside(law, written(words.settings)), Counted(tags, pack_of(rules), running=bool(tags.first or tags.first_a_deck)))

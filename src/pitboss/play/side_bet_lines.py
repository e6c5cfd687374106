"""The lines of a side bet: which one the cards make and what it pays. The round, the odds, the simulator and the felt all ask here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pitboss.cards.card import CARDS, Card
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import ByDecks, ByTable, Odds, Prizes
from pitboss.play.honoured import NotPlayed
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_PAYTABLE
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRY_VERSION
from pitboss.terms.pandemonium import PANDEMONIUM_LINES, PANDEMONIUM_POSSIBILITIES, PANDEMONIUM_PRIZES, PANDEMONIUM_TABLE
from pitboss.terms.patterns import Pattern
from pitboss.terms.side_bets import (
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_LOSES,
    SIDE_BET_PAYS,
    SIDE_BET_WINS_WITH,
    ByAnswer,
    JudgedOn,
)

TABLE_IN_USE: tuple[Term[int], ...] = (MAGNIFICENT_SEVENS_VERSION, LUCKY_LUCKY_PAYTABLE, PANDEMONIUM_TABLE)
"""How the books ask which of several printed pay tables is in use."""


@dataclass(frozen=True)
class Line:
    """A line of a pay table: its name, the cards that make it, its odds, and the terms that give it, the pay table's own first."""

    name: str
    hand: Pattern | None
    odds: Odds
    terms: tuple[Term[Any], ...]


@dataclass(frozen=True)
class Lines:
    """The pay table of a side bet at a table: which cards can win, which lose at once, and its lines, the highest first."""

    judged_on: JudgedOn
    wins_with: Pattern | None
    loses: tuple[tuple[Pattern, Term[Any]], ...]
    lines: tuple[Line, ...]

    @property
    def size(self) -> int:
        """On how many cards the bet is decided, where all of them come."""
        return 2 if self.judged_on is JudgedOn.FIRST_2 else 3

    @cached_property
    def patterns(self) -> tuple[Pattern, ...]:
        """Everything that the bet looks for in the cards."""
        hands = (line.hand for line in self.lines if line.hand)
        return tuple(each for each in (self.wins_with, *(pattern for pattern, _ in self.loses), *hands) if each)

    def place(self, cards: Sequence[Card]) -> int | None:
        """The place of the line that these cards are paid by, or None where they lose."""
        if (self.wins_with and not self.wins_with.fits(cards)) or self.lost(cards):
            return None
        return next((place for place, line in enumerate(self.lines) if line.hand is None or line.hand.fits(cards)), None)

    def fitting(self, cards: Sequence[Card]) -> Line | None:
        """The line that these cards are paid by."""
        place = self.place(cards)
        return None if place is None else self.lines[place]

    def lost(self, cards: Sequence[Card]) -> Term[Any] | None:
        """The term by which the cards lose as soon as they lie there."""
        return next((term for pattern, term in self.loses if pattern.fits(cards)), None)

    def can_still_win(self, cards: Sequence[Card]) -> bool:
        """Whether any card to come, or none, makes a line of these."""
        return self.place(cards) is not None or any(self.place((*cards, another)) is not None for another in CARDS.values())


def lines_of(rules: Rules, decks: int) -> Lines:
    """The pay table of a side bet, with so many decks and by the printed table in use."""
    found = []
    in_use = next((rules[term] for term in TABLE_IN_USE if term in rules.law), 0)
    for term in rules.law:
        table, _, name = (SIDE_BET_PAYS.key(term) or "").rpartition("/")
        pays = rules[term] if name and table in ("", str(in_use)) else None
        if isinstance(pays, ByDecks) and decks not in dict(pays.columns):
            raise NotPlayed(rules, term, f"its pay table has no column for {decks} decks")
        odds = pays and _in_play(pays, decks, in_use)
        if odds:
            hand = SIDE_BET_HANDS[name]
            given = (term, *((hand,) if hand in rules.law else (SIDE_BET_WINS_WITH,)))
            found.append(Line(name, _pattern(rules, hand), odds, given))
    return Lines(
        judged_on=rules[SIDE_BET_JUDGED_ON],
        wins_with=rules.get(SIDE_BET_WINS_WITH),
        loses=tuple((rules[term], term) for term in rules.law if SIDE_BET_LOSES.key(term)),
        lines=tuple(sorted(found, key=lambda line: -line.odds.times)),
    )


def _pattern(rules: Rules, hand: Term[Any]) -> Pattern | None:
    value = rules.get(hand)
    return value[rules[value.asks]] if isinstance(value, ByAnswer) else value


def _in_play(pays: Odds | ByDecks | ByTable, decks: int, table: int) -> Odds | None:
    """What a line pays here; None where it is not available with so many decks."""
    match pays:
        case ByDecks():
            return pays[decks]
        case ByTable():
            return pays[table]
        case Odds():
            return pays


def earns_entries(rules: Rules) -> bool:
    """Whether an entry to a tournament comes with three sevens of one suit, in the version in play."""
    version = rules.get(MAGNIFICENT_SEVENS_VERSION)
    return version is not None and version in (rules.get(M7_ENTRY_VERSION) or ())


def prizes(rules: Rules) -> list[tuple[str, Prizes]]:
    """The lines of the prize table in use with their rules, in table order."""
    table = rules[PANDEMONIUM_TABLE]
    lines = [(term, key) for term in rules.law if (key := PANDEMONIUM_PRIZES.key(term)) and key.startswith(f"{table}/")]
    found = [(rules.law[term].citation, rules[term]) for term, _ in sorted(lines, key=lambda line: int(line[1].split("/")[1]))]
    assert len(found) == rules[PANDEMONIUM_LINES[table]], "every line of the table in use"
    assert sum(line.possibilities for _, line in found) == rules[PANDEMONIUM_POSSIBILITIES[table]], "every possibility of the table"
    return found

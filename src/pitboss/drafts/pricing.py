"""What a draft is worth to the player: each clause alone, all together, and which cells of the chart change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pitboss.drafts.draft import DraftClause, DraftRules
from pitboss.drafts.finding import Kind
from pitboss.drafts.honouring import beside, refusals
from pitboss.drafts.opening import elected_below, law_below, rules_under
from pitboss.drafts.usable import conflicts
from pitboss.law.book import Family
from pitboss.law.library import Library
from pitboss.law.moment import Moment
from pitboss.law.rules import Rules, options
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.odds.analysis import analyse
from pitboss.odds.price.appraisal import Incoherent, Values
from pitboss.odds.price.worth import appraiser
from pitboss.odds.records import Analysis, Strategy

MAIN = "main"


@dataclass(frozen=True)
class Worth:
    """What rules are worth, bet by bet; why they have no price where they have none."""

    values: Values
    refused: str = ""

    @property
    def edge(self) -> float | None:
        """The house edge on the opening wager, or on the one bet there is."""
        if self.refused or not self.values:
            return None
        return -float(self.values.get(MAIN, next(iter(self.values.values()))))


@dataclass(frozen=True)
class Changed:
    """One cell of the chart that is played otherwise."""

    hand: str
    dealer: str
    before: str
    after: str


@dataclass(frozen=True)
class Effect:
    """What one thing does: whose doing it is, in words, and the worth with it alone."""

    rule: str
    says: str
    worth: Worth


class Pricing:
    """A draft at a moment against what stands then; what is asked for is worked out when it is asked for."""

    def __init__(self, draft: DraftRules, library: Library, moment: Moment) -> None:
        self.draft, self.library, self.moment = draft, library, moment
        self._appraiser = appraiser()

    @cached_property
    def below(self) -> Rules:
        """What stands without the draft, with those of its elections that are lawful there."""
        return elected_below(self.draft, law_below(self.draft, self.library, self.moment))

    @cached_property
    def under(self) -> Rules:
        """What would stand."""
        return self._with(*self.draft.clauses)

    @cached_property
    def before(self) -> Worth:
        """What stands is worth this."""
        return self.worth(self.below)

    @cached_property
    def after(self) -> Worth:
        """All of the draft together is worth this; a draft that contradicts itself is worth nothing in particular."""
        clash = next(conflicts(self.draft), None)
        if clash:
            return Worth({}, f"rule {clash[0].rule} and rule {clash[1].rule} cannot both stand")
        return self.worth(self.under)

    def clauses(self) -> Iterator[Effect]:
        """Each clause alone."""
        single = len(self.draft.clauses) == 1
        for clause in self.draft.clauses:
            yield Effect(clause.rule, clause.says, self.after if single else self.worth(self._with(clause)))

    def electing(self) -> Effect | None:
        """What the elections alone do to the book below, where there are any."""
        if not self.draft.elect:
            return None
        plain = Rules(self.below.law, {})
        said = ", ".join(f"{name}={value}" for name, value in self.draft.elect)
        return Effect("", said, self.worth(plain))

    def side_bets(self) -> dict[str, Worth]:
        """The side bets that the draft brings."""
        return {name: self.worth(rules) for name, rules in beside(self.under).items()}

    def by(self, term: Term[Any]) -> Iterator[tuple[Any, Worth, Worth]]:
        """What stands and what would stand with each value of an option of both."""
        ours, theirs = options(self.under.law).get(term.name), options(self.below.law).get(term.name)
        for value in ours.values if ours else ():
            now = Worth({}, "not left open below")
            if theirs and value in theirs.values:
                now = self.worth(Rules(self.below.law, {**self.below.elected, term: value}))
            yield value, now, self.worth(Rules(self.under.law, {**self.under.elected, term: value}))

    def worth(self, rules: Rules) -> Worth:
        """What rules are worth, or why they have no price."""
        refused = next((each for each in refusals(rules) if each.kind is not Kind.NOT_SIMULATED), None)  # a price is worked out exactly
        if refused is not None:
            return Worth({}, refused.says)
        try:
            return Worth(self._appraiser.values(rules))
        except Incoherent as fault:
            return Worth({}, fault.sentence)

    def analysed(self, rules: Rules) -> Analysis | None:
        """The whole analysis of a game of hands; none of what cannot be analysed."""
        if rules.book.family is not Family.BLACKJACK or self.worth(rules).refused:
            return None
        return analyse(rules)

    def _with(self, *clauses: DraftClause) -> Rules:
        return rules_under(self.draft.only(*clauses), self.library, self.moment)


def changed_cells(before: Strategy, after: Strategy) -> tuple[Changed, ...]:
    """Every hand and dealer's card that basic strategy plays otherwise, rows that only one of them has among them."""
    rows = dict.fromkeys([*map(str, before.rows), *map(str, after.rows)])
    old, new = _told(before), _told(after)
    cells = ((row, column) for row in rows for column in dict.fromkeys([*before.columns, *after.columns]))
    return tuple(
        Changed(row, column, old.get((row, column), "–"), new.get((row, column), "–"))
        for row, column in cells
        if old.get((row, column)) != new.get((row, column))
    )


def _told(strategy: Strategy) -> Mapping[tuple[str, str], str]:
    return {
        (str(row), column): " else ".join(dict.fromkeys(map(str, (strategy[row, column].first, strategy[row, column].otherwise))))
        for row in strategy.rows
        for column in strategy.columns
    }


__all__ = ["Pricing", "changed_cells", "shown"]

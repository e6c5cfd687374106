"""Terms that a document does not allow, or that do not go together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.law.refusal import listed
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.promotion.paper.terms import Presence, Terms
from pitboss.promotion.paper.when import When, seconds
from pitboss.terms.promotions import (
    CASH_ALTERNATIVE,
    CASH_ALTERNATIVE_NOT_FOR,
    NOTIFY_WINNER_BY,
    NOTIFY_WINNER_WHEN,
    PROMOTION_TERMS,
    TERMS_LIST,
)

Fault = tuple[str, str, str]


def rule_of(rules: Rules, *terms: Term[Any]) -> str:
    """The rule behind the first of these terms that the book answers; at the last, the list of what terms must state."""
    for term in (*terms, TERMS_LIST):
        if rules.get(term) is not None:
            return rules.why(term).citation
    return rules.book.text.document.key


def faults(rules: Rules, terms: Terms) -> Iterator[Fault]:
    """Every term that may not stand, with its matter and rule."""
    yield from _times(rules, terms)
    yield from _alternatives(rules, terms)
    yield from _means(rules, terms)
    yield from _numbers(rules, terms)


def _times(rules: Rules, terms: Terms) -> Iterator[Fault]:
    course, matters = terms.course, PROMOTION_TERMS
    named: tuple[tuple[str, When, Term[Any]], ...] = (
        ("the beginning", course.begins, matters["time-of-promotion"]),
        ("the closing of entries", terms.entering.closes, matters["closing-time"]),
        ("the draw", course.draw, matters["time-of-promotion"]),
        ("the award", terms.award.when, matters["time-of-award"]),
    )
    before: tuple[str, int] | None = None
    for name, when, term in named:
        at = seconds(when, rules.book.jurisdiction)
        if at is None:
            if when.stated:
                yield name, f"{when} is no time of {rules.book.jurisdiction.city}: write 2026-12-31 and 20:00", rule_of(rules, term)
            continue
        if before is not None and at < before[1]:
            yield name, f"{name} ({when}) comes before {before[0]}", rule_of(rules, term)
        before = name, at


def _alternatives(rules: Rules, terms: Terms) -> Iterator[Fault]:
    barred = {str(each) for each in rules.get(CASH_ALTERNATIVE_NOT_FOR) or ()}
    for prize in terms.prizes:
        if not prize.cash_alternative:
            continue
        if prize.cash:
            yield prize.name, f"{prize.name} is money already: it has no cash alternative", rule_of(rules, CASH_ALTERNATIVE)
        elif rules.get(CASH_ALTERNATIVE) is None or prize.kind.value in barred:
            said = f"{prize.name} may not be turned into money: {prize.kind.value.replace('-', ' ')} may not"
            yield prize.name, said, rule_of(rules, CASH_ALTERNATIVE_NOT_FOR)


def _means(rules: Rules, terms: Terms) -> Iterator[Fault]:
    known = {key for term in rules.law if (key := NOTIFY_WINNER_BY.key(term)) is not None and rules.get(term) is not None}
    astray = next((each for each in terms.notified_by if each not in known), "")
    rule = rule_of(rules, NOTIFY_WINNER_WHEN)
    if astray:
        yield "winner-notified-how", f"a winner is not told by {astray}: {listed(sorted(known), 'or')} will do", rule
    if terms.claiming.presence is Presence.NOT_REQUIRED and not terms.notified_by:
        yield "winner-notified-how", f"a winner who need not be present is told: by {listed(sorted(known), 'or')}", rule


def _numbers(rules: Rules, terms: Terms) -> Iterator[Fault]:
    if terms.entering.each < 1 or terms.prizes_each < 1:
        said = "an entrant has at least one entry and may win at least one prize"
        yield "eligibility", said, rule_of(rules, PROMOTION_TERMS["eligibility"])
    names = [prize.name for prize in terms.prizes]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        said = f"two prizes are called {twice}: say how many there are, or name them apart"
        yield twice, said, rule_of(rules, PROMOTION_TERMS["nature-of-prize"])

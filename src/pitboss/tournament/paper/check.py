"""What conditions lack, by rule: matters not stated, and terms that the document does not allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.terms.tournament_conditions import CONDITIONS_COUNT, PREVAILS, TOURNAMENT_CONDITIONS, Prevails, Required
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.faults import faults
from pitboss.tournament.paper.fields import where
from pitboss.tournament.paper.matters import has, stated


class Finding(NamedTuple):
    """Something wrong with conditions: on which matter, in one sentence, and the rule."""

    matter: str
    said: str
    rule: str

    @property
    def where(self) -> str:
        """Where in the file to write what is missing, or to change what is not allowed."""
        return "" if self.matter in COUNTED else where(self.matter)


COUNTED = ("matters", "eligibility")
"""Findings about a list as a whole, which no single line of a file answers."""


class Matter(NamedTuple):
    """A matter that the document lists: whether it must always be stated, by which rule, and what the conditions say."""

    name: str
    required: Required
    rule: str
    said: str | None


def matters(rules: Rules, conditions: Conditions) -> tuple[Matter, ...]:
    """Every matter that the document lists, in its order, with what the conditions say on it."""
    found = []
    for term, ruling in rules.law.items():
        name = TOURNAMENT_CONDITIONS.key(term)
        if name is not None and not ruling.struck_out:
            found.append(Matter(name, rules[term], ruling.citation, stated(conditions, name)))
    return tuple(found)


def heads(rules: Rules, conditions: Conditions) -> dict[str, tuple[Matter, ...]]:
    """The matters under the heads of the document's own list: (a) to (k), or in the ACT (i) to (xi); one head may ask for several."""
    found: dict[str, tuple[Matter, ...]] = {}
    wanted = rules.get(CONDITIONS_COUNT["matters"]) or 0
    for depth in (1, 2):
        found = {}
        for matter in matters(rules, conditions):
            head = _head(matter.rule, depth)
            found[head] = (*found.get(head, ()), matter)
        if len(found) >= wanted:
            break
    return found


def _head(rule: str, depth: int) -> str:
    """A rule cut down to so many letters in brackets.

    >>> _head("VIC-2003-01 16.2.1(f)(ii)", 1), _head("ACT-2018-01 19.3(a)(ii)(B)", 2)
    ('VIC-2003-01 16.2.1(f)', 'ACT-2018-01 19.3(a)(ii)')
    """
    return "(".join(rule.split("(")[: depth + 1])


def check(rules: Rules, conditions: Conditions) -> tuple[Finding, ...]:
    """Everything that keeps these conditions from being published under these rules, gaps first."""
    prevails = rules.get(PREVAILS["conditions"]) in (None, Prevails.RULES_OF_THE_GAME)
    against = faults(rules, conditions) if prevails else ()
    return (*_gaps(rules, conditions), *_short(rules, conditions), *(Finding(*fault) for fault in against))


def _gaps(rules: Rules, conditions: Conditions) -> Iterator[Finding]:
    for matter in matters(rules, conditions):
        always = matter.required is Required.ALWAYS
        missing = not matter.said if always else matter.said == "" and has(conditions, matter.name)
        if missing:
            yield Finding(matter.name, f"the conditions must state {matter.name.replace('-', ' ')}", matter.rule)


def _short(rules: Rules, conditions: Conditions) -> Iterator[Finding]:
    """The document counts the heads of its list: each must be dealt with, if only by there being no such thing."""
    term = CONDITIONS_COUNT["matters"]
    wanted = rules.get(term)
    if wanted is not None:
        rule = rules.why(term).citation
        of_list = {head: under for head, under in heads(rules, conditions).items() if head.startswith(f"{rule}(")}
        unmet = [head for head, under in of_list.items() if all(matter.said == "" for matter in under)]
        if unmet:
            said = f"the list has {wanted} heads, and nothing is stated on {', '.join(head.partition(' ')[2] for head in unmet)}"
            yield Finding("matters", said, rule)
    yield from _eligibility(rules, conditions)


def _eligibility(rules: Rules, conditions: Conditions) -> Iterator[Finding]:
    """The document counts what is stated on who may enter: as many matters must be on its list, whether or not each applies."""
    term = CONDITIONS_COUNT["eligibility-statements"]
    wanted = rules.get(term)
    if wanted is None:
        return
    rule = rules.why(term).citation
    listed = sum(matter.rule.startswith(f"{rule}(") for matter in matters(rules, conditions))
    if listed < wanted:
        yield Finding("eligibility", f"who may enter takes {wanted} statements, and {listed} are listed", rule)

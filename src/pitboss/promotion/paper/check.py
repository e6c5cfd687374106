"""What terms lack, by rule: matters and particulars not stated, prizes that may not be, and terms that do not go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.law.term import Table
from pitboss.promotion.paper.faults import faults, rule_of
from pitboss.promotion.paper.matters import stated
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.paper.prohibited import prohibited
from pitboss.promotion.paper.terms import Terms
from pitboss.terms.promotions import (
    APPLIANCE_TERMS,
    EXTRA_TERMS,
    PROMOTION_TERMS,
    REAL_ESTATE_TERMS,
    TERMS_LIST,
    TRAVEL_TERMS,
    VEHICLE_TERMS,
    ExtraTerms,
    Required,
)

PARTICULARS: Mapping[ExtraTerms, Table[Required]] = {
    ExtraTerms.APPLIANCE: APPLIANCE_TERMS,
    ExtraTerms.VEHICLE: VEHICLE_TERMS,
    ExtraTerms.TRAVEL: TRAVEL_TERMS,
    ExtraTerms.REAL_ESTATE: REAL_ESTATE_TERMS,
}


SAID = {
    "eligibility": "who is eligible",
    "date-of-promotion": "on which dates it begins and is drawn",
    "time-of-promotion": "at which times it begins and is drawn",
    "place-of-promotion": "where the promotion runs",
    "presence-required": "how soon a winner who must be present comes forward",
    "winner-notified-how": "how the winner is told",
    "results-published-how": "how the results are published",
    "prize-details": "details of every prize",
    "prize-value": "the value of every prize",
}
"""Matters whose names do not make a sentence."""


class Finding(NamedTuple):
    """Something wrong with terms: on which matter, in one sentence, and the rule."""

    matter: str
    said: str
    rule: str


class Matter(NamedTuple):
    """A matter that the document lists: whether it must always be stated, by which rule, and what the terms say."""

    name: str
    required: Required
    rule: str
    said: str | None

    @property
    def lacking(self) -> bool:
        """Whether it is not stated and must be: in every case, or where the terms have such a thing and do not finish saying it."""
        return self.said == ""


def _matter(name: str, required: Required, rule: str, said: str | None) -> Matter:
    """Silence on what must always be stated is a gap; on anything else it says that there is no such thing."""
    return Matter(name, required, rule, (said or "") if required is Required.ALWAYS else said)


def matters(rules: Rules, terms: Terms) -> tuple[Matter, ...]:
    """Every matter that the document lists, in its order, with what the terms say on it; more may be stated."""
    return tuple(
        _matter(name, rules[term], ruling.citation, stated(terms, name))
        for term, ruling in rules.law.items()
        if (name := PROMOTION_TERMS.key(term)) is not None
    )


def beyond(rules: Rules, terms: Terms) -> Mapping[str, str]:
    """What is stated besides the document's list, which is only the least that must be there."""
    listed = {matter.name for matter in matters(rules, terms)}
    return {name: words for name, words in terms.statements.items() if name not in listed}


def list_rule(rules: Rules) -> str:
    """The rule that begins the list."""
    return rule_of(rules, TERMS_LIST)


def particulars(rules: Rules, prize: Prize) -> tuple[Matter, ...]:
    """The further particulars that a kind of prize calls for, with what is said of each."""
    extra = rules.get(EXTRA_TERMS[prize.kind.value])
    if extra is None:
        return ()
    table = PARTICULARS[extra]
    return tuple(
        _matter(name, rules[term], ruling.citation, prize.particulars.get(name))
        for term, ruling in rules.law.items()
        if (name := table.key(term)) is not None
    )


def check(rules: Rules, terms: Terms) -> tuple[Finding, ...]:
    """Everything that keeps these terms from being published under these rules, gaps first."""
    wrong = (*prohibited(rules, terms), *faults(rules, terms))
    return (*_gaps(rules, terms), *_unparticular(rules, terms), *_more(rules, terms), *(Finding(*each) for each in wrong))


def _more(rules: Rules, terms: Terms) -> Iterator[Finding]:
    """What is stated besides the list, where the document does not say that the list is the least."""
    if rules.get(TERMS_LIST) is None:
        for name in beyond(rules, terms):
            yield Finding(name, f"the terms state the {name.replace('-', ' ')}, which is not on the list", list_rule(rules))


def _gaps(rules: Rules, terms: Terms) -> Iterator[Finding]:
    for matter in matters(rules, terms):
        if matter.lacking:
            what = SAID.get(matter.name) or f"the {matter.name.replace('-', ' ')}"
            yield Finding(matter.name, f"the terms must state {what}", matter.rule)


def _unparticular(rules: Rules, terms: Terms) -> Iterator[Finding]:
    for prize in terms.prizes:
        for each in particulars(rules, prize):
            if each.lacking:
                kind = prize.kind.value.replace("-", " ")
                said = f"the terms must state the {each.name.replace('-', ' ')} of {prize.name}, which is {kind}"
                yield Finding(f"{prize.name}: {each.name}", said, each.rule)

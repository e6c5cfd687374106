"""What became of the terms."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.promotion.paper.terms import Terms
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class TermsDrafted:
    """A version of the terms stands."""

    version: int
    terms: Terms
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class TermsPublished:
    """A version can be had by these means, and the marketing refers to it."""

    version: int
    available: tuple[str, ...]
    marketing: str
    regulations: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class TermsProvided:
    """The regulator has the full terms of a version."""

    version: int
    to: Role
    words: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PromotionCommenced:
    """The promotion has begun; `cents` are set aside for its money prizes."""

    version: int
    cents: int
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class AmendmentProposed:
    """The Authority is asked to approve other terms."""

    terms: Terms
    reason: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class TermsAmended:
    """The Authority approved, and the other terms are in force; so many `cents` more, or less, are set aside."""

    version: int
    words: str
    cents: int
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class AmendmentDeclined:
    """The Authority did not approve; the terms stand as they were."""

    words: str
    at: int
    warrant: Warrant
    rule: str


OfferEvent = TermsDrafted | TermsPublished | TermsProvided | PromotionCommenced | AmendmentProposed | TermsAmended | AmendmentDeclined

"""Drafting terms, publishing them, giving them to the Authority, beginning, and amending."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.promotion.paper.terms import Terms


@dataclass(frozen=True, slots=True)
class DraftTerms:
    """A new version of the terms; what was done with the one before does not count for it."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class PublishTerms:
    """Make the terms available by these means, with the place in the marketing that refers to them.

    `regulations` says where the operator looked up what the regulations ban as a prize.
    """

    available: tuple[str, ...]
    marketing: str
    regulations: str


@dataclass(frozen=True, slots=True)
class ProvideTerms:
    """Give the Authority the full terms."""

    words: str = ""


@dataclass(frozen=True, slots=True)
class Commence:
    """The promotion begins."""


@dataclass(frozen=True, slots=True)
class ProposeAmendment:
    """Ask the Authority to approve other terms for a promotion that has begun."""

    terms: Terms
    reason: str


@dataclass(frozen=True, slots=True)
class ApproveAmendment:
    """The Authority approves the amendment that was proposed."""

    words: str


@dataclass(frozen=True, slots=True)
class DeclineAmendment:
    """The Authority does not approve it."""

    words: str


OfferCommand = DraftTerms | PublishTerms | ProvideTerms | Commence | ProposeAmendment | ApproveAmendment | DeclineAmendment

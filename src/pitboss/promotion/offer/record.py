"""Record versions of the terms and what was done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.promotion.offer.events import (
    AmendmentDeclined,
    AmendmentProposed,
    PromotionCommenced,
    TermsAmended,
    TermsDrafted,
    TermsProvided,
    TermsPublished,
)
from pitboss.promotion.offer.state import Offer


def _amended(part: Offer, _: TermsAmended) -> Offer:
    assert part.proposed is not None
    return part._replace(versions=(*part.versions, part.proposed), proposed=None, reason="")


RECORDERS: Mapping[type[Any], Callable[[Offer, Any], Offer]] = {
    TermsDrafted: lambda part, event: part._replace(versions=(*part.versions, event.terms)),
    TermsPublished: lambda part, event: part._replace(published=event.version, available=event.available, marketing=event.marketing),
    TermsProvided: lambda part, event: part._replace(provided=event.version, provided_at=event.at),
    PromotionCommenced: lambda part, event: part._replace(begun_at=event.at),
    AmendmentProposed: lambda part, event: part._replace(proposed=event.terms, reason=event.reason),
    TermsAmended: _amended,
    AmendmentDeclined: lambda part, event: part._replace(proposed=None, reason=""),
}

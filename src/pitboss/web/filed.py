"""What is on file: prices and edges worked out beforehand and kept beside the code."""

from __future__ import annotations

from pitboss.law.in_force import Law
from pitboss.odds.price.record import MAIN, Number, Price, Subject
from pitboss.odds.price.stored import on_file
from pitboss.web.shapes.odds import PriceOf


def edges_on_file(law: Law) -> dict[int, float]:
    """What the house keeps of the opening wager by the number of decks, nothing else elected."""
    found: dict[int, float] = {}
    for price in on_file(law):
        if price.bet == MAIN and price.ev is not None:
            found.setdefault(price.decks, -float(price.ev))
            if price.subject is Subject.DECKS and price.ev_instead is not None:
                found.setdefault(int(price.instead), -float(price.ev_instead))
    return found


def prices_on_file(*laws: Law) -> list[PriceOf]:
    """The prices of a game and of the bets beside it, the dearest first; those that move nothing last."""
    found = [price for law in laws for price in on_file(law)]
    return [_record(price) for price in sorted(found, key=lambda each: -each.size)]


def _record(price: Price) -> PriceOf:
    return {
        "subject": price.subject.value,
        "terms": list(price.terms),
        "decks": price.decks,
        "bet": price.bet,
        "in_force": price.in_force,
        "citation": price.citation,
        "reading": price.reading,
        "instead": price.instead,
        "instead_citation": price.instead_citation,
        "ev": _float(price.ev),
        "ev_instead": _float(price.ev_instead),
        "difference": _float(price.difference),
        "remark": price.remark,
    }


def _float(value: Number | None) -> float | None:
    return None if value is None else float(value)

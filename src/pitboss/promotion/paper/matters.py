"""What terms say on each matter of the document: words, an empty text for words begun and not finished, None where nothing is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pitboss.money.cents import dollars
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.paper.terms import Presence, Terms

CONDITIONS = {"conditions-of-receipt": "receipt", "conditions-of-use": "use", "conditions-of-acceptance": "acceptance"}


def stated(terms: Terms, matter: str) -> str | None:
    """What the terms say on a matter."""
    said = MATTERS.get(matter)
    if said is not None:
        return said(terms)
    if matter in CONDITIONS:
        return _conditions(terms, CONDITIONS[matter])
    return terms.statements.get(matter)


def _all(*parts: str, by: str = "; ") -> str | None:
    """All of these, a gap while one is missing, None while all are."""
    return (by.join(parts) if all(parts) else "") if any(parts) else None


def _wager(terms: Terms) -> str | None:
    wager = terms.entering.wager
    if wager is None:
        return None
    return f"${dollars(wager.least)} or more in {wager.rounds} rounds for each entry" if wager.least > 0 and wager.rounds > 0 else ""


def _presence(terms: Terms) -> str | None:
    claiming = terms.claiming
    if claiming.presence is Presence.NOT_REQUIRED:
        return None
    return f"present at the draw, and come forward within {claiming.minutes} minutes" if claiming.minutes > 0 else ""


def _of_each(prizes: Iterable[Prize], said: Callable[[Prize], str]) -> str | None:
    return _all(*map(said, prizes))


def _nature(prize: Prize) -> str:
    return f"{prize.number} × {prize.name} ({prize.kind.value})" if prize.name and prize.number > 0 else ""


def _conditions(terms: Terms, on: str) -> str | None:
    found = [f"{prize.name}: {prize.conditions[on]}" if prize.conditions[on] else "" for prize in terms.prizes if on in prize.conditions]
    return _all(*found) or "" if found else None


def _alternative(terms: Terms) -> str | None:
    found = [f"{each.name}: ${dollars(each.cash_alternative)} in cash instead" for each in terms.prizes if each.cash_alternative]
    return "; ".join(found) or None


MATTERS: Mapping[str, Callable[[Terms], str | None]] = {
    "manner-of-award": lambda terms: terms.award.manner or None,
    "time-of-award": lambda terms: _all(*terms.award.when, by=" "),
    "place-of-award": lambda terms: terms.award.place or None,
    "eligibility": lambda terms: terms.entering.eligibility or None,
    "qualifying-wager": _wager,
    "nature-of-prize": lambda terms: _of_each(terms.prizes, _nature),
    "closing-date": lambda terms: terms.entering.closes.date or None,
    "closing-time": lambda terms: terms.entering.closes.time or None,
    "place-of-promotion": lambda terms: terms.course.place or None,
    "date-of-promotion": lambda terms: _all(terms.course.begins.date, terms.course.draw.date),
    "time-of-promotion": lambda terms: _all(terms.course.begins.time, terms.course.draw.time),
    "method-of-claiming": lambda terms: terms.claiming.method or None,
    "presence-required": _presence,
    "winner-notified-how": lambda terms: terms.notified_how or None,
    "results-published-how": lambda terms: terms.results_how or None,
    "prize-details": lambda terms: _of_each(terms.prizes, lambda prize: prize.details),
    "prize-value": lambda terms: _of_each(terms.prizes, lambda prize: f"${dollars(prize.value)}" if prize.value > 0 else ""),
    "cash-alternative": _alternative,
}

"""Terms as a file writes them: read into records, or one sentence that says where and what would be accepted."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from enum import Enum
from typing import TypeVar

from pitboss.law.refusal import listed
from pitboss.play.roundfile.field import Field, found
from pitboss.promotion.paper.prize import LITRE, Content, Prize, PrizeKind
from pitboss.promotion.paper.terms import Award, Claiming, Course, Entering, Presence, QualifyingWager, Terms, Unclaimed
from pitboss.promotion.paper.when import When

KNOWN = ("name", "game", "award", "promotion", "entry", "claiming", "notification", "results", "prizes", "prizes-each", "statements")
OF_PRIZE = ("name", "kind", "value", "number", "details", "particulars", "contents", "cash-alternative", "conditions")
MOST_WORDS = 4_000
MOST_PRIZES = 1_000
W = TypeVar("W", bound=Enum)


def read_terms(value: object) -> Terms:
    """Read one file of terms; whatever is left out is a gap, which `check` names."""
    fields = Field(value, "", "").mapping(KNOWN, ("name", "game"))
    award, course = _under(fields, "award", ("manner", "when", "place")), _under(fields, "promotion", ("place", "begins", "draw"))
    told = _under(fields, "notification", ("how", "means"))
    return Terms(
        name=_words(fields["name"]),
        game=fields["game"].text("a game, such as nsw-star-blackjack"),
        award=Award(_text(award, "manner"), _when(award, "when"), _text(award, "place")),
        course=Course(_text(course, "place"), _when(course, "begins"), _when(course, "draw")),
        entering=_entering(fields),
        claiming=_claiming(fields),
        notified_how=_text(told, "how"),
        notified_by=tuple(each.text("a means such as email") for each in told["means"].items("a list of means")) if "means" in told else (),
        results_how=_text(fields, "results"),
        prizes=tuple(_prize(each) for each in fields["prizes"].items("a list of prizes")) if "prizes" in fields else (),
        prizes_each=_whole(fields, "prizes-each", 1),
        statements=_texts(fields, "statements"),
    )


def _under(fields: Mapping[str, Field], key: str, known: tuple[str, ...]) -> dict[str, Field]:
    return fields[key].mapping(known) if key in fields and not fields[key].absent() else {}


def _words(field: Field) -> str:
    if not isinstance(field.value, str) or len(field.value) > MOST_WORDS:
        raise field.fault(f"{found(field.value)} is not a text of up to {MOST_WORDS} characters")
    return " ".join(field.value.split())


def _text(fields: Mapping[str, Field], key: str) -> str:
    return _words(fields[key]) if key in fields and not fields[key].absent() else ""


def _texts(fields: Mapping[str, Field], key: str) -> dict[str, str]:
    if key not in fields or fields[key].absent():
        return {}
    entries = fields[key].entries("a mapping of names to texts")
    return {name: _said(each) for name, each in entries.items()}


def _said(field: Field) -> str:
    """A text, where a file may also write yes, no or a number."""
    match field.value:
        case None:
            return ""
        case bool():
            return "yes" if field.value else "no"
        case int() | Decimal():
            return str(field.value)
        case _:
            return _words(field)


def _money(fields: Mapping[str, Field], key: str) -> int:
    return fields[key].money() if key in fields and fields[key].value not in (0, None, "") else 0


def _whole(fields: Mapping[str, Field], key: str, otherwise: int = 0) -> int:
    if key not in fields or fields[key].value in (0, None):
        return otherwise
    number = fields[key].whole("a whole number from 1")
    if number > MOST_PRIZES:
        raise fields[key].fault(f"{found(number)} is more than {MOST_PRIZES}")
    return number


def _word(fields: Mapping[str, Field], key: str, kind: type[W], otherwise: W) -> W:
    if key not in fields or fields[key].absent():
        return otherwise
    words = {str(each.value): each for each in kind}
    if not isinstance(fields[key].value, str) or fields[key].value not in words:
        raise fields[key].fault(f"{found(fields[key].value)} is none of {listed(words, 'or')}")
    return words[str(fields[key].value)]


def _when(fields: Mapping[str, Field], key: str) -> When:
    """A date with a time: as one text, or under `date` and `time`."""
    if key not in fields or fields[key].absent():
        return When()
    field = fields[key]
    match field.value:
        case str():
            day, _, time = field.value.strip().replace(" ", "T").partition("T")
            return When(_day(Field(day, field.path, field.of)), time)
        case _:
            under = field.mapping(("date", "time"))
            day = _text(under, "date")
            return When(_day(Field(day, field.path, field.of)) if day else "", _text(under, "time"))


def _day(field: Field) -> str:
    try:
        return date.fromisoformat(str(field.value)).isoformat()
    except ValueError:
        raise field.fault(f"{found(field.value)} is not a date such as 2026-12-31, nor a time such as 2026-12-31T20:00") from None


def _entering(fields: Mapping[str, Field]) -> Entering:
    under = _under(fields, "entry", ("eligibility", "closes", "each", "wager"))
    wager = None
    if "wager" in under and not under["wager"].absent():
        asked = under["wager"].mapping(("least", "rounds"))
        wager = QualifyingWager(_money(asked, "least"), _whole(asked, "rounds", 1))
    return Entering(_text(under, "eligibility"), _when(under, "closes"), _whole(under, "each", 1), wager)


def _claiming(fields: Mapping[str, Field]) -> Claiming:
    under = _under(fields, "claiming", ("method", "presence", "minutes", "days", "unclaimed"))
    return Claiming(
        _text(under, "method"),
        _word(under, "presence", Presence, Presence.NOT_REQUIRED),
        _whole(under, "minutes"),
        _whole(under, "days"),
        _word(under, "unclaimed", Unclaimed, Unclaimed.RETURNED),
    )


def _prize(field: Field) -> Prize:
    under = field.mapping(OF_PRIZE, ("name", "kind"))
    return Prize(
        name=_words(under["name"]),
        kind=_word(under, "kind", PrizeKind, PrizeKind.GOODS),
        value=_money(under, "value"),
        number=_whole(under, "number", 1),
        details=_text(under, "details"),
        particulars=_texts(under, "particulars"),
        contents=tuple(_content(each) for each in under["contents"].items("a list of contents")) if "contents" in under else (),
        cash_alternative=_money(under, "cash-alternative"),
        conditions=_texts(under, "conditions"),
    )


def _content(field: Field) -> Content:
    under = field.mapping(("what", "of", "litres"), ("what",))
    litres = under["litres"].value if "litres" in under else 0
    try:
        measured = Decimal(str(litres or 0)) * LITRE
    except InvalidOperation:
        measured = Decimal(-1)
    if not measured.is_finite() or not 0 <= measured < LITRE * LITRE or measured != int(measured):
        raise field.fault(f"{found(litres)} is not a number of litres to the millilitre, such as 0.75")
    return Content(_words(under["what"]), _text(under, "of"), int(measured))

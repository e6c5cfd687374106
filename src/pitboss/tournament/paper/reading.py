"""Conditions as a file writes them: read into records, or one sentence that says where and what would be accepted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field as made_of
from datetime import datetime
from enum import Enum
from typing import Any, TypeVar

from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.refusal import listed
from pitboss.play.roundfile.field import Field, found
from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.terms.tournaments import Addition
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking, BuyBacks, Entry, Veto
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.paper.purse import Added, Levelling, Purse
from pitboss.tournament.paper.wagering import Chips, Compulsory, Disposal, Ordering, Rise, Wagering

KNOWN = ("name", "game", "options", "sevens", "starts", "entry", "chips", "wagers", "stages", "format", "buy-backs", "prizes", "statements")
TAKES = {"qualified": Takes.QUALIFIED, "everybody": Takes.EVERYBODY, "eliminated": Takes.ELIMINATED}
MEASURES = {"shoes": Measure.SHOES, "rounds": Measure.ROUNDS, "minutes": Measure.MINUTES}
COMPULSORY = {"every-round": Compulsory.EVERY_ROUND, "none": Compulsory.NONE}
MOST_WORDS = 4_000
W = TypeVar("W", bound=Enum)


@dataclass(frozen=True, slots=True)
class PaperFile:
    """Conditions as written, the options of their game, and for Magnificent Sevens the field and the shoes of the final."""

    conditions: Conditions
    options: Mapping[str, str] = made_of(default_factory=dict)
    field: int = 0
    final_shoes: int = 0


MOST_ENTRANTS = 100_000
LATEST = 253_000_000_000
"""The last second that a paper may name, in the year 9987."""


def read_paper(value: object) -> PaperFile:
    """Read one file of conditions."""
    fields = Field(value, "", "").mapping(KNOWN, ("name", "game"))
    game = fields["game"].text("a game, such as nsw-star-blackjack")
    sevens = _under(fields, "sevens", ("field", "final-shoes"))
    conditions = Conditions(
        name=_words(fields["name"]),
        game=game,
        starts=_moment(fields["starts"], game) if "starts" in fields and game[:3].upper() in Jurisdiction.__members__ else None,
        entry=_entry(fields),
        chips=_chips(fields),
        wagering=_wagering(fields),
        plan=_plan(fields),
        buy_backs=_buy_backs(fields["buy-backs"]) if "buy-backs" in fields else None,
        purse=_purse(fields),
        statements={key: _words(each) for key, each in fields["statements"].entries("a mapping of statements").items()}
        if "statements" in fields
        else {},
    )
    options = (
        {key: each.setting() for key, each in fields["options"].entries("a mapping of options").items()} if "options" in fields else {}
    )
    return PaperFile(conditions, options, _whole(sevens, "field"), _whole(sevens, "final-shoes"))


def _under(fields: Mapping[str, Field], key: str, known: tuple[str, ...]) -> dict[str, Field]:
    return fields[key].mapping(known) if key in fields and not fields[key].absent() else {}


def _words(field: Field) -> str:
    if not isinstance(field.value, str) or not field.value.strip() or len(field.value) > MOST_WORDS:
        raise field.fault(f"{found(field.value)} is not a text of up to {MOST_WORDS} characters")
    return " ".join(field.value.split())


def _text(fields: Mapping[str, Field], key: str) -> str:
    return _words(fields[key]) if key in fields else ""


def _money(fields: Mapping[str, Field], key: str) -> int:
    return fields[key].money() if key in fields and fields[key].value != 0 else 0


def _whole(fields: Mapping[str, Field], key: str) -> int:
    return fields[key].whole("a whole number from 1") if key in fields and fields[key].value != 0 else 0


def _word(field: Field, words: Mapping[str, W]) -> W:
    if not isinstance(field.value, str | int) or field.value not in words:
        raise field.fault(f"{found(field.value)} is none of {listed(words, 'or')}")
    return words[str(field.value)]


def _chosen(fields: Mapping[str, Field], key: str, kind: type[W], default: Any) -> Any:
    return (
        _word(fields[key], {str(each.value if not hasattr(each, "gloss") else each): each for each in kind}) if key in fields else default
    )


def _moment(field: Field, game: str) -> int:
    if isinstance(field.value, int) and not isinstance(field.value, bool):
        if not 0 <= field.value <= LATEST:
            raise field.fault(f"{found(field.value)} is no time between 1970 and 9999")
        return field.value
    try:
        local = datetime.fromisoformat(str(field.value))
        return int(Moment(local, Jurisdiction[game[:3].upper()]).instant.timestamp())
    except (ValueError, OverflowError):
        raise field.fault(f"{found(field.value)} is not a time such as 2026-12-01T19:00, nor whole seconds") from None


def _entry(fields: Mapping[str, Field]) -> Entry:
    known = ("fee", "commission", "least", "most", "withdraw-until", "method", "form", "terms", "veto", "criteria", "groups")
    under = _under(fields, "entry", known)
    until = under["withdraw-until"].value if "withdraw-until" in under else None
    if until is not None and (not isinstance(until, int) or isinstance(until, bool) or until < 0):
        raise under["withdraw-until"].fault(f"{found(until)} is not a number of seconds before the start")
    for key in ("least", "most"):
        if _whole(under, key) > MOST_ENTRANTS:
            raise under[key].fault(f"{found(under[key].value)} is more than {MOST_ENTRANTS:,}")
    veto = _text(under, "veto")
    return Entry(
        _money(under, "fee"),
        _money(under, "commission"),
        _whole(under, "least"),
        _whole(under, "most"),
        until,
        _text(under, "method"),
        _text(under, "form"),
        _text(under, "terms"),
        Veto.RESERVED if veto else Veto.NOT_RESERVED,
        veto,
        _text(under, "criteria"),
        _text(under, "groups"),
    )


def _chips(fields: Mapping[str, Field]) -> Chips:
    under = _under(fields, "chips", ("start", "buy-in", "disposal"))
    return Chips(_money(under, "start"), _money(under, "buy-in"), _chosen(under, "disposal", Disposal, Disposal.RETURNED))


def _wagering(fields: Mapping[str, Field]) -> Wagering:
    under = _under(fields, "wagers", ("limits", "compulsory", "order", "pass-cards", "undisclosed", "seconds"))
    limits = tuple(_rise(each) for each in under["limits"].items("a list of limits")) if "limits" in under else ()
    return Wagering(
        limits,
        _word(under["compulsory"], COMPULSORY) if "compulsory" in under else None,
        _chosen(under, "order", Ordering, Ordering.FREE),
        _whole(under, "pass-cards"),
        _whole(under, "undisclosed"),
        _whole(under, "seconds"),
    )


def _rise(field: Field) -> Rise:
    under = field.mapping(("round", "minimum", "maximum"), ("minimum",))
    return Rise(_whole(under, "round") or 1, _money(under, "minimum"), _money(under, "maximum"))


def _plan(fields: Mapping[str, Field]) -> Plan:
    stages = tuple(_stage(each) for each in fields["stages"].items("a list of stages")) if "stages" in fields else ()
    return Plan(_chosen(fields, "format", Format, Format.KNOCK_OUT), stages)


def _stage(field: Field) -> Stage:
    numbers = ("players", "tables", "heats", "advance", "others", "starts")
    under = field.mapping(("name", *MEASURES, *numbers, "takes", "points", "prizes", "game"), ("name",))
    lengths = [Length(MEASURES[key], _whole(under, key)) for key in MEASURES if key in under]
    if len(lengths) != 1:
        raise field.fault(f"a stage lasts so many {listed(MEASURES, 'or')}: write one of them")
    return Stage(
        _words(under["name"]),
        lengths[0],
        _whole(under, "players") or 7,
        _whole(under, "tables"),
        _whole(under, "heats") or 1,
        _whole(under, "advance"),
        _whole(under, "others"),
        _word(under["takes"], TAKES) if "takes" in under else Takes.QUALIFIED,
        tuple(each.whole("points") for each in under["points"].items("a list of points")) if "points" in under else (),
        tuple(each.money() for each in under["prizes"].items("a list of prizes")) if "prizes" in under else (),
        _text(under, "game"),
        _whole(under, "starts"),
    )


def _buy_backs(field: Field) -> BuyBacks:
    if field.value == BuyBacking.NONE.value:
        return BuyBacks()
    under = field.mapping(("number", "fee", "until", "method"), ("number",))
    number = _whole(under, "number")
    return BuyBacks(BuyBacking.ALLOWED, number, _money(under, "fee"), _text(under, "until"), _text(under, "method"))


def _purse(fields: Mapping[str, Field]) -> Purse:
    known = ("shares", "amounts", "added", "guaranteed", "guaranteed-from", "undertaking", "payment", "ties", "session-ties", "point-ties")
    under = _under(fields, "prizes", known)
    return Purse(
        shares=tuple(_share(each) for each in under["shares"].items("a list of percentages")) if "shares" in under else (),
        amounts=tuple(each.money() for each in under["amounts"].items("a list of amounts")) if "amounts" in under else (),
        added=tuple(_added(each) for each in under["added"].items("a list of what is added")) if "added" in under else (),
        guaranteed=_money(under, "guaranteed"),
        guaranteed_from=_whole(under, "guaranteed-from"),
        undertaking=_text(under, "undertaking"),
        payment=_text(under, "payment"),
        prize_tie=_chosen(under, "ties", PrizeTie, None),
        session_tie=_chosen(under, "session-ties", Levelling, None),
        point_tie=_chosen(under, "point-ties", SessionPointTie, None),
    )


def _share(field: Field) -> int:
    """A percentage with up to two decimals, in hundredths."""
    return field.money()


def _added(field: Field) -> Added:
    under = field.mapping(("kind", "worth", "what", "place"), ("kind", "worth"))
    return Added(_chosen(under, "kind", Addition, Addition.CASH), _money(under, "worth"), _text(under, "what"), _whole(under, "place") or 1)

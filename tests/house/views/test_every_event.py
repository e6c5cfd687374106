"""Every kind of event and every role there is: who is told is who should be, and no unseen card and no name of staff is in what is told.

What should be is written here once more, by itself, so that a change in the views alone fails here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings, strategies as st

from pitboss.cards.card import CARDS, Card
from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.accidents.facts import Seen
from pitboss.floor.accidents.kinds import ExcessCard, NotEnoughCards
from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.events import Event
from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.house.messages import write_event
from pitboss.house.views import Viewer, view_event
from pitboss.terms.powers import Role
from tests.floor.tables import DEALER, OTHERS, Day, opened
from tests.house.messages.shapes import things

KINDS = get_args(Event)
ABOUT_ONE_PERSON = {
    *("ActRecorded", "AdviceGiven", "DetentionEnded", "DeviceBrought", "DeviceFound", "PlayerHeldBack", "PlayerWarned"),
    *("RestrictionEnded", "RulesGiven", "Sanctioned", "SeizureEnded", "WagerToReturn"),
}
"""For people on duty, and whom it is about."""
COMPLAINTS = {"DisputeRaised", "RoundAttached", "DisputeDecided", "DecisionAnswered", "ToldOfComplaint"}
"""For those who oversee the table, and who complained."""
OPEN_NOTICES = {"SIGN", "NOTICE_TO_PLAYERS"}
NO_DUTY = {Role.PLAYER, Role.SPECTATOR, Role.ANYONE}
"""Roles that put nobody on duty."""
WITH_CARDS = {
    *("CardDealt", "BoxDealt", "ResultKeyed", "CardBurned", "BurnedCardShown", "CardsReplaced", "CardMoved"),
    *("HoleCardDealt", "HoleCardTurned"),
    *("ShuffleRevealed", "AccidentReported", "CardRefused", "CardPassed"),
}
"""Events that hold cards. All of them lie face up for everybody, but those of `unseen`, and first cards that are dealt face down."""
PERSONS = {"by", "person", "player", "to", "owner", "approved_by", "players", "culprits", "others", "amounts", "callers", "kept", "presses"}
NO_PERSONS = {
    *(
        "about",
        "act",
        "acts",
        "also",
        "answer",
        "approvals",
        "bet",
        "cards",
        "case",
        "checked",
        "choice",
        "choices",
        "commitment",
        "counts",
        "default",
        "documents",
    ),
    *("fate", "game", "ground", "laid", "lies", "lit", "manner", "marker", "note", "odds", "places", "rule", "rules", "shuffle", "steps"),
    *("subject", "then", "under", "won", "words"),
}
"""Fields with texts in them: those that name people, and the rest."""
EVERY_ROLE = [Viewer(f"holds {role.name}", frozenset({role})) for role in Role]
PUBLIC = [Viewer(), Viewer("zed"), Viewer("ann"), Viewer("bob"), *(each for each in EVERY_ROLE if each.roles <= NO_DUTY)]
steady = settings(
    derandomize=True, database=None, deadline=None, max_examples=4, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


def table() -> Day:
    """Ann and Bob play; everybody who can be on duty is."""
    at = opened("vic-blackjack").players(ann=1, bob=2).people(*(name for name in OTHERS if name != DEALER))
    return at.bets(1, ann=20).bets(2, bob=20)


AT = table()
ON_DUTY = "cass"


def texts(value: Any) -> Iterator[str]:
    """Every text in a value of the program's, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from texts(tuple(value.items()))
    elif isinstance(value, list | tuple | frozenset):
        for each in value:
            yield from texts(each)
    elif is_dataclass(value):
        yield from texts(tuple(getattr(value, each.name) for each in fields(value)))


def may_know(event: Any, viewer: Viewer) -> bool:
    """Whether somebody whom an event is not about is to be told of it."""
    duty, name = viewer.roles - NO_DUTY, type(event).__name__
    if isinstance(event, NoticeGiven | NoticeWithdrawn):
        kind = event.notice.kind if isinstance(event, NoticeGiven) else event.kind
        return kind.name in OPEN_NOTICES or bool(duty)
    if name in COMPLAINTS:
        return bool(duty - {Role.DEALER})
    return name not in ABOUT_ONE_PERSON or bool(duty)


def unseen(event: Any, card: Card) -> Any:
    """The event with that card in it, which nobody has seen; None where the event holds no such card."""
    match event:
        case CardBurned():
            return replace(event, card=card, shown=False)
        case CardMoved():
            return replace(event, card=card, exposed=False)
        case AccidentReported(accident=NotEnoughCards() as accident):
            return replace(event, accident=replace(accident, burned=card))
        case AccidentReported(accident=ExcessCard() as accident):
            return replace(event, accident=replace(accident, seen=Seen.UNEXPOSED, card=card))
        case _:
            return None


def received(event: Any, viewer: Viewer) -> str:
    """What a viewer gets of an event at the table."""
    seen = view_event(AT.floor, event, viewer)
    return "" if seen is None else json.dumps(write_event(seen))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_is_told_to_those_who_may_know_and_to_nobody_else(kind: type[Any]) -> None:
    @steady
    @given(things(kind))
    def told(event: Any) -> None:
        named = set(texts(event))
        assume(not isinstance(event, CardMoved) or event.exposed)  # of which only the card would be left
        for viewer in (*PUBLIC, *EVERY_ROLE):
            if not viewer.name or viewer.name not in named:
                assert (view_event(AT.floor, event, viewer) is not None) == may_know(event, viewer), viewer

    told()


@pytest.mark.parametrize("kind", [CardBurned, CardMoved, AccidentReported], ids=lambda kind: kind.__name__)
def test_a_card_that_nobody_has_seen_is_told_to_no_role(kind: type[Any]) -> None:
    accidents = st.one_of(things(NotEnoughCards), things(ExcessCard))
    cards = st.sampled_from(list(CARDS.values()))

    @steady
    @given(things(kind), accidents, cards, cards)
    def told(event: Any, accident: Any, one: Card, other: Card) -> None:
        event = replace(event, accident=accident) if isinstance(event, AccidentReported) else event
        for viewer in (*PUBLIC, *EVERY_ROLE):
            assert received(unseen(event, one), viewer) == received(unseen(event, other), viewer), viewer

    told()


def with_person(event: Any, name: str) -> Any:
    """The event with that name wherever it names somebody."""
    changed: dict[str, Any] = {}
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name in ("warrant", "notice") and value is not None:
            changed[each.name] = value._replace(by=name)
        elif each.name in PERSONS and isinstance(value, str):
            changed[each.name] = name
        elif each.name in ("players", "culprits", "others"):
            changed[each.name] = (name,)
    return replace(event, **changed)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_name_of_staff_is_told_to_the_public(kind: type[Any]) -> None:
    @steady
    @given(things(kind))
    def told(event: Any) -> None:
        named = with_person(event, ON_DUTY)
        for viewer in PUBLIC:
            assert f'"{ON_DUTY}"' not in received(named, viewer), viewer

    told()


def test_a_new_field_or_card_fails_here_until_somebody_has_thought_about_it() -> None:
    hints = {kind.__name__: get_type_hints(kind) for kind in KINDS}
    named = {name for each in hints.values() for name, hint in each.items() if "str" in str(hint)}
    assert named == PERSONS | NO_PERSONS
    assert {name for name, each in hints.items() if any(_holds_card(hint, set()) for hint in each.values())} == WITH_CARDS


def _holds_card(hint: Any, seen: set[Any]) -> bool:
    if hint is Card:
        return True
    if hint in seen:
        return False
    seen.add(hint)
    inner = get_type_hints(hint).values() if is_dataclass(hint) or hasattr(hint, "_fields") else get_args(hint)
    return any(_holds_card(each, seen) for each in inner)

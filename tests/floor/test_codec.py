"""A log as text and back: every kind of event, whole days, and logs that an earlier version wrote."""

from __future__ import annotations

import json
import random
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from pitboss.cards.card import Card, card
from pitboss.floor.codec import decode, encode, known, read_log, write_log
from pitboss.floor.events import Event
from pitboss.floor.evolve import replay
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from tests.floor.machine import Machine
from tests.floor.shipped_logs import LOGS, covers
from tests.floor.tables import DEALER, opened
from tests.floor.wagers_cases import lays

PLAIN: dict[Any, Any] = {str: "ann", int: 7, bool: True, bytes: b"\x00\xff", NoneType: None, Any: "thing", Card: card("9H")}


def sample(hint: Any) -> Any:
    """Some value that an annotation allows."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return sample(inner[0])
    if origin is tuple:
        return (sample(inner[0]),) * 2 if inner[1:] == (...,) else tuple(map(sample, inner))
    if origin is frozenset:
        return frozenset({sample(inner[0])})
    if origin is not None:
        return {sample(inner[0]): sample(inner[1])}
    if issubclass(hint, Enum):
        return next(reversed(hint))
    return hint(**{name: sample(each) for name, each in get_type_hints(hint).items()})


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_comes_back_as_it_was(kind: type[Any]) -> None:
    event = sample(kind)
    assert read_log(write_log([event])) == (event,)


def test_words_cards_and_records_keep_their_kind() -> None:
    at = opened("vic-blackjack").players(ann=1).bets(1, ann=20).deals("9H KD 9C")
    back = read_log(write_log(at.log))
    assert [type(event) for event in back] == [type(event) for event in at.log]
    assert replay(back) == at.floor
    assert any(getattr(event, "card", None) is card("9H") for event in back), "a card is always the same object"


@pytest.mark.parametrize("book", ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"])
def test_a_table_let_loose_folds_to_the_same_state_from_its_text(book: str) -> None:
    machine = Machine(opened(book).players(ann=1, bob=2), random.Random(7)).run(80)
    assert replay(read_log(write_log(machine.day.log))) == machine.day.floor


def test_com_bo_too() -> None:
    at = opened("vic-crown-com-bo").players(ann=1)
    at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    lays(at, "KD 2C 9H 4S 7D").do(DEALER, KeyResult(at.floor.rounds.now.cards))  # type: ignore[union-attr]
    assert replay(read_log(write_log(at.takes_up().log))) == at.floor


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}",
        '[{"$": "TableJoint"}]',
        '[{"$": "TableJoined", "player": "ann"}]',
        '[{"$": "TableLeft", "player": "ann", "rule": "", "seat": 1}]',
        '[{"$Role": "KING"}]',
        '[{"$": "Role"}]',
        '[{"player": "ann", "seat": 1}]',
        '[{"$card": "1H"}]',
    ],
)
def test_what_is_no_log_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Malformed):
        read_log(text)


def test_only_what_can_stand_in_an_event_is_known() -> None:
    assert {"TableJoined", "Warrant", "Role", "WagerSettled"} <= set(known())
    assert not {"Floor", "Rounds", "Path", "Desk"} & set(known())


@pytest.mark.parametrize("path", sorted(LOGS.glob("*.json")), ids=lambda path: path.stem)
def test_a_log_that_was_shipped_folds_to_the_same_table(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    state = replay(decode(kept["log"]))
    assert covers(encode(state), kept["state"])

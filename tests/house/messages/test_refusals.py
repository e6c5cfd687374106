"""What cannot be read is said in one sentence that names the field and what would be accepted."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import FaceUpCard
from pitboss.house.messages import read_command, read_event
from pitboss.law.refusal import Malformed
from pitboss.play.commands import Double, PlaceWager

WAGER = {"do": "place-wager", "box": 1, "player": "ann", "amount": "25.00"}

NUMBER = {"shows": "new-minimum", "number": 5}
CARDS = {"kind": "face-up-card", "card": "9H"}

REFUSED: list[tuple[Any, str]] = [
    (None, "command: nothing is not an object with 'do'"),
    ([], "command: a list is not an object with 'do'"),
    ({}, "command: 'do' is missing: it says which, such as 'draw-card'"),
    ({"do": "place-wagr"}, "command: do: there is no 'place-wagr'; the nearest are place-wager"),
    ({"do": 7}, "command: do: there is no 7"),
    ({**WAGER, "amount": 25}, 'command: amount: 25 is not an amount: write dollars with two decimals as a text, such as "25.00"'),
    ({**WAGER, "amount": "25"}, "command: amount: '25' is not an amount"),
    ({**WAGER, "amount": "025.00"}, "command: amount: '025.00' is not an amount"),
    ({**WAGER, "amount": "٢٥.00"}, "is not an amount"),
    ({**WAGER, "box": "1"}, "command: box: '1' is not a whole number"),
    ({**WAGER, "box": True}, "command: box: yes is not a whole number"),
    ({**WAGER, "box": 2**60}, "is not a whole number"),
    ({**WAGER, "player": "a\nb"}, "command: player: 'a\\nb' is not a text of at most 400 printable letters"),
    ({**WAGER, "seated": 1}, "command: seated: 1 is neither true nor false"),
    ({**WAGER, "stake": "5.00"}, "command: place-wager has no field 'stake'"),
    ({"do": "place-wager", "box": 1, "player": "ann"}, "command: place-wager needs 'amount'"),
    ({"do": "draw-card", "card": "kd"}, "command: card: 'kd' is not a card: write rank then suit"),
    ({"do": "sign-on", "person": "x", "roles": ["king"]}, "command: roles[0]: 'king' is not one of dealer,"),
    ({"do": "sign-on", "person": "x", "roles": "dealer"}, "command: roles: 'dealer' is not a list"),
    ({"do": "report-accident", "accident": {"kind": "fire"}}, "command: accident.kind: there is no 'fire'"),
    ({"do": "report-accident", "accident": {"kind": "face-up-card"}}, "command: accident: face-up-card needs 'card'"),
    ({"do": "double", "box": 1, "amounts": {"": "5.00"}}, "command: amounts: the name '' is not a short text"),
    ({"do": "reveal-shuffle", "order": ["AS"], "secret": "xyz"}, "command: secret: 'xyz' is not a secret in hexadecimal"),
    (
        {"do": "give-notice", "kind": "sign", "about": "x", "shows": [{"shows": "new-minimum", "number": 5}]},
        "new-minimum is money, not number",
    ),
    (
        {"do": "give-notice", "kind": "sign", "about": "x", "shows": [{"text": "x"}]},
        "a line of a sign has 'shows' and one of text, number or money",
    ),
    ({"do": "hit", "box": 1, "box2": 2}, "command: hit has no field 'box2'"),
]


@pytest.mark.parametrize(("value", "said"), REFUSED, ids=lambda each: str(each)[:40])
def test_what_is_wrong_is_said(value: Any, said: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_command(value)
    assert said in fault.value.sentence
    assert fault.value.code == "message"


def test_a_list_of_any_length_is_not_read() -> None:
    with pytest.raises(Malformed, match="more than the 4096"):
        read_command({"do": "reveal-shuffle", "order": ["AS"] * 5000, "secret": ""})


def test_a_player_who_asks_need_not_be_named() -> None:
    assert read_command({"do": "place-wager", "box": 1, "amount": "25.00"}, by="ann") == PlaceWager(1, "ann", 2500)
    assert read_command(WAGER, by="bob") == PlaceWager(1, "ann", 2500), "who may act for whom is for the floor to say"


def test_records_and_mappings() -> None:
    assert read_command({"do": "double", "box": 2, "amounts": {"ann": "10.50"}}) == Double(2, {"ann": 1050})
    assert read_command({"do": "report-accident", "accident": CARDS}) == ReportAccident(FaceUpCard(card("9H")))


def test_an_event_is_read_as_strictly() -> None:
    with pytest.raises(Malformed, match=r"event: card-dealt needs 'hand'"):
        read_event({"event": "card-dealt", "card": "9H", "flexible": 0, "rule": ""})

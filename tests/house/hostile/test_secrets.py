"""Undealt cards and the secret of the shoe: everything that anybody received during some rounds, searched for what nobody may have."""

from __future__ import annotations

import asyncio
import json
import re
import time
from itertools import pairwise

import pytest

from pitboss.cards.card import Card
from pitboss.floor.cards.count import row
from pitboss.house.store import Access, opened
from pitboss.house.tables import Vault
from pitboss.house.tables.loading import load
from pitboss.house.tables.shoe import is_promised, shoe_at
from pitboss.house.tables.vault import key_in
from tests.house.hostile.conftest import Come, Staff
from tests.house.hostile.person import Json, Person, Wire
from tests.house.serving import Served

RUN = 8
"""So many cards in the order of the shoe are no chance."""
CARD = re.compile(rb'"([A2-9TJQK][SHDC])"')
ROUNDS = 3


def play(wire: Wire, table: str, rounds: int) -> int:
    """Play by what the picture says may be done, until so many rounds are settled."""
    wire.say({"type": "subscribe", "table": table, "picture": "changes", "ref": "p"})
    picture: Json = wire.until(lambda message: message.get("ref") == "p")["picture"]
    settled, number, until = 0, 0, time.monotonic() + 300
    wanted = ("join-table", "place-wager", "stand", "refuse-cut")
    while settled < rounds and time.monotonic() < until:
        acts = {each["do"]: each["command"] for each in reversed(picture["acts"]["may"])}
        if picture["you"]["seat"]:
            acts.pop("join-table", None)
        if any(bet["player"] == picture["you"]["name"] for bet in picture["wagers"]):
            acts.pop("place-wager", None)
        due = next((acts[each] for each in wanted if each in acts), None)
        if due is not None:
            number += 1
            wire.say({"type": "command", "table": table, "id": f"p{time.monotonic_ns()}", "command": due})
        try:
            message = wire.next(0.3)
        except TimeoutError:
            continue
        while True:
            if message["type"] == "picture":
                picture |= message["changes"]
            elif message["type"] == "events":
                settled += sum(entry["event"]["event"] == "round-ended" for entry in message["entries"])
            try:
                message = wire.next(0.05)
            except TimeoutError:
                break
    return settled


async def shoe_of(pit: Served, table: str) -> tuple[tuple[Card, ...], bytes]:
    """The cards still in the shoe of a table, and its secret, by the key of the house."""
    async with opened(pit.store, Access.READ) as store:
        stream = f"table:{table}"
        state, _ = await load(store, stream)
        assert is_promised(state)
        sealed = await store.unsealed(stream, state.floor.cards.commitment)
        assert sealed is not None
        order = Vault(key_in(pit.key)).unseal(stream, sealed)
        shoe = shoe_at(state.floor.cards, order)
        return tuple(shoe.stack[shoe.given :]), order.secret


def holds(received: bytes, cards: tuple[Card, ...], secret: bytes) -> list[str]:
    """What is in some bytes that nobody may have yet."""
    found = [what for what, text in (("secret", secret.hex()), ("SECRET", secret.hex().upper())) if text.encode() in received]
    if secret in received:
        found.append("secret as it is")
    names = [repr(card) for card in cards]
    runs = {tuple(names[start : start + RUN]) for start in range(len(names) - RUN + 1)}
    runs |= {tuple(reversed(run)) for run in runs}
    seen = [each.decode() for each in CARD.findall(received)]
    if any(tuple(seen[start : start + RUN]) in runs for start in range(len(seen) - RUN + 1)):
        found.append("order")
    packed = row(*cards)
    if any(packed[start : start + RUN].hex().encode() in received for start in range(len(packed) - RUN + 1)):
        found.append("order in bytes")
    return found


@pytest.mark.parametrize("table", ["quick", "vegas"])
def test_no_byte_of_the_shoe_reaches_anybody(pit: Served, staff: Staff, somebody: Come, table: str) -> None:
    player, watcher = somebody().guest(), somebody()
    everybody: dict[str, Person] = {
        "player": player,
        "visitor": watcher,
        "guest": somebody().guest(),
        "dealer": staff.dealer,
        "inspector": staff.inspector,
        "administrator": staff.administrator,
        "manager": staff.manager,
    }
    assert player.post(f"/api/tables/{table}/buy-in", {"id": "b1", "amount": "500.00"}).status_code == 200
    sockets = {who: person.socket() for who, person in everybody.items()}
    for who, wire in sockets.items():
        if who != "player":
            wire.say({"type": "subscribe", "table": table, "after": 0, "picture": "changes", "ref": "s"})
    assert play(sockets["player"], table, ROUNDS) >= ROUNDS
    for who, wire in sockets.items():
        wire.say({"type": "look", "table": table, "ref": "end"})
        wire.until(lambda message: message.get("ref") == "end")
        wire.connection.close()
        for path in ("", "/log?most=1000", "/shoes", "/hint"):
            everybody[who].get(f"/api/tables/{table}{path}")
        for path in ("/log?most=1000", "/chain", "/notices"):
            everybody[who].get(f"/api/inspection/tables/{table}{path}")
    player.command(table, {"do": "leave-table"})
    cards, secret = asyncio.run(shoe_of(pit, table))
    assert len(cards) > 100
    for who, person in everybody.items():
        received = b"\n".join(person.received)
        assert b"round-ended" in received, who
        assert holds(received, cards, secret) == [], who
    assert holds((pit.logged + pit.printed).encode(), cards, secret) == []


def test_the_search_would_find_what_it_looks_for(pit: Served, staff: Staff) -> None:
    from pitboss.cards.card import card

    cards = tuple(card(name) for name in ("KD", "2C", "3C", "AS", "TS", "TS", "9H", "4D", "5D", "6D"))
    secret = bytes(range(32))
    shown = json.dumps([repr(each) for each in cards]).encode()
    assert holds(shown, cards, secret) == ["order"]
    assert holds(secret.hex().encode(), cards, secret) == ["secret"]
    assert holds(row(*cards).hex().encode(), cards, secret) == ["order in bytes"]
    assert holds(b"".join(b'"%b"' % repr(two).encode() for _, two in pairwise(cards[::-1])), cards, secret) == ["order"]

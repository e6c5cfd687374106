"""What a viewer is told of an entry, as the very text that is sent: written once for all viewers who may know the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import orjson

from pitboss.floor.telling import WORDS, tell
from pitboss.floor.view import view
from pitboss.house.accounts import Accounts
from pitboss.house.messages import write_event
from pitboss.house.messages.words import kebab
from pitboss.house.service.hallway import told_text
from pitboss.house.service.nameplates import names_in, spoken
from pitboss.house.service.recollection import Remembered
from pitboss.house.service.room import Room
from pitboss.house.service.wire import framed
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.kind import Told
from pitboss.house.tables.chips import ChipsBrought, ChipsMoved
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.house.tables.law import law_said
from pitboss.house.tables.lost import ShoeLost, lost_said
from pitboss.house.views import Viewer, view_event
from pitboss.house.views.calls import calls
from pitboss.house.views.viewer import OVERSIGHT
from pitboss.money.cents import dollars
from pitboss.play.state import Round
from pitboss.play.telling import Sentence

NOBODY: frozenset[str] = frozenset()
SPECTATOR = Viewer()


def compact(value: Any) -> str:
    """A value as JSON without spaces."""
    return orjson.dumps(value).decode()


@dataclass(eq=False)
class Frame:
    """Entries as one message to a viewer: from after which position to which it goes, how many it tells of, and its text."""

    after: int
    position: int
    count: int
    text: str

    @cached_property
    def bytes(self) -> bytes:
        """The frame, made once however many are sent it."""
        return framed(self.text)


def events_frame(room: Room | Hall, accounts: Accounts, entries: Sequence[Remembered] | Sequence[Told], viewer: Viewer) -> Frame:
    """The message that tells a viewer of these entries of a room; all spectators get the same one."""
    if viewer != SPECTATOR:
        return _events(room, accounts, entries, viewer)
    frame: Frame | None = room.told
    if frame is None or (frame.after, frame.position) != (entries[0].position - 1, entries[-1].position):
        frame = room.told = _events(room, accounts, entries, viewer)
    return frame


def _events(room: Room | Hall, accounts: Accounts, entries: Sequence[Remembered] | Sequence[Told], viewer: Viewer) -> Frame:
    told = [text for entry in entries if (text := entry_text(room, accounts, entry, viewer)) is not None]
    position = entries[-1].position
    text = f'{{"type":"events","table":"{room.id}","position":{position},"entries":[{",".join(told)}]}}'
    return Frame(entries[0].position - 1, position, len(told), text)


def entry_text(room: Room | Hall, accounts: Accounts, entry: Remembered | Told, viewer: Viewer) -> str | None:
    """An entry as JSON for a viewer; None where it is not for that viewer at all."""
    if isinstance(room, Hall) or isinstance(entry, Told):
        assert isinstance(room, Hall)
        assert isinstance(entry, Told)
        return told_text(room, accounts, entry, viewer)
    event, floor = entry.event, entry.floor
    if isinstance(event, TableFounded):
        return None
    if isinstance(event, LawChanged):
        return _law(room, accounts, entry, event)
    if isinstance(event, ShoeLost):
        return _written(room, accounts, entry, {"event": "shoe-lost", **asdict(event)}, lost_said(event), inside=NOBODY)
    sight = viewer.sight(floor)
    if isinstance(event, ChipsMoved):
        return _chips(room, accounts, entry, viewer) if viewer.name == event.player or sight in OVERSIGHT else None
    seen = view_event(floor, event, viewer)
    if seen is None:
        return None
    public = sight.is_public
    hidden = isinstance(floor.rounds.now, Round) and bool(floor.rounds.now.hidden)
    whose = viewer.name if hidden else ""
    for known, known_public, known_whose, text in entry.texts:
        if known_public is public and known_whose == whose and (known is seen or known == seen):
            return str(text)
    known = view(floor, whose)
    body = write_event(seen) | calls(room.game.table, known, seen)
    said = tell(floor if type(seen) in WORDS else known, seen)
    text = _written(room, accounts, entry, body, said, inside=NOBODY if public else None)
    entry.texts.append((seen, public, whose, text))
    return text


def _written(
    room: Room, accounts: Accounts, entry: Remembered, body: dict[str, Any], said: Sentence, *, inside: frozenset[str] | None
) -> str:
    names = names_in(accounts, f"{compact(body)} {said.said}", room.scope, inside=inside)
    told = body | {"said": spoken(said.said, names), "rules_said": said.rules}
    return compact({"position": entry.position, "time": entry.time, "names": names, "event": told})


def _law(room: Room, accounts: Accounts, entry: Remembered, event: LawChanged) -> str:
    body = {"event": "law-changed", **asdict(event)}
    return _written(room, accounts, entry, body | {"instruments": list(event.instruments)}, law_said(event), inside=NOBODY)


def _chips(room: Room, accounts: Accounts, entry: Remembered, viewer: Viewer) -> str:
    event = entry.event
    assert isinstance(event, ChipsMoved)
    did = "brings" if isinstance(event, ChipsBrought) else "takes"
    said = f"{event.player} {did} {dollars(event.amount)} in chips."
    body = {"event": kebab(type(event).__name__), "player": event.player, "amount": dollars(event.amount)}
    return _written(room, accounts, entry, body, Sentence(said, ()), inside=frozenset({viewer.name}))


def entries_json(room: Room | Hall, accounts: Accounts, entries: Sequence[Remembered] | Sequence[Told], viewer: Viewer) -> list[Any]:
    """Entries as JSON values, those that are for the viewer."""
    texts = (entry_text(room, accounts, entry, viewer) for entry in entries)
    return [orjson.loads(text) for text in texts if text is not None]

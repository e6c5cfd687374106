"""Since when each thing at a table has been waited for: folded along with the log event by event, so that every server knows the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pitboss.floor.automatic import WINDOWS, shuffle_is_due
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.notices.state import Notice
from pitboss.floor.opening.state import Standing
from pitboss.floor.state import Floor
from pitboss.play.state import Awaits, Round


class Began(NamedTuple):
    """The position and time of the event since which something is so."""

    position: int
    at: int


class Watch(NamedTuple):
    """The stream, its last event, and what is waited for since when."""

    stream: str
    head: Began
    since: Mapping[str, Began]


def begin(stream: str) -> Watch:
    """The watch over a stream in which nothing has happened."""
    return Watch(stream, Began(0, 0), {})


def taken_up(stream: str, floor: Floor, head: Began) -> Watch:
    """The watch over a table of which only the state is known: everything is waited for since the last event."""
    return Watch(stream, head, dict.fromkeys(waited_for(floor), head))


def watched(watch: Watch, before: Floor, floor: Floor, head: Began) -> Watch:
    """The watch after an event, which is its head; `floor` is the table after it, and `before` the one that was watched."""
    if _waits_alike(before, floor):
        return Watch(watch.stream, head, watch.since)
    return Watch(watch.stream, head, {key: watch.since.get(key, head) for key in waited_for(floor)})


def _waits_alike(before: Floor, floor: Floor) -> bool:
    """Whether nothing has changed that `waited_for` looks at, as when somebody comes or goes."""
    return (
        before.rounds is floor.rounds
        and before.cards is floor.cards
        and before.notices is floor.notices
        and before.opening is floor.opening
        and before.accidents is floor.accidents
        and (before.boxes is floor.boxes or not (before.boxes.reserved or floor.boxes.reserved))
    )


def waited_for(floor: Floor) -> Iterator[str]:
    """Everything whose time is counted, by a name that changes when the count begins anew."""
    yield from map(notice_key, floor.notices.standing)
    if floor.opening.standing is not Standing.OPEN:
        return
    for box, player in floor.boxes.reserved.items():
        if player not in floor.boxes.present:
            yield reserved_key(box, player)
    if floor.accidents.open is None:
        yield from _moment(floor)
    elif floor.accidents.asked is not None:
        yield choice_key(floor)


def moment_key(floor: Floor) -> str:
    """What the table waits for at this moment; empty where it is no person's to act."""
    return next(_moment(floor), "")


def _moment(floor: Floor) -> Iterator[str]:
    rounds, cards = floor.rounds, floor.cards
    now, awaits = rounds.now, rounds.now.awaits
    if not rounds.in_progress:
        if rounds.is_over:
            return
        if cards.awaits is CardsAwait.CUT:
            yield f"cut {cards.shoes} {len(cards.prep.declined)} {cards.prep.cutter}"
        elif rounds.players and cards.awaits is CardsAwait.NOTHING and not shuffle_is_due(cards):
            yield f"betting {rounds.number}"
    elif not isinstance(now, Round):
        return
    elif awaits is Awaits.DECISION:
        hand = now.hands[now.turn]
        yield f"decision {rounds.number} {now.turn} {len(now.hands)} {len(hand.cards)}"
    elif awaits in WINDOWS:
        yield f"window {rounds.number} {awaits.name} {now.turn}"
    elif awaits is Awaits.BUTTON and now.presses:
        yield f"button {rounds.number} {len(now.presses)}"


def choice_key(floor: Floor) -> str:
    """What players were asked after an accident."""
    return f"choice {floor.rounds.number} {floor.accidents.resolved}"


def notice_key(notice: Notice) -> str:
    """A notice that stands."""
    return f"notice {notice.kind.name} {notice.about} {notice.role.name} {notice.at} {notice.subject}"


def reserved_key(box: int, player: str) -> str:
    """A box kept for somebody who is not there."""
    return f"reserved {box} {player}"

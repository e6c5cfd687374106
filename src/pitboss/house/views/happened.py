"""An event as one viewer is told of it: not at all, or with its secrets taken out; and the sentence and rules for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.events import Event
from pitboss.floor.evolve import evolve
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.state import Floor
from pitboss.floor.telling import tell
from pitboss.floor.view import lies_hole, view
from pitboss.house.messages import write_event
from pitboss.house.views.audience import is_told
from pitboss.house.views.names import without_staff
from pitboss.house.views.unseen import without_unseen
from pitboss.house.views.viewer import Viewer
from pitboss.play.events import CardCalled, CardDealt, HandStood, HoleCardDealt, NaturalHeld, StakeDoubled
from pitboss.play.state import Round


def view_event(floor: Floor, event: Event, viewer: Viewer) -> Event | None:
    """An event as a viewer may know it, None where even that it happened is not for him or her; `floor` is the table after it.

    Nobody, whatever the role, is told a card that lies unseen: the burn, what was held back or put aside, and cards face down on a box
    without an own wager. The staff's names and what concerns one person go only to those who need them.
    """
    sight = viewer.sight(floor)
    if not is_told(floor, event, viewer, sight):
        return None
    told: Event | None = _without_cards(floor, event, viewer)
    if told is not None and sight.is_public:
        told = without_staff(floor, told, viewer)
    return told


def told_event(floor: Floor, event: Event, viewer: Viewer) -> dict[str, Any] | None:
    """The same as JSON, with the sentence that tells it and the rules behind it; `floor` is the table right after this very event."""
    seen = view_event(floor, event, viewer)
    if seen is None:
        return None
    said = tell(view(floor, viewer.name), seen)
    return write_event(seen) | {"said": said.said, "rules_said": list(said.rules)}


def told_events(floor: Floor, events: Iterable[Event], viewer: Viewer) -> list[dict[str, Any] | None]:
    """A piece of the log as a viewer is told of it, None for what is not for him or her; `floor` is the table before it."""
    found = []
    for event in events:
        floor = evolve(floor, event)
        found.append(told_event(floor, event, viewer))
    return found


def _without_cards(floor: Floor, event: Any, viewer: Viewer) -> Any:
    """The event without any card that the viewer has not seen; None where only the card would be left of it."""
    match event:
        case CardBurned(card=card, shown=False) if card is not None:
            return replace(event, card=None)
        case CardMoved(exposed=False):
            return None
        case HoleCardDealt() if lies_hole(floor) and event in floor.rounds.log:
            return None
        case AccidentReported(accident=accident):
            return replace(event, accident=without_unseen(accident))
        case RoundRebuilt(before=before, after=after):
            return replace(event, before=_log(floor, before, viewer), after=_log(floor, after, viewer))
        case CardDealt() | NaturalHeld() | CardCalled() | HandStood() | StakeDoubled():
            return _face_down(floor, event, viewer)
        case _:
            return event


def _log(floor: Floor, log: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    """A round's own log within an event."""
    hidden = hidden_boxes(floor, viewer)
    seen = (_blank(event) if hidden and _box(floor, event) in hidden else event for event in log)
    down = lies_hole(floor)
    return tuple(event for event in seen if event is not None and not (down and isinstance(event, HoleCardDealt)))


def _face_down(floor: Floor, event: Any, viewer: Viewer) -> Any:
    """An event of a hand whose cards lie face down for the viewer; one equal to it of an earlier round is kept back with it."""
    hidden = hidden_boxes(floor, viewer)
    if not hidden or _box(floor, event) not in hidden or event not in floor.rounds.log:
        return event
    return _blank(event)


def _blank(event: Any) -> Any:
    """What is left of an event once it tells nothing of the cards."""
    match event:
        case CardDealt() | NaturalHeld():
            return None
        case CardCalled() | HandStood():
            return replace(event, declined_split=False)
        case StakeDoubled():
            return replace(event, declined_split=False, flexible=0)
        case _:
            return event


def _box(floor: Floor, event: Any) -> int:
    """The box of the hand that an event is about, 0 for none."""
    now, place = floor.rounds.now, getattr(event, "hand", -1)
    hands = now.hands if isinstance(now, Round) else ()
    return hands[place].box if 0 <= place < len(hands) else 0


def hidden_boxes(floor: Floor, viewer: Viewer) -> frozenset[int]:
    """The boxes whose cards lie face down for a viewer."""
    now = floor.rounds.now
    if not isinstance(now, Round) or not now.hidden:
        return frozenset()
    return now.hidden - {box.number for box in now.boxes for bettor in box.bettors if bettor.player == viewer.name}

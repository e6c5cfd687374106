"""A kind of stream: everything that is its own, in one record; the house does the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from pitboss.house.messages.words import kebab
from pitboss.house.streams.codec import Codec, members
from pitboss.house.tables.chips import ChipsBrought, ChipsTaken
from pitboss.house.views.viewer import Viewer
from pitboss.law.moment import Jurisdiction
from pitboss.money.ledger import Posting
from pitboss.play.telling import Sentence
from pitboss.terms.powers import Role

Json = dict[str, Any]


class Told(NamedTuple):
    """An entry of a stream as a server remembers it: its event, and the kind's own state right after it."""

    position: int
    time: int
    actor: str
    command: str
    event: Any
    state: Any


class Due(NamedTuple):
    """What the time brings: a name that every server gives it alike, when, as whom, and which command."""

    id: str
    at: int
    by: str
    command: Any


def nothing_due(context: Any, state: Any, last: Told, now: int) -> tuple[Due, ...]:
    """The timers of a kind that has none."""
    return ()


def no_roles(context: Any, state: Any, person: str) -> frozenset[Role]:
    """The roles that somebody has in a stream beside those of the account: by default none."""
    return frozenset()


def at_rest(state: Any) -> bool:
    """Whether a snapshot may be taken: by default at any time."""
    return True


def nobody(state: Any) -> frozenset[str]:
    """Whose money may not be taken out now: by default nobody's is held."""
    return frozenset()


@dataclass(frozen=True)
class StreamKind:
    """Streams of this kind are `name:…`; `context` is what `open` makes of the first entry, such as the rules of a game.

    - `founded`: the class of the first entry; `events`, `commands`: unions of everything else that can happen and be asked.
    - `step(context, state, by, at, command)`: the events and the state they lead to, or `Refused`; `evolve(state, event)` records one.
    - `postings(event)`: what moves money; accounts of people are `player:NAME`.
    - `tell(state, event, person)`: one sentence with its rules, as that person may read it.
    - `sees(state, event, viewer)`: the event as a viewer may know it, or None.
    - `picture(context, state, viewer, at)`: what a viewer may see, in sections; `balances` are put in by the hall.
    - `due(context, state, last, now)`: timers; they follow from the log and the clock alone.
    - `place(context)`: the jurisdiction and the book, for roles; `grants(context, state, person)`: roles by what the log says alone.
    - `rests(state)`: whether a snapshot may be taken; `held_back(state)`: whose money may not be taken out now.
    """

    name: str
    founded: type[Any]
    events: Any
    commands: Any
    start: Callable[[], Any]
    open: Callable[[Any], Any]
    step: Callable[[Any, Any, str, int, Any], tuple[tuple[Any, ...], Any]]
    evolve: Callable[[Any, Any], Any]
    postings: Callable[[Any], tuple[Posting, ...]]
    tell: Callable[[Any, Any, str], Sentence]
    sees: Callable[[Any, Any, Viewer], Any]
    picture: Callable[..., Json]
    place: Callable[[Any], tuple[Jurisdiction, str]]
    due: Callable[[Any, Any, Told, int], tuple[Due, ...]] = nothing_due
    grants: Callable[[Any, Any, str], frozenset[Role]] = no_roles
    rests: Callable[[Any], bool] = at_rest
    held_back: Callable[[Any], frozenset[str]] = nobody
    house_only: frozenset[type[Any]] = field(default_factory=frozenset)

    @cached_property
    def codec(self) -> Codec:
        """Texts of its entries and of its snapshots."""
        return Codec(self.founded, ChipsBrought, ChipsTaken, self.events, type(self.start()))

    @cached_property
    def commands_by_name(self) -> Mapping[str, type[Any]]:
        """Every command that a client may send, as messages write it."""
        return {kebab(each.__name__): each for each in members(self.commands) if each not in self.house_only}

"""Everything that can happen at a table, in one log: the events of the round as they are, and those of each topic."""

from __future__ import annotations

from pitboss.floor.accidents.events import AccidentEvent
from pitboss.floor.acts.events import ActEvent
from pitboss.floor.boxes.events import BoxEvent
from pitboss.floor.cards.events import CardEvent
from pitboss.floor.conduct.events import ConductEvent
from pitboss.floor.limits.events import LimitEvent
from pitboss.floor.notices.events import NoticeEvent
from pitboss.floor.opening.events import OpeningEvent
from pitboss.floor.people.events import PeopleEvent
from pitboss.floor.rounds.events import RoundEvent

Event = RoundEvent | PeopleEvent | NoticeEvent | OpeningEvent | ActEvent | BoxEvent | LimitEvent | CardEvent | AccidentEvent | ConductEvent

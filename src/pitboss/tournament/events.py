"""Everything that can happen to a tournament, in one log."""

from __future__ import annotations

from pitboss.floor.notices.events import NoticeEvent
from pitboss.floor.people.events import PeopleEvent
from pitboss.tournament.conditions.events import ConditionsEvent
from pitboss.tournament.entries.events import EntryEvent
from pitboss.tournament.prizes.events import PrizeEvent
from pitboss.tournament.seats.events import SeatEvent
from pitboss.tournament.sessions.events import SessionEvent
from pitboss.tournament.staff.events import StaffEvent

Event = PeopleEvent | NoticeEvent | ConditionsEvent | StaffEvent | EntryEvent | SeatEvent | SessionEvent | PrizeEvent

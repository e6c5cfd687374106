"""Everything that can be asked of a tournament; play itself is asked of its heats."""

from __future__ import annotations

from pitboss.floor.notices.commands import NoticeCommand
from pitboss.floor.people.commands import PeopleCommand
from pitboss.tournament.conditions.commands import ConditionsCommand
from pitboss.tournament.entries.commands import EntryCommand
from pitboss.tournament.prizes.commands import PrizeCommand
from pitboss.tournament.seats.commands import SeatCommand
from pitboss.tournament.sessions.commands import SessionCommand
from pitboss.tournament.staff.commands import StaffCommand

Command = PeopleCommand | NoticeCommand | ConditionsCommand | StaffCommand | EntryCommand | SeatCommand | SessionCommand | PrizeCommand

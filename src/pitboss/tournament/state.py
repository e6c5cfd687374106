"""The state of a tournament: one part for each topic, which only that topic's recorders write."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.floor.notices.state import Notices
from pitboss.floor.people.state import People
from pitboss.tournament.conditions.state import Papers
from pitboss.tournament.entries.state import Entries
from pitboss.tournament.prizes.state import Prizes
from pitboss.tournament.seats.state import Seating
from pitboss.tournament.sessions.state import Sessions
from pitboss.tournament.staff.state import Staff


class Tournament(NamedTuple):
    """Everything that has happened to one tournament, its heats' own logs apart."""

    people: People = People()
    notices: Notices = Notices()
    papers: Papers = Papers()
    staff: Staff = Staff()
    entries: Entries = Entries()
    seating: Seating = Seating()
    sessions: Sessions = Sessions()
    prizes: Prizes = Prizes()

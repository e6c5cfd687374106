"""The state of a table: one part for each topic, which only that topic's recorders write. The undealt order is no part of it."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.floor.accidents.state import Accidents
from pitboss.floor.boxes.state import Boxes
from pitboss.floor.cards.state import Cards
from pitboss.floor.conduct.state import Conduct
from pitboss.floor.limits.state import Limits
from pitboss.floor.notices.state import Notices
from pitboss.floor.opening.state import Opening
from pitboss.floor.people.state import People
from pitboss.floor.rounds.state import Rounds


class Floor(NamedTuple):
    """Everything that has happened at one table."""

    rounds: Rounds = Rounds()
    cards: Cards = Cards()
    boxes: Boxes = Boxes()
    limits: Limits = Limits()
    people: People = People()
    notices: Notices = Notices()
    opening: Opening = Opening()
    accidents: Accidents = Accidents()
    conduct: Conduct = Conduct()

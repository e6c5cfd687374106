"""Everything that can be asked of a table. Each topic keeps its own commands; a round's own pass through as they are."""

from __future__ import annotations

from pitboss.floor.accidents.commands import AccidentCommand
from pitboss.floor.acts.commands import ActCommand
from pitboss.floor.boxes.commands import BoxCommand
from pitboss.floor.cards.commands import CardCommand
from pitboss.floor.conduct.commands import ConductCommand
from pitboss.floor.limits.commands import LimitCommand
from pitboss.floor.notices.commands import NoticeCommand
from pitboss.floor.opening.commands import OpeningCommand
from pitboss.floor.people.commands import PeopleCommand
from pitboss.floor.rounds.commands import RoundCommand

Command = (
    RoundCommand
    | PeopleCommand
    | NoticeCommand
    | OpeningCommand
    | ActCommand
    | BoxCommand
    | LimitCommand
    | CardCommand
    | AccidentCommand
    | ConductCommand
)

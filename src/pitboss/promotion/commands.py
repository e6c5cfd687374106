"""Everything that can be asked of a promotion."""

from __future__ import annotations

from pitboss.floor.people.commands import PeopleCommand
from pitboss.promotion.clock import MindClock
from pitboss.promotion.disputes.commands import DisputeCommand
from pitboss.promotion.draw.commands import DrawCommand
from pitboss.promotion.entries.commands import EntryCommand
from pitboss.promotion.integrity.commands import IntegrityCommand
from pitboss.promotion.offer.commands import OfferCommand
from pitboss.promotion.winners.commands import WinnerCommand

Command = PeopleCommand | OfferCommand | EntryCommand | DrawCommand | WinnerCommand | DisputeCommand | IntegrityCommand | MindClock

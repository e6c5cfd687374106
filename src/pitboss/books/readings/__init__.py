"""Every reading: how each doubt in the documents is decided, in the order of the tables they come from."""

from __future__ import annotations

from pitboss.books.readings.act import ACT
from pitboss.books.readings.floor_accidents import FLOOR_ACCIDENTS
from pitboss.books.readings.floor_boxes import FLOOR_BOXES
from pitboss.books.readings.floor_cards import FLOOR_CARDS
from pitboss.books.readings.floor_limits import FLOOR_LIMITS
from pitboss.books.readings.floor_people import FLOOR_PEOPLE
from pitboss.books.readings.nsw import NEW_SOUTH_WALES
from pitboss.books.readings.ours import OURS
from pitboss.books.readings.ours_act import OURS_ACT
from pitboss.books.readings.ours_nsw import OURS_NSW
from pitboss.books.readings.ours_play import OURS_PLAY
from pitboss.books.readings.ours_tournaments import OURS_TOURNAMENTS
from pitboss.books.readings.ours_victoria import OURS_VICTORIA
from pitboss.books.readings.promotions import PROMOTIONS
from pitboss.books.readings.victoria_2000 import VICTORIA_2000
from pitboss.books.readings.victoria_2003 import VICTORIA_2003
from pitboss.law.reading import Reading

READINGS: tuple[Reading, ...] = (
    *(VICTORIA_2003 + VICTORIA_2000 + ACT + NEW_SOUTH_WALES + OURS + OURS_VICTORIA + OURS_ACT + OURS_NSW + OURS_PLAY),
    *(FLOOR_PEOPLE + FLOOR_BOXES + FLOOR_LIMITS + FLOOR_CARDS + FLOOR_ACCIDENTS + PROMOTIONS + OURS_TOURNAMENTS),
)

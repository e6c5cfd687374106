"""Readings of NSW-STAR-BJ and NSW-BJ-CHALLENGE: how each doubt in the New South Wales rules is decided."""

from __future__ import annotations

from pitboss.books.readings.nsw_hands import NEW_SOUTH_WALES_HANDS
from pitboss.books.readings.nsw_table import NEW_SOUTH_WALES_TABLE
from pitboss.books.readings.nsw_tournaments import NEW_SOUTH_WALES_TOURNAMENTS
from pitboss.law.reading import Reading

NEW_SOUTH_WALES: tuple[Reading, ...] = (
    *NEW_SOUTH_WALES_TABLE,
    *NEW_SOUTH_WALES_HANDS,
    *NEW_SOUTH_WALES_TOURNAMENTS,
)

"""Readings of VIC-2003-01: how each doubt in the Victorian rules of 2003 is decided."""

from __future__ import annotations

from pitboss.books.readings.victoria_2003_blackjack import VICTORIA_2003_BLACKJACK
from pitboss.books.readings.victoria_2003_sevens import VICTORIA_2003_SEVENS
from pitboss.books.readings.victoria_2003_table import VICTORIA_2003_TABLE
from pitboss.books.readings.victoria_2003_versions import VICTORIA_2003_VERSIONS
from pitboss.law.reading import Reading

VICTORIA_2003: tuple[Reading, ...] = (
    *VICTORIA_2003_BLACKJACK,
    *VICTORIA_2003_SEVENS,
    *VICTORIA_2003_VERSIONS,
    *VICTORIA_2003_TABLE,
)

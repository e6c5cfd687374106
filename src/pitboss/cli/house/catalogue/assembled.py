"""The catalogue put together, and a table as another game would have it."""

from __future__ import annotations

from dataclasses import replace

from pitboss.cli.answers import asked
from pitboss.cli.gaming_table import offered_with, takes_option
from pitboss.cli.house.catalogue.books import book_record, comparison, game_asked
from pitboss.cli.house.catalogue.readings import reading_named, reading_records
from pitboss.cli.house.catalogue.reasons import why_asked
from pitboss.cli.house.catalogue.rows import document_with_rules, found_rows, shelves
from pitboss.cli.house.catalogue.rule_card import rule_card
from pitboss.cli.house.opening import game_founded
from pitboss.house.service.catalogue import Catalogue, Json, Moved
from pitboss.house.tables.founding import TableFounded


def catalogue() -> Catalogue:
    """The catalogue of the shipped books."""
    return Catalogue(
        shelves=shelves,
        document=document_with_rules,
        rule=rule_card,
        search=found_rows,
        book=book_record,
        why=why_asked,
        compare=comparison,
        readings=_readings,
        reading=reading_named,
        moved=moved,
    )


def _readings() -> list[Json]:
    return list(reading_records().values())


def moved(founding: TableFounded, game: str) -> Moved:
    """A table as another game would have it; options and side bets that its book does not know are left out and named."""
    law = asked(game_asked(game), None)
    options = {name: value for name, value in founding.options.items() if takes_option(law, name, value)}
    offered = offered_with(law)
    side_bets = {bet: settings for bet, settings in founding.side_bets.items() if bet in offered}
    there = replace(founding, game=game, options=options, side_bets=side_bets, face_down_approved_by=None, naturals_deferred_by=None)
    return Moved(
        game_founded(there),
        tuple(name for name in founding.options if name not in options),
        tuple(bet for bet in founding.side_bets if bet not in side_bets),
    )

"""The demo floor: every game with its side bets, open and lawful; hints at training tables only, and elsewhere a rule against them."""

from __future__ import annotations

import json

import pytest

from pitboss.books import LIBRARY
from pitboss.cli.gaming_table import offered_with
from pitboss.floor.game import Purpose
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.house.lobby import DEMO_FLOOR, TableDefinition, listed_table, names_of_bots, objection_to_hint
from pitboss.house.tables.names import stream_of
from pitboss.terms.powers import Role
from tests.house.timers.virtual import house
from tests.support import own_law

TABLES = {table.id: table for table in DEMO_FLOOR}
HOUSE = [table for table in DEMO_FLOOR if table.purpose is Purpose.HOUSE]
TRAINING = [table for table in DEMO_FLOOR if table.purpose is Purpose.TRAINING]
RULES = {
    "vic-crown-com-bo": "VIC-2000",
    "vic-crown-21": "VIC-2003-01 17.1",
    "act-blackjack": "ACT-2018-01 16.5",
    "nsw-star-blackjack": "NSW-STAR-BJ 18.1",
}


def test_every_game_has_a_table_of_the_house_and_every_side_bet_its_place() -> None:
    assert {table.game for table in HOUSE} == set(LIBRARY.shelf_of_games)
    offered = {(table.game, bet) for table in DEMO_FLOOR for bet in table.side_bets}
    assert offered == {(name, bet) for name in LIBRARY.shelf_of_games for bet in offered_with(own_law(name))}
    assert len(TABLES) == len(DEMO_FLOOR)
    assert any(table.bots for table in DEMO_FLOOR)
    assert any(not table.bots for table in DEMO_FLOOR)
    assert TRAINING


@pytest.mark.parametrize("table", DEMO_FLOOR, ids=TABLES)
def test_a_table_opens_with_its_sign_up(table: TableDefinition) -> None:
    at = house(table)
    floor = at.live.floor
    assert floor.opening.standing is Standing.OPEN
    assert (floor.limits.minimum, floor.limits.maximum) == (table.limits.minimum, table.limits.maximum)
    assert set(floor.limits.side) == set(table.limits.side) == set(table.side_bets)
    assert stream_of(table.id)
    row = listed_table(table, at.live.game, floor)
    assert json.loads(json.dumps(row)) == row
    assert row["hints"]["allowed"] == (table.purpose is Purpose.TRAINING)


@pytest.mark.parametrize("table", HOUSE, ids=[table.id for table in HOUSE])
def test_a_table_of_the_house_gives_no_hints_and_says_by_which_rule(table: TableDefinition) -> None:
    at = house(table)
    refused = objection_to_hint(at.live.game, at.live.floor, "ann", 0)
    assert refused is not None
    assert refused.rule in refused.sentence
    assert refused.rule.startswith(RULES.get(table.id, at.live.game.document))


@pytest.mark.parametrize("table", TRAINING, ids=[table.id for table in TRAINING])
def test_a_training_table_does(table: TableDefinition) -> None:
    at = house(table)
    assert objection_to_hint(at.live.game, at.live.floor, "ann", 0) is None


def test_staff_get_no_hints_for_players_either() -> None:
    at = house(TABLES["vic-blackjack"])
    at.asks("dora", SignOn("dora", (Role.DEALER,)))
    assert objection_to_hint(at.live.game, at.live.floor, "dora", 0) is not None


def test_bots_have_names_that_nobody_can_register() -> None:
    assert all("(" in name for name in names_of_bots(DEMO_FLOOR)), "accounts take no brackets"

"""A table run by nobody but bots, the automatic dealer and the time plays fifty rounds of every game, and no chip is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.floor.bots import Bot, Temper, like_the_dealer, never_bust, sensible
from pitboss.floor.cards.events import CardsShuffled, ShuffleRevealed
from pitboss.floor.evolve import replay
from pitboss.floor.postings import ledger
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.house.lobby import DEMO_FLOOR, TableDefinition
from pitboss.house.timers import Clocks
from pitboss.money.ledger import balances
from tests.house.timers.virtual import house

PURSE = 10_000_000
TABLES = {table.id: table for table in DEMO_FLOOR}
BOTS = (
    Bot("flat bot", sensible, Temper.FLAT, PURSE),
    Bot("timid bot", never_bust, Temper.TIMID, PURSE),
    Bot("chasing bot", like_the_dealer, Temper.CHASER, PURSE),
    Bot("back bot", sensible, Temper.BACK_BETTOR, PURSE),
)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_fifty_rounds(table: TableDefinition) -> None:
    played = house(replace(table, bots=BOTS, clocks=Clocks(pace=0, layout=0))).plays_until(50)
    taken_up = [event for event in played.log if isinstance(event, CardsTakenUp)]
    assert len(taken_up) == 50
    assert all(event.players for event in taken_up)
    assert replay(played.log) == played.live.floor
    money = balances(ledger(played.log))
    assert sum(money.values()) == 0
    for bot in played.live.settings.bots:
        assert bot.bankroll == PURSE + money.get(f"player:{bot.name}", 0)
    ids = [each.id for each in played.fired]
    assert len(ids) == len(set(ids))
    shuffles = [event.commitment for event in played.log if isinstance(event, CardsShuffled)]
    revealed = [event.commitment for event in played.log if isinstance(event, ShuffleRevealed)]
    assert revealed == shuffles[:-1]

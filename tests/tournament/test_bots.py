"""Bots use what a tournament has: pass cards when they lead late, forms when they chase, and bets on sevens."""

from __future__ import annotations

import random
from dataclasses import replace

from pitboss.money.ledger import balances
from pitboss.play.events import SideBetPlaced
from pitboss.tournament.heat.postings import ledger
from pitboss.tournament.heat.setup import Seat, Setup
from pitboss.tournament.heat.wager_events import FormSettled, FormWritten, PassCardPlayed
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Ordering, Rise
from pitboss.tournament.running.heat import HeatRun
from pitboss.tournament.running.temper import TEMPERS
from tests.tournament.heats import STAR, game
from tests.tournament.sevens import GAME

SETUP = Setup(
    "heat",
    "table",
    tuple(Seat(box, f"p{box}", 100_000) for box in range(1, 5)),
    Length(Measure.ROUNDS, 12),
    (Rise(1, 10_000, 50_000),),
    heads=("tess",),
)


def test_pass_cards_and_forms_are_used_and_every_chip_comes_back() -> None:
    setup = replace(SETUP, ordering=Ordering.MARKER, pass_cards=1, undisclosed=1)
    tempers = {f"p{box}": TEMPERS["chaser"] for box in range(1, 5)}
    run = HeatRun(game(STAR), setup, random.Random(5), tempers)
    run.plays()
    kinds = [type(event) for event in run.log]
    assert kinds.count(PassCardPlayed) >= 1
    assert kinds.count(FormWritten) == kinds.count(FormSettled) >= 1
    assert balances(ledger(run.log)) == {}


def test_bots_bet_on_sevens_where_the_game_has_it() -> None:
    run = HeatRun(GAME, SETUP, random.Random(2), {})
    run.plays()
    assert any(isinstance(event, SideBetPlaced) for event in run.log)
    assert balances(ledger(run.log)) == {}

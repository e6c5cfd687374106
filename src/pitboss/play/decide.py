"""Judge a command by the rules: the events it causes, or a cited refusal.

`decide` never draws a card, reads a clock, makes an id or touches a file. `step` is `decide` that also hands back the state
its events lead to, for callers who would otherwise compute it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitboss.play.annul import annul
from pitboss.play.betting import close_betting, place_side_bet, place_wager
from pitboss.play.commands import (
    AnnulRound,
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.deal import draw_card, show_cards
from pitboss.play.decisions import double, find_absent, forfeit, hit, keep_doubles, split, stand
from pitboss.play.desk import Desk
from pitboss.play.events import Event
from pitboss.play.interim import close_insurance, close_surrender, insure, surrender, take_even_money
from pitboss.play.jackpot import fail_button, go_off_alone, keep_draw, press
from pitboss.play.state import Round
from pitboss.play.table import Table


def decide(table: Table, state: Round, command: Command) -> tuple[Event, ...]:
    """The events that a command causes; `Refused` if the rules are against it."""
    return step(table, state, command)[0]


def step(table: Table, state: Round, command: Command) -> tuple[tuple[Event, ...], Round]:
    """The events that a command causes, and the state they lead to."""
    desk = Desk(table, state)
    JUDGES[type(command)](desk, command)
    return tuple(desk.events), desk.state


JUDGES: dict[type[Command], Callable[[Desk, Any], None]] = {
    DrawCard: draw_card,
    Hit: hit,
    Stand: stand,
    Double: double,
    Split: split,
    PlaceWager: place_wager,
    PlaceSideBet: place_side_bet,
    CloseBetting: close_betting,
    Insure: insure,
    TakeEvenMoney: take_even_money,
    CloseInsurance: close_insurance,
    Surrender: surrender,
    CloseSurrender: close_surrender,
    Forfeit: forfeit,
    KeepDoubles: keep_doubles,
    FindAbsent: find_absent,
    Press: press,
    KeepDraw: keep_draw,
    FailButton: fail_button,
    GoOffAlone: go_off_alone,
    ShowCards: show_cards,
    AnnulRound: annul,
}
"""Who judges which command: looked up, not searched. A test sees that none is missing."""

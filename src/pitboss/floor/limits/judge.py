"""Judge limits: the sign, the limits of one player, players held back, and every wager against them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.boxes.events import TableLeft
from pitboss.floor.cards.events import CardsShuffled
from pitboss.floor.desk import Desk
from pitboss.floor.limits import low, personal
from pitboss.floor.limits.closing import betting_closed, return_wagers, wagers_changed
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndLowLimit,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    LiftRestriction,
    OfferLowLimit,
    RaiseKeptMinimum,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
)
from pitboss.floor.limits.raising import leave_behind, raise_at_once, raise_kept, require_both_shown
from pitboss.floor.limits.restrict import hold_for_further_shoes, hold_to_minimum, hold_to_one_box, lift, new_shoe
from pitboss.floor.limits.sign import check_sign, require_sign, set_limits, set_side_bet_limits
from pitboss.floor.limits.wagers import require_increase_within_limits, require_side_bet_within_limits, require_within_limits
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager
from pitboss.play.events import BettingClosed, RoundEnded, SideBetPlaced, WagerPlaced


def require_in_order(desk: Desk, _: CloseBetting) -> None:
    """No round without the signs it needs, nor low limit gaming out of a shoe."""
    require_sign(desk)
    require_both_shown(desk)
    low.require_device(desk)


def player_left(desk: Desk, event: TableLeft) -> None:
    """Whoever leaves takes along neither an old minimum nor personal limits."""
    leave_behind(desk, event)
    personal.player_gone(desk, event)


def round_rebuilt(desk: Desk, event: RoundRebuilt) -> None:
    """Before the first card the wagers may have changed; once the round is over, what goes back goes back."""
    wagers_changed(desk, event)
    return_wagers(desk, event)


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    SetLimits: set_limits,
    CheckSign: check_sign,
    SetSideBetLimits: set_side_bet_limits,
    RaiseMinimumAtOnce: raise_at_once,
    RaiseKeptMinimum: raise_kept,
    AgreePersonalLimits: personal.agree,
    EndPersonalLimits: personal.end,
    HoldToMinimum: hold_to_minimum,
    HoldForFurtherShoes: hold_for_further_shoes,
    HoldToOneBox: hold_to_one_box,
    LiftRestriction: lift,
    OfferLowLimit: low.offer,
    EndLowLimit: low.end,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    PlaceWager: require_within_limits,
    PlaceSideBet: require_side_bet_within_limits,
    TouchWager: require_increase_within_limits,
    CloseBetting: require_in_order,
}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    BettingClosed: betting_closed,
    RoundEnded: return_wagers,
    RoundRebuilt: round_rebuilt,
    WagerPlaced: wagers_changed,
    SideBetPlaced: wagers_changed,
    ComBoWagerPlaced: wagers_changed,
    TableLeft: player_left,
    NoticeWithdrawn: personal.marker_gone,
    CardsShuffled: new_shoe,
}

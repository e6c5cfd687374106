"""Judge places, boxes and the wagers at them: which judge has which command, and what this topic has against others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes import following, frozen, places, sharing, side_places, spoken
from pitboss.floor.boxes.commands import (
    DeclareToken,
    DeclareWager,
    ExchangeVoucher,
    FreeSideBets,
    GiveUpBoxes,
    GoAlong,
    JoinTable,
    LeaveTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    RefuseUnpayable,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
    TouchWager,
    WaitForSeat,
)
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.commands import PlaceSideBet, PlaceWager
from pitboss.play.events import RoundAnnulled, RoundEnded

JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    JoinTable: places.join,
    LeaveTable: places.leave,
    WaitForSeat: places.wait,
    RequireToVacate: places.require_to_vacate,
    ReduceBettors: sharing.reduce_bettors,
    ReserveBoxes: sharing.reserve,
    LetWagerOnSeveral: sharing.let_wager,
    GiveUpBoxes: sharing.give_up,
    GoAlong: following.go_along,
    OfferSideBet: side_places.offer,
    StopSideBet: side_places.stop,
    LimitSideBets: side_places.limit,
    FreeSideBets: side_places.free,
    DeclareWager: spoken.declare,
    ExchangeVoucher: spoken.exchange,
    DeclareToken: spoken.stake_tokens,
    TouchWager: frozen.touch,
    RefuseUnpayable: frozen.refuse_unpayable,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    PlaceWager: sharing.object_to_wager,
    PlaceSideBet: side_places.object_to_side_bet,
}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    RoundEnded: spoken.see_round_over,
    RoundAnnulled: spoken.see_round_over,
    RoundRebuilt: spoken.see_tokens_withdrawn,
}

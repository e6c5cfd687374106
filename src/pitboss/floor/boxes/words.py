"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.events import (
    BettorsReduced,
    BoxesGivenUp,
    BoxesReserved,
    FollowingSaid,
    SeatVacated,
    SeatWanted,
    SeveralAllowed,
    SideBetOffered,
    SideBetsFreed,
    SideBetsLimited,
    SideBetStopped,
    TableJoined,
    TableLeft,
    TokensIssued,
    TokensSettled,
    TokensStaked,
    UnpayableRefused,
    WagerDeclared,
    WagerHandled,
)
from pitboss.money.cents import money
from pitboss.play.named import bet_name


def _boxes(boxes: tuple[int, ...]) -> str:
    return ("box " if len(boxes) == 1 else "boxes ") + ", ".join(map(str, boxes)) if boxes else "no boxes"


def _where(box: int, bet: str) -> str:
    place = f"box {box}" if box else "the layout"
    return place if bet == "main" else f"{bet_name(bet)} on {place}"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    TableJoined: lambda event: f"{event.player} sits down at box {event.seat}" if event.seat else f"{event.player} comes to the table",
    TableLeft: lambda event: f"{event.player} leaves the table",
    SeatWanted: lambda event: f"{event.player} waits for a seat",
    SeatVacated: lambda event: f"{event.player} has sat out too long and gives the place up",
    BettorsReduced: lambda event: f"box {event.box} takes {event.most} bettors at most",
    BoxesReserved: lambda event: f"{_boxes(event.boxes)} kept for {event.player}",
    SeveralAllowed: lambda event: f"{event.player} may have {_boxes(event.boxes)} besides",
    BoxesGivenUp: lambda event: f"{event.player} gives up {_boxes(event.boxes)}",
    FollowingSaid: lambda event: f"{event.player} goes along with {' and '.join(f'a {act}' for act in event.acts) or 'nothing'}",
    SideBetOffered: lambda event: f"{bet_name(event.bet)} is offered again",
    SideBetStopped: lambda event: f"{bet_name(event.bet)} is no longer offered",
    SideBetsLimited: lambda event: f"{bet_name(event.bet)} is for players with a main wager only",
    SideBetsFreed: lambda event: f"{bet_name(event.bet)} is for everybody again",
    WagerDeclared: lambda event: (
        f"{event.player} calls {money(event.amount)} with {str(event.backing).replace('-', ' ')}, changed to chips"
    ),
    TokensIssued: lambda event: f"{event.player} has {money(event.amount)} in tokens for a voucher",
    TokensStaked: lambda event: f"{money(event.amount)} of {event.player}'s wager on {_where(event.box, event.bet)} is tokens",
    TokensSettled: lambda event: f"{event.player} has {money(event.returned)} in tokens back",
    WagerHandled: lambda event: f"{event.player}: {str(event.act).replace('-', ' ')} the wager on {_where(event.box, event.bet)}",
    UnpayableRefused: lambda event: f"{event.player}'s wager on {_where(event.box, event.bet)} could not be paid exactly and goes back",
}

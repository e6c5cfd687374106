"""What a further amount on a player's box comes to, by the result of the wager that lies there."""

from __future__ import annotations

from pitboss.play.events import ExcessReturned, WagerPlaced
from pitboss.play.postings import MAIN
from pitboss.play.settled import Result, WagerSettled
from pitboss.tournament.heat.desk import HeatDesk


def outcome_of(desk: HeatDesk, player: str, amount: int) -> tuple[Result, int]:
    """The result of a player's first hand, and what that makes of an amount; no hand, or a void one, makes nothing of it."""
    rounds = desk.heat.floor.rounds
    log = rounds.log if rounds.is_over else rounds.last
    settled = [event for event in log if isinstance(event, WagerSettled) and event.player == player and event.bet == MAIN]
    if not settled or settled[-1].result is Result.VOID:
        return Result.VOID, 0
    first = min(settled, key=lambda event: event.hand)
    match first.result:
        case Result.WIN:
            paid, _, staked = first.odds.partition(":")
            return Result.WIN, desk.game.table.payable.times(amount, int(paid), int(staked or 1))
        case Result.LOSE | Result.FORFEIT:
            return Result.LOSE, -amount
        case Result.SURRENDER:
            return Result.SURRENDER, -(amount // 2)
        case _:
            return Result.PUSH, 0


def added_to(desk: HeatDesk, player: str) -> int:
    """What doubling and splitting added to a player's wager in the round just over."""
    rounds = desk.heat.floor.rounds
    log = rounds.log if rounds.is_over else rounds.last
    staked = sum(event.stake for event in log if isinstance(event, WagerSettled) and event.player == player and event.bet == MAIN)
    placed = sum(event.amount for event in log if isinstance(event, WagerPlaced) and event.player == player)
    back = sum(event.amount for event in log if isinstance(event, ExcessReturned) and event.player == player and event.bet == MAIN)
    return max(0, staked - (placed - back))


def net_of(desk: HeatDesk, player: str) -> int:
    """What the round just over did to a player's chips on the main game."""
    rounds = desk.heat.floor.rounds
    log = rounds.log if rounds.is_over else rounds.last
    return sum(event.net for event in log if isinstance(event, WagerSettled) and event.player == player and event.bet == MAIN)

"""Wagers taken out of a round: refused before the first card, or void in the middle of it."""

from __future__ import annotations

from pitboss.floor.conduct.commands import RefuseWager
from pitboss.floor.conduct.events import WagerRefused
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import without
from pitboss.floor.rounds.taking_back import open_wagers, void_open
from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.play.state import Round
from pitboss.terms.conduct import REFUSE_WAGER, REFUSED_WAGER, RefusedWager


def refuse_wager(desk: Desk, command: RefuseWager) -> None:
    """Refuse a wager on grounds that were stated, before the first card, and take it off the layout."""
    warrant = exercise(desk, REFUSE_WAGER, command.player)
    if not has_wager(desk, command.player, command.box):
        raise refusal("no-wager", f"{command.player} has no such wager to refuse", warrant.rule)
    rule = desk.game.cite(REFUSED_WAGER) or warrant.rule
    desk.record(WagerRefused(command.player, command.box, warrant, warrant.rule))
    if desk.game.get(REFUSED_WAGER) is RefusedWager.MAY_BE_REMOVED:
        take_back(desk, command.player, command.box, warrant, rule)


def has_wager(desk: Desk, player: str, box: int = 0) -> bool:
    """Whether a player has a wager, on one box or at 0 on any; nobody has one in a round that is void."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return any(wager.player == player for wager in now.wagers)
    if now.annulled:
        return False
    on = (each for each in now.boxes if box in (0, each.number))
    return any(player in (*(bettor.player for bettor in each.bettors), *(side.player for side in each.side)) for each in on)


def take_back(desk: Desk, player: str, box: int, warrant: Warrant, rule: str) -> None:
    """Play the bets of a round that has no card yet again without one player's."""
    before = desk.floor.rounds.log
    desk.record(RoundRebuilt(before, without(desk.game.table, before, player, box), warrant, rule))


def void_wagers(desk: Desk, player: str, warrant: Warrant) -> None:
    """Void whatever a player has at stake: taken back before the first card, without a result after it.

    A wager of the round that was decided before stands as decided (P3).
    """
    now = desk.floor.rounds.now
    if not desk.floor.cards.drawn and not desk.floor.rounds.is_over and has_wager(desk, player):
        take_back(desk, player, 0, warrant, warrant.rule)
    elif isinstance(now, Round) and any(each.player == player for each in open_wagers(now)):
        void_open(desk, player, warrant.rule)
    else:
        raise refusal("no-wager", f"{player} has no wager that is still undecided", warrant.rule)

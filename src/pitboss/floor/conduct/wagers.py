"""Wagers taken out of a round: refused before the first card, or void in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.conduct.commands import RefuseWager
from pitboss.floor.conduct.events import WagerRefused
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import without
from pitboss.floor.warrant import Warrant
from pitboss.law.terms.conduct import REFUSE_WAGER, REFUSED_WAGER, RefusedWager
from pitboss.play.desk import refusal
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round


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
    """Whether a player has a wager, on one box or at 0 on any."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return any(wager.player == player for wager in now.wagers)
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
        return
    open_wagers = tuple(_open(now, player, warrant.rule)) if isinstance(now, Round) else ()
    if not open_wagers:
        raise refusal("no-wager", f"{player} has no wager that is still undecided", warrant.rule)
    for each in open_wagers:
        desk.record(each)


def _open(now: Round, player: str, rule: str) -> Iterator[WagerSettled]:
    """Every undecided wager of a player as a void one."""
    for place, hand in enumerate(now.hands):
        for stake in hand.stakes:
            if stake.player == player and stake.open:
                yield WagerSettled(player, hand.box, place, "main", stake.whole, Result.VOID, "", 0, (rule,))
    for box in now.boxes:
        for side in box.side:
            if side.player == player and side.open:
                yield WagerSettled(player, box.number, -1, side.bet, side.amount, Result.VOID, "", 0, (rule,))
    for number in dict.fromkeys(each.box for each in now.insurance if each.player == player and each.open):
        held = sum(each.amount for each in now.insurance if each.open and (each.player, each.box) == (player, number))
        yield WagerSettled(player, number, -1, "insurance", held, Result.VOID, "", 0, (rule,))


def open_wagers_of_all(now: Round) -> Iterator[tuple[str, int, int, str, int]]:
    """Every undecided wager of a round: player, box, hand, bet and stake."""
    on_boxes = (name for box in now.boxes for name in (*(each.player for each in box.bettors), *(each.player for each in box.side)))
    for player in dict.fromkeys((*on_boxes, *(each.player for each in now.insurance))):
        for each in _open(now, player, "-"):
            yield player, each.box, each.hand, each.bet, each.stake

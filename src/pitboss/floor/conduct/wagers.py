"""Wagers taken out of a round: refused before the first card, or void in the middle of it."""

from __future__ import annotations

from pitboss.floor.conduct.commands import RefuseWager
from pitboss.floor.conduct.events import WagerRefused
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import without
from pitboss.floor.rounds.taking_back import open_wagers, undone, void_open
from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.play.state import Round
from pitboss.terms.conduct import REFUSE_WAGER, REFUSED_WAGER, WAGERS_VOIDED, Voided


def refuse_wager(desk: Desk, command: RefuseWager) -> None:
    """Refuse a wager on grounds that were stated, before the first card, and take it off the layout."""
    warrant = exercise(desk, REFUSE_WAGER, command.player)
    if not has_wager(desk, command.player, command.box):
        raise refusal("no-wager", f"{command.player} has no such wager to refuse", warrant.rule)
    rule = desk.game.cite(REFUSED_WAGER) or warrant.rule
    desk.record(WagerRefused(command.player, command.box, warrant, warrant.rule))
    if desk.game.get(REFUSED_WAGER):
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


def has_open(desk: Desk, player: str) -> bool:
    """Whether a player has anything undecided on the layout."""
    now = desk.floor.rounds.now
    return isinstance(now, Round) and any(each.player == player for each in open_wagers(now))


def void_wagers(desk: Desk, player: str, warrant: Warrant) -> None:
    """Declare a player's wagers void: what is undecided, and where the document has it so what was decided in the round too (P3)."""
    now, of_the_round = desk.floor.rounds.now, desk.game.get(WAGERS_VOIDED) is Voided.OF_THE_ROUND
    decided = undone(now, player, warrant.rule) if of_the_round and isinstance(now, Round) else ()
    if not decided and not has_open(desk, player) and not _undealt(desk, player):
        raise refusal("no-wager", f"{player} has no wager in the round that could still be declared void", warrant.rule)
    void_undecided(desk, player, warrant)
    for each in decided:
        desk.record(each)


def void_undecided(desk: Desk, player: str, warrant: Warrant) -> None:
    """Give back what a player has at stake: taken off before the first card, without a result after it."""
    if _undealt(desk, player):
        take_back(desk, player, 0, warrant, warrant.rule)
    elif has_open(desk, player):
        void_open(desk, player, warrant.rule)


def _undealt(desk: Desk, player: str) -> bool:
    """Whether a player has a wager in a round without a card."""
    return not desk.floor.cards.drawn and not desk.floor.rounds.is_over and has_wager(desk, player)

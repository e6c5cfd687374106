"""Wagers that leave a round in the middle of it, taken back or declared void: it goes on for the others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from pitboss.floor.desk import Desk
from pitboss.floor.rounds.given import pass_over
from pitboss.floor.rounds.open_wagers import OpenWager, open_wagers
from pitboss.play.desk import Desk as RoundDesk
from pitboss.play.events import CardsShown
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round
from pitboss.terms.conduct import SANCTION, WAGERS_VOIDED, Voided
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.irregular_rounds import MoneyFate

__all__ = ["OpenWager", "open_wagers", "take_back", "undone", "void_again", "void_open"]


def take_back(desk: Desk, players: Collection[str], paid: MoneyFate, rule: str, box: int = 0) -> None:
    """Give these players every amount wagered back, on one box or on any at 0; what they were paid stays or goes back, as `paid` says."""
    at = _round(desk)
    done = at.state.settlements
    _void(at, players, rule, box)
    for each in done:
        returned = each.net < 0 or (each.net > 0 and paid is MoneyFate.REVERSED)
        if each.player in players and box in (0, each.box) and returned and each.result is not Result.VOID:
            at.record(WagerSettled(each.player, each.box, each.hand, each.bet, each.stake, Result.VOID, "", -each.net, (rule,)))
    _go_on(desk, at, rule)


def void_open(desk: Desk, player: str, rule: str) -> None:
    """Give a player back whatever is still undecided; what was paid or taken stands."""
    at = _round(desk)
    _void(at, (player,), rule, 0)
    _go_on(desk, at, rule)


def void_again(desk: Desk, before: Sequence[Any]) -> None:
    """Let what was void stay void in a round that is played again from its wagers: a decision on a wager is no matter of the cards.

    A sanction makes every wager of a player void: one that was decided before it and is undecided again too. Insurance that even money sent
    back is the round's own, and comes about again with it.
    """
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return
    gone = [each for each in before if isinstance(each, WagerSettled) and each.result is Result.VOID]
    sanctioned = {each.player: each.rule for each in gone if each.rule in _sanctions(desk)}
    void = {(each.player, each.box, each.bet): each.rule for each in gone if not each.net and each.bet != "insurance"}
    if not void and not sanctioned:
        return
    at, passed = _round(desk), ""
    for each in tuple(open_wagers(at.state)):
        rule = sanctioned.get(each.player) or void.get((each.player, each.box, each.bet))
        if rule and not _won_at_the_button(at, each):
            passed = rule
            _decide(at, each, rule)
    if desk.game.get(WAGERS_VOIDED) is Voided.OF_THE_ROUND:
        for player, rule in sanctioned.items():
            for done in undone(now, player, rule):
                at.record(done)
    if passed:
        pass_over(at, passed)
    for event in at.events:
        desk.record(event)


def undone(now: Round, player: str, rule: str) -> tuple[WagerSettled, ...]:
    """What a player's decided wagers of a round came to, one sum a wager, the other way round; nothing where that is nothing."""
    sums: dict[tuple[int, int, str], WagerSettled] = {}
    for each in now.settlements:
        if each.player == player:
            place = (each.box, each.hand, each.bet)
            sums[place] = replace(sums[place], net=sums[place].net + each.net) if place in sums else each
    return tuple(replace(each, result=Result.VOID, odds="", net=-each.net, rules=(rule,)) for each in sums.values() if each.net)


def _sanctions(desk: Desk) -> set[str]:
    """The rules by which the wagers of somebody who broke the rules are void."""
    return {desk.game.cite(SANCTION[key]) for key in ("void-wager", "exclude-from-game", "exclude-from-casino")} - {""}


def _round(desk: Desk) -> RoundDesk:
    now = desk.floor.rounds.now
    assert isinstance(now, Round), "Com-Bo has no wager to take back in a round"
    return RoundDesk(desk.game.table, now)  # type: ignore[arg-type]  # a game with hands


def _void(at: RoundDesk, players: Collection[str], rule: str, number: int) -> None:
    for each in tuple(open_wagers(at.state)):
        if each.player in players and number in (0, each.box) and not _won_at_the_button(at, each):
            _decide(at, each, rule)


def _won_at_the_button(at: RoundDesk, each: OpenWager) -> bool:
    """Whether a side bet has been won, and only the button is awaited."""
    return each.hand < 0 and (each.box, each.player) in at.state.presses and each.bet != "insurance"


def _decide(at: RoundDesk, each: OpenWager, rule: str) -> None:
    if each.hand >= 0 and each.box in at.state.hidden:
        at.record(CardsShown(each.box, at.table.cite(FACE_DOWN_DEAL)))
    at.record(each.decided(Result.VOID, 0, rule))


def _go_on(desk: Desk, at: RoundDesk, rule: str) -> None:
    """The round goes on without those wagers; then it has all happened at the table."""
    pass_over(at, rule)
    for event in at.events:
        desk.record(event)

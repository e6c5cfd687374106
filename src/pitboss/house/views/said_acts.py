"""What players say and the dealer enters: wagers, answers to every offer and the jackpot button, for people who have no screen before them.

The decisions of a hand are among the acts of the round itself. Nothing here depends on cards that lie face down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.rounds.calling import caller_on
from pitboss.floor.state import Floor
from pitboss.house.views.round_acts import WHEN, Act, Bounds, bounds_of, bounds_of_side_bet
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import Forfeit, Insure, KeepDraw, PlaceSideBet, PlaceWager, Press, ShowCards, Surrender, TakeEvenMoney
from pitboss.play.lawful import Lawful, lawful
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from pitboss.terms.powers import Role

OF_PLAYER: tuple[type[Any], ...] = (Insure, TakeEvenMoney, Forfeit, KeepDraw)
"""Answers to an offer that name the player themselves."""
Accepts = Callable[[Command], bool]
"""Whether the table would accept a command."""


def said_acts(game: Game, floor: Floor, dealer: str, accepts: Accepts) -> Iterator[Act]:
    """Everything that somebody other than the dealer could say now; where several could say the same, one act names them all."""
    now = floor.rounds.now
    if isinstance(now, ComBoRound):
        if now.awaits is ComBoAwaits.WAGERS and isinstance(game.table, ComBoTable):
            yield from _on_areas(floor, game.table, dealer, accepts)
        return
    kinds = WHEN.get(now.awaits, ())
    if not isinstance(game.table, Table) or not (kinds or now.hidden):
        return
    for answer in lawful(game.table, now):
        if isinstance(answer, Lawful) and answer.act in (*kinds, ShowCards):
            yield from _said(floor, now, answer, dealer, accepts)


def _said(floor: Floor, now: Round, answer: Lawful, dealer: str, accepts: Accepts) -> Iterator[Act]:
    """One lawful answer as each person could give it."""
    box, rule, named = answer.box, answer.rule, answer.players
    if answer.act is PlaceWager:
        who = _first(floor, box, _others(floor.boxes.present, dealer, answer))
        yield from _together(((PlaceWager(box, each.player, each.least), each) for each in _bounds(floor, who)), box, rule, accepts)
    elif answer.act is PlaceSideBet:
        who = _first(floor, box, _others(floor.boxes.present, dealer, answer))
        bounds = (bounds_of_side_bet(floor, answer.bet, each) for each in who)
        yield from _together(((PlaceSideBet(box, each.player, answer.bet, each.least), each) for each in bounds), box, rule, accepts)
    elif answer.act is Press:
        if answer.counts and now.awaits is Awaits.BUTTON:
            nominees = _others(floor.boxes.present, dealer, answer._replace(players=None))
            yield from (Act(Press(box, each, 1), box, rule, (), (*nominees, str(Role.DEALER)), (), answer.draws) for each in named or ())
    elif answer.act is ShowCards:
        if (caller_on(now, box) or dealer) != dealer:
            yield Act(ShowCards(box), box, rule)
    elif box in now.hidden:  # what may be said about cards face down would tell what they are
        return
    elif answer.act is Surrender:
        yield from (Act(Surrender(box, (each,)), box, rule, (), (each,)) for each in named or () if each != dealer)
    elif answer.act in OF_PLAYER and answer.plain is not None and dealer not in (named or ()):
        amounts = tuple(Bounds(each.player, each.least, each.most, each.step) for each in answer.amounts)
        yield Act(answer.plain, box, rule, amounts, named or ())  # type: ignore[arg-type]  # no annulment is plain


def _others(present: Iterable[str], dealer: str, answer: Lawful) -> tuple[str, ...]:
    """Everybody at the table whom an answer lets speak, but for the dealer."""
    able = (each for each in present if each != dealer and each not in answer.barred)
    return tuple(each for each in able if answer.players is None or each in answer.players)


def _first(floor: Floor, box: int, who: tuple[str, ...]) -> tuple[str, ...]:
    """Whoever sits at the box before those behind it."""
    return tuple(sorted(who, key=lambda each: floor.boxes.seat_of(each) != box))


def _bounds(floor: Floor, who: Iterable[str]) -> Iterator[Bounds]:
    return (bounds_of(floor, each) for each in who)


def _together(ways: Iterable[tuple[Command, Bounds]], box: int, rule: str, accepts: Accepts) -> Iterator[Act]:
    """One act for all from whom the table would accept it; where it accepts it from nobody, as the first would ask it."""
    asked = tuple(ways)
    able = tuple(each for each in asked if accepts(each[0])) or asked[:1]
    if able:
        amounts = tuple(bounds for _, bounds in able)
        yield Act(able[0][0], box, rule, amounts, tuple(each.player for each in amounts))


def _on_areas(floor: Floor, table: ComBoTable, dealer: str, accepts: Accepts) -> Iterator[Act]:
    """Every area of the layout of Com-Bo, for everybody at the table."""
    who = tuple(_bounds(floor, (each for each in floor.boxes.present if each != dealer)))
    for bet in table.bets:
        yield from _together(((PlaceComBoWager(each.player, bet, each.least), each) for each in who), 0, "", accepts)

"""What may be wagered before the first card, by whom and where: each question answers None or the refusal.

`decide` and `lawful` both ask here, so that they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.play.commands import PlaceSideBet, PlaceWager
from pitboss.play.desk import refusal
from pitboss.play.named import bet_name
from pitboss.play.state import Awaits, Box, Round
from pitboss.play.table import Table
from pitboss.terms.control import BETTORS_PER_BOX
from pitboss.terms.equipment import BOXES, LAYOUT_APPROVAL
from pitboss.terms.side_bets import (
    SIDE_BET_DEADLINE,
    SIDE_BET_REQUIRES,
    SIDE_BETS_COUNTED,
    SIDE_BETS_LIMITED_BY,
    SIDE_BETS_PER_BOX,
    SIDE_BETS_PER_WAGER,
    Counted,
    MainWager,
)
from pitboss.terms.wagers import WAGER_DEADLINE, WAGER_PLACE, Cutoff


def takes_wagers(table: Table, state: Round) -> bool:
    """Whether betting is open: until the first card, or until the call where the book closes betting with it."""
    called = state.awaits is Awaits.CARD_FOR_DEAL and not state.dealt
    return state.awaits is Awaits.WAGERS or (called and table.deadline is not Cutoff.NO_MORE_BETS)


def against_wager(table: Table, state: Round, command: PlaceWager) -> Refused | None:
    """A stake, on a box of the layout that has room, and no second one by the same player."""
    number, player = command.box, command.player
    if not takes_wagers(table, state):
        return _closed(table.cite(WAGER_DEADLINE))
    if not 1 <= number <= table.boxes:
        said = f"there is no box {number}: boxes run from 1 to {table.boxes}"
        return refusal("no-box", said, table.cite(BOXES) or table.cite(LAYOUT_APPROVAL))
    if command.amount <= 0:
        return refusal("stake", f"a wager on box {number} needs a stake", table.cite(WAGER_PLACE))
    box = box_of(state, number)
    if any(bettor.player == player for bettor in box.bettors):
        return refusal("wager-twice", f"{player} has a wager on box {number} already", table.cite(WAGER_PLACE))
    seated = next((bettor.player for bettor in box.bettors if bettor.seated), "") if command.seated else ""
    if seated:
        return refusal("seat-taken", f"{seated} is seated at box {number}: {player} is not seated there too", table.seat_rule)
    if len(box.bettors) >= table.bettors_per_box:
        said = f"box {number} has its {table.bettors_per_box} bettors: {player} may not join"
        return refusal("box-full", said, table.cite(BETTORS_PER_BOX))
    return None


def against_side_bet(table: Table, state: Round, command: PlaceSideBet) -> Refused | None:
    """A side bet that the table offers, whose main wager is down, on a box with room for it."""
    number, player, bet = command.box, command.player, command.bet
    rules = table.side_bets.get(bet)
    if rules is None:
        offered = ", ".join(map(bet_name, table.side_bets)) or "none"
        return refusal("side-bet", f"{bet_name(bet)} is not offered at this table (offered: {offered})", table.rule_on_bets)
    cite = cites_of(rules)
    requires = cite(SIDE_BET_REQUIRES)
    if not takes_wagers(table, state):
        return _closed(cite(SIDE_BET_DEADLINE))
    if command.amount <= 0:
        return refusal("stake", f"a {bet_name(bet)} wager on box {number} needs a stake", requires)
    box = box_of(state, number)
    own = rules[SIDE_BET_REQUIRES] is MainWager.OWN and not is_confined(rules)
    if not any(bettor.player == player or not own for bettor in box.bettors):
        needs = f"{player}'s own main wager" if own else "a main wager"
        return refusal("side-bet-alone", f"{bet_name(bet)} on box {number} needs {needs} there", requires)
    if is_confined(rules) and player not in main_bettors(state):
        said = f"{bet_name(bet)} is confined to players with a main wager: {player} has none"
        return refusal("side-bet-confined", said, cite(SIDE_BETS_LIMITED_BY))
    same = [side for side in box.side if side.bet == bet]
    if any(side.player == player for side in same):
        return refusal(
            "side-bet-twice", f"{player} has a {bet_name(bet)} wager on box {number} already", cite(SIDE_BETS_PER_WAGER) or requires
        )
    most = rules.get(SIDE_BETS_PER_BOX)
    counted = box.side if rules.get(SIDE_BETS_COUNTED) is Counted.ALL_KINDS else same
    if most is not None and len(counted) >= most:
        kind = f"{bet_name(bet)} wagers" if counted is same else "side bets"
        return refusal("side-bet-full", f"box {number} has its {most} {kind}", cite(SIDE_BETS_PER_BOX))
    return None


def is_confined(rules: Rules) -> bool:
    """Whether a side bet that anybody could make is confined to players with a main wager: on any box of the table (reading Q1)."""
    return rules[SIDE_BET_REQUIRES] is MainWager.OWN and rules.get(SIDE_BETS_LIMITED_BY) is not None


def main_bettors(state: Round) -> tuple[str, ...]:
    """Everybody with a main wager, in the order of the boxes."""
    return tuple(dict.fromkeys(bettor.player for box in state.boxes for bettor in box.bettors))


def against_closing_bets(table: Table, state: Round) -> Refused | None:
    """Betting ends once, and not before there is a wager."""
    rule = table.cite(WAGER_DEADLINE)
    if state.awaits is not Awaits.WAGERS:
        return _closed(rule)
    return None if state.boxes else refusal("no-wagers", "no wager has been placed: there is no round to deal", rule)


def box_of(state: Round, number: int) -> Box:
    """The box of that number, empty if nothing is staked on it."""
    return next((box for box in state.boxes if box.number == number), Box(number))


def cites_of(rules: Rules) -> Callable[[Term[Any]], str]:
    """Citations from a side bet's own law."""
    law = rules.law
    return lambda term: law[term].citation if term in law else ""


def _closed(rule: str) -> Refused:
    return refusal("betting-closed", "betting is closed", rule)

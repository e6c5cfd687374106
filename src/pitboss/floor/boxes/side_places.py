"""Judge side bets as places at the table: whether they are offered, on which boxes, and to whom."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pitboss.floor.boxes.commands import FreeSideBets, LimitSideBets, OfferSideBet, StopSideBet
from pitboss.floor.boxes.events import SideBetOffered, SideBetsFreed, SideBetsLimited, SideBetStopped
from pitboss.floor.boxes.sharing import require_boxes, require_unreserved
from pitboss.floor.desk import Desk
from pitboss.floor.game import Game
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.warrant import Warrant
from pitboss.play.commands import PlaceSideBet
from pitboss.play.desk import refusal
from pitboss.play.named import bet_name
from pitboss.terms.equipment import LAYOUT_AREAS, SIDE_BET_BOXES, Area
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import (
    SIDE_BET_PLACE,
    SIDE_BET_REQUIRES,
    SIDE_BETS_LIMITED_BY,
    SIDE_BETS_OFFERED,
    SIDE_BETS_TOGETHER,
    Together,
)
from pitboss.terms.wagers import BETS


@cache
def game_of(game: Game, bet: str) -> Game:
    """The same game by the law of one side bet, which says more than the main game's or puts something else in its place."""
    rules = game.side_bets[bet]
    return replace(game, rules=rules, cites={term.name: ruling.citations[0] for term, ruling in rules.law.items()})


def of_bet(desk: Desk, bet: str) -> Desk:
    """The same table by the law of one side bet, for asking who has its powers."""
    require_offered(desk, bet)
    return Desk(game_of(desk.game, bet), desk.floor, desk.by, desk.at, desk.reactions)


def require_offered(desk: Desk, bet: str) -> None:
    """A side bet that this table was opened with; whether it is, is the operator's choice, and one may shut out another."""
    game = desk.game
    if bet in game.side_bets:
        return
    offered = game.get(SIDE_BETS_OFFERED[bet])
    rule = game.cite(SIDE_BETS_OFFERED[bet]) or getattr(game.table, "rule_on_bets", "") or game.cite(BETS)
    who = "the casino operator has not chosen to offer it" if offered else "it is not a bet of this game"
    if offered and game.side_bets and game.get(SIDE_BETS_TOGETHER) is Together.ONE_OF_THEM:
        rule, who = game.cite(SIDE_BETS_TOGETHER), f"the operator offers {next(iter(game.side_bets))} instead, and not both"
    raise refusal("not-offered", f"{bet_name(bet)} is not offered at this table: {who}", rule)


def _by_operator(desk: Desk, bet: str) -> Warrant:
    """The operator's own choice, which nobody else makes."""
    term = SIDE_BETS_OFFERED[bet]
    side = of_bet(desk, bet)
    rule = side.game.cited(term, SIDE_BET_PLACE)
    discretion = side.game.get(term)
    if discretion and Role.CASINO_OPERATOR not in roles_of(desk):
        raise refusal("not-entitled", f"{desk.by} may not choose whether {bet_name(bet)} is offered: the Casino Operator may", rule)
    if discretion is None:
        raise refusal("no-power", f"{desk.game.name} leaves nobody the choice to offer {bet_name(bet)} or not", rule)
    return Warrant(desk.by, Role.CASINO_OPERATOR, rule)


def stop(desk: Desk, command: StopSideBet) -> None:
    """Offer a side bet no longer; wagers that lie already stay."""
    warrant = _by_operator(desk, command.bet)
    if command.bet in desk.floor.boxes.stopped:
        raise refusal("not-offered", f"{bet_name(command.bet)} is not offered as it is", warrant.rule)
    desk.record(SideBetStopped(command.bet, warrant, warrant.rule))


def offer(desk: Desk, command: OfferSideBet) -> None:
    """Offer a side bet again that was stopped."""
    warrant = _by_operator(desk, command.bet)
    if command.bet not in desk.floor.boxes.stopped:
        raise refusal("offered", f"{bet_name(command.bet)} is offered as it is", warrant.rule)
    desk.record(SideBetOffered(command.bet, warrant, warrant.rule))


def limit(desk: Desk, command: LimitSideBets) -> None:
    """Confine a side bet to main bettors, after the notifications and behind the sign that the document asks for."""
    warrant = exercise(of_bet(desk, command.bet), SIDE_BETS_LIMITED_BY, command.bet)
    if command.bet in desk.floor.boxes.limited:
        raise refusal("limited", f"{bet_name(command.bet)} is confined already", warrant.rule)
    desk.record(SideBetsLimited(command.bet, warrant, warrant.rule))


def free(desk: Desk, command: FreeSideBets) -> None:
    """Lift the confinement: the same person may, and nobody need be told."""
    side = of_bet(desk, command.bet)
    power = side.game.get(SIDE_BETS_LIMITED_BY)
    warrant = exercise(side, SIDE_BETS_LIMITED_BY, command.bet, waived=power.needs if power else ())
    if command.bet not in desk.floor.boxes.limited:
        raise refusal("not-limited", f"{bet_name(command.bet)} is open to everybody as it is", warrant.rule)
    desk.record(SideBetsFreed(command.bet, warrant, warrant.rule))


def object_to_side_bet(desk: Desk, command: PlaceSideBet) -> None:
    """Against a side bet that is not offered, has no area at that box, or is not for this player."""
    part, bet = desk.floor.boxes, command.bet
    if bet not in desk.game.side_bets:
        require_offered(desk, bet)
    if bet in part.stopped:
        rule = game_of(desk.game, bet).cite(SIDE_BETS_OFFERED[bet])
        raise refusal("not-offered", f"the casino operator no longer offers {bet_name(bet)}", rule)
    _require_area(desk, command)
    if part.reserved:
        require_unreserved(desk, command.box, command.player)
    if bet in part.limited and command.player not in desk.floor.rounds.main_bettors:
        rule = game_of(desk.game, bet).cite(SIDE_BETS_LIMITED_BY)
        said = f"{bet_name(bet)} is confined to players with a wager on the main game: {command.player} has none"  # on any box: reading Q1
        raise refusal("side-bet-confined", said, rule or game_of(desk.game, bet).cite(SIDE_BET_REQUIRES))


def _require_area(desk: Desk, command: PlaceSideBet) -> None:
    """An area for that side bet at the box: the layout has one at every box, and no more of them than the document allows."""
    game = game_of(desk.game, command.bet)
    areas, marked = game.get(SIDE_BET_BOXES), game.get(LAYOUT_AREAS[command.bet])
    if areas is not None and marked in (Area.ALWAYS, Area.IF_OFFERED) and command.box not in areas:
        said = f"the layout has areas for {bet_name(command.bet)} at boxes {areas}, not at {command.box}"
        raise refusal("no-area", said, game.cite(SIDE_BET_BOXES) or game.cite(LAYOUT_AREAS[command.bet]))
    require_boxes(desk, command.box)

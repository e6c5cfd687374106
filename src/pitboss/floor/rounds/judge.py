"""Judge the commands of a round: who may give them, then the round itself decides."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, get_args

from pitboss.floor.conduct.taking_part import require_taking_part, takes_part
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_dealer
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.rounds.rebuild import without
from pitboss.floor.rounds.who import WHO, box_of
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Refused
from pitboss.play.allowed_turns import splitters
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, PlaceSideBet, PlaceWager, Split, Surrender
from pitboss.play.desk import refusal
from pitboss.play.state import Awaits, Hand, Round, SideWager
from pitboss.play.table import Table
from pitboss.terms.com_bo import COM_BO_DEAL, COM_BO_SETTLED
from pitboss.terms.deal import CARDS_PICKED_UP, OPENING_DEAL
from pitboss.terms.definitions import DEFINES
from pitboss.terms.doubling import DOUBLE_AMOUNT
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BET_PREFERENCE, SIDE_BETS_COUNTED, SIDE_BETS_PER_BOX, Counted
from pitboss.terms.splitting import SPLIT_WAGER
from pitboss.terms.wagers import BETS, WAGER_PLACE


def hand_on(who: Callable[[Desk, Any], None]) -> Callable[[Desk, Any], None]:
    """Let the round decide what somebody asks of it who is entitled to."""

    def judge(desk: Desk, command: Any) -> None:
        who(desk, command)
        desk.play(command)

    return judge


def close_betting(desk: Desk, command: CloseBetting) -> None:
    """End betting; at an ordinary table the deal begins where the rules have it begin, and nobody chooses."""
    if command.first:
        rule = desk.game.cited(OPENING_DEAL, COM_BO_DEAL)
        raise refusal("deal-begins", "the deal begins on the dealer's left at this table", rule)
    WHO[CloseBetting](desk, command)
    desk.play(command)


def require_boxes(desk: Desk, command: Any) -> None:
    """What is asked of boxes and hands is no part of Com-Bo."""
    if not isinstance(desk.floor.rounds.now, Round):
        raise _not_of_this_game(desk, command)


def require_com_bo(desk: Desk, command: PlaceComBoWager | KeyResult) -> None:
    """What is asked of five cards is no part of a game with boxes."""
    if isinstance(desk.floor.rounds.now, Round):
        raise _not_of_this_game(desk, command)


def _not_of_this_game(desk: Desk, command: object) -> Refused:
    asked = re.sub(r"(?<!^)(?=[A-Z])", " ", type(command).__name__).lower()
    rule = desk.game.cite(BETS) or desk.game.cite(WAGER_PLACE)
    return refusal("not-this-game", f"{desk.game.name} has no such thing as to {asked}", rule)


def place_wager(desk: Desk, command: PlaceWager) -> None:
    """Whether a bettor is seated at the box is for the table to know, not for the bettor to say."""
    WHO[PlaceWager](desk, command)
    seated = desk.floor.boxes.seats.get(command.box) == command.player
    desk.play(PlaceWager(command.box, command.player, command.amount, seated))


def place_side_bet(desk: Desk, command: PlaceSideBet) -> None:
    """Where main bettors come first, the last side bet of somebody without a main wager makes room for one of theirs."""
    WHO[PlaceSideBet](desk, command)
    stranger = _to_make_room(desk, command)
    if stranger:
        rule = desk.game.side_bets[command.bet].why(SIDE_BET_PREFERENCE).citation
        log = desk.floor.rounds.log
        after = without(desk.game.table, log, stranger.player, command.box, stranger.bet)
        desk.record(RoundRebuilt(log, after, Warrant(desk.by, Role.ANYONE, rule), rule))
    desk.play(command)


def _to_make_room(desk: Desk, command: PlaceSideBet) -> SideWager | None:
    """The side bet that goes back, if the box has as many as it may and the bettor has a main wager there."""
    rules, box = desk.game.side_bets.get(command.bet), box_of(desk, command.box)
    if rules is None or box is None or desk.floor.rounds.first_card_out or not rules.get(SIDE_BET_PREFERENCE):
        return None
    most, own = rules.get(SIDE_BETS_PER_BOX), {bettor.player for bettor in box.bettors}
    kinds = rules.get(SIDE_BETS_COUNTED) is Counted.ALL_KINDS
    lie = [side for side in box.side if kinds or side.bet == command.bet]
    again = any((side.player, side.bet) == (command.player, command.bet) for side in lie)
    if most is None or len(lie) < most or command.player not in own or command.amount <= 0 or again:
        return None
    return next((side for side in reversed(lie) if side.player not in own), None)


def add_to_wagers(desk: Desk, command: Double | Split) -> None:
    """A hand may be doubled or split by those whose wagers on it still stand, and who take part: nothing is added to any other."""
    WHO[type(command)](desk, command)
    now = desk.floor.rounds.now
    if isinstance(now, Round) and now.awaits is Awaits.DECISION:
        hand = now.hands[now.turn]
        if hand.box == command.box and not all(stake.open and takes_part(desk, stake.player) for stake in hand.stakes):
            command = _by_those_who_stay(desk, command, now, hand)
    desk.play(command)


def _by_those_who_stay(desk: Desk, command: Double | Split, now: Round, hand: Hand) -> Double | Split:
    """The same by those whose wagers stand and who take part; nobody is named who may not follow."""
    doubling = isinstance(command, Double)
    named = tuple(command.amounts) if isinstance(command, Double) else command.players
    standing = {stake.player: stake.original for stake in hand.stakes if stake.open and takes_part(desk, stake.player)}
    gone = next((player for player in named or (stake.player for stake in hand.stakes) if player not in standing), "")
    if gone and (named or not standing):
        require_taking_part(desk, gone)
        rule = desk.game.cite(DOUBLE_AMOUNT if doubling else SPLIT_WAGER)
        raise refusal("wager-decided", f"{gone}'s wager on that hand of box {command.box} no longer stands: nothing is added to it", rule)
    if named:
        return command
    if doubling:
        return Double(command.box, standing)
    table = desk.game.table
    assert isinstance(table, Table), "hands are split at a table with boxes"
    return Split(command.box, tuple(player for player in splitters(table, now, hand) if player in standing))


def surrender(desk: Desk, command: Surrender) -> None:
    """Whoever surrenders a hand gives up the wagers of those who take part; the others on it are there to say so themselves."""
    WHO[Surrender](desk, command)
    for player in command.players:
        require_taking_part(desk, player)
    now = desk.floor.rounds.now
    hand = next((hand for hand in now.hands if hand.box == command.box), None) if isinstance(now, Round) else None
    if hand is not None and not command.players and not all(takes_part(desk, stake.player) for stake in hand.stakes):
        here = tuple(stake.player for stake in hand.stakes if takes_part(desk, stake.player) and not stake.surrendered)
        command = Surrender(command.box, here)
    desk.play(command)


def take_up(desk: Desk, _: TakeUpCards) -> None:
    """Take the cards up once every wager is decided."""
    rule = desk.game.cite(CARDS_PICKED_UP) or desk.game.cite(DEFINES["round-of-play"]) or desk.game.cite(COM_BO_SETTLED)
    require_dealer(desk, "take up the cards", rule)
    rounds = desk.floor.rounds
    if not rounds.is_over:
        raise refusal("round-not-over", f"the cards stay: the round awaits {rounds.now.awaits.value}", rule)
    desk.record(CardsTakenUp(rounds.number, rounds.players, rule))


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    **{kind: hand_on(who) for kind, who in WHO.items()},
    CloseBetting: close_betting,
    PlaceWager: place_wager,
    PlaceSideBet: place_side_bet,
    Double: add_to_wagers,
    Split: add_to_wagers,
    Surrender: surrender,
    TakeUpCards: take_up,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    **dict.fromkeys(WHO.keys() - set(get_args(ComBoCommand)), require_boxes),
    **dict.fromkeys((PlaceComBoWager, KeyResult), require_com_bo),
}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}

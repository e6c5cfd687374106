"""What people may think of asking about seats, boxes, spoken wagers, tokens and side bets, lawful or not."""

from __future__ import annotations

import random

from pitboss.floor.boxes.commands import (
    DeclareToken,
    DeclareWager,
    ExchangeVoucher,
    FreeSideBets,
    GiveUpBoxes,
    JoinTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    RefuseUnpayable,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
    TouchWager,
    WaitForSeat,
)
from pitboss.floor.commands import Command
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager, Press, ShowCards, TakeEvenMoney
from pitboss.terms.wagers import Backing, Touch
from tests.floor.machine import PLAYERS, STAFF, Table


def boxes(chance: random.Random) -> tuple[int, ...]:
    """None, one or two boxes, now and then one that is not there."""
    return tuple(sorted(chance.sample(range(1, 6), chance.randint(0, 2)))) if chance.random() < 0.9 else (12,)


def a_place(_: Table, chance: random.Random) -> tuple[str, Command]:
    """Staff share the boxes out, and players want, have and give up places."""
    player = chance.choice(PLAYERS)
    things: list[Command] = [
        JoinTable(player, chance.randint(0, 9)),
        WaitForSeat(player),
        RequireToVacate(player),
        ReduceBettors(chance.randint(1, 4), chance.randint(0, 4)),
        ReserveBoxes(player, boxes(chance)),
        LetWagerOnSeveral(player, boxes(chance)),
        GiveUpBoxes(player, boxes(chance)),
    ]
    return chance.choice((*STAFF, player)), chance.choice(things)


def a_spoken_wager(_: Table, chance: random.Random) -> tuple[str, Command]:
    """Words, vouchers and tokens, and hands on chips."""
    player, box = chance.choice(PLAYERS), chance.randint(1, 3)
    things: list[Command] = [
        DeclareWager(player, chance.choice((0, 500, 2500)), chance.choice(list(Backing)), box),
        ExchangeVoucher(player, 1000),
        DeclareToken(box, player, chance.choice((500, 1000))),
        TouchWager(player, chance.choice(list(Touch)), box, amount=chance.choice((0, 500))),
        RefuseUnpayable(player, box),
    ]
    return chance.choice((player, player, STAFF[0], STAFF[1])), chance.choice(things)


def a_side_bet(at: Table, chance: random.Random) -> tuple[str, Command]:
    """A side bet of this table or of another, and whether it is offered."""
    player = chance.choice(PLAYERS)
    bet = chance.choice([*at.game.side_bets, "perfect-pairs"])
    things: list[Command] = [
        *(PlaceSideBet(chance.randint(1, 3), player, bet, 500) for _ in range(4)),
        LimitSideBets(bet),
        FreeSideBets(bet),
        StopSideBet(bet),
        OfferSideBet(bet),
    ]
    return chance.choice((player, player, *STAFF)), chance.choice(things)


def a_seated_wager(at: Table, chance: random.Random) -> tuple[str, Command]:
    """A player bets where he or she sits, and the dealer goes on."""
    seats = at.floor.boxes.seats
    if at.floor.rounds.is_over:
        return STAFF[0], TakeUpCards()
    if not seats or chance.random() < 0.3:
        return STAFF[0], CloseBetting()
    seat = chance.choice(list(seats))
    return seats[seat], PlaceWager(seat, seats[seat], chance.choice((1000, 2500)))


def a_rare_decision(_: Table, chance: random.Random) -> tuple[str, Command]:
    """Even money, cards turned up, and a press of a button that may not be there."""
    player, box = chance.choice(PLAYERS), chance.randint(1, 3)
    things: list[Command] = [TakeEvenMoney(box, player), ShowCards(box), Press(box, player, 1)]
    return player, chance.choice(things)


WRITERS = (a_place, a_spoken_wager, a_side_bet, a_seated_wager, a_seated_wager, a_seated_wager, a_rare_decision)

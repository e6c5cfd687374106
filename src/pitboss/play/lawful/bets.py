"""Wagers, side bets and the end of betting."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.play.allowed_bets import (
    against_closing_bets,
    against_side_bet,
    against_wager,
    box_of,
    cites_of,
    is_confined,
    main_bettors,
    takes_wagers,
)
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager
from pitboss.play.lawful.record import STRANGER, Amount, Answer, Lawful, forbidden
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.deal import NO_MORE_BETS
from pitboss.terms.side_bets import SIDE_BET_REQUIRES, MainWager
from pitboss.terms.wagers import WAGER_DEADLINE, WAGER_PLACE

ANY_STAKE = (Amount("", 1, None),)


def bets(table: Table, state: Round) -> Iterator[Answer]:
    """Every answer about placing bets."""
    yield from _wagers(table, state)
    for bet in table.side_bets:
        yield from _side_bets(table, state, bet)
    unknown = against_side_bet(table, state, PlaceSideBet(1, STRANGER, "any other side bet", 1))
    if unknown:
        yield forbidden(PlaceSideBet, unknown)
    refused = against_closing_bets(table, state)
    if refused:
        yield forbidden(CloseBetting, refused)
    else:
        yield Lawful(CloseBetting, table.cite(NO_MORE_BETS) or table.cite(WAGER_DEADLINE), plain=CloseBetting())


def _wagers(table: Table, state: Round) -> Iterator[Answer]:
    if takes_wagers(table, state):
        for number in range(1, table.boxes + 1):
            here = tuple(bettor.player for bettor in box_of(state, number).bettors)
            refused = against_wager(table, state, PlaceWager(number, STRANGER, 1))
            if refused:
                yield forbidden(PlaceWager, refused, box=number)
            else:
                yield Lawful(PlaceWager, table.cite(WAGER_PLACE), number, barred=here, amounts=ANY_STAKE)
            for player in here:
                twice = against_wager(table, state, PlaceWager(number, player, 1))
                if twice:
                    yield forbidden(PlaceWager, twice, box=number, player=player)
    elsewhere = against_wager(table, state, PlaceWager(0, STRANGER, 1))
    if elsewhere:
        yield forbidden(PlaceWager, elsewhere)


def _side_bets(table: Table, state: Round, bet: str) -> Iterator[Answer]:
    rules = table.side_bets[bet]
    if takes_wagers(table, state):
        for box in state.boxes:
            yield from _side_bet_on(table, state, bet, box.number, own=rules[SIDE_BET_REQUIRES] is MainWager.OWN)
    elsewhere = against_side_bet(table, state, PlaceSideBet(0, STRANGER, bet, 1))
    if elsewhere:
        yield forbidden(PlaceSideBet, elsewhere, bet=bet)


def _side_bet_on(table: Table, state: Round, bet: str, number: int, *, own: bool) -> Iterator[Answer]:
    """Where the bettor needs a wager of his or her own, each who has one is asked; otherwise anybody may come."""
    box = box_of(state, number)
    rule = cites_of(table.side_bets[bet])(SIDE_BET_REQUIRES)
    have = tuple(side.player for side in box.side if side.bet == bet)
    for player in () if own else have:
        twice = against_side_bet(table, state, PlaceSideBet(number, player, bet, 1))
        if twice:
            yield forbidden(PlaceSideBet, twice, box=number, player=player, bet=bet)
    if own:
        here = tuple(bettor.player for bettor in box.bettors)
        whose = main_bettors(state) if is_confined(table.side_bets[bet]) else here
        asked = {player: against_side_bet(table, state, PlaceSideBet(number, player, bet, 1)) for player in whose}
        may = tuple(player for player, refused in asked.items() if refused is None)
        if may:
            yield Lawful(PlaceSideBet, rule, number, players=may, bet=bet, amounts=ANY_STAKE)
        for player, refused in asked.items():
            if refused:
                yield forbidden(PlaceSideBet, refused, box=number, player=player, bet=bet)
    newcomer = against_side_bet(table, state, PlaceSideBet(number, STRANGER, bet, 1))
    if newcomer:
        yield forbidden(PlaceSideBet, newcomer, box=number, bet=bet)
    elif not own:
        yield Lawful(PlaceSideBet, rule, number, barred=have, bet=bet, amounts=ANY_STAKE)

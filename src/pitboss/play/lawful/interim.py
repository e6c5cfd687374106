"""Insurance, even money and surrender."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.play.allowed_interim import (
    against_closing_insurance,
    against_closing_surrender,
    against_even_money,
    against_insurance,
    against_surrender,
    insurance_rule,
    insurance_step,
    most_insurance,
)
from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.commands import CloseInsurance, CloseSurrender, Insure, Surrender, TakeEvenMoney
from pitboss.play.lawful.record import STRANGER, Amount, Answer, Lawful, forbidden
from pitboss.play.state import Awaits, HandStatus, Round, Stake
from pitboss.play.table import Table
from pitboss.terms.insurance import INSURANCE_CLOSES, INSURING_ANOTHER
from pitboss.terms.naturals import EVEN_MONEY
from pitboss.terms.surrender import SURRENDER_MARKED, SURRENDER_OFFERED


def interim(table: Table, state: Round) -> Iterator[Answer]:
    """Every answer about the time between the initial deal and the first decision."""
    yield from _insurance(table, state)
    yield from _even_money(table, state)
    refused = against_closing_insurance(table, state)
    closing = Lawful(CloseInsurance, table.cite(INSURANCE_CLOSES), plain=CloseInsurance())
    yield forbidden(CloseInsurance, refused) if refused else closing
    yield from _surrender(table, state)
    refused = against_closing_surrender(table, state)
    going_on = Lawful(CloseSurrender, table.cite(SURRENDER_OFFERED), plain=CloseSurrender())
    yield forbidden(CloseSurrender, refused) if refused else going_on


def _insurance(table: Table, state: Round) -> Iterator[Answer]:
    """Each wager with everybody who might insure it: its owner, and where the book allows it everybody in the round."""
    if state.awaits is Awaits.INSURANCE:
        playing = {stake.player: None for hand in state.hands for stake in hand.stakes}
        playing |= {side.player: None for each in state.boxes for side in each.side}
        for hand in state.hands:
            for stake in hand.stakes:
                for player in (*playing, STRANGER):
                    yield _insuring(table, state, hand.box, stake, player)
    elsewhere = against_insurance(table, state, Insure(0, STRANGER, 1))
    if elsewhere:
        yield forbidden(Insure, elsewhere)


def _insuring(table: Table, state: Round, box: int, stake: Stake, player: str) -> Answer:
    step = insurance_step(table)
    most = most_insurance(table, state, box, stake, player) // step * step
    command = Insure(box, player, max(most, step), stake.player)
    refused = against_insurance(table, state, command)
    if refused:
        return forbidden(Insure, refused, box=box, player="" if player == STRANGER else player, owner=stake.player)
    rule = insurance_rule(table, state) if player == stake.player else table.cite(INSURING_ANOTHER)
    bounds = (Amount(player, step, most, step),)
    return Lawful(Insure, rule, box, players=(player,), owner=stake.player, amounts=bounds, plain=command)


def _even_money(table: Table, state: Round) -> Iterator[Answer]:
    for hand in state.hands if state.awaits is Awaits.INSURANCE else ():
        for stake in hand.stakes:
            command = TakeEvenMoney(hand.box, stake.player)
            refused = against_even_money(table, state, command)
            if refused:
                yield forbidden(TakeEvenMoney, refused, box=hand.box, player=stake.player)
            else:
                yield Lawful(TakeEvenMoney, table.cite(EVEN_MONEY), hand.box, players=(stake.player,), plain=command)
    elsewhere = against_even_money(table, state, TakeEvenMoney(0, STRANGER))
    if elsewhere:
        yield forbidden(TakeEvenMoney, elsewhere)


def _surrender(table: Table, state: Round) -> Iterator[Answer]:
    for hand in state.hands if state.awaits is Awaits.SURRENDER else ():
        command = Surrender(hand.box)
        refused = against_surrender(table, state, command)
        if refused:
            yield forbidden(Surrender, refused, box=hand.box)
            continue
        left = tuple(stake.player for stake in hand.stakes if not stake.surrendered)
        caller = caller_of_hand(state, hand)
        must = () if hand.status is HandStatus.SURRENDERED else (caller,)
        yield Lawful(Surrender, table.cite(SURRENDER_MARKED), hand.box, caller, left, must, plain=command)
    elsewhere = against_surrender(table, state, Surrender(0))
    if elsewhere:
        yield forbidden(Surrender, elsewhere)

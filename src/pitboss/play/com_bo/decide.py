"""Judge a command at a Com-Bo table: the events it causes, or a cited refusal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from pitboss.cards.card import Card
from pitboss.play.com_bo.allowed import objection
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.events import BoxDealt, ComBoEvent, ComBoWagerPlaced, ResultCalled, ResultKeyed
from pitboss.play.com_bo.evolve import replay_com_bo
from pitboss.play.com_bo.judge import judge, settle, winning_lines
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.events import BettingClosed, RoundEnded
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.com_bo import COM_BO_DEAL, COM_BO_RESULT, COM_BO_SETTLED
from pitboss.terms.deal import NO_MORE_BETS
from pitboss.terms.settlement import SettlementStep
from pitboss.terms.wagers import WAGER_PLACE


def decide_com_bo(table: ComBoTable, state: ComBoRound, command: ComBoCommand) -> tuple[ComBoEvent, ...]:
    """The events that a command causes; `Refused` if the rules are against it."""
    against = objection(table, state, command)
    if against is not None:
        raise against
    match command:
        case PlaceComBoWager():
            return (ComBoWagerPlaced(command.player, command.bet, command.amount, table.cite(WAGER_PLACE)),)
        case CloseBetting():
            return (BettingClosed((), table.cite(NO_MORE_BETS)),)
        case DrawCard():
            return _deal(table, state, command.card)
        case KeyResult():
            return _key(table, state)
        case _:
            assert_never(command)


def step_com_bo(table: ComBoTable, state: ComBoRound, command: ComBoCommand) -> tuple[tuple[ComBoEvent, ...], ComBoRound]:
    """The events that a command causes, and the state they lead to."""
    events = decide_com_bo(table, state, command)
    return events, replay_com_bo(events, state)


def settle_com_bo(table: ComBoTable, wagers: Iterable[PlaceComBoWager], cards: Iterable[Card]) -> tuple[WagerSettled, ...]:
    """Play a whole round from its wagers and the cards in the order dealt; `Refused` if a rule or the pack is against any of it."""
    state = ComBoRound()
    commands: list[ComBoCommand] = [*wagers, CloseBetting(), *map(DrawCard, cards)]
    for command in commands:
        _, state = step_com_bo(table, state, command)
    events = decide_com_bo(table, state, KeyResult(state.cards))
    return tuple(event for event in events if isinstance(event, WagerSettled))


def _deal(table: ComBoTable, state: ComBoRound, card: Card) -> tuple[ComBoEvent, ...]:
    """One card face up to the next box; the last one makes the result."""
    cards = (*state.cards, card)
    dealt = BoxDealt(len(cards), card, table.cite(COM_BO_DEAL))
    if len(cards) < table.cards:
        return (dealt,)
    return dealt, ResultCalled(winning_lines(table, cards), table.cite(COM_BO_RESULT))


def _key(table: ComBoTable, state: ComBoRound) -> tuple[ComBoEvent, ...]:
    """The panel lights the winning areas, and the wagers are settled."""
    keyed = ResultKeyed(state.cards, winning_lines(table, state.cards), table.cite(COM_BO_RESULT))
    return keyed, *_settlements(table, state), RoundEnded(table.cite(COM_BO_SETTLED))


def _settlements(table: ComBoTable, state: ComBoRound) -> Iterator[WagerSettled]:
    """Losing wagers taken and winning ones paid, in the order that the law gives the two duties."""
    decided = [(wager, judge(table, wager.bet, state.cards)) for wager in state.wagers]
    for duty in table.duties:
        for wager, verdict in decided:
            if (verdict.result is Result.LOSE) is (duty is SettlementStep.COLLECT_LOSERS):
                yield settle(table, wager, verdict)

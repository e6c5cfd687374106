"""Record what happened in a round of Com-Bo. It consults no rules, so an old log replays for ever."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import assert_never

from pitboss.play.com_bo.events import BoxDealt, ComBoEvent, ComBoWagerPlaced, ResultCalled, ResultKeyed
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound, ComBoWager
from pitboss.play.events import BettingClosed, RoundEnded
from pitboss.play.settled import WagerSettled


def replay_com_bo(events: Iterable[ComBoEvent], state: ComBoRound | None = None) -> ComBoRound:
    """The state that a log leads to."""
    return reduce(evolve_com_bo, events, state or ComBoRound())


def evolve_com_bo(state: ComBoRound, event: ComBoEvent) -> ComBoRound:
    """The state after one event."""
    match event:
        case ComBoWagerPlaced():
            return replace(state, wagers=(*state.wagers, ComBoWager(event.player, event.bet, event.amount)))
        case BettingClosed():
            return replace(state, awaits=ComBoAwaits.CARD)
        case BoxDealt():
            return replace(state, cards=(*state.cards, event.card))
        case ResultCalled():
            return replace(state, awaits=ComBoAwaits.KEYS)
        case ResultKeyed():
            return replace(state, lit=event.lit)
        case WagerSettled():
            return _settled(state, event)
        case RoundEnded():
            return replace(state, awaits=ComBoAwaits.NOBODY)
        case _:
            assert_never(event)


def _settled(state: ComBoRound, event: WagerSettled) -> ComBoRound:
    place = state.wagers.index(ComBoWager(event.player, event.bet, event.stake))
    closed = replace(state.wagers[place], open=False)
    return replace(state, wagers=(*state.wagers[:place], closed, *state.wagers[place + 1 :]))

"""Rebuild a round of Com-Bo from its log: the same wagers with other cards, or without a wager."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from pitboss.cards.card import Card
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.events import BoxDealt, ComBoWagerPlaced, ResultKeyed
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.events import BettingClosed


class RebuiltComBo(NamedTuple):
    """The log that should have been, the round it leads to, and the cards that found no place in it."""

    log: tuple[Any, ...]
    round: ComBoRound
    cards_over: tuple[Card, ...]


def rebuild_com_bo(table: ComBoTable, log: Sequence[Any], cards: Iterable[Card]) -> RebuiltComBo:
    """Play the round again with these cards, and key the result if it had been keyed."""
    now, after, left = ComBoRound(), list[Any](), list(cards)
    for command in _asked(log):
        events, now = step_com_bo(table, now, command)
        after += events
    while now.awaits is ComBoAwaits.CARD and left:
        events, now = step_com_bo(table, now, DrawCard(left.pop(0)))
        after += events
    if now.awaits is ComBoAwaits.KEYS and any(isinstance(event, ResultKeyed) for event in log):
        events, now = step_com_bo(table, now, KeyResult(now.cards))
        after += events
    return RebuiltComBo(tuple(after), now, tuple(left))


def changed_com_bo(table: ComBoTable, log: Sequence[Any], change: Callable[[Any], Any]) -> tuple[Any, ...]:
    """The log of a round before its first card with its wagers changed; a wager that becomes None is left out."""
    now, after = ComBoRound(), list[Any]()
    for asked in _asked(log):
        command = change(asked) if isinstance(asked, PlaceComBoWager) else asked
        if command is None:
            continue
        try:
            events, now = step_com_bo(table, now, command)
        except Refused:
            continue
        after += events
    return tuple(after)


def _asked(log: Iterable[Any]) -> list[ComBoCommand]:
    """The wagers and the end of betting; cards and keys left out."""
    found: list[ComBoCommand] = []
    for event in log:
        if isinstance(event, ComBoWagerPlaced):
            found.append(PlaceComBoWager(event.player, event.bet, event.amount))
        elif isinstance(event, BettingClosed):
            found.append(CloseBetting())
        elif isinstance(event, BoxDealt):
            break
    return found

"""Rebuild a round from its log: with the cards in the order they should have been dealt, or without somebody's wager."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pitboss.cards.card import Card
from pitboss.floor.rounds.asked import Asked, asked_in
from pitboss.floor.rounds.given import given_again
from pitboss.floor.rounds.rebuild_com_bo import changed_com_bo, rebuild_com_bo
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.events import BoxDealt
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import (
    CloseInsurance,
    CloseSurrender,
    Command,
    DrawCard,
    Forfeit,
    GoOffAlone,
    PlaceSideBet,
    PlaceWager,
    ShowCards,
)
from pitboss.play.decide import step
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table

CARD_AWAITED = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
WHILE_A_CARD_IS_DUE = (Forfeit, ShowCards, GoOffAlone, PlaceWager, PlaceSideBet)
"""What a player may ask although the next thing due is a card; a wager, before the first of them."""
BEFORE_DECISIONS: dict[Awaits, Command] = {Awaits.INSURANCE: CloseInsurance(), Awaits.SURRENDER: CloseSurrender()}
"""What is offered between the deal and the first decision, and what ends it."""

__all__ = ["CARD_AWAITED", "Rebuilt", "cards_in", "raised", "rebuild", "rebuild_com_bo", "without"]


class Rebuilt(NamedTuple):
    """The log that should have been, the round it leads to, and the cards and decisions that found no place in it."""

    log: tuple[Any, ...]
    round: Round
    cards_over: tuple[Card, ...]
    decisions_over: tuple[Command, ...]


def rebuild(table: Table, log: Iterable[Any], cards: Iterable[Card], *, past: Collection[Awaits] = ()) -> Rebuilt:
    """Play the round again with these cards; where a decision no longer fits, what follows is left over.

    `past` are offers whose moment is over: a decision made already does fit where these cards would have had one of them before it.
    """
    asked, left = list(asked_in(table, tuple(log))), list(cards)
    now = Round()
    after: list[Any] = []
    command: Command
    while now.awaits is not Awaits.NOBODY or (asked and asked[0].given is not None):
        due = asked[0] if asked else None
        if due is not None and now.awaits in past and now.awaits in BEFORE_DECISIONS:
            due, command = None, BEFORE_DECISIONS[now.awaits]
        elif due is not None and _fits(now, due):
            asked.pop(0)
            if due.command is None:
                events, now = given_again(table, now, due.given)
                after += events
                continue
            command = due.command
        elif now.awaits in CARD_AWAITED and left:
            due, command = None, DrawCard(left.pop(0))
        else:
            break
        try:
            events, now = step(table, now, command)
        except Refused:
            if isinstance(command, (ShowCards, GoOffAlone)):
                continue  # no decision: with other cards there is nothing left to show or to set off
            if due is not None:
                asked.insert(0, due)
            else:
                left.insert(0, command.card)  # type: ignore[union-attr]  # only a card is drawn without being asked for
            break
        after += events
    return Rebuilt(tuple(after), now, tuple(left), tuple(each.command for each in asked if each.command is not None))


def _fits(now: Round, due: Asked) -> bool:
    """Whether what was asked next comes before the next card: always if no card is due, otherwise only if as many were out then."""
    if now.awaits not in CARD_AWAITED:
        return True
    return due.dealt <= now.dealt and (due.command is None or isinstance(due.command, WHILE_A_CARD_IS_DUE))


Change = Callable[[Any], Any]
"""What becomes of a wager when a round is played again before its first card: the same command, another, or None to leave it out."""


def without(table: Table | ComBoTable, log: Sequence[Any], player: str, box: int = 0, bet: str = "") -> tuple[Any, ...]:
    """The log of a round before its first card without a player's wagers: on one box or on any at 0, on one bet or on every.

    Whoever has a side bet that needed the wager taken away has it back too.
    """
    return _changed(table, log, lambda command: None if _meant(command, player, box, bet) else command, (player, box, bet))


def raised(table: Table | ComBoTable, log: Sequence[Any], player: str, place: tuple[int, str], amount: int) -> tuple[Any, ...]:
    """The log of a round before its first card with one wager larger by so much, where it lies; `place` is box and bet.

    Of several wagers that one player has there, as Com-Bo lets players have, the first grows.
    """
    left = amount

    def change(command: Any) -> Any:
        nonlocal left
        if not left or not _only(command, player, *place):
            return command
        more, left = left, 0
        return replace(command, amount=command.amount + more)

    return _changed(table, log, change, ("", 0, ""))


def _changed(table: Table | ComBoTable, log: Sequence[Any], change: Change, gone: tuple[str, int, str]) -> tuple[Any, ...]:
    """Ask everything of a log again with its wagers changed; what no longer fits is left out, and what staff recorded of `gone`."""
    if isinstance(table, ComBoTable):
        return changed_com_bo(table, log, change)
    now, after = Round(), list[Any]()
    for each in asked_in(table, log):
        if each.command is None:
            if not _meant(each.given, *gone):
                events, now = given_again(table, now, each.given)
                after += events
            continue
        command = change(each.command) if isinstance(each.command, (PlaceWager, PlaceSideBet)) else each.command
        if command is None:
            continue
        try:
            events, now = step(table, now, command)
        except Refused:
            continue
        after += events
    return tuple(after)


def _meant(command: Any, player: str, box: int, bet: str) -> bool:
    """Whether a wager, or something staff recorded of one, is of those taken away; a main wager is the bet `main`."""
    return command.player == player and box in (0, getattr(command, "box", 0)) and bet in ("", getattr(command, "bet", "main"))


def _only(command: Any, player: str, box: int, bet: str) -> bool:
    """Whether a wager is that one and no other."""
    return (command.player, getattr(command, "box", 0), getattr(command, "bet", "main")) == (player, box, bet)


def cards_in(log: Iterable[Any]) -> tuple[Card, ...]:
    """The cards of a round in the order they were dealt."""
    return tuple(event.card for event in log if isinstance(event, (CardDealt, BoxDealt)))

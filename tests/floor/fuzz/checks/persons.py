"""People: who was sent away adds nothing, nothing is seized that was not won, and nobody's word opens what was offered."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.accidents.kinds import HandOnEmptyBox, InsuranceNotOffered
from pitboss.floor.boxes.events import TableJoined, TableLeft
from pitboss.floor.conduct.events import Sanctioned
from pitboss.floor.evolve import evolve
from pitboss.floor.people.ranks import capacities
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.events import HandSplit, InsurancePlaced, SideBetPlaced, StakeDoubled, WagerPlaced
from pitboss.play.state import Awaits
from pitboss.terms.powers import Role
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

SENT_AWAY = "VIC-2003-01 17.2.2, ACT-2018-01 16.2(b), NSW-STAR-BJ 18.3.2: excluded from further participation"
WON = "VIC-2003-01 17.2.3: monies won"
PLACED = (WagerPlaced, SideBetPlaced, ComBoWagerPlaced, InsurancePlaced)


def excluded(scene: Scene, step: Step) -> None:
    """Nobody who was excluded puts more chips down; nobody who has left the table doubles, splits or insures."""
    gone = step.before.conduct.excluded
    left: set[str] = scene.memory.setdefault("left", set())
    for event in step.events:
        for player in _adding(event):
            require(player not in gone, "excluded-adds", SENT_AWAY, lambda p=player, e=event: f"{p} was excluded: {type(e).__name__}")
            if not isinstance(event, WagerPlaced | SideBetPlaced | ComBoWagerPlaced):
                away = player in left
                rule = "VIC-2003-01 7.5.3, ACT-2018-01 14.7, NSW-STAR-BJ 16.10: a player who is not present decides nothing"
                require(not away, "departed-adds", rule, lambda p=player, e=event: f"{p} has left: {type(e).__name__}")

    for event in step.events:
        if isinstance(event, TableLeft):
            left.add(event.player)
        elif isinstance(event, TableJoined | WagerPlaced | SideBetPlaced):  # whoever lays chips down is back
            left.discard(event.player)


def _adding(event: Any) -> tuple[str, ...]:
    match event:
        case StakeDoubled():
            return tuple(player for player, _ in event.amounts)
        case HandSplit():
            return event.players
        case _ if isinstance(event, PLACED):
            return (event.player,)
        case _:
            return ()


def seized(scene: Scene, step: Step) -> None:
    """VIC-2003-01 17.2.3: what is seized was won, and no more than that."""
    for event in step.events:
        if isinstance(event, Sanctioned) and event.amount:
            books = (scene.account.round, *scene.account.rounds.values())
            won = sum(net for book in books for (player, *_), net in book.by_hand.items() if player == event.player and net > 0)
            held = scene.account.held.get(event.player, 0)
            require(held <= won, "seized-unwon", WON, f"{held} of {event.player} is held who has won {won}")


def insurance_reopened(scene: Scene, step: Step) -> None:
    """NSW-STAR-BJ 16.13: insurance opens late only where the dealer failed to offer it: not on a player's bare word."""
    do = step.request.do
    if isinstance(do, ReportAccident) and isinstance(do.accident, InsuranceNotOffered):
        held = capacities(scene.game, step.before.people.roles.get(step.request.by, frozenset()))
        rule = "NSW-STAR-BJ 16.13: should the dealer fail to offer"
        require(held - {Role.PLAYER}, "insurance-reopened", rule, f"{step.request.by} opens insurance again, holding {held}")


def empty_box_in_the_deal(_: Scene, step: Step) -> None:
    """VIC-2003-01 9.5: a hand on a box without a wager is discarded during the subsequent deal.

    Another accident may stand open, and the dealer who goes on to this one lets it be resolved first: 9.7(a) ends the initial deal with one
    card on a box. What counts is where the table stands when this one is noticed.
    """
    do = step.request.do
    if isinstance(do, ReportAccident) and isinstance(do.accident, HandOnEmptyBox):
        floor = step.before
        for event in takewhile(lambda each: not isinstance(each, AccidentReported), step.events):
            floor = evolve(floor, event)
        rounds = floor.rounds
        dealing = rounds.in_progress and rounds.first_card_out and rounds.now.awaits is not Awaits.CARD_FOR_DEAL
        require(
            dealing, "empty-box", "VIC-2003-01 9.5", f"cards leave the shoe for no box while the table awaits {rounds.now.awaits.value}"
        )

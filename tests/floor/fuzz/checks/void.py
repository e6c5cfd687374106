"""Void is without a result: nobody gains or loses by a round that counts for nothing, or by a wager declared void."""

from __future__ import annotations

from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.conduct.commands import SanctionKind, Stakes
from pitboss.floor.conduct.events import RoundInvalidated, Sanctioned
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.conduct import WAGERS_VOIDED, Voided
from pitboss.terms.irregular_rounds import VOID_ROUND_LOST_WAGERS, VOID_ROUND_PAYMENTS, MoneyFate
from tests.floor.fuzz.book import RoundBook
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

ALL_BACK = "VIC-2003-01 9.12.2 and 17.4, ACT-2018-01 dictionary (void), NSW-STAR-BJ 16.8 and 16.16.2: all monies returned"
AT_THE_BUTTON = ("pontoon-pandemonium", "super-bonus")
"""What is won before its chips are paid."""
WAGER = "VIC-2003-01 17.2.1, ACT-2018-01 16.2(a), NSW-STAR-BJ 18.3.1: the wager is void"


def nobody_gains(scene: Scene, step: Step) -> None:
    """A void round nets zero for everybody; in New South Wales an interim settlement made to a player stands (16.8, 16.16.2; 16.15.2)."""
    for event in step.events:
        if isinstance(event, RoundInvalidated):
            kept = event.stakes is Stakes.KEPT
            scene.memory["forfeits"] = (step.after.rounds.number, set(event.culprits), kept)
        elif isinstance(event, EarlierRoundPutRight):
            _require_even(scene, scene.account.rounds[event.number], event.number)
    if scene.account.round.annulled:
        _require_even(scene, scene.account.round, step.after.rounds.number)


def _require_even(scene: Scene, book: RoundBook, number: int) -> None:
    if not book.annulled:
        return
    forfeited, culprits, kept = scene.memory.get("forfeits", (0, set(), False))
    stands = scene.game.get(VOID_ROUND_PAYMENTS) is MoneyFate.STANDS
    lost = scene.game.get(VOID_ROUND_LOST_WAGERS) is not MoneyFate.RETURNED
    for player in book.players:
        net = book.net(player)
        if net > 0:
            most = book.interim.get(player, 0) if stands or scene.furniture.book.startswith("nsw") else 0
            require(
                net <= most,
                "void-gain",
                ALL_BACK,
                lambda p=player, n=net, m=most: f"{p} is {n} up in void round {number}, {m} of it interim",
            )
        elif net < 0:
            may = lost or (forfeited == number and (kept or player in culprits))
            require(may, "void-loss", ALL_BACK, lambda p=player, n=net: f"{p} is {n} down in void round {number}")


def sanctioned_wagers(scene: Scene, step: Step) -> None:
    """Once a player's wagers are declared void, none of them is decided any more; one that was won and awaits only the button is no
    longer open (reading P3)."""
    memory: dict[str, Any] = scene.memory
    voided: set[str] = memory.setdefault("voided", set())
    for event in step.events:
        if isinstance(event, CardsTakenUp):
            voided.clear()
        elif isinstance(event, WagerSettled) and event.player in voided and event.result is not Result.VOID:
            if event.bet not in AT_THE_BUTTON:
                require(
                    False, "void-wager-decided", WAGER, f"{event.player}'s {event.bet} on box {event.box}: {event.result.value} {event.net}"
                )
        elif isinstance(event, RoundRebuilt) and voided and not step.after.rounds.first_card_out:
            voided.clear()
    for event in step.events:
        if isinstance(event, Sanctioned) and event.kind is SanctionKind.VOID_WAGER and step.after.rounds.first_card_out:
            voided.add(event.player)
    if scene.game.get(WAGERS_VOIDED) is Voided.OF_THE_ROUND:
        for player in voided & scene.account.round.players:  # a round that was played again says what it came to, and no more
            net = sum(
                net for (owner, _, _, bet), net in scene.account.round.by_hand.items() if owner == player and bet not in AT_THE_BUTTON
            )
            require(not net, "void-wager-decided", WAGER, lambda p=player, n=net: f"{p} is {n} up or down")

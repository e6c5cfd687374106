"""Stakes: added only by those whose they are, insured for no more than half, split by nobody who declined to."""

from __future__ import annotations

from typing import Any

from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import Double, Insure, PlaceSideBet, PlaceWager, Split
from pitboss.play.events import ExcessReturned, HandSplit, InsurancePlaced
from pitboss.play.state import Round
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

OWN = (PlaceWager, PlaceSideBet, PlaceComBoWager, Insure, TouchWager)
ON_THE_HAND = (Double, Split)


def added_by_their_owners(scene: Scene, step: Step) -> None:
    """VIC-2003-01 5.1, ACT-2018-01 4.1, NSW-STAR-BJ 5.1: a player places a wager; nobody's chips go down by another's act or by chance.

    A caller's double or split takes along who is on the hand and says nothing against it (7.5.4, 11.3, 12.6).
    """
    memory, book = scene.memory, scene.account.round
    staked = {player: book.staked(player) for player in book.players}
    before: dict[str, int] = memory.get("staked", {})
    memory["staked"] = staked
    if memory.get("round") != step.after.rounds.number:
        memory["round"] = step.after.rounds.number
        before = {}
    more = {player: cents - before.get(player, 0) - _lay_there(step, player) for player, cents in staked.items()}
    more = {player: cents for player, cents in more.items() if cents > 0}
    if not more:
        return
    do: Any = step.request.do
    rule = "VIC-2003-01 5.1, ACT-2018-01 4.1, NSW-STAR-BJ 5.1"
    if isinstance(do, OWN):
        require(set(more) <= {do.player}, "others-chips", rule, lambda: f"{more} went down when {do.player} asked {do}")
        limit = getattr(do, "amount", 0)
        require(more[do.player] <= limit, "more-than-said", rule, lambda: f"{more} went down of {do}")
    else:
        require(isinstance(do, ON_THE_HAND), "unasked-chips", rule, lambda: f"{more} went down by {type(do).__name__}")
        now = step.before.rounds.now
        on = {stake.player for stake in now.hands[now.turn].stakes} if isinstance(now, Round) else set()
        named = set(do.amounts) if isinstance(do, Double) else set(do.players)
        require(set(more) <= (named or on), "others-chips", rule, lambda: f"{more} went down by {do}")


def _lay_there(step: Step, player: str) -> int:
    """What a player had laid down, the maximum had cut, and stands again since another wager on the box has gone (NSW 6.1.2, 6.3)."""
    rebuilt = [event for event in step.events if isinstance(event, RoundRebuilt)]
    return sum(_cut(event.before, player) - _cut(event.after, player) for event in rebuilt)


def _cut(log: tuple[Any, ...], player: str) -> int:
    return sum(event.amount for event in log if isinstance(event, ExcessReturned) and event.player == player)


def insured_for_half(scene: Scene, step: Step) -> None:
    """VIC-2003-01 8.1, ACT-2018-01 7.1, NSW-STAR-BJ 8.1: insurance is not more than half the initial wager (reading C8: in all)."""
    if not any(isinstance(event, InsurancePlaced) for event in step.events):
        return
    now = step.after.rounds.now
    assert isinstance(now, Round)
    each_half = ("insuring-another-maximum", "half-each") in scene.furniture.elections
    insured: dict[tuple[int, str, str], int] = {}
    for each in now.insurance:
        if each.open:
            key = (each.box, each.owner or each.player, each.player if each_half else "")
            insured[key] = insured.get(key, 0) + each.amount
    for (box, owner, _), cents in insured.items():
        stake = scene.account.round.placed.get((owner, box, "main"), 0)
        require(
            2 * cents <= stake, "insured-too-high", "VIC-2003-01 8.1, ACT-2018-01 7.1", f"{cents} insures {owner}'s {stake} on box {box}"
        )


def split_after_declining(scene: Scene, step: Step) -> None:
    """VIC-2003-01 7.5.5(e): who elects not to split a hand may split no further hand of equal value so formed."""
    if not scene.furniture.book.startswith("vic"):
        return
    for event in step.events:
        if isinstance(event, RoundRebuilt):  # what was declined may have been put back
            scene.memory.pop("declined", None)
        elif isinstance(event, HandSplit):
            now = step.before.rounds.now
            assert isinstance(now, Round)
            declined: set[tuple[int, int, str]] = scene.memory.setdefault("declined", set())
            here = step.before.rounds.number
            again = [player for player in event.players if (here, event.box, player) in declined]
            require(not again, "split-after-declining", "VIC-2003-01 7.5.5(e)", f"{again} splits on box {event.box} after declining")
            on = [stake.player for stake in now.hands[event.hand].stakes if stake.open]
            declined |= {(here, event.box, player) for player in on if player not in event.players}

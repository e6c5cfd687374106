"""The end of betting: what exceeds the maximum goes back, and whoever is below the minimum is warned, or paid nothing the next time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pitboss.floor.desk import Desk
from pitboss.floor.limits.events import PlayerWarned, WagerToReturn
from pitboss.floor.limits.state import Limits
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.warrant import Warrant
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.events import BettingClosed, ExcessReturned, RoundEnded, WagerPlaced
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Bettor, Box, Round
from pitboss.terms.limits import (
    MAXIMUM_APPLIES_TO,
    OVER_MAXIMUM,
    SHARED_MAXIMUM,
    SHARED_MAXIMUM_ORDER,
    UNDER_MINIMUM,
    UNDER_MINIMUM_AGAIN,
    ClaimOrder,
    LimitPer,
    OverMaximum,
    Share,
    UnderMinimum,
)
from pitboss.terms.powers import Role

TIED_TO_WAGER = ("main", "super-bonus")
"""What goes with a main wager when it is returned whatever the result."""


def betting_closed(desk: Desk, _: BettingClosed) -> None:
    """Look at every wager once betting is closed."""
    limits, now = desk.floor.limits, desk.floor.rounds.now
    if not limits.minimum:
        return
    if isinstance(now, ComBoRound):
        _put_com_bo_right(desk, limits)
        return
    for box in now.boxes:
        for bettor in box.bettors:
            if 0 < bettor.stake < limits.minimum_of(bettor.player):
                _under_minimum(desk, bettor.player, box.number, bettor.stake)
        if limits.maximum and desk.game.get(OVER_MAXIMUM) is OverMaximum.SETTLED_AT_MAXIMUM:
            _over_maximum(desk, limits, box)


def _under_minimum(desk: Desk, player: str, box: int, stake: int) -> UnderMinimum | None:
    """Settle it and warn its owner, and the next time send it back; or let it stand, as the document has it."""
    game, limits = desk.game, desk.floor.limits
    again = player in limits.warned
    term = UNDER_MINIMUM_AGAIN if again else UNDER_MINIMUM
    answer, least = game.get(term), limits.minimum_of(player)
    match answer:
        case UnderMinimum.SETTLED_AND_WARNED:
            desk.record(PlayerWarned(player, box, stake, least, game.cite(term)))
        case UnderMinimum.RETURNED:
            desk.record(WagerToReturn(player, box, stake, least, game.cite(term)))
        case _:
            pass
    return answer


def _over_maximum(desk: Desk, limits: Limits, box: Box) -> None:
    """Return what the box cannot take, in the order in which the document lets bettors share its maximum."""
    per_box = (limits.per or desk.game.get(MAXIMUM_APPLIES_TO)) is LimitPer.BOX
    room = limits.maximum
    for claim, bettor in enumerate(_in_order(desk, box) if per_box else box.bettors):
        most = _most(limits, bettor.player, room)
        excess = max(0, bettor.stake - most)
        if per_box:
            room = max(0, room - (bettor.stake - excess))
        if excess:
            desk.record(ExcessReturned(box.number, bettor.player, excess, _rule(desk, box, claim)))


def _most(limits: Limits, player: str, room: int) -> int:
    """What one player may have on a box with so much room: more, or less, where personal limits say so."""
    own = limits.personal.get(player)
    if own is None:
        return room
    return own.maximum if own.maximum > limits.maximum else min(own.maximum, room)


def _in_order(desk: Desk, box: Box) -> list[Bettor]:
    """The bettors in the order of their claims: the caller first, or whoever came first (readings A12, E10, H2, H21)."""
    shares = desk.game.get(SHARED_MAXIMUM) or (Share.FIRST_COME,)
    placed = {event.player: place for place, event in enumerate(desk.floor.rounds.log) if _is_on(event, box.number)}
    as_placed = sorted(box.bettors, key=lambda bettor: placed.get(bettor.player, 0))
    if Share.FIRST_COME in shares:
        return as_placed
    from_dealer = desk.game.get(SHARED_MAXIMUM_ORDER) is ClaimOrder.FROM_DEALERS_SIDE
    return sorted(box.bettors if from_dealer else as_placed, key=lambda bettor: bettor.player != box.caller)


def _is_on(event: object, number: int) -> bool:
    return isinstance(event, WagerPlaced) and event.box == number


def _rule(desk: Desk, box: Box, claim: int) -> str:
    """The rule on the maximum; for whoever shares a box, the one on whose claim comes when."""
    game = desk.game
    if len(box.bettors) == 1:
        return game.cite(OVER_MAXIMUM)
    shared = game.cite(SHARED_MAXIMUM_ORDER) if claim else ""
    return shared or game.cite(SHARED_MAXIMUM) or game.cite(OVER_MAXIMUM)


def _put_com_bo_right(desk: Desk, limits: Limits) -> None:
    """Com-Bo has no box to share: every wager is cut to the maximum where it lies, and one that goes back is taken off."""
    before = desk.floor.rounds.log
    after = tuple(_within(desk, limits, before))
    if after != before:
        rule = desk.game.cite(OVER_MAXIMUM)
        desk.record(RoundRebuilt(before, after, Warrant(desk.by, Role.DEALER, rule), rule))


def _within(desk: Desk, limits: Limits, log: tuple[object, ...]) -> Iterator[object]:
    taken: dict[tuple[str, str], int] = {}
    per_player = (limits.per or desk.game.get(MAXIMUM_APPLIES_TO)) is LimitPer.PLAYER
    for event in log:
        if not isinstance(event, ComBoWagerPlaced):
            yield event
            continue
        player, amount = event.player, event.amount
        if amount < limits.minimum_of(player) and _under_minimum(desk, player, 0, amount) is UnderMinimum.RETURNED:
            continue
        own = limits.personal.get(player)
        room = (own.maximum if own else limits.maximum) - (taken.get((player, event.bet), 0) if per_player else 0)
        kept = min(amount, max(0, room))
        taken[player, event.bet] = taken.get((player, event.bet), 0) + kept
        if kept:
            yield event if kept == amount else replace(event, amount=kept)


def return_wagers(desk: Desk, _: RoundEnded | RoundRebuilt) -> None:
    """Whatever the result, a wager that goes back wins and loses nothing (reading R6)."""
    returning, now = desk.floor.limits.returning, desk.floor.rounds.now
    if not returning or not isinstance(now, Round) or not desk.floor.rounds.is_over or now.annulled:
        return
    rule = desk.game.cite(UNDER_MINIMUM_AGAIN)
    nets: dict[tuple[str, int, int, str], int] = {}
    for done in now.settlements:
        if (done.player, done.box) in returning and done.bet in TIED_TO_WAGER:
            key = (done.player, done.box, done.hand, done.bet)
            nets[key] = nets.get(key, 0) + done.net
    for (player, box, hand, bet), net in nets.items():
        if net:
            stake = next(done.stake for done in now.settlements if (done.player, done.hand, done.bet) == (player, hand, bet))
            desk.record(WagerSettled(player, box, hand, bet, stake, Result.VOID, "", -net, (rule,)))

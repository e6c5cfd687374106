"""The end of betting: what exceeds the maximum goes back, and whoever is below the minimum is warned, or paid nothing the next time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pitboss.floor.desk import Desk
from pitboss.floor.limits.events import PlayerWarned, WagerToReturn
from pitboss.floor.limits.state import Limits
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.warrant import Warrant
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.events import BettingClosed, ExcessReturned, RoundEnded, SideBetPlaced, WagerPlaced
from pitboss.play.postings import MAIN
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits, Box, Round, SideWager
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
from pitboss.terms.markers import PERSONAL_LIMITS_OTHERS, OthersOnBox
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BET_OUTSIDE, SideBetOutside

TIED_TO_WAGER = (MAIN, "super-bonus")
"""What goes with a main wager when it is returned whatever the result."""


def betting_closed(desk: Desk, _: BettingClosed) -> None:
    """Look at every wager once betting is closed."""
    look_at_wagers(desk)


def wagers_changed(desk: Desk, event: RoundRebuilt | WagerPlaced | SideBetPlaced | ComBoWagerPlaced) -> None:
    """Look again at wagers that changed after the call: the limits bind whatever lies there when the first card comes."""
    if desk.floor.rounds.now.awaits in (Awaits.CARD_FOR_DEAL, ComBoAwaits.CARD):
        if isinstance(event, RoundRebuilt):
            _room_again(desk, event)
        look_at_wagers(desk)


def _room_again(desk: Desk, event: RoundRebuilt) -> None:
    """A wager has gone from a box: what the others there had been cut by lies there again, before their shares are worked out anew."""
    gone = _boxes(event.before) - _boxes(event.after)
    boxes, log = {box for _, box in gone}, desk.floor.rounds.log
    whole = tuple(each for each in log if not (isinstance(each, ExcessReturned) and each.bet == MAIN and each.box in boxes))
    if whole != log:
        rule = desk.game.cite(SHARED_MAXIMUM) or desk.game.cite(OVER_MAXIMUM)
        desk.record(RoundRebuilt(log, whole, event.warrant, rule))


def _boxes(log: tuple[object, ...]) -> set[tuple[str, int]]:
    """Who has a main wager on which box."""
    return {(each.player, each.box) for each in log if isinstance(each, WagerPlaced)}


def look_at_wagers(desk: Desk) -> None:
    """Warn of wagers that are too small, or have them go back, and return what is too much."""
    limits, rounds = desk.floor.limits, desk.floor.rounds
    if rounds.first_card_out:
        return
    now = rounds.now
    if isinstance(now, ComBoRound):
        if limits.minimum:
            _put_com_bo_right(desk, limits)
        return
    for box in now.boxes:
        for bettor in box.bettors:
            _under_minimum(desk, Low(bettor.player, box.number, MAIN, bettor.stake, limits.minimum_of(bettor.player)))
        if limits.maximum and desk.game.get(OVER_MAXIMUM) is OverMaximum.SETTLED_AT_MAXIMUM:
            _over_maximum(desk, limits, box)
        for side in box.side:
            _side_bet(desk, limits, box.number, side)


def _side_bet(desk: Desk, limits: Limits, box: int, side: SideWager) -> None:
    """A side bet outside its own limits that was taken is settled as the document has it for any wager."""
    own, rules = limits.side.get(side.bet), desk.game.side_bets.get(side.bet)
    if own is None or rules is None or rules.get(SIDE_BET_OUTSIDE) is not SideBetOutside.AS_MAIN:
        return
    _under_minimum(desk, Low(side.player, box, side.bet, side.amount, own.minimum))
    if side.amount > own.maximum and desk.game.get(OVER_MAXIMUM) is OverMaximum.SETTLED_AT_MAXIMUM:
        desk.record(ExcessReturned(box, side.player, side.amount - own.maximum, desk.game.cite(OVER_MAXIMUM), side.bet))


class Low(NamedTuple):
    """A wager that may be too small: whose, where, how much, and the least that it should be."""

    player: str
    box: int
    bet: str
    amount: int
    least: int


def _under_minimum(desk: Desk, wager: Low) -> UnderMinimum | None:
    """Settle it and warn its owner, and the next time send it back; or let it stand, as the document has it."""
    game, limits, player = desk.game, desk.floor.limits, wager.player
    if not 0 < wager.amount < wager.least or (player, wager.box, wager.bet) in limits.returning:
        return None
    if player in limits.told:  # one warning a round: what lay there by then is none of the further wagers it speaks of
        return UnderMinimum.SETTLED_AND_WARNED
    term = UNDER_MINIMUM_AGAIN if player in limits.warned else UNDER_MINIMUM
    answer = game.get(term)
    match answer:
        case UnderMinimum.SETTLED_AND_WARNED:
            desk.record(PlayerWarned(player, wager.box, wager.amount, wager.least, game.cite(term), wager.bet))
        case UnderMinimum.RETURNED:
            desk.record(WagerToReturn(player, wager.box, wager.amount, wager.least, game.cite(term), wager.bet))
        case _:
            pass
    return answer


def _over_maximum(desk: Desk, limits: Limits, box: Box) -> None:
    """Return what the box cannot take, in the order in which the document lets bettors share its maximum."""
    per_box = (limits.per or desk.game.get(MAXIMUM_APPLIES_TO)) is LimitPer.BOX
    room, held, excess = limits.maximum, dict[str, int](), dict[str, int]()
    for player, amount in _claims(desk, box, per_box=per_box):
        most = _most(limits, player, room, held.get(player, 0))
        kept = max(0, min(amount, most))
        if per_box:
            room = max(0, room - kept)
        held[player] = held.get(player, 0) + kept
        excess[player] = excess.get(player, 0) + amount - kept
    for claim, player in enumerate(excess):
        if excess[player]:
            desk.record(ExcessReturned(box.number, player, excess[player], _rule(desk, box, claim)))


def _most(limits: Limits, player: str, room: int, held: int) -> int:
    """What one player may still have on a box with so much room: more, or less, where personal limits say so."""
    own = limits.personal.get(player)
    if own is None:
        return room
    return own.maximum - held if own.maximum > limits.maximum else min(own.maximum - held, room)


def _claims(desk: Desk, box: Box, *, per_box: bool) -> list[tuple[str, int]]:
    """What each has on the box in the order of the claims: the caller first, or what was laid down first (A12, E10, H2, H21)."""
    shares = desk.game.get(SHARED_MAXIMUM) or (Share.FIRST_COME,)
    placed = {event.player: place for place, event in enumerate(desk.floor.rounds.log) if _is_on(event, box.number)}
    as_placed = sorted(box.bettors, key=lambda bettor: placed.get(bettor.player, 0))
    if not per_box:
        return [(bettor.player, bettor.stake) for bettor in box.bettors]
    if desk.game.get(PERSONAL_LIMITS_OTHERS) is OthersOnBox.CUT_TO_BOX_MAXIMUM:  # R8: others have what the holder of a limit leaves
        as_placed.sort(key=lambda bettor: bettor.player not in desk.floor.limits.personal)
    if Share.FIRST_COME in shares:
        later = [(each.player, each.amount) for each in desk.floor.limits.added if each.box == box.number]
        first = [(each.player, each.stake - sum(more for player, more in later if player == each.player)) for each in as_placed]
        return [*first, *later]
    from_dealer = desk.game.get(SHARED_MAXIMUM_ORDER) is ClaimOrder.FROM_DEALERS_SIDE
    in_order = sorted(box.bettors if from_dealer else as_placed, key=lambda bettor: bettor.player != box.caller)
    return [(bettor.player, bettor.stake) for bettor in in_order]


def _is_on(event: object, number: int) -> bool:
    return isinstance(event, WagerPlaced) and event.box == number


def _rule(desk: Desk, box: Box, claim: int) -> str:
    """The rule on the maximum; for whoever shares a box, the one on whose claim comes when."""
    game = desk.game
    if len(box.bettors) == 1:
        return game.cite(OVER_MAXIMUM)
    shares = game.get(SHARED_MAXIMUM) or ()
    cites = game.rules.why(SHARED_MAXIMUM).citations if shares else ()
    own = cites[1 + claim : 2 + claim] if len(cites) > len(shares) > 1 else cites[:1]  # one rule for each claim, after the one on all
    return own[0] if own else game.cite(OVER_MAXIMUM)


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
        if _under_minimum(desk, Low(player, 0, event.bet, amount, limits.minimum_of(player))) is UnderMinimum.RETURNED:
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
        if (done.player, done.box, MAIN if done.bet in TIED_TO_WAGER else done.bet) in returning:
            key = (done.player, done.box, done.hand, done.bet)
            nets[key] = nets.get(key, 0) + done.net
    for (player, box, hand, bet), net in nets.items():
        if net:
            stake = next(done.stake for done in now.settlements if (done.player, done.hand, done.bet) == (player, hand, bet))
            desk.record(WagerSettled(player, box, hand, bet, stake, Result.VOID, "", -net, (rule,)))

"""The decisions of a hand: draw, stand, double, split, withdraw a double, or be played for."""

from __future__ import annotations

from pitboss.play.allowed import may_split
from pitboss.play.allowed_turns import (
    added_by,
    against_absent,
    against_double,
    against_forfeit,
    against_hit,
    against_keeping,
    against_split,
    against_stand,
    splitters,
    withdrawable,
)
from pitboss.play.commands import Double, FindAbsent, Forfeit, Hit, KeepDoubles, Split, Stand
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk, permit
from pitboss.play.events import (
    CardCalled,
    DoublesKept,
    HandFinished,
    HandSplit,
    HandStood,
    PlayerFoundAbsent,
    Result,
    StakeDoubled,
)
from pitboss.play.state import Awaits, Hand, HandStatus
from pitboss.play.turns import decided_by, leave, next_turn, resume
from pitboss.terms.absence import ABSENT_PLAYER
from pitboss.terms.doubling import (
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_BY,
    DOUBLED_ACE,
    PONTOON_DOUBLED_ACE,
    DoubledAce,
    PontoonDoubledAce,
)
from pitboss.terms.splitting import SPLIT_EQUAL


def hit(desk: Desk, command: Hit) -> None:
    """Ask for a card."""
    permit(against_hit(desk.table, desk.state, command))
    place = desk.state.turn
    desk.record(CardCalled(place, _leaves_pair(desk, place), decided_by(desk, place)))


def stand(desk: Desk, command: Stand) -> None:
    """Take no more cards."""
    permit(against_stand(desk.table, desk.state, command))
    place = desk.state.turn
    leave(desk, place, decided_by(desk, place), unsplit=_leaves_pair(desk, place))
    next_turn(desk)


def double(desk: Desk, command: Double) -> None:
    """Add to the wagers for one more card; the caller must, the others may."""
    table, place = desk.table, desk.state.turn
    permit(against_double(table, desk.state, command))
    hand = desk.state.hands[place]
    amounts = tuple(added_by(hand, command).items())
    flexible = _flexible_after_double(desk, hand)
    fixed = (table.cite(PONTOON_DOUBLED_ACE) or table.cite(DOUBLED_ACE),) if flexible < hand.flexible else ()
    desk.record(StakeDoubled(place, amounts, flexible, _leaves_pair(desk, place), hand.box, table.cite(DOUBLE_CARDS), fixed))


def _flexible_after_double(desk: Desk, hand: Hand) -> int:
    """How many aces of a doubled hand may still count 11."""
    match desk.table.doubling.ace:
        case PontoonDoubledAce.ALL_ONE:
            return 0
        case PontoonDoubledAce.ONE_IN_FIRST_TWO | DoubledAce.ONE:
            return sum(card.pips == 1 for card in hand.cards[2:])
        case DoubledAce.ONE_TO_QUALIFY | None:
            return hand.flexible


def split(desk: Desk, command: Split) -> None:
    """Make two hands of one; the caller must put up a second wager, the others may or ride on the first hand."""
    table, place = desk.table, desk.state.turn
    permit(against_split(table, desk.state, command))
    hand = desk.state.hands[place]
    named = command.players or splitters(table, desk.state, hand)
    followers = [stake for stake in hand.stakes if stake.player in named]
    players = tuple(stake.player for stake in followers)
    wagers = tuple(stake.original for stake in followers)
    desk.record(HandSplit(place, players, wagers, hand.box, table.cite(SPLIT_EQUAL)))


def forfeit(desk: Desk, command: Forfeit) -> None:
    """Take a double back and give up the original wager."""
    table = desk.table
    rule = table.cite(DOUBLE_WITHDRAWN)
    permit(against_forfeit(table, desk.state, command))
    place = withdrawable(table, desk.state, command.box, command.player)
    assert place is not None, "permitted only where there is a double to withdraw"
    stake = next(each for each in desk.state.hands[place].stakes if each.player == command.player)
    desk.settle(place, stake, Result.FORFEIT, net=-stake.original, rules=(rule, table.cite(DOUBLE_WITHDRAWN_BY)))
    if any(each.open for each in desk.state.hands[place].stakes):
        return
    awaited = desk.state.awaits
    desk.record(HandFinished(place, HandStatus.PAID, rule))
    if awaited is Awaits.WITHDRAWAL and desk.state.turn == place:
        next_turn(desk)
    elif awaited is Awaits.CARD_FOR_DEALER:
        dealer_turn(desk)


def keep_doubles(desk: Desk, _: KeepDoubles) -> None:
    """Go on: whoever has not withdrawn plays on."""
    table, state = desk.table, desk.state
    permit(against_keeping(table, state))
    desk.record(DoublesKept(state.turn, table.cite(DOUBLE_WITHDRAWN)))
    desk.record(HandStood(state.turn, False, table.cite(DOUBLE_EXTRA_CARDS)))
    next_turn(desk)


def find_absent(desk: Desk, command: FindAbsent) -> None:
    """Let the document's rule for a player who is not there take over the box."""
    permit(against_absent(desk.table, desk.state, command))
    place = desk.state.turn
    desk.record(PlayerFoundAbsent(command.box, desk.table.cite(ABSENT_PLAYER)))
    resume(desk, place)


def _leaves_pair(desk: Desk, place: int) -> bool:
    """Whether anything but a split leaves a pair together that could have been split."""
    hand = desk.state.hands[place]
    return len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips and may_split(desk.table, desk.state, place) is None

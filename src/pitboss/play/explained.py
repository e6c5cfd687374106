"""A round explained: every step in words, with the rule that decides first and the readings that decided a doubt in it."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.play.adjudicate import Played, Told, TurnedAway
from pitboss.play.adjudicate_com_bo import ComBoPlayed
from pitboss.play.com_bo.doubts import readings_of as readings_of_com_bo
from pitboss.play.doubts import readings_of
from pitboss.play.events import (
    BettingClosed,
    DealerToDraw,
    Event,
    ExcessReturned,
    HandSplit,
    InsurancePlaced,
    NaturalHeld,
    StakeDoubled,
    WagerSettled,
)
from pitboss.play.state import Box, HandStatus, Origin, Round
from pitboss.play.table import Table
from pitboss.play.telling import Sentence, tell, tell_com_bo
from pitboss.terms.control import WHO_CALLS
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT
from pitboss.terms.doubling import DOUBLE_AFTER_SPLIT, DOUBLE_CARDS, DOUBLE_FOLLOWERS, DOUBLED_ACE
from pitboss.terms.insurance import INSURANCE_AFTER_EVEN_MONEY, INSURING_ANOTHER_MAXIMUM, INSURING_ANOTHER_NEEDS
from pitboss.terms.limits import SHARED_MAXIMUM
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, NATURAL_WAITS
from pitboss.terms.player_hand import MUST_DRAW_BELOW
from pitboss.terms.splitting import SPLIT_FOLLOWED_LATER, SPLIT_FOLLOWERS


def explained(played: Played | ComBoPlayed) -> tuple[Sentence, ...]:
    """A round that is over, told step by step."""
    if isinstance(played, ComBoPlayed):
        return tuple(_com_bo(played))
    return tuple(explain(played.table, told, played.state) for told in played.told)


def explain(table: Table, told: Told, end: Round) -> Sentence:
    """One step of a round in words; `end` is the round as far as it has come."""
    what, state = told.what, told.state
    readings = readings_of(table, what, state, end) if isinstance(what, WagerSettled) else _of_step(table, what, state)
    return tell(told)._replace(readings=tuple(dict.fromkeys(reading for reading in readings if reading)))


def _com_bo(played: ComBoPlayed) -> Iterator[Sentence]:
    for event in played.told:
        said = tell_com_bo(event)
        decided = readings_of_com_bo(played.table, event, played.state.cards) if isinstance(event, WagerSettled) else ()
        yield said._replace(readings=decided)


def _of_step(table: Table, what: Event | TurnedAway, state: Round) -> tuple[str, ...]:
    """The readings behind a step that settles nothing: what somebody may do, who calls, what waits."""
    match what:
        case TurnedAway():
            return (table.reading(INSURING_ANOTHER_MAXIMUM),)
        case ExcessReturned(box):
            return (table.reading(SHARED_MAXIMUM),) if any(each.number == box and len(each.bettors) > 1 for each in state.boxes) else ()
        case BettingClosed():
            return (table.reading(WHO_CALLS),) if any(map(_two_of_three_highest, state.boxes)) else ()
        case NaturalHeld():
            doubted = table.reading(NATURAL_PAID_AT_ONCE)
            letter = state.dealer[0].rank in ("T", "A") and doubted == "H10"  # the ACT's words are in doubt for court cards alone
            return ("" if letter else doubted, table.reading(NATURAL_WAITS)) if what.rule == table.cite(NATURAL_WAITS) else ()
        case InsurancePlaced():
            return _of_insurance(table, what, state)
        case HandSplit():
            return _of_split(table, what, state)
        case StakeDoubled():
            return _of_double(table, what, state)
        case DealerToDraw():
            waiting = any(hand.status in (HandStatus.STOOD, HandStatus.NATURAL, HandStatus.SURRENDERED) for hand in state.hands)
            return () if waiting else (table.reading(DEALER_NO_EFFECT),)
        case _:
            return ()


def _two_of_three_highest(box: Box) -> bool:
    """Nobody seated, two wagers tied for the highest and a third lower."""
    stakes = sorted((bettor.stake for bettor in box.bettors), reverse=True)
    return len(stakes) == 3 and stakes[0] == stakes[1] > stakes[2] and not any(bettor.seated for bettor in box.bettors)


def _of_insurance(table: Table, event: InsurancePlaced, state: Round) -> tuple[str, ...]:
    """Insurance of a wager that has been paid at evens, or by somebody without a main wager."""
    stakes = [(stake, hand.box) for hand in state.hands for stake in hand.stakes]
    over = any(stake.player == event.owner and box == event.box and not stake.open for stake, box in stakes)
    outsider = all(stake.player != event.player for stake, _ in stakes)
    return (table.reading(INSURANCE_AFTER_EVEN_MONEY) if over else "", table.reading(INSURING_ANOTHER_NEEDS) if outsider else "")


def _of_split(table: Table, event: HandSplit, state: Round) -> tuple[str, ...]:
    first, second = state.hands[event.hand : event.hand + 2]
    rides = any(stake.player not in event.players for stake in first.stakes)
    small = first.cards[0].pips + second.cards[0].pips < table.must_draw_below and first.cards[0].pips > 1
    formed = sum(hand.box == event.box for hand in state.hands)
    later = formed > 2 and any(state.hands_staked_by(player, event.box) == 2 for player in event.players)
    return (
        table.reading(SPLIT_FOLLOWERS) if rides else "",
        table.reading(SPLIT_FOLLOWED_LATER) if later else "",
        table.reading(MUST_DRAW_BELOW) if small else "",
    )


def _of_double(table: Table, event: StakeDoubled, state: Round) -> tuple[str, ...]:
    hand, added = state.hands[event.hand], dict(event.amounts)
    stays = any(stake.player not in added for stake in hand.stakes)
    return (
        table.reading(DOUBLE_FOLLOWERS) if stays else "",
        table.reading(DOUBLE_AFTER_SPLIT) if hand.origin is Origin.SPLIT and table.reading(DOUBLE_AFTER_SPLIT) == "A6" else "",
        table.reading(DOUBLE_CARDS) if len(hand.cards) > 2 else "",
        table.reading(DOUBLED_ACE) if event.also else "",
    )

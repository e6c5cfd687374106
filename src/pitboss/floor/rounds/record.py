"""Record the round in play by its own recorders, and pass from one round to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.rounds.state import KEPT, Past, Rounds
from pitboss.law.book import Family
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.evolve import evolve_com_bo, replay_com_bo
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.events import Event, RoundAnnulled
from pitboss.play.evolve import RECORDERS as OF_ROUND, replay
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round

_rounds: Callable[[type[Rounds], tuple[Any, ...]], Rounds] = tuple.__new__
_NEW = Round()


def _happened(part: Rounds, event: Any) -> Rounds:
    now = part.now
    then = OF_ROUND[type(event)](now, event) if isinstance(now, Round) else evolve_com_bo(now, event)
    return _rounds(Rounds, (part.number, then, (*part.log, event), part.last, part.past))


def _taken_up(part: Rounds, _: CardsTakenUp) -> Rounds:
    now = part.now
    if not isinstance(now, Round):
        return Rounds(part.number + 1, ComBoRound(), (), part.log)
    past = Past(part.number, now.settlements, tuple([hand.status for hand in now.hands]), now.annulled)
    return _rounds(Rounds, (part.number + 1, _NEW, (), part.log, part.past[1 - KEPT :] + (past,)))  # noqa: RUF005  # one copy, not two


def _put_right(part: Rounds, event: EarlierRoundPutRight) -> Rounds:
    """Let what now counts of an earlier round be known of it."""
    known = part.past_of(event.number)
    if known is None:
        return part
    settled = tuple(each for each in event.after if isinstance(each, WagerSettled))
    annulled = any(isinstance(each, RoundAnnulled) for each in event.after)
    last = event.number == part.number - 1
    hands = tuple(hand.status for hand in replay(event.after).hands) if last else known.hands
    place = len(part.past) + event.number - part.number
    past = (*part.past[:place], Past(event.number, settled, hands, annulled), *part.past[place + 1 :])
    return part._replace(last=event.after if last else part.last, past=past)


def _rebuilt(part: Rounds, event: RoundRebuilt) -> Rounds:
    now = replay(event.after) if isinstance(part.now, Round) else replay_com_bo(event.after)
    return Rounds(part.number, now, event.after, part.last, part.past)


def _opened(_: Rounds, event: TableOpened) -> Rounds:
    return Rounds(1, ComBoRound() if event.family is Family.COM_BO else Round())


RECORDERS: Mapping[type[Any], Callable[[Rounds, Any], Rounds]] = {
    **dict.fromkeys((*get_args(Event), *get_args(ComBoEvent)), _happened),
    CardsTakenUp: _taken_up,
    RoundRebuilt: _rebuilt,
    EarlierRoundPutRight: _put_right,
    TableOpened: _opened,
}

"""Record the round in play by its own recorders, and pass from one round to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.rounds.state import Rounds
from pitboss.law.book import Family
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.evolve import evolve_com_bo, replay_com_bo
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.events import Event
from pitboss.play.evolve import RECORDERS as OF_ROUND, replay
from pitboss.play.state import Round

_rounds: Callable[[type[Rounds], tuple[Any, ...]], Rounds] = tuple.__new__


def _happened(part: Rounds, event: Any) -> Rounds:
    now = part.now
    then = OF_ROUND[type(event)](now, event) if isinstance(now, Round) else evolve_com_bo(now, event)
    return _rounds(Rounds, (part.number, then, (*part.log, event), part.last))


def _taken_up(part: Rounds, _: CardsTakenUp) -> Rounds:
    return Rounds(part.number + 1, Round() if isinstance(part.now, Round) else ComBoRound(), (), part.log)


def _rebuilt(part: Rounds, event: RoundRebuilt) -> Rounds:
    now = replay(event.after) if isinstance(part.now, Round) else replay_com_bo(event.after)
    return Rounds(part.number, now, event.after, part.last)


def _opened(_: Rounds, event: TableOpened) -> Rounds:
    return Rounds(1, ComBoRound() if event.family is Family.COM_BO else Round())


RECORDERS: Mapping[type[Any], Callable[[Rounds, Any], Rounds]] = {
    **dict.fromkeys((*get_args(Event), *get_args(ComBoEvent)), _happened),
    CardsTakenUp: _taken_up,
    RoundRebuilt: _rebuilt,
    TableOpened: _opened,
}

"""Record what is being resolved, and what stays in force afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.events import (
    AccidentReported,
    AccidentResolved,
    Aftermath,
    AftermathBegan,
    AftermathEnded,
    CardPassed,
    CardRefused,
    CardSetAside,
    ChoiceAwaited,
    ChoiceMade,
    DeviceHandled,
    EarlierRoundPutRight,
    LayoutChanged,
)
from pitboss.floor.accidents.state import Accidents, Asked, Force
from pitboss.floor.cards.events import CardMoved, CardsShuffled
from pitboss.floor.cards.state import Place
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.terms.irregular_cards import OfferedToDraw

UNTIL_SHUFFLE = (Aftermath.ASIDE, Aftermath.COMES_NEXT, Aftermath.SHUFFLE)

THIS_ROUND = (Aftermath.LATE_CARD, Aftermath.CARDLESS)


def _with(part: Accidents, **changes: Any) -> Accidents:
    """The part with changes, and whether anybody need look at it."""
    part = part._replace(**changes)
    alert = part.open is not None or bool(part.force or part.refused or part.passed)
    return part._replace(alert=alert)


def _reported(part: Accidents, event: AccidentReported) -> Accidents:
    return _with(part, open=event.accident)


def _awaited(part: Accidents, event: ChoiceAwaited) -> Accidents:
    return _with(part, asked=Asked(event.players, event.choices, event.default, (), event.warrant, event.rule))


def _made(part: Accidents, event: ChoiceMade) -> Accidents:
    asked = part.asked
    if asked is None:
        return part
    left = tuple(player for player in asked.players if player != event.player)
    return _with(part, asked=asked._replace(players=left, chosen=(*asked.chosen, (event.player, event.choice))))


def _resolved(part: Accidents, _: AccidentResolved) -> Accidents:
    return _with(part, open=None, asked=None, resolved=part.resolved + 1)


def _refused(part: Accidents, event: CardRefused) -> Accidents:
    passed = (*part.passed, event.card) if event.then == OfferedToDraw.DRAWS_PAST_IT.value else part.passed
    return _with(part, refused=part.refused | {event.player}, passed=passed)


def _moved(part: Accidents, event: CardMoved) -> Accidents:
    """A card that was passed over comes next again."""
    if event.card not in part.passed or (event.origin, event.to) != (Place.OUT, Place.HELD):
        return part
    place = part.passed.index(event.card)
    return _with(part, passed=part.passed[:place] + part.passed[place + 1 :])


def _put_right(part: Accidents, event: EarlierRoundPutRight) -> Accidents:
    return part._replace(last=event.number)


def _began(part: Accidents, event: AftermathBegan) -> Accidents:
    return _with(part, force={**part.force, event.what: Force(event.about, event.rule)})


def _ended(part: Accidents, event: AftermathEnded) -> Accidents:
    return _with(part, force={what: force for what, force in part.force.items() if what is not event.what})


def _shuffled(part: Accidents, _: CardsShuffled) -> Accidents:
    if not part.alert:
        return part
    return _with(part, force={what: force for what, force in part.force.items() if what not in UNTIL_SHUFFLE}, passed=())


def _taken_up(part: Accidents, _: CardsTakenUp) -> Accidents:
    if not part.alert:
        return part
    force = {what: force for what, force in part.force.items() if what not in THIS_ROUND}
    return _with(part, force=force, refused=frozenset())


RECORDERS: Mapping[type[Any], Callable[[Accidents, Any], Accidents]] = {
    AccidentReported: _reported,
    ChoiceAwaited: _awaited,
    ChoiceMade: _made,
    AccidentResolved: _resolved,
    CardRefused: _refused,
    CardPassed: lambda part, _: part,
    CardSetAside: lambda part, _: part,
    EarlierRoundPutRight: _put_right,
    AftermathBegan: _began,
    AftermathEnded: _ended,
    DeviceHandled: lambda part, _: part,
    LayoutChanged: lambda part, _: part,
    CardMoved: _moved,
    CardsShuffled: _shuffled,
    CardsTakenUp: _taken_up,
}

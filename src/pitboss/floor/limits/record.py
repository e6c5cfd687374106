"""Record the limits that stand, and who has wagered in this shoe."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pitboss.floor.cards.events import CardsShuffled, CuttingCardCame, ShuffleRevealed
from pitboss.floor.limits.events import (
    KeptMinimumEnded,
    KeptMinimumRaised,
    LimitsSet,
    LowLimitEnded,
    LowLimitOffered,
    MinimumRaisedAtOnce,
    PersonalLimitsAgreed,
    PersonalLimitsEnded,
    PlayerHeldBack,
    PlayerWarned,
    RestrictionEnded,
    SideBetLimitsSet,
    SignChecked,
    WagerToReturn,
)
from pitboss.floor.limits.state import Limits, OwnLimits, Restriction, ShoePlay, Sign
from pitboss.floor.rounds.events import CardsTakenUp

V = TypeVar("V")
NOBODY: frozenset[tuple[str, int]] = frozenset()
_limits: Callable[[type[Limits], tuple[Any, ...]], Limits] = tuple.__new__
assert Limits._fields[:2] == ("shoe", "returning"), "what every round changes stands first"


def _set(part: Limits, event: LimitsSet) -> Limits:
    kept = {player: least for player, least in part.kept.items() if least < event.minimum}
    return part._replace(minimum=event.minimum, maximum=event.maximum, unit=event.unit, per=event.per, sign=Sign.UP, kept=kept)


def _checked(part: Limits, event: SignChecked) -> Limits:
    return part._replace(sign=Sign.UP if event.stands else Sign.DOWN)


def _side(part: Limits, event: SideBetLimitsSet) -> Limits:
    return part._replace(side={**part.side, event.bet: OwnLimits(event.minimum, event.maximum)})


def _raised(part: Limits, event: MinimumRaisedAtOnce) -> Limits:
    return part._replace(minimum=event.minimum, kept=dict(event.kept))


def _kept_raised(part: Limits, event: KeptMinimumRaised) -> Limits:
    return part._replace(kept=dict.fromkeys(part.kept, event.minimum) if event.minimum < part.minimum else {})


def _kept_ended(part: Limits, event: KeptMinimumEnded) -> Limits:
    return part._replace(kept=_without(part.kept, event.player))


def _agreed(part: Limits, event: PersonalLimitsAgreed) -> Limits:
    return part._replace(personal={**part.personal, event.player: OwnLimits(event.minimum, event.maximum)})


def _personal_ended(part: Limits, event: PersonalLimitsEnded) -> Limits:
    return part._replace(personal=_without(part.personal, event.player))


def _held_back(part: Limits, event: PlayerHeldBack) -> Limits:
    return part._replace(restricted={**part.restricted, event.player: Restriction(event.hold, event.rule)})


def _freed(part: Limits, event: RestrictionEnded) -> Limits:
    return part._replace(restricted=_without(part.restricted, event.player))


def _without(players: Mapping[str, V], player: str) -> dict[str, V]:
    return {each: value for each, value in players.items() if each != player}


def _round_over(part: Limits, event: CardsTakenUp) -> Limits:
    """One more round of the shoe, with a bit for everybody who had a wager in it."""
    shoe = part.shoe
    bit = 1 << shoe.rounds
    wagered = {**shoe.wagered}
    for player in event.players:
        wagered[player] = wagered.get(player, 0) | bit
    return _limits(Limits, (ShoePlay(shoe.rounds + 1, wagered, shoe.over, shoe.was_over), NOBODY) + part[2:])  # noqa: RUF005  # as for a card


def _shoe_over(part: Limits, _: CuttingCardCame | ShuffleRevealed) -> Limits:
    return part._replace(shoe=part.shoe._replace(over=True))


def _shuffled(part: Limits, _: CardsShuffled) -> Limits:
    return part._replace(shoe=ShoePlay(was_over=part.shoe.over))


RECORDERS: Mapping[type[Any], Callable[[Limits, Any], Limits]] = {
    LimitsSet: _set,
    SignChecked: _checked,
    SideBetLimitsSet: _side,
    MinimumRaisedAtOnce: _raised,
    KeptMinimumRaised: _kept_raised,
    KeptMinimumEnded: _kept_ended,
    PersonalLimitsAgreed: _agreed,
    PersonalLimitsEnded: _personal_ended,
    PlayerWarned: lambda part, event: part._replace(warned=part.warned | {event.player}),
    WagerToReturn: lambda part, event: part._replace(returning=part.returning | {(event.player, event.box)}),
    PlayerHeldBack: _held_back,
    RestrictionEnded: _freed,
    LowLimitOffered: lambda part, event: part._replace(low_limit=event.brings),
    LowLimitEnded: lambda part, _: part._replace(low_limit=()),
    CardsTakenUp: _round_over,
    CuttingCardCame: _shoe_over,
    ShuffleRevealed: _shoe_over,
    CardsShuffled: _shuffled,
}

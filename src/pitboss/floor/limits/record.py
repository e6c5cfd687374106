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
from pitboss.floor.limits.state import Limits, OwnLimits, Raise, Restriction, ShoePlay, Sign
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.play.events import CardDealt, ExcessReturned, SideBetPlaced, WagerPlaced
from pitboss.play.postings import MAIN

V = TypeVar("V")
NOBODY: frozenset[tuple[str, int, str]] = frozenset()
_limits: Callable[[type[Limits], tuple[Any, ...]], Limits] = tuple.__new__
assert Limits._fields[:4] == ("shoe", "returning", "told", "added"), "what every round changes stands first"


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
    return _limits(Limits, (ShoePlay(shoe.rounds + 1, wagered, shoe.over, shoe.was_over), NOBODY, frozenset(), ()) + part[4:])  # noqa: RUF005  # as for a card


def _warned(part: Limits, event: PlayerWarned) -> Limits:
    return part._replace(warned=part.warned | {event.player}, told=part.told | {event.player})


def _rebuilt(part: Limits, event: RoundRebuilt) -> Limits:
    """Before the first card wagers may change: what was added comes last, and a wager that changed no longer goes back unseen."""
    if any(isinstance(each, CardDealt) for each in event.after):
        return part
    before, after = _laid(event.before), _laid(event.after)
    back = tuple(Raise(each.player, each.box, each.amount) for each in event.before if _came_back(each, event.after, after))
    if before == after:
        return part._replace(added=(*part.added, *back)) if back else part
    added = tuple(each for each in part.added if (each.player, each.box, MAIN) in after)
    larger = [place for place, amount in after.items() if place[2] == MAIN and amount > before.get(place, amount)]
    more = tuple(Raise(*place[:2], after[place] - before[place]) for place in larger)
    same = frozenset(place for place in part.returning if before.get(place) == after.get(place))
    return part._replace(returning=same, added=(*added, *more, *back))


def _came_back(cut: Any, log: tuple[Any, ...], lies: Mapping[tuple[str, int, str], int]) -> bool:
    """Whether what had been cut from a main wager that still lies there is there again: the last that was added."""
    return isinstance(cut, ExcessReturned) and cut.bet == MAIN and cut not in log and (cut.player, cut.box, MAIN) in lies


def _laid(log: tuple[Any, ...]) -> dict[tuple[str, int, str], int]:
    """What each player laid down on each bet of each box."""
    placed = (event for event in log if isinstance(event, WagerPlaced | SideBetPlaced))
    return {(event.player, event.box, getattr(event, "bet", MAIN)): event.amount for event in placed}


def _cut(part: Limits, event: ExcessReturned) -> Limits:
    """What goes back was added last."""
    if not part.added or event.bet != MAIN:
        return part
    left, kept = event.amount, list[Raise]()
    for each in reversed(part.added):
        taken = min(left, each.amount) if (each.player, each.box) == (event.player, event.box) else 0
        left -= taken
        kept += [each._replace(amount=each.amount - taken)] if each.amount > taken else []
    return part._replace(added=tuple(reversed(kept)))


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
    PlayerWarned: _warned,
    WagerToReturn: lambda part, event: part._replace(returning=part.returning | {(event.player, event.box, event.bet)}),
    PlayerHeldBack: _held_back,
    RestrictionEnded: _freed,
    LowLimitOffered: lambda part, event: part._replace(low_limit=event.brings),
    LowLimitEnded: lambda part, _: part._replace(low_limit=()),
    RoundRebuilt: _rebuilt,
    ExcessReturned: _cut,
    CardsTakenUp: _round_over,
    CuttingCardCame: _shoe_over,
    ShuffleRevealed: _shoe_over,
    CardsShuffled: _shuffled,
}

"""What players have won and lost, as the log tells it, and how much of it while they held a banned device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.floor.conduct.state import Conduct, Possession, Takings
from pitboss.play.settled import Result, WagerSettled

_conduct: Callable[[type[Conduct], tuple[Any, ...]], Conduct] = tuple.__new__
assert Conduct._fields[:2] == ("takings", "round"), "what every round changes stands first"
LOOK_BACK = 1000
"""For how many rounds a table remembers what a player won: longer than a day."""


def _of(event: WagerSettled) -> tuple[int, int]:
    """What one settlement adds to won and lost; one that undoes another takes it off again."""
    net = event.net
    undoes = event.result is Result.VOID
    return (net, 0) if (net > 0) is not undoes else (0, -net)


def settled(part: Conduct, event: WagerSettled) -> Conduct:
    """One more wager of the round in play is decided."""
    if not event.net:
        return part
    won, lost = _of(event)
    kept = part.takings.get(event.player, ())
    now = Takings(part.round, won, lost)
    if kept and kept[-1].round == part.round:
        last = kept[-1]
        now, kept = Takings(part.round, last.won + won, last.lost + lost), kept[:-1]
    return _conduct(Conduct, ({**part.takings, event.player: kept[-LOOK_BACK:] + (now,)}, *part[1:]))  # noqa: RUF005  # one copy, not two


def next_round(part: Conduct, number: int) -> Conduct:
    """The cards of a round are taken up, and another begins."""
    return _conduct(Conduct, (part.takings, number + 1, *part[2:]))


def counted_again(part: Conduct, number: int, log: Iterable[Any]) -> Conduct:
    """A round that was put right counts as it is told now."""
    sums: dict[str, Takings] = {}
    for event in log:
        if isinstance(event, WagerSettled) and event.net:
            won, lost = _of(event)
            before = sums.get(event.player, Takings(number, 0, 0))
            sums[event.player] = Takings(number, before.won + won, before.lost + lost)
    players = dict.fromkeys((*part.takings, *sums))
    takings = {player: _with(part.takings.get(player, ()), number, sums.get(player)) for player in players}
    return part._replace(takings={player: rounds for player, rounds in takings.items() if rounds})


def _with(rounds: tuple[Takings, ...], number: int, now: Takings | None) -> tuple[Takings, ...]:
    others = [each for each in rounds if each.round != number]
    return tuple(sorted([*others, now])) if now else tuple(others)


def in_round(part: Conduct, player: str, number: int) -> Takings:
    """What a player won and lost in one round."""
    return next((each for each in part.takings.get(player, ()) if each.round == number), Takings(number, 0, 0))


def while_held(part: Conduct, player: str) -> Takings:
    """What a player won and lost while holding a device."""
    won = lost = 0
    for period in part.held.get(player, ()):
        for each in part.takings.get(player, ()):
            if each.round < period.since.round or (period.until.round and each.round > period.until.round):
                continue
            before = period.since if each.round == period.since.round else Takings(0, 0, 0)
            end = period.until if each.round == period.until.round else each
            won += max(0, min(each.won, end.won) - before.won)
            lost += max(0, min(each.lost, end.lost) - before.lost)
    return Takings(part.round, won, lost)


def begins(part: Conduct, player: str, since: int) -> Mapping[str, tuple[Possession, ...]]:
    """Somebody holds a device: since a round that was named, or from now on at 0."""
    start = Takings(since, 0, 0) if since else in_round(part, player, part.round)
    periods = part.held.get(player, ())
    if periods and not periods[-1].until.round:
        start, periods = min(start, periods[-1].since), periods[:-1]
    return {**part.held, player: (*periods, Possession(start))}


def ends(part: Conduct, player: str) -> Mapping[str, tuple[Possession, ...]]:
    """The device is taken away: what is won from now on is won without it."""
    periods = part.held.get(player, ())
    if not periods or periods[-1].until.round:
        return part.held
    return {**part.held, player: (*periods[:-1], periods[-1]._replace(until=in_round(part, player, part.round)))}

"""Every act of a round, asked of the same questions that `decide` asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    Forfeit,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Press,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.lawful.bets import bets
from pitboss.play.lawful.interim import interim
from pitboss.play.lawful.others import others
from pitboss.play.lawful.record import Answer, Forbidden, Lawful
from pitboss.play.lawful.turns import turns
from pitboss.play.state import Round
from pitboss.play.table import Table

NEAREST: dict[type[Command], tuple[type[Command], ...]] = {
    Stand: (Hit, Double, Split),
    Hit: (Stand, Double, Split),
    Double: (Hit, Stand),
    Split: (Hit, Stand),
    Forfeit: (KeepDoubles,),
    Surrender: (CloseSurrender,),
    Insure: (CloseInsurance,),
    TakeEvenMoney: (Insure, CloseInsurance),
    PlaceSideBet: (PlaceWager, CloseBetting),
    PlaceWager: (PlaceWager, CloseBetting),
}
"""What a person who may not do this most likely wants, the likeliest first."""

AWAITED: tuple[type[Command], ...] = (
    DrawCard,
    Hit,
    Stand,
    Double,
    Split,
    CloseInsurance,
    CloseSurrender,
    KeepDoubles,
    Press,
    CloseBetting,
    PlaceWager,
)
"""The acts by which a round goes on."""


def lawful(table: Table, state: Round) -> tuple[Answer, ...]:
    """For every kind of command, whether and within which bounds it is lawful now, or which rule forbids it."""
    answers = [*bets(table, state), *turns(table, state), *interim(table, state), *others(table, state)]
    open_now = [answer for answer in answers if isinstance(answer, Lawful) and answer.counts]
    return tuple(_with_nearest(answers, open_now))


def _with_nearest(answers: Iterable[Answer], open_now: list[Lawful]) -> Iterator[Answer]:
    goes_on = _first(open_now, AWAITED, 0)
    for answer in answers:
        if isinstance(answer, Forbidden):
            yield answer._replace(instead=_first(open_now, NEAREST.get(answer.act, ()), answer.box) or goes_on)
        else:
            yield answer


def _first(open_now: list[Lawful], acts: tuple[type[Command], ...], box: int) -> Lawful | None:
    """The first of the acts that is open, on the same box if it can be."""
    found = [each for act in acts for each in open_now if each.act is act]
    return next((each for each in found if each.box == box), found[0] if found else None)

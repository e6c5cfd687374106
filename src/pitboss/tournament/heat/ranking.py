"""Who is ahead: places by chips, then by when and how players went out; ties left as they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pitboss.tournament.heat.departure import Departure
from pitboss.tournament.heat.state import Heat

Places = tuple[tuple[str, ...], ...]
"""Players from the first place down; those who are level stand together."""


class HeatResult(NamedTuple):
    """How a heat ended: the places, what each player held at the end, who left before, and what each paid for chips.

    `rounds` and `shoes` are how far it went, and `ended` why no further.
    """

    heat: str
    places: Places
    held: tuple[tuple[str, int], ...]
    departures: tuple[Departure, ...] = ()
    paid: tuple[tuple[str, int], ...] = ()
    rounds: int = 0
    shoes: int = 0
    ended: str = ""


def places(heat: Heat) -> Places:
    """The places of a heat: whoever is in by chips, then whoever was eliminated, the last out first; the disqualified have none."""
    held = heat.custody.counted if heat.custody.counted is not None else heat.custody.held
    standing = {player: held.get(player, 0) for player in heat.leaving.live}
    by_chips = tuple(
        tuple(player for player in heat.leaving.live if standing[player] == chips) for chips in sorted(set(standing.values()), reverse=True)
    )
    return (*by_chips, *out_in_order(each for each in heat.leaving.exits if not each.disqualified))


def out_in_order(exits: Iterable[Departure]) -> Places:
    """Players who are out, the best placed first, by what their book has count; whom that does not part stand together."""
    found: dict[tuple[int, ...], tuple[str, ...]] = {}
    for each in exits:
        found[each.standing] = (*found.get(each.standing, ()), each.player)
    return tuple(found[standing] for standing in sorted(found, reverse=True))


def tied_over(found: Places, advance: int) -> tuple[str, ...]:
    """The level players among whom the line between those who go on and the rest would fall; nobody if it falls clear.

    >>> tied_over((("ann",), ("bob", "cy"), ("dee",)), 2), tied_over((("ann",), ("bob", "cy"), ("dee",)), 3)
    (('bob', 'cy'), ())
    """
    above = 0
    for group in found:
        if above < advance < above + len(group):
            return group
        above += len(group)
    return ()


def result_of(heat: Heat) -> HeatResult:
    """What a heat reports to its tournament."""
    session = heat.session
    name = session.setup.heat if session.setup else ""
    counted = heat.custody.counted if heat.custody.counted is not None else heat.custody.held
    held = {each.player: each.residual for each in heat.leaving.exits} | {player: counted.get(player, 0) for player in heat.leaving.live}
    paid = tuple(sorted(heat.custody.paid.items()))
    row = tuple(sorted(held.items()))
    return HeatResult(name, places(heat), row, heat.leaving.exits, paid, session.rounds, session.shoes, session.ended)

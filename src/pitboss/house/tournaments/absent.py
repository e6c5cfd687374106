"""Players who are away from a heat: what is to be decided about each, by which rule, and in which ways; and a table that waits for it.

New South Wales lets the person in charge dock the minimum for rounds that are missed, three at most, and cancel the place (19.5.6.1 and
19.5.6.2); in the ACT a place is forfeited (19.9); in Victoria the conditions say what follows (16.2.1(i), 20.2.1(i), 10.2.1(i)).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOn
from pitboss.house.tournaments.decision import Decision, Way
from pitboss.law.refusal import PitbossError
from pitboss.money.cents import dollars
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import EARLY_CONCLUSION
from pitboss.terms.tournaments import ABSENCE_MEASURES, ABSENCE_ROUNDS, LATE, TOURNAMENT_POWERS, Exit
from pitboss.tournament.heat.absence import is_deserted
from pitboss.tournament.heat.charge import head_of, rule_of
from pitboss.tournament.heat.commands import ConcludeEarly, DeductForAbsence, Disqualify, NoteBack
from pitboss.tournament.heat.decide import decide, step
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.leaving import removal, rule_on
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.state import Heat

CONDITIONS = TOURNAMENT_CONDITIONS["late-or-absent"]
PUT_OUT = {Exit.FORFEITS_PLACE: "The place is forfeited", Exit.DISQUALIFIED: "Cancel the place: disqualified"}


def absences(game: Game, table: str, heat: Heat, at: int) -> Iterator[Decision]:
    """That nobody is left to deal to, where it is so, and then each player who is away."""
    setup = heat.session.setup
    if setup is None:
        return
    desk = _in_charge(game, heat, at)
    rule = rule_of(desk, TOURNAMENT_POWERS["act-on-late-or-absent"], ABSENCE_MEASURES, CONDITIONS)
    if is_deserted(heat):
        said = f"{setup.heat}: nobody is in the seat, and no round is dealt. Whoever comes is noted back; about the others you decide."
        early = Way("Conclude the session", rule_of(desk, EARLY_CONCLUSION["advancing-players-known"]), ConcludeEarly(()))
        yield Decision("deserted", said, rule, None, table, tuple(_open(desk, early)))
    for player in sorted(heat.leaving.away & set(heat.leaving.live)):
        ways = (way for each in _ways(desk, player) for way in _open(desk, each))
        yield Decision("absent", f"{setup.heat}: {player} is not in the seat.", rule, None, table, tuple(ways))


def _in_charge(game: Game, heat: Heat, at: int) -> HeatDesk:
    """The desk of whoever is in charge at the table: of the first who was appointed, come on duty, where nobody is."""
    head, heads = head_of(HeatDesk(game, heat, "", at, {})), heat.session.setup.heads if heat.session.setup else ()
    person = next((each for each, roles in heat.floor.people.roles.items() if head in roles), "")
    if not person and heads:
        person = heads[0]
        _, heat = step(game, heat, HeatRequest(person, at, SignOn(person, (head,))))
    return HeatDesk(game, heat, person, at, {})


def _ways(desk: HeatDesk, player: str) -> Iterator[Way]:
    least = dollars(min(desk.heat.session.minimum, desk.heat.custody.held.get(player, 0)))
    yield Way("Back in the seat", rule_of(desk, LATE, CONDITIONS), NoteBack(player))
    yield Way(f"Take {least} for this round", rule_of(desk, ABSENCE_ROUNDS, ABSENCE_MEASURES), DeductForAbsence(player))
    ground = Ground.LATE_OR_ABSENT
    said = PUT_OUT.get(removal(desk, ground).exit, "Out of the session")
    yield Way(said, rule_on(desk, ground), Disqualify(player, ground, "away from the table"))


def _open(desk: HeatDesk, way: Way) -> Iterator[Way]:
    """A way that the heat would let the person in charge go."""
    command: Any = way.command
    try:
        decide(desk.game, desk.heat, HeatRequest(desk.by, desk.at, command))
    except PitbossError:
        return
    yield way

"""What a viewer may do in a heat now, and for what not, why: the table's acts put to the heat, and those of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.ranks import STAFF
from pitboss.house.messages import word, write_command
from pitboss.house.messages.words import kebab
from pitboss.house.tournaments.fields import field
from pitboss.house.tournaments.heats.laid import WAGERS, laid, passed
from pitboss.house.views.acts import _acts, _forbidden, _lawful, _refused
from pitboss.house.views.round_acts import Act, Bounds
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.lawful import Forbidden
from pitboss.play.state import Awaits
from pitboss.tournament.heat.commands import (
    Breach,
    ConcludeEarly,
    CorrectChips,
    DealFromMarker,
    DeductForAbsence,
    Disqualify,
    FindShort,
    HandBackForm,
    HoldLateToMinimum,
    InspectForm,
    LimitTime,
    MoveLimits,
    NoteAway,
    NoteBack,
    OfferBreak,
    OrderCount,
    PassForm,
    PlayPassCard,
    RecordBreach,
    Reinstate,
    Retire,
    RevealForm,
    SetPace,
    SettleDispute,
    StartSession,
    StopForDispute,
    WriteForm,
)
from pitboss.tournament.heat.decide import decide
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.state import Heat, HeatStanding

Json = dict[str, Any]
GROUNDS = (Ground.BROKE_RULES, Ground.DOES_NOT_WAGER, Ground.LATE_OR_ABSENT, Ground.ADDED_CHIPS, Ground.HID_CHIPS)


def heat_acts(game: Game, heat: Heat, viewer: Viewer, at: int) -> Json:
    """`may` and `may_not`, in the form of a table's acts."""
    found: Json = {"may": [], "may_not": []}
    if not viewer.name or heat.session.setup is None:
        return found
    said = passed(game, heat, viewer.name)
    for act in (*_at_table(game, heat, viewer), *_of_player(heat, viewer.name), *said, *_of_staff(heat, viewer.name)):
        if isinstance(act, Forbidden):
            found["may_not"].append(_forbidden(act))
            continue
        fault = objection(game, heat, viewer.name, at, act.command)
        if fault is None:
            found["may"].append(_lawful(act) if _of_table(act.command) else _own(act))
        elif _of_table(act.command) or fault.code not in ("not-entitled", "staff-only", "not-in-charge", "not-the-holder"):
            found["may_not"].append(_refused(act.command, fault) | _about(act.command))
    return found


def objection(game: Game, heat: Heat, by: str, at: int, command: Any) -> Refused | Malformed | None:
    """What the heat has against a command; None where it would be accepted."""
    try:
        decide(game, heat, HeatRequest(by, at, command))
    except (Refused, Malformed) as fault:
        return fault
    return None


def _of_table(command: Any) -> bool:
    return not type(command).__module__.startswith("pitboss.tournament")


def _own(act: Act) -> Json:
    command: Any = act.command
    bounds = [each.written for each in act.amounts]
    said = {"do": kebab(type(command).__name__), "box": act.box, "rule": act.rule, "command": write_command(command)}
    asked = {"says": says_of(command), "fields": fields_of(command)}
    return said | {"amounts": bounds, "players": [], "signals": [], "draws": 0} | asked | _about(command)


FIELDS: Mapping[type[Any], tuple[Json, ...]] = {
    OfferBreak: (field("seconds", "whole"),),
    LimitTime: (field("seconds", "whole"),),
    SetPace: (field("words"),),
    SettleDispute: (field("decision"),),
    StopForDispute: (field("about"),),
    Disqualify: (field("reason"),),
    Reinstate: (field("reason"),),
    CorrectChips: (field("amount", "money"), field("reason")),
    RecordBreach: (field("breach", "choice", *map(word, Breach)), field("words", needed=False)),
    MoveLimits: (field("minimum", "money"), field("maximum", "money")),
    WriteForm: (field("amount", "money"),),
}
"""What a person fills in, by the command."""


def fields_of(command: Any) -> list[Json]:
    """The fields of an act that a person fills in."""
    return list(FIELDS.get(type(command), ()))


def says_of(command: Any) -> str:
    """An act in a few words."""
    said = kebab(type(command).__name__).replace("-", " ").capitalize()
    ground = getattr(command, "ground", None)
    return f"{said}: {ground.value.replace('-', ' ')}" if isinstance(ground, Ground) else said


def _about(command: Any) -> Json:
    """Whom an act is about, so that two alike can be told apart."""
    about = getattr(command, "player", None) or getattr(command, "of", None)
    return {"about": about} if isinstance(about, str) else {}


def _at_table(game: Game, heat: Heat, viewer: Viewer) -> Iterator[Act | Forbidden]:
    """The acts of the table; wagers only at one's own box and within the limits of the session and one's chips, a dealer's for all."""
    name = viewer.name
    player = next((each for each, other in heat.session.substitutes.items() if other == name), name)
    for act in _acts(game, heat.floor, viewer, lambda _: True):  # what is laid below is put to the heat like everything else
        if isinstance(act, Act) and isinstance(act.command, WAGERS):
            yield from laid(heat, act, player)
        else:
            yield act


def _of_player(heat: Heat, name: str) -> Iterator[Act]:
    setup, session, wagering = heat.session.setup, heat.session, heat.wagering
    assert setup is not None
    player = next((each for each, other in session.substitutes.items() if other == name), name)
    if player in heat.leaving.live:
        held = heat.custody.held.get(player, 0)
        waits = heat.floor.rounds.now.awaits is Awaits.WAGERS and session.standing is HeatStanding.PLAYING
        if waits and setup.pass_cards:
            yield Act(PlayPassCard(player), setup.box_of(player))  # type: ignore[arg-type]  # commands of a heat
        if waits and setup.undisclosed:
            bounds = Bounds(player, session.minimum, min(held, session.maximum or held), session.minimum)
            yield Act(WriteForm(player, "main", session.minimum), setup.box_of(player), "", (bounds,))  # type: ignore[arg-type]
        yield Act(Retire(player))  # type: ignore[arg-type]
        yield Act(StopForDispute("the rules or the conditions"))  # type: ignore[arg-type]
    if player in setup.players:
        yield from (Act(InspectForm(of)) for of in wagering.settled if of != player)  # type: ignore[arg-type]


def _of_staff(heat: Heat, name: str) -> Iterator[Act]:
    """What people on duty do beside the table's own acts, each about whom it can be about now."""
    if not heat.floor.people.roles.get(name, frozenset()) & STAFF:
        return
    session, wagering, leaving, setup = heat.session, heat.wagering, heat.leaving, heat.session.setup
    commands: list[Any] = []
    if session.standing is HeatStanding.SET_UP:
        commands += [StartSession(), *(NoteAway(each) for each in leaving.live if each not in leaving.away)]
    if session.standing is HeatStanding.PLAYING:
        for player in wagering.forms:
            commands += [RevealForm(player)] if heat.floor.rounds.is_over else [PassForm(player), HandBackForm(player)]
        commands += [SettleDispute("the rules are followed as they stand")] if session.dispute else [StopForDispute("the rules")]
        commands += [OfferBreak(300), LimitTime(30), SetPace("please wager promptly"), OrderCount(), ConcludeEarly(leaving.live)]
        told = [rise for rise in setup.limits if rise.round <= session.rounds + 1] if setup else []
        other = next((rise for rise in told if (rise.minimum, rise.maximum) != (session.minimum, session.maximum)), None)
        commands += [MoveLimits(other.minimum, other.maximum)] if other else []
        commands += [Reinstate(each.player, "a mistake") for each in leaving.exits]
        commands += [DealFromMarker()] if not wagering.from_marker else []
        for player in leaving.live:
            if player in leaving.away:
                commands += [NoteBack(player), DeductForAbsence(player)]
            else:
                commands += [NoteAway(player), HoldLateToMinimum(player)]
            commands += [Disqualify(player, ground, "as the rules have it") for ground in GROUNDS]
            commands += [CorrectChips(player, session.minimum, "a miscount"), RecordBreach(player, Breach.SOUGHT_ADVICE)]
            if 0 < leaving.wagers.get(player, 0) < session.minimum:
                commands.append(FindShort(player))
    yield from (Act(command) for command in commands)

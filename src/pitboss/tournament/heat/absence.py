"""Players who are late or away: noted, docked the minimum for a few rounds, or put out."""

from __future__ import annotations

from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournaments import ABSENCE_MEASURES, ABSENCE_ROUNDS, LATE, AbsenceMeasure, Late
from pitboss.tournament.heat.charge import by_power, require_live, require_staff, rule_of
from pitboss.tournament.heat.commands import DeductForAbsence, NoteAway, NoteBack
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    AbsenceDeducted,
    AwayNoted,
    BackNoted,
)
from pitboss.tournament.heat.leaving import put_out
from pitboss.tournament.heat.state import Heat, HeatStanding


def is_deserted(heat: Heat) -> bool:
    """Whether everybody who is in is away between rounds, so that no round comes until somebody decides about them."""
    live, rounds = heat.leaving.live, heat.floor.rounds
    waits = heat.session.standing is HeatStanding.PLAYING and not (rounds.in_progress or rounds.is_over)
    acted = heat.leaving.wagers or heat.wagering.passed or heat.wagering.forms
    return bool(live) and waits and not acted and set(live) <= set(heat.leaving.away)


def note_away(desk: HeatDesk, command: NoteAway) -> None:
    """Note that a player is not in the seat; where that forfeits the place at the start, the player is out."""
    require_live(desk, command.player, LATE)
    require_staff(desk, "note that a player is away", LATE)
    rule, session = rule_of(desk, LATE, TOURNAMENT_CONDITIONS["late-or-absent"]), desk.heat.session
    if command.player in desk.heat.leaving.away:
        raise refusal("noted", f"{command.player} is noted away already", rule)
    forfeits = AbsenceMeasure.FORFEIT in (desk.game.get(ABSENCE_MEASURES) or ())
    if forfeits and (session.standing is HeatStanding.SET_UP or desk.game.get(LATE) is Late.NOT_SEATED_OR_AWAY):
        if desk.at < desk.setup.starts:
            raise refusal("not-late", f"{command.player} has {desk.setup.starts - desk.at} seconds left to be seated", rule)
        put_out(desk, command.player, Ground.LATE_OR_ABSENT, reason="not in the seat at the starting time")
        return
    desk.record(AwayNoted(command.player, rule))


def note_back(desk: HeatDesk, command: NoteBack) -> None:
    """Note that a player is there again."""
    require_live(desk, command.player, LATE)
    require_staff(desk, "note that a player is back", LATE)
    rule = rule_of(desk, LATE, TOURNAMENT_CONDITIONS["late-or-absent"])
    if command.player not in desk.heat.leaving.away:
        raise refusal("not-away", f"{command.player} is not away", rule)
    desk.record(BackNoted(command.player, rule))


def deduct(desk: HeatDesk, command: DeductForAbsence) -> None:
    """Have the dealer take the minimum for the round a player misses, for so many rounds at most."""
    require_live(desk, command.player, ABSENCE_MEASURES)
    if AbsenceMeasure.DEDUCT_MINIMUM not in (desk.game.get(ABSENCE_MEASURES) or ()):
        raise refusal("no-deduction", f"{desk.game.name} docks nobody for absence", rule_of(desk, ABSENCE_MEASURES))
    warrant = by_power(desk, "act-on-late-or-absent", ABSENCE_MEASURES, subject=command.player)
    rule, docked = rule_of(desk, ABSENCE_ROUNDS), desk.heat.leaving.docked.get(command.player, 0)
    if command.player not in desk.heat.leaving.away or not desk.heat.floor.rounds.in_progress:
        raise refusal("not-away", f"{command.player} is not missing a round", rule)
    if desk.game.get(LATE) is Late.NOT_SEATED_BY_START and command.player in desk.heat.floor.boxes.present:
        said = f"{command.player} took the seat: only who does not at the start is late"
        raise refusal("not-late", said, rule_of(desk, LATE))
    if docked >= (desk.game.get(ABSENCE_ROUNDS) or 0):
        raise refusal("docked-enough", f"{command.player} has been docked for {docked} rounds, which is the most", rule)
    amount = min(desk.heat.session.minimum, desk.heat.custody.held.get(command.player, 0))
    if not amount or _docked_this_round(desk, command.player):
        raise refusal("docked", f"{command.player} was docked for this round, or has not {dollars(desk.heat.session.minimum)}", rule)
    desk.record(AbsenceDeducted(command.player, amount, desk.heat.session.rounds + 1, warrant, rule))


def _docked_this_round(desk: HeatDesk, player: str) -> bool:
    return desk.heat.leaving.docked_in.get(player) == desk.heat.session.rounds + 1

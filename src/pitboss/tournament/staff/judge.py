"""Judge who runs a tournament, who may come on duty for it, and what players are told and sign."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.desk import Desk as TableDesk, Reactions
from pitboss.floor.notices import judge as notices
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.floor.state import Floor
from pitboss.law.refusal import Malformed
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import BRIEFING, WRITTEN_ACCEPTANCE
from pitboss.terms.tournaments import (
    DEPUTIES,
    DEPUTY_QUALIFICATION,
    HEAD_QUALIFICATION,
    TOURNAMENT_HEAD,
    TOURNAMENT_HEADS,
    TOURNAMENT_POWERS,
    Heads,
    Qualification,
)
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.staff.commands import AcceptConditions, AppointHead, BriefPlayers, NominateDeputy, RequireAcceptance
from pitboss.tournament.staff.events import AcceptanceRequired, ConditionsAccepted, DeputyNominated, HeadAppointed, PlayersBriefed


def appoint(desk: TournamentDesk, command: AppointHead) -> None:
    """Put a qualified person in charge: one, or several where the book has it so."""
    warrant = desk.by_power("appoint-person-in-charge", TOURNAMENT_HEAD, holder=Role.CASINO_OPERATOR)
    staff = desk.state.staff
    if command.person in staff.heads or (staff.heads and desk.get(TOURNAMENT_HEADS) is not Heads.ONE_OR_MORE):
        raise refusal("in-charge", f"{staff.heads[0]} is in charge already", desk.rule(TOURNAMENT_HEADS))
    _require_no_entry(desk, command.person)
    _require_qualified(desk, command.person, command.has, HEAD_QUALIFICATION)
    desk.record(HeadAppointed(command.person, warrant, warrant.rule))


def nominate(desk: TournamentDesk, command: NominateDeputy) -> None:
    """Name a qualified deputy where the book knows deputies."""
    if desk.get(DEPUTIES) is None:
        raise refusal("no-deputies", f"{desk.game.name} knows no deputies", desk.rule(TOURNAMENT_HEAD))
    warrant = desk.by_power("nominate-deputies", DEPUTIES, holder=Role.CASINO_OPERATOR)
    if command.person in (*desk.state.staff.heads, *desk.state.staff.deputies):
        raise refusal("named", f"{command.person} has a part in running the tournament already", warrant.rule)
    if desk.state.staff.deputies and desk.get(DEPUTIES) is Heads.ONE:
        raise refusal("named", f"{desk.state.staff.deputies[0]} is the deputy already", desk.rule(DEPUTIES))
    _require_no_entry(desk, command.person)
    _require_qualified(desk, command.person, command.has, DEPUTY_QUALIFICATION)
    desk.record(DeputyNominated(command.person, warrant, warrant.rule))


def _require_no_entry(desk: TournamentDesk, person: str) -> None:
    """Nobody runs a tournament that he or she plays in (U8)."""
    entries = desk.state.entries
    if person in (*entries.accepted, *entries.reserves):
        said = f"{person} has entered this tournament, and does not run it"
        raise refusal("plays-in-it", said, desk.rule(TOURNAMENT_POWERS["determine-places"], TOURNAMENT_HEAD))


def _require_qualified(desk: TournamentDesk, person: str, has: tuple[Qualification, ...], term: Term[Qualification]) -> None:
    needed = desk.get(term)
    if needed is not None and needed not in has:
        raise refusal("not-qualified", f"{person} cannot: whoever runs a tournament {needed.gloss}", desk.rule(term))


def sign_on(desk: TournamentDesk, command: SignOn) -> None:
    """Let somebody come on duty; in charge comes only who was appointed, and a deputy while that person is away."""
    if not command.person or not command.roles:
        raise Malformed("sign-on", "signing on takes a person and at least one role")
    staff = desk.state.staff
    if desk.head in command.roles:
        if command.person not in (*staff.heads, *staff.deputies):
            said = f"{command.person} was not put in charge of this tournament"
            raise refusal("not-appointed", said, desk.rule(TOURNAMENT_POWERS["appoint-person-in-charge"], TOURNAMENT_HEAD))
        present = next((each for each in staff.heads if each in desk.state.people.roles), "")
        if command.person in staff.deputies and present:
            raise refusal("not-absent", f"a deputy takes charge only while {present} is away", desk.rule(DEPUTIES))
    desk.record(SignedOn(command.person, command.roles))


def sign_off(desk: TournamentDesk, command: SignOff) -> None:
    """Let somebody go off duty."""
    if command.person not in desk.state.people.roles:
        raise Malformed("sign-off", f"{command.person} is not on duty")
    desk.record(SignedOff(command.person))


def notice(desk: TournamentDesk, command: GiveNotice | WithdrawNotice) -> None:
    """Give and withdraw notices as at any table."""
    table = TableDesk(desk.game, Floor(people=desk.state.people, notices=desk.state.notices), desk.by, desk.at, Reactions())
    notices.JUDGES[type(command)](table, command)
    for event in table.events:
        desk.record(event)  # type: ignore[arg-type]  # only notices


def brief(desk: TournamentDesk, command: BriefPlayers) -> None:
    """Tell entrants what the conditions are."""
    warrant = desk.by_power("brief-players", BRIEFING)
    stranger = next((each for each in command.players if each not in desk.state.entries.accepted), "")
    if stranger:
        raise refusal("no-entrant", f"{stranger} is not in the tournament", warrant.rule)
    desk.record(PlayersBriefed(command.players, command.understood, warrant, desk.rule(BRIEFING)))


def require_briefed(desk: TournamentDesk) -> None:
    """Where the book wants it, every entrant was briefed and understands before play begins."""
    if desk.get(BRIEFING) is None:
        return
    missing = next((each for each in desk.state.entries.accepted if each not in desk.state.staff.briefed), "")
    if missing:
        raise refusal("not-briefed", f"{missing} has not been briefed, or does not understand yet", desk.rule(BRIEFING))


def require_acceptance(desk: TournamentDesk, _: RequireAcceptance) -> None:
    """Ask everybody for a written acceptance."""
    warrant = desk.by_power("require-written-acceptance", WRITTEN_ACCEPTANCE)
    desk.record(AcceptanceRequired(warrant, warrant.rule))


def accept(desk: TournamentDesk, command: AcceptConditions) -> None:
    """A player signs for himself or herself."""
    rule = desk.rule(WRITTEN_ACCEPTANCE)
    if desk.by != command.player:
        raise refusal("not-yours", f"{desk.by} may not sign for {command.player}", rule)
    assert desk.paper is not None
    desk.record(ConditionsAccepted(command.player, desk.state.papers.version, desk.at, rule))


def require_accepted(desk: TournamentDesk, player: str) -> None:
    """Whoever must accept in writing has, and the version in force."""
    staff = desk.state.staff
    if staff.acceptance and staff.accepted.get(player) != desk.state.papers.version:
        raise refusal("not-accepted", f"{player} has not accepted the conditions in force in writing", desk.rule(WRITTEN_ACCEPTANCE))


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    SignOn: sign_on,
    SignOff: sign_off,
    GiveNotice: notice,
    WithdrawNotice: notice,
    AppointHead: appoint,
    NominateDeputy: nominate,
    BriefPlayers: brief,
    RequireAcceptance: require_acceptance,
    AcceptConditions: accept,
}

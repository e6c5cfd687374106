"""Who is in charge of a heat: the person appointed or a deputy, on duty at the table, using the powers of the book."""

from __future__ import annotations

from typing import Any

from pitboss.floor.people.commands import SignOn
from pitboss.floor.powers import roles_of
from pitboss.floor.warrant import Warrant
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.powers import Precondition, Role
from pitboss.terms.tournament_conditions import PREVAILS
from pitboss.terms.tournaments import DEPUTIES, PRESENCE, TOURNAMENT_HEAD, TOURNAMENT_POWERS
from pitboss.tournament.heat.desk import HeatDesk


def head_of(desk: HeatDesk) -> Role:
    """The role of whoever runs a tournament of this game."""
    return desk.game.get(TOURNAMENT_HEAD) or Role.TOURNAMENT_DIRECTOR


def rule_of(desk: HeatDesk, *terms: Term[Any]) -> str:
    """The rule behind the first of these terms that the book answers; at the last, that the conditions give way to the rules."""
    return next((rule for rule in map(desk.game.cite, (*terms, PREVAILS["conditions"])) if rule), desk.game.document)


def leaves_out(desk: HeatDesk, term: Term[Any], *beside: Term[Any]) -> bool:
    """Whether the book deals with a matter and does not provide for this; if it leaves all of it to the conditions, nothing is left out."""
    return desk.game.get(term) is None and any(desk.game.get(each) is not None for each in beside)


def by_power(desk: HeatDesk, power: str, *otherwise: Term[Any], subject: str = "", waived: tuple[Precondition, ...] = ()) -> Warrant:
    """Use a power over a tournament; where the book leaves it to the conditions, whoever is in charge has it."""
    term = TOURNAMENT_POWERS[power]
    if desk.game.get(term) is not None:
        return desk.exercise(term, subject, waived=waived)
    rule = rule_of(desk, *otherwise, TOURNAMENT_HEAD)
    head = head_of(desk)
    if head not in desk.at_table(roles_of):
        raise refusal("not-in-charge", f"{desk.by} may not do that: the {head.title} may", rule)
    return Warrant(desk.by, head, rule)


def sign_on(desk: HeatDesk, command: SignOn) -> None:
    """Only the person appointed comes on duty in charge, and a deputy only while that person is not there."""
    head, heads = head_of(desk), desk.setup.heads
    if head in command.roles:
        if command.person not in heads:
            rule = rule_of(desk, TOURNAMENT_POWERS["appoint-person-in-charge"], TOURNAMENT_HEAD)
            raise refusal("not-appointed", f"{command.person} was not appointed to this tournament", rule)
        first = heads[0]
        if command.person != first and desk.game.get(DEPUTIES) is not None and first in desk.heat.floor.people.roles:
            raise refusal("not-absent", f"a deputy takes charge only while {first} is away", rule_of(desk, DEPUTIES))
    desk.hand_on(command)


def require_presence(desk: HeatDesk) -> None:
    """No round without the person in charge where the book wants that person there all the time."""
    if desk.game.get(PRESENCE) is None:
        return
    head = head_of(desk)
    if not any(head in roles for roles in desk.heat.floor.people.roles.values()):
        raise refusal("nobody-in-charge", f"no round is dealt while neither {head.title} nor deputy is present", desk.game.cite(PRESENCE))


def require_staff(desk: HeatDesk, doing: str, *terms: Term[Any]) -> Warrant:
    """The dealer, a supervisor or whoever is in charge, on duty."""
    roles = desk.at_table(roles_of)
    rule = rule_of(desk, *terms)
    role = next((each for each in Role if each in roles and each is not Role.PLAYER), None)
    if role is None:
        raise refusal("staff-only", f"{desk.by} may not {doing}: somebody on duty may", rule)
    return Warrant(desk.by, role, rule)


def require_own(desk: HeatDesk, player: str, *terms: Term[Any]) -> None:
    """A player acts for himself or herself; the dealer may enter what a player says."""
    if desk.by != player and Role.DEALER not in desk.at_table(roles_of):
        raise refusal("not-yours", f"{desk.by} may not act for {player}: {player} or the dealer may", rule_of(desk, *terms))


def require_live(desk: HeatDesk, player: str, *terms: Term[Any]) -> None:
    """Somebody who is still in this heat."""
    if player not in desk.heat.leaving.live:
        raise refusal("not-in", f"{player} is not in this heat", rule_of(desk, *terms))

"""Powers: the one place where it is asked whether somebody may do a thing, by document, rank and precondition."""

from __future__ import annotations

from pitboss.floor.desk import Desk
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.ranks import HOUSE, PUBLIC, STAFF, capacities, holds
from pitboss.floor.preconditions import NOTIFIED_BEFORE, lacking, unasked, uncalled_for
from pitboss.floor.warrant import Warrant
from pitboss.floor.wording import doing
from pitboss.law.refusal import Refused, listed
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.powers import Power, Precondition, Role


def roles_of(desk: Desk, person: str = "") -> frozenset[Role]:
    """Every role in which somebody, by default who asks, may act at this table."""
    held = desk.floor.people.roles.get(person or desk.by)
    return capacities(desk.game, held) if held else PUBLIC


def exercise(desk: Desk, term: Term[Power], subject: str = "", *, waived: tuple[Precondition, ...] = ()) -> Warrant:
    """Use a power of the book, or be told who could, under which rule, and what is lacking.

    `subject` is whom or what it is used on, as the notices before it name it; `waived` are preconditions that the case does not call for.
    """
    found = objection(desk, term, subject, waived=waived)
    if isinstance(found, Refused):
        raise found
    power = desk.game.get(term)
    notified = power is not None and not NOTIFIED_BEFORE.isdisjoint(need for need in power.needs if need not in waived)
    for kind in (Kind.REQUEST, Kind.NOTIFICATION) if notified else (Kind.REQUEST,):  # both serve once
        if desk.floor.notices.find(kind, term.name, subject):
            desk.record(NoticeWithdrawn(kind, term.name, subject, found.rule))
    return found


def objection(desk: Desk, term: Term[Power], subject: str = "", *, waived: tuple[Precondition, ...] = ()) -> Refused | Warrant:
    """What stands against using a power, or the warrant to use it: for buttons that say why they are grey."""
    power, rule = desk.game.get(term), desk.game.cited(term)
    if power is None:
        return refusal("no-power", f"{desk.game.name} gives nobody the power of {doing(term.name)}", rule)
    role = holder(power, roles_of(desk))
    if role is None:
        held = listed(sorted(each.title for each in roles_of(desk)))
        return refusal("not-entitled", f"{doing(term.name)} is not for {desk.by} ({held}): {power}", rule)
    waived = (*waived, *uncalled_for(desk, term))
    missing = [lacking(desk, need, term, subject) for need in power.needs if need not in waived]
    missing.append(unasked(desk, power.on_request_of, term, subject))
    said = [each for each in missing if each]
    if said:
        return refusal("precondition", f"{doing(term.name)} is not open yet: {listed(said)}", rule)
    return Warrant(desk.by, role, rule)


def holder(power: Power, roles: frozenset[Role]) -> Role | None:
    """The role by which somebody has a power, the named holder's before a higher rank's."""
    if power.holder in roles or power.holder is Role.ANYONE:
        return power.holder
    return next((role for role in Role if role in roles and holds(power, role)), None)


def require_staff(desk: Desk, doing: str, rule: str) -> Role:
    """Somebody of the casino, where no rule says who; the role is the first held."""
    return _require_one_of(desk, HOUSE, f"{desk.by} may not {doing}: somebody of the casino on duty may", rule)


def require_on_duty(desk: Desk, doing: str, rule: str) -> Role:
    """Somebody on duty, of the casino or of the regulator: to notify, to state a reason, to report a breach."""
    return _require_one_of(desk, STAFF, f"{desk.by} may not {doing}: somebody on duty may", rule)


def _require_one_of(desk: Desk, roles: frozenset[Role], said: str, rule: str) -> Role:
    role = next((each for each in Role if each in roles and each in roles_of(desk)), None)
    if role is None:
        raise refusal("staff-only", said, rule or desk.game.silent)
    return role


def require_dealer(desk: Desk, doing: str, rule: str) -> None:
    """The dealer, or who may do whatever the dealer may."""
    if Role.DEALER not in roles_of(desk):
        raise refusal("dealer-only", f"{desk.by} may not {doing}: the dealer may", rule or desk.game.silent)

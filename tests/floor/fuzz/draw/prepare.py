"""What a power needs before it is used, done first: notices, notifications, reasons, requests, agreements, signs that have stood."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.law.term import Term
from pitboss.terms.powers import Power, Precondition, Role
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]

NEEDS: dict[Precondition, tuple[Kind, Role]] = {
    Precondition.DIRECTOR_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.DIRECTOR_OF_CASINO_SURVEILLANCE),
    Precondition.INSPECTOR_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.INSPECTOR),
    Precondition.SURVEILLANCE_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.SURVEILLANCE),
    Precondition.COMMISSION_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.COMMISSION),
    Precondition.COMMISSION_ROUTINELY_ADVISED: (Kind.NOTIFICATION, Role.COMMISSION),
    Precondition.APPROVED_PROCEDURES: (Kind.REASON, Role.ANYONE),
    Precondition.SIGN_DISPLAYED: (Kind.SIGN, Role.ANYONE),
    Precondition.SIGN_DISPLAYED_20_MINUTES: (Kind.SIGN, Role.ANYONE),
    Precondition.NOTICE_TO_PLAYERS: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.PRIOR_NOTICE_TO_PLAYERS: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.REASONABLE_NOTICE: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.PLAYERS_TOLD_BEFORE_PLAY: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.REASONABLE_GROUNDS: (Kind.REASON, Role.ANYONE),
    Precondition.RULES_CONTRAVENED: (Kind.REASON, Role.ANYONE),
    Precondition.PLAYER_AGREES: (Kind.AGREEMENT, Role.ANYONE),
    Precondition.REQUESTED: (Kind.REQUEST, Role.ANYONE),
    Precondition.AS_THE_ACT_PROVIDES: (Kind.REASON, Role.ANYONE),
}
TWENTY_MINUTES = 1200


def prepared(scene: Scene, term: Term[Power], subject: str = "", **sign: Any) -> Iterator[Asked]:
    """Everything that must be said before a power is used on a subject; now and then something is forgotten."""
    power = scene.game.get(term)
    if power is None or scene.chance.random() < 0.1:
        return
    by = scene.dealer or "cass"
    for need in power.needs:
        if need not in NEEDS:
            continue
        kind, role = NEEDS[need]
        if scene.floor.notices.find(kind, term.name, subject):
            continue
        shows = sign.get("shows", ()) if kind is Kind.SIGN else ()
        yield subject if kind in (Kind.AGREEMENT, Kind.REQUEST) and subject else by, GiveNotice(kind, term.name, subject, role, shows)
        if need is Precondition.SIGN_DISPLAYED_20_MINUTES:
            scene.clock += TWENTY_MINUTES
    if power.on_request_of is not None:
        asks = scene.player if power.on_request_of is Role.PLAYER else scene.staff(power.on_request_of) or by
        yield asks, GiveNotice(Kind.REQUEST, term.name, subject, power.on_request_of)

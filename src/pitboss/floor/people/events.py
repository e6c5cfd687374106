"""People came on duty and went off."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class SignedOn:
    """Somebody came on duty."""

    person: str
    roles: tuple[Role, ...]
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SignedOff:
    """Somebody went off duty."""

    person: str
    rule: str = ""


PeopleEvent = SignedOn | SignedOff

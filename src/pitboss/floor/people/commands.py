"""Coming on duty and going off."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class SignOn:
    """Somebody comes on duty in these roles; one person may hold several."""

    person: str
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class SignOff:
    """Somebody goes off duty."""

    person: str


PeopleCommand = SignOn | SignOff

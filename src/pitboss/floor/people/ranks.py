"""Which roles a person counts as holding: by a definition that takes in others, by rank, and by standing in for the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pitboss.floor.game import Game
from pitboss.law.moment import Jurisdiction
from pitboss.terms.conduct import ACT_AS_DEALER
from pitboss.terms.powers import Power, Rank, Role

INCLUDED: Mapping[Jurisdiction, Mapping[Role, tuple[Role, ...]]] = {
    Jurisdiction.NSW: {Role.CASINO_SUPERVISOR: (Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER)},
}
"""Roles that a definition gives to others too: in New South Wales a casino supervisor is a capability, not a rung."""

UNDEFINED = (Role.GAME_SUPERVISOR, Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER)
"""Two ranks that Com-Bo names and nothing defines, above the Game Supervisor (reading D5)."""

REGULATORS = frozenset(
    {
        Role.INSPECTOR,
        Role.AUTHORISED_PERSON,
        Role.POLICE_OFFICER,
        Role.DIRECTOR_OF_CASINO_SURVEILLANCE,
        Role.DELEGATE_OF_DIRECTOR,
        Role.COMMISSION,
        Role.AUTHORITY,
        Role.INSPECTORATE,
        Role.SCRUTINEER,
    }
)
"""People on duty who are not the casino's."""

STAFF = frozenset(Role) - {Role.PLAYER, Role.SPECTATOR, Role.ANYONE}
"""Everybody who can be on duty."""
HOUSE = STAFF - REGULATORS
"""The casino's own people."""
PUBLIC = frozenset({Role.PLAYER})
"""What somebody is who is not on duty."""


def holds(power: Power, role: Role) -> bool:
    """Whether somebody of that role has a power: as the book's ladder says, or as one of the ranks it leaves undefined."""
    if power.held_by(role):
        return True
    ladder = UNDEFINED
    return power.or_above is Rank.OR_ABOVE and power.holder in ladder and role in ladder and ladder.index(role) > ladder.index(power.holder)


@cache
def capacities(game: Game, roles: frozenset[Role]) -> frozenset[Role]:
    """Every role in which somebody with these roles may act at this game."""
    found = set(roles)
    for role, holders in INCLUDED.get(game.rules.book.jurisdiction, {}).items():
        if roles.intersection(holders):
            found.add(role)
    stands_in = game.get(ACT_AS_DEALER)
    if stands_in is not None and any(holds(stands_in, role) for role in found):
        found.add(Role.DEALER)
    return frozenset(found)

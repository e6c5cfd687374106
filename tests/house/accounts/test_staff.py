"""Roles and administrators: given and taken only by those entitled, and the log says by whom."""

from __future__ import annotations

import pytest

from pitboss.house.accounts import House, Scope, Secret, digest, may_decide, roles_at
from pitboss.house.accounts.commands import (
    AppointAdministrator,
    ClaimAdministration,
    GrantRole,
    OfferAdministration,
    RetireAdministrator,
    Upgrade,
    WithdrawRole,
)
from pitboss.house.accounts.events import AdministratorAppointed, RoleGranted, RoleWithdrawn
from pitboss.house.accounts.staff import FLOOR, MANAGERS
from pitboss.law.moment import Jurisdiction
from pitboss.terms.powers import Role
from tests.house.accounts.house import LINK, Scene, hashed

NSW, STAR = Scope(Jurisdiction.NSW), Scope(Jurisdiction.NSW, "nsw-star-blackjack")
TABLE = Scope(Jurisdiction.NSW, "nsw-star-blackjack", "t1")
VIC_TABLE = Scope(Jurisdiction.VIC, "vic-blackjack", "t2")
BAD_LINK = "That link is not good any more: start the house again for another."


def staffed() -> Scene:
    scene = Scene().administrator("ada").member("max").member("dora").member("ann")
    return scene.role("max", Role.GAMING_MANAGER, NSW)


def test_a_manager_appoints_the_floor_within_the_managers_scope() -> None:
    scene = staffed()
    (event,) = scene.do("max", GrantRole("dora", Role.DEALER, TABLE))
    assert event == RoleGranted("dora", Role.DEALER, TABLE, "max", scene.at)
    assert roles_at(scene.accounts, "dora", TABLE) == {Role.DEALER}
    assert roles_at(scene.accounts, "dora", STAR) == frozenset()
    assert roles_at(scene.accounts, "dora", VIC_TABLE) == frozenset()
    assert roles_at(scene.accounts, "nobody-at-all", TABLE) == frozenset()
    (event,) = scene.do("max", WithdrawRole("dora", Role.DEALER, TABLE))
    assert event == RoleWithdrawn("dora", Role.DEALER, TABLE, "max", scene.at)
    assert roles_at(scene.accounts, "dora", TABLE) == frozenset()
    scene.check()


@pytest.mark.parametrize("scope", [Scope(), Scope(Jurisdiction.VIC), VIC_TABLE, Scope(None, "nsw-star-blackjack"), Scope(None, None, "t1")])
def test_a_manager_does_not_reach_beyond_it(scope: Scope) -> None:
    said = "Only an administrator, or a manager within the manager's own scope and below that rank, decides who is Dealer."
    assert staffed().refused("max", GrantRole("dora", Role.DEALER, scope)) == said


def test_a_scope_that_names_two_worlds_holds_nowhere() -> None:
    scene = staffed().role("dora", Role.DEALER, Scope(Jurisdiction.NSW, None, "t2"), by="max")
    assert roles_at(scene.accounts, "dora", VIC_TABLE) == frozenset()


@pytest.mark.parametrize("role", sorted(set(Role) - FLOOR - {Role.PLAYER, Role.SPECTATOR, Role.ANYONE}, key=str))
def test_a_manager_makes_no_managers_and_no_watchers(role: Role) -> None:
    assert "below that rank" in staffed().refused("max", GrantRole("dora", role, TABLE))


@pytest.mark.parametrize("role", list(Role))
def test_who_is_no_manager_and_no_administrator_decides_nothing(role: Role) -> None:
    scene = staffed()
    for name in ("ann", "dora"):
        assert not may_decide(scene.accounts, name, role, TABLE)
        scene.refused(name, GrantRole(name, role, TABLE))
        scene.refused(name, WithdrawRole("max", Role.GAMING_MANAGER, NSW))


@pytest.mark.parametrize("role", [Role.PLAYER, Role.SPECTATOR, Role.ANYONE])
def test_what_is_no_staff_role(role: Role) -> None:
    assert staffed().refused("ada", GrantRole("dora", role, TABLE)) == f"{role.title} is not a role that is granted."


def test_nobody_watches_themself() -> None:
    scene = staffed()
    assert (
        scene.refused("ada", GrantRole("ada", Role.INSPECTOR, Scope()))
        == "Nobody makes themself Inspector: somebody else must hold that role."
    )
    scene.do("ada", GrantRole("ann", Role.INSPECTOR, Scope()))
    scene.do("ada", GrantRole("ada", Role.DEALER, Scope()))


def test_a_guest_holds_no_role_until_registered() -> None:
    scene = staffed().guest("gus")
    assert scene.refused("ada", GrantRole("gus", Role.DEALER, TABLE)) == "A guest cannot hold a role: register first."
    scene.do("gus", Upgrade("gus", "gus", hashed("gus")))
    scene.do("ada", GrantRole("gus", Role.DEALER, TABLE))


def test_a_role_is_held_once_and_withdrawn_once() -> None:
    scene = staffed().role("dora", Role.DEALER, TABLE)
    assert scene.refused("ada", GrantRole("dora", Role.DEALER, TABLE)) == "That is held already."
    scene.do("max", WithdrawRole("dora", Role.DEALER, TABLE))
    assert scene.refused("max", WithdrawRole("dora", Role.DEALER, TABLE)) == "That is not held."
    assert scene.refused("max", GrantRole("nobody-here", Role.DEALER, TABLE)) == "There is no such account."
    assert "id of a table" in scene.refused("ada", GrantRole("dora", Role.DEALER, Scope(table="T 1")))


def test_a_manager_who_lost_the_role_lost_the_power() -> None:
    scene = staffed()
    scene.do("ada", WithdrawRole("max", Role.GAMING_MANAGER, NSW))
    assert "below that rank" in scene.refused("max", GrantRole("dora", Role.DEALER, TABLE))


def test_the_link_makes_one_administrator_once() -> None:
    scene = Scene().member("ann").member("bob").guest("gus")
    scene.do(House(), OfferAdministration(digest(LINK), scene.at + 3600))
    assert scene.refused("ann", ClaimAdministration(digest(Secret("a guess")))) == BAD_LINK
    assert scene.refused("gus", ClaimAdministration(digest(LINK))) == "A guest cannot be an administrator: register first."
    (event,) = scene.do("ann", ClaimAdministration(digest(LINK)))
    assert event == AdministratorAppointed("ann", "one-time link", scene.at)
    assert scene.refused("bob", ClaimAdministration(digest(LINK))) == BAD_LINK
    assert "There is an administrator" in scene.refused(House(), OfferAdministration(digest(LINK), scene.at + 3600))
    scene.check()


def test_the_link_expires_and_a_new_one_ends_the_old() -> None:
    scene = Scene().member("ann")
    scene.do(House(), OfferAdministration(digest(LINK), scene.at + 3600))
    scene.at += 3600
    assert scene.refused("ann", ClaimAdministration(digest(LINK))) == BAD_LINK
    scene.do(House(), OfferAdministration(digest(LINK), scene.at + 60))
    scene.do(House(), OfferAdministration(digest(Secret("another")), scene.at + 60))
    assert scene.refused("ann", ClaimAdministration(digest(LINK))) == BAD_LINK
    scene.do("ann", ClaimAdministration(digest(Secret("another"))))


def test_a_link_is_the_houses_and_not_for_ever() -> None:
    scene = Scene().member("ann")
    assert scene.refused("ann", OfferAdministration(digest(LINK), scene.at + 60)) == "Only the house offers the administrator's link."
    for until in (scene.at, scene.at + 10**6):
        assert "at most 86400 seconds" in scene.refused(House(), OfferAdministration(digest(LINK), until))


def test_administrators_make_and_retire_each_other_and_one_is_left() -> None:
    scene = Scene().administrator("ada").member("bea")
    assert scene.refused("bea", AppointAdministrator("bea")) == "Only an administrator appoints another."
    assert scene.refused("ada", RetireAdministrator("ada")) == "You are the last administrator: appoint another first."
    scene.do("ada", AppointAdministrator("bea"))
    assert scene.refused("ada", AppointAdministrator("bea")) == "That is held already."
    scene.do("bea", RetireAdministrator("ada"))
    assert scene.refused("ada", GrantRole("ada", Role.DEALER, TABLE)).startswith("Only an administrator")
    scene.check()


def test_no_manager_can_make_a_manager() -> None:
    assert not FLOOR & MANAGERS

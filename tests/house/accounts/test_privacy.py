"""What each role may see of an account, and that no secret is ever among it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from pitboss.house.accounts import Accounts, Actor, Facet, Holder, House, Kind, Scope, Secret, Visitor, card, encode, facets, shown_as, told
from pitboss.house.accounts.commands import BuyIn, CashOut, ChangePassword, CloseAccount, RevokeSessions, Upgrade, WithdrawRole
from pitboss.house.accounts.events import Event
from pitboss.house.accounts.privacy import NEEDED_BY
from pitboss.law.moment import Jurisdiction
from pitboss.terms.powers import Role
from tests.house.accounts.house import Scene, hashed, proof

HERE, THERE = Scope(Jurisdiction.NSW, "nsw-star-blackjack", "t1"), Scope(Jurisdiction.VIC, "vic-blackjack", "t2")
STAFF = sorted(set(Role) - {Role.PLAYER, Role.SPECTATOR, Role.ANYONE}, key=str)


def busy() -> Scene:
    """A house where everything has happened once."""
    scene = Scene().administrator("ada").table("t1").member("dora").member("ann").guest("gus").guest("bob").logs_in("ann", "phone")
    scene.role("dora", Role.DEALER, HERE).role("dora", Role.PIT_BOSS, HERE)
    scene.do("ada", WithdrawRole("dora", Role.PIT_BOSS, HERE))
    scene.do("ann", BuyIn("ann", "t1", 5_000))
    scene.do(House(), CashOut("ann", "t1", 4_000))
    scene.do("ann", ChangePassword("ann", proof("ann", "ann"), hashed("another")))
    scene.do("gus", Upgrade("gus", "Gustav", hashed("gus")))
    scene.do("bob", CloseAccount("bob"))
    scene.do("ada", RevokeSessions("gus"))
    return scene


def secrets(accounts: Accounts, log: list[Event], cookies: dict[str, Secret]) -> set[str]:
    """Every text that nobody may read: cookies, digests, hashes, the link."""
    held = {each.reveal() for each in cookies.values()} | {each.digest.reveal() for each in accounts.sessions.values()}
    for event in log:
        held |= {part.reveal() for name in event.__slots__ if isinstance(part := getattr(event, name), Secret)}
    return held


def everybody(scene: Scene) -> list[Actor]:
    return [Visitor(), House(), *(Holder(name, "") for name in scene.accounts.people)]


def test_no_secret_reaches_anybody_in_any_event_or_card() -> None:
    scene = busy()
    scene.member("ins").role("ins", Role.INSPECTOR, Scope()).member("max").role("max", Role.GAMING_MANAGER, Scope())
    hidden = secrets(scene.accounts, scene.log, scene.cookies)
    assert len(hidden) > 15
    for actor in everybody(scene):
        for event in scene.log:
            text = json.dumps(told(scene.accounts, actor, event, HERE))
            assert not [each for each in hidden if each in text]
            assert "$secret" not in text
        for name in scene.accounts.people:
            text = repr(card(scene.accounts, actor, name, HERE))
            assert not [each for each in hidden if each in text]


def test_no_secret_shows_in_any_print_of_state_events_commands_or_records() -> None:
    scene = busy()
    hidden = secrets(scene.accounts, scene.log, scene.cookies)
    texts = [
        repr(scene.accounts),
        str(scene.accounts.people["ann"]),
        repr(dict(scene.accounts.people)),
        repr(dict(scene.accounts.sessions)),
    ]
    texts += [f"{event} {event!r} {asdict(event)} {asdict(event)!r}" for event in scene.log]
    texts += [repr(ChangePassword("ann", proof("ann", "ann"), hashed("new"))), repr(scene.cookies)]
    for text in texts:
        assert not [each for each in hidden | {"argon2"} if each in text]


def test_the_store_keeps_every_secret_as_a_digest_or_a_hash_and_no_cookie() -> None:
    scene = busy()
    stored = json.dumps([encode(event) for event in scene.log])
    assert not [each for each in scene.cookies.values() if each.reveal() in stored]


def test_a_secret_is_not_sent_by_what_walks_through_records() -> None:
    with pytest.raises(TypeError):
        json.dumps(Secret("open sesame"))
    with pytest.raises(TypeError):
        vars(Secret("open sesame"))
    with pytest.raises(AttributeError):
        Secret("open sesame").text = "shown"
    assert Secret("\ud800") == Secret("\ud800") != Secret("b")


def test_a_player_sees_no_staff_names_and_staff_do() -> None:
    scene = busy()
    ann, dora = Holder("ann", ""), Holder("dora", "")
    assert shown_as(scene.accounts, ann, "dora", HERE) == "Dealer"
    assert shown_as(scene.accounts, ann, "dora", THERE) == "a member of staff"
    assert shown_as(scene.accounts, Visitor(), "ada", HERE) == "a member of staff"
    assert shown_as(scene.accounts, dora, "ann", HERE) == "ann"
    assert shown_as(scene.accounts, ann, "gus", HERE) == "Gustav"
    assert shown_as(scene.accounts, ann, "bob", HERE) == "somebody who left"
    assert shown_as(scene.accounts, ann, "who-is-that", HERE) == "somebody"
    scene.member("eve").role("eve", Role.GAMING_SUPERVISOR, HERE)
    assert shown_as(scene.accounts, dora, "eve", HERE) == "eve"
    assert shown_as(scene.accounts, dora, "eve", THERE) == "a member of staff", "a role is good where it is held"


def test_oneself_one_sees_wholly_and_others_by_name_only() -> None:
    scene = busy()
    own = card(scene.accounts, Holder("ann", ""), "ann", HERE)
    assert own is not None
    assert (own.cents, own.tables, own.sessions, own.roles) == (99_000, {}, scene.accounts.people["ann"].sessions, ())
    other = card(scene.accounts, Holder("gus", ""), "ann", HERE)
    assert other is not None
    assert (other.shown_as, other.kind) == ("ann", Kind.MEMBER)
    assert {other.cents, other.tables, other.sessions, other.roles, other.granted_by} == {None}
    assert card(scene.accounts, House(), "who-is-that", HERE) is None


@pytest.mark.parametrize("role", STAFF)
def test_a_role_sees_what_its_work_needs_where_it_is_held(role: Role) -> None:
    scene = Scene().administrator("ada").member("dora").member("eve").member("ann").role("dora", Role.DEALER, HERE).role("eve", role, HERE)
    eve = Holder("eve", "")
    assert facets(scene.accounts, eve, "dora", HERE) == {facet for facet, roles in NEEDED_BY.items() if role in roles}
    assert facets(scene.accounts, eve, "dora", THERE) == frozenset()
    assert facets(scene.accounts, eve, "ann", THERE) == {Facet.NAME}


def test_complaints_are_for_those_who_decide_them_and_who_made_them() -> None:
    needed = NEEDED_BY[Facet.COMPLAINTS]
    assert {Role.CASINO_SUPERVISOR, Role.GAMING_SUPERVISOR, Role.INSPECTOR, Role.CASINO_OPERATOR} <= needed
    assert not {Role.DEALER, Role.SURVEILLANCE, Role.POLICE_OFFICER, Role.PLAYER, Role.SCRUTINEER} & needed
    scene = busy()
    assert Facet.COMPLAINTS in facets(scene.accounts, Holder("ann", ""), "ann", HERE)
    assert Facet.COMPLAINTS not in facets(scene.accounts, Holder("ada", ""), "ann", HERE)


def test_who_granted_what_is_told_to_managers_and_not_to_dealers() -> None:
    scene = busy().member("eve").role("eve", Role.DEALER, HERE).member("max").role("max", Role.GAMING_MANAGER, HERE)
    granted: Any = next(event for event in scene.log if type(event).__name__ == "RoleGranted")

    def seen(name: str) -> dict[str, Any] | None:
        return told(scene.accounts, Holder(name, ""), granted, HERE)

    assert seen("ann") is None
    dealers, managers = seen("eve"), seen("max")
    assert dealers is not None
    assert "by" not in dealers
    assert managers is not None
    assert managers["by"] == "ada"

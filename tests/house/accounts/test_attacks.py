"""Attacks tried, each with the sentence that refuses it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pitboss.house.accounts import CHEAP, Caller, Door, Entrance, Holder, House, Passwords, Policy, Scope, Secret, Visitor, digest
from pitboss.house.accounts.commands import (
    AppointAdministrator,
    BuyIn,
    CashOut,
    ChangePassword,
    ClaimAdministration,
    CloseAccount,
    CreditTable,
    FillTable,
    GrantRole,
    LogIn,
    OfferAdministration,
    RetireAdministrator,
    RevokeSession,
    RevokeSessions,
    SignOut,
    TopUp,
    Upgrade,
    WithdrawRole,
)
from pitboss.house.limits import TooFast
from pitboss.law.moment import Jurisdiction
from pitboss.law.refusal import Refused
from pitboss.terms.powers import Role
from tests.house.accounts.house import LINK, NOON, Scene, hashed, proof

NSW, VIC = Scope(Jurisdiction.NSW), Scope(Jurisdiction.VIC)
OVER = "Your session has ended: sign in again."
WALLET, ACCOUNT, SESSIONS = (f"You may use only your own {thing}." for thing in ("wallet", "account", "sessions"))


def may_not(role: Role) -> str:
    return f"Only an administrator, or a manager within the manager's own scope and below that rank, decides who is {role.title}."


def house() -> Scene:
    """Ada administers, Max manages New South Wales, Dora deals there, Ann plays, Mal is up to no good, and so is the guest Gus."""
    scene = Scene().administrator("ada").member("max").member("dora").member("ann").member("mal").guest("gus").table("t1")
    scene.role("max", Role.GAMING_MANAGER, NSW).role("dora", Role.DEALER, NSW)
    scene.do("ann", BuyIn("ann", "t1", 5_000))
    return scene


ATTACKS: list[tuple[str, Any, str]] = [
    # another's wallet
    ("mal", BuyIn("ann", "t1", 100), WALLET),
    ("mal", TopUp("ann"), WALLET),
    ("gus", BuyIn("nobody-at-all", "t1", 100), WALLET),
    ("dora", BuyIn("ann", "t1", 100), WALLET),
    ("ada", BuyIn("ann", "t1", 100), WALLET),
    # money from nothing
    ("ann", CashOut("ann", "t1", 1_000_000), "Only the house pays chips back from a table."),
    ("mal", CashOut("mal", "t1", 5_000), "Only the house pays chips back from a table."),
    ("mal", BuyIn("mal", "t1", -100), "An amount is a whole number of cents, at least 1."),
    ("mal", FillTable("t1", 100), "Only the house fills a table."),
    ("max", CreditTable("t1", 100), "Only the house takes money from a table."),
    ("mal", TopUp("mal"), "A top-up is for a wallet below 5.00 with no chips at any table."),
    # another's account and sessions
    ("mal", ChangePassword("ann", proof("mal", "mal"), hashed("mine")), ACCOUNT),
    ("mal", ChangePassword("mal", proof("guess", "mal"), hashed("mine")), "That is not your password."),
    ("mal", CloseAccount("ann", proof("mal", "mal")), ACCOUNT),
    ("gus", Upgrade("ann", "Annie", hashed("mine")), ACCOUNT),
    ("mal", RevokeSessions("ann"), SESSIONS),
    ("mal", RevokeSession("nobody-at-all", "s-1"), SESSIONS),
    ("max", RevokeSessions("ann"), SESSIONS),
    # taking somebody's place by a name that looks the same
    ("gus", Upgrade("gus", "\u0430nn", hashed("mine")), "That name, or one that looks the same, is taken."),
    ("gus", Upgrade("gus", "Adm1n", hashed("mine")), "That name is kept for the house."),
    # role escalation
    ("mal", GrantRole("mal", Role.DEALER, NSW), may_not(Role.DEALER)),
    ("dora", GrantRole("dora", Role.GAMING_SUPERVISOR, NSW), may_not(Role.GAMING_SUPERVISOR)),
    ("max", GrantRole("max", Role.CASINO_OPERATOR, NSW), may_not(Role.CASINO_OPERATOR)),
    ("max", GrantRole("max", Role.GAMING_MANAGER, VIC), may_not(Role.GAMING_MANAGER)),
    ("max", GrantRole("dora", Role.DEALER, VIC), may_not(Role.DEALER)),
    ("max", GrantRole("dora", Role.DEALER, Scope()), may_not(Role.DEALER)),
    ("max", GrantRole("mal", Role.INSPECTOR, NSW), may_not(Role.INSPECTOR)),
    ("max", WithdrawRole("max", Role.GAMING_MANAGER, NSW), may_not(Role.GAMING_MANAGER)),
    ("dora", WithdrawRole("max", Role.GAMING_MANAGER, NSW), may_not(Role.GAMING_MANAGER)),
    ("ada", GrantRole("gus", Role.DEALER, NSW), "A guest cannot hold a role: register first."),
    ("ada", GrantRole("ada", Role.INSPECTOR, NSW), "Nobody makes themself Inspector: somebody else must hold that role."),
    ("mal", AppointAdministrator("mal"), "Only an administrator appoints another."),
    ("max", AppointAdministrator("max"), "Only an administrator appoints another."),
    ("mal", RetireAdministrator("ada"), "Only an administrator retires another."),
    # the one-time link
    ("mal", ClaimAdministration(digest(LINK)), "That link is not good any more: start the house again for another."),
    ("mal", ClaimAdministration(Secret("")), "That link is not good any more: start the house again for another."),
    ("gus", ClaimAdministration(digest(LINK)), "A guest cannot be an administrator: register first."),
    ("mal", OfferAdministration(digest(LINK), NOON + 60), "Only the house offers the administrator's link."),
]


@pytest.mark.parametrize(("by", "command", "sentence"), ATTACKS, ids=lambda each: type(each).__name__ if not isinstance(each, str) else "")
def test_an_attack_is_refused(by: str, command: Any, sentence: str) -> None:
    scene = house()
    assert scene.refused(by, command) == sentence
    scene.check()


@pytest.mark.parametrize("command", [command for _, command, _ in ATTACKS], ids=lambda each: type(each).__name__)
def test_nobody_without_a_session_does_any_of_it(command: Any) -> None:
    allowed = "Only the house", "Sign in first."
    assert house().refused(Visitor(), command).startswith(allowed)


def test_a_replayed_cookie_is_refused_for_ever() -> None:
    scene = house()
    stolen, held = scene.cookies["ann"], scene.holder("ann")
    scene.do("ann", SignOut())
    scene.logs_in("ann", "ann")
    scene.cookies["thief"] = stolen
    with pytest.raises(Refused, match=OVER):
        scene.holder("thief")
    assert scene.refused(held, BuyIn("ann", "t1", 100)) == OVER
    scene.do(House(), CashOut("ann", "t1", 5_000))
    assert scene.refused(Visitor(), LogIn("ann", proof("ann", "ann"), digest(stolen))) == "That was used before: ask again."


def test_a_holder_is_not_made_by_hand() -> None:
    scene = house()
    mals = scene.holder("mal")
    assert scene.refused(Holder("ann", mals.session), BuyIn("ann", "t1", 100)) == OVER
    assert scene.refused(Holder("ada", mals.session), AppointAdministrator("mal")) == OVER


def test_who_is_a_member_cannot_be_found_out_by_logging_in() -> None:
    async def tries() -> dict[str, str]:
        scene, passwords = Scene(), Passwords(CHEAP)
        door = Door(passwords, Policy())
        ann = await door.register("Ann", Secret("correct horse battery"), Caller("203.0.113.1", NOON * 1000))
        scene.do(Visitor(), ann.request.do)
        scene.guest("gus")
        gone = await door.register("Gone", Secret("correct horse battery"), Caller("203.0.113.1", NOON * 1000))
        scene.do(Visitor(), gone.request.do)
        leaver = scene.holder_of(gone.cookie)
        leaving = await door.close_account(scene.accounts, leaver, Secret("correct horse battery"), Caller("203.0.113.1", NOON * 1000))
        scene.do(leaver, leaving.do)
        said = {}
        for each, name in enumerate(("Ann", "Nobody", "gus", "Gone", "", "\x00", "x" * 5000, "A\u0335\u0336nn", "\ud800")):
            entrance = await door.log_in(scene.accounts, name, Secret("wrong horse battery"), Caller(f"198.51.100.{each}", NOON * 1000))
            said[name] = scene.refused(Visitor(), entrance.request.do)
        passwords.close()
        return said

    assert set(asyncio.run(tries()).values()) == {"That name and password do not go together."}


def test_a_flood_is_slowed_by_connection_and_by_account() -> None:
    async def flood() -> None:
        scene, passwords = Scene().member("ann"), Passwords(CHEAP)
        door = Door(passwords, Policy())

        async def guess(name: str, address: str) -> Entrance:
            return await door.log_in(scene.accounts, name, Secret("a guess at it"), Caller(address, NOON * 1000))

        one_place = await asyncio.gather(*(guess(f"name{each}", "203.0.113.1") for each in range(200)), return_exceptions=True)
        assert sum(isinstance(each, Entrance) for each in one_place) == 10
        one_name = await asyncio.gather(*(guess("ann", f"198.51.100.{each}") for each in range(200)), return_exceptions=True)
        assert sum(isinstance(each, Entrance) for each in one_name) == 10
        refusals = {str(each) for each in (*one_place, *one_name) if isinstance(each, TooFast)}
        assert refusals == {"Too many attempts: try again in 6 seconds.", "Too many attempts: try again in 60 seconds."}
        passwords.close()

    asyncio.run(flood())

"""Sessions: opened, refreshed, expired, revoked; a revoked one stays so."""

from __future__ import annotations

import pytest

from pitboss.house.accounts import Ending, Holder, House, Policy, Secret, Sessions, authenticate, digest, due
from pitboss.house.accounts.commands import RefreshSession, RevokeSession, RevokeSessions, SignOut, SweepSessions, TopUp
from pitboss.house.accounts.secret import handle
from pitboss.law.refusal import Refused
from tests.house.accounts.house import NOON, Scene

OVER = "Your session has ended: sign in again."
SHORT = Policy(sessions=Sessions(idle=600, longest=3600, refresh=60, most=3))


def over(scene: Scene, name: str) -> bool:
    try:
        scene.holder(name)
    except Refused as refusal:
        return refusal.sentence == OVER
    return False


def test_an_idle_session_ends_and_a_refreshed_one_goes_on_to_its_limit() -> None:
    scene = Scene(SHORT).member("ann").logs_in("ann", "phone")
    while scene.at < NOON + 3600 - 500:
        scene.at += 500
        scene.do("ann", RefreshSession())
    assert over(scene, "phone")
    assert not over(scene, "ann")
    scene.at = NOON + 3600
    assert over(scene, "ann")
    scene.do(House(), SweepSessions())
    assert {each.ended for each in scene.accounts.sessions.values()} == {Ending.IDLE, Ending.TOO_OLD}
    scene.at = NOON
    assert over(scene, "ann"), "a clock put back opens nothing"
    scene.check()


def test_refreshes_are_recorded_seldom() -> None:
    scene = Scene(SHORT).member("ann")
    held = scene.holder("ann")
    assert due(scene.accounts, held, scene.at + 59, 60) is None
    assert due(scene.accounts, held, scene.at + 60, 60) == RefreshSession()
    assert due(scene.accounts, held, scene.at + 600, 60) is None
    assert scene.do("ann", RefreshSession()) == ()
    scene.at += 60
    assert len(scene.do("ann", RefreshSession())) == 1


def test_one_or_all_are_revoked() -> None:
    scene = Scene(SHORT).member("ann").logs_in("ann", "phone").logs_in("ann", "desk")
    scene.do("ann", RevokeSession("ann", scene.holder("phone").session))
    assert [over(scene, each) for each in ("ann", "phone", "desk")] == [False, True, False]
    assert scene.refused("ann", RevokeSession("ann", "s-none")) == "Account ann has no such session."
    scene.do("desk", RevokeSessions("ann"))
    assert all(over(scene, each) for each in ("ann", "phone", "desk"))
    scene.check()


def test_an_administrator_revokes_anybodys() -> None:
    scene = Scene().administrator("ada").member("ann")
    scene.do("ada", RevokeSessions("ann"))
    assert over(scene, "ann")


def test_too_many_sessions_end_the_oldest() -> None:
    scene = Scene(SHORT).member("ann").logs_in("ann", "two").logs_in("ann", "three").logs_in("ann", "four")
    assert [over(scene, each) for each in ("ann", "two", "three", "four")] == [True, False, False, False]
    scene.check()


def test_a_holder_authenticated_a_moment_ago_is_looked_at_again() -> None:
    scene = Scene().member("ann")
    held = scene.holder("ann")
    scene.do("ann", SignOut())
    assert scene.refused(held, TopUp("ann")) == OVER
    assert scene.refused(held, RefreshSession()) == OVER
    assert scene.refused(Holder("ann", "s-made-up"), TopUp("ann")) == OVER


def test_the_stored_digest_and_the_handle_are_no_cookies() -> None:
    scene = Scene().member("ann")
    session = next(iter(scene.accounts.sessions.values()))
    for text in (session.handle, session.digest.reveal(), ""):
        with pytest.raises(Refused, match="session has ended"):
            authenticate(scene.accounts, Secret(text), scene.at)


def test_a_handle_that_happens_to_agree_is_not_enough() -> None:
    scene, other = Scene().member("ann"), Secret("another token")
    (session,) = scene.accounts.sessions.values()
    twins = scene.accounts.sessions.put(handle(digest(other)), session._replace(handle=handle(digest(other))))
    with pytest.raises(Refused, match="session has ended"):
        authenticate(scene.accounts._replace(sessions=twins), other, scene.at)


def test_only_the_house_sweeps() -> None:
    assert Scene().member("ann").refused("ann", SweepSessions()) == "Only the house sweeps sessions."

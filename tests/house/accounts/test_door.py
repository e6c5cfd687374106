"""The edge: passwords hashed in a few threads, tries counted, ids and tokens made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count

import pytest

from pitboss.house.accounts import (
    CHEAP,
    Caller,
    Door,
    Entrance,
    Hashing,
    Holder,
    House,
    Passwords,
    Policy,
    Secret,
    Tries,
    Verdict,
    Visitor,
    authenticate,
)
from pitboss.house.accounts.commands import LogIn
from pitboss.house.accounts.names import name_of
from pitboss.house.accounts.passwords import acceptable
from pitboss.house.limits import Allowance, TooFast
from pitboss.law.refusal import Malformed, Refused
from tests.house.accounts.house import NOON, Scene

GOOD, OTHER = Secret("correct horse battery"), Secret("staple of the horse")
HERE = Caller("203.0.113.9", NOON * 1000)


@pytest.fixture
def door() -> Iterator[Door]:
    passwords = Passwords(CHEAP)
    numbers = count(1)
    yield Door(passwords, Policy(), lambda size: next(numbers).to_bytes(size, "big"))
    passwords.close()


def enter(scene: Scene, entrance: Entrance) -> Holder:
    scene.do(entrance.request.by, entrance.request.do)
    return authenticate(scene.accounts, entrance.cookie, scene.at)


def test_a_whole_life_through_the_door(door: Door) -> None:
    async def life() -> None:
        scene = Scene()
        guest = enter(scene, door.arrive(None, HERE))
        assert scene.accounts.people[guest.account].name.shown.startswith("Guest ")
        scene.do(guest, (await door.upgrade(guest, "Ann", GOOD, HERE)).do)
        ann = enter(scene, await door.log_in(scene.accounts, "ANN", GOOD, HERE))
        assert ann.account == guest.account
        scene.do(ann, (await door.change_password(scene.accounts, ann, GOOD, OTHER, HERE)).do)
        late = await door.log_in(scene.accounts, "ann", GOOD, HERE)
        assert scene.refused(Visitor(), late.request.do) == "That name and password do not go together."
        bob = enter(scene, await door.register("Bob", OTHER, HERE))
        scene.do(House(), door.offer(scene.at).request.do)
        scene.do(bob, (await door.close_account(scene.accounts, bob, OTHER, HERE)).do)
        scene.check()

    asyncio.run(life())


def test_a_password_is_one_however_it_is_typed() -> None:
    async def typed() -> None:
        passwords = Passwords(CHEAP)
        stored = await passwords.hashed(Secret("caf\u00e9 au lait ann"))
        assert (await passwords.checked(stored, Secret("cafe\u0301 au lait ann"))).verdict is Verdict.MATCHES
        assert (await passwords.checked(stored, Secret("cafe au lait ann"))).verdict is Verdict.DIFFERS
        for odd in ("", "\x00", "\ud800", "x" * 100_000):
            assert (await passwords.checked(stored, Secret(odd))).verdict is Verdict.DIFFERS
            assert (await passwords.checked(await passwords.hashed(Secret(odd)), Secret(odd))).verdict is Verdict.MATCHES
        assert (await passwords.checked(Secret("not a hash"), GOOD)).verdict is Verdict.DIFFERS
        passwords.close()

    asyncio.run(typed())


def test_nobodys_password_opens_nothing_even_if_it_is_known() -> None:
    async def known() -> None:
        passwords = Passwords(CHEAP)
        proof = await passwords.checked(None, Secret("nobody's password, for names that nobody has"))
        assert proof.verdict is Verdict.DIFFERS
        passwords.close()

    asyncio.run(known())


@pytest.mark.parametrize(
    ("text", "why"),
    [("short", "from 10 to 200"), ("x" * 300, "from 10 to 200"), ("x" * 9000, "from 10 to 200"), ("aaaaaaaaaaab", "five different")],
)
def test_what_is_no_password_is_said_without_repeating_it(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why) as fault:
        acceptable(Secret(text), name_of("Ann"))
    assert text not in fault.value.sentence


def test_the_name_is_no_password() -> None:
    with pytest.raises(Malformed, match="not the name"):
        acceptable(Secret("Annabella Annabella"), name_of("Annabella"))


def test_a_weak_hash_is_made_afresh_at_login() -> None:
    async def stronger() -> None:
        scene, weak, strong = Scene(), Passwords(CHEAP), Passwords(Hashing(passes=2, memory=16, lanes=1))
        enter(scene, await Door(weak, Policy()).register("Ann", GOOD, HERE))
        entrance = await Door(strong, Policy()).log_in(scene.accounts, "ann", GOOD, HERE)
        assert isinstance(entrance.request.do, LogIn)
        assert entrance.request.do.better is not None
        enter(scene, entrance)
        again = await Door(strong, Policy()).log_in(scene.accounts, "ann", GOOD, HERE)
        assert isinstance(again.request.do, LogIn)
        assert again.request.do.better is None
        enter(scene, again)
        wrong = await Door(strong, Policy()).log_in(scene.accounts, "ann", OTHER, HERE)
        assert isinstance(wrong.request.do, LogIn)
        assert wrong.request.do.better is None
        weak.close()
        strong.close()

    asyncio.run(stronger())


def test_the_threads_are_bounded_and_so_is_the_queue() -> None:
    async def flood() -> None:
        passwords = Passwords(Hashing(passes=1, memory=8, lanes=1, workers=1, waiting=3))
        outcomes = await asyncio.gather(*(passwords.checked(None, GOOD) for _ in range(50)), return_exceptions=True)
        turned_away = [each for each in outcomes if isinstance(each, TooFast)]
        assert len(turned_away) == 46
        assert turned_away[0].code == "busy"
        assert (await passwords.checked(None, GOOD)).verdict is Verdict.DIFFERS
        passwords.close()

    asyncio.run(flood())


def test_somebody_who_stops_waiting_does_not_free_a_place_that_is_still_in_use() -> None:
    async def leave() -> None:
        passwords = Passwords(Hashing(passes=8, memory=8192, lanes=1, workers=1, waiting=0))
        task = asyncio.create_task(passwords.hashed(GOOD))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(TooFast):
            await passwords.hashed(GOOD)
        passwords.close()
        await asyncio.sleep(0.01)

    asyncio.run(leave())


def test_the_event_loop_goes_on_while_passwords_are_hashed() -> None:
    async def both() -> int:
        passwords, ticks = Passwords(Hashing(passes=4, memory=32_768, lanes=1)), 0
        task = asyncio.create_task(passwords.hashed(GOOD))
        while not task.done():
            ticks += 1
            await asyncio.sleep(0.001)
        passwords.close()
        return ticks

    assert asyncio.run(both()) > 3


def test_an_unknown_name_costs_the_work_of_a_known_one() -> None:
    async def timed() -> tuple[float, float]:
        passwords, scene = Passwords(Hashing(passes=2, memory=8192, lanes=1)), Scene()
        free = Policy(tries=Tries(Allowance(1000, 1), Allowance(1000, 1), Allowance(1000, 1)))
        door = Door(passwords, free)
        enter(scene, await door.register("Ann", GOOD, HERE))

        async def fastest(name: str) -> float:
            spent = []
            for _ in range(9):
                start = time.perf_counter()
                await door.log_in(scene.accounts, name, OTHER, HERE)
                spent.append(time.perf_counter() - start)
            return min(spent)

        found = await fastest("ann"), await fastest("nobody here")
        passwords.close()
        return found

    known, unknown = asyncio.run(timed())
    assert 0.5 < known / unknown < 2


def test_tries_are_counted_before_the_work_and_by_name_and_place(door: Door) -> None:
    async def tries() -> None:
        scene = Scene()
        enter(scene, await door.register("Ann", GOOD, HERE))
        guesses = await asyncio.gather(
            *(door.log_in(scene.accounts, "ann", OTHER, Caller(f"198.51.100.{each}", HERE.now)) for each in range(30)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Entrance) for each in guesses) == 10
        with pytest.raises(TooFast, match="Too many attempts: try again in 60 seconds"):
            await door.log_in(scene.accounts, "\uff21NN", GOOD, HERE)
        later = Caller(HERE.address, HERE.now + 60_000)
        enter(scene, await door.log_in(scene.accounts, "ann", GOOD, later))

    asyncio.run(tries())


def test_arrivals_are_counted_by_place(door: Door) -> None:
    for _ in range(5):
        door.arrive(None, HERE)
    with pytest.raises(Refused, match="Too many attempts"):
        door.arrive(None, HERE)
    door.arrive(None, Caller("203.0.113.10", HERE.now))

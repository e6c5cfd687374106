"""Whatever anybody asks, in any order: money is conserved and never below nothing, revoked sessions stay so, roles come only from those
entitled, tries are held, a guest who registers keeps the money, and nobody is told a secret."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pitboss.house.accounts import (
    Accounts,
    Actor,
    Event,
    Holder,
    House,
    Kind,
    Policy,
    Purse,
    Request,
    Scope,
    Secret,
    Sessions,
    Visitor,
    authenticate,
    commands as c,
    decode,
    digest,
    encode,
    events as e,
    may_decide,
    postings,
    step,
    told,
)
from pitboss.house.limits import Allowance, Throttle, admit
from pitboss.law.moment import Jurisdiction
from pitboss.law.refusal import Malformed, Refused
from pitboss.money.ledger import balanced
from pitboss.terms.powers import Role
from tests.house.accounts.house import Scene, hashed, proof

PEOPLE = ("ann", "bob", "cy", "dee", "ada", "eve", "fay")
TABLES = ("t1", "t2")
people, tables = st.sampled_from(PEOPLE), st.sampled_from(TABLES)
cents = st.integers(-10, 1200)
roles = st.sampled_from((Role.DEALER, Role.CASINO_SUPERVISOR, Role.GAMING_MANAGER, Role.CASINO_OPERATOR, Role.INSPECTOR, Role.PLAYER))
scopes = st.builds(Scope, st.sampled_from((None, Jurisdiction.NSW, Jurisdiction.VIC)), st.just(None), st.sampled_from((None, *TABLES)))
secrets = st.integers(0, 30).map(lambda number: f"token number {number}, which is random in life")
POLICY = Policy(Purse(1000, 100, 2), Purse(1000, 100, 2), Sessions(idle=1800, longest=7200, refresh=60, most=3))
TRIES = {"from:here": Allowance(4, 20_000), "name:ann": Allowance(2, 60_000)}
proofs = st.builds(proof, st.sampled_from(("old", "new")), st.sampled_from(("old", "new")))
words = st.sampled_from(("old", "new")).map(hashed)
COMMANDS = st.one_of(
    st.builds(c.Upgrade, people, st.sampled_from((*PEOPLE, "Zed")), words),
    st.builds(c.ChangePassword, people, proofs, words),
    st.builds(c.CloseAccount, people, st.none() | proofs),
    st.builds(c.RefreshSession),
    st.builds(c.SignOut),
    st.builds(c.RevokeSessions, people),
    st.builds(c.TopUp, people),
    st.builds(c.BuyIn, people, tables, cents),
    st.builds(c.CashOut, people, tables, cents),
    st.builds(c.FillTable, tables, cents),
    st.builds(c.CreditTable, tables, cents),
    st.builds(c.GrantRole, people, roles, scopes),
    st.builds(c.WithdrawRole, people, roles, scopes),
    st.builds(c.AppointAdministrator, people),
    st.builds(c.RetireAdministrator, people),
    st.builds(c.OfferAdministration, secrets.map(lambda text: digest(Secret(text))), st.just(Scene().at + 9000)),
    st.builds(c.ClaimAdministration, secrets.map(lambda text: digest(Secret(text)))),
    st.builds(c.SweepSessions),
)


DECISIONS = st.one_of(
    st.builds(c.GrantRole, people, roles, scopes),
    st.builds(c.GrantRole, people, st.just(Role.GAMING_MANAGER), st.just(Scope(Jurisdiction.NSW))),
    st.builds(c.GrantRole, people, st.just(Role.DEALER), st.just(Scope(Jurisdiction.NSW, None, "t1"))),
    st.builds(c.WithdrawRole, people, st.just(Role.DEALER), st.just(Scope(Jurisdiction.NSW, None, "t1"))),
    st.builds(c.AppointAdministrator, people),
    st.builds(c.RetireAdministrator, people),
    st.builds(c.RevokeSessions, people),
)


def own(account: str, known: str) -> st.SearchStrategy[Any]:
    """What somebody may well ask about the own account, whose password is known."""
    proved = st.just(proof(known, known))
    return st.one_of(
        st.builds(c.BuyIn, st.just(account), st.just("t1"), st.integers(1, 1100)),
        st.builds(c.BuyIn, st.just(account), tables, st.just(1000)),
        st.builds(c.TopUp, st.just(account)),
        st.builds(c.Upgrade, st.just(account), st.sampled_from((account, "Zed", "Yve")), words),
        st.builds(c.ChangePassword, st.just(account), proved, words),
        st.builds(c.CloseAccount, st.just(account), proved),
        st.builds(c.RefreshSession),
        st.builds(c.SignOut),
    )


class Loose(RuleBasedStateMachine):
    """A house let loose."""

    def __init__(self) -> None:
        super().__init__()
        self.scene = Scene(POLICY)
        self.said: set[str] = set()
        self.revoked: set[Secret] = set()
        self.throttle, self.tried = Throttle(), list[int]()

    @initialize()
    def open(self) -> None:
        self.scene.administrator("ada").table("t1", 1000).guest("ann").guest("bob").member("cy").member("dee")
        self.scene.role("dee", Role.GAMING_MANAGER, Scope(Jurisdiction.NSW))

    def ask(self, by: Actor, command: Any) -> None:
        scene, before = self.scene, self.scene.accounts
        try:
            events, after = step(POLICY, before, Request(by, scene.at, command))
        except (Refused, Malformed) as fault:
            self.said.add(fault.sentence)
            return
        scene.accounts = after
        scene.log += events
        for event in events:
            self.look(before, by, event)

    def look(self, before: Accounts, by: Actor, event: Event) -> None:
        """What must be so of every event, seen from the state before the request."""
        assert balanced(postings(event))
        assert decode(json.loads(json.dumps(encode(event)))) == event
        match event:
            case e.RoleGranted() | e.RoleWithdrawn():
                assert isinstance(by, Holder)
                assert event.by == by.account
                assert may_decide(before, by.account, event.role, event.scope)
                assert before.people[event.account].kind is not Kind.CLOSED
            case e.AdministratorAppointed():
                assert isinstance(by, Holder)
                assert by.account in before.administrators or before.offer is not None
            case e.BoughtIn():
                assert isinstance(by, Holder)
                assert by.account == event.account
            case e.CashedOut() | e.TableFilled() | e.TableCredited():
                assert by == House()
            case e.GuestUpgraded():
                assert self.scene.accounts.people[event.account].wallet == before.people[event.account].wallet
            case _:
                pass

    @rule(name=people, token=secrets)
    def arrive(self, name: str, token: str) -> None:
        self.ask(Visitor(), c.ArriveAsGuest(name, name, digest(Secret(token))))

    @rule(name=people, token=secrets)
    def register(self, name: str, token: str) -> None:
        self.ask(Visitor(), c.Register(name, name, hashed("old"), digest(Secret(token))))

    @rule(name=people, token=secrets, checked=proofs)
    def log_in(self, name: str, token: str, checked: Any) -> None:
        self.ask(Visitor(), c.LogIn(name, checked, digest(Secret(token))))

    @rule(token=secrets, command=COMMANDS)
    def with_a_cookie(self, token: str, command: Any) -> None:
        try:
            by = authenticate(self.scene.accounts, Secret(token), self.scene.at)
        except Refused as refusal:
            self.said.add(refusal.sentence)
            return
        self.ask(by, command)

    @precondition(lambda self: self.scene.accounts.people)
    @rule(data=st.data(), command=COMMANDS)
    def as_somebody_who_is_in(self, data: st.DataObject, command: Any) -> None:
        live = sorted(each.handle for each in self.scene.accounts.sessions.values())
        session = self.scene.accounts.sessions[data.draw(st.sampled_from(live))]
        self.ask(Holder(session.account, session.handle), command)

    @rule(data=st.data())
    def minding_ones_own(self, data: st.DataObject) -> None:
        """Something that has a chance, asked by somebody whose session is good."""
        accounts = self.scene.accounts
        live = sorted(each.handle for each in accounts.sessions.values() if not each.over(self.scene.at))
        if live:
            session = accounts.sessions[data.draw(st.sampled_from(live))]
            person = accounts.people[session.account]
            known = "old" if person.password == hashed("old") else "new" if person.password == hashed("new") else person.id
            self.ask(Holder(person.id, session.handle), data.draw(own(person.id, known)))

    @rule(data=st.data(), won=st.integers(-1000, 500))
    def leaving_a_table(self, data: st.DataObject, won: int) -> None:
        seated = sorted((each.id, *seat) for each in self.scene.accounts.people.values() for seat in each.wallet.tables.items())
        if seated:
            account, table, brought = data.draw(st.sampled_from(seated))
            self.ask(House(), c.CashOut(account, table, max(brought + won, 0)))

    @rule(data=st.data(), command=DECISIONS)
    def those_who_decide(self, data: st.DataObject, command: Any) -> None:
        """A decision about staff by somebody of the staff, entitled or not."""
        accounts = self.scene.accounts
        staff = sorted(
            each.id for each in accounts.people.values() if each.sessions and (each.grants or each.id in accounts.administrators)
        )
        if staff:
            person = data.draw(st.sampled_from(staff))
            self.ask(Holder(person, accounts.people[person].sessions[-1]), command)

    @rule(name=people, command=COMMANDS)
    def as_a_forged_holder(self, name: str, command: Any) -> None:
        self.ask(Holder(name, "s-forged"), command)

    @rule(command=COMMANDS)
    def as_the_house(self, command: Any) -> None:
        self.ask(House(), command)

    @rule(seconds=st.sampled_from((1, 60, 900, 4000)))
    def wait(self, seconds: int) -> None:
        self.scene.at += seconds

    @rule(times=st.integers(1, 5))
    def try_to_log_in(self, times: int) -> None:
        for _ in range(times):
            self.throttle, refused = admit(self.throttle, TRIES, self.scene.at * 1000)
            if refused is None:
                self.tried.append(self.scene.at)
        for first in range(len(self.tried)):
            span = self.tried[-1] - self.tried[first]
            assert len(self.tried) - first <= 2 + span // 60

    @invariant()
    def revoked_sessions_stay_revoked(self) -> None:
        self.revoked |= {each.digest for each in self.scene.accounts.sessions.values() if each.ended}
        for session in self.scene.accounts.sessions.values():
            assert (session.digest in self.revoked) == (session.ended is not None)
            live = session.handle in self.scene.accounts.people[session.account].sessions
            assert live == (session.ended is None)

    @invariant()
    def nobody_is_told_a_secret(self) -> None:
        recent = self.scene.log[-3:]
        hidden = {each.reveal() for event in recent for name in event.__slots__ if isinstance(each := getattr(event, name), Secret)}
        actors: list[Actor] = [Visitor(), House(), *(Holder(name, "") for name in PEOPLE)]
        for actor in actors:
            for event in recent:
                text = f"{event!r} {told(self.scene.accounts, actor, event, Scope())}"
                assert not [each for each in hidden if each in text]

    @invariant()
    def a_refusal_is_one_sentence(self) -> None:
        assert not [each for each in self.said if not each.endswith(".") or "\n" in each]

    @invariant()
    def money_is_conserved(self) -> None:
        self.scene.check()

    @invariant()
    def there_is_an_administrator_and_staff_are_members(self) -> None:
        if self.scene.log:
            assert self.scene.accounts.administrators
        for person in self.scene.accounts.people.values():
            assert person.kind is Kind.MEMBER or not person.grants
            assert person.kind is Kind.MEMBER or person.id not in self.scene.accounts.administrators


TestHouse = Loose.TestCase
TestHouse.settings = settings(max_examples=60, stateful_step_count=80, deadline=None, suppress_health_check=list(HealthCheck))

"""Accounts: who somebody is, what is in the wallet, which roles they hold. Commands → events → state, in one stream of its own.

How the edge uses it, a request at a time:

1. Who is it?  `authenticate(accounts, Secret(cookie), at)` gives a `Holder` or refuses; nobody is a `Visitor()`, the service is `House()`.
2. What is asked?  A command (see commands.py) in a `Request(by, at, do)`. Where a password, an id, a token or a count of tries is needed, a
   method of `Door` makes it: `arrive`, `register`, `log_in` and `offer` give an `Entrance` (request and cookie or token); `upgrade`,
   `change_password` and `close_account` give the request. The link's token comes back as `ClaimAdministration(digest(Secret(token)))`.
3. Decide.  `step(policy, accounts, request)` gives the events and the next state, or raises `Refused` / `Malformed` with a code and one
   sentence; `TooFast` (a `Refused`) has `wait` in milliseconds.
4. Store.  `encode(event)` and `postings(event)` in one transaction; only then set the cookie. `decode` and `replay` on the way back.
5. Tell.  `told(accounts, actor, event, place)` and `card(…)` are what may leave the server; `encode` and `Accounts` never do.

Which roles somebody has where a command is about to happen: `roles_at(accounts, account, Scope(jurisdiction, document, table))`, asked at
every command. Complaints and staff names of a table's own log: `Facet.COMPLAINTS in facets(…)`, `shown_as(…)`.
After a request of a holder, `due(accounts, holder, at, policy.sessions.refresh)` gives the `RefreshSession` to send, seldom.
Times are whole seconds of universal time; `Caller.now` and limits are in milliseconds. Money is whole cents.

A player's way with money: `BuyIn` by the holder; at the table the floor's own ledger moves chips; `CashOut` by the `House` with the sum
that the table's log gives. A table's float is brought by `FillTable`, before anybody buys in, and taken by `CreditTable`, by the `House`.
No wallet and no table is ever below zero: a table that owes more than lies there is filled first.
"""

from pitboss.house.accounts.codec import decode, encode
from pitboss.house.accounts.decide import decide, step
from pitboss.house.accounts.door import Caller, Door, Entrance
from pitboss.house.accounts.events import Event
from pitboss.house.accounts.evolve import evolve, replay
from pitboss.house.accounts.ledger import ledger, postings
from pitboss.house.accounts.passwords import CHEAP, PROFILES, STRONG, Hashing, Passwords
from pitboss.house.accounts.policy import Policy, Purse, Sessions, Tries
from pitboss.house.accounts.privacy import Card, Facet, card, facets, shown_as, told
from pitboss.house.accounts.request import Actor, Holder, House, Request, Visitor
from pitboss.house.accounts.secret import Secret, digest
from pitboss.house.accounts.sessions import authenticate, due
from pitboss.house.accounts.staff import may_decide, roles_at
from pitboss.house.accounts.state import Account, Accounts, Session, Wallet
from pitboss.house.accounts.words import Ending, Gift, Kind, Name, Proof, Scope, Verdict

__all__ = [
    "CHEAP",
    "PROFILES",
    "STRONG",
    "Account",
    "Accounts",
    "Actor",
    "Caller",
    "Card",
    "Door",
    "Ending",
    "Entrance",
    "Event",
    "Facet",
    "Gift",
    "Hashing",
    "Holder",
    "House",
    "Kind",
    "Name",
    "Passwords",
    "Policy",
    "Proof",
    "Purse",
    "Request",
    "Scope",
    "Secret",
    "Session",
    "Sessions",
    "Tries",
    "Verdict",
    "Visitor",
    "Wallet",
    "authenticate",
    "card",
    "decide",
    "decode",
    "digest",
    "due",
    "encode",
    "evolve",
    "facets",
    "ledger",
    "may_decide",
    "postings",
    "replay",
    "roles_at",
    "shown_as",
    "step",
    "told",
]

"""Every refusal of the accounts, a sentence each, with the rule of the house it stands under."""

from __future__ import annotations

from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.terms.powers import Role


def wrong_login() -> Refused:
    """The one sentence for an unknown name, a wrong password, a guest's name and a closed account."""
    return Refused("wrong-login", "That name and password do not go together.", rule="house accounts: entry")


def wrong_password() -> Refused:
    """The holder's own password was not proved."""
    return Refused("wrong-password", "That is not your password.", rule="house accounts: entry")


def name_taken() -> Refused:
    """The name, or one that looks the same, is somebody's."""
    return Refused("name-taken", "That name, or one that looks the same, is taken.", rule="house accounts: names")


def id_used() -> Refused:
    """An id or a session that came with a command was used before."""
    return Refused("id-used", "That was used before: ask again.", rule="house accounts: entry")


def session_over() -> Refused:
    """The one sentence for an unknown, revoked, expired or stolen session."""
    return Refused("session-over", "Your session has ended: sign in again.", rule="house accounts: sessions")


def no_session(account: str) -> Refused:
    """There is no such session to revoke."""
    return Refused("no-such-session", f"Account {account} has no such session.", rule="house accounts: sessions")


def sign_in_first() -> Refused:
    """A visitor asked what takes an account."""
    return Refused("sign-in-first", "Sign in first.", rule="house accounts: sessions")


def already_in() -> Refused:
    """Somebody with a session asked to get in."""
    return Refused("already-in", "You are signed in: sign out first.", rule="house accounts: entry")


def not_yours(thing: str) -> Refused:
    """Somebody reached for what is another's; the same sentence whether that account exists or not."""
    return Refused("not-yours", f"You may use only your own {thing}.", rule="house accounts: own things only")


def house_only(deed: str) -> Refused:
    """A person asked what only the service does."""
    return Refused("house-only", f"Only the house {deed}.", rule="house accounts: the house's part")


def members_only(deed: str) -> Refused:
    """A guest asked what takes a real account."""
    return Refused("members-only", f"A guest cannot {deed}: register first.", rule="house accounts: guests")


def not_a_guest() -> Refused:
    """A member asked to become one."""
    return Refused("not-a-guest", "This account is registered already.", rule="house accounts: guests")


def no_account() -> Refused:
    """An entitled person named an account that is not there or is closed."""
    return Refused("no-such-account", "There is no such account.", rule="house accounts: entry")


def too_little(held: int, asked: int) -> Refused:
    """The wallet does not hold what is asked of it."""
    said = f"Your wallet holds {dollars(held)}, which is less than {dollars(asked)}."
    return Refused("too-little", said, rule="house accounts: wallet")


def table_short(table: str, held: int) -> Refused:
    """A table does not hold what would leave it."""
    said = f"Table {table} holds {dollars(held)}: fill it before it pays more."
    return Refused("table-short", said, rule="house accounts: wallet")


def no_table(table: str) -> Refused:
    """Money was to go to a table that the house has brought none to."""
    return Refused("no-such-table", f"There is no table {table[:40]!r} to buy in at.", rule="house accounts: wallet")


def not_at_table(table: str) -> Refused:
    """Somebody was to be cashed out who brought nothing to the table."""
    return Refused("not-at-table", f"That account has no chips at table {table}.", rule="house accounts: wallet")


def still_at_table(table: str) -> Refused:
    """An account was to be closed while its chips lie at a table."""
    return Refused("still-at-table", f"You have chips at table {table}: leave it first.", rule="house accounts: wallet")


def not_broke(broke: int) -> Refused:
    """A top-up was asked for by somebody who has money."""
    said = f"A top-up is for a wallet below {dollars(broke)} with no chips at any table."
    return Refused("not-broke", said, rule="house accounts: top-ups")


def enough_top_ups(limit: int) -> Refused:
    """All top-ups of the day were used."""
    said = f"You have had {limit} top-ups in 24 hours: come back later."
    return Refused("enough-top-ups", said, rule="house accounts: top-ups")


def may_not_grant(role: Role) -> Refused:
    """Somebody gave or took a role without being entitled to."""
    said = f"Only an administrator, or a manager within the manager's own scope and below that rank, decides who is {role.title}."
    return Refused("may-not-grant", said, rule="house accounts: roles")


def no_role(role: Role) -> Refused:
    """A role that nobody can be given."""
    return Refused("no-such-role", f"{role.title} is not a role that is granted.", rule="house accounts: roles")


def own_watcher(role: Role) -> Refused:
    """An administrator reached for a role of the regulator."""
    return Refused("own-watcher", f"Nobody makes themself {role.title}: somebody else must hold that role.", rule="house accounts: roles")


def held_already() -> Refused:
    """The role is held for that scope."""
    return Refused("held-already", "That is held already.", rule="house accounts: roles")


def not_held() -> Refused:
    """The role is not held for that scope."""
    return Refused("not-held", "That is not held.", rule="house accounts: roles")


def administrators_only(deed: str) -> Refused:
    """Somebody else asked what an administrator does."""
    return Refused("administrators-only", f"Only an administrator {deed}.", rule="house accounts: administrators")


def last_administrator() -> Refused:
    """The house would be left without an administrator."""
    said = "You are the last administrator: appoint another first."
    return Refused("last-administrator", said, rule="house accounts: administrators")


def has_administrator() -> Refused:
    """A link was asked for that is not needed."""
    said = "There is an administrator: a link is only for a house without one."
    return Refused("has-administrator", said, rule="house accounts: administrators")


def bad_link() -> Refused:
    """The one sentence for a wrong, used or expired link."""
    said = "That link is not good any more: start the house again for another."
    return Refused("bad-link", said, rule="house accounts: administrators")

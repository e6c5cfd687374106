"""Nameplates: what people are called to whoever reads, in place of the ids that the log knows them by."""

from __future__ import annotations

import re

from pitboss.house.accounts import Accounts, Scope, Visitor, shown_as

ID = re.compile(r"a-(?<=\ba-)[0-9a-f]{24}\b")
"""The id of an account, wherever it stands in a text; it begins with letters, not with a boundary, since those are sought quickly."""


def names_in(accounts: Accounts, text: str, place: Scope, *, inside: frozenset[str] | None = None) -> dict[str, str]:
    """Everybody whom a text names, by id: to the staff of a table (`inside` is None) by name, to others as the public may call them.

    `inside` holds whoever reads: oneself is always called by name.
    """
    return {person: name_of(accounts, person, place, inside=inside) for person in dict.fromkeys(ID.findall(text))}


def name_of(accounts: Accounts, person: str, place: Scope, *, inside: frozenset[str] | None = None) -> str:
    """What one person is called."""
    account = accounts.people.get(person)
    if account is None:
        return "somebody"
    if inside is None or person in inside:
        return account.name.shown
    return shown_as(accounts, Visitor(), person, place)


def spoken(text: str, names: dict[str, str]) -> str:
    """A sentence with names in place of ids.

    >>> spoken("a-0123456789abcdef01234567 stakes 5.00.", {"a-0123456789abcdef01234567": "Ann"})
    'Ann stakes 5.00.'
    """
    return ID.sub(lambda found: names.get(found.group(), "somebody"), text)

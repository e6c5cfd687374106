"""From one version of Magnificent Sevens to the other: at every table or at none, and only with no entry or with all of them."""

from __future__ import annotations

import pytest

from pitboss.floor.commands import Command
from pitboss.floor.decide import step
from pitboss.floor.game import Game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.opening.events import VersionChanged
from pitboss.floor.opening.state import Entries, Standing
from pitboss.floor.opening.versions import CHANGE
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.law.refusal import Refused
from pitboss.terms.powers import Role
from pitboss.tournament.sevens.versions import close_all, entries_now
from tests.tournament.sevens import GAME, HAND, RULES


def opened(*, noticed: bool = True) -> tuple[Game, Floor]:
    """A table of the floor with everybody on duty who may be asked for."""
    floor = Floor()
    everybody = tuple(role for role in Role if role not in (Role.PLAYER, Role.SPECTATOR, Role.ANYONE))
    told = GiveNotice(Kind.NOTICE_TO_PLAYERS, CHANGE["1-to-2/notice"].name, words="version 2 is coming")
    asked: list[Command] = [SignOn("gwen", everybody), OpenTable(), GiveNotice(Kind.SIGN, CHANGE["notice"].name), told]
    for command in asked if noticed else asked[:2]:
        _, floor = step(GAME, floor, Request("gwen", 0, command))
    return GAME, floor


def test_how_full_the_coming_tournament_is() -> None:
    hands = [HAND._replace(round=number) for number in range(1, 197)]
    assert entries_now(RULES, ()) is Entries.NONE
    assert entries_now(RULES, hands[:1]) is entries_now(RULES, hands[:195]) is Entries.SOME
    assert entries_now(RULES, hands) is Entries.ALL


def test_every_table_changes_or_none_does() -> None:
    tables = {"one": opened(), "two": opened()}
    found = close_all(tables, "gwen", 10, 2, Entries.NONE)
    assert set(found) == {"one", "two"}
    for events, floor in found.values():
        assert any(isinstance(event, VersionChanged) for event in events)
        assert floor.opening.standing is not Standing.OPEN
    with pytest.raises(Refused):
        close_all(tables, "gwen", 10, 2, Entries.SOME)
    with pytest.raises(Refused):
        close_all({**tables, "three": opened(noticed=False)}, "gwen", 10, 2, Entries.NONE)

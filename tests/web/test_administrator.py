"""An administrator finds a member, grants and withdraws roles, appoints another administrator, and ends sessions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.browser import violations
from tests.web.conftest import Come
from tests.web.staff import ADMINISTRATOR, PASSWORD, administrator, asks, signs_in

HELD = ("Dealer, by-hand", "Withdraw dealer")


@pytest.fixture(autouse=True)
def appointed(served: Served) -> None:
    """The house has its first administrator."""
    with administrator(served):
        pass


def test_roles_are_granted_and_withdrawn(come: Come) -> None:
    ada, ned = come(), come()
    asks(ned, "/api/register", {"name": "Ned New", "password": PASSWORD})
    signs_in(ada, ADMINISTRATOR)
    page = ada.goes("/consoles")
    page.get_by_role("link", name="Administrator").click()
    page.get_by_label("Find a member").fill("Ned New")
    page.get_by_role("button", name="Find", exact=True).click()
    page.get_by_label("Role", exact=True).select_option(label="Dealer")
    page.get_by_label("Where").select_option(label="Table: By-Hand")
    page.get_by_role("button", name="Grant the role").click()
    expect(page.get_by_text(HELD[0])).to_be_visible()
    assert ned.ask("/api/me")["roles"] == [{"role": "dealer", "jurisdiction": None, "document": None, "table": "by-hand"}]
    page.get_by_role("button", name="Grant the role").click()
    expect(page.get_by_text("That is held already.")).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name=HELD[1]).click()
    expect(page.get_by_text("No role.")).to_be_visible()
    assert ned.ask("/api/me")["roles"] == []
    ada.complaints = [each for each in ada.complaints if "409" not in each]  # held already, as it was meant to be


def test_another_administrator_is_appointed_and_sessions_end(come: Come) -> None:
    ada, eve = come(), come()
    asks(eve, "/api/register", {"name": "Eve Next", "password": PASSWORD})
    signs_in(ada, ADMINISTRATOR)
    page = ada.goes("/consoles/administrator?name=Eve%20Next")
    page.get_by_role("button", name="Make an administrator").click()
    expect(page.get_by_text("Appointed.")).to_be_visible()
    assert eve.ask("/api/me")["administrator"]
    page.get_by_role("button", name="Administrator no more").click()
    expect(page.get_by_text("Retired.")).to_be_visible()
    page.get_by_role("button", name="End every session").click()
    expect(page.get_by_text("Their sessions have ended.")).to_be_visible()
    assert eve.ask("/api/me")["code"] == "session-over"
    ada.complaints = [each for each in ada.complaints if "409" not in each]


def test_nobody_else_finds_people(come: Come) -> None:
    bob = come()
    asks(bob, "/api/register", {"name": "Bob Curious", "password": PASSWORD})
    page = bob.goes("/consoles/administrator")
    page.get_by_label("Find a member").fill("Ada Boss")
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.locator(".fault")).to_contain_text("looks people up by name")
    bob.complaints = [each for each in bob.complaints if "403" not in each]

"""People: a guest who becomes a member, signing in and out, sessions, money between purse and tables, the administrator's link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.browser import violations
from tests.web.conftest import Come
from tests.web.money import PURSE, engine_of
from tests.web.rooms import PHRASE, become_member, finish, forgive, sit, to_decision


@pytest.fixture(scope="module")
def served(new_house: Served) -> Served:
    return new_house


def test_a_guest_plays_keeps_the_purse_and_comes_back_to_it(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes("/tables/room-2")
    sit(page)
    to_decision(page)
    finish(page)
    account = ann.account
    become_member(ann, "Ann Keeper")
    assert ann.account == account
    page.get_by_role("button", name="Cash out").click()
    expect(page.get_by_text("Everything is at hand again.").or_(page.get_by_role("status").filter(has_text="wager"))).to_be_visible()
    engine = engine_of(served.store, "room-2")
    wallet = ann.ask("/api/wallet")
    assert round(float(wallet["cash"]) * 100) + engine.chips(account) == PURSE + engine.net(account)
    assert not violations(page)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="I have a name here")).to_be_visible()
    page.get_by_label("Name").last.fill("Ann Keeper")
    page.get_by_label("Password").last.fill("not the password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("status").filter(has_text="password")).to_be_visible()
    page.get_by_label("Password").last.fill(PHRASE)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Ann Keeper", level=1)).to_be_visible()
    assert (ann.account, ann.ask("/api/wallet")) == (account, wallet)
    forgive(ann, "401", "409")


def test_chips_are_cashed_out_at_each_table_and_a_full_purse_is_not_topped_up(come: Come, served: Served) -> None:
    bob = come()
    page = bob.goes("/tables/room-3")
    sit(page)
    page.goto(f"{bob.address}/me")
    expect(page.get_by_role("link", name="Chips at Room 3")).to_be_visible()
    page.get_by_role("button", name="Cash out").click()
    expect(page.get_by_text("Everything is at hand again.")).to_be_visible()
    expect(page.get_by_role("link", name="Chips at Room 3")).to_be_hidden()
    assert bob.ask("/api/wallet") == {"cash": "1000.00", "tables": {}, "moving": {}}
    assert engine_of(served.store, "room-3").chips(bob.account) == 0
    page.get_by_role("button", name="Top up").click()
    expect(page.locator("main .fault")).to_be_visible()
    forgive(bob, "409")


def test_a_session_elsewhere_is_listed_ended_and_told(come: Come) -> None:
    here, there = come(), come()
    become_member(here, "Cat Twice")
    page = there.goes("/me")
    page.get_by_label("Name").last.fill("Cat Twice")
    page.get_by_label("Password").last.fill(PHRASE)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Cat Twice", level=1)).to_be_visible()
    mine = here.goes("/me")
    expect(mine.get_by_role("button", name="End it")).to_have_count(2)
    mine.locator("li").filter(has_not_text="this browser").get_by_role("button", name="End it").click()
    expect(mine.get_by_role("button", name="End it")).to_have_count(1)
    expect(page.get_by_text("Your session has ended: sign in again.").first).to_be_visible()
    assert not violations(page)
    forgive(there, "401")


def test_another_password_ends_the_old_one(come: Come) -> None:
    dan = come()
    become_member(dan, "Dan Change")
    page = dan.page
    page.get_by_label("Present password").fill(PHRASE)
    page.get_by_label("New password").fill("another horse battery")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_text("It is changed; every other session has ended.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    for phrase, seen in ((PHRASE, "status"), ("another horse battery", "heading")):
        page.get_by_label("Name").last.fill("Dan Change")
        page.get_by_label("Password").last.fill(phrase)
        page.get_by_role("button", name="Sign in").click()
        found = page.locator("main .fault") if seen == "status" else page.get_by_role("heading", name="Dan Change", level=1)
        expect(found).to_be_visible()
    forgive(dan, "401")


def test_an_account_is_closed_after_asking_twice(come: Come) -> None:
    eve = come()
    become_member(eve, "Eve Gone")
    page = eve.page
    page.get_by_role("button", name="Close the account").click()
    dialog = page.get_by_role("dialog", name="Close the account")
    dialog.get_by_label("Password").fill("wrong wrong wrong")
    dialog.get_by_role("button", name="Close it for good").click()
    expect(dialog.locator(".fault")).to_be_visible()
    dialog.get_by_label("Password").fill(PHRASE)
    dialog.get_by_role("button", name="Close it for good").click()
    expect(page.get_by_role("heading", name="I have a name here")).to_be_visible()
    page.get_by_label("Name").last.fill("Eve Gone")
    page.get_by_label("Password").last.fill(PHRASE)
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator("main .fault")).to_be_visible()
    forgive(eve, "401", "403", "409")


def test_what_happens_in_one_tab_happens_in_the_other(come: Come) -> None:
    fay = come()
    first = fay.goes("/me")
    second = fay.open()
    second.goto(f"{fay.address}/")
    expect(second.get_by_role("link", name="Come in")).to_be_visible()
    first.get_by_role("button", name="Come in as a guest").click()
    expect(first.get_by_role("button", name="Sign out")).to_be_visible()
    expect(second.get_by_role("link", name="$1,000")).to_be_visible()
    first.get_by_role("button", name="Sign out").click()
    expect(second.get_by_role("link", name="Come in")).to_be_visible()
    forgive(fay, "401")


def test_the_printed_link_makes_a_newcomer_the_administrator_and_leaves_no_trace(come: Come, served: Served) -> None:
    ada = come()
    page = ada.goes(f"/#administrator={served.link()}")
    dialog = page.get_by_role("dialog", name="Become the administrator")
    expect(dialog).to_be_visible()
    assert served.link() not in page.url
    dialog.get_by_label("Name").fill("Ada Link")
    dialog.get_by_label("Password").fill(PHRASE)
    assert not violations(page)
    dialog.get_by_role("button", name="Claim").click()
    expect(dialog.get_by_text("Ada Link is the administrator of this house.")).to_be_visible()
    assert ada.ask("/api/me")["administrator"]
    dialog.get_by_role("link", name="To the consoles").click()
    expect(page.get_by_role("link", name="Consoles", exact=True)).to_be_visible()
    late = come()
    page = late.goes(f"/#administrator={served.link()}")
    dialog = page.get_by_role("dialog", name="Become the administrator")
    dialog.get_by_label("Name").fill("Bea Late")
    dialog.get_by_label("Password").fill(PHRASE)
    dialog.get_by_role("button", name="Claim").click()
    expect(dialog.locator(".fault")).to_be_visible()
    assert not late.ask("/api/me")["administrator"]
    forgive(late, "403")

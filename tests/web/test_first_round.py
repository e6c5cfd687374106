"""A newcomer comes to the lobby, sits down as a guest and plays a round to its settlement."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money

TABLE = "vic-blackjack"


def sit(page: Page, box: int) -> None:
    """Take a seat, as a guest where one is nobody yet."""
    page.get_by_role("button", name=f"Sit at box {box}").click()
    expect(page.locator(".purse")).to_be_visible()


def play_on(page: Page) -> None:
    """Stand wherever the book lets one stand, hit where it does not, and let offers pass, until the round is settled."""
    for _ in range(12):
        if is_settled(page):
            return
        (stand(page) if stand(page).count() else page.locator("[data-act=hit]")).click()
        page.wait_for_timeout(150)


def stand(page: Page) -> Locator:
    """The button to stand, where that is lawful: the ACT and New South Wales have one draw to 11."""
    return page.locator("[data-act=stand]:not([aria-disabled])")


def is_settled(page: Page) -> bool:
    """Wait for a decision or the settlement, and say which came."""
    result = page.locator(".result")
    expect(result.or_(page.locator("[data-act=hit]")).first).to_be_visible()
    return result.count() > 0


def test_a_newcomer_plays_a_round_with_the_mouse(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes("/")
    page.get_by_role("link", name="Vic-Blackjack Blackjack", exact=True).click()
    expect(page).to_have_url(re.compile(f"/tables/{TABLE}$"))
    sit(page, 1)
    page.get_by_role("button", name="$25 chip").click()
    page.get_by_role("button", name="Put $25 on box 1").click()
    page.get_by_role("button", name="Place $25").click()
    play_on(page)
    engine = check_money(ann, served.store, TABLE)
    [mine] = [each for each in engine.settled if each.player == ann.account and not each.bet.startswith("perfect")]
    assert mine.stake == 2500
    assert not violations(page)


def test_the_keyboard_alone_is_enough(come: Come, served: Served) -> None:
    bob = come()
    page = bob.goes("/tables/vic-vegas-blackjack")
    page.get_by_role("button", name="Sit at box 3").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".purse")).to_be_visible()
    page.locator("body").press("b")
    page.locator("body").press("Enter")
    for _ in range(12):
        if is_settled(page):
            break
        page.locator("body").press("s" if stand(page).count() else "h")
        page.wait_for_timeout(300)
    expect(page.locator(".result")).to_be_visible()
    check_money(bob, served.store, "vic-vegas-blackjack")


def test_what_is_not_lawful_says_why_with_its_rule(come: Come) -> None:
    eve = come()
    page = eve.goes("/tables/act-blackjack")
    sit(page, 2)
    grey = page.locator("[data-act][aria-disabled=true]").first
    for _ in range(8):
        page.get_by_role("button", name="Put $5 on box 2").click()
        page.get_by_role("button", name="Place $5").click()
        if not is_settled(page) and grey.count():
            break
        play_on(page)  # everything was lawful with a pair, or a natural left nothing to decide
        expect(page.get_by_role("button", name="Put $5 on box 2")).to_be_visible()
    grey.click(force=True)  # greyed, and within reach: it says why
    panel = page.get_by_role("dialog", name="Why?")
    expect(panel.get_by_role("link", name=re.compile("^ACT-2018-01 "))).to_be_visible()
    assert not violations(page)


def test_a_dropped_connection_comes_back_in_the_middle_of_a_hand(come: Come, served: Served) -> None:
    cat = come()
    page = cat.goes("/tables/nsw-star-blackjack")
    sit(page, 4)
    page.get_by_role("button", name="Put $5 on box 4").click()
    page.get_by_role("button", name="Place $5").click()
    expect(page.locator(".mine .stack.yes")).to_be_visible()
    served.kill()
    expect(page.get_by_text("The connection is lost.", exact=False).first).to_be_visible()
    served.start()
    play_on(page)
    expect(page.get_by_text("The connection is lost.", exact=False).first).to_be_hidden()
    cat.complaints = [each for each in cat.complaints if "ERR_CONNECTION" not in each and "WebSocket" not in each]
    check_money(cat, served.store, "nsw-star-blackjack")


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/vic-blackjack", "/odds", "/learn", "/fair", "/consoles", "/me", "/nowhere"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_page_is_an_obstacle(come: Come, path: str, theme: str) -> None:
    page = come(theme=theme).goes(path)
    expect(page.locator("main h1").first).to_be_visible()
    page.wait_for_timeout(200)
    assert not violations(page)


def test_a_phone_tips_nothing_off_the_screen(come: Come, served: Served) -> None:
    dan = come(PHONE)
    page = dan.goes("/tables/vic-crown-21")
    sit(page, 1)
    page.get_by_role("button", name="Put $5 on box 1").click()
    page.get_by_role("button", name="Place $5").click()
    play_on(page)
    assert not off_screen(page)
    check_money(dan, served.store, "vic-crown-21")

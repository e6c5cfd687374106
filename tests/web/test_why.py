"""Why: everything that cites a rule opens it, with our words, the document, what it prevails over, the reading and its price."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.browser import PHONE, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import finish, sit, to_decision


def test_an_answer_of_a_book_says_why_to_the_last_layer(come: Come) -> None:
    page = come().goes("/rules/vic-crown-pontoon#dealer-soft-17")
    page.get_by_role("button", name="Why? Does the dealer stand on or draw to a soft 17?").click()
    panel = page.get_by_role("dialog", name="Why?")
    expect(panel.get_by_text("Dealer hits soft 17")).to_be_visible()
    expect(panel).to_contain_text("Casino Rules Notice 1 of 2003")
    expect(panel).to_contain_text("Prevails over VIC-2003-01 7.5.6(a) (Blackjack)")
    expect(panel).to_contain_text("because of VIC-2003-01 10.1")
    expect(panel).to_contain_text("Reading A20")
    expect(panel).to_contain_text("+0.4287 %")
    assert violations(page) == []
    panel.get_by_role("link", name="VIC-2003-01 7.5.6(a)").first.click()
    expect(page.get_by_role("heading", name="VIC-2003-01 7.5.6(a)")).to_be_visible()
    expect(panel).to_be_hidden()


def test_a_line_of_the_log_opens_its_rules(come: Come) -> None:
    page = come().goes("/tables/vic-vegas-blackjack")
    line = page.get_by_role("button", name=re.compile("^VIC-2003-01")).first
    line.click()
    panel = page.get_by_role("dialog", name="Why?")
    expect(panel.get_by_role("heading", level=3).first).to_contain_text("VIC-2003-01")
    expect(panel.get_by_text("Victorian Casino and Gaming Authority").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_the_panel_is_a_sheet_on_a_phone(come: Come) -> None:
    page = come(PHONE, theme="light").goes("/rules/act-blackjack")
    page.get_by_role("button", name=re.compile("^Why[?]")).first.click()
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text("ACT-2018-01")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert off_screen(page) == []


def test_what_is_not_lawful_says_why_with_its_rule(come: Come, served: Served) -> None:
    eve = come()
    page = eve.goes("/tables/act-blackjack")
    sit(page, 2)
    grey = page.locator("[data-act][aria-disabled=true]").first
    for _ in range(8):
        to_decision(page, 2)
        if grey.count():
            break
        finish(page, 2)  # everything was lawful with a pair
    grey.click(force=True)  # greyed, and within reach: it says why
    panel = page.get_by_role("dialog", name="Why?")
    expect(panel.get_by_role("link", name=re.compile("^ACT-2018-01 ")).first).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    finish(page, 2)
    check_money(eve, served.store, "act-blackjack")

"""The lobby: find a table, sit down in one click, open one of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pitboss.floor.game import Purpose
from tests.house.serving import Served
from tests.web.browser import violations
from tests.web.conftest import Come
from tests.web.floor import FLOOR
from tests.web.money import check_money, engine_of
from tests.web.rooms import become_member, finish, forgive, to_decision


@pytest.fixture(scope="module")
def served(new_house: Served) -> Served:
    return new_house


def test_tables_are_found_by_game_book_wager_and_purpose(come: Come) -> None:
    page = come().goes("/")
    cards = page.locator("article")
    expect(cards.first).to_be_visible()
    every = cards.count()
    page.get_by_label("Game", exact=True).select_option(label="Blackjack (ACT)")
    expect(cards).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/\?game=act-blackjack$"))
    page.reload()
    expect(cards).to_have_count(1)
    page.get_by_role("link", name="Show every table").click()
    expect(cards).to_have_count(every)
    page.get_by_label("For", exact=True).select_option(label="learning")
    expect(cards).to_have_count(sum(table.purpose is Purpose.TRAINING for table in FLOOR))
    page.get_by_label("For", exact=True).select_option(label="any")
    page.get_by_label("A wager of").fill("501")
    expect(page.get_by_text("No table is like that.")).to_be_visible()
    page.get_by_label("A wager of").fill("500")
    expect(cards).to_have_count(every)
    page.get_by_role("searchbox", name="Find a table").fill("room 3")
    expect(cards).to_have_count(1)
    assert not violations(page)


def test_a_card_says_what_makes_the_table_different_and_the_book_agrees(come: Come) -> None:
    ann = come()
    page = ann.goes("/?game=vic-vegas-blackjack&find=vegas-blackjack")
    card = page.locator("article").first
    expect(card.get_by_text("Unlike Blackjack:")).to_be_visible()
    told = card.locator("li.own").all_inner_texts()
    terms = {each["term"]: each["value"] for each in ann.ask("/api/rules/vic-vegas-blackjack")["terms"]}
    assert f"{terms['decks']} decks" in told
    assert terms["double-totals"] == "below-21"
    assert "Double on any total below 21" in told
    assert any(each.startswith("Surrender against ten") for each in told)
    traits = ann.ask("/api/lobby/traits")["tables"]
    assert all(each["rules"] for table in traits.values() for each in table if each["said"] != "No insurance")


def test_one_click_in_the_lobby_is_a_seat_with_chips(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes("/")
    page.get_by_role("button", name="Take a seat at Room 1").click()
    expect(page).to_have_url(re.compile("/tables/room-1$"))
    expect(page.locator(".purse")).to_be_visible()
    to_decision(page)
    finish(page)
    check_money(ann, served.store, "room-1")
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.get_by_role("heading", name="Where you have chips")).to_be_visible()
    expect(page.locator("article")).to_have_count(1)
    assert not violations(page)


def test_a_member_opens_a_table_with_a_side_bet_and_fewer_decks(come: Come, served: Served) -> None:
    bob = come()
    become_member(bob, "Bob Owner")
    page = bob.goes("/open?game=vic-blackjack")
    page.get_by_label("What the table is called").fill("Bob’s corner")
    page.get_by_label("Minimum").first.fill("10")
    page.get_by_label("Maximum").first.fill("200")
    page.get_by_label("In steps of").fill("10")
    page.get_by_label("How many decks are in play?").select_option("6")
    page.get_by_label("Perfect Pairs").check()
    page.get_by_label("What it is for").select_option(label="Learning, with hints")
    page.get_by_text("more that the book leaves open").click()
    assert not violations(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/tables/bob-s-corner-[a-z0-9]{4}$"))
    expect(page.get_by_role("button", name="Sit at box 1")).to_be_visible()
    [row] = [each for each in bob.ask("/api/lobby")["tables"] if each["name"] == "Bob’s corner"]
    assert (row["options"], row["side_bets"], row["purpose"]) == ({"decks": "6"}, ["perfect-pairs"], "training")
    assert row["limits"] == {"minimum": "10.00", "maximum": "200.00"}
    engine = engine_of(served.store, row["id"])
    assert engine.state.floor.limits.minimum in (None, 1000)


def test_what_the_book_does_not_allow_is_refused_in_a_sentence_with_its_rule(come: Come) -> None:
    guest = come()
    page = guest.goes("/open?game=vic-blackjack")
    expect(page.get_by_text("A table of one’s own is for members.")).to_be_visible()
    page.get_by_label("What the table is called").fill("Nobody’s")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("sign in|come in|member", re.I))).to_be_visible()
    become_member(guest, "Eve Owner")
    page.goto(f"{guest.address}/open?game=vic-blackjack")
    page.get_by_label("What the table is called").fill("Upside down")
    page.get_by_label("Minimum").first.fill("50")
    page.get_by_label("Maximum").first.fill("5")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("no more than the maximum", exact=False)).to_be_visible()
    assert page.url.endswith("/open?game=vic-blackjack")
    forgive(guest, "40")

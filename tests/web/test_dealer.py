"""A dealer with a real shoe: cards entered by two keys while players decide at their own browsers, then take and pay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, Person, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money, engine_of
from tests.web.staff import asks, orders, signs_in, staff

TABLE = "by-hand"


def does(page: Page, act: str) -> None:
    """Do one of the dealer's duties, once it is due."""
    page.locator(f"[data-act={act}]:not([aria-disabled])").click()


def prepares(page: Page) -> None:
    """Come on duty and make the shoe ready."""
    page.get_by_role("button", name="Come on duty").click()
    for act in ("open-table", "shuffle", "cut", "place-cutting-card", "burn"):
        does(page, act)
    expect(page.locator("[data-act=burn]")).to_be_hidden()


def deals(page: Page, *cards: str) -> None:
    """Enter cards of the shoe by the keyboard, each where the console asks for it."""
    for card in cards:
        expect(page.get_by_role("heading", name=re.compile("^Card for"))).to_be_visible()
        undealt = _undealt(page)
        page.keyboard.type(card.lower())
        page.keyboard.press("Enter")
        page.wait_for_function("undealt => Number(document.querySelector('[data-undealt]').dataset.undealt) < undealt", arg=undealt)


def _undealt(page: Page) -> int:
    return int(page.locator("[data-undealt]").get_attribute("data-undealt") or 0)


def seats(person: Person, table: str, box: int) -> Page:
    """Have a player sit down and put $5 on the box."""
    page = person.goes(f"/tables/{table}")
    page.get_by_role("button", name=f"Sit at box {box}").click()
    expect(page.locator(".purse")).to_be_visible()
    page.get_by_role("button", name=f"Put $5 on box {box}").click()
    page.get_by_role("button", name="Place $5").click()
    expect(page.locator(".mine .stack.yes")).to_be_visible()
    return page


def test_a_dealer_enters_the_cards_while_players_decide(come: Come, served: Served) -> None:
    dora, ann, bob = come(), come(), come()
    signs_in(dora, staff(served, "dealer", "Dora Deal", table=TABLE))
    desk = dora.goes("/consoles")
    desk.get_by_role("link", name="Dealer By-Hand").click()
    prepares(desk)
    first, second = seats(ann, TABLE, 1), seats(bob, TABLE, 2)
    does(desk, "close-betting")
    desk.keyboard.type("9h")  # a slip of the hand: the wrong card is taken back before Enter
    desk.keyboard.press("Backspace")
    desk.keyboard.press("Backspace")
    deals(desk, "KH", "6D", "TS", "9C", "TH")
    first.locator("[data-act=stand]").click()
    expect(desk.get_by_role("heading", name=re.compile("^Box 2: "))).to_be_visible()
    desk.keyboard.press("h")  # bob signals, and the dealer enters it
    deals(desk, "9S")
    pays(desk, "Take", "5")
    expect(desk.get_by_text("Right: −$5.")).to_be_visible()
    expect(desk.get_by_role("heading", name="Card for the dealer")).to_be_visible()
    deals(desk, "7D")
    pays(desk, "Pay", "7.50")
    expect(desk.get_by_text("Out by $2.50")).to_be_visible()
    engine = check_money(ann, served.store, TABLE)
    check_money(bob, served.store, TABLE)
    assert (engine.net(ann.account), engine.net(bob.account)) == (500, -500)
    assert not violations(desk)
    does(desk, "take-up-cards")
    expect(second.get_by_role("button", name="Put $5 on box 2")).to_be_visible()


def pays(page: Page, way: str, amount: str) -> None:
    """Work a wager out, and let the house show its figure."""
    page.get_by_role("radio", name=way).check()
    page.get_by_label("Amount").fill(amount)
    page.get_by_role("button", name="Next").click()


def test_a_dealer_with_nothing_but_fingers(come: Come, served: Served) -> None:
    table = "by-touch"
    dora, ann = come(PHONE), come()
    signs_in(dora, staff(served, "dealer", "Tess Touch", table=table))
    desk = dora.goes(f"/consoles/dealer/{table}")
    prepares(desk)
    asks(ann, "/api/guest", {})
    asks(ann, f"/api/tables/{table}/buy-in", {"id": "b", "amount": "100.00"})
    orders(ann, table, {"do": "join-table", "seat": 1}, {"do": "place-wager", "box": 1, "amount": "20.00"})
    does(desk, "close-betting")
    for rank, suit in (("10", "hearts"), ("9", "spades"), ("K", "clubs")):
        touches(desk, rank, suit)
    assert not off_screen(desk)
    assert not violations(desk)
    does(desk, "stand")
    touches(desk, "Q", "diamonds")
    expect(desk.get_by_text("What do you pay, or take?")).to_be_visible()
    ann.goes(f"/tables/{table}")
    engine = check_money(ann, served.store, table)
    assert engine.net(ann.account) == 2000


def touches(page: Page, rank: str, suit: str) -> None:
    """Enter a card by touching its rank and suit."""
    undealt = _undealt(page)
    page.get_by_role("button", name=rank, exact=True).tap()
    page.get_by_role("button", name=suit, exact=True).tap()
    page.get_by_role("button", name="Deal it").tap()
    page.wait_for_function("undealt => Number(document.querySelector('[data-undealt]').dataset.undealt) < undealt", arg=undealt)


def test_a_dealer_enters_whatever_players_say_who_have_no_screen(come: Come, served: Served) -> None:
    table = "by-voice"
    dora, ann, bob = come(), come(), come()
    signs_in(dora, staff(served, "dealer", "Vera Voice", table=table))
    desk = dora.goes(f"/consoles/dealer/{table}")
    prepares(desk)
    for seat, person in enumerate((ann, bob), 1):  # they sit there with chips, and look at no page
        asks(person, "/api/guest", {})
        asks(person, f"/api/tables/{table}/buy-in", {"id": "b", "amount": "100.00"})
        orders(person, table, {"do": "join-table", "seat": seat})
    for count, (place, amount) in enumerate((("Box 1", "20"), ("Box 2", ""), ("Box 1, Pontoon pandemonium", "10")), 1):
        desk.get_by_label("Place").select_option(place)
        desk.get_by_label("Amount").fill(amount)
        desk.get_by_role("button", name="Lay it").click()
        expect(desk.get_by_label("On the layout").get_by_role("listitem")).to_have_count(count)
    does(desk, "close-betting")
    deals(desk, "AH", "9D", "KC", "KS", "7D")
    press = desk.locator("[data-act=press]")
    expect(press).to_be_disabled()  # no number, no prize
    desk.get_by_label("Number shown").fill("200")
    assert not violations(desk)
    press.click()
    does(desk, "surrender")
    does(desk, "close-surrender")
    deals(desk, "7C")  # the dealer has no pontoon, by which a surrender would not stand
    expect(desk.get_by_text("What do you pay, or take?")).to_be_visible()
    for person in (ann, bob):
        person.goes(f"/tables/{table}")
        check_money(person, served.store, table)
    engine = engine_of(served.store, table)
    assert engine.net(bob.account) == -250
    assert engine.net(ann.account) > 3000

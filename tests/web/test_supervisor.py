"""A supervisor at a table dealt by hand: irregularities put right step by step, limits, notices, disputes, a closure."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, Person, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.staff import asks, comes_on_duty, orders, signs_in, staff

TABLE = "irregular"
READY = (
    {"do": "open-table"},
    {"do": "shuffle", "source": "entered"},
    {"do": "cut", "depth": 150},
    {"do": "place-cutting-card", "behind": 60},
)


def dealer(come: Come, served: Served, table: str = TABLE) -> Person:
    """A dealer who is on duty with a shoe that no card has been burned from."""
    dora = come()
    signs_in(dora, staff(served, "dealer", "Dan Deal", table=table))
    comes_on_duty(dora, table)
    orders(dora, table, *READY)
    return dora


def player(come: Come, seat: int, table: str = TABLE) -> Person:
    """A guest with chips and a seat."""
    person = come()
    asks(person, "/api/guest", {})
    asks(person, f"/api/tables/{table}/buy-in", {"id": "b", "amount": "200.00"})
    orders(person, table, {"do": "join-table", "seat": seat})
    return person


def supervisor(come: Come, served: Served, name: str, *roles: str, table: str = TABLE) -> Page:
    """Somebody at the supervisor's console, on duty by its button."""
    person = come()
    for role in roles:
        staff(served, role, name, table=table)
    signs_in(person, name)
    page = person.goes(f"/consoles/supervisor/{table}")
    page.get_by_role("button", name="Come on duty").click()
    expect(page.locator(".duty .on")).to_contain_text("On duty as")
    return page


def wagers(seat: int) -> dict[str, object]:
    """A wager of twenty on one's own box."""
    return {"do": "place-wager", "box": seat, "amount": "20.00"}


def draws(*cards: str) -> tuple[dict[str, object], ...]:
    """Cards out of the shoe."""
    return tuple({"do": "draw-card", "card": card} for card in cards)


def resolves(page: Page, kind: str, tells: Callable[[Page], object] | None = None, ends: str = "Put right.") -> None:
    """Put an irregularity right: say what it is and what is so, read what the book says, and report it."""
    page.locator(f"[data-kind={kind}]").click()
    if tells:
        tells(page)
    expect(page.locator(".book.may li").first).to_be_visible()
    assert page.locator(".book.may li button").count(), "what the book says has its rule"
    page.locator("[data-give]").click()
    expect(page.get_by_text(ends, exact=True).first).to_be_visible()
    page.get_by_role("button", name="Another irregularity").click()


def test_a_supervisor_resolves_four_irregularities(come: Come, served: Served) -> None:
    dora = dealer(come, served)
    ann, bob = player(come, 1), player(come, 2)
    page = supervisor(come, served, "Gus Super", "game-supervisor")
    orders(ann, TABLE, wagers(1))
    orders(bob, TABLE, wagers(2))
    resolves(page, "missed-burn")
    orders(dora, TABLE, {"do": "close-betting"}, *draws("2S", "9H", "TS", "6D", "7C"))
    resolves(page, "missed-burn", lambda form: form.get_by_label("What is done").select_option(label="Restart"))
    orders(dora, TABLE, *draws("5S"), {"do": "stand", "box": 1})
    orders(bob, TABLE, {"do": "hit", "box": 2})
    orders(dora, TABLE, *draws("4D"))
    resolves(page, "option-not-given", lambda form: form.get_by_label("Box", exact=True).select_option(label="Box 1"))
    orders(ann, TABLE, {"do": "hit", "box": 1})
    orders(dora, TABLE, *draws("4D"))
    orders(ann, TABLE, {"do": "stand", "box": 1})
    orders(bob, TABLE, {"do": "stand", "box": 2})
    orders(dora, TABLE, *draws("KD", "2H"), {"do": "take-up-cards"})
    orders(ann, TABLE, wagers(1))
    orders(bob, TABLE, wagers(2))
    orders(dora, TABLE, {"do": "close-betting"}, *draws("9D", "TC", "6C", "8H"))
    ends = "An irregularity is being put right"
    resolves(page, "box-with-one-card", lambda form: form.get_by_label("Box", exact=True).select_option(label="Box 2"), ends)
    assert not violations(page)
    page.locator("[data-choose=retract]").click()
    expect(page.get_by_role("heading", name=ends)).to_be_hidden()
    orders(ann, TABLE, {"do": "stand", "box": 1})
    orders(dora, TABLE, *draws("QH", "QS"), {"do": "take-up-cards"})
    nets = []
    for person in (ann, bob):
        person.goes(f"/tables/{TABLE}")
        expect(person.page.locator(".purse")).to_be_visible()
        nets.append(check_money(person, served.store, TABLE).net(person.account))
    assert nets == [4000, -2000], "box 1 wins both rounds; box 2 loses the first and takes the second wager back"


def opens(page: Page, part: str, order: str) -> None:
    """Open the form of an order."""
    page.get_by_role("navigation", name="What to do").get_by_role("link", name=part).click()
    page.locator(f"[data-order={order}]").click()


def test_limits_notices_disputes_and_a_closure(come: Come, served: Served) -> None:
    table = "orders"
    dealer(come, served, table)
    ann = player(come, 1, table)
    page = supervisor(come, served, "Sue Super", "casino-supervisor", table=table)
    opens(page, "Limits", "set-limits")
    page.get_by_label("Maximum", exact=True).fill("400")
    page.locator("[data-give]:not([aria-disabled])").click()
    expect(page.get_by_role("heading", name="Sign: $5 to $400")).to_be_visible()
    page.get_by_label("Minimum", exact=True).fill("10")
    page.locator("[data-prepare=sign]").click()
    expect(page.get_by_text("Sign: limits altered by")).to_be_visible()
    expect(page.locator(".book.not")).to_contain_text("the sign must stand")
    expect(page.locator("[data-give]")).to_have_attribute("aria-disabled", "true")
    orders(ann, table, {"do": "raise-dispute", "round": 1, "words": "that was my chip"})
    opens(page, "Conduct and disputes", "decide-dispute")
    page.get_by_label("In your words").fill("The chip stays where it lay.")
    page.locator("[data-give]:not([aria-disabled])").click()
    expect(page.get_by_text("The chip stays where it lay.", exact=False).first).to_be_visible()
    opens(page, "Table and notices", "close-table")
    expect(page.locator(".book.not")).to_contain_text("no sign has stood")
    page.locator("[data-prepare]").first.click()
    expect(page.locator(".book.not")).to_contain_text("the sign must stand")
    assert not violations(page)
    ann.goes(f"/tables/{table}")
    expect(ann.page.locator(".purse")).to_be_visible()
    check_money(ann, served.store, table)


def test_a_player_agrees_to_limits_and_a_supervisor_gives_them(come: Come, served: Served) -> None:
    table = "own-limits"
    dealer(come, served, table)
    ann = player(come, 1, table)
    page = ann.goes(f"/tables/{table}")
    page.get_by_text("Limits of your own").click()
    page.get_by_label("Maximum", exact=True).fill("800")
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_text("You agree to limits of $5 to $800.")).to_be_visible()
    assert not violations(page)
    desk = supervisor(come, served, "Liz Limit", "casino-supervisor", table=table)
    expect(desk.get_by_text("minimum $5, maximum $800")).to_be_visible()
    opens(desk, "Players", "agree-personal-limits")
    desk.get_by_label("Player", exact=True).select_option(ann.account)
    desk.get_by_label("Minimum", exact=True).fill("5")
    desk.get_by_label("Maximum", exact=True).fill("900")
    expect(desk.locator(".book.not")).to_contain_text("agreed to a maximum of $800")
    desk.get_by_label("Maximum", exact=True).fill("800")
    desk.locator("[data-prepare=sign]").click()
    desk.locator("[data-give]:not([aria-disabled])").click()
    expect(page.get_by_text("Your limits here are $5 to $800.")).to_be_visible()
    expect(page.locator(".sign .own")).to_contain_text("$5–$800")
    check_money(ann, served.store, table)


def test_what_the_book_gives_nobody_here_is_grey_and_says_why(come: Come, served: Served) -> None:
    page = supervisor(come, served, "Lou Low", "dealer", table="vic-blackjack")
    page.get_by_role("navigation", name="What to do").get_by_role("link", name="Limits").click()
    grey = page.locator("[data-order=set-limits]")
    expect(grey).to_contain_text("is not for")
    page.get_by_role("navigation", name="What to do").get_by_role("link", name="Every power").click()
    expect(page.get_by_role("row", name="Who may close a table, and after what?")).to_contain_text("Casino Supervisor")
    assert not violations(page)


def test_the_consoles_fit_a_phone(come: Come, served: Served) -> None:
    person = come(PHONE)
    signs_in(person, staff(served, "casino-supervisor", "Pia Phone", table="vic-vegas-blackjack"))
    comes_on_duty(person, "vic-vegas-blackjack")
    for path in ("/consoles", "/consoles/dealer/vic-vegas-blackjack", "/consoles/supervisor/vic-vegas-blackjack"):
        page = person.goes(path)
        expect(page.get_by_text("casino supervisor", exact=False).first).to_be_visible()
        assert not off_screen(page), path
        assert not violations(page), path

"""A promotion in the browser, from terms with a gap to a winner who is paid, on a clock that the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.promotion.paper.when import When
from tests.house.serving import FREELY
from tests.house.travelling import Travelling
from tests.promotion.papers import at
from tests.web.browser import SMALL, Person, off_screen, violations
from tests.web.cup_at_table import until
from tests.web.shaped import check_shape
from tests.web.staff import HEADERS, PASSWORD, asks, staff

DRAFTED, BEGINS, DRAW = When("2026-11-20", "09:00"), When("2026-12-01", "10:00:30"), When("2026-12-31", "20:00:30")
HOME, DESK = "/promotions/summer-draw", "/promotions/summer-draw/desk"
STREAM = "/api/streams/promotion:summer-draw"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Travelling]:
    server = Travelling(tmp_path_factory.mktemp("promotion"), at(DRAFTED), DEMO="no", **FREELY)
    yield server.start()  # type: ignore[misc]
    server.stop()


def comes_in(person: Person, name: str) -> None:
    """Sign in, anew after every journey through time: sessions do not outlast a day."""
    answer = person.context.request.post(
        f"{person.address}/api/login", data={"name": name, "password": PASSWORD}, headers=HEADERS | {"Origin": person.address}
    )
    assert answer.ok, answer.text()


def registers(person: Person, name: str) -> None:
    """Become a member."""
    asks(person, "/api/register", {"name": name, "password": PASSWORD})


def act(page: Page, name: str, **fields: str) -> None:
    """Do one thing that the page offers, and fill in what it asks."""
    offered = page.locator(f'[data-act="{name}"]').first
    offered.get_by_role("button").first.click()
    if fields:
        for label, words in fields.items():
            _fill(offered, label.replace("_", " "), words)
        offered.locator("[data-send]").click()


def _fill(form: Locator, label: str, words: str) -> None:
    found = form.get_by_label(label)
    if found.evaluate("each => each.tagName") == "SELECT":
        found.select_option(words)
    elif found.get_attribute("type") == "checkbox":
        found.check()
    else:
        found.fill(words)


def pretty(page: Page) -> None:
    """Nothing for axe to find."""
    assert violations(page) == []


def drafts(operator: Person) -> None:
    """Write terms: from a bare draft with gaps over an example to terms that lack nothing."""
    page = operator.goes("/promotions")
    page.get_by_role("link", name="Hold a promotion").click()
    expect(page.locator("aside")).to_contain_text("the terms must state the manner of award")
    page.get_by_label("Name", exact=True).fill("Summer Draw")
    page.get_by_role("button", name="Start from an example").click()
    expect(page.locator('[data-lacking="0"]')).to_be_visible()
    page.get_by_label("Where they are awarded").fill("")
    expect(page.locator('[data-gap="place-of-award"]')).to_contain_text("place of award")
    pretty(page)
    page.get_by_label("Where they are awarded").fill("at the rewards desk")
    page.get_by_label("Least wager that counts, if any").fill("")
    for prize in (4, 2, 1):
        page.locator(f'[data-prize="{prize}"]').get_by_role("button", name="Take this prize out").click()
    expect(page.locator('[data-lacking="0"]')).to_be_visible()
    page.locator("[data-keep]").click()
    page.wait_for_url(f"**{DESK}")


def publishes(operator: Person) -> None:
    """Publish, and give the terms to the Authority; it cannot begin for a day."""
    page = operator.page
    act(page, "publish-terms", Brochure="yes", Where_the_marketing="every poster", Where_the_regulations="looked up today")
    expect(page.locator('[data-gate="published"]')).to_have_attribute("data-done", "true")
    act(page, "provide-terms", In_words="by courier")
    expect(page.locator('[data-gate="provided"]')).to_have_attribute("data-done", "true")
    page.locator('[data-group="terms"] summary').click()
    expect(page.locator('[data-group="terms"]')).to_contain_text("must have had the terms for 24 hours")
    pretty(page)


def enters(house: Travelling, operator: Person, ann: Person, bob: Person) -> None:
    """A day and more later it begins; two people enter, and one of them throws words in."""
    house.goes_to(at(BEGINS))
    comes_in(operator, "Olive Owner")
    page = operator.goes(DESK)
    orders(operator, {"do": "commence"}, else_by_itself=True)
    expect(page.locator(".standing")).to_have_attribute("data-standing", "open")
    registers(ann, "Ann Entrant")
    registers(bob, "Bob Entrant")
    orders(bob, {"do": "enter", "entrant": bob.account})
    mine = ann.goes(HOME)
    act(mine, "enter")
    expect(mine.get_by_text("You have 1 entry of at most 5.")).to_be_visible()
    act(page, "commit-draw")
    act(mine, "throw-in", In_words="seven of hearts")
    expect(mine.get_by_text("seven of hearts").first).to_be_visible()
    pretty(mine)


def orders(person: Person, command: dict[str, Any], *, else_by_itself: bool = False) -> None:
    """Give a command over HTTP; what the clock may have done by itself may be refused."""
    body = {"id": uuid4().hex, "command": command}
    answer = person.context.request.post(f"{person.address}{STREAM}/commands", data=body, headers=HEADERS | {"Origin": person.address})
    assert answer.ok or (else_by_itself and answer.json()["code"] == "begun"), answer.text()


def is_drawn(house: Travelling, operator: Person, ann: Person) -> None:
    """The draw: made by the desk, made again by a winner's own browser."""
    house.goes_to(at(DRAW))
    comes_in(operator, "Olive Owner")
    comes_in(ann, "Ann Entrant")
    page = operator.goes(DESK)
    act(page, "make-draw")
    expect(page.locator('[data-lot="3"]')).to_have_attribute("data-standing", "returned")
    mine = ann.goes(HOME)
    mine.locator("[data-verify]").click()
    expect(mine.locator('[data-verdict="sound"]')).to_contain_text("A fair draw")
    pretty(mine)


def is_paid(operator: Person, ann: Person) -> None:
    """The winner is told, claims, and has the money; somebody else is refused, and told why."""
    desk, mine = operator.page, ann.page
    lot = int(mine.locator("[data-won]").get_attribute("data-won") or 0)
    telling = desk.locator('[data-act="try-to-notify"]').filter(has_text=f"prize {lot}")
    telling.get_by_role("button").first.click()
    telling.get_by_label("By which means").select_option("telephone")
    telling.get_by_label("How it ended").select_option("reached")
    telling.get_by_label("In words").fill("glad to hear it")
    telling.locator("[data-send]").click()
    expect(desk.locator(f'[data-lot="{lot}"]')).to_contain_text("The winner knows.")
    act(mine, "make-claim")
    desk.locator('[data-act="allow-claim"]').get_by_role("button").first.click()
    expect(desk.locator(f'[data-lot="{lot}"]')).to_have_attribute("data-standing", "awarded")
    cash = ann.ask("/api/wallet")["cash"]
    desk.locator('[data-act="pay-prize"]').filter(has_text=f"prize {lot}").get_by_role("button").first.click()
    expect(mine.locator(f'[data-lot="{lot}"]')).to_have_attribute("data-standing", "paid")
    act(desk, "publish-results", Where="on the board")
    expect(mine.get_by_text("Results published: on the board.")).to_be_visible()
    expect(mine.get_by_text("is on its way to your purse")).to_have_count(0)
    paid = f"{float(cash) + 1_000:.2f}"
    until(ann, lambda: ann.ask("/api/wallet")["cash"] == paid, f"{paid} is not in the wallet")
    pretty(desk)


def test_from_terms_with_a_gap_to_a_paid_winner(house: Travelling, browser: Browser) -> None:
    staff(house, "casino-operator", "Olive Owner")
    operator, ann, bob = (Person(browser, house.address) for _ in range(3))
    comes_in(operator, "Olive Owner")
    drafts(operator)
    publishes(operator)
    enters(house, operator, ann, bob)
    is_drawn(house, operator, ann)
    is_paid(operator, ann)
    check_shape("PromotionPicture", operator.ask(STREAM)["picture"])
    check_shape("PromotionList", operator.ask("/api/promotions"))
    check_shape("PromotionExamples", operator.ask("/api/promotions/examples"))
    phone = Person(browser, house.address, SMALL)
    for path in ("/promotions", HOME):
        page = phone.goes(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("Summer Draw").first).to_be_visible()
        assert off_screen(page) == []
        pretty(page)
    for person in (operator, ann, bob, phone):
        person.leaves()

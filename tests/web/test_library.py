"""The rule library in a browser: search, read, compare, step through time; every row of the inventory has its address."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from pydantic import TypeAdapter

from pitboss.books import LIBRARY
from pitboss.cli.house.catalogue import catalogue
from pitboss.house.service.catalogue import Asked
from pitboss.law.explain import diff
from pitboss.law.inventory import inventory
from pitboss.law.refusal import Refused
from pitboss.law.term import Chapter
from pitboss.web.shapes.library import DocumentPage, Readings, RuleCard, Shelves
from pitboss.web.shapes.library_books import BookPage, Comparison
from tests.conftest import Sampled
from tests.support import own_law
from tests.web.browser import obstacles, settled
from tests.web.conftest import Come

PAGES = (
    "/rules?words=split+aces",
    "/rules/vic-crown-pontoon",
    "/rules/vic-pontoon-pandemonium",
    "/rules/vic-blackjack?on=2000-12-15T04:00:00",
    "/rules/row/VIC-2003-01/10.10.1",
    "/rules/document/VIC-2000-27",
    "/rules/compare?a=vic-blackjack&b=act-blackjack",
)


def test_every_row_of_the_inventory_has_a_card_of_the_shape_that_the_pages_read(one_in: Sampled) -> None:
    known, card = catalogue(), TypeAdapter(RuleCard)
    for row in one_in(5, inventory()):
        found = card.validate_python(known.rule(row.document, row.rule, None))
        assert (found["citation"], found["label"]) == (row.citation, row.label)


def test_whatever_a_book_rests_on_has_a_row_that_leads_back_to_the_answer() -> None:
    known = catalogue()
    for book in LIBRARY.games:
        for term, ruling in list(own_law(book).items())[::20]:
            found = known.rule(ruling.document, ruling.clause.pin, book.id)
            assert (book.id, term.name) in {(each["book"], each["term"]) for each in found["answers"]}


def test_answers_have_their_shapes() -> None:
    known = catalogue()
    TypeAdapter(Shelves).validate_python(known.shelves())
    TypeAdapter(Readings).validate_python({"readings": known.readings()})
    for document in LIBRARY.documents:
        TypeAdapter(DocumentPage).validate_python(known.document(document.key))
    for book in LIBRARY.books:
        page = TypeAdapter(BookPage).validate_python(known.book(Asked(book.id)))
        assert page["chapters"]


def test_a_comparison_has_every_difference_of_the_law() -> None:
    left, right = own_law("vic-blackjack"), own_law("act-blackjack")
    found = catalogue().compare(Asked("vic-blackjack"), Asked("act-blackjack"))
    TypeAdapter(Comparison).validate_python(found)
    told = {each["term"] for chapter in found["chapters"] for each in chapter["differences"]}
    assert told == {each.term.name for each in diff(left, right) if each.term.chapter is not Chapter.DEFINITIONS}


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("no-such-rule", lambda known: known.rule("VIC-2003-01", "99.9", None)),
        ("no-such-document", lambda known: known.rule("VIC-1899-01", "1", None)),
        ("no-such-game", lambda known: known.book(Asked("vic-snap"))),
        ("no-such-term", lambda known: known.why(Asked("vic-blackjack"), "no-term")),
        ("no-such-reading", lambda known: known.reading("Z99")),
    ],
)
def test_what_there_is_not_is_said_in_a_sentence(code: str, asked: object) -> None:
    assert callable(asked)
    with pytest.raises(Refused) as fault:
        asked(catalogue())
    assert fault.value.code == code


def test_a_newcomer_searches_reads_a_rule_and_walks_on_to_the_next(come: Come) -> None:
    page = come().goes("/rules")
    page.get_by_label("Find a rule").fill("dealer soft 17 hits")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="VIC-2003-01 10.10.1").first.click()
    expect(page.get_by_role("heading", name="VIC-2003-01 10.10.1")).to_be_visible()
    expect(page.get_by_text("Prevails over").first).to_contain_text("VIC-2003-01 7.5.6(a)")
    expect(page.get_by_role("heading", name="Reading A20")).to_be_visible()
    page.get_by_role("link", name="Next rule").click()
    expect(page.get_by_role("heading", name="VIC-2003-01 10.11.1")).to_be_visible()


@pytest.mark.parametrize("citation", ["VIC-2003-01 7.5.6(a)", '1.1 "Hard Total"', "10.11.1 Table 1: 6,7,8 same suits (except spades)"])
def test_a_row_s_address_can_be_loaded_by_itself(come: Come, citation: str) -> None:
    pin = citation.removeprefix("VIC-2003-01 ")
    page = come().goes(f"/rules/row/VIC-2003-01/{quote(pin)}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"VIC-2003-01 {pin}")
    label = next(row.label for row in inventory() if row.citation == f"VIC-2003-01 {pin}")
    expect(page.get_by_text(f"{label}.", exact=True)).to_be_visible()


def test_a_book_is_stepped_through_time_by_button_and_key(come: Come) -> None:
    page = come().goes("/rules/vic-blackjack")
    page.get_by_role("button", name="Earlier").click()
    expect(page.get_by_text("as in force at 6.00 am on 6 February 2003 in Melbourne")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_text("as in force at 4.00 am on 15 December 2000 in Melbourne")).to_be_visible()
    assert "on=2000-12-15T04%3A00%3A00" in page.url
    page.keyboard.press("]")
    page.get_by_role("link", name="What changed then").click()
    expect(page.get_by_text("answered differently")).to_be_visible()


def test_a_day_without_rules_is_refused_with_the_document_that_says_so(come: Come) -> None:
    person = come()
    page = person.goes("/rules/vic-blackjack?on=1999-01-01")
    expect(page.get_by_role("alert").first).to_contain_text("is not among the documents")
    person.complaints.clear()  # the browser itself complains of the refusal


def test_two_books_are_compared_and_the_choice_is_a_link(come: Come) -> None:
    page = come().goes("/rules/compare")
    expect(page.get_by_role("columnheader", name="Blackjack (ACT)").first).to_be_visible()
    page.get_by_label("Second book").select_option("vic-crown-pontoon")
    expect(page.get_by_role("columnheader", name="Crown Pontoon").first).to_be_visible()
    row = page.get_by_role("row").filter(has_text="Does the dealer stand on or draw to a soft 17?")
    expect(row).to_contain_text("VIC-2003-01 7.5.6(a)")
    expect(row).to_contain_text("VIC-2003-01 10.10.1")
    assert "b=vic-crown-pontoon" in page.url


def test_there_is_no_obstacle_on_a_page_of_the_library(come: Come, one_in: Sampled) -> None:
    ann = come(theme="dark")
    for path in one_in(2, PAGES):
        page = ann.goes(path)
        settled(page)
        assert (path, obstacles(page)) == (path, [])

"""A whole tournament in browsers: conditions, entries, a ballot, two tables, a sealed wager, a disqualification, a play-off, prizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pitboss.tournament.heat.events import ChipsCorrected, ChipsRecovered, PlayerOut
from pitboss.tournament.heat.wager_events import FormSettled
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.prizes.pool import shared, split
from pitboss.tournament.sessions.events import PlayOffCalled
from tests.house.serving import Served
from tests.web.browser import PHONE, SMALL, Person, off_screen, violations
from tests.web.conftest import Come
from tests.web.cup import GAME, does, due, is_bot, log_of, opens, picture, quicken, sends
from tests.web.cup_at_table import closes, ends, passes, seals, tables_of, until
from tests.web.money import PURSE
from tests.web.shaped import check_shape
from tests.web.staff import asks, signs_in, staff

CUP = "browser-cup"
STREAM = f"tournament:{CUP}"
FEE, FIELD = 6_000, 6


def fills(page: Page, label: str, value: str, within: str = "") -> None:
    """Fill in a field of the builder and leave it."""
    scope = page.get_by_role("group", name=within, exact=True) if within else page.locator("main")
    field = scope.get_by_label(label, exact=True).first
    field.fill(value)
    field.blur()


def drafts(olive: Person) -> None:
    """Build conditions: nothing goes out with a gap, and a second version says what it changed."""
    page = olive.goes(f"/tournaments/new?game={GAME}")
    quicken(page)
    expect(page.locator("[data-lacking='18']")).to_be_visible()
    expect(page.locator("[data-publish]")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Begin with a plain one").click()
    expect(page.locator("[data-lacking='0']")).to_be_visible()
    fills(page, "What the tournament is called", "Browser Cup")
    for label, value in (("Fewest players", "6"), ("Most players", "6"), ("Starts", "2020-01-01T19:00"), ("Seconds to wager", "600")):
        fills(page, label, value)
    fills(page, "Pass cards in each heat", "2")
    fills(page, "Undisclosed wagers in each heat", "1")
    fills(page, "Maximum", "100", "To begin with")
    for stage, label, value in (("1", "Length", "1"), ("1", "Seats a table", "3"), ("2", "Length", "1")):
        fills(page, label, value, f"Stage {stage}")
    page.locator("[data-path='statements.only-those-entitled-to-gamble']").fill("")
    page.locator("[data-path='statements.only-those-entitled-to-gamble']").blur()
    expect(page.locator("[data-lacking='1']")).to_contain_text("NSW-STAR-BJ 19.4.2(h)(i)")
    page.locator("[data-publish]").click(force=True)
    expect(page.locator("[data-publish]")).to_be_visible()
    page.locator("[data-matter=only-those-entitled-to-gamble]").get_by_role("button", name="Use these words").click()
    expect(page.locator("[data-lacking='0']")).to_be_visible()
    assert not violations(page)
    page.locator("[data-publish]").click()
    expect(page.get_by_role("heading", name="Browser Cup", level=1)).to_be_visible()
    page.get_by_role("link", name="Draft another version").click()
    fills(page, "Entry fee", "60")
    expect(page.locator("[data-matter=entry-fee]")).to_contain_text("The entry fee is $60.")
    page.locator("[data-publish]").click()
    expect(page.locator("[data-change=entry-fee]")).to_contain_text("The entry fee is $50.")
    with page.expect_download() as paper:
        page.locator("[data-pdf]").click()
    assert paper.value.path().read_bytes().startswith(b"%PDF")


def enters(person: Person, name: str) -> Person:
    """Come in as a guest, apply on the page and pay the fee in."""
    asks(person, "/api/guest", {"name": name})
    page = person.goes(f"/tournaments/{CUP}")
    does(page, "apply-to-enter")
    page.locator("[data-pay]").click()
    expect(page.get_by_text("$60 of yours lies with the tournament.")).to_be_visible()
    return person


def prepares(olive: Person, people: list[Person]) -> None:
    """Somebody in charge, the gates, bots, three entries, and a copy for each."""
    page = olive.goes(f"/tournaments/{CUP}/director")
    opens(page, "appoint-head")
    sends(page, "appoint-head")
    page.get_by_role("button", name="Come on duty as tournament manager").click()
    expect(page.locator(".on")).to_contain_text("tournament manager")
    due(page, "step")
    expect(page.locator("[data-gate=published].done")).to_be_visible()
    page.get_by_label("How many bots enter").fill("3")
    page.get_by_role("button", name="Let bots enter").click()
    for person, name in zip(people, ("Ann", "Bob", "Cy"), strict=True):
        enters(person, name)
    for what in ("entry", "copy"):
        for _ in people:
            due(page, what)
    expect(page.locator("[data-gate=copy-to-each-player].done")).to_be_visible()


def seats(olive: Person, people: list[Person], tables: str = "") -> None:
    """A ballot that everybody can throw words into and draw again, and everybody in the seat."""
    page = olive.page
    if tables:
        opens(page, "designate-tables")
        page.locator("[data-act=designate-tables]").get_by_label("Tables", exact=False).fill(tables)
        sends(page, "designate-tables")
    due(page, "ballot")
    opens(people[0].page, "mix-in")
    people[0].page.locator("[data-act=mix-in]").get_by_label("In words").fill("seven of hearts")
    sends(people[0].page, "mix-in")
    due(page, "ballot")
    page.locator("[data-verify]").click()
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    for person in people:
        expect(person.page.locator("[data-seat]")).to_be_visible()
        does(person.page, "take-seat")
        expect(person.page.locator("[data-act=take-seat]")).to_have_count(0)
    due(page, "session")


def orders(page: Page, table: str, act: str, **told: str) -> None:
    """Give an order at the table of a heat from the director's console; `told` are choices, reason and amount by their labels."""
    row = page.locator(f"li[data-heat='{table}']")
    if row.locator(".orders").count() == 0:
        row.get_by_role("button", name="Orders at").click()
    opens(page, act)
    form = row.locator(f"[data-act={act}] form")
    for label, value in told.items():
        field = form.get_by_label(label.capitalize(), exact=True)
        field.select_option(label=value) if field.evaluate("each => each.tagName") == "SELECT" else field.fill(value)
    sends(page, act)


def heats(olive: Person, people: list[Person], watcher: Person) -> None:
    """One is put out, one hands in a sealed form, one passes; a mistake is put right, and both tables end."""
    ann, bob, cy = people
    at = tables_of(people)
    page = olive.page
    for person, table in ((ann, at[0]), (bob, at[1])):
        orders(page, table, "correct-chips", player=person.ask("/api/me")["name"], amount="5000", reason="a stack was not counted")
    orders(page, at[2], "disqualify", player="Cy", ground="Hid chips", reason="a stack under the rail")
    expect(cy.page.locator(".heat li.mine")).to_contain_text("disqualified")
    seals(ann, "100")
    passes(bob)
    ends(olive, people, STREAM, 0)
    watcher.goes(f"/tables/{at[0]}")
    expect(watcher.page.locator(".heat")).to_be_visible()


@pytest.fixture
def olive(come: Come, served: Served) -> Person:
    """Whoever holds the tournament and runs it."""
    person = come()
    for role in ("casino-operator", "gaming-manager"):
        staff(served, role, "Olive Op", jurisdiction="NSW")
    signs_in(person, "Olive Op")
    return person


def test_a_whole_tournament_from_conditions_to_prizes(come: Come, served: Served, olive: Person) -> None:
    drafts(olive)
    people, watcher = [come(), come(PHONE), come()], come(SMALL)
    prepares(olive, people)
    seats(olive, people, "table 1, table 2")
    heats(olive, people, watcher)
    assert not violations(olive.page)
    closes(olive, people, STREAM, 0)
    for person in people:
        person.goes(f"/tournaments/{CUP}")
    final = people[:2]
    seats(olive, final)
    tables_of(final)
    for person in final:
        passes(person)
    ends(olive, final, STREAM, 1)
    closes(olive, final, STREAM, 1)
    due(olive.page, "prizes")
    expect(olive.page.locator("[data-standing=paid]")).to_be_visible()
    _settled(served, people)
    _shown(olive, people, watcher)
    _inspected(come(), served)


def _settled(served: Served, people: list[Person]) -> None:
    """The pool is paid to the cent, every chip is back, and every purse has what the domain says."""
    log = log_of(served.store, CUP)
    places, prizes = log.file.tournament.sessions.places, log.of(PrizePaid)
    fees = log.file.tournament.entries.fees
    assert sum(fees.values()) == FEE * FIELD == sum(each.cents for each in prizes)
    amounts = split(FEE * FIELD, (6_000, 2_500, 1_500), sum(map(len, places)))
    assert {(each.player, each.place, each.cents) for each in prizes} == set(shared(amounts, places))
    won = {each.player: each.cents for each in prizes}
    for person in people:
        cash = f"{(PURSE - FEE + won.get(person.account, 0)) / 100:.2f}"
        until(person, lambda person=person, cash=cash: person.ask("/api/wallet")["cash"] == cash, f"{cash} is not in the wallet")  # type: ignore[misc]
    ann, bob, cy = (person.account for person in people)
    assert [each.exit.player for each in log.of(PlayerOut) if each.exit.disqualified] == [cy]
    (form,) = log.of(FormSettled)
    assert (form.player, form.written, form.counts) == (ann, 10_000, 10_000)
    assert {each.player for each in log.of(ChipsCorrected)} == {ann, bob}
    off = [set(each.among) for each in log.of(PlayOffCalled)]
    assert any({ann, bob} <= among for among in off), ("those who passed were level", off, places)
    assert len(log.of(ChipsRecovered)) == len(log.heats) >= 4
    assert cy not in {player for group in places for player in group}
    assert all(is_bot(player) or player in (ann, bob) for group in places for player in group)


def _shown(olive: Person, people: list[Person], watcher: Person) -> None:
    """What everybody sees at the end: no form of anybody's, the places, and nothing outside a small screen."""
    for person in (olive, people[0], watcher):
        check_shape("TournamentPicture", picture(person, STREAM))
    screen = watcher.goes(f"/tournaments/{CUP}/screen")
    expect(screen.locator("[data-places] tr").first).to_contain_text("$216")
    assert not violations(screen)
    assert not off_screen(screen)
    page = people[0].goes(f"/tournaments/{CUP}")
    expect(page.locator(".stands").first).to_contain_text("You finished in place")
    assert not violations(page)
    phone = people[1].goes(f"/tournaments/{CUP}")
    expect(phone.locator("[data-places]")).to_be_visible()
    assert not off_screen(phone)
    assert not violations(phone)


def _inspected(ivy: Person, served: Served) -> None:
    """An inspector sees every chain hold, and who was put out."""
    signs_in(ivy, staff(served, "inspector", "Ivy Eyes"))
    page = ivy.goes(f"/tournaments/{CUP}/scrutiny")
    expect(page.locator("td.sound").first).to_be_visible()
    assert page.locator("td.broken").count() == 0
    check_shape("Scrutiny", ivy.ask(f"/api/tournaments/{CUP}/scrutiny"))
    expect(page.get_by_text("Conceals chips").first).to_be_visible()
    assert not violations(page)


def test_the_field_of_a_magnificent_sevens_tournament_is_chosen_in_the_builder(come: Come) -> None:
    page = come(SMALL).goes("/tournaments/new?game=vic-blackjack")
    page.get_by_label("Magnificent Sevens Tournament", exact=True).select_option(label="a field of 98")
    page.get_by_role("button", name="Begin with a plain one").click()
    expect(page.locator("[data-lacking='0']")).to_be_visible()
    expect(page.get_by_text("98 players at 14 tables", exact=False).first).to_be_visible()
    expect(page.get_by_label("Shoes of the final", exact=True)).to_have_value("3")
    expect(page.get_by_label("Most players", exact=True)).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option(value=GAME)
    expect(page.get_by_label("Magnificent Sevens Tournament", exact=True)).to_have_count(0)
    expect(page.get_by_label("Most players", exact=True)).to_be_visible()
    assert not violations(page)
    assert not off_screen(page)

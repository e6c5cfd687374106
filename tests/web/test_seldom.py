"""What comes seldom at a table, with cards chosen so that it comes: each by its button, and every cent held against the engine."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import DESKTOP, PHONE, SMALL, Person, off_screen, violations
from tests.web.conftest import Come
from tests.web.croupier import CUT, SHUFFLED, Croupier, comes, may, stakes
from tests.web.money import check_money

CLOSED = {"do": "close-betting"}


def settled(person: Person, served: Served, table: str) -> list[tuple[str, int, int]]:
    """What a person's wagers came to, as the engine has it: bet, stake and net, the money on the page being the same."""
    engine = check_money(person, served.store, table)
    return sorted((each.bet, each.stake, each.net) for each in engine.settled if each.player == person.account)


def fits(page: Page) -> bool:
    """Whether nothing is off the screen and nothing pushes the page aside."""
    return not off_screen(page) and bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def on_felt(page: Page, things: str) -> bool:
    """Whether all of these lie between the edges of the felt."""
    felt = page.locator("section.felt").bounding_box()
    boxes = [each.bounding_box() for each in page.locator(things).all()]
    assert felt
    return all(each and felt["x"] < each["x"] and each["x"] + each["width"] < felt["x"] + felt["width"] for each in boxes)


def test_four_hands_fit_the_smallest_phone(come: Come, served: Served) -> None:
    table = "four-hands"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann = comes(come, table, "Sit at box 1", SMALL)
        stakes(ann.page, "$5")
        dora.does(CLOSED)
        dora.deals("8S TD 8H")
        for cards in ("8D", "8C", ""):
            may(ann.page, "split")
            dora.deals(cards or "TS")
        hands = ann.page.locator(".mine .hand")
        expect(hands).to_have_count(4)
        assert fits(ann.page)
        assert not violations(ann.page)
        ann.page.set_viewport_size(DESKTOP)
        assert on_felt(ann.page, ".mine .hand")
        ann.page.set_viewport_size(SMALL)
        for next_card in ("TH", "TC", "9C", ""):
            may(ann.page, "stand")
            dora.deals(next_card or "7D")
        expect(ann.page.locator(".mine .result")).to_have_count(4)
        assert fits(ann.page)
        assert settled(ann, served, table) == [("main", 500, 0)] + [("main", 500, 500)] * 3


def test_a_wager_of_another_is_insured(come: Come, served: Served) -> None:
    table = "insured"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann, bob = comes(come, table, "Sit at box 1"), comes(come, table, "Sit at box 2")
        stakes(ann.page, "$25")
        stakes(bob.page, "$5", 2)
        dora.does(CLOSED)
        dora.deals("TS 9S AD TH 9H")
        bob.page.locator("[data-act=insure]", has_text="for Guest").click()
        expect(bob.page.locator(".insured .stack")).to_have_count(1)
        bob.page.get_by_role("button", name="for less").click()
        expect(bob.page.locator("[data-act=for-less]")).to_have_text("Insure $1.25")
        bob.page.keyboard.press("i")  # one's own, and not another's
        expect(bob.page.locator(".mine .insured .stack")).to_have_count(1)
        dora.does({"do": "close-insurance"})
        may(ann.page, "stand")
        may(bob.page, "stand")
        dora.deals("KD")
        expect(bob.page.locator(".insured .result")).to_have_count(2)
        assert settled(ann, served, table) == [("main", 2500, -2500)]
        assert settled(bob, served, table) == [("insurance", 250, 500), ("insurance", 1250, 2500), ("main", 500, -500)]
        assert not violations(bob.page)


def test_even_money_is_taken(come: Come, served: Served) -> None:
    table = "even"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann = comes(come, table, "Sit at box 1")
        stakes(ann.page, "$25")
        dora.does(CLOSED)
        dora.deals("AS AD KS")
        may(ann.page, "take-even-money")
        expect(ann.page.locator(".mine .result").first).to_be_visible()
        assert settled(ann, served, table) == [("main", 2500, 2500)]


def test_a_double_is_for_less(come: Come, served: Served) -> None:
    table = "less"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann = comes(come, table, "Sit at box 1", PHONE)
        stakes(ann.page, "$25")
        dora.does(CLOSED)
        dora.deals("5S 6D 6H")
        page = ann.page
        expect(page.locator("[data-act=double]")).to_be_visible()
        page.get_by_role("button", name="for less").click()
        page.get_by_label("How much").press("ArrowLeft")
        less = page.locator("[data-act=for-less]")
        expect(less).to_have_text("Double $5")
        assert fits(page)
        less.click()
        dora.deals("9C TD TC")
        expect(page.locator(".mine .result")).to_be_visible()
        assert settled(ann, served, table) == [("main", 3000, 3000)]


def test_a_double_is_withdrawn_for_the_first_wager(come: Come, served: Served) -> None:
    table = "withdrawn"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann, bob = comes(come, table, "Sit at box 1"), comes(come, table, "Sit at box 2")
        stakes(ann.page, "$25")
        stakes(bob.page, "$5", 2)
        dora.does(CLOSED)
        dora.deals("5S 9S 9D 6H 9H")
        may(ann.page, "double")
        dora.deals("2C")
        may(ann.page, "forfeit")
        may(bob.page, "stand")
        dora.deals("KD")
        expect(bob.page.locator(".mine .result")).to_be_visible()
        assert settled(ann, served, table) == [("main", 5000, -2500)]
        assert settled(bob, served, table) == [("main", 500, -500)]


def test_a_player_chooses_what_becomes_of_an_accident(come: Come, served: Served) -> None:
    table = "accident"
    with Croupier(served, table) as dora:
        dora.prepares()
        ann, bob = comes(come, table, "Sit at box 1"), comes(come, table, "Sit at box 2")
        stakes(ann.page, "$25")
        stakes(bob.page, "$5", 2)
        dora.does(CLOSED)
        dora.deals("9D TC 6C 8H")
        dora.does({"do": "report-accident", "accident": {"kind": "box-with-one-card", "box": 2}})
        asked = bob.page.get_by_role("group", name="You are asked")
        expect(asked).to_be_visible()
        assert not violations(bob.page)
        expect(ann.page.locator("[data-act=choose]")).to_have_count(0)
        asked.get_by_role("button", name="retract").click()
        may(ann.page, "stand")
        dora.deals("QH QS")
        expect(ann.page.locator(".mine .result")).to_be_visible()
        assert settled(ann, served, table) == [("main", 2500, 2500)]
        assert settled(bob, served, table) == [], "the wager went back"


def test_a_player_cuts_the_cards_with_the_slider(come: Come, served: Served) -> None:
    table = "cutting"
    with Croupier(served, table) as dora:
        dora.does(SHUFFLED[0])
        ann = comes(come, table, "Sit at box 1", PHONE)
        dora.does(SHUFFLED[1], {"do": "offer-cut"})
        page = ann.page
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        expect(page.locator(".moment")).to_contain_text("Cut the cards")
        rail = page.locator(".rail").bounding_box()
        assert rail
        assert rail["height"] < PHONE["height"] / 4
        slider.fill("137")
        expect(page.get_by_text("137", exact=False).first).to_be_visible()
        assert fits(page)
        assert not violations(page)
        page.locator("[data-act=cut]").click()
        expect(slider).to_have_count(0)
        dora.does(*CUT[1:])
        assert check_money(ann, served.store, table).state.floor.cards.cut_at == 137


def test_a_finger_drags_a_chip_to_a_box(come: Come, served: Served) -> None:
    table = "nine"
    with Croupier(served, table) as dora:
        dora.prepares()
        for size in (PHONE, SMALL):
            watching = come(size).goes(f"/tables/{table}")
            expect(watching.locator(".boxes li")).to_have_count(9)
            assert fits(watching)
        ann = comes(come, table, "Sit at box 9", SMALL)
        page = ann.page
        assert fits(page)
        chip = page.get_by_role("button", name="$25 chip", exact=True).bounding_box()
        place = page.locator("[data-place='9/']").bounding_box()
        assert chip
        assert place
        finger = ann.context.new_cdp_session(page)
        start = {"x": chip["x"] + chip["width"] / 2, "y": chip["y"] + chip["height"] / 2}
        end = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
        for share in (0.1, 0.4, 0.8, 1.0):
            at = {axis: start[axis] + (end[axis] - start[axis]) * share for axis in start}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("[data-act=place]")).to_have_text("Place $25")
        page.locator("[data-act=place]").click()
        dora.does(CLOSED)
        dora.deals("TS 9D TH")
        may(page, "stand")
        dora.deals("TC")
        expect(page.locator(".mine .result")).to_be_visible()
        assert settled(ann, served, table) == [("main", 2500, 2500)]
        assert not violations(page)

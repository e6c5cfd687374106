"""Three browsers share a table and a box: one calls, one follows, one does not, and each has his or her own money."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.browser import violations
from tests.web.conftest import Come
from tests.web.croupier import Croupier, comes, may, stakes
from tests.web.floor import SHARED
from tests.web.money import check_money, engine_of

TABLE, BEHIND = SHARED.id, "Stand behind the boxes"


def test_a_split_is_declined_by_one_and_a_double_followed_by_another(come: Come, served: Served) -> None:
    with Croupier(served, TABLE) as dora:
        split_and_doubled(come, served, dora)


def split_and_doubled(come: Come, served: Served, dora: Croupier) -> None:
    """The round itself."""
    dora.prepares()
    ann, bob, cat = (comes(come, TABLE, at) for at in ("Sit at box 1", BEHIND, BEHIND))
    stakes(ann.page, "$25")
    for behind in (bob, cat):
        stakes(behind.page, "$5")
    dora.does({"do": "close-betting"})
    expect(ann.page.locator(".caller")).to_have_text("calls")
    for act in ("splits", "doubles"):
        bob.page.get_by_label(f"follow {act}").uncheck()
    expect(bob.page.get_by_label("follow doubles")).not_to_be_checked()
    along: dict[str, tuple[str, ...]] = {bob.account: ()}
    for _ in range(400):
        if engine_of(served.store, TABLE).state.floor.boxes.along == along:
            break
        bob.page.wait_for_timeout(50)
    else:
        raise AssertionError("not in the log, where a restart would find it again")
    dora.deals("8S 6D 8H")
    may(ann.page, "split")
    dora.deals("3C")
    may(ann.page, "double")
    dora.deals("TH")
    expect(ann.page.locator(".hand.turn")).to_have_count(1)
    for person in (ann, bob, cat):
        expect(person.page.locator(".box .hand")).to_have_count(2)
        expect(person.page.locator(".hand .stack")).to_have_count(5)
    assert not violations(cat.page)
    dora.deals("TC")
    may(ann.page, "stand")
    dora.deals("TS 9C")
    for person in (ann, bob, cat):
        expect(person.page.locator(".hand .result")).to_have_count(5)
        check_money(person, served.store, TABLE)
    settled = engine_of(served.store, TABLE).settled
    found = sorted((each.player, each.stake, each.net) for each in settled)
    expected = [(ann, 5000, 5000), (ann, 2500, 2500), (bob, 500, 500), (cat, 1000, 1000), (cat, 500, 500)]
    assert found == sorted((person.account, stake, net) for person, stake, net in expected)

"""Learning: values at a training table and never at one of the house, a mark on what a play cost, the report, and the drills."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from pydantic import TypeAdapter

from pitboss.web.shapes.learn import Advice, Mistakes, Quiz
from tests.house.serving import Served
from tests.web.browser import PHONE, obstacles, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import finish, sit, to_decision
from tests.web.said import odds_said

TABLE, AGAIN = "learn", "learn-again"
MOVES = {"hit": "h", "stand": "s", "double": "d", "split": "p"}


@pytest.fixture(scope="module", autouse=True)
def compiled(served: Served) -> None:
    """The kernels, which a new machine compiles once, for a minute perhaps: no page has to wait for that."""
    httpx.get(f"{served.address}/api/odds/vic-crown-pontoon", trust_env=False, timeout=300).raise_for_status()


def check(kind: Any, answer: Any) -> None:
    """An answer has its shape, no field missing and none more."""
    shape = TypeAdapter(kind)
    assert shape.dump_python(shape.validate_python(answer)) == answer


def test_a_training_table_tells_what_each_play_is_worth_and_what_a_bad_one_cost(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes(f"/tables/{TABLE}")
    sit(page)
    to_decision(page)
    values = page.locator("[data-advice=hand] tr[data-move]")
    expect(values.first).to_be_visible()
    advice = ann.ask(f"/api/tables/{TABLE}/advice")
    check(Advice, advice)
    [hand] = advice["hands"]
    known = odds_said("vic-blackjack", "--hand", ",".join(hand["cards"]), "--dealer", hand["dealer"])["actions"]
    assert {each["move"]: each["value"] for each in hand["moves"]} == {move: known[move] for move in known if move in MOVES}
    assert [each.get_attribute("data-value") for each in values.all()] == [str(each["value"]) for each in hand["moves"]]
    assert not violations(page)
    worst = hand["moves"][-1]
    page.locator(f"[data-act={worst['move']}]").first.click()
    mark = page.locator(".mark")
    expect(mark).to_be_visible()
    assert float(mark.get_attribute("data-short") or 0) == pytest.approx(worst["short"])
    expect(mark).to_contain_text("✗")
    finish(page)
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("dialog")
    expect(report.locator("[data-decisions]")).to_be_visible()
    answer = ann.ask(f"/api/tables/{TABLE}/mistakes?after={advice['position']}")
    check(Mistakes, answer)
    assert report.locator("[data-decisions]").get_attribute("data-cost") == answer["cost"]
    first = min(answer["mistakes"], key=lambda each: int(each["position"]))
    assert (first["did"], first["best"], first["cards"]) == (worst["move"], hand["moves"][0]["move"], hand["cards"])
    assert float(first["cost"]) == pytest.approx(worst["short"] * 5, abs=1e-4)
    assert not violations(page)
    page.keyboard.press("Escape")
    check_money(ann, served.store, TABLE)


def test_the_best_play_is_marked_so_and_costs_nothing(come: Come, served: Served) -> None:
    bob = come(PHONE)
    page = bob.goes(f"/tables/{AGAIN}")
    sit(page, 3)
    to_decision(page, 3)
    expect(page.locator("[data-advice=hand] tr[data-move]").first).to_be_visible()
    advice = bob.ask(f"/api/tables/{AGAIN}/advice")
    best = advice["hands"][0]["moves"][0]["move"]
    expect(page.locator(f"[data-act={best}] .worth")).to_contain_text("✓")  # the value is where the thumb is
    assert advice["by"] == "chart"
    page.get_by_label("Judge by").select_option("cards")
    expect(page.get_by_text("From the cards that nobody has seen yet, exactly.").first).to_be_visible()
    page.get_by_label("Judge by").select_option("chart")
    expect(page.get_by_text("From a full shoe without these cards").first).to_be_visible()
    page.get_by_role("button", name="Hide values").click()
    expect(page.locator("[data-advice]").or_(page.locator(".worth"))).to_have_count(0)
    page.locator(f"[data-act={best}]").first.click()
    expect(page.locator(".mark")).to_contain_text("the best there was")
    assert not off_screen(page)
    finish(page, 3)
    answer = bob.ask(f"/api/tables/{AGAIN}/mistakes?after={advice['position']}")
    assert answer["decisions"] >= 1
    assert not [each for each in answer["mistakes"] if each["cards"] == advice["hands"][0]["cards"]]
    check_money(bob, served.store, AGAIN)


def test_a_table_of_the_house_gives_no_hint_and_says_by_which_rule(come: Come, served: Served) -> None:
    eve = come()
    page = eve.goes("/tables/no-hints")
    sit(page)
    to_decision(page)
    with httpx.Client(
        base_url=served.address, cookies={each["name"]: each["value"] for each in eve.context.cookies()}, trust_env=False
    ) as client:
        for path in ("advice", "mistakes"):
            refused = client.get(f"/api/tables/no-hints/{path}")
            assert refused.status_code == 409
            assert refused.json()["rule"].startswith("VIC-")
    assert page.locator("[data-advice]").count() == 0
    page.get_by_role("button", name="Hints are off here.").click()
    expect(page.locator(".learn").get_by_role("button", name=re.compile("^VIC-"))).to_be_visible()
    finish(page)
    check_money(eve, served.store, "no-hints")


@pytest.mark.parametrize("game", ["vic-crown-pontoon", "act-blackjack", "nsw-blackjack-challenge"])
@pytest.mark.parametrize("about", ["irregularities", "peculiarities"])
def test_every_question_has_one_right_answer_with_its_rule(served: Served, game: str, about: str) -> None:
    quiz = httpx.get(f"{served.address}/api/learn/{game}/quiz?about={about}", trust_env=False, timeout=300).json()
    check(Quiz, quiz)
    assert len(quiz["questions"]) >= 8
    for each in quiz["questions"]:
        assert [choice["value"] for choice in each["choices"]].count(each["answer"]) == 1, each
        assert 2 <= len({choice["says"] for choice in each["choices"]}) == len(each["choices"])
        assert each["rules"]
        assert each["answer"]


def test_a_drill_takes_an_answer_and_tells_what_every_play_is_worth(come: Come) -> None:
    page = come(PHONE).goes("/learn")
    page.get_by_label("Game").select_option("vic-crown-pontoon")
    page.get_by_role("link", name=re.compile("^Soft totals")).click()
    expect(page.get_by_role("heading", level=1, name="Soft totals: Crown Pontoon")).to_be_visible()
    hit = page.get_by_role("button", name="hit")
    expect(hit).to_be_visible()
    page.locator("body").press("h")
    best = page.locator(".worth tr.best")
    expect(best).to_be_visible()
    right = best.get_attribute("data-move") == "hit"
    expect(page.get_by_role("status").filter(has_text="Right." if right else "No:")).to_be_visible()
    expect(page.get_by_text("1 of 1 right" if right else "0 of 1 right")).to_be_visible()
    assert not violations(page)
    assert not off_screen(page)
    page.locator("body").press("Enter")
    expect(best).to_have_count(0)


def test_a_quiz_on_irregularities_gives_the_rule(come: Come, served: Served) -> None:
    page = come(theme="light").goes("/learn/act-blackjack/irregularities")
    expect(page.locator(".quiz")).to_be_visible()
    term = page.locator(".quiz").get_attribute("data-term")
    known = httpx.get(f"{served.address}/api/learn/act-blackjack/quiz?about=irregularities", trust_env=False, timeout=300).json()[
        "questions"
    ]
    [question] = [each for each in known if each["term"] == term]
    page.locator(f"[data-answer='{question['answer']}']").click()
    expect(page.get_by_text("Right.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^ACT-2018-01"))).to_be_visible()
    assert not violations(page)


def test_no_page_is_an_obstacle(come: Come) -> None:
    ann = come(PHONE, theme="dark")
    for path in ("/learn", "/learn/vic-blackjack/pair", "/learn/vic-blackjack/peculiarities"):
        page = ann.goes(path)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main progress:not([value])")).to_have_count(0)
        assert (path, obstacles(page)) == (path, [])

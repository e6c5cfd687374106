"""The simulation on the odds pages: dealt beside the tables, watched to its end, compared, stopped, and never more than one a session."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from pydantic import TypeAdapter

from pitboss.web import background_run
from pitboss.web.background_run import Asked, BackgroundRun
from pitboss.web.shapes.simulation import MySimulation, Simulation
from tests.house.serving import Served
from tests.support import own_rules
from tests.web.browser import SMALL, off_screen, violations
from tests.web.conftest import Come

PATIENCE = 300.0
SHAPE: TypeAdapter[MySimulation] = TypeAdapter(MySimulation)


def asked(served: Served, method: str, **body: Any) -> httpx.Response:
    """A call of somebody without a session."""
    headers = {"X-Pitboss": "1"} if method != "GET" else {}
    return httpx.request(method, f"{served.address}/api/simulation", headers=headers, json=body or None, trust_env=False, timeout=PATIENCE)


def run_of(answer: httpx.Response) -> Simulation:
    """The run in an answer, which has its shape to the field."""
    assert answer.status_code == 200, answer.text
    assert SHAPE.dump_python(SHAPE.validate_python(answer.json())) == answer.json()
    found: Simulation | None = answer.json()["run"]
    assert found is not None
    return found


def waited(served: Served, *stages: str) -> Simulation:
    """The run once it is as far as that."""
    until = time.monotonic() + PATIENCE
    while (run := run_of(asked(served, "GET")))["stage"] not in stages:
        assert time.monotonic() < until, run
        time.sleep(0.2)
    return run


def test_a_run_converges_and_is_compared_on_the_smallest_phone(come: Come, served: Served) -> None:
    page = come(SMALL).goes("/odds/act-blackjack?decks=6")
    panel = page.get_by_role("region", name="Watch it converge")
    panel.get_by_label("Rounds").select_option("10000000")
    panel.get_by_role("button", name="Deal").click()
    expect(panel.get_by_role("status")).to_contain_text("Done.", timeout=PATIENCE * 1000)
    expect(panel.locator("[data-figure=rounds]")).to_have_attribute("data-value", "10000000")
    assert abs(float(panel.locator("[data-figure=away]").get_attribute("data-value") or "nan")) < 5
    expect(panel.get_by_role("img")).to_be_visible()
    exact = httpx.get(f"{served.address}/api/odds/act-blackjack?decks=6", trust_env=False, timeout=PATIENCE).json()["play"]["table_ev"]
    expect(panel.locator("dd", has_text=f"{100 * exact:.4f}".replace("-", "−"))).to_have_count(1)
    assert not violations(page)
    assert not off_screen(page)


def test_a_run_is_the_sessions_only_one_and_can_be_stopped(served: Served) -> None:
    assert run_of(asked(served, "POST", game="vic-crown-com-bo", rounds=200_000_000))["stage"] == "starting"
    assert run_of(asked(served, "POST", game="vic-blackjack", rounds=200_000_000, seed=5))["game"] == "vic-blackjack"
    first = waited(served, "dealing", "done")
    assert (first["seed"], first["wanted"], first["points"][-1]["rounds"]) == (5, 200_000_000, first["rounds"])
    stopped = run_of(asked(served, "DELETE"))
    assert stopped["stage"] in ("stopped", "done")
    again = run_of(asked(served, "GET"))
    assert (again["stage"], again["rounds"]) == (stopped["stage"], stopped["rounds"]), "nothing is dealt any more"


def test_every_bet_of_com_bo_together_goes_to_its_value(served: Served) -> None:
    asked(served, "POST", game="vic-crown-com-bo", rounds=1_000_000, seed=3)
    run = waited(served, "done", "failed")
    assert run["stage"] == "done", run["sentence"]
    assert run["away"] is not None
    assert abs(run["away"]) < 5


def test_what_cannot_be_dealt_is_refused(served: Served) -> None:
    assert asked(served, "POST", game="vic-blackjack", rounds=10**12).status_code in (400, 422)
    assert asked(served, "POST", game="nope", rounds=1_000_000).status_code == 400
    refused = asked(served, "POST", game="vic-blackjack", rounds=1_000_000, options={"decks": "9"})
    assert (refused.status_code, refused.json()["rule"]) == (409, "VIC-2003-01 3.1")


def test_a_run_that_nobody_watches_ends_and_so_does_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_run, "UNWATCHED", 0.0)
    run = BackgroundRun.start(Asked(own_rules("vic-blackjack"), {}, 200_000_000, 1))
    until = time.monotonic() + PATIENCE
    while run.process.exitcode is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert (run.stage, run.process.is_alive()) == ("stopped", False)

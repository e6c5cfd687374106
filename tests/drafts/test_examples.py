"""The drafts that are shipped: each is sound or is refused by name for what nobody honours yet, and comes to what others publish."""

from __future__ import annotations

from pathlib import Path

import pytest

from pitboss.books import LIBRARY
from pitboss.cli.drafting import asking
from pitboss.drafts.checking import check
from pitboss.drafts.finding import Kind
from pitboss.drafts.opening import moment_of
from pitboss.drafts.pricing import Pricing
from pitboss.drafts.reading import draft_in
from pitboss.env.blackjack import BlackjackEnv
from tests.cli.shell import ROOT

DRAFTS = ROOT / "docs" / "examples" / "drafts"
SOUND = ("crown-pontoon-2027", "early-surrender", "european-all", "european-original", "late-surrender", "six-to-five", "three-card")
NOT_HONOURED = {Kind.NOT_PLAYED, Kind.NOT_ANALYSED, Kind.NOT_SIMULATED}
ON = asking("2026-01-01")


def text(name: str) -> str:
    return (DRAFTS / f"{name}.yaml").read_text(encoding="utf-8")


def edge(name: str) -> float:
    draft = draft_in(text(name), LIBRARY)
    found = Pricing(draft, LIBRARY, moment_of(draft, LIBRARY, ON)).after.edge
    assert found is not None
    return found


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_example_has_no_finding(name: str) -> None:
    assert check(text(name), LIBRARY, asking(None))[1] == []


@pytest.mark.parametrize("path", sorted(DRAFTS.glob("*.yaml")), ids=lambda path: str(path.stem))
def test_an_example_is_wrong_only_where_it_says_more_than_is_honoured(path: Path) -> None:
    draft, found = check(path.read_text(encoding="utf-8"), LIBRARY, ON)
    assert draft is not None
    if path.stem != "two-readings":
        assert {each.kind for each in found} <= NOT_HONOURED
        assert all(each.clause and each.place.line > 1 for each in found)


def test_losing_every_wager_to_a_natural_costs_what_others_publish() -> None:
    """No hole card: 0.11 % (Wizard of Odds, rule variations)."""
    assert edge("european-all") - edge("european-original") == pytest.approx(0.0011, abs=1e-4)


def test_what_only_the_simulator_refuses_has_its_price_all_the_same() -> None:
    """Double Exposure with these few changes: ties but naturals lost, naturals paid 1 to 1."""
    assert edge("double-exposure") == pytest.approx(0.0072, abs=1e-3)


def test_an_amendment_to_come_is_no_law_before_its_moment() -> None:
    draft = draft_in(text("crown-pontoon-2027"), LIBRARY)
    before, after = (Pricing(draft, LIBRARY, moment_of(draft, LIBRARY, asking(on))) for on in ("2026-12-31T05:00", "2027-01-01T06:00"))
    assert before.after.edge == before.before.edge
    assert after.after.edge != after.before.edge


def test_an_environment_is_played_under_a_draft_and_says_so() -> None:
    env = BlackjackEnv("vic-blackjack", draft=str(DRAFTS / "six-to-five.yaml"))
    plain = BlackjackEnv("vic-blackjack", decks=6)
    assert (env.draft, len(env.draft_hash), plain.draft) == ("six-to-five", 64, "")
    assert env.opened.table.pack.decks == 6
    info = env.reset(seed=1, options={"cards": ["AH", "9D", "KC"]})[1]
    reward = env.step(int(info["action_mask"].argmax()))[1]
    assert reward == pytest.approx(1.2)

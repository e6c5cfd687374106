"""Days that an inspector wrote with the documents in hand: what is refused stands in the day, what each player ends with here."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from pitboss.cli.floor.opening import game_of
from pitboss.floor.dayfile import play_day, read_day
from pitboss.floor.evolve import replay
from tests.support import own_law

INSPECTED = Path(__file__).parent / "inspected"

ENDS: dict[str, dict[str, int]] = {
    # Excluded or gone in the middle of a round: nothing is added, and the hand is played without its owner.
    "excluded-vic": {"ann": 20},
    "excluded-vic-stands": {"ann": 20},
    "excluded-vic-insures": {"ann": -20},
    "excluded-act": {"ann": 20},
    "excluded-star": {"ann": 20},
    "left-star": {"ann": 20},
    # A Blackjack that was paid goes back with the wager that is declared void (ACT 16.2(a)).
    "void-paid-act": {"bob": -10},
    # Nothing was won, so nothing is seized (VIC 17.2.3).
    "seized-vic": {"ann": -20},
    # Perfect Pairs of $2 and $80 on a sign of $5 to $50: settled at $2 and at $50, 25 to 1 (VIC 6.2.1, 6.2.2).
    "side-bet-low-vic": {"ann": 20 + 2 * 25},
    "side-bet-high-vic": {"ann": 20 + 50 * 25},
    # A unit of $5: $17 is not taken, but in Victoria, where a wrong multiple is paid up to what chips can pay.
    "unit-act-blackjack": {"ann": 20},
    "unit-nsw-star-blackjack": {"ann": 20},
    "unit-vic-blackjack": {"ann": 17},
    # $300 and $250 on a box of $500: refused beside a personal limit, cut without one (ACT 4.6, 3.5).
    "personal-limit-act": {"p1": -600 + 300, "p2": 200},
    "shared-maximum-act": {"p1": 300, "p2": 200},
    # The dealer takes a first card late: a mixed pair of $5 pays 6 to 1, once (VIC 9.6.2).
    "dealer-first-vic": {"ann": 30 + 20, "bob": 20},
    # Three main wagers, and a fourth person's Perfect Pairs at 30 to 1; 14.6 elected, and as Q1 reads it; three wagers of all kinds (14.8).
    "outsider-side-bet-star": {"a": -20, "b": -20, "c": -20, "r": 150},
    "own-wager-star": {"a": -20},
    "limited-side-bet-star": {"a": -20, "r": 150},
    "all-kinds-star": {"a": -20 + 150 + 55, "b": -20 + 150},
    # A side bet that was declared void has no result (STAR 18.3.1); a foreign card voids what was settled for good, too (16.16.2).
    "void-side-bet-star": {"bob": -20},
    "foreign-card-star": {},
    # The dealer had ann's six: rebuilt, the dealer draws a nine more and goes over; or two people have the round void (STAR 16.8).
    "misdealt-star-lying": {"ann": 20},
    "misdealt-star-dealer": {"ann": 20},
    "misdealt-star-supervisor": {},
    "misdealt-star-two-people": {},
    # The dealer had ann's four: put right until the next round's first card, then void, however many rounds later (ACT 14.4, 14.5).
    "misdealt-act-between": {"ann": 100 + 10},
    "misdealt-act-letter": {"ann": 10},
    "misdealt-act-third": {"ann": 10 + 10},
}


@pytest.mark.parametrize("name", sorted(ENDS))
def test_a_day_goes_as_the_inspector_says(name: str) -> None:
    written = read_day(yaml.safe_load((INSPECTED / f"{name}.yaml").read_text()))
    day = play_day(written, game_of(written, own_law(written.game)))
    assert not day.fault
    assert replay(day.log) == day.floor
    left = {account: cents / 100 for account, cents in day.money.items() if cents and account != "house"}
    assert left == {f"player:{player}": dollars for player, dollars in ENDS[name].items()}


def test_every_day_is_played() -> None:
    assert {path.stem for path in INSPECTED.iterdir()} == set(ENDS)

"""Casino Rules Notice 31 of 2000: one figure in the odds of Rapid Roulette put right."""

from __future__ import annotations

from fractions import Fraction

from pitboss.law.document import Deed
from pitboss.law.moment import melbourne
from pitboss.law.register import deeds
from tests.rules.notices import BY_KEY, DOCUMENTS, approval, assert_amends, assert_commences, facts, second_before

NOTICE = BY_KEY["VIC-2000-31"]


def test_notice_amendment__amends_rapid_roulette() -> None:
    assert_amends("VIC-2000-31", "Rapid Roulette")
    roulette = approval("Rapid Roulette", melbourne("2000-12-09T04:00"))
    assert roulette is not None
    assert roulette.by.key == NOTICE.recitals[0].document


def test_notice_commencement__two_days_after_the_gazette() -> None:
    assert assert_commences("VIC-2000-31") == melbourne("2000-12-09T04:00")


def test_schedule_rule_15_5_odds_column__twelve_and_a_half() -> None:
    said = facts("VIC-2000-31 Schedule: rule 15.5 (Odds column)")
    act = next(act for act in NOTICE.acts if act.pin == "Schedule: rule 15.5 (Odds column)")
    assert (act.deed, act.target) == (Deed.SUBSTITUTES, said["target"])
    whole, half = said["new"].split()
    assert Fraction(whole) + Fraction(half) == Fraction(said["new_decimal"])
    assert act.note.startswith(said["new"])
    assert said["old"] in act.note
    assert said["heading_target"] in act.note
    assert NOTICE.commences is not None
    assert (NOTICE, act) not in deeds(DOCUMENTS, second_before(NOTICE.commences))
    assert (NOTICE, act) in deeds(DOCUMENTS, NOTICE.commences)

"""Casino Rules Notice 28 of 2000: a new rule 20 on tournaments, and new figures of the Super Bonus."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.document import Deed
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Refused
from pitboss.law.term import Chapter
from pitboss.law.values import Dollars
from pitboss.terms.pontoon import SUPER_BONUS, SUPER_BONUS_OTHERS, StakeTier
from tests.rules.notices import BY_KEY, ROWS, assert_amends, assert_commences, facts

NOTICE = BY_KEY["VIC-2000-28"]
FROM = melbourne("2000-12-15T04:00")


def test_notice_amendment__amends_blackjack() -> None:
    assert_amends("VIC-2000-28", "Blackjack")


def test_notice_commencement__four_in_the_morning() -> None:
    assert assert_commences("VIC-2000-28") == FROM
    assert "VIC-2000-28" in {ruling.document for ruling in in_force(LIBRARY.book("vic-blackjack"), FROM).values()}


def test_schedule_substitute_rule_20__its_words_stand_until_rule_16_of_2003() -> None:
    said = facts("VIC-2000-28 Schedule: substitute rule 20")
    act = next(act for act in NOTICE.acts if act.target == said["target"])
    assert (act.deed, act.successor) == (Deed.SUBSTITUTES, said["successor_2003"])
    blackjack = LIBRARY.book("vic-blackjack")
    then, now = in_force(blackjack, melbourne("2003-02-06T05:59:59")), in_force(blackjack, melbourne("2003-02-06T06:00"))
    of_rule_20 = {term for term, ruling in then.items() if ruling.document == "VIC-2000-28"}
    assert of_rule_20
    for term in of_rule_20:
        assert term.chapter is Chapter.TOURNAMENTS
        assert then[term].clause.pin.startswith("20.")
    assert not [ruling for ruling in now.values() if ruling.document == "VIC-2000-28"]
    assert any(ruling.clause.pin.startswith("16.") for ruling in now.values())
    assert any(citation.startswith("VIC-2003-01 16.") for citation in ROWS)


def test_schedule_substitute_table_2_in_rule_22_6_2__the_super_bonus_of_crown_pontoon() -> None:
    said = facts("VIC-2000-28 Schedule: substitute Table 2 in rule 22.6.2")
    act = next(act for act in NOTICE.acts if act.target == said["target"])
    assert (act.deed, act.successor) == (Deed.SUBSTITUTES, said["successor_2003"])
    pontoon = LIBRARY.book("vic-crown-pontoon")
    table = next(each for each in pontoon.instruments if each.document is NOTICE)
    clauses = {clause.term: clause for clause in table.clauses}
    tiers: list[StakeTier] = [clauses[SUPER_BONUS[line]].allowed[0] for line in ("under-25", "from-25")]
    assert [(tier.pays, tier.least, tier.most) for tier in tiers] == [
        (Dollars.of(1000), Dollars.of(2), Dollars.of(24)),
        (Dollars.of(5000), Dollars.of(25), None),
    ]
    assert clauses[SUPER_BONUS_OTHERS].allowed == (Dollars.of(50),)
    for clause in table.clauses:
        assert clause.pin.startswith(said["target"])
    # Nothing else of the game's text is held for that time, and the refusal says so.
    with pytest.raises(Refused, match="Super Bonus table that VIC-2000-28 gave it"):
        in_force(pontoon, FROM)
    kept = in_force(pontoon, melbourne("2003-02-06T06:00"))
    for term in (SUPER_BONUS["under-25"], SUPER_BONUS["from-25"], SUPER_BONUS_OTHERS):
        assert kept[term].clause.allowed == clauses[term].allowed
        assert kept[term].clause.pin.startswith(said["successor_2003"])

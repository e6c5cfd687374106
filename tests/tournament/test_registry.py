"""Every command has one judge, every event a name of its own, and every event of a log can be written and read back."""

from __future__ import annotations

import re
from typing import get_args

from pitboss.floor.codec import named_in, read_log, write_log
from pitboss.tournament.commands import Command
from pitboss.tournament.decide import JUDGES, TOPICS
from pitboss.tournament.events import Event
from pitboss.tournament.heat.commands import HeatCommand
from pitboss.tournament.heat.decide import JUDGES as OF_HEAT
from pitboss.tournament.heat.events import Event as OfHeat, HeatEvent
from pitboss.tournament.heat.evolve import evolve, replay
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.telling import tell, tell_heat
from tests.tournament.act_cases import final
from tests.tournament.heats import STAR, heat
from tests.tournament.nsw_wager_cases import sealed


def test_every_command_of_a_tournament_has_one_judge() -> None:
    assert set(get_args(Command)) == set(JUDGES)
    assert sum(len(topic.JUDGES) for topic in TOPICS) == len(JUDGES)


def test_every_command_of_a_heat_has_a_judge() -> None:
    assert set(get_args(HeatCommand)) <= set(OF_HEAT)


def test_every_event_can_be_named() -> None:
    assert {kind.__name__ for kind in get_args(Event)} <= set(named_in(Event))
    assert {kind.__name__ for kind in get_args(HeatEvent)} <= set(named_in(OfHeat))


def test_logs_are_written_and_read_back() -> None:
    cup = final(first=700, second=300).closes()
    assert read_log(write_log(cup.log), named_in(Event)) == tuple(cup.log)
    at = sealed(STAR, 300)
    assert read_log(write_log(at.log), named_in(OfHeat)) == tuple(at.log)


def test_every_event_of_a_log_is_told_with_its_rule() -> None:
    cup = final(first=700, second=300).closes()
    for event in cup.log:
        assert tell(event).said.endswith(".")
    now = Heat()
    for each in heat(STAR).wagers(ann=100, bob=100).wins().log:
        now = evolve(now, each)
        assert tell_heat(now, each).said.endswith((".", "?", "!"))


def test_a_log_from_before_ranks_were_kept_still_reads() -> None:
    """Departures without a rank go by the ladder that every game had then."""
    at = heat(STAR, {"ann": 1, "bob": 2, "cy": 3}).wagers(ann=100, bob=300, cy=100).loses().wagers(ann=900, bob=700, cy=100).loses()
    old = re.sub(r',"rank":\[[^]]*\]', "", write_log(at.log))
    assert '"rank"' not in old
    before = read_log(old, named_in(OfHeat))
    assert places(replay(before)) == places(at.heat) == (("cy",), ("ann",), ("bob",))

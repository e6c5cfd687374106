"""Every command has one judge, every event words and a name of its own, and logs are written and read back."""

from __future__ import annotations

from typing import get_args

from pitboss.floor.codec import named_in, read_log, write_log
from pitboss.promotion.commands import Command
from pitboss.promotion.decide import JUDGES, TOPICS
from pitboss.promotion.events import Event
from pitboss.promotion.evolve import RECORDERS
from pitboss.promotion.integrity.commands import FindCompromised, Measure
from pitboss.promotion.telling import tell
from pitboss.promotion.winners.commands import DenyClaim, MakeClaim
from pitboss.promotion.words import WORDS
from tests.promotion.papers import STAR, cash, thing
from tests.promotion.shows import DESK, OPERATOR, Show

UNRECORDED = {"PrizeLapsed"}
"""What changes no state by itself: what becomes of the prize follows it."""


def whole() -> Show:
    """A promotion in which much happens."""
    show = Show.of(STAR, cash(500), thing(20_000, cash_alternative=100)).begun().entered("ann", "bob", "cy").watched().drawn()
    show.paid(1)
    show.do("dee", MakeClaim(2, "dee"))
    show.do(DESK, DenyClaim(2, "no ticket", "Dee Doe", "1 Some Street"))
    show.do(OPERATOR, FindCompromised(Measure.CANCEL_DRAW, "a forged ticket"))
    return show.check()


def test_every_command_has_one_judge() -> None:
    assert set(get_args(Command)) == set(JUDGES)
    assert sum(len(topic.JUDGES) for topic in TOPICS) == len(JUDGES)


def test_every_event_is_recorded_named_and_told() -> None:
    kinds = set(get_args(Event))
    assert {kind.__name__ for kind in kinds - set(RECORDERS)} == UNRECORDED
    assert {kind.__name__ for kind in kinds} <= set(named_in(Event))
    assert kinds == set(WORDS)


def test_a_log_is_written_and_read_back() -> None:
    show = whole()
    assert read_log(write_log(show.log), named_in(Event)) == tuple(show.log)


def test_every_event_of_a_log_is_a_sentence() -> None:
    for event in whole().log:
        assert tell(event).said.endswith(".")
        assert not tell(event).said.endswith("..")

"""A day that was written down: how it is read, played and told."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.cli.floor.file import day_called, days
from pitboss.cli.floor.opening import game_of
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import FaceUpCard
from pitboss.floor.dayfile import Day, Outcome, play_day, read_day
from pitboss.floor.dayfile.reading import COMMANDS
from pitboss.floor.dayfile.values import hints_of
from pitboss.floor.decide import JUDGES
from pitboss.floor.events import Event
from pitboss.floor.evolve import replay
from pitboss.floor.limits.commands import SetLimits
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.state import Floor
from pitboss.floor.telling import OF_ROUND, WORDS, told_in
from pitboss.house.messages.words import MONEY
from pitboss.law.refusal import Malformed
from pitboss.play.commands import Double, DrawCard, PlaceWager
from tests.floor.test_core import members
from tests.support import own_law

SMALL: dict[str, Any] = {
    "game": "vic-blackjack",
    "people": {"dora": "dealer", "cass": ["casino-supervisor"]},
    "requests": [{"at": "20:00", "by": "dora", "do": "open-table", "boxes": 7}],
}


def with_request(**request: Any) -> dict[str, Any]:
    return SMALL | {"requests": [*SMALL["requests"], request]}


def asked(**request: Any) -> Any:
    """The command of a request."""
    return read_day(with_request(**request)).entries[1].commands[0]


def test_every_command_can_be_written() -> None:
    assert len(COMMANDS) == len(JUDGES)
    for command in COMMANDS.values():
        assert hints_of(command) is not None


def test_every_amount_of_money_is_known_by_its_type() -> None:
    """What a message writes in dollars a file does too: no field can be added that is cents in one of them."""
    for command in COMMANDS.values():
        for name, hint in hints_of(command).items():
            assert ("Annotated" in str(hint)) is (name.replace("-", "_") in MONEY), (command, name)


@pytest.mark.parametrize(
    ("request_", "command"),
    [
        ({"by": "ann", "do": "place-wager", "box": 1, "amount": 20}, PlaceWager(1, "ann", 2000)),
        ({"by": "dora", "do": "place-wager", "box": 1, "player": "ann", "amount": "12.50"}, PlaceWager(1, "ann", 1250)),
        ({"by": "ann", "do": "double", "box": 1, "amounts": {"ann": 5}}, Double(1, {"ann": 500})),
        ({"by": "cass", "do": "set-limits", "minimum": 15, "maximum": 500, "unit": 5}, SetLimits(1500, 50000, 500)),
        ({"by": "cass", "do": "set-limits", "minimum": "$15", "maximum": 500, "unit": 0}, SetLimits(1500, 50000)),
        (
            {
                "by": "cass",
                "do": "give-notice",
                "kind": "sign",
                "about": "limits-altered-by",
                "shows": {"new-minimum": 25, "maximum": "$500"},
            },
            GiveNotice(Kind.SIGN, "limits-altered-by", shows=(("new-minimum", 2500), ("maximum", 50000))),
        ),
        (
            {"by": "cass", "do": "give-notice", "kind": "notice-to-players", "about": "close-table", "shows": {"time": "21:00", "n": 3}},
            GiveNotice(Kind.NOTICE_TO_PLAYERS, "close-table", shows=(("time", 75600), ("n", 3))),
        ),
        (
            {"by": "dora", "do": "report-accident", "accident": {"kind": "face-up-card", "card": "as"}},
            ReportAccident(FaceUpCard(card("AS"))),
        ),
        ({"by": "dora", "deal": "9H"}, DrawCard(card("9H"))),
    ],
)
def test_a_command_is_read_by_its_fields(request_: dict[str, Any], command: Any) -> None:
    assert asked(**request_) == command


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        ({"by": "ann", "do": "place-wagr"}, "requests[1].do: there is no command 'place-wagr'; the nearest"),
        ({"by": "ann", "do": "place-wager", "box": 1}, "requests[1]: place-wager needs amount"),
        ({"by": "ann", "do": "place-wager", "box": "x", "amount": 5}, "requests[1].box: 'x' is not a whole number"),
        ({"by": "ann", "do": "place-wager", "box": 1, "amount": "lots"}, "is not an amount of dollars"),
        ({"by": "ann", "do": "stand", "box": 1, "hand": 2}, "stand has no field 'hand'"),
        ({"by": "ann", "do": "stand", "deal": "9H"}, "either do or deal"),
        ({"by": "ann"}, "either do or deal"),
        ({"do": "close-table"}, "by is missing"),
        ({"by": "dora", "deal": "9X"}, "is not a card"),
        ({"by": "dora", "deal": []}, "no card is written"),
        ({"by": "dora", "at": "19:59", "do": "close-table"}, "19:59 is before 20:00"),
        ({"by": "dora", "at": "8 pm", "do": "close-table"}, "is not a time"),
        ({"by": "dora", "do": "shuffle", "source": "magic"}, "is not one of program or entered"),
        ({"by": "dora", "do": "report-accident", "accident": "flood"}, "'flood' is not one of"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(request_: dict[str, Any], said: str) -> None:
    with pytest.raises(Malformed, match=r".") as fault:
        asked(**request_)
    assert said in fault.value.sentence


def test_a_field_of_the_day_that_nobody_knows_is_said() -> None:
    with pytest.raises(Malformed) as fault:
        read_day(SMALL | {"gmae": "x"})
    assert "there is no field 'gmae'" in fault.value.sentence


def played(**request: Any) -> Day:
    written = read_day(with_request(**request))
    return play_day(written, game_of(written, own_law(written.game)))


def test_a_refusal_that_was_not_foretold_ends_the_day() -> None:
    day = played(by="dora", do="close-table")
    assert day.steps[-1].outcome is Outcome.REFUSED
    assert day.fault.startswith("requests[1] (20:00, dora, close-table): closing the table is not for dora (Dealer)")


def test_a_refusal_that_was_foretold_does_not() -> None:
    assert not played(by="dora", do="close-table", refused="VIC-2003-01 17.7").fault
    assert "to be refused under VIC-2003-01 4.1" in played(by="dora", do="close-table", refused="VIC-2003-01 4.1").fault
    assert "and was not" in played(by="cass", do="close-table", refused="VIC-2003-01 17.7").fault


@pytest.mark.parametrize("name", days())
def test_the_days_that_come_with_pitboss_go_as_they_are_written(name: str) -> None:
    written = read_day(day_called(name))
    day = play_day(written, game_of(written, own_law(written.game)))
    assert not day.fault
    assert replay(day.log) == day.floor
    assert sum(day.money.values()) == 0
    for step in day.steps:
        assert all(told.said and told.said[-1] == "." for told in step.told), step.told


def test_every_event_has_words_or_is_of_the_round() -> None:
    own = {kind for kind in members(Event) if kind.__module__.split(".")[2] in ("people", "notices", "opening", "acts", "conduct")}
    assert own - OF_ROUND <= set(WORDS)


def test_a_log_is_told_from_the_beginning() -> None:
    written = read_day(day_called("vic-blackjack"))
    day = play_day(written, game_of(written, own_law(written.game)))
    assert len(list(told_in(day.log, Floor()))) == len(day.log)

"""Who sees what of a tournament: staff by role, applications and copies by whom they are about, drafts by nobody outside."""

from __future__ import annotations

import json
from typing import Any

from pitboss.house.messages import write_event
from pitboss.house.tournaments.file import TournamentFile, record
from pitboss.house.tournaments.kind import tournaments
from pitboss.house.tournaments.picture import tournament_picture
from pitboss.house.tournaments.sight import seen_of_tournament
from pitboss.house.tournaments.standing import Standing, decisions, standing_of
from pitboss.house.views.viewer import Viewer
from pitboss.terms.powers import Role
from pitboss.tournament.conditions.events import ConditionsDrafted
from pitboss.tournament.entries.commands import ApplyToEnter
from pitboss.tournament.entries.events import Applied
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.sessions.commands import TakeBackReport
from tests.tournament.cups import DESK, DIRECTOR, OPERATOR, SHIFT, Cup
from tests.tournament.heats import ACT, DEPUTY, HEAD, STAR

KIND = tournaments(lambda _: None)  # type: ignore[arg-type, return-value]  # no rule is asked here
STAFF = (OPERATOR, SHIFT, DESK, DIRECTOR, HEAD, DEPUTY)
PUBLIC, ANN, INSPECTOR = Viewer(), Viewer("ann"), Viewer("ivy", frozenset({Role.INSPECTOR}))


def played(book: str = ACT) -> Cup:
    """A cup from conditions to prizes, with one application left open."""
    cup = Cup.of(book).ready().entered("ann", "bob", "cy", "dee")
    cup.do("eve", ApplyToEnter("eve"))
    cup.seated().opens().reports({"ann": 900, "bob": 700, "cy": 800, "dee": 600})
    return cup


def finished(cup: Cup) -> Cup:
    """The same to the last prize."""
    cup.closes()
    first, second = cup.state.sessions.qualified
    cup.seated().opens().reports({first: 900, second: 300}).closes()
    cup.do(OPERATOR, PayPrizes())
    return cup


def told(cup: Cup, viewer: Viewer) -> list[tuple[Any, str]]:
    """Every event with what a viewer is told of it, empty where nothing is."""
    file, found = TournamentFile(), []
    for event in cup.log:
        file = record(file, event)
        seen = seen_of_tournament(file, event, viewer)
        said = "" if seen is None else f"{json.dumps(write_event(seen))} {KIND.tell(file, seen, viewer.name).said}"
        found.append((event, said))
    return found


def file_of(cup: Cup) -> TournamentFile:
    """The file that a cup's log leads to."""
    file = TournamentFile()
    for event in cup.log:
        file = record(file, event)
    return file


def test_the_public_is_told_no_name_of_staff_and_the_inspector_every_one() -> None:
    cup = finished(played())
    for viewer in (PUBLIC, ANN):
        for event, text in told(cup, viewer):
            assert not any(f'"{name}"' in text or f" {name} " in text for name in STAFF), (viewer, event)
    assert all(text for _, text in told(cup, INSPECTOR))
    picture = json.dumps(tournament_picture(cup.game, file_of(cup), PUBLIC, cup.clock, name="cup"))
    assert not any(f'"{name}"' in picture for name in STAFF)


def test_an_application_is_for_staff_and_for_who_made_it() -> None:
    cup = played()

    def of_eve(viewer: Viewer) -> list[str]:
        return [text for event, text in told(cup, viewer) if isinstance(event, Applied) and event.player == "eve"]

    assert of_eve(PUBLIC) == of_eve(ANN) == [""]
    assert of_eve(Viewer("eve"))[0]
    assert of_eve(INSPECTOR)[0]
    assert '"eve"' not in json.dumps(tournament_picture(cup.game, file_of(cup), ANN, cup.clock, name="cup"))
    assert all(not text for event, text in told(cup, ANN) if isinstance(event, ConditionsDrafted))


def test_what_is_due_leads_from_the_draft_to_the_prizes() -> None:
    cup = Cup.of(STAR).drafted()
    first = next(iter(decisions(cup.game, file_of(cup), {}, 0)))
    assert first.what == "step"
    cup = played(STAR)
    assert standing_of(cup.game, file_of(cup)) is Standing.CLOSING
    cup = finished(cup)
    assert standing_of(cup.game, file_of(cup)) is Standing.PAID
    assert not tuple(decisions(cup.game, file_of(cup), {}, cup.clock))


def test_a_report_taken_back_is_due_again_with_what_it_said() -> None:
    cup = played(STAR)
    heat = next(iter(cup.state.sessions.reported))
    result = cup.state.sessions.reported[heat]
    cup.do(HEAD, TakeBackReport(heat, "miscounted"))
    due = [each for each in decisions(cup.game, file_of(cup), {}, cup.clock) if each.what == "report"]
    assert [each.command.result for each in due] == [result]
    cup.do(HEAD, due[0].command)
    assert not file_of(cup).withdrawn
    assert finished(cup).check().money().get("pool", 0) == 0

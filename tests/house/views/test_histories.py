"""Over random histories and every viewer: nothing leaves that the viewer need not see, and what was received adds up to the picture."""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

import pytest

from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.floor.evolve import evolve, replay
from pitboss.floor.people.commands import SignOn
from pitboss.floor.state import Floor
from pitboss.house.messages import read_command, read_event, write_event
from pitboss.house.views import Picture, Sight, Viewer, told_event, view_changes, view_event, view_state, view_table
from pitboss.house.views.audience import AUDIENCES, Audience
from pitboss.terms.powers import Role
from tests.floor.machine import STAFF, Machine
from tests.floor.tables import DEALER, OTHERS, Day, opened

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"]
VIEWERS = [
    Viewer(),
    Viewer("zed"),
    Viewer("ann"),
    Viewer("bob"),
    Viewer(DEALER, frozenset({Role.DEALER})),
    Viewer("cass", frozenset(OTHERS["cass"])),
    Viewer("ines", frozenset({Role.INSPECTOR})),
]
PUBLIC = VIEWERS[:4]
COMPLAINTS = {"DisputeRaised", "RoundAttached", "DisputeDecided", "DecisionAnswered", "ToldOfComplaint"}


def history(book: str, seed: int, requests: int = 120) -> Day:
    at = opened(book)
    for name in STAFF[1:]:
        at.do(name, SignOn(name, OTHERS[name]))
    return Machine(at.players(ann=1, bob=2), random.Random(seed)).run(requests).day


def stages(at: Day) -> list[tuple[Floor, Event]]:
    """The table after each event, with the event."""
    floor, found = Floor(), []
    for event in at.log:
        floor = evolve(floor, event)
        found.append((floor, event))
    return found


def names_in(value: Any) -> set[str]:
    """Every text within a message."""
    match value:
        case dict():
            return {each for part in value.items() for inner in part for each in names_in(inner)}
        case list():
            return {each for part in value for each in names_in(part)}
        case str():
            return {value}
        case _:
            return set()


@pytest.mark.parametrize("book", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_leaves_that_a_viewer_need_not_see(book: str, seed: int) -> None:
    at = history(book, seed)
    staff = {name for name in STAFF if name not in ("ann", "bob", "cy")}
    for floor, event in stages(at):
        for viewer in VIEWERS:
            seen = view_event(floor, event, viewer)
            if isinstance(event, CardMoved) and not event.exposed:
                assert seen is None
            if isinstance(event, CardBurned) and not event.shown:
                assert isinstance(seen, CardBurned)
                assert seen.card is None
            if seen is None:
                continue
            sight, kind = viewer.sight(floor), type(event).__name__
            message = names_in(write_event(seen))
            if sight in (Sight.SPECTATOR, Sight.PLAYER):
                playing = {*floor.boxes.present, *floor.rounds.players, viewer.name}
                assert not message & (staff - playing), (event, viewer)
            if kind in COMPLAINTS and viewer.name not in ("cass", "ines"):
                assert viewer.name in message or viewer.name == floor.conduct.disputes[event.dispute - 1].by  # type: ignore[union-attr]
            assert read_event(json.loads(json.dumps(write_event(seen)))) == seen


@pytest.mark.parametrize("book", GAMES)
def test_the_pictures_of_the_public_name_no_staff_and_no_card_unseen(book: str) -> None:
    at = history(book, 4)
    stages_seen = stages(at)[::5]
    for floor, _ in stages_seen:
        for viewer in PUBLIC:
            picture = view_state(at.game, floor, viewer, at.clock)
            playing = {*floor.boxes.present, *floor.rounds.players}
            found = names_in({name: part for name, part in picture.items() if name != "acts"})
            assert not found & (set(STAFF) - playing), viewer
            said = " ".join(each["why"] for each in picture["acts"]["may_not"])
            assert not set(re.findall(r"\w+", said)) & (set(STAFF) - playing), said
            if not floor.cards.burn_shown:
                assert all(card is None for card in picture["shoe"]["burned"])
            if not floor.cards.held_exposed:
                assert not picture["shoe"]["held"]
            json.dumps(picture)
            assert all(each["by"] == viewer.name for each in picture["disputes"])


@pytest.mark.parametrize("book", GAMES)
def test_what_a_viewer_received_adds_up_to_the_picture(book: str) -> None:
    """A client has the picture it began with, and replaces the sections that come with each event."""
    at = history(book, 5)
    for viewer in VIEWERS:
        kept: Picture = {}
        for floor, _ in stages(at)[::3]:
            picture = view_table(at.game, floor, viewer)
            kept = kept | json.loads(json.dumps(view_changes(kept, picture)))
            assert kept == picture
        fresh = view_state(at.game, at.floor, viewer, at.clock)
        assert {name: fresh[name] for name in kept} == view_table(at.game, at.floor, viewer)


@pytest.mark.parametrize("book", GAMES)
@pytest.mark.parametrize("seed", [6, 7])
def test_the_events_a_viewer_received_fold_to_the_same_picture(book: str, seed: int) -> None:
    """Folded as the floor folds them, where nothing was kept back from this viewer; a card nobody saw is one there too."""
    at = history(book, seed)
    for viewer in VIEWERS[4:]:
        got = [(event, view_event(floor, event, viewer)) for floor, event in stages(at)]
        told = [seen for _, seen in got if seen is not None]
        if len(told) == len(at.log):
            folded = replay(told)
            assert view_table(at.game, folded, viewer) == view_table(at.game, at.floor, viewer)
    public = [seen for floor, event in stages(at) if (seen := view_event(floor, event, Viewer("zed"))) is not None]
    layout = ("table", "moment", "boxes", "wagers", "dealer", "insurance", "settlements", "last_settlements", "side_bets")
    if not any(isinstance(event, CardMoved) and not event.exposed for event in at.log):
        mine, whole = (view_table(at.game, floor, Viewer("zed")) for floor in (replay(public), at.floor))
        assert {name: mine[name] for name in layout} == {name: whole[name] for name in layout}


@pytest.mark.parametrize("book", GAMES)
def test_what_a_viewer_may_do_is_what_the_table_accepts(book: str) -> None:
    at = history(book, 8, 60)
    for floor, _ in stages(at)[::7]:
        for viewer in (Viewer("ann"), Viewer("bob"), VIEWERS[4]):
            acts = view_state(at.game, floor, viewer, at.clock)["acts"]
            day = Day(at.game, floor, clock=at.clock)
            for act in acts["may"]:
                command: Command = read_command(act["command"])
                Day(at.game, floor, clock=at.clock).do(viewer.name, command)
                assert act["do"] == act["command"]["do"]
            for act in acts["may_not"]:
                assert act["why"]
            assert day.floor is floor


def test_every_kind_of_event_has_its_audience() -> None:
    assert set(get_args(Event)) == set(AUDIENCES)


def test_who_is_told_is_not_changed_by_accident() -> None:
    """A new event fails here until somebody has thought about who may know of it."""
    private = {kind.__name__ for kind, audience in AUDIENCES.items() if audience is not Audience.EVERYBODY}
    assert private == COMPLAINTS | {
        "ActRecorded",
        "AdviceGiven",
        "DetentionEnded",
        "DeviceBrought",
        "DeviceFound",
        "PlayerHeldBack",
        "PlayerWarned",
        "RestrictionEnded",
        "RulesGiven",
        "Sanctioned",
        "SeizureEnded",
        "WagerToReturn",
    }
    assert len(AUDIENCES) == len(private) + 119


def test_an_event_is_told_with_its_sentence_and_rules() -> None:
    at = opened("vic-blackjack").players(ann=1).bets(1, ann=20)
    told = told_event(at.floor, at.log[-1], Viewer("zed"))
    assert told is not None
    assert told["event"] == "wager-placed"
    assert told["amount"] == "20.00"
    assert told["said"] == "ann stakes $20 on box 1, seated."
    assert told["rules_said"]


def test_spectators_have_no_buttons_and_a_grey_one_says_why() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=2).people("cass")
    assert view_state(at.game, at.floor, Viewer(), at.clock)["acts"] == {"may": [], "may_not": []}
    powers = view_state(at.game, at.floor, Viewer("cass", frozenset(OTHERS["cass"])), at.clock)["powers"]
    close = next(each for each in powers if each["power"] == "close-table")
    assert not close["may"]
    assert "20 minutes" in close["why"]
    assert close["rule"] == "VIC-2003-01 17.7"
    assert not view_state(at.game, at.floor, Viewer("ann"), at.clock)["powers"]


def test_a_decision_shows_buttons_to_who_calls_and_reasons_for_the_rest() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("9H 5S KD TC 6S", take_up=False)
    ann, bob = (view_state(at.game, at.floor, Viewer(name), at.clock) for name in ("ann", "bob"))
    assert ann["moment"]["yours"]
    assert {"hit", "stand"} <= {act["do"] for act in ann["acts"]["may"]}
    assert any(act["do"] == "split" and act["rule"] for act in ann["acts"]["may_not"])
    assert not {"hit", "stand"} & {act["do"] for act in bob["acts"]["may"]}
    assert bob["moment"]["caller"] == "ann"

"""What players say at a heat who have no screen: the dealer enters wagers, pass cards and decisions, and never an undisclosed wager."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.house.messages.reading import read_one_of
from pitboss.house.tournaments.heats.acts import heat_acts
from pitboss.house.tournaments.heats.kind import heats
from pitboss.house.views.viewer import Viewer
from pitboss.play.commands import CloseBetting, DrawCard, PlaceWager
from pitboss.play.events import WagerPlaced
from pitboss.terms.powers import Role
from pitboss.tournament.heat.commands import NoteAway, NoteBack, WriteForm
from pitboss.tournament.heat.wager_events import PassCardPlayed
from pitboss.tournament.paper.wagering import Ordering
from tests.tournament.heats import ACT, CHALLENGE, COM_BO, DEALER, STAR, VIC, At, heat

Json = dict[str, Any]
KIND = heats(lambda _: None)  # type: ignore[arg-type, return-value]  # no rule is asked here
THREE = {"ann": 1, "bob": 2, "cy": 4}
DORA = Viewer(DEALER, frozenset({Role.DEALER}))


def offered(at: At, act: str, viewer: Viewer = DORA) -> list[Json]:
    """The acts of a kind that somebody may do now."""
    return [each for each in heat_acts(at.game, at.heat, viewer, at.clock)["may"] if each["do"] == act]


def refused(at: At, act: str) -> dict[int, Json]:
    """What the dealer may not do now, by the box."""
    return {each["box"]: each for each in heat_acts(at.game, at.heat, DORA, at.clock)["may_not"] if each["do"] == act}


def enters(at: At, act: Json, **more: Any) -> None:
    """The dealer enters what a player says, as the console sends it."""
    at.do(DEALER, read_one_of(act["command"] | more, KIND.commands_by_name, by=DEALER))


@pytest.mark.parametrize("book", [STAR, CHALLENGE])
def test_a_dealer_lays_wagers_in_the_order_of_the_marker_and_each_but_once(book: str) -> None:
    at = heat(book, THREE, ordering=Ordering.MARKER)
    for player, box in THREE.items():
        (act,) = offered(at, "place-wager")
        bounds = {"player": player, "least": "100.00", "most": "1000.00", "step": "100.00"}
        assert (act["box"], act["players"], act["amounts"]) == (box, [player], [bounds])
        waiting = refused(at, "place-wager")
        assert sorted(waiting) == [number for number in THREE.values() if number > box]
        assert all((each["code"], each["rule"][-7:]) == ("out-of-turn", " 19.9.5") for each in waiting.values())
        enters(at, act, amount="200.00")
    assert not offered(at, "place-wager")
    assert [(each.player, each.amount) for each in at.all(WagerPlaced)] == [(player, 20_000) for player in THREE]
    at.check()


@pytest.mark.parametrize("book", [ACT, VIC, STAR])
def test_without_an_order_a_dealer_lays_anybody_s_wager_at_the_player_s_own_box(book: str) -> None:
    at = heat(book, THREE)
    assert [(act["box"], act["players"]) for act in offered(at, "place-wager")] == [(1, ["ann"]), (2, ["bob"]), (4, ["cy"])]
    at.wagers(ann=300)
    bob, _ = offered(at, "place-wager")
    enters(at, bob)
    assert at.heat.leaving.wagers == {"ann": 30_000, "bob": 10_000}
    assert [act["amounts"][0]["player"] for act in offered(at, "place-wager", Viewer("cy"))] == ["cy"], "a player wagers alone"
    assert not offered(at, "place-wager", Viewer("zoe"))


def test_in_the_order_of_the_marker_whoever_is_noted_away_is_noted_back_first() -> None:
    at = heat(STAR, THREE, ordering=Ordering.MARKER)
    at.do(DEALER, NoteAway("ann"))
    assert [act["players"] for act in offered(at, "place-wager")] == [["bob"]]
    assert (refused(at, "place-wager")[1]["code"], refused(at, "place-wager")[1]["rule"]) == ("away", "NSW-STAR-BJ 19.5.6")
    at.do(DEALER, NoteBack("ann"))
    assert [act["players"] for act in offered(at, "place-wager")] == [["ann"]]


def test_a_dealer_lays_wagers_on_the_areas_of_com_bo_within_the_limits_of_the_session() -> None:
    at = heat(COM_BO)
    first, *_ = offered(at, "place-com-bo-wager")
    assert first["players"] == ["ann", "bob"]
    assert {each["least"] for each in first["amounts"]} == {"100.00"}
    enters(at, first, player="bob")
    assert at.heat.leaving.wagers == {"bob": 10_000}


def test_a_dealer_enters_a_pass_card_in_turn_and_never_an_undisclosed_wager() -> None:
    at = heat(STAR, THREE, ordering=Ordering.MARKER, pass_cards=1, undisclosed=1)
    (passing,) = offered(at, "play-pass-card")
    assert (passing["box"], passing["about"]) == (1, "ann")
    enters(at, passing)
    assert [each.player for each in at.all(PassCardPlayed)] == ["ann"]
    assert not offered(at, "write-form")
    against = at.refused(DEALER, WriteForm("bob", "main", 20_000))
    assert (against.code, against.rule) == ("own-hand", "NSW-STAR-BJ 19.8.2.1")
    at.do("bob", WriteForm("bob", "main", 20_000))
    assert "200.00" not in str(offered(at, "place-wager")), "the dealer's list says nothing of the form"


@pytest.mark.parametrize(("chips", "doubles"), [(400, 1), (399, 0)])
def test_a_dealer_enters_the_decisions_of_a_hand_as_far_as_the_player_s_chips_go(chips: int, doubles: int) -> None:
    at = heat(STAR, chips=chips)
    for box, player in enumerate(("ann", "bob"), 1):
        at.do(DEALER, PlaceWager(box, player, 20_000))
    at.do(DEALER, CloseBetting())
    for name in ("6H", "KD", "9S", "5C", "8C"):
        at.do(DEALER, DrawCard(card(name)))
    assert len(offered(at, "double")) == doubles
    (hit,) = offered(at, "hit")
    enters(at, hit)
    at.do(DEALER, DrawCard(card("TC")))
    (stand,) = offered(at, "stand")
    assert stand["box"] == 2
    assert not offered(at, "stand", Viewer("ann"))
    enters(at, stand)
    at.check()

"""What the service refuses a client before the floor is asked, and the draw that no client makes."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.cards.commands import RevealShuffle
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.request import SHOE
from pitboss.house.accounts.names import name_of
from pitboss.house.service.floorplan import BOTS
from pitboss.house.tables.button import with_draw
from pitboss.house.timers import CLOCK, RESERVED, clock_roles, objection_to_sender
from pitboss.law.refusal import Malformed
from pitboss.play.commands import Hit, Press
from pitboss.terms.powers import Role
from tests.floor.tables import DEALER, game, opened
from tests.house.timers.test_clocks import table


def test_nobody_signs_on_or_speaks_as_the_program() -> None:
    at = opened("vic-blackjack").players(ann=1)
    for command in (SignOn("ann", (Role.CASINO_SUPERVISOR,)), SignOff(DEALER)):
        refused = objection_to_sender(at.game, at.floor, command, "ann")
        assert refused is not None
        assert refused.code == "house-only"
    for name in (*RESERVED, ""):
        refused = objection_to_sender(at.game, at.floor, Hit(1), name)
        assert refused is not None
        assert refused.code == "reserved-name"
        assert refused.rule
    assert {SHOE, CLOCK} <= RESERVED


@pytest.mark.parametrize("name", sorted(RESERVED | set(BOTS)))
def test_a_name_of_the_program_or_of_a_bot_is_no_name_for_an_account(name: str) -> None:
    for written in (name, name.upper(), f" {name} ", name.replace("o", "0"), name.replace("l", "1")):
        with pytest.raises(Malformed):
            name_of(written)


def test_a_player_comes_and_goes_alone() -> None:
    at = opened("vic-blackjack").players(ann=1)
    for command in (LeaveTable("ann"), JoinTable("ann", 2)):
        refused = objection_to_sender(at.game, at.floor, command, "bob")
        assert refused is not None
        assert refused.code == "not-yours"
        assert objection_to_sender(at.game, at.floor, command, "ann") is None
        assert objection_to_sender(at.game, at.floor, command, DEALER) is None


def test_only_the_program_shows_its_shoe() -> None:
    at = opened("vic-blackjack")
    refused = objection_to_sender(at.game, at.floor, RevealShuffle((), b""), DEALER)
    assert refused is not None
    assert refused.code == "program-shows"


def test_nobody_but_the_dealer_says_what_a_real_button_drew() -> None:
    at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium").players(ann=1)
    refused = objection_to_sender(at.game, at.floor, Press(1, "ann", 1), "ann")
    assert refused is not None
    assert refused.code == "dealer-enters"
    assert objection_to_sender(at.game, at.floor, Press(1, "ann", 1), DEALER) is None


def test_the_house_draws_the_prize_where_the_program_deals() -> None:
    at = table("vic-crown-pontoon", 1, "ann")
    asked: list[int] = []

    def below(bound: int) -> int:
        asked.append(bound)
        return 41

    drawn = with_draw(at.live.game, at.live.floor, Press(1, "ann", 1), below)
    assert drawn == Press(1, "ann", 42)
    assert asked == [112_501]
    assert with_draw(at.live.game, at.live.floor, Hit(1), below) == Hit(1)
    real = opened("vic-crown-pontoon", "vic-pontoon-pandemonium")
    assert with_draw(real.game, real.floor, Press(1, "ann", 17), below) == Press(1, "ann", 17)


def test_the_clock_has_the_roles_of_the_document() -> None:
    assert clock_roles(game("vic-blackjack"))[0] is Role.DEALER
    assert Role.GAME_SUPERVISOR in clock_roles(game("vic-blackjack"))
    assert Role.CASINO_OPERATOR in clock_roles(game("act-blackjack"))

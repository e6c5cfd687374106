"""Powers: by document, rank and precondition, and what a refusal says."""

from __future__ import annotations

import pytest

from pitboss.floor.desk import Desk, Reactions
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable
from pitboss.floor.opening.events import TableClosed
from pitboss.floor.people.ranks import capacities
from pitboss.floor.powers import holder, objection
from pitboss.law.refusal import Refused
from pitboss.law.term import Term
from pitboss.play.commands import FindAbsent
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.terms.conduct import CLOSE_TABLE, DISPUTE_FIRST_INSTANCE, DISPUTE_REVIEW, INVALIDATE, REFUSE_WAGER, SANCTION
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Power, Rank, Role
from pitboss.terms.splitting import SPLIT_AGAIN_PERMITTED_BY
from tests.floor.tables import DEALER, game, opened


def test_a_refusal_names_who_could_and_under_which_rule() -> None:
    at = opened("vic-blackjack").players(ann=1)
    refused = at.refused(DEALER, CloseTable())
    assert refused.code == "not-entitled"
    assert refused.sentence == (
        "closing the table is not for dora (Dealer): Casino Supervisor may, "
        "once a sign has stood at the table for 20 minutes (VIC-2003-01 17.7)"
    )


@pytest.mark.parametrize(
    ("book", "roles", "acts_as"),
    [
        ("vic-blackjack", {Role.GAME_SUPERVISOR}, {Role.GAME_SUPERVISOR, Role.DEALER}),
        ("nsw-star-blackjack", {Role.GAMING_SUPERVISOR}, {Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR}),
        ("act-blackjack", {Role.CASINO_SUPERVISOR}, {Role.CASINO_SUPERVISOR}),
        ("vic-blackjack", {Role.PLAYER}, {Role.PLAYER}),
    ],
)
def test_in_which_roles_somebody_may_act(book: str, roles: set[Role], acts_as: set[Role]) -> None:
    assert capacities(game(book), frozenset(roles)) == acts_as


def test_a_sign_must_have_stood_long_enough() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1)
    assert "no sign has stood" in at.refused("cass", CloseTable()).sentence
    at.notice("cass", Kind.SIGN, CLOSE_TABLE, shows=(("time-of-closure", 1200),))
    assert "1 second more" in at.refused("cass", CloseTable(), after=1199).sentence
    at.do("cass", CloseTable(), after=1)
    assert at.all(TableClosed)[0].warrant == ("cass", Role.CASINO_SUPERVISOR, "VIC-2003-01 17.7")
    at.check()


def test_an_empty_table_needs_no_sign_where_the_sign_is_for_players_present() -> None:
    opened("vic-blackjack").people("cass").do("cass", CloseTable())


def test_the_act_asks_for_notice_of_any_length_and_from_the_operator() -> None:
    at = opened("act-blackjack").people("cass", "olive").players(ann=1)
    assert at.refused("cass", CloseTable()).rule == "ACT-2018-01 15.2"
    at.notice("olive", Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE).do("olive", CloseTable())
    at.check()


DUTIES = {
    "dealer": Role.DEALER,
    "game-supervisor": Role.GAME_SUPERVISOR,
    "gaming-supervisor": Role.GAMING_SUPERVISOR,
    "casino-supervisor": Role.CASINO_SUPERVISOR,
    "agm": Role.ASSISTANT_GAMING_MANAGER,
    "gaming-manager": Role.GAMING_MANAGER,
    "tgom": Role.TABLE_GAMES_OPERATIONS_MANAGER,
    "shift-manager": Role.GAMING_SHIFT_MANAGER,
    "pit-boss": Role.PIT_BOSS,
    "operator": Role.CASINO_OPERATOR,
    "director": Role.DIRECTOR_OF_CASINO_SURVEILLANCE,
    "delegate": Role.DELEGATE_OF_DIRECTOR,
    "commission": Role.COMMISSION,
    "inspector": Role.INSPECTOR,
    "player": Role.PLAYER,
}
"""The roles of the matrix of powers, by short names."""

VIC, ACT, STAR, BJC, COM_BO = "vic-blackjack", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge", "vic-crown-com-bo"
UNDEFINED = "shift-manager pit-boss"
"""Ranks above the Game Supervisor wherever one may act with everybody above (reading D5)."""
NSW_SUPERVISORS = "gaming-supervisor casino-supervisor agm gaming-manager"
MATRIX: list[tuple[Term[Power], dict[str, str]]] = [
    (CLOSE_TABLE, {VIC: "casino-supervisor", ACT: "operator", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (INVALIDATE, {VIC: "casino-supervisor", ACT: "operator", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (SANCTION["void-wager"], {VIC: "casino-supervisor", ACT: "operator", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (SANCTION["exclude-from-game"], {VIC: "casino-supervisor", ACT: "operator", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (SANCTION["seize-winnings"], {VIC: "casino-supervisor"}),
    (SANCTION["confiscate-device"], {VIC: "casino-supervisor"}),
    (SANCTION["exclude-from-casino"], {STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (SANCTION["detain"], {VIC: "casino-supervisor", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (REFUSE_WAGER, {STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (ABSENT_PLAYER_DIRECTION, {VIC: f"game-supervisor casino-supervisor tgom {UNDEFINED}", ACT: "dealer", STAR: "dealer", BJC: "dealer"}),
    (DISPUTE_FIRST_INSTANCE, {STAR: "gaming-supervisor", BJC: "gaming-supervisor"}),
    (DISPUTE_REVIEW, {VIC: "director delegate", ACT: "commission", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS}),
    (SPLIT_AGAIN_PERMITTED_BY, {STAR: "gaming-manager"}),
    (NATURAL_DEFERRED_BY, {STAR: "agm gaming-manager"}),
    (
        LIMITS_ALTERED_BY,
        {VIC: "casino-supervisor", ACT: "operator", STAR: NSW_SUPERVISORS, BJC: NSW_SUPERVISORS, COM_BO: "casino-supervisor"},
    ),
]
"""Who has which power in which document, as the rules themselves name them; a document left out gives it to nobody."""


@pytest.mark.parametrize("book", [VIC, ACT, STAR, BJC, COM_BO])
@pytest.mark.parametrize(("term", "held"), MATRIX, ids=[term.name for term, _ in MATRIX])
def test_the_matrix_of_powers(term: Term[Power], held: dict[str, str], book: str) -> None:
    at = game(book)
    power = at.get(term)
    have = {name for name, role in DUTIES.items() if power is not None and holder(power, capacities(at, frozenset({role})))}
    assert have == set(held.get(book, "").split())


def test_the_ranks_that_com_bo_leaves_undefined_stand_above_the_game_supervisor() -> None:
    power = Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE)
    for role in (Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER):
        assert holder(power, frozenset({role})) is role
        assert holder(Power(Role.GAME_SUPERVISOR), frozenset({role})) is None
    assert holder(Power(Role.PIT_BOSS, Rank.OR_ABOVE), frozenset({Role.GAME_SUPERVISOR})) is None


def test_a_request_is_answered_once() -> None:
    at = opened(VIC).people("gus").players(ann=1).bets(1, ann=20).deals("9H KD 2C")
    at.notice(DEALER, Kind.REQUEST, ABSENT_PLAYER_DIRECTION, "box 1").notice(DEALER, Kind.REASON, "absent-player-wait", "box 1")
    at.do("gus", FindAbsent(1), after=60)
    assert not at.floor.notices.standing
    at.check()


def test_what_stands_against_a_power_is_said_without_using_it() -> None:
    at = opened(VIC).people("cass").players(ann=1)
    desk = Desk(at.game, at.floor, "cass", at.clock, Reactions())
    refused = objection(desk, CLOSE_TABLE)
    assert isinstance(refused, Refused)
    assert refused.rule == "VIC-2003-01 17.7"
    assert not desk.events

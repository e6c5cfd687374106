"""What is put right: somebody back in, somebody out after all, and what a finding is."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.boxes.commands import JoinTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.tournament.heat.commands import Breach, Disqualify, MoveLimits, RecordBreach, Reinstate, SeatSubstitute
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.events import PlayerBack
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.paper.wagering import Rise
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.sessions.commands import DisqualifyEntrant, ReopenStage, TakeBackReport
from pitboss.tournament.sessions.events import StageReopened
from tests.tournament.cups import DESK, Cup
from tests.tournament.heats import ACT, DEALER, DOLLAR, HEAD, heat
from tests.tournament.nsw_cases import final_of

THREE = {"ann": 1, "bob": 2, "cy": 3}


def a_void_round_eliminated_nobody() -> None:
    """Ann lost all in a round that turns out void in the next: her chips are back, and so is she."""
    at = heat(ACT, THREE).wagers(ann=1000, bob=100, cy=100).loses()
    assert "ann" not in at.heat.leaving.live
    at.wagers(bob=100, cy=100).do(DEALER, CloseBetting())
    for name in ("2S", "3S"):
        at.do(DEALER, DrawCard(card(name)))
    at.do(DEALER, ReportAccident(MisplacedCard((), (1,), at.heat.floor.rounds.number - 1)))
    assert (at.held("ann"), set(at.heat.leaving.live)) == (1_000, {"ann", "bob", "cy"})
    (back,) = at.check().all(PlayerBack)
    assert (back.player, back.rule.partition(" ")[2]) == ("ann", "14.5")
    at.do("ann", JoinTable("ann", 1))
    assert places(at.heat)[0] == ("ann",)


def a_wrong_click_is_taken_back(book: str) -> None:
    at = heat(book, THREE).wagers(ann=100, bob=100, cy=100).wins()
    at.do(HEAD, Disqualify("ann", Ground.HID_CHIPS, "under the rail"))
    assert at.refused(DEALER, Reinstate("ann", "it was cy")).code in ("not-entitled", "not-in-charge")
    assert at.refused(HEAD, Reinstate("ann", "")).code == "not-out"
    assert at.refused(HEAD, Reinstate("bob", "who is in")).code == "not-out"
    at.do(HEAD, Reinstate("ann", "it was cy"))
    at.do("ann", JoinTable("ann", 1))
    at.wagers(ann=100, bob=100, cy=100).wins().check()
    assert places(at.heat) == (("bob", "cy", "ann"),)
    broke = heat(book, THREE).wagers(ann=1000, bob=100, cy=100).loses()
    assert broke.refused(HEAD, Reinstate("ann", "a pity")).code == "no-chips"


def a_winner_found_out_later_is_disqualified(book: str, rule: str) -> None:
    """The places are announced, and then the winner's hidden chips are found: whoever was second has the first prize."""
    cup = final_of(Cup.of(book).ready())
    first, second = (group[0] for group in cup.state.sessions.places[:2])
    third = cup.state.sessions.places[2][0]
    found = DisqualifyEntrant(first, Ground.HID_CHIPS, "chips in a sleeve")
    assert cup.refused(DESK, found).code == "not-entitled"
    assert cup.refused(HEAD, DisqualifyEntrant(first, Ground.CANNOT_WAGER, "no")).code == "no-ground"
    done = cup.do(HEAD, found)
    assert done[0].rule.partition(" ")[2] == rule
    assert cup.refused(HEAD, found).code == "not-in"
    cup.do(DESK, PayPrizes())
    paid = {event.player: event.place for event in cup.check().all(PrizePaid)}
    assert paid == {second: 1, third: 2}
    assert cup.refused(HEAD, DisqualifyEntrant(second, Ground.HID_CHIPS, "too late")).code == "over"


def a_recorded_breach_is_a_finding(book: str) -> None:
    at = heat(book, THREE)
    assert at.refused(HEAD, Disqualify("bob", Ground.BROKE_RULES, "asked cy")).code == "precondition"
    at.do(DEALER, RecordBreach("bob", Breach.SOUGHT_ADVICE, "asked cy"))
    at.do(HEAD, Disqualify("bob", Ground.BROKE_RULES, "asked cy"))


def limits_move_at_the_point_that_was_announced(book: str, rule: str) -> None:
    limits = (Rise(1, 100 * DOLLAR, 1_000 * DOLLAR), Rise(3, 200 * DOLLAR, 1_000 * DOLLAR))
    at = heat(book, THREE, limits=limits)
    assert at.refused(HEAD, MoveLimits(200 * DOLLAR, 1_000 * DOLLAR)).rule.endswith(f" {rule}")
    for _ in range(2):
        at.wagers(ann=100, bob=100, cy=100).wins()
    assert at.heat.session.minimum == 200 * DOLLAR, "by itself, as announced"
    at.do(HEAD, MoveLimits(100 * DOLLAR, 1_000 * DOLLAR))


def nobody_plays_for_another(book: str, rule: str) -> None:
    refused = heat(book, THREE).refused(HEAD, SeatSubstitute("ann", "zoe"))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("no-substitutes", rule)


def a_closed_stage_is_undone(book: str, rule: str) -> None:
    """The report of a heat was wrong, and the stage closed on it: its places are undone, the heat reported again, and others go on."""
    cup = Cup.of(book).ready().entered("ann", "bob", "cy", "dee").seated().opens()
    tables = {name: setup.players for name, setup in cup.state.sessions.open.items()}
    order = [player for players in tables.values() for player in players]
    wrong, right = ({player: 100 + sign * place for place, player in enumerate(order)} for sign in (1, -1))
    cup.reports(wrong).closes()
    went_on = cup.state.sessions.qualified
    undo = ReopenStage("the counts were of the other table")
    assert cup.refused(DESK, undo).code == "not-entitled"
    assert cup.refused(HEAD, ReopenStage("")).code == "stands"
    assert cup.refused(HEAD, TakeBackReport(next(iter(tables)), "wrong")).code == "stands"
    cup.seated()
    cup.do(HEAD, undo)
    assert cup.state.seating.drawn == ()
    assert cup.all(StageReopened)[0].rule.partition(" ")[2] == rule
    assert cup.refused(HEAD, undo).code == "stands"
    for name in tables:
        cup.do(HEAD, TakeBackReport(name, "the counts of the other table"))
    cup.reports(right).closes()
    assert not set(cup.state.sessions.qualified) & set(went_on)
    cup.seated().opens()
    assert cup.refused(HEAD, undo).code == "stands", "the next stage has begun"
    cup.check()


def announced_places_are_undone_until_they_are_paid(book: str) -> None:
    cup = final_of(Cup.of(book).ready())
    cup.do(HEAD, ReopenStage("a chip was counted twice"))
    assert cup.state.sessions.places == ()
    cup.closes()
    cup.do(DESK, PayPrizes())
    assert cup.refused(HEAD, ReopenStage("a chip was counted twice")).code == "over"
    cup.check()


def a_report_falls_with_its_play_off(book: str) -> None:
    """Two were level by a wrong count and played off: with the report the play-off goes, and its number is not used again."""
    cup = Cup.of(book).ready().entered("ann", "bob", "cy", "dee").seated().opens()
    (name, setup), (_, apart) = cup.state.sessions.open.items()
    one, other = setup.players
    level = {one: 500, other: 500} | {player: chips for chips, player in enumerate(apart.players, 1)}
    cup.reports(level).closes()
    (play_off,) = cup.state.sessions.open
    assert cup.refused(HEAD, TakeBackReport(name, "miscounted")).code == "stands"
    cup.reports({one: 100})
    cup.do(HEAD, TakeBackReport(name, "miscounted"))
    assert (tuple(cup.state.sessions.open), cup.state.sessions.play_offs) == ((name,), ())
    cup.reports(level).closes()
    assert play_off not in cup.state.sessions.open
    cup.reports({other: 100}).closes().check()
    assert other in cup.state.sessions.qualified

"""How Victoria runs a tournament: cases that the rules of 2003, of 2000 and of Com-Bo share."""

from __future__ import annotations

from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.law.moment import Moment
from pitboss.play.commands import CloseBetting, PlaceWager
from pitboss.terms.powers import Role
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.commands import ConcludeEarly, Disqualify, OpenHeat, SeatSubstitute, StartSession
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.setup import Seat, Setup
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.paper.wagering import Disposal
from pitboss.tournament.seats.ballot import commitment_to, draw
from pitboss.tournament.seats.commands import CommitBallot, DesignateTables, DrawBallot, MixIn
from pitboss.tournament.seats.events import SeatsDrawn
from tests.tournament.conditions_cases import FIVE
from tests.tournament.cups import SECRET, SEED, TABLES, Cup
from tests.tournament.heats import COM_BO, DEALER, DEPUTY, DOLLAR, HEAD, At, game, heat

THREE = {"ann": 1, "bob": 2, "cy": 3}


def everybody_has_an_equal_chance(book: str, rule: str, moment: Moment | None = None) -> None:
    """Seats out of a ballot that nobody could have known, and the same chips for all."""
    cup = Cup.of(book, moment).ready().entered(*FIVE)
    cup.do(HEAD, DesignateTables(TABLES))
    assert cup.refused("ann", MixIn("my words")).rule.endswith(f" {rule}")
    cup.do(HEAD, CommitBallot(commitment_to(SEED, SECRET)))
    cup.do("ann", MixIn("my words"))
    assert cup.refused(HEAD, DrawBallot(bytes(32), SECRET)).rule.endswith(f" {rule}")
    cup.do(HEAD, DrawBallot(SEED, SECRET))
    drawn = cup.all(SeatsDrawn)[0]
    stage = cup.desk().paper.plan.stages[0]
    assert drawn.drawn == draw(stage, FIVE, TABLES, drawn.seed, ("ann: my words",)), "anybody can draw again"
    assert sorted(each.player for each in drawn.drawn) == sorted(FIVE)
    assert drawn.drawn != draw(stage, FIVE, TABLES, drawn.seed, ()), "what was thrown in counts"
    assert len({(each.table, each.box) for each in drawn.drawn}) == 5
    if book != COM_BO:
        assert heat(book, moment=moment).refused("ann", JoinTable("ann", 3)).code == "wrong-seat"
    else:
        assert heat(book, moment=moment).heat.floor.boxes.present, "a layout without boxes has no seat that could be wrong"
    unequal = Setup("h", "t", (Seat(1, "ann", 500 * DOLLAR), Seat(2, "bob", 600 * DOLLAR)))
    assert At(game(book, moment)).refused(TOURNAMENT, OpenHeat(unequal)).rule.endswith(f" {rule}")


def no_round_without_the_director(book: str, rule: str, moment: Moment | None = None) -> None:
    at = heat(book, moment=moment, start=False)
    at.do(HEAD, SignOff(HEAD))
    assert at.refused(DEALER, StartSession()).rule.endswith(f" {rule}")
    at.do(DEPUTY, SignOn(DEPUTY, (Role.TOURNAMENT_DIRECTOR,)))
    at.do(DEALER, StartSession())
    if book != COM_BO:
        at.wagers(ann=100, bob=100)
        at.do(DEPUTY, SignOff(DEPUTY))
        assert at.refused(DEALER, CloseBetting()).rule.endswith(f" {rule}")
        at.do(HEAD, SignOn(HEAD, (Role.TOURNAMENT_DIRECTOR,)))
        at.wins().check()
    assert at.refused("tim", SignOn("tim", (Role.TOURNAMENT_DIRECTOR,))).code == "not-appointed"


def a_table_is_used_for_the_tournament_only(book: str, rule: str, moment: Moment | None = None) -> None:
    at = heat(book, moment=moment)
    assert at.refused("zoe", JoinTable("zoe", 5)).rule.endswith(f" {rule}")
    assert at.refused(TOURNAMENT, OpenHeat(Setup("other", "t", (Seat(1, "zoe", 1),)))).rule.endswith(f" {rule}")


def a_substitute_is_named_and_approved(book: str, rule: str, moment: Moment | None = None) -> None:
    at = heat(book, moment=moment)
    assert at.refused(HEAD, SeatSubstitute("ann", "sue")).rule.endswith(f" {rule}"), "ann has not asked"
    at.notice("ann", Kind.REQUEST, TOURNAMENT_POWERS["approve-substitutes"], "ann", role=Role.PLAYER)
    assert at.refused(DEALER, SeatSubstitute("ann", "sue")).code == "not-entitled"
    assert at.refused(HEAD, SeatSubstitute("ann", "bob")).code == "cannot-stand-in"
    at.do(HEAD, SeatSubstitute("ann", "sue"))
    if book != COM_BO:
        at.do("sue", PlaceWager(1, "ann", 100 * DOLLAR))
        assert at.held("ann") == 900


def a_table_may_stop_early(book: str, known: str, agreed: str, moment: Moment | None = None) -> None:
    at = heat(book, THREE, moment=moment, advance=2)
    assert at.refused(HEAD, ConcludeEarly()).rule.endswith(f" {known}")
    at.do(HEAD, Disqualify("bob", Ground.BROKE_RULES, "as the conditions say"))
    assert at.refused(DEALER, ConcludeEarly()).code == "not-entitled"
    at.do(HEAD, ConcludeEarly())
    assert at.heat.session.standing is HeatStanding.OVER
    cash = heat(book, THREE, moment=moment, advance=2, disposal=Disposal.CASH)
    cash.do(HEAD, Disqualify("bob", Ground.BROKE_RULES, "as the conditions say"))
    assert cash.refused(HEAD, ConcludeEarly(("ann",))).rule.endswith(f" {agreed}")
    cash.do(HEAD, ConcludeEarly(("ann", "cy")))

"""Who has which place, and who goes on: finals, ties, elimination, retirement and buying back, whatever the document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import Double
from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.terms.tournaments import Exit, Refund
from pitboss.tournament.entries.commands import BuyBack
from pitboss.tournament.heat.commands import PassForm, RevealForm, WriteForm
from pitboss.tournament.heat.departure import Departure, Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult, places
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.seats.ballot import commitment_to
from pitboss.tournament.seats.commands import AllotSeats, CommitBallot, DesignateTables, DrawBallot
from pitboss.tournament.seats.state import Drawn
from pitboss.tournament.sessions.commands import ReportHeat
from pitboss.tournament.sessions.events import PlayOffCalled
from tests.tournament.cups import DESK, SECRET, SEED, TABLES, Cup
from tests.tournament.heats import DEALER, DOLLAR, HEAD, SUPERVISOR, heat, tournament_rules
from tests.tournament.papers import FINAL, HEATS, buying_back, paper
from tests.tournament.sevens import cup_of, heat_of_sevens, names

SIX = ("ann", "bob", "cy", "dee", "eve", "fay")
NINE = (*SIX, "gus", "hal", "ida")
HELD = {player: 1_000 - at for at, player in enumerate(NINE)}


def wide(book: str, **changes: object) -> Conditions:
    """A paper for up to nine at three tables, of whom the winners play a final of three."""
    found = paper(book, least=4, most=9)
    return replace(found, **changes)  # type: ignore[arg-type]


def stage_played(cup: Cup, held: Mapping[str, int]) -> Cup:
    """The coming stage, seated, reported and closed."""
    return cup.seated().opens().reports(held).closes()


def a_final_is_one_table(book: str, rule: str) -> None:
    cup = Cup.of(book).ready(buying_back(wide(book))).entered(*NINE)
    stage_played(cup, HELD)
    onward = cup.state.sessions.qualified
    assert len(onward) == 3
    out = sorted(cup.state.sessions.eliminated)
    refused = cup.refused(DESK, BuyBack(out[0]))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("final-full", rule)
    assert "4 would play final" in refused.sentence
    stage_played(cup, {onward[0]: 5, onward[1]: 9, onward[2]: 7})
    assert cup.state.sessions.places[:3] == ((onward[1],), (onward[2],), (onward[0],))
    cup.do(DESK, PayPrizes())
    assert {event.player for event in cup.all(PrizePaid)} == {onward[1], onward[2]}
    assert {player for group in cup.check().state.sessions.places for player in group} == set(NINE)


def nobody_splits_a_final(book: str, rule: str) -> None:
    cup = Cup.of(book).ready(wide(book)).entered(*NINE)
    stage_played(cup, HELD)
    cup.do(HEAD, DesignateTables(TABLES, 2))
    cup.do(HEAD, CommitBallot(commitment_to(SEED, SECRET)))
    refused = cup.refused(HEAD, DrawBallot(SEED, SECRET))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("final-full", rule)
    cup.do(HEAD, DesignateTables(TABLES))
    cup.do(HEAD, DrawBallot(SEED, SECRET))
    assert len({seat.table for seat in cup.state.seating.drawn}) == 1


def seats_are_those_of_designated_tables(book: str, designated: str, rule: str) -> None:
    """Allotted by hand: at tables that were designated, as many at each as play there, and the final at one."""
    cup = Cup.of(book).ready().entered(*SIX)
    cup.do(HEAD, DesignateTables(TABLES))
    nowhere = tuple(Drawn(player, "nowhere", 1, box) for box, player in enumerate(SIX, 1))
    assert cup.refused(HEAD, AllotSeats(nowhere, "by age")).rule.endswith(f" {designated}")
    crowded = tuple(Drawn(player, "table 1", 1, box) for box, player in enumerate(SIX, 1))
    assert cup.refused(HEAD, AllotSeats(crowded, "by age")).code == "seats"
    far = tuple(Drawn(player, f"table {1 + place // 3}", 1, 99 - place) for place, player in enumerate(SIX))
    assert cup.refused(HEAD, AllotSeats(far, "by age")).code == "seats"
    seated = tuple(Drawn(player, f"table {1 + place // 3}", 1, 1 + place % 3) for place, player in enumerate(SIX))
    cup.do(HEAD, AllotSeats(seated, "by age"))
    cup.opens().reports(HELD).closes()
    apart = tuple(Drawn(player, f"table {place}", 1, 1) for place, player in enumerate(cup.state.sessions.qualified, 1))
    assert cup.refused(HEAD, AllotSeats(apart, "by age")).rule.endswith(f" {rule}")


def out(player: str, *, ground: Ground = Ground.CANNOT_WAGER, at: int = 3, residual: int = 0, wager: int = 0, taken: int = 0) -> Departure:
    """A player who left a heat without having done wrong, as a log from before ranks were kept has it."""
    return Departure(player, ground, Exit.ELIMINATED, at, residual, wager, taken, Refund.IF_CONDITIONS_ALLOW, "rule")


def report_as(cup: Cup, heat: str, places: tuple[str, ...], held: Mapping[str, int], *exits: Departure) -> None:
    """Report a heat with these places, each by itself."""
    order = tuple((player,) for player in places)
    cup.do(TOURNAMENT, ReportHeat(HeatResult(heat, order, tuple(sorted(held.items())), exits)))


def whoever_retires_is_out_for_good(book: str) -> None:
    """Two go on from each table; at one the second has retired with chips, and the third goes on, who has none."""
    stages = (replace(HEATS, advance=2), replace(HEATS, name="again", takes=Takes.ELIMINATED), replace(FINAL, players=6))
    conditions = buying_back(paper(book, least=6, most=6, plan=Plan(stages=stages)))
    cup = Cup.of(book).ready(conditions).entered(*SIX).seated().opens()
    (one, first), (two, second) = tuple(cup.state.sessions.open.items())
    stays, retires, busts = first.players
    gone = (out(busts, at=2), out(retires, ground=Ground.RETIRED, at=5, residual=500))
    report_as(cup, one, (stays, retires, busts), {stays: 900, retires: 500, busts: 0}, *gone)
    report_as(cup, two, second.players, {player: 900 - at for at, player in enumerate(second.players)})
    cup.closes()
    sessions = cup.check().state.sessions
    assert set(sessions.qualified) == {stays, busts, *second.players[:2]}
    assert cup.refused(DESK, BuyBack(retires)).code == "retired"
    cup.seated()
    assert [seat.player for seat in cup.state.seating.drawn] == [second.players[2]], "the repechage is for those who may still play"


def players_level_on_no_chips_over_tables(book: str) -> None:
    """A wild card goes to whoever of all tables went out last; nobody is called to play off a tie on zero (E25)."""
    plan = Plan(stages=(replace(HEATS, advance=1, others=1), FINAL))
    cup = Cup.of(book).ready(wide(book, plan=plan, entry=replace(wide(book).entry, most=6))).entered(*SIX).seated().opens()
    late = ""
    for round_, (name, setup) in enumerate(tuple(cup.state.sessions.open.items()), 5):
        first, second, third = setup.players
        gone = (out(third, at=2), out(second, at=round_, wager=round_))
        report_as(cup, name, setup.players, {first: 900, second: 0, third: 0}, *gone)
        late = second
    cup.closes()
    assert not cup.all(PlayOffCalled)
    assert late in cup.check().state.sessions.qualified


def nobody_is_ahead_at_two_tables_by_whose_chips_went_first(book: str) -> None:
    """Out in the same round with the same wager at two tables: there is no order, and equal chips are issued again."""
    plan = Plan(stages=(replace(HEATS, advance=1, others=1), FINAL))
    cup = Cup.of(book).ready(wide(book, plan=plan, entry=replace(wide(book).entry, most=6))).entered(*SIX).seated().opens()
    for taken, (name, setup) in enumerate(tuple(cup.state.sessions.open.items())):
        first, second, third = setup.players
        gone = (out(third, at=2), out(second, at=6, wager=100, taken=taken))
        report_as(cup, name, setup.players, {first: 900, second: 0, third: 0}, *gone)
    cup.closes()
    called = cup.all(PlayOffCalled)
    assert [len(each.among) for each in called] == [2]
    assert {seat.chips for seat in called[0].setup.seats} == {cup.desk().paper.chips.start}


def level_on_points_play_on_level(book: str, conditions: Conditions) -> None:
    """A has 10 and 4 points, B 4 and 10; in the last session A was left with $3 of chips and B with $5,000."""
    cup = Cup.of(book).ready(conditions).entered(*SIX[:3]).seated().opens()
    cup.reports({"ann": 900, "bob": 100, "cy": 50}).closes().seated().opens()
    cup.reports({"bob": 500_000, "ann": 30_000, "cy": 0}).closes()
    called = cup.all(PlayOffCalled)
    assert set(called[0].among) == {"ann", "bob"}
    assert {seat.chips for seat in called[0].setup.seats} == {conditions.chips.start}


def buying_back_ends_with_the_stages(book: str, rule: str) -> None:
    """No word that is not a stage keeps the desk open: 8 pm is no point of this tournament, and the paper is told so."""
    roomy = Plan(stages=(HEATS, replace(FINAL, players=6)))
    evening = buying_back(wide(book, plan=roomy), until="8 pm")
    assert [each.rule.partition(" ")[2] for each in check(tournament_rules(book), evening)] == [rule]
    cup = Cup.of(book).ready(buying_back(wide(book, plan=roomy))).entered(*NINE)
    cup.seated().opens()
    assert cup.refused(DESK, BuyBack("ida")).code == "not-eliminated"
    cup.reports(HELD).closes()
    first, second = sorted(cup.state.sessions.eliminated)[:2]
    cup.do(DESK, BuyBack(first))
    cup.seated().opens()
    assert cup.refused(DESK, BuyBack(second)).code == "too-late"
    cup.reports(HELD).closes()
    assert cup.refused(DESK, BuyBack(second)).code == "too-late"
    assert cup.check().state.sessions.places


def series(book: str, *, prize_tie: PrizeTie | None = None) -> Conditions:
    """Two nights with points for everybody, and a paper that says so."""
    night = Stage("night 1", Length(Measure.ROUNDS, 10), players=3, points=(10, 4, 1), takes=Takes.EVERYBODY)
    found = paper(book, least=3, most=3, plan=Plan(Format.SERIES, (night, replace(night, name="night 2"))))
    statements = {**found.statements, "several-sessions-elimination": "nobody is eliminated"}
    purse = replace(found.purse, prize_tie=prize_tie, point_tie=SessionPointTie.POINTS_DIVIDED)
    return replace(found, purse=purse, statements=statements)


def the_larger_wager_is_ahead_undisclosed_or_not(book: str) -> None:
    """Ann has written $900 and bob bet $700 in the open, each all there was; both lose, and bob's was the smallest wager."""
    for beside in (0, 100):
        at = heat(book, {"ann": 1, "bob": 2, "cy": 3}, undisclosed=1)
        at.wagers(ann=100, bob=300, cy=100).loses()
        if beside:
            at.wagers(ann=beside)
        at.wagers(bob=700, cy=100)
        at.do("ann", WriteForm("ann", "main", (900 - beside) * DOLLAR))
        at.do(SUPERVISOR, PassForm("ann"))
        at.loses(take_up=False)
        at.do(SUPERVISOR, RevealForm("ann"))
        at.do(DEALER, TakeUpCards())
        assert places(at.check().heat) == (("cy",), ("ann",), ("bob",)), beside


def doubling_adds_nothing_to_the_wager(book: str) -> None:
    """Ann bet $400 and doubled, bob $700; read the other way (E26), ann had $800 on the round."""
    stake = "more-residual-chips, larger-stake, chips-removed-later"
    for options, ahead in (({}, "bob"), ({"tournament-eliminated-together": stake}, "ann")):
        at = heat(book, {"ann": 1, "bob": 2, "cy": 3}, options=options).wagers(ann=200, bob=300, cy=100).loses()
        at.wagers(ann=400, bob=700, cy=100).deals("5S KH KD QC 6S 9H 9D 2C TD", Double(1, {}))
        assert places(at.check().heat)[1] == (ahead,), options


def players_out_in_one_round_are_level(book: str) -> None:
    """No ladder of New South Wales: two who lose all in one round are level, whatever they bet; who goes later is ahead."""
    at = heat(book, {"ann": 1, "bob": 2, "cy": 3}).wagers(ann=1000, bob=1000, cy=100).loses()
    assert places(at.check().heat) == (("cy",), ("ann", "bob"))
    later = heat(book, {"ann": 1, "bob": 2, "cy": 3}).wagers(ann=1000, bob=100, cy=100).loses().wagers(bob=900, cy=100).loses()
    assert places(later.check().heat) == (("cy",), ("bob",), ("ann",))
    cup = Cup.of(book).ready().entered(*SIX).seated().opens()
    for name, setup in tuple(cup.state.sessions.open.items()):
        held = tuple((player, 0) for player in sorted(setup.players))
        first, *others = setup.players
        level = ((first, *others),) if name.endswith("1") else ((first,), tuple(others))
        cup.do(TOURNAMENT, ReportHeat(HeatResult(name, level, held)))
    cup.closes()
    called = cup.all(PlayOffCalled)
    assert [len(each.among) for each in called] == [3], "the tie over the line, and no other"
    both_gone = {"ann": 1, "bob": 2}
    apart = heat(book, both_gone, length=Length(Measure.UNTIL_APART)).wagers(ann=1000, bob=1000).loses()
    assert (apart.heat.session.ended, places(apart.heat)) == ("nobody is left", (("ann", "bob"),))


def no_chips_are_level_whenever_they_went() -> None:
    """By the count alone: the one who lost all in the first round and the one who did in the second are level."""
    at = heat_of_sevens("ann", "bob", "cy").wagers(ann=1000, bob=10, cy=10).loses().wagers(bob=990, cy=10).loses()
    assert places(at.check().heat) == (("cy",), ("ann", "bob"))
    cup = cup_of(49).played_to(0)
    first = next(iter(cup.state.sessions.open.values()))
    rest = {player: 1_000 - place for place, player in enumerate(names("p", 49))}
    cup.reports({**rest, **dict.fromkeys(first.players, 0)}).closes()
    called = cup.all(PlayOffCalled)
    assert [set(each.among) for each in called] == [set(first.players)]
    assert {seat.chips for seat in called[0].setup.seats} == {cup.desk().paper.chips.start}
    cup.reports({first.players[3]: 5}).closes()
    assert first.players[3] in cup.check().state.sessions.qualified

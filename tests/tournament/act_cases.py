"""How the ACT runs a tournament: gates before entries, ballots, forfeits and reserves, pool and commission."""

from __future__ import annotations

from dataclasses import replace

from pitboss.play.commands import CloseBetting, PlaceWager
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.terms.tournaments import Exit, Refund
from pitboss.tournament.conditions.commands import TakeStep
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, WithdrawEntry
from pitboss.tournament.entries.events import EntryWithdrawn
from pitboss.tournament.heat.commands import (
    Breach,
    Disqualify,
    NoteAway,
    OfferBreak,
    RecordBreach,
    SeatSubstitute,
    SetPace,
)
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.events import (
    BreachRecorded,
    BreakOffered,
    PaceSet,
    PlayerOut,
)
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.paper.purse import Purse
from pitboss.tournament.prizes.commands import CancelTournament, PayPrizes
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.seats.commands import AllotSeats, DesignateTables, ForfeitPlace, ResellSeat
from pitboss.tournament.seats.events import PlaceForfeited
from pitboss.tournament.sessions.commands import CloseSession, OpenSession
from pitboss.tournament.sessions.events import PlacesAnnounced, PlayOffCalled
from pitboss.tournament.sessions.state import POINT
from pitboss.tournament.staff.commands import AppointHead
from tests.tournament.conditions_cases import FIVE, found
from tests.tournament.cups import DESK, OPERATOR, SHIFT, TABLES, Cup
from tests.tournament.heats import ACT, DEALER, DOLLAR, HEAD, SUPERVISOR, heat
from tests.tournament.papers import FINAL, HEATS, paper

SESSION = Stage("night 1", Length(Measure.ROUNDS, 10), players=5, points=(10, 6, 4, 2, 1), takes=Takes.EVERYBODY)


def series(**purse: object) -> Conditions:
    """Two nights with points, and a paper that says so."""
    plan = Plan(Format.SERIES, (SESSION, replace(SESSION, name="night 2")))
    found_ = replace(paper(ACT, least=5, most=5), plan=plan)
    shares = Purse(
        shares=(6_000, 4_000), payment="by cheque", prize_tie=PrizeTie.COMBINED_AND_DIVIDED, point_tie=SessionPointTie.POINTS_DIVIDED
    )
    statements = {**found_.statements, "several-sessions-elimination": "nobody is eliminated"}
    return replace(found_, purse=replace(shares, **purse), statements=statements)  # type: ignore[arg-type]


def no_entry_before_this_step(step: str, rule: str, whom: str = "") -> None:
    cup = Cup.of(ACT).drafted().stepped(but=step).headed()
    refused = cup.refused("ann", ApplyToEnter("ann"))
    assert refused.rule == f"ACT-2018-01 {rule}"
    assert whom in refused.sentence
    assert cup.refused("ann", TakeStep(step)).code == "staff-only"
    cup.do(OPERATOR, TakeStep(step))
    cup.do("ann", ApplyToEnter("ann"))


def one_entry_each() -> None:
    cup = Cup.of(ACT).ready().entered("ann")
    assert cup.refused("ann", ApplyToEnter("ann")).rule == "ACT-2018-01 19.6"


def seats_are_drawn_and_kept() -> None:
    cup = Cup.of(ACT).ready().entered(*FIVE)
    cup.do(HEAD, DesignateTables(TABLES))
    refused = cup.refused(HEAD, AllotSeats((), "as I like"))
    assert (refused.code, refused.rule) == ("ballot-only", "ACT-2018-01 19.7")
    cup.seated()
    assert len(cup.state.seating.drawn) == 5
    at = heat(ACT)
    assert at.refused("ann", PlaceWager(2, "ann", 100 * DOLLAR)).rule == "ACT-2018-01 19.7"


def the_director_says_how_many_sit_at_a_table() -> None:
    cup = Cup.of(ACT).ready().entered(*FIVE)
    assert cup.refused(DESK, DesignateTables(TABLES, 2)).code == "not-entitled"
    done = cup.do(HEAD, DesignateTables(TABLES, 2))
    assert done[0].rule == "ACT-2018-01 19.8"
    cup.seated()
    sizes = [sum(each.table == table for each in cup.state.seating.drawn) for table in TABLES[:3]]
    assert sizes == [2, 2, 1]


def whoever_is_not_seated_forfeits() -> Cup:
    cup = Cup.of(ACT).ready(paper(ACT, most=5)).entered(*FIVE)
    cup.do("ray", ApplyToEnter("ray"))
    cup.do(DESK, AcceptEntry("ray"))
    assert cup.state.entries.reserves == ("ray",)
    assert "player:ray" not in cup.money(), "a reserve pays when a seat comes free"
    cup.seated(absent=("eve",))
    assert cup.refused(HEAD, ForfeitPlace("eve")).code == "not-late"
    cup.clock = 20_000
    assert cup.refused(HEAD, ForfeitPlace("ann")).rule == "ACT-2018-01 19.9"
    cup.do(HEAD, ForfeitPlace("eve"))
    assert cup.all(PlaceForfeited)[0].rule == "ACT-2018-01 19.9"
    assert cup.money()["pool"] == 5 * 100 * DOLLAR, "the fee stays in the pool"
    at = heat(ACT, {"ann": 1, "bob": 2, "cy": 3}, start=False, starts=100)
    assert at.refused(DEALER, NoteAway("cy")).code == "not-late"
    at.do(DEALER, NoteAway("cy"), after=100)
    out = at.all(PlayerOut)[0]
    assert (out.rule, out.exit.manner, out.exit.refund) == ("ACT-2018-01 19.9", Exit.FORFEITS_PLACE, Refund.STAYS_IN_POOL)
    seated = heat(ACT)
    seated.do(DEALER, NoteAway("bob"))
    assert not seated.all(PlayerOut), "whoever was seated by the start has not come late"
    return cup


def a_reserve_may_take_the_seat() -> None:
    cup = whoever_is_not_seated_forfeits()
    assert cup.refused(DESK, ResellSeat("eve", "ray")).rule == "ACT-2018-01 19.10"
    cup.do(HEAD, ResellSeat("eve", "ray"))
    assert cup.money()["pool"] == 6 * 100 * DOLLAR, "both fees stay in the pool"
    cup.opens().check()
    assert "ray" in {player for setup in cup.state.sessions.open.values() for player in setup.players}


def substitutes_are_for_the_director() -> None:
    at = heat(ACT)
    assert at.refused(DEALER, SeatSubstitute("ann", "sue")).rule == "ACT-2018-01 19.11"
    at.do(HEAD, SeatSubstitute("ann", "sue"))
    at.do("sue", PlaceWager(1, "ann", 100 * DOLLAR))


def breaches_are_recorded(rule: str, *breaches: Breach) -> None:
    at = heat(ACT)
    for breach in breaches:
        at.do(SUPERVISOR, RecordBreach("bob", breach))
    assert {event.rule for event in at.all(BreachRecorded)} == {f"ACT-2018-01 {rule}"}
    at.do(HEAD, Disqualify("bob", Ground.BROKE_RULES, "as the conditions say"))


def an_attempt_to_add_chips_breaks_no_rule() -> None:
    assert heat(ACT).refused(SUPERVISOR, RecordBreach("bob", Breach.TRIED_TO_ADD_CHIPS)).code == "not-forbidden"


def only_seeking_advice_is_forbidden() -> None:
    breaches_are_recorded("19.15", Breach.SOUGHT_ADVICE)
    assert heat(ACT).refused(SUPERVISOR, RecordBreach("bob", Breach.GAVE_ADVICE)).code == "not-forbidden"


def the_minimum_every_round_or_out() -> None:
    at = heat(ACT, {"ann": 1, "bob": 2, "cy": 3})
    assert at.refused("ann", PlaceWager(1, "ann", 50 * DOLLAR)).rule == "ACT-2018-01 19.14"
    rich = heat(ACT, chips=5000)
    over = rich.refused("ann", PlaceWager(1, "ann", 1500 * DOLLAR))
    assert (over.code, over.rule) == ("over-maximum", "ACT-2018-01 19.3(a)(vii)"), "a maximum is for the conditions to state"
    at.wagers(ann=100, bob=950)
    assert at.refused(DEALER, CloseBetting()).rule == "ACT-2018-01 19.14"
    at.wagers(cy=100).loses()
    out = at.all(PlayerOut)[0].exit
    assert (out.player, out.residual, out.rule) == ("bob", 50 * DOLLAR, "ACT-2018-01 19.14")
    assert (out.manner, out.refund) == (Exit.ELIMINATED, Refund.NONE)
    assert "bob" not in at.heat.floor.boxes.present
    at.check()


def breaks_have_a_length() -> None:
    at = heat(ACT)
    assert at.refused(DEALER, OfferBreak(60)).rule == "ACT-2018-01 19.16"
    assert at.refused(HEAD, OfferBreak(0)).rule == "ACT-2018-01 19.16"
    at.do(HEAD, OfferBreak(600))
    assert at.all(BreakOffered)[0].until == 600
    assert at.refused("ann", PlaceWager(1, "ann", 100 * DOLLAR)).code == "break"
    at.clock = 600
    at.wagers(ann=100, bob=100)


def the_director_sets_the_pace() -> None:
    at = heat(ACT)
    assert at.refused(DEALER, SetPace("faster")).rule == "ACT-2018-01 19.17"
    at.do(HEAD, SetPace("a decision within ten seconds"))
    assert at.all(PaceSet)[0].warrant.by == HEAD


def final(**chips: int) -> Cup:
    """Five entered, two tables played, and the two winners met in a final that ended like this."""
    cup = Cup.of(ACT).ready(replace(paper(ACT), entry=replace(paper(ACT).entry, commission=10 * DOLLAR))).entered(*FIVE).seated().opens()
    cup.reports({"ann": 500, "bob": 450, "cy": 400, "dee": 300, "eve": 200}).closes()
    cup.seated().opens()
    first, second = cup.state.sessions.qualified
    return cup.reports({first: chips["first"], second: chips["second"]})


def the_director_awards_the_places() -> None:
    cup = final(first=700, second=300)
    assert cup.refused(OPERATOR, CloseSession()).rule == "ACT-2018-01 19.18"
    cup.closes()
    places = cup.all(PlacesAnnounced)[0].places
    assert len(places[0]) == len(places[1]) == 1
    assert sum(map(len, places)) == 5, "those who went out before the final are placed too"


def the_whole_pool_goes_back() -> None:
    cup = final(first=700, second=300).closes()
    cup.do(DESK, PayPrizes())
    paid = [event.cents for event in cup.all(PrizePaid)]
    assert paid == [27_000, 18_000], "five fees of 100 less five commissions of 10, by 60 and 40 per cent"
    assert "pool" not in cup.money(), "nothing is left in the pool"
    assert cup.money()["commission"] == 5_000
    cup.check()


def level_players_share_or_play_on() -> None:
    shared = final(first=500, second=500).closes()
    shared.do(DESK, PayPrizes())
    assert [event.cents for event in shared.all(PrizePaid)] == [22_500, 22_500]
    assert "pool" not in shared.money()
    chosen = replace(paper(ACT), purse=replace(paper(ACT).purse, prize_tie=PrizeTie.ADDITIONAL_ROUNDS))
    cup = Cup.of(ACT).ready(chosen).entered(*FIVE).seated().opens()
    cup.reports({"ann": 500, "bob": 450, "cy": 400, "dee": 300, "eve": 200}).closes().seated().opens()
    first, second = cup.state.sessions.qualified
    cup.reports({first: 500, second: 500}).closes()
    play_off = cup.all(PlayOffCalled)[0]
    assert set(play_off.among) == {first, second}
    assert not cup.state.sessions.places
    cup.reports({first: 600, second: 400}).closes()
    assert cup.state.sessions.places[:2] == ((first,), (second,))


def level_points_in_a_series() -> None:
    """Two nights: level chips share the points of their places, level points share the prizes."""
    cup = Cup.of(ACT).ready(series()).entered(*FIVE).seated().opens()
    cup.reports({"ann": 500, "bob": 500, "cy": 300, "dee": 200, "eve": 100}).closes()
    assert cup.state.sessions.points["ann"] == cup.state.sessions.points["bob"] == 8 * POINT
    cup.seated().opens().reports({"ann": 100, "bob": 200, "cy": 300, "dee": 400, "eve": 500}).closes()
    points = {player: count // POINT for player, count in cup.state.sessions.points.items()}
    assert points == {"ann": 9, "bob": 10, "cy": 8, "dee": 8, "eve": 11}
    assert cup.state.sessions.places[:3] == (("eve",), ("bob",), ("ann",))
    cup.do(DESK, PayPrizes())
    assert "pool" not in cup.money()
    cup.check()


def commission_and_prize_money() -> None:
    cup = final(first=700, second=300)
    assert cup.money()["commission"] == 5 * 10 * DOLLAR
    assert cup.money()["pool"] == 5 * 90 * DOLLAR
    too_much = replace(paper(ACT), entry=replace(paper(ACT).entry, commission=200 * DOLLAR))
    assert ("commission", "19.20") in found(ACT, too_much)


def no_refund_but_on_cancellation() -> None:
    withheld = replace(paper(ACT), entry=replace(paper(ACT).entry, commission=10 * DOLLAR))
    cup = Cup.of(ACT).ready(withheld).entered(*FIVE)
    cup.do("eve", WithdrawEntry("eve"))
    gone = cup.all(EntryWithdrawn)[0]
    assert (gone.refund, gone.rule) == (0, "ACT-2018-01 19.21")
    assert cup.refused(HEAD, CancelTournament("rain")).rule == "ACT-2018-01 19.21"
    cup.do(OPERATOR, CancelTournament("rain"))
    assert cup.money() == {}, "every fee and commission is back"
    assert cup.refused("zoe", ApplyToEnter("zoe")).code == "over"
    cup.check()


def a_sit_and_go_says_when_it_starts() -> None:
    table = Plan(Format.SIT_AND_GO, (replace(FINAL, players=6),))
    silent = replace(paper(ACT), plan=table)
    assert ("sit-and-go-start-and-seating", "19.3(a)(ii)(B)") in found(ACT, silent)
    said = {**silent.statements, "sit-and-go-start-and-seating": "as soon as four sit down, at the next free table"}
    cup = Cup.of(ACT).ready(replace(silent, statements=said)).entered(*FIVE).seated()
    cup.clock = 500
    cup.do(HEAD, OpenSession())
    assert len(cup.state.sessions.open) == 1


def a_repechage_says_who_qualifies() -> None:
    again = Stage("repechage", Length(Measure.ROUNDS, 5), players=3, advance=1, takes=Takes.ELIMINATED)
    second = replace(paper(ACT, least=5), plan=Plan(stages=(HEATS, again, replace(FINAL, players=5))))
    cup = Cup.of(ACT).ready(second).entered(*FIVE).seated().opens()
    cup.reports({"ann": 500, "bob": 450, "cy": 400, "dee": 300, "eve": 200}).closes()
    out = set(cup.state.sessions.eliminated)
    cup.seated().opens()
    assert {player for setup in cup.state.sessions.open.values() for player in setup.players} == out
    cup.reports(dict(zip(sorted(out), (3, 2, 1), strict=True))).closes()
    assert len(cup.state.sessions.qualified) == 3
    cup.seated().opens().check()


def the_shift_manager_names_the_director() -> None:
    cup = Cup.of(ACT)
    assert cup.refused(OPERATOR, AppointHead(HEAD)).rule == "ACT-2018-01 19.4"
    cup.do(SHIFT, AppointHead(HEAD))
    assert cup.refused(SHIFT, AppointHead("tim")).rule == "ACT-2018-01 19.4"
    assert Role.TOURNAMENT_DIRECTOR is cup.desk().head


def level_in_a_heat_is_played_off() -> None:
    cup = Cup.of(ACT).ready().entered(*FIVE).seated().opens()
    table = next(iter(cup.state.sessions.open.values()))
    level = dict.fromkeys(table.players[:2], 500)
    others = {player: 100 + place for place, player in enumerate(FIVE) if player not in level}
    cup.reports({**others, **level}).closes()
    play_off = cup.all(PlayOffCalled)[0]
    assert set(play_off.among) == set(level)
    assert play_off.rule == "ACT-2018-01 19.3(a)(viii)(B)"
    cup.reports({table.players[0]: 0, table.players[1]: 900}).closes()
    assert table.players[1] in cup.state.sessions.qualified
    assert table.players[0] in cup.state.sessions.eliminated


def a_series_that_pays_by_the_session() -> None:
    """Each night has prizes of $200 and $50 and there is none for the whole: no gap, and all of the pool is paid."""
    nights = tuple(replace(SESSION, name=name, points=(), prizes=(20_000, 5_000)) for name in ("night 1", "night 2"))
    conditions = replace(series(shares=(), amounts=()), plan=Plan(Format.SERIES, nights))
    assert not found(ACT, conditions)
    cup = Cup.of(ACT).ready(conditions).entered(*FIVE)
    for _ in nights:
        cup.seated().opens().reports({player: 100 + place for place, player in enumerate(FIVE)}).closes()
    cup.do(DESK, PayPrizes())
    assert "pool" not in cup.check().money()
    assert cup.state.prizes.closed
    assert cup.state.prizes.paid[FIVE[-1]] == 40_000

"""How New South Wales holds a tournament: fees and pool, conditions, entries, seats and prizes."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.people.commands import SignOn
from pitboss.terms.tournaments import Addition, Exit, Refund
from pitboss.tournament.conditions.commands import DraftConditions, SetTerms
from pitboss.tournament.entries.commands import ApplyToEnter, WithdrawEntry
from pitboss.tournament.heat.departure import Departure, Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.plan import Plan
from pitboss.tournament.paper.purse import Added
from pitboss.tournament.paper.wagering import Ordering, Rise
from pitboss.tournament.prizes.commands import AddToPool, ApproveRefund, CancelTournament, PayPrizes
from pitboss.tournament.prizes.events import GuaranteeMet, PrizePaid
from pitboss.tournament.seats.commands import AllotSeats, DesignateTables
from pitboss.tournament.seats.state import Drawn
from pitboss.tournament.sessions.commands import CloseSession, OpenSession, ReportHeat
from pitboss.tournament.sessions.events import HeatCalled, PlayOffCalled
from pitboss.tournament.staff.commands import AppointHead
from tests.tournament.conditions_cases import FIVE, found, if_any, must_state
from tests.tournament.cups import DESK, OPERATOR, QUALIFIED, TABLES, Cup
from tests.tournament.heats import HEAD, tournament_rules
from tests.tournament.papers import FINAL, HEATS, paper

HELD = {"ann": 500, "bob": 450, "cy": 400, "dee": 300, "eve": 200}


def final_of(cup: Cup) -> Cup:
    """Heats and a final, played to places."""
    cup.entered(*FIVE).seated().opens().reports(HELD).closes().seated().opens()
    first, second = cup.state.sessions.qualified
    return cup.reports({first: 900, second: 100}).closes()


def the_operator_may_charge_and_add(book: str, rule: str) -> None:
    cup = Cup.of(book).ready()
    assert cup.refused(DESK, AddToPool(Added(Addition.CASH, 50_000))).rule.endswith(f" {rule}")
    cup.do(OPERATOR, AddToPool(Added(Addition.CASH, 50_000)))
    cup.do(OPERATOR, AddToPool(Added(Addition.GOODS, 90_000, "a watch", 1)))
    cup.do(OPERATOR, AddToPool(Added(Addition.SERVICES, 20_000, "a night at the hotel", 2)))
    assert cup.refused(OPERATOR, AddToPool(Added(Addition.GOODS, 90_000))).code == "nothing"
    final_of(cup).do(DESK, PayPrizes())
    paid = {event.place: (event.cents, event.things) for event in cup.all(PrizePaid)}
    assert paid == {1: (60_000, ("a watch",)), 2: (40_000, ("a night at the hotel",))}
    assert "pool" not in cup.check().money()


def every_fee_is_in_the_pool(book: str, rule: str) -> None:
    kept = replace(paper(book), entry=replace(paper(book).entry, commission=1_000))
    assert ("commission", rule) in found(book, kept)
    said = next(each.said for each in check(tournament_rules(book), kept) if each.matter == "commission")
    assert "every entry fee goes into the prize pool" in said
    cup = Cup.of(book).ready().entered(*FIVE)
    assert cup.money() == {"pool": 50_000, **{f"player:{player}": -10_000 for player in FIVE}}
    cup.do("dee", WithdrawEntry("dee"))
    assert cup.money()["pool"] == 40_000, "refunded as far as the conditions allow"
    cup.clock = 9_000
    cup.do("eve", WithdrawEntry("eve"))
    assert cup.money()["pool"] == 40_000, "and no further"


def a_pool_may_be_guaranteed(book: str, rule: str) -> None:
    promised = replace(paper(book), purse=replace(paper(book).purse, guaranteed=100_000))
    assert ("undertakings-and-guarantees", rule) in found(book, promised)
    bound = replace(promised, purse=replace(promised.purse, guaranteed_from=5))
    cup = final_of(Cup.of(book).ready(bound))
    cup.do(DESK, PayPrizes())
    met = cup.all(GuaranteeMet)[0]
    assert (met.cents, met.rule.partition(" ")[2]) == (50_000, rule)
    assert [event.cents for event in cup.all(PrizePaid)] == [60_000, 40_000]
    assert cup.check().money()["operator"] == -50_000
    more = replace(promised, purse=replace(promised.purse, guaranteed_from=6))
    few = final_of(Cup.of(book).ready(more))
    few.do(DESK, PayPrizes())
    assert not few.all(GuaranteeMet), "too few entries for the guarantee"
    assert "pool" not in few.money()


def cancelling_refunds_every_fee(book: str, rule: str) -> None:
    cup = Cup.of(book).ready().entered(*FIVE)
    assert cup.refused(HEAD, CancelTournament("too few")).rule.endswith(f" {rule}")
    cup.do(OPERATOR, CancelTournament("too few"))
    assert cup.check().money() == {}
    assert cup.refused("zoe", ApplyToEnter("zoe")).code == "over"


def limits_and_their_rise_are_stated(book: str, rule: str) -> None:
    must_state(book, rule, "table-limits")
    limits = paper(book).wagering.limits
    rising = replace(paper(book), wagering=replace(paper(book).wagering, limits=(*limits, Rise(5, 20_000, 200_000))))
    if_any(book, rule, "when-limits-rise", rising, paper(book))
    odd = replace(paper(book), wagering=replace(paper(book).wagering, limits=(Rise(1, 10_000, 95_000),)))
    assert ("table-limits", "19.6.14") in found(book, odd)


def terms_of_play_are_stated(book: str, rule: str) -> None:
    must_state(book, rule, "allotment-of-tables-and-areas")
    wagering = replace(paper(book).wagering, ordering=Ordering.MARKER, pass_cards=1, undisclosed=1)
    having = replace(paper(book), wagering=wagering)
    for name in ("order-of-wagering", "pass-cards", "undisclosed-wagers"):
        if_any(book, rule, name, having, paper(book))


def prizes_payment_and_undertakings(book: str, rule: str) -> None:
    must_state(book, rule, "prizes", "payment-of-prizes")
    given = replace(paper(book), purse=replace(paper(book).purse, undertaking="the watch may be another watch"))
    if_any(book, rule, "undertakings-and-guarantees", given, paper(book))


def the_manager_sets_the_terms(book: str, rule: str) -> None:
    cup = Cup.of(book).ready().entered(*FIVE)
    assert cup.refused(DESK, SetTerms(Ordering.MARKER, 0, 0)).rule.endswith(f" {rule}")
    cup.do(HEAD, SetTerms(Ordering.MARKER, 1, 2))
    assert cup.refused(HEAD, SetTerms(Ordering.MARKER, 1, 2)).code == "no-change"
    wagering = cup.desk().paper.wagering
    assert (wagering.ordering, wagering.pass_cards, wagering.undisclosed) == (Ordering.MARKER, 1, 2)
    cup.do(HEAD, DesignateTables(TABLES))
    seats = tuple(Drawn(player, TABLES[place // 3], 1, place % 3 + 1) for place, player in enumerate(FIVE))
    assert cup.refused(DESK, AllotSeats(seats, "by age")).rule.endswith(f" {rule}")
    assert cup.refused(HEAD, AllotSeats(seats[:4], "by age")).code == "seats"
    cup.do(HEAD, AllotSeats(seats, "by age"))
    assert cup.state.seating.drawn == seats


def several_licensed_people_may_be_in_charge(book: str) -> None:
    cup = Cup.of(book)
    assert cup.refused(OPERATOR, AppointHead(HEAD)).code == "not-qualified"
    cup.do(OPERATOR, AppointHead(HEAD, QUALIFIED))
    cup.do(OPERATOR, AppointHead("tim", QUALIFIED))
    cup.do("tim", SignOn("tim", (cup.desk().head,)))


def a_refund_after_absence_is_for_the_manager(book: str, rule: str) -> None:
    cup = Cup.of(book).ready().entered(*FIVE).seated().opens()
    heat, setup = next(iter(cup.state.sessions.open.items()))
    gone = setup.players[0]
    out = Departure(gone, Ground.LATE_OR_ABSENT, Exit.DISQUALIFIED, 1, 50_000, 0, 0, Refund.IF_HEAD_APPROVES, "rule")
    rest = tuple((player,) for player in setup.players[1:])
    held = tuple(sorted((player, 100 + place) for place, player in enumerate(setup.players)))
    cup.do(TOURNAMENT, ReportHeat(HeatResult(heat, rest, held, (out,))))
    assert cup.refused(HEAD, ApproveRefund(setup.players[1])).code == "no-refund"
    assert cup.refused(DESK, ApproveRefund(gone)).code == "not-entitled"
    cup.do(HEAD, ApproveRefund(gone))
    assert cup.money()["pool"] == 40_000
    assert cup.log[-1].rule.endswith(f" {rule}")
    cup.check()


def players_over_the_places_play_off(book: str, rule: str) -> None:
    """E and F are level on 2,500 for one place: a play-off of the two, and of nobody else."""
    cup = Cup.of(book).ready().entered(*FIVE).seated().opens()
    table = next(iter(cup.state.sessions.open.values()))
    level = dict.fromkeys(table.players[:2], 250_000)
    cup.reports({**{player: place for place, player in enumerate(FIVE)}, **level}).closes()
    called = cup.all(PlayOffCalled)[0]
    assert set(called.among) == set(level)
    assert called.rule.endswith(f" {rule}")
    assert {seat.chips for seat in called.setup.seats} == {250_000}, "with the chips they have"
    cup.reports({table.players[0]: 0, table.players[1]: 400_000}).closes()
    assert table.players[1] in cup.state.sessions.qualified


def players_out_on_no_chips_do_not_play_off(book: str) -> None:
    """Of two who lost everything, whoever went out later is ahead; nobody plays on with no chips (E25)."""
    cup = Cup.of(book).ready(replace(paper(book, least=5), plan=Plan(stages=(replace(HEATS, advance=2), replace(FINAL, players=4)))))
    cup.entered(*FIVE).seated().opens()
    for name, setup in tuple(cup.state.sessions.open.items()):
        first, second, *others = setup.players
        order = ((first,), (second,), *((player,) for player in others))
        held = tuple(sorted({first: 90_000, **dict.fromkeys((second, *others), 0)}.items()))
        cup.do(TOURNAMENT, ReportHeat(HeatResult(name, order, held)))
    ahead = {player for setup in cup.all(HeatCalled) for player in setup.setup.players[:2]}
    cup.closes()
    assert not cup.all(PlayOffCalled)
    assert set(cup.state.sessions.qualified) == ahead


def the_head_says_who_won(book: str) -> None:
    """The most chips at each table go on, once whoever is in charge has determined it, and nobody else has."""
    cup = Cup.of(book).ready().entered(*FIVE).seated().opens().reports(HELD)
    assert cup.refused(DESK, CloseSession()).code == "not-entitled"
    tables = [setup.setup.players for setup in cup.all(HeatCalled)]
    cup.closes()
    assert set(cup.state.sessions.qualified) == {max(players, key=lambda player: HELD[player]) for players in tables}


def how_many_go_on_is_settled_at_the_start(book: str, rule: str) -> None:
    more = replace(paper(book), plan=Plan(stages=(replace(HEATS, advance=2), replace(FINAL, players=4))))
    cup = Cup.of(book).ready().entered(*FIVE).seated()
    cup.clock = 20_000
    cup.do(HEAD, OpenSession())
    assert cup.refused(OPERATOR, DraftConditions(more)).rule.endswith(f" {rule}")
    assert {setup.advance for setup in cup.state.sessions.open.values()} == {1}
    early = Cup.of(book).ready().entered(*FIVE)
    early.do(OPERATOR, DraftConditions(more))
    assert early.desk().paper.plan.stages[0].advance == 2, "until then it may be another number"

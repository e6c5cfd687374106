"""VIC-2003-01 rule 13.9: the Magnificent Sevens Tournament, from the winning hand to the last prize."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import MisplacedCard, OptionNotGiven
from pitboss.play.commands import CloseBetting, Hit, PlaceSideBet, PlaceWager, Stand
from pitboss.play.events import EntryEarned
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, GrantEntry, NameSubstitute, TakeBackEntry, WinningHand
from pitboss.tournament.entries.events import EntryAccepted
from pitboss.tournament.heat.commands import OpenHeat
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.setup import Seat, Setup
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.plan import Measure, flow
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import BonusPaid, PrizePaid
from pitboss.tournament.seats.commands import DesignateTables
from pitboss.tournament.sessions.commands import OpenSession
from pitboss.tournament.sessions.events import PlayOffCalled
from pitboss.tournament.sevens.ledger import Winners, earned_at
from pitboss.tournament.sevens.schedule import plan_for, prizes_for
from tests.floor.accidents_cases import cards
from tests.floor.tables import DEALER as FLOOR_DEALER, Day, opened
from tests.rules.notices import ROWS
from tests.tournament import vic_cases
from tests.tournament.cups import DESK, Cup
from tests.tournament.heats import DEALER, DOLLAR, HEAD, VIC
from tests.tournament.papers import unsaid
from tests.tournament.sevens import HAND, RULES, cup_of, heat_of_sevens, names, sevens_paper

N = "VIC-2003-01 "
FIELDS = (49, 98, 147, 196)


def test_13_8_1_table_1_free_entry__three_suited_sevens_under_version_1_earn_an_entry() -> None:
    at = opened("vic-blackjack", "vic-magnificent-sevens").players(ann=1).bets(1, ann=20).side("ann", "magnificent-sevens", 5)
    at.deals("7H 6D 7H 7H TD TC", Hit(1))
    hands = earned_at("table 1", at.log, 1)
    assert hands == (WinningHand("ann", "table 1", 1, 1, 1),)
    cup = cup_of(49).ready(sevens_paper(49))
    assert cup.refused(DESK, AcceptEntry("ann")).code == "no-application"
    cup.do("ann", ApplyToEnter("ann"))
    assert cup.refused(DESK, AcceptEntry("ann")).rule == N + "13.8.1 Table 1: * free entry"
    assert cup.refused(DESK, GrantEntry(hands[0]._replace(version=2))).code == "other-version"
    cup.do(DESK, GrantEntry(hands[0]))
    assert cup.refused(DESK, GrantEntry(hands[0])).code == "earned-once"
    cup.do(DESK, AcceptEntry("ann"))
    assert cup.all(EntryAccepted)[0].fee == 0
    paid_for = replace(sevens_paper(49), entry=replace(sevens_paper(49).entry, fee=100))
    assert "entry to this tournament is free" in {each.said for each in check(RULES, paid_for)}


def sevens_table(**options: Any) -> Day:
    """Ann on the second box with three sevens of hearts and a Magnificent Sevens wager, after bob on the first has stood."""
    at = opened("vic-blackjack", "vic-magnificent-sevens", **options).people("gus", "cass").players(bob=1, ann=2)
    at.bets(1, bob=20).bets(2, ann=20).side("ann", "magnificent-sevens", 5, 2)
    return at.deals("9S 7H 6D 5C 7H 7H", Stand(1), Hit(2), take_up=False)


@pytest.mark.proves('VIC-2003-01 13.2.1 "Magnificent Sevens Tournament"')
def test_13_2_1__a_round_that_is_put_right_earns_what_it_came_to_then() -> None:
    at = sevens_table().deals("TD TC")
    assert len(earned_at("t", at.log, 1)) == 1
    at = sevens_table()
    at.do(FLOOR_DEALER, ReportAccident(OptionNotGiven(1)))  # 9.8: bob was not asked, and the third seven is drawn in excess
    at.do("bob", Hit(1))
    at.deals("7H KD TD TC", Hit(2)).check()
    assert earned_at("t", at.log, 1) == ()


@pytest.mark.proves('VIC-2003-01 13.2.1 "Magnificent Sevens Tournament"')
def test_13_2_1__a_round_that_is_void_afterwards_takes_its_entry_along() -> None:
    at = sevens_table(**{"found-too-late/faulty-round": "void"}).deals("TD TC")
    at.bets(1, bob=20).deals("9C TD 5C")
    (hand,) = earned_at("t", at.log, 1)
    at.do("gus", ReportAccident(MisplacedCard(cards("7H 9S 6D 5C 7H 7H TD TC"), (1, 2), 1)))
    following = Winners("t", 1)
    for event in at.log:
        following.see(event)
    assert (following.found, following.undone) == ((), (hand,))


def test_13_9_3__an_entry_goes_with_the_win_that_earned_it_until_play_begins() -> None:
    cup = cup_of(49).ready(sevens_paper(49))
    cup.do("ann", ApplyToEnter("ann"))
    first, second = HAND._replace(person="ann", round=1), HAND._replace(person="ann", round=2)
    for hand in (first, second):
        cup.do(DESK, GrantEntry(hand))
    cup.do(DESK, AcceptEntry("ann"))
    assert cup.refused("ann", TakeBackEntry(first)).rule == N + "13.8.1 Table 1: * free entry"
    cup.do(DESK, TakeBackEntry(first))
    assert (dict(cup.state.entries.earned), cup.state.entries.accepted) == ({"ann (2)": second}, ())
    assert cup.refused(DESK, TakeBackEntry(first)).code == "not-earned"
    cup.do(DESK, GrantEntry(first))
    assert set(cup.state.entries.earned) == {"ann", "ann (2)"}


def test_13_9_1__the_tournament_rules_of_blackjack_apply_otherwise() -> None:
    vic_cases.no_round_without_the_director(VIC, "16.2.4")
    assert RULES.why(TOURNAMENT_POWERS["designate-tables"]).citation == N + "16.3.1", "from rule 16"
    cup = cup_of(49).ready(sevens_paper(49))
    assert cup.refused(HEAD, DesignateTables(("t",), 5)).rule == N + "13.9.5(g)", "and its own rule where there is one"


def test_13_9_2__the_game_is_magnificent_sevens_paid_in_chips() -> None:
    at = heat_of_sevens("ann", "bob")
    at.do("ann", PlaceWager(1, "ann", 10 * DOLLAR))
    at.do("bob", PlaceWager(2, "bob", 10 * DOLLAR))
    at.do("ann", PlaceSideBet(1, "ann", "magnificent-sevens", 1 * DOLLAR))
    at.deals("7H TS 6D 7H TH 7H TD TC", Hit(1))
    assert at.held("ann") == 1_000 + 7_770 + 10, "three suited sevens, in tournament chips"
    assert not at.all(EntryEarned), "and no entry: it was no wager for money"
    without = replace(sevens_paper(49), side_bets=())
    assert N + "13.9.2" in {each.rule for each in check(RULES, without)}


def test_13_9_3__winners_of_table_1_play_for_the_prizes_of_table_3() -> None:
    cup = cup_of(49).ready(sevens_paper(49))
    cup.do("zoe", ApplyToEnter("zoe"))
    assert cup.refused(DESK, AcceptEntry("zoe")).code == "not-earned"
    assert sevens_paper(49).purse.amounts == prizes_for(RULES, 49)


def test_13_9_4__about_every_hundred_days_or_when_there_are_entries_enough() -> None:
    cup = cup_of(49).ready(sevens_paper(49)).entered_winners(48)
    cup.do(HEAD, DesignateTables(names("table", 7)))
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).rule == N + "13.9.4"


def test_13_9_5__heats_knock_out_down_to_a_final() -> None:
    plan = plan_for(RULES, 196, final_shoes=3)
    assert [need.players for need in flow(plan, 196)] == [196, 147, 98, 49, 7]
    assert plan.final.name == "final"


def test_13_9_5_a__a_bonus_of_770_for_every_entrant() -> None:
    cup = cup_of(49).played_to(0)
    paid = cup.all(BonusPaid)
    assert len(paid) == 49
    assert {event.cents for event in paid} == {770 * DOLLAR}
    assert {event.rule for event in paid} == {N + "13.9.5(a)"}
    assert cup.money()["operator"] == -49 * 770 * DOLLAR


def test_13_9_5_b__equal_chips_for_each_heat_and_the_final() -> None:
    at = heat_of_sevens("ann", "bob", start=False)
    unequal = Setup("h", "t", (Seat(1, "ann", 500), Seat(2, "bob", 600)))
    at.heat = type(at.heat)()
    assert at.refused(TOURNAMENT, OpenHeat(unequal)).rule == N + "13.9.5(b)"
    cup = cup_of(49).played_to(1)
    final = next(iter(cup.state.sessions.open.values()))
    assert {seat.chips for seat in final.seats} == {1_000 * DOLLAR}, "afresh for the final"


def test_13_9_5_c__the_most_chips_after_the_shoes_win_the_table() -> None:
    at = heat_of_sevens("ann", "bob")
    at.wagers(ann=10, bob=20).wins()
    assert places(at.heat) == (("bob",), ("ann",))
    assert plan_for(RULES, 49, final_shoes=2).final.length.number == 2, "the final as the conditions say"
    cup = cup_of(49).played_to(0)
    chips = {player: place for place, player in enumerate(sorted(cup.state.entries.accepted))}
    ahead = {max(setup.players, key=lambda player: chips[player]) for setup in cup.state.sessions.open.values()}
    assert ahead <= set(cup.reports(chips).closes().state.sessions.qualified)


def tied(*, chips: int, field: int = 49) -> Cup:
    """The first round is over, and two players of one table are level for its one place."""
    cup = cup_of(field).played_to(0)
    table = next(iter(cup.state.sessions.open.values()))
    level = dict.fromkeys(table.players[:2], chips)
    others = {player: -place for place, player in enumerate(sorted(cup.state.entries.accepted))}
    return cup.reports({**others, **level}).closes()


def test_13_9_5_d__tied_players_alone_play_on_with_the_chips_they_have() -> None:
    cup = tied(chips=5_000 * DOLLAR)
    called = cup.all(PlayOffCalled)[0]
    assert called.rule == N + "13.9.5(d)"
    assert called.setup.length.measure is Measure.UNTIL_APART
    assert {seat.chips for seat in called.setup.seats} == {5_000 * DOLLAR}
    assert len(called.setup.seats) == 2
    poor = tied(chips=1)
    assert {seat.chips for seat in poor.all(PlayOffCalled)[0].setup.seats} == {1_000 * DOLLAR}, "the same for all where there is too little"
    first = called.among[0]
    cup.reports({first: 900, called.among[1]: 100}).closes()
    assert first in cup.state.sessions.qualified


@pytest.mark.proves("VIC-2003-01 13.9.6 Table 3 schedule line 5:*")
def test_13_9_5_d__a_tie_of_the_other_top_chip_holders_is_played_off_by_further_hands() -> None:
    """Seven others go on from the first round of 98: fourteen are level for them."""
    cup = cup_of(98).played_to(0)
    order = {}
    for setup in cup.state.sessions.open.values():
        for place, player in enumerate(setup.players):
            order[player] = 9_000 - place if place < 3 else 5_000 if place == 3 else 100 - place
    cup.reports(order).closes()
    called = cup.all(PlayOffCalled)[0]
    assert len(called.among) == 14, "one of each table, for seven places"
    assert called.setup.advance == 7
    assert called.rule == N + "13.9.6 Table 3 schedule line 5: Other top chip holders to progress"
    cup.reports({player: place for place, player in enumerate(called.among)}).closes()
    assert len(cup.state.sessions.qualified) == 49
    assert set(called.among[7:]) <= set(cup.state.sessions.qualified)


def final_with(*chips: int, **options: str) -> Cup:
    """The final of 49, ended like this."""
    cup = cup_of(49, **options).played_to(1)
    players = next(iter(cup.state.sessions.open.values())).players
    return cup.reports(dict(zip(players, chips, strict=True))).closes()


def test_13_9_5_e__a_tie_for_first_is_played_off_over_one_shoe_and_then_on() -> None:
    cup = final_with(900, 900, 500, 400, 300, 200, 100)
    called = cup.all(PlayOffCalled)[0]
    assert (called.setup.length, called.rule) == ((Measure.SHOES, 1), N + "13.9.5(e)")
    first, second = called.among
    cup.reports({first: 700, second: 700}).closes()
    again = cup.all(PlayOffCalled)[1]
    assert again.setup.length.measure is Measure.UNTIL_APART, "still level: further hands"
    cup.reports({first: 700, second: 800}).closes()
    assert cup.state.sessions.places[:2] == ((second,), (first,))


def test_13_9_5_f__ties_for_lower_places_are_played_off_by_further_hands() -> None:
    cup = final_with(900, 800, 500, 500, 300, 200, 100)
    called = cup.all(PlayOffCalled)[0]
    assert called.rule == N + "13.9.5(f)"
    assert called.setup.length.measure is Measure.UNTIL_APART
    third, fourth = called.among
    cup.reports({third: 1, fourth: 2}).closes()
    assert cup.state.sessions.places[2:4] == ((fourth,), (third,))


def test_13_9_5_f__by_the_other_side_of_reading_a16_level_players_share_the_prizes_of_lower_places() -> None:
    cup = final_with(900, 800, 500, 500, 300, 200, 100, **{"tournament-tie/final-lower-places": "prizes-shared"})
    assert (cup.all(PlayOffCalled), len(cup.state.sessions.places[2])) == ([], 2)
    cup.do(DESK, PayPrizes())
    assert [event.cents for event in cup.all(PrizePaid)][:4] == [25_000_000, 5_000_000, 2_000_000, 2_000_000]


def test_13_9_5_e__by_the_other_side_of_reading_a16_players_level_after_the_play_off_share_the_first_prizes() -> None:
    cup = final_with(900, 900, 500, 400, 300, 200, 100, **{"tournament-tie/final-first-place-after-the-play-off": "prizes-shared"})
    first, second = cup.all(PlayOffCalled)[0].among
    cup.reports({first: 700, second: 700}).closes()
    assert len(cup.all(PlayOffCalled)) == 1, "no further hands"
    cup.do(DESK, PayPrizes())
    assert [event.cents for event in cup.all(PrizePaid)][:3] == [15_000_000, 15_000_000, 2_500_000]


def test_13_9_5_g__seven_a_table_over_three_shoes() -> None:
    for stage in plan_for(RULES, 196, final_shoes=1).stages[:-1]:
        assert (stage.players, stage.length) == (7, (Measure.SHOES, 3))
    six = replace(sevens_paper(49), plan=replace(sevens_paper(49).plan, stages=(replace(sevens_paper(49).plan.stages[0], players=6),)))
    assert N + "13.9.5(g)" in {each.rule for each in check(RULES, six)}


def test_13_9_6__only_the_fields_of_table_3() -> None:
    for field in FIELDS:
        assert check(RULES, sevens_paper(field)) == ()
    crowd = replace(sevens_paper(49), entry=replace(sevens_paper(49).entry, least=50, most=50))
    assert N + "13.9.6" in {each.rule for each in check(RULES, crowd)}
    with pytest.raises(Exception, match="no schedule for 50 entrants"):
        plan_for(RULES, 50, final_shoes=3)


SCHEDULE = [row for citation, row in ROWS.items() if citation.startswith("VIC-2003-01 13.9.6 Table 3 schedule")]
MEANS = {
    "Eligible entrants": lambda stage, need: need.players,
    "Tables": lambda stage, need: need.tables,
    "Heats": lambda stage, need: stage.heats,
    "Progress/table": lambda stage, need: stage.advance,
    "Other top chip holders to progress": lambda stage, need: stage.others,
    "Entrants in subsequent round": lambda stage, need: need.onward,
}


@pytest.mark.proves("VIC-2003-01 13.9.6 Table 3 schedule line *")
@pytest.mark.parametrize("row", SCHEDULE, ids=lambda row: row.rule)
def test_every_line_of_the_schedule_is_what_the_plan_comes_to(row: object) -> None:
    facts = dict(row.facts)  # type: ignore[attr-defined]
    name = row.rule.partition(": ")[2]  # type: ignore[attr-defined]
    columns = {int(key.removeprefix("field_")): value for key, value in facts.items() if key.startswith("field_")}
    for field, value in columns.items():
        plan = plan_for(RULES, field, final_shoes=3)
        at = int(facts["round"]) - 1
        stage, need = plan.stages[at], flow(plan, field)[at]
        if value == "complete":
            assert stage is plan.final
        else:
            assert MEANS[name](stage, need) == int(value), (name, field)


@pytest.mark.proves("VIC-2003-01 13.9.6 Table 3 prize pool: *")
@pytest.mark.parametrize("field", FIELDS)
def test_the_prizes_of_a_field_are_paid_to_the_last_cent(field: int) -> None:
    rows = [dict(row.facts) for citation, row in ROWS.items() if citation.startswith("VIC-2003-01 13.9.6 Table 3 prize pool: ")]
    pool, *prizes = [int(facts[f"field_{field}"]) * DOLLAR for facts in rows]
    cup = cup_of(field).played_to(len(plan_for(RULES, field, final_shoes=3).stages))
    cup.do(DESK, PayPrizes())
    assert [event.cents for event in cup.all(PrizePaid)] == prizes
    assert sum(prizes) == pool
    assert "pool" not in cup.check().money()
    wrong = replace(sevens_paper(field), purse=replace(sevens_paper(field).purse, amounts=(1, *prizes_for(RULES, field)[1:])))
    assert N + "13.9.6 Table 3 prize pool: First" in {each.rule for each in check(RULES, wrong)}


def test_13_9_7_a__a_player_with_several_entries_names_substitutes() -> None:
    cup = cup_of(49).ready(sevens_paper(49)).entered_winners(47)
    for number in (1, 2):
        cup.do(DESK, GrantEntry(HAND._replace(person="max", round=number)))
    for entrant in ("max", "max (2)"):
        cup.do(entrant, ApplyToEnter(entrant))
        cup.do(DESK, AcceptEntry(entrant))
    one = cup.state.entries.accepted[0]
    assert cup.refused(one, NameSubstitute(one, "sue")).rule == N + "13.9.7(a)"
    assert cup.refused("sue", NameSubstitute("max (2)", "sue")).code == "not-yours"
    assert cup.refused("max", NameSubstitute("max (2)", one)).code == "cannot-stand-in"
    cup.do("max", NameSubstitute("max (2)", "sue"))
    cup.briefed().seated(names("table", 7)).opens()
    setup = next(each for each in cup.state.sessions.open.values() if "max (2)" in each.players)
    assert setup.substitutes == (("max (2)", "sue"),)
    at = heat_of_sevens("max (2)", "bob", substitutes=(("max (2)", "sue"),))
    at.do("sue", PlaceWager(1, "max (2)", 10 * DOLLAR))
    at.do("bob", PlaceWager(2, "bob", 10 * DOLLAR))
    at.do(DEALER, CloseBetting())


def test_13_9_7_b__the_conditions_spell_substitution_out() -> None:
    found = {(each.matter, each.rule) for each in check(RULES, unsaid(sevens_paper(49), "substitution"))}
    assert ("substitution", N + "13.9.7(b)") in found

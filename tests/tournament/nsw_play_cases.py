"""How New South Wales plays a tournament: cases that both documents share, told by the rule they prove."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.limits.commands import AgreePersonalLimits, SetLimits
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.law.refusal import Malformed
from pitboss.play.commands import Annulment, AnnulRound, CloseBetting, CloseInsurance, Double, DrawCard, Insure, PlaceWager
from pitboss.play.decide import step as round_step
from pitboss.play.events import ExcessReturned
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round
from pitboss.terms.control import BETTORS_PER_BOX
from pitboss.terms.irregular_rounds import VOID_ROUND_PAYMENTS, MoneyFate
from pitboss.terms.limits import LIMITS_ALTERED_BY, OVER_MAXIMUM, UNDER_MINIMUM, LowLimit
from pitboss.terms.powers import Role
from pitboss.terms.tournaments import REMOVAL, TOURNAMENT_POWERS, Exit, Refund
from pitboss.tournament.heat.commands import (
    Breach,
    BuyChips,
    ConcludeEarly,
    CountChips,
    DeductForAbsence,
    Disqualify,
    FindShort,
    HoldLateToMinimum,
    LimitTime,
    LogTaken,
    MoveLimits,
    NoteAway,
    NoteBack,
    OpenHeat,
    OrderCount,
    RecordBreach,
    RecoverChips,
    SettleDispute,
    StartSession,
    StopForDispute,
)
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.events import (
    BreachRecorded,
    ChipsCounted,
    ChipsIssued,
    ChipsRecovered,
    PlayerOut,
    SessionOver,
)
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import places, result_of, tied_over
from pitboss.tournament.heat.setup import Decides, Seat, Setup
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.heat.wager_events import (
    LimitsMoved,
)
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Disposal, Rise
from tests.tournament.heats import DEALER, DOLLAR, HEAD, SUPERVISOR, At, game, heat, setup, tournament_rules

FOUR = {"ann": 1, "bob": 2, "cy": 3, "dee": 4}
POWERS = TOURNAMENT_POWERS


def cents(dollars: float) -> int:
    return round(dollars * DOLLAR)


# 19.2 which rules apply


def rules_left_out_do_not_apply(book: str, left_out: tuple[str, ...]) -> None:
    rules = tournament_rules(book)
    for term, ruling in rules.law.items():
        pin = ruling.clause.pin
        assert not any(pin == rule or pin.startswith(f"{rule}.") for rule in left_out), (term, pin)
    assert rules.get(UNDER_MINIMUM) is None
    assert rules.get(OVER_MAXIMUM) is None
    assert rules.get(LIMITS_ALTERED_BY) is None
    at = heat(book)
    assert at.refused(SUPERVISOR, SetLimits(cents(5), cents(50))).code == "tournament-limits"
    assert at.refused(SUPERVISOR, AgreePersonalLimits("ann", cents(5), cents(50))).code == "tournament-limits"


def one_bettor_a_box(book: str) -> None:
    assert tournament_rules(book)[BETTORS_PER_BOX] == 1
    at = heat(book)
    assert at.refused("bob", PlaceWager(1, "bob", cents(100))).code == "not-your-box"


def a_void_round_is_repaid(book: str, rule: str) -> None:
    rules = tournament_rules(book)
    assert rules[VOID_ROUND_PAYMENTS] is MoneyFate.REVERSED
    assert rules.why(VOID_ROUND_PAYMENTS).citation.endswith(f" {rule}")
    at = heat(book).wagers(ann=100, bob=100)
    at.do(DEALER, CloseBetting())
    for name in ("AS", "TS", "6D", "KH", "2C"):  # ann has a natural against a six, paid at once
        at.do(DEALER, DrawCard(card(name)))
    assert at.held("ann") > 1000
    now = at.heat.floor.rounds.now
    assert isinstance(now, Round)
    events, _ = round_step(at.game.table, now, AnnulRound(Annulment.VOID))  # type: ignore[arg-type]
    back = [event.net for event in events if isinstance(event, WagerSettled) and event.player == "ann"]
    assert sum(back) == -(round(at.held("ann") * 100) - cents(1000)), "what was paid in the round goes back"


# 19.5 conduct of play


def only_players_of_the_heat_use_the_table(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused("zoe", JoinTable("zoe", 5)).rule.endswith(f" {rule}")
    assert at.refused("zoe", PlaceWager(5, "zoe", cents(100))).code == "tournament-only"
    assert at.refused(TOURNAMENT, OpenHeat(setup(book, seats={"cy": 1}))).code == "heat-open"
    with pytest.raises(Malformed, match="no heat is open"):
        At(game(book)).do(DEALER, SignOn(DEALER, (Role.DEALER,)))


def the_manager_ends_a_table_early_once_it_is_certain(book: str, known: str, agreed: str) -> None:
    at = heat(book, {"ann": 1, "bob": 2, "cy": 3}, advance=2, disposal=Disposal.CASH)
    assert at.refused(HEAD, ConcludeEarly()).rule.endswith(f" {known}")
    at.wagers(ann=100, bob=1000, cy=100).deals("TS TH TD TC 9H 5D 9S 8D")
    assert at.heat.leaving.live == ("ann", "cy")
    assert at.refused(DEALER, ConcludeEarly(("ann", "cy"))).code == "not-entitled"
    assert at.refused(HEAD, ConcludeEarly(("ann",))).rule.endswith(f" {agreed}")
    at.do(HEAD, ConcludeEarly(("ann", "cy")))
    assert at.heat.session.standing is HeatStanding.OVER
    chips_stay = heat(book, {"ann": 1, "bob": 2, "cy": 3}, advance=2).wagers(ann=100, bob=1000, cy=100).deals("TS TH TD TC 9H 5D 9S 8D")
    chips_stay.do(HEAD, ConcludeEarly())
    assert chips_stay.all(SessionOver)[0].warrant.by == HEAD


def a_lead_that_cannot_be_lost_is_certain(book: str) -> None:
    at = heat(book, chips=100_000, low=1, high=10, length=Length(Measure.ROUNDS, 2))
    assert at.refused(HEAD, ConcludeEarly()).code == "not-certain", "level players are never certain"
    at.wagers(ann=10, bob=1).deals("TS TH TC TD 6H 9C")
    assert at.refused(HEAD, ConcludeEarly()).code == "not-certain", "one round of splits and doubles may still turn it"


def an_absent_player_is_docked_for_three_rounds(book: str, rule: str) -> None:
    at = heat(book, FOUR)
    at.do(DEALER, NoteAway("dee"))
    assert at.refused(HEAD, DeductForAbsence("dee")).code == "not-away", "no round is missed before one is played"
    for _ in range(3):
        at.wagers(ann=100, bob=100, cy=100).do(DEALER, CloseBetting())
        assert at.refused(DEALER, DeductForAbsence("dee")).code == "not-entitled"
        at.do(HEAD, DeductForAbsence("dee"))
        assert at.refused(HEAD, DeductForAbsence("dee")).code in ("docked", "docked-enough"), "once a round"
        at.wins()
    assert at.held("dee") == 700
    at.do(DEALER, NoteBack("dee"))
    assert at.wagers(ann=100, bob=100, cy=100).refused(DEALER, CloseBetting()).code == "no-wager"
    at.wagers(dee=100).do(DEALER, CloseBetting())
    at.do(DEALER, NoteAway("dee"))
    assert at.refused(HEAD, DeductForAbsence("dee")).rule.endswith(f" {rule}")
    at.wins().wagers(ann=100, bob=100, cy=100).do(DEALER, CloseBetting())
    out = at.check().all(PlayerOut)[0]
    assert (out.exit.player, out.exit.ground, out.exit.manner) == ("dee", Ground.DOES_NOT_WAGER, Exit.DISQUALIFIED), "three rounds at most"


def the_manager_may_cancel_an_absent_players_place(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused(HEAD, Disqualify("bob", Ground.LATE_OR_ABSENT)).code == "not-away"
    at.do(DEALER, NoteAway("bob"))
    assert at.refused(DEALER, Disqualify("bob", Ground.LATE_OR_ABSENT)).code == "not-entitled"
    at.do(HEAD, Disqualify("bob", Ground.LATE_OR_ABSENT, "did not come"))
    out = at.all(PlayerOut)[0]
    assert (out.exit.manner, out.exit.refund, out.exit.residual) == (Exit.DISQUALIFIED, Refund.IF_HEAD_APPROVES, cents(1000))
    assert out.rule.endswith(f" {rule}")
    assert "record" in out.reason, "the value of the chips stays on the record"
    assert places(at.heat) == (("ann",),)


def the_manager_disqualifies_who_breaks_a_rule(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused(HEAD, Disqualify("bob", Ground.BROKE_RULES)).code == "precondition"
    at.notice(HEAD, Kind.REASON, POWERS["disqualify"], "bob", words="asked a spectator")
    assert at.refused("ann", Disqualify("bob", Ground.BROKE_RULES)).code == "not-entitled"
    at.do(HEAD, Disqualify("bob", Ground.BROKE_RULES))
    out = at.all(PlayerOut)[0]
    assert (out.exit.manner, out.exit.refund) == (Exit.DISQUALIFIED, Refund.NONE)
    assert out.rule.endswith(f" {rule}")


def chips_are_counted_and_places_told(book: str, rule: str) -> None:
    at = heat(book, length=Length(Measure.ROUNDS, 1)).wagers(ann=100, bob=200).wins()
    assert at.heat.session.standing is HeatStanding.OVER
    assert at.refused("ann", CountChips({"ann": cents(1100), "bob": cents(1200)})).code == "not-entitled"
    assert at.refused(DEALER, CountChips({"ann": cents(1100)})).code == "not-those"
    assert at.refused(DEALER, CountChips({"ann": cents(1000), "bob": cents(1200)})).rule.endswith(f" {rule}")
    at.do(SUPERVISOR, CountChips({"ann": cents(1100), "bob": cents(1200)}))
    assert result_of(at.heat).places == (("bob",), ("ann",))
    assert dict(result_of(at.heat).held) == {"ann": cents(1100), "bob": cents(1200)}


def chips_go_back_and_missing_ones_are_recorded(book: str, rule: str) -> None:
    at = heat(book, length=Length(Measure.ROUNDS, 1)).wagers(ann=100, bob=200).wins()
    assert at.refused(DEALER, RecoverChips()).code == "not-counted"
    at.do(DEALER, CountChips({"ann": cents(1100), "bob": cents(1200)}))
    assert at.refused(DEALER, RecoverChips(((cents(100), 99),))).code == "no-such-chips"
    at.do(DEALER, RecoverChips(((cents(100), 2),)))
    back = at.all(ChipsRecovered)[0]
    assert back.missing == ((cents(100), 2),)
    assert back.rule.endswith(f" {rule}")
    at.check()
    assert not any(at.heat.custody.held.values())
    assert dict(result_of(at.heat).held)["ann"] == cents(1100), "the score stays"


# 19.6 wagers


def wagers_are_made_with_tournament_chips(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused("ann", PlaceWager(1, "ann", cents(1100))).rule.endswith(f" {rule}")
    at.wagers(ann=1000, bob=900)
    assert (at.held("ann"), at.held("bob")) == (0, 100)
    at.wins().check()
    assert (at.held("ann"), at.held("bob")) == (2000, 1900), "and paid with them"


def nothing_is_added_beyond_the_chips(book: str) -> None:
    at = heat(book).wagers(ann=600, bob=100)
    at.do(DEALER, CloseBetting())
    for name in ("6S", "TH", "AC", "5S", "9H"):
        at.do(DEALER, DrawCard(card(name)))
    if at.heat.floor.rounds.now.awaits.name == "INSURANCE":
        assert at.refused("ann", Insure(1, "ann", cents(500))).code == "too-few-chips"
        at.do(DEALER, CloseInsurance())
    assert at.refused("ann", Double(1)).code == "too-few-chips"


def everybody_starts_with_the_same(book: str, rule: str) -> None:
    at = At(game(book))
    unequal = Setup("h", "t", (Seat(1, "ann", cents(500)), Seat(2, "bob", cents(600))))
    assert at.refused(TOURNAMENT, OpenHeat(unequal)).rule.endswith(f" {rule}")
    assert {event.chips for event in heat(book).all(ChipsIssued)} == {cents(1000)}
    bought = heat(book, buy_in=cents(50))
    assert bought.refused(DEALER, StartSession()).code == "no-chips"
    bought.do(DEALER, BuyChips("ann", cents(50)))
    bought.do(DEALER, BuyChips("bob", cents(50)))
    bought.do(DEALER, StartSession())
    assert [event.paid for event in bought.all(ChipsIssued)] == [cents(50), cents(50)]
    assert dict(result_of(bought.heat).paid) == {"ann": cents(50), "bob": cents(50)}


def whoever_cannot_buy_in_is_out(book: str, rule: str) -> None:
    at = heat(book, FOUR, buy_in=cents(50))
    at.do(DEALER, BuyChips("ann", cents(20)))
    out = at.all(PlayerOut)[0].exit
    assert (out.player, out.manner, out.refund) == ("ann", Exit.ELIMINATED, Refund.NONE)
    assert out.rule.endswith(f" {rule}")


def every_round_is_wagered_on(book: str, rule: str) -> None:
    at = heat(book).wagers(ann=100)
    assert at.refused(DEALER, CloseBetting()).rule.endswith(f" {rule}")
    at.do(HEAD, Disqualify("bob", Ground.DOES_NOT_WAGER, "will not wager"))
    out = at.all(PlayerOut)[0].exit
    assert (out.manner, out.refund) == (Exit.DISQUALIFIED, Refund.NONE)
    at.do(DEALER, CloseBetting())
    rich = heat(book, chips=5000).wagers(ann=1500, bob=100)
    rich.do(DEALER, CloseBetting())
    assert [(event.player, event.amount) for event in rich.all(ExcessReturned)] == [("ann", cents(500))], "and no more than the maximum"


def who_will_not_wager_has_no_refund_and_who_cannot_may(book: str) -> None:
    """Not to wager breaks a rule; to have too few chips breaks none, and leaves the fee to the conditions of entry."""
    at = heat(book).wagers(ann=100)
    at.do(HEAD, Disqualify("bob", Ground.DOES_NOT_WAGER, "will not wager"))
    assert at.all(PlayerOut)[0].exit.refund is Refund.NONE
    for ground in (Ground.CANNOT_WAGER, Ground.CANNOT_MAKE_UP):
        assert tournament_rules(book)[REMOVAL[ground.value]].refund is Refund.IF_CONDITIONS_ALLOW


def chips_grow_only_by_winning(book: str, rule: str) -> None:
    at = heat(book)
    at.do(SUPERVISOR, RecordBreach("bob", Breach.ADDED_CHIPS, "two chips from a pocket"))
    at.do(SUPERVISOR, RecordBreach("bob", Breach.TRIED_TO_ADD_CHIPS, "caught with two more in the hand"))
    assert all(event.rule.endswith(f" {rule}") for event in at.all(BreachRecorded)), "the attempt counts as well"
    at.do(HEAD, Disqualify("bob", Ground.ADDED_CHIPS))
    out = at.all(PlayerOut)[0].exit
    assert (out.manner, out.refund) == (Exit.DISQUALIFIED, Refund.NONE)
    assert out.rule.endswith(f" {rule}")


def chips_stay_on_the_table_in_view(book: str, rule: str) -> None:
    at = heat(book)
    for breach in (Breach.REMOVED_CHIPS, Breach.EXCHANGED_CHIPS, Breach.CHIPS_OUT_OF_VIEW):
        at.do(SUPERVISOR, RecordBreach("bob", breach))
    assert {event.rule.partition(" ")[2] for event in at.all(BreachRecorded)} == {rule}
    assert at.refused("ann", RecordBreach("bob", Breach.REMOVED_CHIPS)).code == "staff-only"


def hiding_chips_disqualifies(book: str, rule: str) -> None:
    at = heat(book)
    at.do(HEAD, Disqualify("bob", Ground.HID_CHIPS))
    out = at.all(PlayerOut)[0].exit
    assert (out.manner, out.refund) == (Exit.DISQUALIFIED, Refund.NONE)
    assert out.rule.endswith(f" {rule}")


def chips_that_are_left_are_the_operators(book: str, rule: str) -> None:
    at = heat(book, length=Length(Measure.ROUNDS, 1)).wagers(ann=100, bob=200).wins()
    at.do(DEALER, CountChips({"ann": cents(1100), "bob": cents(1200)}))
    at.do(DEALER, RecoverChips())
    back = at.all(ChipsRecovered)[0]
    assert back.owner is Role.CASINO_OPERATOR
    assert back.rule.endswith(f" {rule}")


def a_player_wagers_from_the_allotted_place(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused("ann", PlaceWager(3, "ann", cents(100))).rule.endswith(f" {rule}")


def time_to_wager_is_limited_on_notice(book: str, rule: str) -> None:
    at = heat(book)
    assert at.refused(HEAD, LimitTime(30)).code == "precondition"
    at.notice(HEAD, Kind.NOTICE_TO_PLAYERS, POWERS["limit-time-to-wager"])
    assert at.refused(DEALER, LimitTime(30)).rule.endswith(f" {rule}")
    at.do(HEAD, LimitTime(30))
    assert at.heat.wagering.seconds == 30


def a_late_player_is_held_to_the_minimum(book: str, rule: str) -> None:
    at = heat(book, seconds=30).wagers(ann=500)
    assert at.refused(DEALER, HoldLateToMinimum("bob"), after=10).code == "in-time"
    assert at.refused("ann", HoldLateToMinimum("bob"), after=25).code == "staff-only"
    at.do(DEALER, HoldLateToMinimum("bob"))
    assert at.refused("bob", PlaceWager(2, "bob", cents(200))).rule.endswith(f" {rule}")
    at.wagers(bob=100).wins()
    at.wagers(ann=100, bob=200)


def no_reason_saves_who_makes_no_wager(book: str, rule: str) -> None:
    for no_wager, held in (("by-the-reason", 900), ("disqualified", None)):
        at = heat(book, FOUR, options={"tournament-no-wager": no_wager}, seconds=30)
        at.do(DEALER, NoteAway("dee"))
        at.wagers(ann=100, bob=100, cy=100).do(DEALER, CloseBetting())
        if held:
            at.do(HEAD, DeductForAbsence("dee"))
            assert (at.held("dee"), at.all(PlayerOut)) == (held, [])
        else:
            (out,) = (each.exit for each in at.all(PlayerOut))
            assert (out.player, out.manner, out.ground) == ("dee", Exit.DISQUALIFIED, Ground.DOES_NOT_WAGER)
            assert out.rule.endswith(f" {rule}")
        at.wins().check()
    late = heat(book, options={"tournament-no-wager": "disqualified"}, seconds=30).wagers(ann=500)
    assert late.refused(DEALER, HoldLateToMinimum("bob"), after=40).rule.endswith(f" {rule}")
    assert late.refused(DEALER, CloseBetting()).code == "no-wager"  # bob is there: until the call he may wager still


def without_the_minimum_a_player_is_out(book: str, rule: str) -> None:
    at = heat(book, FOUR).wagers(ann=1000, bob=100, cy=100, dee=100).loses()
    out = at.all(PlayerOut)[0].exit
    assert (out.player, out.manner, out.ground) == ("ann", Exit.ELIMINATED, Ground.CANNOT_WAGER)
    assert out.rule.endswith(f" {rule}")
    assert "ann" not in at.heat.floor.boxes.present
    assert at.refused("ann", PlaceWager(1, "ann", cents(100))).code == "tournament-only"
    at.check()


def wagers_are_put_right(book: str, rule: str) -> None:
    at = heat(book, chips=5000, length=Length(Measure.ROUNDS, 20))
    assert at.refused(SUPERVISOR, AgreePersonalLimits("ann", cents(5), cents(50))).rule.endswith(f" {rule}"), "no personal maximum"
    at.wagers(ann=1500, bob=250)
    at.do(DEALER, CloseBetting())
    back = [(event.player, event.amount, event.rule.partition(" ")[2]) for event in at.all(ExcessReturned)]
    assert back == [("ann", cents(500), rule), ("bob", cents(50), rule)]
    at.wins().check()
    assert (at.held("ann"), at.held("bob")) == (6000, 5200)
    at.wagers(ann=50, bob=100)
    assert at.refused(DEALER, CloseBetting()).rule.endswith(f" {rule}")
    at.do(DEALER, FindShort("ann"))
    at.loses().check()
    assert at.held("ann") == 5900, "made up to the minimum, and lost as such"


def a_wager_that_cannot_be_made_up_is_void(book: str, rule: str) -> None:
    at = heat(book, {"ann": 1, "bob": 2, "cy": 3}, chips=140).wagers(ann=50, bob=100, cy=100)
    at.heat = at.heat._replace(custody=at.heat.custody._replace(held={**at.heat.custody.held, "ann": 10 * DOLLAR}))
    at.do(DEALER, FindShort("ann"))
    out = at.all(PlayerOut)[0].exit
    assert (out.player, out.manner, out.ground) == ("ann", Exit.ELIMINATED_FROM_SESSION, Ground.CANNOT_MAKE_UP)
    assert out.rule.endswith(f" {rule}")
    assert at.heat.floor.rounds.players == ("bob", "cy"), "the wager is void"


def limits_move_only_as_announced(book: str, rule: str) -> None:
    at = heat(book, limits=(Rise(1, cents(100), cents(1000)), Rise(2, cents(200), cents(2000))))
    assert at.refused(HEAD, MoveLimits(cents(300), cents(3000))).rule.endswith(f" {rule}")
    at.wagers(ann=100, bob=900).loses()
    moved = at.all(LimitsMoved)[0]
    assert (moved.minimum, moved.maximum, moved.rule.partition(" ")[2]) == (cents(200), cents(2000), rule)
    assert [each.player for each in at.heat.leaving.exits] == ["bob"], "100 no longer covers the minimum"


# 19.10 places


def as_many_go_on_as_were_settled_at_the_start(book: str) -> None:
    at = heat(book, FOUR, advance=2, length=Length(Measure.ROUNDS, 1))
    assert at.heat.session.setup is not None
    assert at.heat.session.setup.advance == 2
    at.wagers(ann=100, bob=200, cy=300, dee=400).wins()
    assert tied_over(places(at.heat), 2) == ()
    assert places(at.heat)[:2] == (("dee",), ("cy",))


def the_most_chips_win(book: str) -> None:
    at = heat(book, FOUR, length=Length(Measure.ROUNDS, 1)).wagers(ann=400, bob=100, cy=200, dee=300).wins()
    assert places(at.heat) == (("ann",), ("dee",), ("cy",), ("bob",))


def a_play_off_goes_on_until_there_is_an_order(book: str) -> None:
    tied = {"eve": 1, "fay": 2}
    at = heat(book, tied, chips=2500, length=Length(Measure.UNTIL_APART), decides=Decides.ORDER)
    at.wagers(eve=100, fay=100).wins()
    assert not at.all(SessionOver), "still level after the count of this round"
    at.wagers(eve=200, fay=100).wins()
    assert at.heat.session.standing is HeatStanding.OVER
    assert places(at.heat) == (("eve",), ("fay",))


def players_out_in_one_round_are_placed(book: str) -> None:
    """T40: residual chips first, then the smaller wager is out first, then whose chips were removed first."""
    seats = {"ann": 1, "bob": 2, "cy": 3, "dee": 4, "eve": 5}
    at = At(game(book))
    at.heat = heat(book, seats).heat
    held = {"ann": 1000, "bob": 800, "cy": 950, "dee": 1000, "eve": 1000}
    at.heat = at.heat._replace(custody=at.heat.custody._replace(held={name: cents(chips) for name, chips in held.items()}))
    at.wagers(ann=1000, bob=800, cy=900, dee=1000, eve=100).loses(take_up=False)
    at.do(DEALER, LogTaken(("dee", "bob", "cy", "ann", "eve")))
    at.do(DEALER, TakeUpCards())
    assert places(at.heat) == (("eve",), ("cy",), ("ann",), ("dee",), ("bob",))
    assert at.refused(DEALER, LogTaken(("bob",))).code == "not-those"


def without_a_log_chips_go_from_the_dealers_right(book: str) -> None:
    at = heat(book, FOUR).wagers(ann=1000, bob=100, cy=100, dee=1000).loses()
    assert places(at.heat)[-2:] == (("ann",), ("dee",)), "the last box is taken first"


# 19.11 general


def advice_is_noted(book: str, rule: str) -> None:
    at = heat(book)
    at.do(SUPERVISOR, RecordBreach("ann", Breach.GAVE_ADVICE, "told bob to stand"))
    at.do(DEALER, RecordBreach("bob", Breach.SOUGHT_ADVICE))
    assert {event.rule.partition(" ")[2] for event in at.all(BreachRecorded)} == {rule}


def a_dispute_stops_the_game_until_the_manager_decides(book: str, rule: str) -> None:
    at = heat(book).wagers(ann=100, bob=100)
    at.do("bob", StopForDispute("whose turn it was"))
    assert at.refused(DEALER, CloseBetting()).rule.endswith(f" {rule}")
    assert at.refused("ann", StopForDispute("again")).code == "disputed"
    assert at.refused(SUPERVISOR, SettleDispute("stands")).code == "not-entitled"
    at.do(HEAD, SettleDispute("it was ann's turn"))
    at.wins().check()


def the_manager_may_have_chips_counted(book: str, rule: str) -> None:
    at = heat(book).wagers(ann=100, bob=100).wins()
    assert at.refused(SUPERVISOR, OrderCount()).rule.endswith(f" {rule}")
    at.do(HEAD, OrderCount({"ann": cents(1100), "bob": cents(1100)}))
    assert at.all(ChipsCounted)[0].final is False


def no_tournament_at_a_low_limit_table(book: str, rule: str) -> None:
    at = At(game(book))
    at.heat = at.heat._replace(floor=at.heat.floor._replace(limits=at.heat.floor.limits._replace(low_limit=(LowLimit.NO_TOURNAMENTS,))))
    assert at.refused(TOURNAMENT, OpenHeat(setup(book, seats={"ann": 1}))).rule.endswith(f" {rule}")

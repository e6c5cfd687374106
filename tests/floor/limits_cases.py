"""Limits at a table, the same in several documents: the sign, a higher minimum, wagers outside the limits, limits of one player.

A `House` says which book and who has the power; each document's own tests name the rule and hand over what it expects.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.boxes.commands import LeaveTable, TouchWager
from pitboss.floor.commands import Command
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    RaiseKeptMinimum,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
    SignSeen,
)
from pitboss.floor.limits.events import LimitsSet, PersonalLimitsEnded, PlayerWarned, SignChecked
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.play.commands import CloseBetting, PlaceWager, Stand
from pitboss.play.events import ExcessReturned, WagerSettled
from pitboss.play.settled import Result
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, PROTECTED_MARKER, PROTECTED_RAISE_NOTICE, TWO_MINIMUMS_SIGN
from pitboss.terms.wagers import Touch
from tests.floor.tables import DEALER, Day, opened

TWENTY_MINUTES = 1200


class House(NamedTuple):
    """A book, the citation of its document, and who may alter the limits there; where multiples are displayed, the unit."""

    book: str
    cite: str
    alters: str
    unit: int = 0
    natural: float = 1.5


VICTORIA = House("vic-blackjack", "VIC-2003-01 ", "cass")
CAPITAL = House("act-blackjack", "ACT-2018-01 ", "olive", 500)
STAR = House("nsw-star-blackjack", "NSW-STAR-BJ ", "gwen")
CHALLENGE = House("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE ", "gwen", natural=2)
COM_BO = House("vic-crown-com-bo", "VIC-2000-29 ", "cass")


def a_side_bet_with_a_sign_of_its_own_alone(house: House, side: str) -> None:
    """Perfect Pairs of $80 where $50 is the most, and no limits of the table are in the record: settled at $50 (reading R1)."""
    at = opened(house.book, side).people(house.alters).players(ann=1)
    at.do(house.alters, SetSideBetLimits("perfect-pairs", 500, 5000))
    at.bets(1, ann=25).side("ann", "perfect-pairs", 80).deals("9C 6D 9C TD 9D", Stand(1)).check()
    assert at.net("ann") == 25 + 50 * 25


def signed(house: House, minimum: int = 25, maximum: int = 500, *side: str, **sign: object) -> Day:
    """A table of a house with its sign up, in dollars, and whoever may alter it on duty."""
    elected: dict[str, Any] = {name: sign.pop(name) for name in ("protected_players", "under_minimum_again") if name in sign}
    at = opened(house.book, *side, **elected).people(*{house.alters, "gus"})
    sign.setdefault("unit", house.unit)
    at.do(house.alters, SetLimits(minimum * 100, maximum * 100, **sign))  # type: ignore[arg-type]
    return at


def wager(player: str, dollars: float, box: int = 1) -> PlaceWager:
    """A wager in dollars."""
    return PlaceWager(box, player, round(dollars * 100))


def a_higher_minimum_waits_for_twenty_minutes_of_sign(house: House, notice: str, shows: str) -> None:
    at = signed(house, 15)
    higher = SetLimits(2500, 50000)
    refused = at.refused(house.alters, higher)
    assert (refused.code, refused.rule) == ("no-sign", house.cite + notice)
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=(("new-minimum", 2500),))
    refused = at.refused(house.alters, higher, after=TWENTY_MINUTES)
    assert "time of change" in refused.sentence
    assert refused.rule == house.cite + shows
    at.do("gus", WithdrawNotice(Kind.SIGN, LIMITS_ALTERED_BY.name))
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=(("new-minimum", 2500), ("time-of-change", at.clock + TWENTY_MINUTES)))
    refused = at.refused(house.alters, higher, after=TWENTY_MINUTES - 1)
    assert "1 second more" in refused.sentence
    assert refused.rule == house.cite + notice
    assert at.refused(house.alters, SetLimits(3000, 50000), after=1).code == "sign-differs"
    assert at.refused("gus", higher).code == "not-entitled"
    at.do(house.alters, higher)
    assert at.floor.limits.minimum == 2500
    assert at.refused(house.alters, SetLimits(3000, 50000)).code == "no-sign"


def a_side_bets_minimum_waits_for_its_sign(house: House, side: str, notice: str, shows: str) -> None:
    """A side bet of $5 becomes one of $25 after twenty minutes of a sign about it; lower is lower at once."""
    at = signed(house, 5, 500, side).players(ann=1)
    bet, maximum = "perfect-pairs", 10000
    at.do(house.alters, SetSideBetLimits(bet, 500, maximum))
    higher = SetSideBetLimits(bet, 2500, maximum)
    refused = at.refused(house.alters, higher)
    assert (refused.code, refused.rule) == ("no-sign", house.cite + notice)
    about_the_table = (("new-minimum", 2500), ("time-of-change", TWENTY_MINUTES))
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=about_the_table)
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, bet, shows=(("new-minimum", 2500), ("time-of-change", at.clock + TWENTY_MINUTES)))
    assert at.refused(house.alters, SetSideBetLimits(bet, 3000, maximum), after=TWENTY_MINUTES - 1).rule == house.cite + shows
    refused = at.refused(house.alters, higher)
    assert (refused.code, refused.rule) == ("sign-too-young", house.cite + notice)
    at.do(house.alters, higher, after=1)
    assert at.floor.limits.side[bet].minimum == 2500
    assert at.floor.limits.minimum == 500
    assert at.refused(house.alters, SetSideBetLimits(bet, 3000, maximum)).code == "no-sign"  # the next takes a sign of its own
    at.do(house.alters, SetSideBetLimits(bet, 1000, maximum))


def the_change_waits_for_the_time_on_the_sign(house: House, shows: str) -> None:
    """A sign may give the change more time than it must."""
    at = signed(house, 15)
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=(("new-minimum", 2500), ("time-of-change", 1800)))
    refused = at.refused(house.alters, SetLimits(2500, 50000), after=1799)
    assert (refused.code, refused.rule) == ("too-early", house.cite + shows)
    at.do(house.alters, SetLimits(2500, 50000), after=1)


def other_changes_are_immediate(house: House) -> None:
    at = signed(house, 25)
    at.do(house.alters, SetLimits(1000, 50000))
    at.do(house.alters, SetLimits(1000, 20000))
    assert (at.floor.limits.minimum, at.floor.limits.maximum) == (1000, 20000)


def the_sign_shows_both_limits_at_the_table(house: House, rule: str) -> None:
    at = opened(house.book).people(house.alters)
    for lacking in (SetLimits(2500, 0), SetLimits(0, 50000)):
        refused = at.refused(house.alters, lacking)
        assert (refused.code, refused.rule) == ("sign-incomplete", house.cite + rule)
    at.do(house.alters, SetLimits(2500, 50000))
    shown = at.all(LimitsSet)[0]
    assert (shown.minimum, shown.maximum, shown.rule) == (2500, 50000, house.cite + rule)


def the_dealer_sees_that_the_sign_is_there(house: House, rule: str) -> None:
    at = signed(house)
    assert at.refused("ann", CheckSign()).rule == house.cite + rule
    at.do(DEALER, CheckSign())
    checked = at.all(SignChecked)[0]
    assert (checked.seen, checked.rule, checked.warrant.by) == (SignSeen.PROMINENT, house.cite + rule, DEALER)


def no_round_is_dealt_while_the_sign_is_not_prominent(house: House, rule: str, bet: Command) -> None:
    for found in (SignSeen.OBSCURED, SignSeen.MISSING):
        at = signed(house).players(ann=1)
        at.do("ann", bet)
        at.do(DEALER, CheckSign(found))
        refused = at.refused(DEALER, CloseBetting())
        assert (refused.code, refused.rule) == ("sign-down", house.cite + rule)
        assert "the Casino Operator owes it" in refused.sentence
        at.do(house.alters, SetLimits(2500, 50000))
        at.do(DEALER, CloseBetting())


def under_the_minimum_once_and_again(house: House, rule: str) -> None:
    """T26: a natural on $10 under a minimum of $25, twice."""
    at = signed(house).players(ann=1)
    at.bets(1, ann=10).deals("AH 6D KC")
    assert at.net() == 15
    warned = at.all(PlayerWarned)[0]
    assert (warned.player, warned.minimum, warned.rule) == ("ann", 2500, house.cite + rule)
    at.bets(1, ann=10).deals("AS 6C KD").check()
    assert at.net() == 15
    last = at.all(WagerSettled)[-1]
    assert (last.result, last.net, last.rule) == (Result.VOID, -1500, house.cite + rule)
    at.bets(1, ann=10).deals("9S 6C KD 9C 8C", Stand(1)).check()
    assert at.net() == 15
    at.bets(1, ann=25).deals("AS 6C KD")
    assert at.net() == 15 + 37.5


def a_low_wager_made_good_after_the_call(house: House) -> None:
    """Who was warned and then lays down enough before the first card has a wager like any other; who leaves it too small has it back."""
    at = signed(house, 25).players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=10)
    at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2))
    assert (at.net("ann"), at.net("bob")) == (10, 10)
    at.bets(1, ann=10).bets(2, bob=10)
    at.do(DEALER, CloseBetting())
    at.do("ann", more("ann", 15))
    at.do("bob", more("bob", 5, 2))
    at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (35, 10)
    assert len(at.all(PlayerWarned)) == 2
    at = signed(house, 25).players(ann=1).bets(1, ann=10)
    at.do(DEALER, CloseBetting())
    at.do("ann", more("ann", 5))
    at.deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net(), len(at.all(PlayerWarned))) == (15, 1)


def valid_once_dealt_and_refused_before(house: House) -> None:
    """T26 in New South Wales, and reading E9; the minimum rises while the chips lie there, so the wager is found too small later."""
    at = signed(house, 10).players(ann=1)
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=(("new-minimum", 2500), ("time-of-change", TWENTY_MINUTES)))
    at.clock += TWENTY_MINUTES
    at.bets(1, ann=10)
    at.do(house.alters, SetLimits(2500, 50000))
    at.deals("AH 6D KC").check()
    assert at.net() == 10 * house.natural
    refused = at.refused("ann", wager("ann", 10))
    assert (refused.code, refused.rule) == ("under-minimum", house.cite + "6.2")
    assert not at.all(PlayerWarned)


def over_the_maximum_is_settled_at_the_maximum(house: House, rule: str) -> None:
    at = signed(house, 5, 100).players(ann=1)
    at.bets(1, ann=150).deals("TH 6D KC TS TD", Stand(1)).check()
    back = at.all(ExcessReturned)[0]
    assert (back.player, back.amount, back.rule) == ("ann", 5000, house.cite + rule)
    assert at.net() == 100
    at.bets(1, ann=100).deals("TH 6D 9C TS 3D", Stand(1))
    assert at.net() in (0, 100)
    assert len(at.all(ExcessReturned)) == 1


def more(player: str, dollars: float, box: int = 1, bet: str = "main") -> TouchWager:
    """A wager that lies is made larger by so many dollars."""
    return TouchWager(player, Touch.INCREASE, box, bet, round(dollars * 100))


def an_increase_after_the_call_keeps_to_the_maximum(house: House, rule: str) -> None:
    """$400 and $400 more on a table of $10 to $500, after the call and before the first card: settled at $500, in one step or several."""
    for steps in ((400,), (150, 250), (50, 50, 300)):
        at = signed(house, 10, 500).players(ann=1).bets(1, ann=400)
        at.do(DEALER, CloseBetting())
        for step in steps:
            at.do("ann", more("ann", step))
        assert at.net() == -500
        assert {back.rule for back in at.all(ExcessReturned)} == {house.cite + rule}
        at.deals("TH 6D KC TS TD", Stand(1)).check()
        assert at.net() == 500
    at = signed(house, 10, 500).players(ann=1).bets(1, ann=600)
    at.do(DEALER, CloseBetting())
    at.do("ann", more("ann", 50))
    assert sum(back.amount for back in at.all(ExcessReturned)) == 15000
    at.deals("TH TD 9C TS", Stand(1)).check()
    assert at.net() == -500


def a_wager_after_the_call_keeps_to_the_maximum(house: House) -> None:
    """Bob lays down $300 beside ann's $400 after the call, and cy $700 on a box of his own: together they have what $500 a box leaves."""
    at = signed(house, 10, 500).players(ann=1, bob=0, cy=2).bets(1, ann=400)
    at.do(DEALER, CloseBetting())
    at.bets(1, bob=300).bets(2, cy=700)
    at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob"), at.net("cy")) == (400, 100, 500)


def a_personal_maximum_holds_after_the_call(house: House) -> None:
    """The player's own maximum of $300 is the bound of an increase too, and no more once the marker is gone."""
    at = signed(house, 25, 100).people("cass", "gwen", "olive").players(ann=1, bob=2)
    mark(at, house)
    if house == VICTORIA:
        at.notice("ann", Kind.AGREEMENT, PERSONAL_LIMITS_BY, "ann")
    at.do(house.alters, AgreePersonalLimits("ann", 2500, 30000))
    at.bets(1, ann=200).bets(2, bob=50)
    at.do(DEALER, CloseBetting())
    at.do("ann", more("ann", 200))
    at.do("bob", more("bob", 200, 2))
    assert (at.net("ann"), at.net("bob")) == (-300, -100)
    at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (300, 100)


def who_came_first_keeps_the_room(house: House) -> None:
    """What is added to a wager comes after what others had laid down by then: the increase is cut, not their wagers."""
    for called in (False, True):
        at = signed(house, 5, 500).players(ann=1, bob=0).bets(1, ann=300, bob=100)
        if called:
            at.do(DEALER, CloseBetting())
        at.do("ann", more("ann", 300))
        at.deals("TH 6D KC TS TD", Stand(1)).check()
        assert (at.net("ann"), at.net("bob")) == (400, 100)
    at = signed(house, 5, 500).players(ann=1, bob=0).bets(1, ann=300, bob=150)
    at.do(DEALER, CloseBetting())
    for player, step in (("bob", 25), ("ann", 20), ("bob", 25), ("ann", 20)):
        at.do(player, more(player, step))
    at.deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (320, 180)


def the_caller_keeps_the_first_claim(house: House) -> None:
    """The player who calls has the first option, after the call too; the third has what the first two leave."""
    at = signed(house, 5, 500).players(ann=1, bob=0, cy=0).bets(1, ann=200, bob=100, cy=100)
    at.do(DEALER, CloseBetting())
    at.do("ann", more("ann", 150))
    at.do("bob", more("bob", 20))
    at.deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("ann"), at.net("bob"), at.net("cy")) == (350, 120, 30)


def first_come_share_the_maximum(house: House, rule: str) -> None:
    at = signed(house, 5, 100).players(ann=1, bob=0, cy=0)
    at.bets(1, bob=80, ann=60).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("bob"), at.net("ann")) == (80, 20)
    assert at.all(ExcessReturned)[0].rule == house.cite + rule
    at.bets(1, bob=100)
    assert at.refused("ann", wager("ann", 60)).code == "box-at-maximum"


def the_caller_first_then_from_the_dealers_side(house: House) -> list[tuple[str, int, str]]:
    """Ann lies nearest and calls by her seat; bob and cy follow."""
    at = signed(house, 5, 100).players(ann=1, bob=0, cy=0)
    at.bets(1, bob=40, cy=30, ann=50).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("ann"), at.net("bob"), at.net("cy")) == (50, 40, 10)
    return [(back.player, back.amount, back.rule) for back in at.all(ExcessReturned)]


def earlier_rounds_over_the_maximum_stand(house: House) -> None:
    """A wager of a round that is over is found to have been above the maximum: it is noted, and nothing moves."""
    at = signed(house, 5, 200).players(ann=1)
    at.bets(1, ann=150).deals("TH 6D KC TS TD", Stand(1))
    at.do(house.alters, SetLimits(500, 10000, house.unit))
    assert at.refused("ann", RecordAct("over-maximum-earlier", "ann")).rule == house.cite + "6.3"
    (kept,) = at.do(DEALER, RecordAct("over-maximum-earlier", "ann"))
    assert isinstance(kept, ActRecorded)
    assert (kept.answer, kept.rule, at.net()) == ("stands", house.cite + "6.3", 150)
    at.bets(1, ann=150).deals("TH 6D KC TS TD", Stand(1)).check()
    assert at.net() == 250


def multiples_bind_where_the_sign_states_them(house: House, rule: str) -> None:
    at = signed(house, 25, 500, unit=0).players(ann=1)
    at.bets(1, ann=32).deals("TH 6D KC TS TD", Stand(1))
    at.do(house.alters, SetLimits(2500, 50000, unit=1000))
    refused = at.refused("ann", wager("ann", 30))
    assert (refused.code, refused.rule) == ("wrong-multiple", house.cite + rule)
    at.bets(1, ann=35)


def raised_at_once(house: House) -> Day:
    """T28: a minimum of $15 raised to $25 at 20:00 while ann plays; the sign shows both."""
    at = signed(house, 15).players(ann=1)
    at.bets(1, ann=15).deals("TH 6D KC TS TD", Stand(1))
    at.clock = 20 * 3600
    at.notice("gus", Kind.SIGN, TWO_MINIMUMS_SIGN, shows=(("old-limits", "15-500"), ("new-limits", "25-500")))
    at.do(house.alters, RaiseMinimumAtOnce(2500))
    at.notice(DEALER, Kind.SIGN, PROTECTED_MARKER, "ann")
    return at


def a_kept_minimum_needs_its_marker(house: House) -> None:
    """6.5.1.1 to 6.5.1.3: the marker lies before the player's box, goes with the player, and of several boxes marks the player's own."""
    at = raised_at_once(house)
    at.do(DEALER, WithdrawNotice(Kind.SIGN, PROTECTED_MARKER.name, "ann"))
    refused = at.refused("ann", wager("ann", 15))
    assert (refused.code, refused.rule) == ("no-marker", house.cite + "6.5.1.1")
    at.do("ann", wager("ann", 25))  # the new minimum needs no marker
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, 1))
    assert at.refused("ann", GiveNotice(Kind.SIGN, PROTECTED_MARKER.name, "ann")).rule == house.cite + "6.5.1.1"
    at.notice(DEALER, Kind.SIGN, PROTECTED_MARKER, "ann", shows=(("box", 2),))
    refused = at.refused("ann", wager("ann", 15))
    assert (refused.code, refused.rule) == ("marker-elsewhere", house.cite + "6.5.1.3")
    at.do(DEALER, WithdrawNotice(Kind.SIGN, PROTECTED_MARKER.name, "ann"))
    at.notice(DEALER, Kind.SIGN, PROTECTED_MARKER, "ann", shows=(("box", 1),))
    at.do("ann", wager("ann", 15))
    at.do("ann", LeaveTable("ann"))
    gone = [event for event in at.all(NoticeWithdrawn) if event.about == PROTECTED_MARKER.name]
    assert gone[-1].rule == house.cite + "6.5.1.2"
    assert not at.floor.notices.find(Kind.SIGN, PROTECTED_MARKER.name, "ann")


def the_players_own_sign_shows_the_figures(house: House, rule: str) -> None:
    """The sign denotes the new minimum and maximum: any other figure on it, or none, and there are no such limits."""
    own = AgreePersonalLimits("ann", 2500, 30000)
    for minimum, maximum in ((0, 0), (2500, 0), (0, 30000), (2400, 30000), (2500, 30001)):
        shows = tuple((name, cents) for name, cents in (("minimum", minimum), ("maximum", maximum)) if cents)
        at = signed(house, 25, 100).players(ann=1)
        at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_BY, "ann", shows=shows)
        refused = at.refused(house.alters, own)
        assert (refused.code, refused.rule) == ("no-marker", house.cite + rule)
    at = signed(house, 25, 100).players(ann=1)
    at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_BY, "ann", shows=(("minimum", 2500), ("maximum", 30000)))
    assert at.refused(house.alters, AgreePersonalLimits("ann", 2500, 20000)).code == "no-marker"
    at.do(house.alters, own)


def the_third_has_what_the_first_two_leave(house: House) -> None:
    """Nobody sits: cy has the highest wager and calls; bob lies nearer the dealer than ann. $100 is shared 50, 40, 10."""
    at = signed(house, 5, 100).players(ann=0, bob=0, cy=0)
    at.bets(1, bob=40, ann=30, cy=50).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("cy"), at.net("bob"), at.net("ann")) == (50, 40, 10)
    assert [(back.player, back.amount, back.rule) for back in at.all(ExcessReturned)] == [("ann", 2000, house.cite + "6.1.3")]
    at.bets(1, ann=30, bob=40, cy=90).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("cy"), at.net("ann"), at.net("bob")) == (140, 20, 40)
    second, third = at.all(ExcessReturned)[1:]
    assert [second.rule, third.rule] == [house.cite + "6.1.2", house.cite + "6.1.3"]


def raising_at_once_protects_those_who_play(house: House, leaving: str) -> None:
    at = raised_at_once(house)
    assert dict(at.floor.limits.kept) == {"ann": 1500}
    at.clock += 5 * 60
    at.bets(1, ann=15).deals("TH 6D KC TS TD", Stand(1))
    at.do("ann", LeaveTable("ann"), after=5 * 60)
    assert at.log[-2].rule == house.cite + leaving or at.log[-1].rule == house.cite + leaving
    at.players(ann=1)
    assert at.refused("ann", wager("ann", 15), after=5 * 60).code == "under-minimum"
    at.bets(1, ann=25)


def only_those_with_a_wager_keep_the_minimum(house: House) -> None:
    """Reading R2: ann has a wager, bob had one in the round before, cy sits by; by the other reading cy keeps nothing."""
    for option, kept in (("old-minimum", {"ann", "bob", "cy"}), ("old-minimum-if-wagered", {"ann", "bob"})):
        at = signed(house, 15, protected_players=option).players(ann=1, bob=2, cy=3).bets(1, ann=15).bets(2, bob=15)
        at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2)).bets(1, ann=15)
        at.notice("gus", Kind.SIGN, TWO_MINIMUMS_SIGN, shows=(("new-limits", "25-500"), ("old-limits", "15-500")))
        at.do(house.alters, RaiseMinimumAtOnce(2500))
        assert set(at.floor.limits.kept) == kept


def both_limits_are_on_the_sign(house: House, rule: str) -> None:
    at = signed(house, 15).players(ann=1)
    refused = at.refused(house.alters, RaiseMinimumAtOnce(2500))
    assert (refused.code, refused.rule) == ("sign-incomplete", house.cite + rule)
    at.notice("gus", Kind.SIGN, TWO_MINIMUMS_SIGN, shows=(("new-limits", "25-500"),))
    assert "old limits" in at.refused(house.alters, RaiseMinimumAtOnce(2500)).sentence
    at = raised_at_once(house).bets(1, ann=15)
    at.do("gus", WithdrawNotice(Kind.SIGN, TWO_MINIMUMS_SIGN.name))
    assert at.refused(DEALER, CloseBetting()).rule == house.cite + rule


def newcomers_play_at_the_new_minimum(house: House, rule: str) -> None:
    at = raised_at_once(house).players(bob=2)
    refused = at.refused("bob", wager("bob", 15, 2), after=360)
    assert (refused.code, refused.rule) == ("under-minimum", house.cite + rule)
    at.bets(2, bob=25).bets(1, ann=15)


def a_kept_minimum_rises_after_its_own_sign(house: House, rule: str) -> None:
    """T28: the sign of 20:10 makes ann's $15 too little at 20:30 and not before."""
    at = raised_at_once(house)
    raising = RaiseKeptMinimum(2500)
    assert at.refused(house.alters, raising).rule == house.cite + rule
    at.clock += 600
    shows = (("new-minimum", 2500), ("time-of-change", at.clock + TWENTY_MINUTES))
    at.notice("gus", Kind.SIGN, PROTECTED_RAISE_NOTICE, shows=shows)
    refused = at.refused(house.alters, raising, after=TWENTY_MINUTES - 1)
    assert (refused.code, refused.rule) == ("sign-too-young", house.cite + rule)
    at.bets(1, ann=15).deals("TH 6D KC TS TD", Stand(1))
    at.do(house.alters, raising, after=1)
    assert at.refused("ann", wager("ann", 15)).code == "under-minimum"
    assert not at.floor.limits.kept


def a_personal_limit_needs_its_marker(house: House, rule: str, by: str) -> None:
    """Above the maximum for one player, while the marker or sign stands."""
    at = signed(house, 25, 100).people(by).players(ann=1)
    higher = AgreePersonalLimits("ann", 2500, 30000)
    at.bets(1, ann=200).deals("TH 6D KC TS TD", Stand(1))
    assert at.net() == 100
    assert at.refused(by, higher).rule == house.cite + rule
    mark(at, house)
    assert at.refused("gus" if by != "gus" else DEALER, higher).code == "not-entitled"
    for own in (AgreePersonalLimits("ann", 2500, 9000), AgreePersonalLimits("ann", 2000, 30000)):
        assert at.refused(by, own).code == "not-higher"
    at.do(by, higher)
    at.bets(1, ann=400).deals("TH 6D KC TS TD", Stand(1)).check()
    assert at.net() == 400
    about = PERSONAL_LIMITS_BY if house in (STAR, CHALLENGE) else PERSONAL_LIMITS_MARKER
    at.do(by, WithdrawNotice(Kind.SIGN, about.name, "ann"))
    assert at.all(PersonalLimitsEnded)[0].player == "ann"
    at.bets(1, ann=400).deals("TH 6D KC TS TD", Stand(1))
    assert at.net() == 500


def mark(at: Day, house: House) -> None:
    """The marker beside the box, or in New South Wales the sign with the player's own limits."""
    if house in (STAR, CHALLENGE):
        at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_BY, "ann", shows=(("minimum", 2500), ("maximum", 30000)))
    else:
        at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann")

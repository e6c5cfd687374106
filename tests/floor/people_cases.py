"""What the documents share about absent players and the ladder of disputes."""

from __future__ import annotations

from pitboss.floor.boxes.commands import LeaveTable
from pitboss.floor.conduct.commands import AnswerDecision, DecideDispute, InformOfComplaint, RaiseDispute, ReviewDispute
from pitboss.floor.conduct.events import DisputeDecided, ToldOfComplaint
from pitboss.floor.conduct.state import Answer, Instance
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOn
from pitboss.play.commands import FindAbsent, Stand
from pitboss.play.events import PlayerFoundAbsent
from pitboss.terms.absence import ABSENT_PLAYER_WAIT
from pitboss.terms.conduct import DISPUTE_REVIEW, DisputeScope
from pitboss.terms.powers import Role
from tests.floor.conduct_cases import House
from tests.floor.tables import DEALER, Day, opened


def undecided(house: House, *people: str) -> Day:
    """Ann is to decide on a hard 11 against a king."""
    return opened(house.book).people(*people).players(ann=1, bob=2).bets(1, ann=20).deals("9H KD 2C")


def dealer_draws_after_a_wait(house: House, pin: str) -> None:
    at = undecided(house, "cass")
    assert at.refused(DEALER, FindAbsent(1)).rule == house.rule(pin)
    at.notice(DEALER, Kind.REASON, ABSENT_PLAYER_WAIT, "box 1")
    assert "no reasonable time" in at.refused(DEALER, FindAbsent(1)).sentence
    assert at.refused("ann", FindAbsent(1), after=30).rule == house.rule(pin)
    at.do(DEALER, FindAbsent(1))
    assert at.all(PlayerFoundAbsent)[0].rule == house.rule(pin)
    assert not at.floor.notices.standing
    at.deals("AS TC").check()


def nobody_waits_for_a_player_who_is_away(house: House, pin: str) -> None:
    """Reading P2: the wait is for a player who is there, by the other reading; ann could be back before the hand is played."""
    for option in ("reasonable-time", "reasonable-time-if-there"):
        at = opened(house.book, absent_player_wait=option).people("cass").players(ann=1, bob=2).bets(1, ann=20).deals("9H KD 2C")
        assert at.refused(DEALER, FindAbsent(1)).rule == house.rule(pin)  # she is there
        leaves(at)
        if option == "reasonable-time":
            assert at.refused(DEALER, FindAbsent(1)).rule == house.rule(pin)
        else:
            at.do(DEALER, FindAbsent(1))
            at.deals("AS TC").check()


def played_round(house: House, *people: str) -> Day:
    """A round that ann lost, its cards taken up."""
    at = opened(house.book).people(*people).players(ann=1).bets(1, ann=20)
    return at.deals("9H KD 9C KS", Stand(1))


def disputes_go_up_the_ladder_of_new_south_wales(house: House) -> Day:
    """A Gaming Supervisor first, another person on review; the caller goes on with the operator."""
    at = played_round(house, "gwen", "max", "cass", "olive", "ines")
    assert at.refused("ann", RaiseDispute(1, "x", DisputeScope.UNDER_THE_RULES)).rule == house.rule("18.12")
    at.do("ann", RaiseDispute(1, "I had twenty"))
    assert at.floor.conduct.disputes[0].log == at.floor.rounds.last
    for person in ("cass", "olive", DEALER):
        assert at.refused(person, DecideDispute(1, "no")).rule == house.rule("18.12")
    assert at.refused("max", ReviewDispute(1, "no")).rule == house.rule("18.12")
    at.do("gwen", DecideDispute(1, "the result stands"))
    assert at.refused("max", ReviewDispute(1, "no")).rule == house.rule("18.12")
    at.notice("zed", Kind.REQUEST, DISPUTE_REVIEW, "dispute 1")
    refused = at.refused("max", ReviewDispute(1, "no"))
    assert (refused.code, refused.rule) == ("not-a-party", house.rule("18.12"))
    at.notice("ann", Kind.REQUEST, DISPUTE_REVIEW, "dispute 1")
    assert at.refused("gwen", ReviewDispute(1, "no")).code == "own-decision"
    at.do("gil", SignOn("gil", (Role.GAMING_SUPERVISOR,)))
    assert at.refused("gil", ReviewDispute(1, "no")).code == "higher-rank"
    assert at.refused("ines", ReviewDispute(1, "no")).rule == house.rule("18.12")
    at.do("max", ReviewDispute(1, "it stands"))
    assert [event.instance for event in at.all(DisputeDecided)] == [Instance.FIRST, Instance.REVIEW]
    assert all(event.rule == house.rule("18.12") for event in at.all(DisputeDecided))
    return at


def operator_decides_finally_and_tells_of_the_inspector(house: House) -> None:
    at = disputes_go_up_the_ladder_of_new_south_wales(house)
    at.do("ann", AnswerDecision(1, Answer.NOT_SATISFIED))
    assert not at.all(ToldOfComplaint)
    assert at.refused("gwen", InformOfComplaint(1)).rule == house.rule("18.13")
    assert at.refused("max", DecideDispute(1, "no")).rule == house.rule("18.13")
    at.do("olive", DecideDispute(1, "it stands"))
    assert at.refused("olive", DecideDispute(1, "again")).rule == house.rule("18.13")
    assert at.refused("bob", AnswerDecision(1, Answer.NOT_SATISFIED)).code == "not-yours"
    at.do("ann", AnswerDecision(1, Answer.NOT_SATISFIED))
    told = at.all(ToldOfComplaint)
    assert [(each.person, each.to, each.rule) for each in told] == [("ann", Role.INSPECTOR, house.rule("18.13"))]
    assert at.refused("gwen", InformOfComplaint(1)).code == "told"
    at.check()


def final_decision_is_reviewed_by_the_regulator(house: House, pin: str, boss: str, regulator: str, role: Role) -> Day:
    at = played_round(house, "gus", boss, regulator) if regulator == "dirk" else _with_commission(house, boss, regulator, role)
    at.do("ann", RaiseDispute(1, "I had twenty"))
    assert at.refused("gus", DecideDispute(1, "no")).rule == house.rule(pin)
    assert at.refused(regulator, ReviewDispute(1, "no")).rule == house.rule(pin)
    at.do(boss, DecideDispute(1, "the result stands"))
    assert at.refused(boss, DecideDispute(1, "again")).rule == house.rule(pin)
    assert at.refused(regulator, ReviewDispute(1, "no")).rule == house.rule(pin)
    at.notice("ann", Kind.REQUEST, DISPUTE_REVIEW, "dispute 1")
    assert at.refused(boss, ReviewDispute(1, "no")).rule == house.rule(pin)
    at.do(regulator, ReviewDispute(1, "it stands"))
    assert [(event.instance, event.rule) for event in at.all(DisputeDecided)] == [
        (Instance.FINAL, house.rule(pin)),
        (Instance.REVIEW, house.rule(pin)),
    ]
    return at.check()


def _with_commission(house: House, boss: str, regulator: str, role: Role) -> Day:
    at = played_round(house, "gus", boss)
    at.do(regulator, SignOn(regulator, (role,)))
    return at


def leaves(at: Day, player: str = "ann") -> Day:
    """A player goes away in the middle of a hand."""
    at.do(player, LeaveTable(player))
    return at

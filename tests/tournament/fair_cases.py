"""Nobody gains by being away, by wagering twice, or by a session cut short."""

from __future__ import annotations

from pitboss.floor.boxes.commands import JoinTable
from pitboss.play.commands import CloseBetting, PlaceWager
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, Because, RefuseEntry
from pitboss.tournament.heat.commands import ConcludeEarly, Disqualify, NoteAway, NoteBack, PassForm, RevealForm, StartSession, WriteForm
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.early import most_a_round
from pitboss.tournament.heat.events import PlayerOut
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.setup import Decides
from pitboss.tournament.paper.wagering import Ordering
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.seats.events import PlaceForfeited
from pitboss.tournament.sessions.commands import OpenSession
from pitboss.tournament.staff.commands import AppointHead
from tests.tournament.cups import DESK, OPERATOR, QUALIFIED, SHIFT, Cup
from tests.tournament.heats import ACT, DEALER, DOLLAR, HEAD, SUPERVISOR, heat

THREE = {"ann": 1, "bob": 2, "cy": 3}
FIVE = ("ann", "bob", "cy", "dee", "eve")


def nobody_sits_who_did_not_come() -> None:
    """Two of five have not taken their seats when the session begins: they have no part in it, and the fees stay."""
    cup = Cup.of(ACT).ready().entered(*FIVE).seated(absent=("bob", "dee"))
    cup.clock = 20_000
    cup.do(HEAD, OpenSession())
    assert {event.player for event in cup.all(PlaceForfeited)} == {"bob", "dee"}
    assert {event.rule for event in cup.all(PlaceForfeited)} == {"ACT-2018-01 19.9"}
    played = {player for setup in cup.state.sessions.open.values() for player in setup.players}
    assert played == {"ann", "cy", "eve"}
    cup.reports({"ann": 3, "cy": 2, "eve": 1}).closes()
    cup.seated().opens()
    cup.reports({"ann": 3, "cy": 2, "eve": 1}).closes()
    cup.do(DESK, PayPrizes())
    assert sum(event.cents for event in cup.all(PrizePaid)) == 50_000, "all five fees"
    assert not {"bob", "dee"} & {event.player for event in cup.check().all(PrizePaid)}
    empty = Cup.of(ACT).ready().entered(*FIVE).seated(absent=FIVE)
    empty.clock = 20_000
    assert empty.refused(HEAD, OpenSession()).code == "nobody-seated"


def a_seat_that_is_empty_at_the_start_is_lost(book: str, rule: str) -> None:
    """At the table: bob never sat down, and is no part of the session."""
    at = heat(book, THREE, start=False, joined=("ann", "cy"))
    at.do(DEALER, StartSession())
    (out,) = at.all(PlayerOut)
    assert (out.exit.player, out.exit.ground, out.rule.partition(" ")[2]) == ("bob", Ground.LATE_OR_ABSENT, rule)
    at.wagers(ann=100, cy=100).wins().check()
    assert "bob" not in {player for group in places(at.heat) for player in group}


def whoever_is_not_there_at_the_start_is_away(book: str) -> None:
    at = heat(book, THREE, start=False, joined=("ann", "cy"))
    at.do(DEALER, StartSession())
    assert at.heat.leaving.away == {"bob"}
    at.do("bob", JoinTable("bob", 2))
    assert not at.check().heat.leaving.away, "who sits down is there"


def nobody_keeps_a_lead_by_walking_away() -> None:
    """Ann leads and is away when the next round begins: she cannot wager, and is eliminated; read the other way (U3), she stays."""
    for options, live in (({}, ("bob", "cy")), ({"tournament-no-wager": "sits-out"}, ("ann", "bob", "cy"))):
        at = heat(ACT, THREE, options=options).wagers(ann=500, bob=100, cy=100).wins()
        at.do(DEALER, NoteAway("ann"))
        at.wagers(bob=100, cy=100).wins().check()
        assert at.heat.leaving.live == live
        expected = [] if options else [("ann", Ground.CANNOT_WAGER, "ACT-2018-01 19.14")]
        assert [(event.exit.player, event.exit.ground, event.rule) for event in at.all(PlayerOut)] == expected


def the_director_decides_about_an_absent_player_first(book: str, rule: str) -> None:
    """Rounds are compulsory, and the conditions say what follows from absence: no round is dealt before it has followed."""
    at = heat(book, THREE)
    at.do(DEALER, NoteAway("ann"))
    at.wagers(bob=100, cy=100)
    refused = at.refused(DEALER, CloseBetting())
    assert (refused.code, refused.rule.partition(" ")[2]) == ("away", rule)
    at.do(DEALER, NoteBack("ann"))
    at.wagers(ann=100).wins()
    at.do(DEALER, NoteAway("ann"))
    at.do(HEAD, Disqualify("ann", Ground.LATE_OR_ABSENT, "as the conditions say"))
    at.wagers(bob=100, cy=100).wins().check()


def a_turn_is_over_once_the_next_has_wagered(book: str, rule: str) -> None:
    """In turn a player may lay chips and hand in a form; after the next player has wagered, neither."""
    at = heat(book, THREE, ordering=Ordering.MARKER, undisclosed=2)
    at.wagers(ann=100)
    at.do("ann", WriteForm("ann", "main", 200 * DOLLAR))
    at.do(SUPERVISOR, PassForm("ann"))
    at.wagers(bob=100)
    late = heat(book, THREE, ordering=Ordering.MARKER, undisclosed=2).wagers(ann=100, bob=100)
    refused = late.refused("ann", WriteForm("ann", "main", 900 * DOLLAR))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("final", rule)
    sealed = heat(book, THREE, ordering=Ordering.MARKER, undisclosed=2)
    sealed.do("ann", WriteForm("ann", "main", 100 * DOLLAR))
    sealed.wagers(bob=100, cy=100)
    assert sealed.refused("ann", PlaceWager(1, "ann", 900 * DOLLAR)).rule.endswith(f" {rule}")
    free = heat(book, THREE, undisclosed=2).wagers(ann=100, bob=100)
    free.do("ann", WriteForm("ann", "main", 900 * DOLLAR))


def a_final_is_played_to_its_end(book: str, rule: str) -> None:
    """First place is certain, second and third are not; and from a final nobody goes on."""
    for decides, code in ((Decides.ORDER, "not-certain"), (Decides.WHO_GOES_ON, "")):
        at = heat(book, THREE, chips=100_000, high=50_000, decides=decides)
        at.heat = at.heat._replace(custody=at.heat.custody._replace(held={"ann": 10**10, "bob": 10_000, "cy": 20_000}))
        if code:
            refused = at.refused(HEAD, ConcludeEarly())
            assert (refused.code, refused.rule.partition(" ")[2]) == (code, rule)
        else:
            at.do(HEAD, ConcludeEarly())


def no_session_of_the_act_ends_early() -> None:
    refused = heat(ACT, THREE, advance=3).refused(HEAD, ConcludeEarly())
    assert (refused.code, refused.rule) == ("no-early-end", "ACT-2018-01 19.3(a)(ii)(A)")


def a_form_counts_in_what_a_round_can_turn(book: str) -> None:
    """At a maximum of $1,000 a form puts another $1,000 at stake beside the open wager."""
    open_, sealed = (heat(book, THREE, undisclosed=number) for number in (0, 1))
    (loses, gains), (more, better) = (most_a_round(HeatDesk(at.game, at.heat, HEAD, 0, {})) for at in (open_, sealed))
    assert more == loses + 1_000 * DOLLAR
    assert better >= gains + 1_000 * DOLLAR


def nobody_plays_and_runs(book: str, rule: str) -> None:
    """Whoever is in charge, on duty or has approved the conditions does not enter; who has entered is not put in charge."""
    cup = Cup.of(book).ready()
    for person in (HEAD, DESK, OPERATOR):
        cup.do(person, ApplyToEnter(person))
        refused = cup.refused(DESK, AcceptEntry(person))
        assert (refused.code, refused.rule.partition(" ")[2]) == ("runs-it", rule)
    early = Cup.of(book).drafted().stepped()
    early.do("ann", ApplyToEnter("ann"))
    early.do(DESK, AcceptEntry("ann"))
    by = SHIFT if book == ACT else OPERATOR
    assert early.refused(by, AppointHead("ann", QUALIFIED)).code == "plays-in-it"


def the_desk_refuses_whom_the_law_bars(book: str, rule: str) -> None:
    """No right to refuse at will was kept, and the applicant says to be of age: the desk has found otherwise."""
    cup = Cup.of(book).ready()
    cup.do("ann", ApplyToEnter("ann"))
    assert cup.refused(DESK, RefuseEntry("ann", "I do not like her")).code == "no-veto"
    done = cup.do(DESK, RefuseEntry("ann", "is seventeen", Because.NOT_ENTITLED))
    assert done[0].rule.partition(" ")[2] == rule


def a_form_counts_in_whole_units(book: str) -> None:
    """$250 on a form at a minimum of $100 counts as $200; read the other way (U7), as $250."""
    for options, held in (({}, 1_200), ({"tournament-undisclosed-correction/incomplete-unit": "as-written"}, 1_250)):
        at = heat(book, THREE, undisclosed=1, options=options).wagers(bob=100, cy=100)
        at.do("ann", WriteForm("ann", "main", 250 * DOLLAR))
        at.do(SUPERVISOR, PassForm("ann"))
        at.wins(take_up=False)
        at.do(SUPERVISOR, RevealForm("ann"))
        assert at.check().held("ann") == held

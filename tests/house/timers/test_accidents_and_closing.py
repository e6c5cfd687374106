"""What the time brings after an accident, and what a closed table still has to show."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.accidents.commands import Choose
from pitboss.floor.accidents.kinds import DealerWithoutCard
from pitboss.floor.cards.events import CardsShuffled, ShuffleRevealed
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind as NoticeKind
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.house.lobby import DEMO_FLOOR
from pitboss.house.timers import CLOCK, Clocks, HouseTurn, Kind, Live, Recorded, Settings, clock_roles, due, next_step, opened, running
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.powers import Role
from tests.floor.accidents_cases import asked, report, two_boxes
from tests.floor.tables import Day
from tests.floor.test_scenarios_of_accidents import no_first_card
from tests.house.timers.virtual import house

CLOCKS = Clocks(decision=25, grace=10)


def live(at: Day, clocks: Clocks = CLOCKS) -> Live:
    """A table of a day as a server holds it, the clock being on duty."""
    at.do(CLOCK, SignOn(CLOCK, clock_roles(at.game)))
    recorded = [Recorded(place, 0, event) for place, event in enumerate(at.log, 1)]
    return opened(at.game, "table:t", Settings(clocks)).after(recorded)


def test_who_says_nothing_after_an_accident_has_chosen_what_silence_means() -> None:
    at = no_first_card()
    here = live(at)
    assert due(here, 24) == ()
    [timer] = due(here, 25)
    assert (timer.kind, timer.by, timer.do) == (Kind.CHOICE, CLOCK, Choose("ann", asked(at).default))
    at.clock = 25
    at.do(CLOCK, timer.do)
    assert at.floor.accidents.open is None
    gone = here.after(Recorded(len(at.log), 25, at.log[-1]) for _ in range(1))
    assert timer.id not in {each.id for each in running(gone)}


def test_who_has_dropped_has_only_the_grace_and_who_has_chosen_none() -> None:
    here = live(no_first_card())
    assert [each.at for each in running(here, away=("ann",)) if each.kind is Kind.CHOICE] == [10]
    at = two_boxes("vic-blackjack").deals("9H 9S 7C 6S")
    report(at, DealerWithoutCard())
    at.do("ann", Choose("ann", "hand-first"))
    assert not [each for each in running(live(at)) if each.kind is Kind.CHOICE]
    assert not [each for each in running(live(no_first_card(), Clocks(decision=None))) if each.kind is Kind.CHOICE]


def test_a_table_that_closes_shows_the_order_of_its_last_shoe() -> None:
    table = next(each for each in DEMO_FLOOR if each.id == "vic-blackjack")
    at = house(replace(table, bots=(), clocks=Clocks(pace=0, layout=0)))
    at.waits(60)
    at.asks("cass", SignOn("cass", (Role.CASINO_SUPERVISOR,)))
    at.asks("cass", GiveNotice(NoticeKind.SIGN, CLOSE_TABLE.name))
    at.waits(1200)
    assert at.live.floor.opening.standing is Standing.CLOSED
    at.waits(5)
    published = [event.commitment for event in at.log if isinstance(event, CardsShuffled)]
    assert [event.commitment for event in at.log if isinstance(event, ShuffleRevealed)] == published
    assert next_step(at.live, at.now) is None, "it is shown once"


def test_a_closed_table_whose_cards_are_real_has_nothing_to_show() -> None:
    at = two_boxes("vic-blackjack")
    here = live(at)
    closed = here._replace(floor=here.floor._replace(opening=here.floor.opening._replace(standing=Standing.CLOSED)))
    assert not isinstance(next_step(closed, 0), HouseTurn)

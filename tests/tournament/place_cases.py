"""Who has which place, and who goes on: finals, ties, elimination, retirement and buying back, whatever the document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pitboss.tournament.entries.commands import BuyBack
from pitboss.tournament.heat.departure import Departure, Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import PrizePaid
from pitboss.tournament.seats.ballot import commitment_to
from pitboss.tournament.seats.commands import AllotSeats, CommitBallot, DesignateTables, DrawBallot
from pitboss.tournament.seats.state import Drawn
from pitboss.tournament.sessions.commands import ReportHeat
from tests.tournament.cups import DESK, SECRET, SEED, TABLES, Cup
from tests.tournament.heats import HEAD
from tests.tournament.papers import buying_back, paper

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

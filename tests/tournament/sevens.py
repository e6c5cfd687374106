"""Magnificent Sevens Tournaments for tests: rules, a lawful paper for every field, winners, and a cascade of reports."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from pitboss.books import LIBRARY
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.law.rules import Rules, elect
from pitboss.terms.powers import Role
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, GrantEntry, WinningHand
from pitboss.tournament.heat.commands import OpenHeat, StartSession
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.seats.ballot import commitment_to
from pitboss.tournament.seats.commands import CommitBallot, DesignateTables, DrawBallot
from pitboss.tournament.sevens.game import sevens_game, sevens_rules
from pitboss.tournament.sevens.schedule import for_field
from pitboss.tournament.staff.commands import BriefPlayers, Understood
from tests.support import own_law, own_rules
from tests.tournament.cups import DESK, DIRECTOR, OPERATOR, SECRET, SEED, SHIFT, Cup
from tests.tournament.heats import DEALER, HEAD, VIC, At, setup
from tests.tournament.papers import paper

BLACKJACK = own_rules(VIC)
SEVENS = Rules(own_law(LIBRARY.book("vic-magnificent-sevens").on_top_of(LIBRARY.book(VIC))), {})
RULES = sevens_rules(BLACKJACK, SEVENS)
GAME = sevens_game(BLACKJACK, SEVENS)
HAND = WinningHand("ann", "table 1", 1, 1, 1)


def names(word: str, number: int) -> tuple[str, ...]:
    """So many names that sort as they are counted."""
    return tuple(f"{word} {place:03d}" for place in range(1, number + 1))


def sevens_paper(field: int) -> Conditions:
    """Lawful conditions for a field."""
    found = paper(VIC)
    return for_field(replace(found, purse=replace(found.purse, prize_tie=None)), RULES, field, final_shoes=3)


class SevensCup(Cup):
    """A tournament of Magnificent Sevens."""

    field: int = 49

    def entered_winners(self, number: int) -> Self:
        """So many people are in, each by a hand of his or her own."""
        for place, player in enumerate(names("p", number), 1):
            self.do(DESK, GrantEntry(HAND._replace(person=player, round=place)))
            self.do(player, ApplyToEnter(player))
            self.do(DESK, AcceptEntry(player))
        return self

    def briefed(self) -> Self:
        """Everybody understands the conditions."""
        self.do(HEAD, BriefPlayers(self.state.entries.accepted, Understood.YES))
        return self

    def seated(self, tables: tuple[str, ...] = (), *, absent: tuple[str, ...] = ()) -> Self:
        """Seats are drawn for the coming stage."""
        if not self.state.seating.tables:
            self.do(HEAD, DesignateTables(tables or names("table", 7)))
        self.do(HEAD, CommitBallot(commitment_to(SEED, SECRET)))
        self.do(HEAD, DrawBallot(SEED, SECRET))
        return self

    def played_to(self, stage: int) -> Self:
        """Everything up to a stage is played, the players ending in the order of their names; that stage is open."""
        self.ready(sevens_paper(self.field))
        self.entered_winners(self.field).briefed()
        order = {player: 1_000_000 - place for place, player in enumerate(names("p", self.field))}
        for number in range(stage + 1):
            if number == len(self.desk().paper.plan.stages):
                break
            self.seated().opens()
            if number < stage:
                self.reports(order).closes()
        return self


def cup_of(field: int, **options: str) -> SevensCup:
    """A tournament for a field with its people on duty."""
    cup = SevensCup(sevens_game(BLACKJACK, elect(SEVENS.law, options)) if options else GAME)
    cup.field = field
    for person, role in (
        (OPERATOR, Role.CASINO_OPERATOR),
        (SHIFT, Role.GAMING_SHIFT_MANAGER),
        (DESK, Role.CASINO_SUPERVISOR),
        (DIRECTOR, Role.DIRECTOR_OF_CASINO_SURVEILLANCE),
    ):
        cup.do(person, SignOn(person, (role,)))
    return cup


def heat_of_sevens(*players: str, start: bool = True, **more: Any) -> At:
    """A heat of the tournament in play."""
    at = At(GAME)
    seats = {player: box for box, player in enumerate(players, 1)}
    at.do(TOURNAMENT, OpenHeat(setup(VIC, 1_000, 10, 0, seats=seats, **more)))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do(HEAD, SignOn(HEAD, (Role.TOURNAMENT_DIRECTOR,)))
    at.do(DEALER, OpenTable())
    for player, box in seats.items():
        at.do(player, JoinTable(player, box))
    at.shoe()
    if start:
        at.do(DEALER, StartSession())
    return at

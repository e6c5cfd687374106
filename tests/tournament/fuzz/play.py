"""One random tournament, from its conditions to the last cent: everything that may happen, and what must hold whatever does."""

from __future__ import annotations

import random
from contextlib import suppress

from pitboss.law.refusal import Malformed, Refused
from pitboss.terms.tournaments import REMOVAL, Addition, Exit
from pitboss.tournament.commands import Command
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, BuyBack, WithdrawEntry
from pitboss.tournament.heat.departure import Departure, Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult, out_in_order
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.paper.purse import Added
from pitboss.tournament.postings import POOL
from pitboss.tournament.prizes.commands import AddToPool, ApproveRefund, CancelTournament, PayPrizes
from pitboss.tournament.prizes.events import PrizePaid, StagePrizePaid
from pitboss.tournament.seats.commands import DesignateTables
from pitboss.tournament.sessions.commands import CloseSession, DisqualifyEntrant, ReopenStage, ReportHeat, TakeBackReport
from pitboss.tournament.sessions.events import StageReopened
from pitboss.tournament.staff.commands import BriefPlayers, Understood
from tests.tournament.cups import DESK, HEAD, OPERATOR, Cup
from tests.tournament.fuzz.papers import lawful_paper
from tests.tournament.heats import ACT, CHALLENGE, COM_BO, STAR, VIC

BOOKS = (STAR, CHALLENGE, ACT, VIC, COM_BO)
NAMES = tuple(f"p{number:02d}" for number in range(1, 40))
TABLES = tuple(f"table {number}" for number in range(1, 25))
MOST_STEPS = 400
CHIPS = (0, 0, 0, 500, 1_000, 1_000, 2_500)


class Stuck(AssertionError):
    """A tournament that nobody can bring to an end."""


def tournament(seed: int) -> Cup:
    """Play the tournament of a seed to its end, and see that everything holds."""
    chance = random.Random(seed)
    cup = Cup.of(chance.choice(BOOKS))
    cup.ready(lawful_paper(chance, cup.book))
    _enter(cup, chance)
    cup.do(HEAD, DesignateTables(TABLES))
    for _ in range(MOST_STEPS):
        if cup.state.prizes.closed or cup.state.prizes.cancelled:
            break
        _step(cup, chance)
    else:
        raise Stuck(f"after {MOST_STEPS} steps: stage {cup.state.sessions.stage}, open {tuple(cup.state.sessions.open)}")
    holds(cup)
    return cup


def _tries(cup: Cup, by: str, command: Command) -> bool:
    with suppress(Refused, Malformed):
        cup.do(by, command)
        return True
    return False


def _enter(cup: Cup, chance: random.Random) -> None:
    entry = cup.state.papers.versions[-1].entry
    wanted = chance.randint(entry.least, entry.most)
    cup.entered(*NAMES[:wanted])
    if wanted == entry.most and chance.random() < 0.3:
        cup.entered(NAMES[wanted])
    if wanted > entry.least and chance.random() < 0.3:
        cup.do(NAMES[0], WithdrawEntry(NAMES[0]))
        for reserve in cup.state.entries.reserves:
            _tries(cup, DESK, AcceptEntry(reserve))
        _tries(cup, HEAD, BriefPlayers(tuple(cup.state.entries.accepted), Understood.YES))
    if chance.random() < 0.2:
        _tries(cup, OPERATOR, AddToPool(Added(Addition.CASH, chance.randint(1, 50_000))))
    _tries(cup, NAMES[30], ApplyToEnter(NAMES[30]))


def _step(cup: Cup, chance: random.Random) -> None:
    _accidents(cup, chance)
    sessions = cup.state.sessions
    if cup.state.prizes.cancelled:
        return
    if sessions.open:
        name, setup = chance.choice(tuple(sessions.open.items()))
        cup.do(TOURNAMENT, ReportHeat(_result(cup, chance, name, setup)))
    elif sessions.places:
        cup.do(DESK, PayPrizes())
    elif sessions.stage > sessions.closed:
        cup.closes()
    else:
        _next_stage(cup, chance)


def _next_stage(cup: Cup, chance: random.Random) -> None:
    """Seats for the coming stage; a tournament of whose players nobody is left can only be cancelled."""
    try:
        cup.seated(absent=tuple(each for each in NAMES if chance.random() < 0.05))
        cup.opens()
    except Refused as fault:
        if fault.code not in ("nobody-seated", "nobody-left", "no-stage"):
            raise
        if not _tries(cup, HEAD, CloseSession()):
            cup.do(OPERATOR, CancelTournament("nobody is left"))


def _result(cup: Cup, chance: random.Random, name: str, setup: Setup) -> HeatResult:
    """What a heat might report: ties, players out of chips, some retired, some put out."""
    held: dict[str, int] = {}
    exits: list[Departure] = []
    for place, player in enumerate(setup.players):
        held[player] = chance.choice(CHIPS) if chance.random() < 0.6 else chance.randint(0, 60) * 100
        left = chance.random()
        if left < 0.05:
            exits.append(_exit(cup, player, (Ground.RETIRED, Exit.ELIMINATED), held[player], (chance.randint(1, 9), place)))
        elif left < 0.1:
            exits.append(_exit(cup, player, (Ground.BROKE_RULES, Exit.DISQUALIFIED), held[player], (chance.randint(1, 9), place)))
        elif not held[player] and chance.random() < 0.9:
            exits.append(_exit(cup, player, (Ground.CANNOT_WAGER, Exit.ELIMINATED), 0, (chance.randint(1, 3), chance.randint(0, 1))))
    out = {each.player for each in exits}
    chips = sorted({cents for player, cents in held.items() if player not in out}, reverse=True)
    standing = tuple(tuple(player for player in held if held[player] == cents and player not in out) for cents in chips)
    places = (*standing, *out_in_order(each for each in exits if not each.disqualified))
    return HeatResult(name, places, tuple(sorted(held.items())), tuple(exits))


def _exit(cup: Cup, player: str, how: tuple[Ground, Exit], residual: int, when: tuple[int, int]) -> Departure:
    """One player out of a heat, in a round and with the chips taken at a place in it."""
    ground, manner = how
    return Departure(player, ground, manner, when[0], residual, 100, when[1], None, cup.desk().rule(REMOVAL[ground.value]))


def _accidents(cup: Cup, chance: random.Random) -> None:
    """Now and then somebody takes something back, buys back in, is found out, or calls it off."""
    sessions, players = cup.state.sessions, tuple(cup.state.entries.accepted)
    if sessions.reported and chance.random() < 0.06:
        _tries(cup, HEAD, TakeBackReport(chance.choice(tuple(sessions.reported)), "miscounted"))
    if sessions.before is not None and chance.random() < 0.1:
        _tries(cup, HEAD, ReopenStage("a report was wrong"))
    if sessions.eliminated and chance.random() < 0.3:
        _tries(cup, DESK, BuyBack(chance.choice(tuple(sorted(sessions.eliminated)))))
    if sessions.begun and chance.random() < 0.03:
        _tries(cup, HEAD, DisqualifyEntrant(chance.choice(players), Ground.HID_CHIPS, "chips in a sleeve"))
    if sessions.absent and chance.random() < 0.5:
        _tries(cup, HEAD, ApproveRefund(chance.choice(tuple(sessions.absent))))
    if chance.random() < 0.003:
        _tries(cup, OPERATOR, CancelTournament("a fire"))


def holds(cup: Cup) -> None:
    """What must hold of every tournament that is over."""
    cup.check()
    money, prizes = cup.money(), cup.state.prizes
    assert money.get(POOL, 0) == 0, f"{money[POOL]} is left with nobody"
    paid = cup.all(PrizePaid)
    won = sum(each.cents for each in (*paid, *cup.all(StagePrizePaid)))
    back = sum(cents for event in cup.all(StageReopened) for _, cents in event.returned)
    assert sum(prizes.paid.values()) == won - back
    if prizes.closed:
        assert all(each.player in cup.state.entries.accepted for each in paid)
        assert not {each.player for each in paid} & cup.state.sessions.disqualified
        placed = [player for group in cup.state.sessions.places for player in group]
        assert len(placed) == len(set(placed))
        assert {each.player for each in paid} <= set(placed)
        things = sum(each.kind is not Addition.CASH for each in (*cup.state.papers.versions[-1].purse.added, *prizes.added))
        assert sum(len(each.things) for each in paid) == things

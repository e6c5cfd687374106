"""The same tournament many times over: how long it takes, who goes on from which seat, and what it costs."""

from __future__ import annotations

import multiprocessing
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle

from pitboss.floor.game import Game
from pitboss.money.ledger import balances
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.wagering import Ordering
from pitboss.tournament.postings import COMMISSION, OPERATOR, ledger
from pitboss.tournament.running.event import TournamentRun
from pitboss.tournament.running.temper import TEMPERS


@dataclass
class Tally:
    """What many runs came to: heats by stage, rounds in them, who won from which box, in which turn of the last round
    and behind which temper, play-offs, money."""

    times: int = 0
    heats: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    play_offs: int = 0
    sat: Counter[int] = field(default_factory=Counter)
    first: Counter[int] = field(default_factory=Counter)
    turned: Counter[int] = field(default_factory=Counter)
    first_by_turn: Counter[int] = field(default_factory=Counter)
    entered: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    seconds: int = 0
    prizes: int = 0
    operator: int = 0
    commission: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.times + other.times,
            self.heats + other.heats,
            self.rounds + other.rounds,
            self.play_offs + other.play_offs,
            self.sat + other.sat,
            self.first + other.first,
            self.turned + other.turned,
            self.first_by_turn + other.first_by_turn,
            self.entered + other.entered,
            self.won + other.won,
            self.seconds + other.seconds,
            self.prizes + other.prizes,
            self.operator + other.operator,
            self.commission + other.commission,
        )


def field_of(conditions: Conditions, tempers: Sequence[str]) -> dict[str, str]:
    """As many players as the conditions want at most, with tempers in turn."""
    kinds = cycle(tempers)
    return {f"player {number:03d}": next(kinds) for number in range(1, conditions.entry.most + 1)}


def one(game: Game, conditions: Conditions, tempers: Sequence[str], seed: int) -> Tally:
    """One tournament, tallied."""
    chance = random.Random(seed)
    players = field_of(conditions, tempers)
    run = TournamentRun(game, conditions, {player: TEMPERS[kind] for player, kind in players.items()}, chance)
    state = run.plays()
    tally = Tally(times=1, seconds=run.at)
    for setup, heat in run.heats:
        stage = setup.heat.partition(" / ")[0]
        if "play-off" in setup.heat:
            tally.play_offs += 1
            continue
        tally.heats[stage] += 1
        tally.rounds[stage] += heat.heat.session.rounds
        turns = last_turns(setup, heat.heat)
        tally.turned.update(turns.values())
        for seat in setup.seats:
            tally.sat[seat.box] += 1
        for group in places(heat.heat)[:1]:
            for player in group:
                tally.first[setup.box_of(player)] += 1
                tally.first_by_turn.update([turns[player]] if player in turns else [])
    for player in players:
        tally.entered[players[player]] += 1
    for player in state.sessions.places[0]:
        tally.won[players[player]] += 1
    money = balances(ledger(run.log))
    tally.prizes = sum(state.prizes.paid.values())
    tally.operator, tally.commission = -money.get(OPERATOR, 0), money.get(COMMISSION, 0)
    return tally


def last_turns(setup: Setup, heat: Heat) -> Mapping[str, int]:
    """Who wagered first, second and so on in the last round of a heat that had the marker: whoever comes later knows more."""
    if setup.ordering is Ordering.FREE or not heat.session.rounds:
        return {}
    boxes = max(heat.floor.opening.boxes, *(seat.box for seat in setup.seats))
    marker = (heat.wagering.marker - 2) % boxes + 1
    out_before = {each.player for each in heat.leaving.exits if each.round < heat.session.rounds}
    seats = sorted(setup.seats, key=lambda seat: (seat.box < marker, seat.box))
    return {player: turn for turn, player in enumerate((seat.player for seat in seats if seat.player not in out_before), 1)}


_WORK: tuple[Game, Conditions, tuple[str, ...]] | None = None
"""What the workers play; they are forked from this process and have it as it is."""


def _in_worker(seed: int) -> Tally:
    assert _WORK is not None, "a worker is forked once there is something to play"
    return one(*_WORK, seed)


def many(
    game: Game, conditions: Conditions, tempers: Sequence[str], *, times: int, seed: int, workers: int, told: Callable[[int], None]
) -> Tally:
    """So many tournaments, each with a seed of its own, so that the number of workers does not change the figures."""
    global _WORK  # noqa: PLW0603  (forked workers have no other way to a game, which cannot be pickled)
    seeds = [seed * 1_000_003 + number for number in range(times)]
    total = Tally()
    if workers <= 1:
        results: Iterator[Tally] = (one(game, conditions, tempers, each) for each in seeds)
        for done, each in enumerate(results, 1):
            total = total.plus(each)
            told(done)
        return total
    _WORK = (game, conditions, tuple(tempers))
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for done, each in enumerate(pool.imap(_in_worker, seeds), 1):
            total = total.plus(each)
            told(done)
    return total


def report(tally: Tally) -> Mapping[str, object]:
    """The figures of a tally, ready for a page or for JSON."""
    return {
        "times": tally.times,
        "rounds_a_heat": {stage: tally.rounds[stage] / number for stage, number in tally.heats.items()},
        "heats": {stage: number / tally.times for stage, number in tally.heats.items()},
        "play_offs": tally.play_offs / tally.times,
        "heats_won_by_box": {box: tally.first[box] / tally.sat[box] for box in sorted(tally.sat)},
        "heats_won_by_turn_in_the_last_round": {turn: tally.first_by_turn[turn] / tally.turned[turn] for turn in sorted(tally.turned)},
        "tournaments_won_by_temper": {kind: tally.won[kind] / number for kind, number in sorted(tally.entered.items())},
        "prizes": tally.prizes / tally.times,
        "operator_pays": tally.operator / tally.times,
        "commission": tally.commission / tally.times,
    }

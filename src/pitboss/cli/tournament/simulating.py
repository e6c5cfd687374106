"""Answer `pitboss tournament simulate`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from time import monotonic

from pitboss.cli.answers import dated
from pitboss.cli.screen import answer_json, heading, say
from pitboss.cli.tournament.opening import opened
from pitboss.law.refusal import Malformed, Refused, listed, nearest
from pitboss.money.cents import dollars
from pitboss.tournament.paper.check import check
from pitboss.tournament.running.simulation import Tally, many, report
from pitboss.tournament.running.temper import TEMPERS


def answer_simulate(name: str, on: str | None, *, times: int, seed: int, workers: int, tempers: str, in_json: bool) -> None:
    """Play lawful conditions so many times and tell what came of it."""
    kinds = [each.strip() for each in tempers.split(",") if each.strip()]
    unknown = next((each for each in kinds if each not in TEMPERS), "" if kinds else "nothing")
    if unknown:
        raise Malformed("tempers", f"--tempers: there is no temper {unknown!r}{nearest(unknown, TEMPERS)} (they are {listed(TEMPERS)})")
    conditions, game = opened(name, on)
    lacking = check(game.rules, conditions)
    if lacking:
        raise Refused("conditions", f"{name}: {lacking[0].said}; `pitboss tournament check` says everything", rule=lacking[0].rule)
    begun = monotonic()
    tally = many(game, conditions, kinds, times=times, seed=seed, workers=workers or os.cpu_count() or 1, told=_progress(times, begun))
    seconds = monotonic() - begun
    if in_json:
        answer_json(
            {
                "name": conditions.name,
                "game": conditions.game,
                **dated(game.rules.law),
                "seed": seed,
                **report(tally),
                "seconds": round(seconds, 3),
            }
        )
    else:
        _print(conditions.name, tally, seconds)


def _progress(times: int, begun: float) -> Callable[[int], None]:
    def told(done: int) -> None:
        if sys.stderr.isatty() and monotonic() - begun > 1:
            print(f"\r{done} of {times} tournaments", end="" if done < times else "\n", file=sys.stderr, flush=True)

    return told


def _print(name: str, tally: Tally, seconds: float) -> None:
    heading(f"{name}, played {tally.times} times")
    for stage, number in tally.heats.items():
        say(f"  {stage}: {number / tally.times:g} heats of {tally.rounds[stage] / number:.1f} rounds")
    say(f"  play-offs: {tally.play_offs / tally.times:.2f} a tournament")
    won = ", ".join(f"{box}: {tally.first[box] / tally.sat[box]:.3f}" for box in sorted(tally.sat))
    say(f"  heats won, by box: {won}")
    turned = ", ".join(f"{turn}: {tally.first_by_turn[turn] / tally.turned[turn]:.3f}" for turn in sorted(tally.turned))
    if turned:
        say(f"  heats won, by turn to wager in the last round: {turned}")
    by_temper = ", ".join(f"{kind}: {tally.won[kind] / number:.4f}" for kind, number in sorted(tally.entered.items()))
    say(f"  tournaments won, by temper and entrant: {by_temper}")
    say(
        f"  prizes {dollars(tally.prizes // tally.times)}, of which the operator pays {dollars(tally.operator // tally.times)} with bonuses"
    )
    say(f"  {seconds:.1f} seconds")

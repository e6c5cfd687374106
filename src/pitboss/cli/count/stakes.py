"""An optimal ramp as JSON and on a page: the stake at each count, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from time import process_time

from pitboss.cli.answers import as_of
from pitboss.cli.count.kit import Kit
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.cli.simulate.money import dollars, signed
from pitboss.count.ramp import Limits, Outlook, best_ramp, outlook_of_counts
from pitboss.law.refusal import Malformed
from pitboss.law.values import Dollars
from pitboss.sim.risks import require_pace

METHOD = (
    "How often a count comes: normal about its mean with its exact variance, over all depths to the cut. What a unit is worth at it: "
    "exact analysis of the mean shoe at five counts and a curve through them, the play going by the count. The variance is that of the "
    "full shoe.",
    "Ruin is that of a walk without steps with this mean and variance.",
)


@dataclass(frozen=True, slots=True)
class Asked:
    """The words about money and time; `money` is bankroll, minimum, maximum and chip in dollars."""

    penetration: float
    money: tuple[str, str, str, str]
    kelly: float
    per_hour: float
    leave_below: int | None
    goal: str | None
    hours: float


def answer(kit: Kit, asked: Asked, *, as_json: bool) -> None:
    """Find the ramp and print it."""
    begun = process_time()
    require_pace(asked.per_hour)
    if not 0 < asked.hours <= 1_000_000:
        raise Malformed("hours", f"--hours {asked.hours:g} cannot be: write a number of hours such as 100")
    names = ("--bankroll", "--minimum", "--maximum", "--chip")
    limits = Limits(*(_cents(words, name) for words, name in zip(asked.money, names, strict=True)))
    goal = _cents(asked.goal, "--goal") if asked.goal is not None else limits.bankroll
    counts, variance = outlook_of_counts(kit.rules, kit.counted, asked.penetration)
    found = best_ramp(counts, variance, limits, asked.kelly, asked.leave_below)
    ruin = {
        "for_ever": found.ruin_ever(),
        "before_goal": found.ruin_before(goal),
        "within_hours": found.ruin_within(round(asked.hours * asked.per_hour)),
    }
    if as_json:
        answer_json(
            kit.about()
            | {"penetration": asked.penetration, "kelly": asked.kelly, "bankroll": dollars(limits.bankroll)}
            | {"ramp": [{"from": each.count, "share": each.share, "ev": each.ev, "stake": dollars(each.stake)} for each in found.steps]}
            | {
                "score": found.score,
                "n0": found.n0 if isfinite(found.n0) else None,
                "di": found.di,
                "certainty_equivalent": asked.per_hour * found.certainty_equivalent / 100,
                "per_hour": asked.per_hour * found.mean / 100,
                "deviation_per_hour": (asked.per_hour * found.variance) ** 0.5 / 100,
                "rounds_per_hour": asked.per_hour,
                "risk_of_ruin": ruin | {"goal": dollars(goal), "hours": asked.hours},
                "method": list(METHOD),
                "seconds": process_time() - begun,
            }
        )
        return
    _print(kit, asked, found, ruin, goal)


def _print(kit: Kit, asked: Asked, found: Outlook, ruin: dict[str, float], goal: int) -> None:
    heading(f"{kit.title()}: {kit.counted.tags.name}, {asked.penetration:.0%} dealt")
    say(*as_of(kit.rules.law))
    table(
        (Column("count", right=True), Column("rounds", right=True), Column("player's edge", right=True), Column("stake", right=True)),
        [
            (
                f"{each.count:+d}".replace("-", "−") if each.count else "0",
                f"{each.share:.2%}",
                f"{100 * each.ev:+.2f} %".replace("-", "−"),
                str(Dollars(each.stake)) if each.stake else "sit out",
            )
            for each in found.steps
        ],
    )
    hour = asked.per_hour
    print()
    table(
        (Column("of this ramp"), Column("", right=True)),
        [
            ("wins an hour", signed(round(hour * found.mean))),
            ("standard deviation of an hour", str(Dollars(round((hour * found.variance) ** 0.5)))),
            ("certainty equivalent of an hour", signed(round(hour * found.certainty_equivalent))),
            ("SCORE", f"{found.score:.2f}"),
            ("N0, rounds", f"{found.n0:,.0f}" if isfinite(found.n0) else "never"),
            ("desirability index", f"{found.di:.2f}"),
            ("ruin for ever", f"{ruin['for_ever']:.2%}"),
            (f"ruin before winning {Dollars(goal)}", f"{ruin['before_goal']:.2%}"),
            (f"ruin within {asked.hours:g} hours", f"{ruin['within_hours']:.2%}"),
        ],
    )
    say("", *METHOD)


def _cents(words: str, option: str) -> int:
    try:
        cents = Dollars.of(words.strip().removeprefix("$").replace(",", "")).cents
    except ValueError:
        cents = 0
    if cents <= 0:
        raise Malformed("money", f"{option} {words[:40]!r} is no amount above nothing: write dollars, such as 500 or 12.50")
    return cents

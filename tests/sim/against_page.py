"""The page that keeps the last comparison of simulator and odds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import fmean, pstdev

from tests.sim.compared import WITHIN, Row

HEAD = """# The simulator against the odds

Written by `python -m tests.sim.against_odds`; do not edit. Every game, every value of every option, every side bet, insurance and even
money, each dealt {rounds:,} times by the simulator and compared with what `pitboss odds` works out exactly. Values are of each unit staked,
to the player; *z* is how many standard errors lie between the two, and must not be over {within:.0f}.

{done} (commit {commit}, {date}). {count} comparisons: {far}, the farthest {most:.2f}.
If all differences are chance, *z* has the mean 0 and the deviation 1: here {mean:+.2f} and {deviation:.2f}.

- Every round is dealt from a full pack, as odds mean it, and played by the chart of totals for those very rules; the exact value is
  that of the same play (*by totals*), not of the best play of every hand by its cards.
- Insurance is taken whenever it is offered; even money too where a row says so. Its exact value counts that a natural which is paid at
  once is not insured.
- The error of the main wager is the run's own; that of a bet with a pay table is exact.
- Crown Pontoon's Super Bonus is $1,000 or so for three suited sevens against a seven. The chart of totals splits sevens, and wins it some
  six times in a hundred million rounds; `pitboss odds` tells what it adds *when the sevens are played for it*, suited ones
  drawn to. Both plays are below, and a third that draws to any two sevens; each is compared with an exact count of its own.
"""
CUT = """
## The cut-card effect

From a shoe with the cutting card at three quarters, a round begins with whatever is left, and shoes with many high cards, which take
fewer cards a round, give fewer rounds than those with many low ones: the average round is a little worse for the player than the first.
That is no error of either, so it stands apart.

| game | rounds | exact, full pack | from a shoe | standard error | effect |
|---|---:|---:|---:|---:|---:|
"""
UNFELT = """
## Options that change nothing

With these elections every table of the simulator, for the main wager, insurance and side bets alike, is the same to the last bit
as without them; they are about other players, chips, or what has gone wrong.

"""


def page(rows: Sequence[Row], shoes: Sequence[Row], unfelt: dict[str, list[str]], commit: str, wanted: int) -> str:
    """The page as Markdown."""
    zs = [row.z for row in rows]
    far = sum(abs(z) > WITHIN for z in zs)
    runs = len({row.run for row in rows})
    head = HEAD.format(
        rounds=rows[0].rounds,
        within=WITHIN,
        done=f"All {wanted} runs are done" if runs == wanted else f"{runs} of {wanted} runs are done so far",
        commit=commit,
        date=datetime.now(UTC).date().isoformat(),
        count=len(rows),
        far=f"{far} further apart than that" if far else "none further apart than that",
        most=max(map(abs, zs)),
        mean=fmean(zs),
        deviation=pstdev(zs),
    )
    cut = CUT + "".join(
        f"| {row.run.removesuffix(' (shoe)')} | {row.rounds:,} | {row.exact:+.6f} | {row.simulated:+.6f} | {row.error:.6f} "
        f"| {row.simulated - row.exact:+.6f} |\n"
        for row in shoes
    )
    same = UNFELT + "".join(f"- {game}: {', '.join(f'`{each}`' for each in found)}\n" for game, found in unfelt.items())
    return head + "\n## Every bet\n\n" + _table(rows) + (cut if shoes else "") + (same if unfelt else "")


def _table(rows: Sequence[Row]) -> str:
    lines = ["| case | bet | exact | simulated | standard error | z |", "|---|---|---:|---:|---:|---:|"]
    lines += [f"| {row.run} | {row.bet} | {row.exact:+.7f} | {row.simulated:+.7f} | {row.error:.7f} | {row.z:+.2f} |" for row in rows]
    return "\n".join(lines) + "\n"

"""What is done of a run, kept in a file: whole blocks only, so that going on gives what never stopping would have given."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.odds.compiled import cache_folder
from pitboss.sim import kernel
from pitboss.sim.block import BLOCK_ROUNDS, Dealt
from pitboss.sim.com_bo import ComBoDealt
from pitboss.sim.sofar import Point, Sofar, Wager
from pitboss.sim.tally import Tally
from pitboss.sim.walk import Stretch, Walk

FORM = 2
"""Of the file: another one is not read."""
SESSIONS = ("nets", "lows", "falls")
"""What a walk counts of its sessions."""


def fingerprint(dealt: Dealt | ComBoDealt, seed: int) -> str:
    """What a run hangs on in sixteen letters: the tables that the kernels read, the kernels themselves, and the seed."""
    parts = [str(seed).encode(), cache_folder(Path(kernel.__file__).parent).name.encode(), str(BLOCK_ROUNDS).encode()]
    if isinstance(dealt, Dealt):
        parts += [each.tobytes() for each in (*dealt.book, *dealt.planned.deal, dealt.desk(0, 0))]
        parts.append(str(dealt.plan.session).encode())
        parts += [dealt.lone.laid.tobytes(), repr(dealt.lone.ends).encode()] if dealt.lone else []
    else:
        parts += [repr((dict(dealt.nets), dict(dealt.stakes), dealt.dealing)).encode(), dealt.desk(0, 0).tobytes()]
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:16]


def runs_folder() -> Path:
    """Where runs are kept: in the user's own state."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "pitboss" / "runs"


@dataclass(frozen=True)
class Kept:
    """The file of a run."""

    path: Path
    mark: str

    @classmethod
    def of(cls, dealt: Dealt | ComBoDealt, seed: int, folder: Path | None = None) -> Kept:
        """The file of a run of this game, plan and seed."""
        mark = fingerprint(dealt, seed)
        return cls((folder or runs_folder()) / f"{mark}.json", mark)

    def save(self, sofar: Sofar) -> None:
        """Write what is done, whole or not at all; a shorter last block is left out and dealt again."""
        if sofar.tally is None or not sofar.whole:
            return
        record = {
            "form": FORM,
            "mark": self.mark,
            "wager": sofar.wager,
            "blocks": sofar.blocks,
            "stride": sofar.stride,
            "sums": sofar.tally.sums,
            "results": sofar.tally.results,
            "spread": sorted(sofar.tally.spread.items()),
            "walk": _walked(sofar.tally.walk),
            "way": [(each.rounds, each.ev, each.standard_error) for each in sofar.way],
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(f".{os.getpid()}.part")
        fresh.write_text(json.dumps(record), encoding="utf-8")
        os.replace(fresh, self.path)

    def load(self) -> Sofar | None:
        """What is done, or None where there is no file."""
        try:
            record = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise self._spoilt() from None
        if not isinstance(record, dict) or (record.get("form"), record.get("mark")) != (FORM, self.mark):
            raise self._spoilt()
        return _read(record)

    def _spoilt(self) -> Malformed:
        return Malformed("resume", f"--resume: {self.path} cannot be read: take it away and the run begins anew")


def _walked(walk: Walk | None) -> dict[str, Any] | None:
    if walk is None:
        return None
    counted = {name: sorted(getattr(walk, name).items()) for name in SESSIONS}
    return {"runs": [(first, end, *astuple(stretch)) for first, (end, stretch) in sorted(walk.runs.items())], **counted}


def _walk(record: dict[str, Any]) -> Walk:
    runs = {first: (end, Stretch(*stretch)) for first, end, *stretch in record["runs"]}
    return Walk(runs, *(dict(record[name]) for name in SESSIONS))


def _read(record: dict[str, Any]) -> Sofar:
    tally = Tally(
        tuple(tuple(row) for row in record["sums"]),
        tuple(tuple(row) for row in record["results"]),
        dict(record["spread"]),
        None if record["walk"] is None else _walk(record["walk"]),
    )
    way = tuple(Point(*each) for each in record["way"])
    return Sofar(Wager(record["wager"]), record["blocks"], record["blocks"] * BLOCK_ROUNDS, tally, way, record["stride"])

"""The rounds of a small run one by one, as a Parquet file: cards, what was said, and what every bet came to."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from pitboss.sim.block import BLOCK_ROUNDS, Dealt, blocks_of
from pitboss.sim.com_bo import ComBoDealt
from pitboss.sim.figures import kinds_of
from pitboss.sim.trace import told


def rounds_parquet(dealt: Dealt | ComBoDealt, seed: int, rounds: int) -> bytes:
    """The very rounds of a run, in order; amounts are in cents."""
    import polars  # slow to import, and seldom wanted

    out = BytesIO()
    rows = list(_hands(dealt, seed, rounds) if isinstance(dealt, Dealt) else _com_bo(dealt, seed, rounds))
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(out)
    return out.getvalue()


def _hands(dealt: Dealt, seed: int, rounds: int) -> Iterator[dict[str, Any]]:
    for block, count in enumerate(blocks_of(rounds)):
        for number, each in enumerate(told(dealt, seed, block, count), block * BLOCK_ROUNDS):
            nets = {f"net_{kind}": sum(box[kind] for box in each.nets) for kind in kinds_of(dealt)}
            yield {
                "round": number,
                "cards": " ".join(map(repr, each.cards)),
                "said": " ".join(f"{said.box}:{said.word}" for said in each.said),
                **({} if dealt.plan.betting.is_flat else {"count": each.count, "stake": each.stake}),
                "insured": each.insures,
                "net": sum(nets.values()),
                **nets,
            }


def _com_bo(dealt: ComBoDealt, seed: int, rounds: int) -> Iterator[dict[str, Any]]:
    for block, count in enumerate(blocks_of(rounds)):
        for number, (cards, nets) in enumerate(dealt.told(seed, block, count), block * BLOCK_ROUNDS):
            each = {f"net_{bet}": net for bet, net in nets.items()}
            yield {"round": number, "cards": " ".join(map(repr, cards)), "net": sum(nets.values()), **each}

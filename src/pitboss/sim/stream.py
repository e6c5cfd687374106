"""The streams of a block: 256 bits for its cards and as many for prizes, from the seed and the block's number."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def streams(seed: int, block: int) -> NDArray[np.unsignedinteger[Any]]:
    """Eight words, mixed by numpy's SeedSequence so that no two blocks of any seed are likely ever to share a number."""
    return np.random.SeedSequence(entropy=seed, spawn_key=(block,)).generate_state(8, np.uint64)

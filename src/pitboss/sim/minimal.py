"""Making an automaton as small as it can be: places from which the same must follow become one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np
from numpy.typing import NDArray

Labels = NDArray[np.int64]


def merged(marks: Sequence[Hashable], rows: NDArray[np.int64]) -> Labels:
    """One number for each place, the same for places with equal marks whose every row leads to places with equal numbers.

    >>> merged(["draw", "draw", "won", "won"], np.array([[2, 3], [3, 2], [2, 2], [3, 3]])).tolist()
    [0, 0, 1, 1]
    """
    known: dict[Hashable, int] = {}
    labels = np.array([known.setdefault(mark, len(known)) for mark in marks], dtype=np.int64)
    count = len(known)
    while True:
        whole = np.column_stack([labels, labels[rows]])
        found: dict[bytes, int] = {}  # classes are numbered by their first member, so that the same book gets the same numbers
        labels = np.array([found.setdefault(row.tobytes(), len(found)) for row in whole], dtype=np.int64)
        if len(found) == count:
            return labels
        count = len(found)

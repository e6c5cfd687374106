"""Images: tables laid end to end in one array, which is what a kernel is handed."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Book = NDArray[np.int32]
Numbers = NDArray[np.int64]
Lines = NDArray[np.uint8]


class Image:
    """An array that begins with numbers, some of which say where the tables behind them begin."""

    def __init__(self, head: int, dtype: type[np.signedinteger[Any]]) -> None:
        self.array: NDArray[Any] = np.zeros(head, dtype=dtype)

    def put(self, place: int, number: int) -> None:
        """Set one of the first numbers."""
        self.array[place] = int(number)

    def lay(self, place: int, table: object) -> None:
        """Lay a table at the end, and say at `place` where it begins."""
        self.array[place] = len(self.array)
        self.array = np.concatenate([self.array, np.asarray(table, dtype=self.array.dtype).ravel()])

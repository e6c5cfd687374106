"""Tables laid end to end in one array, which is what a kernel is handed; a record says where each begins."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Lines = NDArray[np.uint8]


class Tables:
    """An array that grows by whole tables."""

    def __init__(self, dtype: type[np.signedinteger[Any]]) -> None:
        self._laid: list[NDArray[Any]] = [np.zeros(0, dtype=dtype)]
        self._size = 0

    def lay(self, table: object) -> int:
        """Lay a table at the end; where it begins."""
        begins, laid = self._size, np.asarray(table, dtype=self._laid[0].dtype).ravel()
        self._laid.append(laid)
        self._size += laid.size
        return begins

    @property
    def array(self) -> NDArray[Any]:
        """Everything laid so far."""
        return np.concatenate(self._laid)

"""The two ways to reckon: fast, in floating point with compiled kernels; exact, in fractions with the same kernels as written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pitboss.odds.compiled import plain
from pitboss.odds.kernel import endings, hands, joining, splits, spread, trie


@dataclass(frozen=True)
class Arithmetic:
    """Numbers of one kind and the kernels that work on them."""

    dtype: Any
    chances: Callable[..., None]
    decide_hands: Callable[..., None]
    split_hand: Callable[..., None]
    spread: Callable[..., None]
    needed: Callable[..., Any]
    follow: Callable[..., int]
    one_order: Callable[..., None]

    @property
    def is_exact(self) -> bool:
        """Whether the numbers are fractions."""
        return self.dtype is object

    def number(self, value: int | Fraction) -> Any:
        """One number."""
        return Fraction(value) if self.dtype is object else float(value)

    def array(self, values: Iterable[int | Fraction]) -> NDArray[Any]:
        """A row of numbers."""
        return np.array([self.number(value) for value in values], dtype=self.dtype)

    def zeros(self, *shape: int) -> NDArray[Any]:
        """A table of noughts."""
        table = np.zeros(shape, dtype=self.dtype)
        if self.dtype is object:
            table.fill(Fraction(0))
        return table


KERNELS: tuple[Callable[..., Any], ...] = (
    trie.chances,
    hands.decide_hands,
    splits.split_hand,
    spread.spread,
    splits.needed,
    endings.follow,
    joining.one_order,
)
FAST = Arithmetic(np.float64, *KERNELS)
EXACT = Arithmetic(object, *(plain(each) for each in KERNELS))

"""What can be paid: the next amount that the chips of the float make up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Rounding(Enum):
    """What becomes of an amount that chips cannot make up."""

    UP_TO_CHIP = "up to the next payable amount"
    EXACT = "exact"


@dataclass(frozen=True, slots=True)
class Payable:
    """The smallest chip of the float and the book's rule on amounts between two chips.

    >>> Payable(500, Rounding.UP_TO_CHIP).times(1500, 3, 2), Payable(500, Rounding.EXACT).times(1500, 3, 2)
    (2500, 2250)
    """

    smallest_chip: int
    rounding: Rounding

    def times(self, stake: int, paid: int, staked: int) -> int:
        """What `paid` to `staked` on a stake comes to, never less than the odds; a fraction of a cent is paid as a cent."""
        amount = -(-stake * paid // staked)
        if self.rounding is Rounding.EXACT:
            return amount
        return -(-amount // self.smallest_chip) * self.smallest_chip

"""Money in whole cents, written as dollars with two decimals. What a person writes is read by `Dollars.of` of the law."""

from __future__ import annotations

from typing import Annotated

Cents = Annotated[int, "dollars in what people write"]
"""An amount of money in cents: whoever reads it out of a file knows by the annotation that a person writes dollars there."""


def dollars(amount: int) -> str:
    """Write cents as dollars with two decimals.

    >>> dollars(3750), dollars(-2000), dollars(5)
    ('37.50', '-20.00', '0.05')
    """
    whole, part = divmod(abs(amount), 100)
    return f"{'-' if amount < 0 else ''}{whole}.{part:02d}"


def money(amount: int) -> str:
    """Write cents as a sentence has them.

    >>> money(150_000), money(1250), money(-500)
    ('$1,500', '$12.50', '-$5')
    """
    whole, part = divmod(abs(amount), 100)
    return f"{'-' if amount < 0 else ''}${whole:,}{f'.{part:02d}' if part else ''}"

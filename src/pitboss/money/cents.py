"""Money in whole cents: read as dollars, written with two decimals."""

from __future__ import annotations

from fractions import Fraction

from pitboss.law.refusal import Malformed


def cents(amount: object, *, field: str) -> int:
    """Read an amount of dollars exactly; `field` names where it stands, for the sentence.

    >>> cents("12.50", field="stake"), cents(25, field="stake")
    (1250, 2500)
    """
    try:
        exact = Fraction(str(amount).strip().removeprefix("$").replace(",", "")) * 100
    except (ValueError, ZeroDivisionError):
        exact = Fraction(-1)
    if isinstance(amount, bool) or exact < 0 or exact.denominator != 1:
        raise Malformed("money", f"{field}: {amount!r} is not an amount of dollars in whole cents, such as 25 or 12.50")
    return int(exact)


def dollars(amount: int) -> str:
    """Write cents as dollars with two decimals.

    >>> dollars(3750), dollars(-2000), dollars(5)
    ('37.50', '-20.00', '0.05')
    """
    whole, part = divmod(abs(amount), 100)
    return f"{'-' if amount < 0 else ''}{whole}.{part:02d}"

"""Numbers as the odds print them: shares of the wager in per cent, exact fractions beside them, and chances."""

from __future__ import annotations

from fractions import Fraction

LONGEST = 24
"""A fraction with more characters than this says nothing to a person; the JSON has it whole."""


def percent(value: Fraction | float, places: int = 4) -> str:
    """A share in per cent.

    >>> percent(Fraction(-17, 415)), percent(0.0054321, 2)
    ('−4.0964 %', '0.54 %')
    """
    return f"{float(value) * 100:.{places}f} %".replace("-", "−")


def ratio(value: Fraction) -> str:
    """An exact fraction, or nothing where it is too long to read.

    >>> ratio(Fraction(-17, 415)), ratio(Fraction(0)), ratio(Fraction(1, 10**30))
    ('−17/415', '0', '')
    """
    written = str(value).replace("-", "−")
    return written if len(written) <= LONGEST else ""


def edge(ev: Fraction | float) -> str:
    """Whose edge it is, and how much.

    >>> edge(Fraction(-17, 415)), edge(0.01)
    ('House edge 4.0964 % = 17/415', "Player's edge 1.0000 %")
    """
    whose = "Player's edge" if ev > 0 else "House edge"
    size = -ev if ev < 0 else ev
    exact = f" = {ratio(size)}" if isinstance(size, Fraction) and ratio(size) else ""
    return f"{whose} {percent(size)}{exact}"


def odds(pays: Fraction) -> str:
    """What a line pays to the amount staked.

    >>> odds(Fraction(25)), odds(Fraction(3, 2)), odds(Fraction(0)), odds(Fraction(-1, 2))
    ('25 to 1', '3 to 2', 'money back', 'loses 1/2')
    """
    if pays < 0:
        return f"loses {-pays}"
    return f"{pays.numerator:,} to {pays.denominator}" if pays else "money back"


def one_in(probability: Fraction) -> str:
    """How rare a thing is.

    >>> one_in(Fraction(1, 59)), one_in(Fraction(7, 372255)), one_in(Fraction(0))
    ('59.0', '53,179', 'never')
    """
    if not probability:
        return "never"
    rarity = float(1 / probability)
    return f"{rarity:,.1f}" if rarity < 1000 else f"{rarity:,.0f}"


def decimal(value: float, places: int = 8) -> str:
    """A value per unit of the wager, with its sign.

    >>> decimal(-0.0054321), decimal(0.25, 2)
    ('−0.00543210', '+0.25')
    """
    return f"{value:+.{places}f}".replace("-", "−")

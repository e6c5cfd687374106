"""Cents as a report and as JSON write them."""

from __future__ import annotations

from pitboss.law.values import Dollars


def signed(cents: int) -> str:
    """An amount won or lost.

    >>> signed(-1250), signed(500), signed(0)
    ('−$12.50', '+$5', '$0')
    """
    sign = "−" if cents < 0 else "+" if cents else ""
    return f"{sign}{Dollars(abs(cents))}"


def dollars(cents: int) -> str:
    """An amount as JSON carries it.

    >>> dollars(-1250), dollars(500)
    ('-12.50', '5.00')
    """
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"

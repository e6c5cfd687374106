"""A new side bet: when it is settled, which cards decide it, and what its lines pay."""

from __future__ import annotations

from typing import Any

from pitboss.drafts.draft import DraftBet, DraftLine
from pitboss.drafts.written import Written
from pitboss.law.values import ByDecks, Odds
from pitboss.terms.pattern import Pattern
from pitboss.terms.side_bets import JudgedOn, Settled
from pitboss.terms.value_text import NotRead, read_value

OF_A_BET = ("id", "title", "moment", "cards", "lines")
OF_A_LINE = ("name", "pattern", "pays")


def read_bet(name: str, entry: Written) -> DraftBet:
    """The side bet of that id."""
    fields = entry.entries(f"the side bet {name}", OF_A_BET)
    for field in ("cards", "lines"):
        if field not in fields:
            raise entry.fault(f"the side bet {name} has no {field}", "moment, cards and lines")
    moment = _read(fields["moment"], Settled, f"the moment of {name}") if "moment" in fields else Settled.BEFORE_NATURALS
    cards = _read(fields["cards"], JudgedOn, f"the cards of {name}")
    lines = tuple(_line(name, place, each) for place, each in enumerate(fields["lines"].items(f"the lines of {name}"), start=1))
    if not lines:
        raise fields["lines"].fault(f"the side bet {name} has no line that wins", "lines of pattern and pays")
    if len({line.name for line in lines}) < len(lines):
        raise fields["lines"].fault(f"two lines of {name} have one name", "a name for each, or none")
    title = fields["title"].text(f"the title of {name}") if "title" in fields else name
    return DraftBet(name, title, moment, cards, lines, entry.place)


def _line(bet: str, number: int, entry: Written) -> DraftLine:
    fields = entry.entries(f"line {number} of {bet}", OF_A_LINE)
    for field in ("pattern", "pays"):
        if field not in fields:
            raise entry.fault(f"line {number} of {bet} has no {field}", "pattern and pays")
    pattern = _read(fields["pattern"], Pattern, f"the pattern of line {number} of {bet}")
    pays = _read(fields["pays"], Odds | ByDecks, f"what line {number} of {bet} pays")
    name = fields["name"].text(f"the name of line {number} of {bet}") if "name" in fields else f"line-{number}"
    return DraftLine(name.replace(" ", "-").replace("/", "-"), pattern, pays)


def _read(field: Written, kind: Any, what: str) -> Any:
    text = field.text(what)
    try:
        return read_value(kind, text)
    except NotRead as fault:
        raise field.fault(f"{what} cannot be {text[:60]!r}", str(fault)) from None

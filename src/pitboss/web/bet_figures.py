"""Bets that cards alone decide, as the pages have them: side bets, insurance, the areas of Com-Bo."""

from __future__ import annotations

from fractions import Fraction

from pitboss.law.rules import Rules
from pitboss.odds.com_bo import com_bo_odds
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.odds.side_bets import side_bet_odds
from pitboss.web.shapes.odds import BetEdge, BetFigures


def figures_of(bet: BetOdds, called: str, name: str) -> BetFigures:
    """A bet with its lines, exact and rounded, by the name of commands and by the name of books."""
    return {
        "bet": called,
        "name": name,
        "ev": float(bet.ev),
        "house_edge": float(-bet.ev),
        "exact": str(bet.ev),
        "standard_deviation": float(bet.variance) ** 0.5,
        "lines": [
            {
                "line": line.line,
                "pays": to_one(line.pays),
                "probability": float(line.probability),
                "exact_probability": str(line.probability),
                "rule": line.rule,
            }
            for line in bet.lines
        ],
        "method": list(bet.method),
    }


def com_bo_figures(rules: Rules) -> list[BetFigures]:
    """Every bet of Com-Bo."""
    return [figures_of(bet, bet.bet, bet.bet.replace("-", " ").capitalize()) for bet in com_bo_odds(rules, Shoe.of(pack_of(rules)))]


def com_bo_edges(rules: Rules) -> list[BetEdge]:
    """What the house keeps of every bet of Com-Bo."""
    return [{"bet": each["bet"], "name": each["name"], "house_edge": each["house_edge"]} for each in com_bo_figures(rules)]


def bet_edge(rules: Rules) -> BetEdge:
    """What the house keeps of a side bet, at the table whose rules these stand on."""
    odds = side_bet_odds(rules, Shoe.of(pack_of(rules)))
    return {"bet": rules.book.called, "name": rules.book.name, "house_edge": float(-odds.ev)}


def to_one(pays: Fraction) -> str:
    """What a line pays, as a felt has it.

    >>> to_one(Fraction(25)), to_one(Fraction(3, 2)), to_one(Fraction(0)), to_one(Fraction(-1, 2))
    ('25 to 1', '3 to 2', 'money back', 'loses 1/2')
    """
    if pays < 0:
        return f"loses {-pays}"
    return f"{pays.numerator:,} to {pays.denominator}" if pays else "money back"

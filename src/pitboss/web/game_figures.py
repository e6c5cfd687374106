"""Everything there is to know of a game, worked out in the worker: its value, its play, its bets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from pitboss.law.book import Family
from pitboss.law.rules import Rules
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.records import Analysis, Kind, Row
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.odds.side_bets import side_bet_odds
from pitboss.terms.pack import DECKS, REMOVED_RANKS
from pitboss.web.bet_figures import com_bo_figures, figures_of
from pitboss.web.shapes.odds import Chart, ChartLine, Move, Play

AGAINST = {"A": "Insurance against an ace", "T": "Insurance against a ten"}


def game_figures(rules: Rules, beside: Mapping[str, Rules]) -> dict[str, Any]:
    """The parts of an answer that take the mathematics."""
    shoe = Shoe.of(pack_of(rules))
    bets = [figures_of(side_bet_odds(each, Shoe.of(pack_of(each))), name, each.book.name) for name, each in beside.items()]
    if rules.book.family is Family.COM_BO:
        return {"play": None, "insurance": [], "bets": [*com_bo_figures(rules), *bets], "of_play": [DECKS.name]}
    insurance = [figures_of(odds, f"insurance-against-{shown}", AGAINST[shown]) for shown, odds in insurance_odds(rules, shoe).items()]
    analysed = _analysed(rules)
    return {"play": _play(analysed, rules), "insurance": insurance, "bets": bets, "of_play": list(analysed.options)}


def edge(rules: Rules) -> float:
    """What the opening wager is worth."""
    from pitboss.odds.analysis import worth

    return worth(rules)


def _analysed(rules: Rules) -> Analysis:
    from pitboss.odds.analysis import analyse

    return analyse(rules)


def _play(found: Analysis, rules: Rules) -> Play:
    return {
        "ev": found.ev,
        "house_edge": found.house_edge,
        "variance": found.variance,
        "standard_deviation": found.standard_deviation,
        "table_ev": found.table_ev,
        "table_cost": found.table_cost,
        "chart": _chart(found, rules),
        "strategy": {
            str(row): {column: cast(Move, str(found.strategy[row, column].first)) for column in found.strategy.columns}
            for row in found.strategy.rows
        },
        "departures": [
            {"hand": each.hand, "dealer": each.dealer, "table": _move(each.table), "best": _move(each.best), "gain": each.gain}
            for each in found.departures
        ],
        "results": [{"net": str(net), "units": float(net), "chance": chance} for net, chance in sorted(found.results.items())],
        "dealer": {shown: dict(totals) for shown, totals in found.dealer.items()},
        "super_bonus": dict(found.super_bonus),
        "method": list(found.method),
    }


def _chart(found: Analysis, rules: Rules) -> Chart:
    from pitboss.odds.chart.legend import in_words
    from pitboss.odds.chart.model import chart
    from pitboss.odds.chart.sections import Line

    def line(each: Line) -> ChartLine:
        cells = [{"head": mark.head, "tails": list(mark.tails), "move": _move(mark.action), "words": in_words(mark)} for mark in each.marks]
        example = next(filter(None, (example_of(row, rules[REMOVED_RANKS]) for row in each.rows)), "")
        return cast(ChartLine, {"hand": each.hand, "total": each.total, "example": example, "cells": cells})

    drawn = chart(found, rules)
    return {
        "columns": list(drawn.columns),
        "cards": list(found.strategy.columns),
        "parts": [{"kind": str(part.kind), "title": part.title, "lines": [*map(line, part.lines)]} for part in drawn.sections],
        "keys": [{"mark": key.mark.text, "move": _move(key.mark.action), "words": key.words} for key in drawn.keys],
        "remarks": list(drawn.remarks),
        "notes": [{"about": note.about, "words": note.words, "rules": list(note.rules)} for note in drawn.notes],
    }


def example_of(row: Row, removed: tuple[str, ...] = ()) -> str:
    """A hand of a row, of two cards where there is one; empty where only a pair or a hand that is over makes it.

    >>> [example_of(Row(Kind.HARD, 16)), example_of(Row(Kind.HARD, 20)), example_of(Row(Kind.SOFT, 18)), example_of(Row(Kind.PAIR, 1))]
    ['T6', '983', 'A7', 'AA']
    """
    ten = "J" if "T" in removed else "T"
    if row.kind is Kind.PAIR:
        return {1: "A", 10: ten}.get(row.total, str(row.total)) * 2
    if row.kind is Kind.SOFT:
        return f"A{row.total - 11}" if 2 <= row.total - 11 <= 9 else ""
    for high in range(10, 2, -1):
        low = row.total - high
        if 2 <= low < high:
            return f"{ten if high == 10 else high}{low}"
    return {20: "983", 19: "982"}.get(row.total, "")


def _move(action: object) -> Move:
    return cast(Move, str(action))

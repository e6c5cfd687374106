"""A game as JSON and on a page: its value, its best play, its side bets, and how the results are spread."""

from __future__ import annotations

from typing import Any

from pitboss.cli.answers import as_of, dated, in_json
from pitboss.cli.odds.about import in_line, own_options, shoe_record, shoe_words
from pitboss.cli.odds.bet import bet_record, print_bets
from pitboss.cli.odds.figures import decimal, edge, percent, ratio
from pitboss.cli.odds.question import Question
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.law.rules import options
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.records import Analysis, BetOdds, Cell, Strategy
from pitboss.odds.side_bets import side_bet_odds

MOST_DEPARTURES = 12
"""So many hands that depart from the chart are printed; the JSON has them all."""
NAMES = {"A": "an ace", "T": "a ten-value card"}


def answer_game(question: Question, *, as_json: bool) -> None:
    """Analyse a game and print what it is worth."""
    from pitboss.odds.analysis import analyse

    found = analyse(question.rules, question.shoe)
    bets = {name: side_bet_odds(rules, question.cards) for name, rules in question.beside.items()}
    insurance = insurance_odds(question.rules, question.cards)
    if as_json:
        beside = {name: value for rules in question.beside.values() for name, value in own_options(rules).items()}
        chosen = {"options": _options(question, found) | beside}
        answer_json(game_record(found) | dated(question.rules.law) | chosen | _beside(bets, insurance) | shoe_record(question))
    else:
        _print(question, found, bets, insurance)


def _options(question: Question, found: Analysis) -> dict[str, Any]:
    """The number of decks, the options that play may turn on, and those that were elected."""
    rules, known = question.rules, options(question.rules.law)
    of_play = {name: in_json(rules[known[name].term]) for name in found.options}
    return {"decks": found.decks} | of_play | {term.name: in_json(value) for term, value in rules.elected.items()}


def game_record(found: Analysis) -> dict[str, Any]:
    """An analysis as JSON carries it."""
    return {
        "game": found.game,
        "name": found.name,
        "options": dict(found.options),
        "decks": found.decks,
        "ev": found.ev,
        "house_edge": found.house_edge,
        "variance": found.variance,
        "standard_deviation": found.standard_deviation,
        "table_ev": found.table_ev,
        "table_cost": found.table_cost,
        "strategy": _strategy(found.strategy),
        "strategy_in_full": {
            str(row): {column: _cell(found.strategy[row, column]) for column in found.strategy.columns} for row in found.strategy.rows
        },
        "departures": [
            {"hand": each.hand, "dealer": each.dealer, "table": str(each.table), "best": str(each.best), "gain": each.gain}
            for each in found.departures
        ],
        "results": {str(result): chance for result, chance in found.results.items()},
        "dealer": {shown: dict(totals) for shown, totals in found.dealer.items()},
        "super_bonus": dict(found.super_bonus),
        "method": list(found.method),
        "seconds": found.seconds,
    }


def _strategy(strategy: Strategy) -> dict[str, dict[str, str]]:
    """Hand, dealer's card, and what to do with the first two cards."""
    return {str(row): {column: str(strategy[row, column].first) for column in strategy.columns} for row in strategy.rows}


def _cell(cell: Cell) -> dict[str, Any]:
    return {"by_cards": [str(action) for action in cell.by_cards], "otherwise": str(cell.otherwise)}


def _beside(bets: dict[str, BetOdds], insurance: dict[str, BetOdds]) -> dict[str, Any]:
    return {
        "insurance": {shown: float(odds.ev) for shown, odds in insurance.items()},
        "side_bets": {name: float(bet.ev) for name, bet in bets.items()},
        "exact": {
            "insurance": {shown: str(odds.ev) for shown, odds in insurance.items()},
            "side_bets": {name: str(bet.ev) for name, bet in bets.items()},
        },
        "side_bets_in_full": {name: bet_record(bet) for name, bet in bets.items()},
    }


def _print(question: Question, found: Analysis, bets: dict[str, BetOdds], insurance: dict[str, BetOdds]) -> None:
    heading(f"{found.name} ({found.game})")
    say(
        *as_of(question.rules.law),
        f"{in_line(_options(question, found))}, {shoe_words(question)}",
        f"{edge(found.ev)} with the best play",
        "",
    )
    table((Column("of each unit wagered"), Column("", right=True)), _figures(found))
    print()
    _print_strategy(found)
    if insurance or bets:
        print()
        heading("Other bets")
        named = {_bet_name(name, question): bet for name, bet in bets.items()}
        print_bets({f"insurance against {NAMES[shown]}": odds for shown, odds in insurance.items()} | named)
    if found.super_bonus:
        print()
        table(
            (Column("Super Bonus: opening wager", right=True), Column("adds", right=True)),
            [(f"${stake}", percent(value)) for stake, value in found.super_bonus.items()],
        )
    print()
    _print_results(found)
    say("", *found.method)


def _bet_name(name: str, question: Question) -> str:
    own = own_options(question.beside[name])
    return f"{name} ({in_line(own)})" if own else name


def _figures(found: Analysis) -> list[tuple[str, str]]:
    return [
        ("expected value, best play of the exact cards", decimal(found.ev, 10)),
        ("expected value, best play by totals alone", decimal(found.table_ev, 10)),
        ("what playing by totals costs", percent(found.table_cost, 6)),
        ("standard deviation of a round", f"{found.standard_deviation:.6f}"),
        ("variance", f"{found.variance:.6f}"),
    ]


def _print_strategy(found: Analysis) -> None:
    from pitboss.odds.chart.text import text_chart

    heading("Best play by totals, against the dealer's card")
    for line in text_chart(found.strategy):
        print(line)
    if found.departures:
        print()
        heading("Hands of which the exact cards are better played otherwise")
        columns = (Column("hand"), Column("against"), Column("by totals"), Column("better"), Column("gains a round", right=True))
        most = sorted(found.departures, key=lambda each: -each.gain)[:MOST_DEPARTURES]
        table(columns, [(each.hand, each.dealer, str(each.table), str(each.best), percent(each.gain, 6)) for each in most])
        left = len(found.departures) - len(most)
        if left:
            say(f"and {left} more, each worth less (--json has them all)")


def _print_results(found: Analysis) -> None:
    heading("What the dealer makes, by the card shown, in per cent")
    totals = list(dict.fromkeys(total for chances in found.dealer.values() for total in chances))
    table(
        (Column("total"), *(Column(shown, right=True) for shown in found.dealer)),
        [(total, *(f"{chances.get(total, 0.0) * 100:.3f}" for chances in found.dealer.values())) for total in totals],
    )
    print()
    heading("What a round comes to, in units of the opening wager")
    rows = [(ratio(result) if result <= 0 else f"+{ratio(result)}", percent(chance, 6)) for result, chance in sorted(found.results.items())]
    table((Column("result", right=True), Column("chance", right=True)), rows)

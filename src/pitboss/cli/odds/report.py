"""Answer a question about odds: a game, a hand, a side bet or Com-Bo, on a page or as JSON."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from pitboss.cli.answers import as_of
from pitboss.cli.odds.about import about, chosen_words
from pitboss.cli.odds.bet import bet_record, print_bet, print_bets
from pitboss.cli.odds.figures import edge
from pitboss.cli.odds.question import Question
from pitboss.cli.screen import answer_json, heading, say
from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.odds.com_bo import com_bo_odds
from pitboss.odds.records import BetOdds
from pitboss.odds.side_bets import side_bet_odds

NOTHING: dict[str, Any] = {"insurance": {}, "side_bets": {}, "strategy": {}, "super_bonus": {}}
"""What the answer about a game has, and a bet that leaves nothing to play has not."""


def answer(question: Question, *, as_json: bool) -> None:
    """Print the answer; a fault that only the mathematics finds is told with the option that it stands in."""
    try:
        _answer(question, as_json=as_json)
    except Malformed as fault:
        place = question.places.get(fault.code)
        raise Malformed(fault.code, f"{place}: {fault.sentence}" if place else fault.sentence) from None


def _answer(question: Question, *, as_json: bool) -> None:
    match question.book.family:
        case Family.SIDE_BET:
            _answer_side_bet(question, as_json=as_json)
        case Family.COM_BO:
            _answer_com_bo(question, as_json=as_json)
        case Family.BLACKJACK if question.dealer is not None:
            from pitboss.cli.odds.hand import answer_hand

            answer_hand(question, as_json=as_json)
        case Family.BLACKJACK:
            from pitboss.cli.odds.game import answer_game

            answer_game(question, as_json=as_json)


def _answer_side_bet(question: Question, *, as_json: bool) -> None:
    begun = perf_counter()
    bet = side_bet_odds(question.rules, question.cards)
    host = question.book.over
    assert host is not None, "a side bet stands over a game"
    if as_json:
        record = about(question) | {"side_bet": question.rules.book.called, "with": host.id}
        answer_json(record | bet_record(bet) | NOTHING | _counted(bet, begun))
        return
    heading(f"{question.book.name} ({question.book.id}) with {host.name} ({host.id})")
    say(*as_of(question.rules.law), chosen_words(question))
    print_bet(bet)


def _answer_com_bo(question: Question, *, as_json: bool) -> None:
    """Every bet of the game; the best of them stands for the game itself."""
    begun = perf_counter()
    bets = com_bo_odds(question.rules, question.cards)
    best = max(bets, key=lambda bet: bet.ev)
    if as_json:
        figures = {key: value for key, value in bet_record(best).items() if key != "lines"} | {"best_bet": best.bet} | NOTHING
        each = {"side_bets": {bet.bet: float(bet.ev) for bet in bets}, "bets": {bet.bet: bet_record(bet) for bet in bets}}
        answer_json(about(question) | figures | each | _counted(best, begun))
        return
    heading(f"{question.book.name} ({question.book.id})")
    say(*as_of(question.rules.law), chosen_words(question), f"{edge(best.ev)} on the best bet, {best.bet}", "")
    print_bets(bets)
    com_bo = bets[-1]
    print()
    heading(f"{com_bo.bet}")
    print_bet(com_bo)


def _counted(bet: BetOdds, begun: float) -> dict[str, Any]:
    return {"method": list(bet.method), "seconds": perf_counter() - begun}

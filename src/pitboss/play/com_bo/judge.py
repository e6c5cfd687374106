"""What five cards make of a bet, and the settlement of a wager on it."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.play.com_bo.bets import COM_BO, Comparison, Line, Verdict, first_failure, groups_of, has_tie, heights_of, holds, is_tie
from pitboss.play.com_bo.state import ComBoWager
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.com_bo import COM_BO_PAID, COM_BO_RUNS, COM_BO_TIE, Tie
from pitboss.terms.limits import UNPAYABLE_AMOUNT


def judge(table: ComBoTable, bet: str, cards: tuple[Card, ...]) -> Verdict:
    """What becomes of a bet once every box has its card."""
    if bet == COM_BO:
        return _combination(table, cards)
    if bet not in table.comparisons:
        return _one_combination(table, bet, cards)
    return _comparison(table, bet, table.comparisons[bet], heights_of(cards, table.heights))


def winning_lines(table: ComBoTable, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Every line of the pay tables that does not lose: the areas that light up."""
    return tuple(line for bet in table.bets if (line := judge(table, bet, cards).line))


def settle(table: ComBoTable, wager: ComBoWager, verdict: Verdict) -> WagerSettled:
    """Settle one wager: a win that chips cannot make up exactly is paid as the law has it."""
    net, odds, rules = -wager.amount, "", verdict.rules
    if verdict.result is Result.PUSH:
        net = 0
    elif verdict.odds is not None:
        net, odds = table.payable.times(wager.amount, verdict.odds.paid, verdict.odds.staked), verdict.odds.ratio
        if net != wager.amount * verdict.odds.times:
            rules = (*rules, table.cite(UNPAYABLE_AMOUNT))
    return WagerSettled(wager.player, 0, -1, wager.bet, wager.amount, verdict.result, odds, net, rules)


def _comparison(table: ComBoTable, bet: str, line: Comparison, heights: tuple[int, ...]) -> Verdict:
    """Every step must go the bet's way; a tie goes neither, and a run may have to stop where it ends."""
    failure = first_failure(line.way, line.positions, heights)
    if failure is not None:
        return _lost(line.rule, *((table.cite(COM_BO_TIE),) if is_tie(*failure, heights) else ()))
    if line.beyond and first_failure(line.way, line.beyond, heights) is None:
        return _lost(line.rule, table.cite(COM_BO_RUNS))
    return Verdict(Result.WIN, line.odds, bet, (line.rule,))


def _combination(table: ComBoTable, cards: tuple[Card, ...]) -> Verdict:
    """The highest of the combinations that the cards hold, and no other, decides the wager."""
    if table.tie is Tie.LOSES_COM_BOS_TOO and has_tie(heights_of(cards, table.heights)):
        return _lost(table.cite(COM_BO_TIE))
    line = best_combination(table, groups_of(cards))
    if line is None:
        return _lost(table.combinations[-1].rule)
    result = Result.WIN if line.odds.paid else Result.PUSH
    return Verdict(result, line.odds, line.name, (line.rule, table.cite(COM_BO_PAID)))


def _one_combination(table: ComBoTable, bet: str, cards: tuple[Card, ...]) -> Verdict:
    """A wager on one combination, where each is a bet of its own: it holds only if the cards hold none that is higher."""
    highest = _combination(table, cards)
    if not highest.line or highest.line == bet:
        return highest
    own = next(line.rule for line in table.combinations if line.name == bet)
    return _lost(own, table.cite(COM_BO_PAID))


def best_combination(table: ComBoTable, groups: tuple[int, ...]) -> Line | None:
    """The highest line of the pay table that cards in such groups hold, or None."""
    return next((line for line in table.combinations if holds(line, groups)), None)


def _lost(*rules: str) -> Verdict:
    return Verdict(Result.LOSE, None, "", rules)

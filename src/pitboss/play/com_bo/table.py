"""A Com-Bo table: the rules of the game laid out for a round to consult, each answer with its citation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pitboss.cards.card import RANKS
from pitboss.cards.pack import Pack
from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.law.term import T, Table, Term
from pitboss.law.values import Odds
from pitboss.money.payable import Payable, Rounding
from pitboss.play.com_bo.bets import COM_BO, Comparison, Line
from pitboss.play.honoured import NotPlayed, honour
from pitboss.terms.com_bo import (
    COM_BO_CARDS,
    COM_BO_COMPARES,
    COM_BO_PAID,
    COM_BO_PATTERNS,
    COM_BO_PAYS,
    COM_BO_RUNS,
    COM_BO_TIE,
    Combination,
    Run,
    Tie,
)
from pitboss.terms.deal import NO_MORE_BETS, Call
from pitboss.terms.limits import SMALLEST_CHIP, UNPAYABLE_AMOUNT, Payable as PayableWord
from pitboss.terms.pack import CARDS_PER_DECK, DECKS, JOKERS, RANK_ORDER, REMOVED_RANKS
from pitboss.terms.settlement import SETTLEMENT_DUTIES, SettlementStep
from pitboss.terms.wagers import BETS, WAGER_DEADLINE, Bet, Cutoff


@dataclass(frozen=True, slots=True)
class ComBoTable:
    """What a round of Com-Bo needs to know of the law, and which rule says so.

    `heights` says how high each rank stands; `bets` are all that may be wagered on, `comparisons` the singles and runs among
    them, and `combinations` what a wager on the com-bos is paid for, the highest first.
    """

    game: str
    pack: Pack
    cites: Mapping[str, str] = field(repr=False)
    read: Mapping[str, str] = field(repr=False)
    payable: Payable
    cards: int
    heights: Mapping[str, int]
    bets: tuple[str, ...]
    comparisons: Mapping[str, Comparison]
    combinations: tuple[Line, ...]
    tie: Tie
    deadline: Cutoff
    duties: tuple[SettlementStep, ...]

    def cite(self, term: Term[Any]) -> str:
        """Document and rule behind a term."""
        return self.cites[term.name]

    def reading(self, term: Term[Any]) -> str:
        """The reading that decides a doubt in the rule behind a term; empty where its words are in no doubt."""
        return self.read.get(term.name, "")


def open_com_bo(rules: Rules) -> ComBoTable:
    """Lay out the rules of Com-Bo for play; an answer that this engine does not play raises `NotPlayed`."""
    if rules.book.family is not Family.COM_BO:
        raise Malformed("game", f"{rules.book.name} is not a game of Com-Bo")
    _require_played(rules)
    decks = _answer(rules, DECKS, 1, 8)
    families = rules[BETS]
    comparisons = _comparisons(rules, decks, families)
    each_a_bet = _answer(rules, COM_BO_PAID, *Combination) is Combination.EACH_A_BET
    combinations = _combinations(rules, decks) if Bet.COM_BOS in families else ()
    one_for_all = (COM_BO,) if combinations else ()
    exact = _answer(rules, UNPAYABLE_AMOUNT, *PayableWord) is PayableWord.EXACT
    collect, pay = SettlementStep.COLLECT_LOSERS, SettlementStep.PAY_WINNERS
    return ComBoTable(
        game=rules.book.id,
        pack=Pack(decks, rules[REMOVED_RANKS]),
        cites={term.name: ruling.citation for term, ruling in rules.law.items()},
        read={term.name: ruling.clause.reading for term, ruling in rules.law.items() if ruling.clause.reading},
        payable=Payable(rules[SMALLEST_CHIP].cents, Rounding.EXACT if exact else Rounding.UP_TO_CHIP),
        cards=_answer(rules, COM_BO_CARDS, 5),
        heights=_heights(rules),
        bets=(*comparisons, *(line.name for line in reversed(combinations))) if each_a_bet else (*comparisons, *one_for_all),
        comparisons=comparisons,
        combinations=combinations,
        tie=_answer(rules, COM_BO_TIE, *Tie),
        deadline=_answer(rules, WAGER_DEADLINE, *Cutoff),
        duties=_answer(rules, SETTLEMENT_DUTIES, (collect, pay), (pay, collect)),
    )


def _require_played(rules: Rules) -> None:
    """See that every answer on which the order of a round rests is the one played here."""
    _answer(rules, CARDS_PER_DECK, 52)
    _answer(rules, REMOVED_RANKS, ())
    _answer(rules, JOKERS, 0)
    _answer(rules, NO_MORE_BETS, Call.MUST)


def _answer(rules: Rules, term: Term[T], *played: T) -> T:
    """The answer to a term that every Com-Bo book must give, and that must be one of those played."""
    honour(rules, term, *played)
    return rules[term]


def _heights(rules: Rules) -> dict[str, int]:
    """How high each rank stands; the order must place every rank once."""
    order = rules[RANK_ORDER]
    if sorted(order) != sorted(RANKS):
        raise NotPlayed(rules, RANK_ORDER)
    return {rank: len(order) - place for place, rank in enumerate(order)}


def _comparisons(rules: Rules, decks: int, families: tuple[Bet, ...]) -> dict[str, Comparison]:
    """The singles and runs that may be wagered on; where only the exact length wins, each run knows the next longer one."""
    found: dict[str, Comparison] = {}
    for bet in _keys(rules, COM_BO_COMPARES):
        compared = rules[COM_BO_COMPARES[bet]]
        line = Comparison(compared.way, compared.positions, _odds(rules, bet, decks), rules.why(COM_BO_COMPARES[bet]).citation)
        if (Bet.RUNS if line.is_run else Bet.SINGLES) in families:
            found[bet] = line
    if _answer(rules, COM_BO_RUNS, *Run) is Run.EXACT_LENGTH:
        return {bet: replace(line, beyond=_beyond(line, found)) for bet, line in found.items()}
    return found


def _beyond(run: Comparison, others: Mapping[str, Comparison]) -> tuple[int, ...]:
    length = len(run.positions)
    longer = [each.positions for each in others.values() if each.way is run.way and each.positions[:length] == run.positions]
    return min((each for each in longer if run.is_run and len(each) > length), key=len, default=())


def _combinations(rules: Rules, decks: int) -> tuple[Line, ...]:
    """The lines of the pay table, the highest first, without those that this many decks cannot make."""
    lines: list[Line] = []
    for name in _keys(rules, COM_BO_PATTERNS):
        odds = _odds(rules, name, decks)
        if odds is not None:
            lines.append(Line(name, rules[COM_BO_PATTERNS[name]].groups, odds, rules.why(COM_BO_PATTERNS[name]).citation))
    return tuple(sorted(lines, key=lambda line: line.groups, reverse=True))


def _odds(rules: Rules, name: str, decks: int) -> Odds | None:
    term = COM_BO_PAYS[name]
    pays = rules[term]
    if decks not in dict(pays.columns):
        raise NotPlayed(rules, term)
    return pays[decks]


def _keys(rules: Rules, table: Table[Any]) -> list[str]:
    """The lines of a table that the book answers, in the order of the document."""
    return [key for term in rules.law if (key := table.key(term)) and rules.get(term) is not None]

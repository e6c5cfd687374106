"""Every bet of Com-Bo as an exact fraction, from any shoe.

Five cards come in any order alike. So a run of so many steps is that many and one different ranks in the one right order, high or
low, and how the five fall into groups of one rank settles the com-bos; what two equal neighbours do is a matter of their order.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, perm

from pitboss.cards.card import RANKS
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds, Chance
from pitboss.odds.shoe import Shoe
from pitboss.play.com_bo.bets import COM_BO, Comparison, has_tie
from pitboss.play.com_bo.judge import best_combination
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.terms.com_bo import Tie

Groups = tuple[int, ...]
METHOD = ("Exact: every five cards that the shoe can deal, without replacement, in every order.",)


def com_bo_odds(rules: Rules, shoe: Shoe) -> tuple[BetOdds, ...]:
    """What every bet is worth, in the order of the pay tables."""
    table = open_com_bo(rules)
    if len(shoe) < table.cards:
        few = f"a round of {rules.book.name} takes {table.cards} cards and the shoe holds {len(shoe)}"
        raise Malformed("shoe", f"{few}: give it {table.cards} or more")
    counts = [shoe.of_rank(rank) for rank in RANKS]
    found = [BetOdds(bet, (_comparison(bet, line, counts),), METHOD) for bet, line in table.comparisons.items()]
    if COM_BO in table.bets:
        found.append(BetOdds(COM_BO, _combinations(table, counts), METHOD))
    else:
        found += [BetOdds(line.line, (line,), METHOD) for line in _combinations(table, counts) if line.line in table.bets]
    return tuple(found)


def _comparison(bet: str, line: Comparison, counts: list[int]) -> Chance:
    """A single or a run; where only its exact length wins, the next longer run, which holds it, is taken off."""
    assert line.odds is not None, "the tables pay every single and every run"
    probability = _in_one_order(len(line.positions), counts)
    if line.beyond:
        probability -= _in_one_order(len(line.beyond), counts)
    return Chance(bet, probability, line.odds.times, line.rule)


def _in_one_order(size: int, counts: list[int]) -> Fraction:
    """The chance that so many cards are of different ranks and come in one order, such as each higher than the next."""
    ways = [1] + [0] * size
    for count in counts:
        for chosen in range(size, 0, -1):
            ways[chosen] += ways[chosen - 1] * count
    return Fraction(ways[size], perm(sum(counts), size))


def _combinations(table: ComBoTable, counts: list[int]) -> tuple[Chance, ...]:
    """The one wager on the com-bos: the highest line that the groups hold, less the orders in which a tie loses it."""
    won: Counter[str] = Counter()
    for groups, ways in _in_groups(table.cards, counts).items():
        line = best_combination(table, groups)
        if line is not None:
            won[line.name] += ways * (_orders_without_tie(groups) if table.tie is Tie.LOSES_COM_BOS_TOO else _orders(groups))
    whole = perm(sum(counts), table.cards)
    return tuple(Chance(line.name, Fraction(won[line.name], whole), line.odds.times, line.rule) for line in table.combinations)


def _in_groups(size: int, counts: list[int]) -> dict[Groups, int]:
    """For each way of falling into groups of one rank, how many choices of so many cards fall so, for one order of their ranks."""
    found: Counter[Groups] = Counter({(): 1})
    for count in counts:
        for groups, ways in list(found.items()):
            for number in range(1, size - sum(groups) + 1):
                found[tuple(sorted((*groups, number), reverse=True))] += ways * perm(count, number)
    return {groups: ways for groups, ways in found.items() if sum(groups) == size and ways}


def _orders(groups: Groups) -> int:
    """In how many orders cards in such groups can come, cards of one group alike."""
    orders, left = 1, sum(groups)
    for number in groups:
        orders *= comb(left, number)
        left -= number
    return orders


def _orders_without_tie(groups: Groups) -> int:
    """The same, without those in which two of one group are neighbours."""
    kinds = [kind for kind, number in enumerate(groups) for _ in range(number)]
    return sum(not has_tie(order) for order in set(permutations(kinds)))

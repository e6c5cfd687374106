"""The side bets as exact fractions: what each line is worth, from a full shoe or from any other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds, Chance
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.counting import require_cards, ways, ways_of
from pitboss.play.played import require_side_bet_played
from pitboss.play.side_bet_lines import Lines, earns_entries, lines_of, prizes
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.pack import DECKS
from pitboss.terms.pandemonium import PANDEMONIUM_DRAW, PANDEMONIUM_STAKE, PANDEMONIUM_UNIT, Stake
from pitboss.terms.side_bets import JudgedOn

EVERY = {
    JudgedOn.FIRST_2: "every two cards that the shoe can deal to the box, without replacement",
    JudgedOn.FIRST_3: "every three cards that the shoe can deal to the box, without replacement",
    JudgedOn.FIRST_2_AND_DEALERS: "every three cards that the shoe can give the box and the dealer, without replacement",
}
THIRD_CARD = "A third card is taken as always drawn while the bet can still win."
SEVENS_DRAW = (
    "A third card is taken as always drawn to two sevens: the bet gains by it, and the best play of the main game, "
    "from a full shoe of 4 to 8 decks, is to draw or to split."
)
ENTRY = "The tournament entry that comes with three sevens of one suit is not counted."
BUTTON = "The button works: rounds in which the electronics fail are left out."


def side_bet_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """What a side bet is worth from this shoe, its lines in the order of the pay table."""
    if rules.book.family is not Family.SIDE_BET:
        raise Malformed("side-bet", f"{rules.book.id} is not a side bet")
    require_side_bet_played(rules)
    lines = lines_of(rules, rules[DECKS])
    if PANDEMONIUM_DRAW in rules.law:
        return BetOdds(
            rules.book.id,
            _drawn(rules, lines, shoe),
            (f"Exact: {EVERY[lines.judged_on]}, and every possibility of the prize table alike.", BUTTON),
        )
    whole = require_cards(rules, shoe, lines.size)
    found = ways(lines, shoe)
    chances = tuple(
        Chance(line.name, Fraction(found[place], whole), line.odds.times, rules.why(line.terms[0]).citation)
        for place, line in enumerate(lines.lines)
    )
    return BetOdds(rules.book.id, chances, (f"Exact: {EVERY[lines.judged_on]}.", *_assumed(rules, lines)))


def _assumed(rules: Rules, lines: Lines) -> Iterator[str]:
    """What the figures take for granted beside the cards."""
    if lines.judged_on is JudgedOn.FIRST_3:
        yield SEVENS_DRAW if MAGNIFICENT_SEVENS_VERSION in rules.law else THIRD_CARD
    if earns_entries(rules):
        yield ENTRY


def _drawn(rules: Rules, lines: Lines, shoe: Shoe) -> tuple[Chance, ...]:
    """Each prize of the table in use, less the stake where the house keeps it."""
    assert lines.wins_with, "a jackpot says which cards win a press"
    wins = Fraction(ways_of(lines.wins_with, shoe, lines.size), require_cards(rules, shoe, lines.size))
    table = prizes(rules)
    whole = sum(line.possibilities for _, line in table)
    kept = 1 if rules[PANDEMONIUM_STAKE] is Stake.KEPT else 0
    unit = rules[PANDEMONIUM_UNIT].cents
    return tuple(
        Chance(str(line.prize), wins * Fraction(line.possibilities, whole), Fraction(line.prize.cents, unit) - kept, rule)
        for rule, line in table
    )

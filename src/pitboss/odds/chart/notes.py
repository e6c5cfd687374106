"""The rules behind a chart, in our words, each with where it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.law.refusal import listed
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.terms.deal import DEALER_OPENING_CARDS
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLED_ACE,
    PONTOON_DOUBLED_ACE,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    DoubleTotals,
    PontoonDoubledAce,
)
from pitboss.terms.naturals import NATURAL, NATURAL_AGAINST_NATURAL, NATURAL_PAID_AT_ONCE, NATURAL_PAYS, BothNatural, PaidAtOnce
from pitboss.terms.pack import DECKS, REMOVED_RANKS
from pitboss.terms.player_hand import FIVE_CARDS, MUST_DRAW_BELOW, PLAYER_21, Player21
from pitboss.terms.pontoon import PONTOON_PAYS
from pitboss.terms.settlement import DEALER_BLACKJACK_COLLECTS, RESULTS, Collects, Result
from pitboss.terms.splitting import SPLIT_ACES, SPLIT_ACES_CARDS, SPLIT_HANDS, AceCards, SplitAces
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_BELOW

EQUAL_TOTALS = RESULTS["equal-totals"]
COURT = {"J", "Q", "K"}
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
WORDS: Mapping[Any, str] = {
    DealerSoft17.STAND: ", stands on every 17",
    DealerSoft17.HIT: " and to a soft 17",
    DoubleTotals.HARD_9_TO_11: "hard 9, 10 or 11",
    DoubleTotals.NINE_TO_11_ACE_ONE: "9, 10 or 11, an ace being 1",
    DoubleTotals.BELOW_21: "any total below 21",
    DoubleTotals.ANY: "any total",
    DoubleCards.TWO: "with two cards",
    DoubleCards.TWO_OR_THREE: "with two or three cards",
    DoubleCards.ANY: "with two or more cards",
    AfterSplit.NO: "not after a split",
    AfterSplit.YES: "after a split too",
    AfterSplit.NOT_ACES: "after a split too, aces apart",
    DoubledAce.ONE: "an ace of the first two is 1 for good",
    DoubledAce.ONE_TO_QUALIFY: "afterwards aces count as usual",
    PontoonDoubledAce.ONE_IN_FIRST_TWO: "an ace of the first two is then 1",
    PontoonDoubledAce.ALL_ONE: "every ace is then 1",
    SplitAces.ONCE: "aces once",
    SplitAces.LIKE_OTHERS: "aces like the rest",
    AceCards.ONE: "one card to each ace",
    AceCards.AS_USUAL: "split aces play on",
    Collects.ALL: "a natural takes every wager",
    Collects.BUSTED_PLUS_ORIGINAL: "a natural takes what has bust, and one original wager",
    Collects.ORIGINAL_OR_BUSTED: "a natural takes the original wager or what has bust, if more",
}


@dataclass(frozen=True, slots=True)
class Note:
    """A rule of the game: what it is about, what it says, and where."""

    about: str
    words: str
    rules: tuple[str, ...] = ()


def notes(rules: Rules) -> tuple[Note, ...]:
    """The rules that shape the play of a game, with their citations."""
    found = (_cards(rules), _dealer(rules), _naturals(rules), _twenty_one(rules), _doubling(rules), _splitting(rules), _surrender(rules))
    return tuple(note for note in found if note.words)


def _cards(rules: Rules) -> Note:
    removed = rules[REMOVED_RANKS]
    words = f"{rules[DECKS]} decks"
    if removed:
        words += f" without {listed(['tens' if rank == 'T' else f'{rank}s' for rank in removed])}"
    return Note("Cards", words, _cited(rules, DECKS, *([REMOVED_RANKS] if removed else [])))


def _dealer(rules: Rules) -> Note:
    terms: list[Term[Any]] = [DEALER_SOFT_17]
    parts = [f"draws to 16{WORDS[rules[DEALER_SOFT_17]]}"]
    if rules[DEALER_OPENING_CARDS] == 1:
        parts.append("no second card before the players have finished")
        terms.append(DEALER_OPENING_CARDS)
    collects = rules.get(DEALER_BLACKJACK_COLLECTS)
    if collects is not None:
        parts.append(WORDS[collects])
        terms.append(DEALER_BLACKJACK_COLLECTS)
    if rules.get(EQUAL_TOTALS) is Result.LOSE:
        parts.append("equal totals lose")
        terms.append(EQUAL_TOTALS)
    return Note("Dealer", "; ".join(parts), _cited(rules, *terms))


def _naturals(rules: Rules) -> Note:
    terms: list[Term[Any]] = [NATURAL_PAYS]
    words = f"an ace with a ten-value card pays {rules[NATURAL_PAYS]}"
    if rules.get(NATURAL_PAID_AT_ONCE) is PaidAtOnce.ALWAYS:
        words += ", at once, whatever the dealer has"
        terms.append(NATURAL_PAID_AT_ONCE)
    match rules.get(NATURAL_AGAINST_NATURAL):
        case BothNatural.STAND_OFF:
            words += "; against the dealer's, a stand-off"
            terms.append(NATURAL_AGAINST_NATURAL)
        case BothNatural.RANKED:
            words += ", and more against the dealer's, by rank"
            terms.append(NATURAL_AGAINST_NATURAL)
        case None:
            pass
    return Note(str(rules[NATURAL]).capitalize(), words, _cited(rules, *terms))


def _twenty_one(rules: Rules) -> Note:
    parts: list[str] = []
    terms: list[Term[Any]] = []
    if rules.get(PLAYER_21) is Player21.WINS_AT_ONCE:
        parts.append("21 wins at once")
        terms.append(PLAYER_21)
    if rules.get(FIVE_CARDS) is not None:
        parts.append("five cards not over 21 win at once")
        terms.append(FIVE_CARDS)
    bonuses = [term for term in rules.law if PONTOON_PAYS.key(term)]
    if bonuses:
        paid = sorted({rules[term].odds.times for term in bonuses})
        parts.append(f"in five or more cards, or with 6-7-8 or 7-7-7, it pays {float(paid[0]):g} to {float(paid[-1]):g} times the wager")
        terms.append(bonuses[0])
    if rules.get(MUST_DRAW_BELOW):
        parts.append(f"a hand below {rules[MUST_DRAW_BELOW]} may not stand")
        terms.append(MUST_DRAW_BELOW)
    return Note("Your hand", "; ".join(parts), _cited(rules, *terms))


def _doubling(rules: Rules) -> Note:
    parts = [f"{WORDS[rules[DOUBLE_TOTALS]]}, {WORDS[rules[DOUBLE_CARDS]]}", WORDS[rules[DOUBLE_AFTER_SPLIT]]]
    terms: list[Term[Any]] = [DOUBLE_CARDS, DOUBLE_TOTALS, DOUBLE_AFTER_SPLIT]
    aces: tuple[Term[Any], ...] = (DOUBLED_ACE, PONTOON_DOUBLED_ACE)
    for term in aces:
        value = rules.get(term)
        if value is not None:
            parts.append(WORDS[value])
            terms.append(term)
    if rules.get(DOUBLE_WITHDRAWN) is not None:
        parts.append("the added wager can be taken back at the price of the original")
        terms.append(DOUBLE_WITHDRAWN)
    return Note("Doubling", "; ".join(parts), _cited(rules, *terms))


def _splitting(rules: Rules) -> Note:
    hands = rules[SPLIT_HANDS]
    words = f"cards of equal value, into at most {NUMBERS.get(hands, str(hands))} hands; {WORDS[rules[SPLIT_ACES]]}"
    return Note("Splitting", f"{words}, {WORDS[rules[SPLIT_ACES_CARDS]]}", _cited(rules, SPLIT_HANDS, SPLIT_ACES, SPLIT_ACES_CARDS))


def _surrender(rules: Rules) -> Note:
    against = rules.get(SURRENDER_AGAINST)
    if against is None:
        return Note("Surrender", "none")
    courts = set(against) >= COURT
    cards = ["a ten-value card" if "T" in against else "a court card"] if courts else []
    others = [rank for rank in against if not (courts and rank in COURT | {"T"})]
    cards += ["an ace" if rank == "A" else f"a {rank}" for rank in others]
    below = rules.get(SURRENDER_BELOW)
    words = f"half the wager, before a third card, against {listed(cards, 'or')}"
    return Note("Surrender", words, _cited(rules, SURRENDER_AGAINST, *([SURRENDER_BELOW] if below else [])))


def _cited(rules: Rules, *terms: Term[Any]) -> tuple[str, ...]:
    """The rules behind some answers, once each; a line of a table is cited by its table."""
    return tuple(dict.fromkeys(_iter_cited(rules, terms)))


def _iter_cited(rules: Rules, terms: tuple[Term[Any], ...]) -> Iterator[str]:
    for term in terms:
        ruling = rules.law.get(term)
        if ruling is not None:
            yield ruling.citation.partition(":")[0].removesuffix(" Table")

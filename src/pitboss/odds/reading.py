"""Reading the record of a game: every answer is spent here, or refused by its name and its rule."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

from pitboss.cards.pack import Pack
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import HALF, Odds
from pitboss.odds.memory import TooMuch, memory
from pitboss.odds.refused import NotAnalysed, analysed
from pitboss.odds.ruled import Results, Ruled
from pitboss.play.table.bonuses import bonuses_of
from pitboss.play.table.dealing import dealing_of
from pitboss.play.table.lines import lines
from pitboss.play.table.paying import Paying, paying_of
from pitboss.play.table.settling import DEALER_OVER, EQUAL
from pitboss.terms.deal import SecondCard
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLED_ACE,
    PONTOON_DOUBLED_ACE,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    PontoonDoubledAce,
    WithdrawnCounts,
)
from pitboss.terms.naturals import (
    EVEN_MONEY,
    NATURAL_AFTER_SPLIT,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    NATURAL_WAITS,
    RANKED_NATURAL_PAYS,
    BothNatural,
    PaidAtOnce,
    SplitNatural,
    Waiting,
)
from pitboss.terms.pack import CARDS_PER_DECK, COURT_CARDS_COUNT, DECKS, JOKERS, RANK_ORDER, REMOVED_RANKS
from pitboss.terms.patterns import Pattern
from pitboss.terms.player_hand import (
    DECISIONS,
    FIVE_CARDS,
    MUST_DRAW_BELOW,
    MUST_DRAW_UNLESS,
    PLAYER_21,
    Decision,
    DrawsUnless,
    Player21,
)
from pitboss.terms.pontoon import PONTOON_PAYS
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    ORIGINAL_ALREADY_PAID,
    RESULTS,
    SETTLEMENT_DUTIES,
    Drawn21,
    OriginalPaid,
    Result,
    SettlementStep,
    Taken,
)
from pitboss.terms.splitting import SPLIT_ACES, SPLIT_ACES_CARDS, SPLIT_DECISIONS, SPLIT_HANDS, AceCards, SplitAces
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_AGAINST_NATURAL, SURRENDER_BELOW, SURRENDER_FORFEITS

TENS = frozenset("TJQK")
MOST_CARDS = {DoubleCards.TWO: 2, DoubleCards.TWO_OR_THREE: 3, DoubleCards.ANY: 22}
WAITS = {
    PaidAtOnce.NEITHER_TEN_NOR_ACE: TENS | {"A"},
    PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE: frozenset("TA"),
    PaidAtOnce.ALWAYS: frozenset[str](),
}
"""The ranks of the dealer's card against which a natural waits."""
COMES_TO = {Result.WIN: 1, Result.LOSE: -1, Result.PUSH: 0, Result.VOID: 0}
ONE_WAY = {
    RESULTS["player-over-21"]: Result.LOSE,
    RESULTS["natural"]: Result.WIN,
    RESULTS["player-21"]: Result.WIN,
}
"""What these hands come to wherever the kernels meet them."""
LOOKED_AT = (SecondCard.FACE_DOWN_PEEK, SecondCard.FACE_UP)
KNOWN = "a natural paid as a 21 where the dealer's natural is known at once is not analysed"
BOTH_SEEN = "what hangs on the card that the dealer shows is not analysed where both of his cards are seen"
TOO_MUCH = "bonuses that look at more of the cards than can be remembered are not analysed"
BONUSES_WAIT = "a bonus for a 21 that waits for the dealer's hand is not analysed"
GIVEN_UP = "a wager given up with a double that counts towards what a dealer's natural takes is not analysed"
FIRST_NATURAL = "a natural on the first of several hands that spares the others a dealer's natural is not analysed"


def pack_of(rules: Rules) -> Pack:
    """The cards of a game."""
    return Pack(rules[DECKS], rules[REMOVED_RANKS])


def ruled_by(rules: Rules) -> Ruled:
    """The record of a blackjack-type game, every answer in it spent."""
    require_one_way(rules)
    at_once = rules[NATURAL_PAID_AT_ONCE]
    ranked = rules.get(NATURAL_AGAINST_NATURAL) is BothNatural.RANKED
    ranked_pays = lines(rules, RANKED_NATURAL_PAYS)
    paying, second = paying_of(rules), _second_card(rules)
    case = "natural" if rules.get(RESULTS["natural"]) is not None else "natural-against-none"
    natural = _won(rules, case, rules[NATURAL_PAYS].times)
    against_none = _won(rules, "natural-against-none", rules[NATURAL_PAYS].times)
    wins = _paid(paying, paying.win)
    at_21 = _paid(paying, paying.player_21) if rules[PLAYER_21] is Player21.WINS_AT_ONCE else None
    as_21 = rules.get(NATURAL_WAITS) is Waiting.PAID_AS_21
    removed = rules[REMOVED_RANKS]
    must_draw_below = rules.get(MUST_DRAW_BELOW) or 0
    after_split = rules[DOUBLE_AFTER_SPLIT]
    return Ruled(
        removed=removed,
        soft_17="hit" if rules[DEALER_SOFT_17] is DealerSoft17.HIT else "stand",
        second_card=second,
        natural_pays=natural,
        natural_held=natural if second in LOOKED_AT else against_none,
        natural_waits=WAITS[at_once] - frozenset(removed),
        natural_instead=paying.player_21.times if as_21 else None,
        both_naturals=tuple(ranked_pays[key].times for key in ("higher", "same", "lower")) if ranked else (Fraction(0),),
        rank_order=(rules.get(RANK_ORDER) or ()) if ranked else (),
        natural_after_split=rules[NATURAL_AFTER_SPLIT] is SplitNatural.NATURAL,
        even_money=paying.even_money.times if rules.get(EVEN_MONEY) is not None else None,
        must_draw_below=must_draw_below,
        double_cards=MOST_CARDS[rules[DOUBLE_CARDS]],
        double_totals=rules[DOUBLE_TOTALS],
        doubled_ace=_doubled_ace(rules.get(PONTOON_DOUBLED_ACE) or rules.get(DOUBLED_ACE)),
        double_split=after_split is not AfterSplit.NO,
        double_split_aces=after_split is AfterSplit.YES,
        double_withdrawn=rules.get(DOUBLE_WITHDRAWN) is not None,
        surrender=_ranks(rules.get(SURRENDER_AGAINST)) - frozenset(removed),
        surrender_below=rules.get(SURRENDER_BELOW) or 0,
        surrender_loses=_given_up(rules),
        surrender_early=rules.get(SURRENDER_AGAINST) is not None and rules.get(SURRENDER_AGAINST_NATURAL) is None,
        split_hands=rules[SPLIT_HANDS],
        split_from=must_draw_below if rules.get(MUST_DRAW_UNLESS) is DrawsUnless.DOUBLES else 0,
        resplit_aces=rules[SPLIT_ACES] is SplitAces.LIKE_OTHERS,
        split_aces_draw=rules[SPLIT_ACES_CARDS] is AceCards.AS_USUAL,
        stands_off_at_21=rules.get(DRAWN_21_AGAINST_DEALER_BLACKJACK) is Drawn21.STANDS_OFF,
        collects=str(rules[DEALER_BLACKJACK_COLLECTS]),
        bust_double_spared=rules.get(DEALER_BLACKJACK_TAKES["doubled-hand"]) is Taken.ORIGINAL_EVEN_IF_BUST,
        original_if_first_paid=_original_if_first_paid(rules),
        results=_results(rules),
        wins=wins,
        wins_at_21=at_21,
        trick=_paid(paying, paying.five_cards) if rules.get(FIVE_CARDS) is not None else None,
        bonuses=_bonuses(rules),
    )


def require_one_way(rules: Rules) -> None:
    """See that what the kernels take for granted is what the book says."""
    analysed(rules, CARDS_PER_DECK, len(Pack(1, rules[REMOVED_RANKS]).cards()))
    analysed(rules, JOKERS, 0)
    analysed(rules, COURT_CARDS_COUNT, 10)
    analysed(rules, DECISIONS, *permutations(Decision))
    analysed(rules, SPLIT_DECISIONS, *permutations(Decision), *permutations(each for each in Decision if each is not Decision.SPLIT))
    analysed(rules, DOUBLE_EXTRA_CARDS, 1)
    analysed(rules, DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY, Taken.ORIGINAL_EVEN_IF_BUST)
    analysed(rules, DEALER_BLACKJACK_TAKES["split-hand"], Taken.ORIGINAL_ONLY)
    analysed(rules, DEALER_BLACKJACK_TAKES["added-wager"], Taken.STANDS_OFF)
    analysed(rules, SETTLEMENT_DUTIES, *permutations(SettlementStep))
    for hand, result in ONE_WAY.items():
        analysed(rules, hand, result)
    if rules.get(DOUBLE_WITHDRAWN_COUNTS) is WithdrawnCounts.TOWARDS_IT:
        raise NotAnalysed(rules, DOUBLE_WITHDRAWN_COUNTS, why=GIVEN_UP)


def _paid(paying: Paying, odds: Odds) -> tuple[Fraction, Fraction]:
    """What a hand that wins is paid for each unit, undoubled and doubled."""
    return odds.times, paying.on_double(odds, added=True).times


def _given_up(rules: Rules) -> Fraction:
    """Which part of a wager a surrender gives up, where one is offered."""
    part, against = rules.get(SURRENDER_FORFEITS), rules.get(SURRENDER_AGAINST)
    return (rules[SURRENDER_FORFEITS] if against else part or HALF).of(1)


def _won(rules: Rules, case: str, pays: Fraction) -> Fraction:
    """What a hand of this case is paid if it wins, or what else becomes of it."""
    came = COMES_TO[rules.get(RESULTS[case]) or Result.WIN]
    return pays if came > 0 else Fraction(came)


def _results(rules: Rules) -> Results:
    named = {case: rules.get(RESULTS[case]) for case in (*EQUAL.values(), *DEALER_OVER.values())}
    tie, over = rules[RESULTS["equal-totals"]], rules[RESULTS["dealer-over-21"]]
    lines_over = {total: COMES_TO[result] for total, case in DEALER_OVER.items() if (result := named[case]) is not None}
    return Results(
        dealer_over=COMES_TO[over],
        higher=COMES_TO[rules[RESULTS["player-higher-up-to-21"]]],
        lower=COMES_TO[rules[RESULTS["dealer-higher-up-to-21"]]],
        ties=tuple(COMES_TO[named[case] or tie] for case in EQUAL.values()),
        over=tuple((total, result) for total, result in lines_over.items() if result != COMES_TO[over]),
    )


def _second_card(rules: Rules) -> SecondCard:
    """When the dealer's second card is known; where both are seen, nothing else may hang on which of them lay there first."""
    second = dealing_of(rules).second_card
    if second in LOOKED_AT and rules.get(NATURAL_WAITS) is Waiting.PAID_AS_21:
        raise NotAnalysed(rules, NATURAL_WAITS, why=KNOWN)
    if second is SecondCard.FACE_UP:
        unseen: list[Term[Any]] = [SURRENDER_AGAINST, *(PONTOON_PAYS[line] for line in bonuses_of(rules).lines)]
        for term in unseen:
            if rules.get(term) is not None:
                raise NotAnalysed(rules, term, why=BOTH_SEEN)
    return second


def _original_if_first_paid(rules: Rules) -> bool:
    if rules.get(ORIGINAL_ALREADY_PAID) is OriginalPaid.NOR_AFTER_A_NATURAL:
        raise NotAnalysed(rules, ORIGINAL_ALREADY_PAID, why=FIRST_NATURAL)
    return rules.get(ORIGINAL_ALREADY_PAID) is not OriginalPaid.NOT_COLLECTED


def _bonuses(rules: Rules) -> tuple[tuple[Pattern, Fraction], ...]:
    """The lines of the bonus table, which only a 21 that wins at once is paid by."""
    found = bonuses_of(rules).lines
    if found and rules[PLAYER_21] is not Player21.WINS_AT_ONCE:
        raise NotAnalysed(rules, PONTOON_PAYS[next(iter(lines(rules, PONTOON_PAYS)))], why=BONUSES_WAIT)
    lines_ = tuple((line.hand, line.odds.times) for line in found.values())
    try:
        memory(lines_).hands  # noqa: B018 (worked out here, so that a table of which too much must be remembered is refused)
    except TooMuch:
        raise NotAnalysed(rules, PONTOON_PAYS[next(iter(found))], why=TOO_MUCH) from None
    return lines_


def _doubled_ace(ace: DoubledAce | PontoonDoubledAce | None) -> str:
    match ace:
        case PontoonDoubledAce.ALL_ONE:
            return "all-one"
        case PontoonDoubledAce.ONE_IN_FIRST_TWO | DoubledAce.ONE:
            return "first-two-one"
        case DoubledAce.ONE_TO_QUALIFY | None:
            return "as-usual"


def _ranks(named: tuple[str, ...] | None) -> frozenset[str]:
    return frozenset(rank.replace("10", "T") for rank in named or ())

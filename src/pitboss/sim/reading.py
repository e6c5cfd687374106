"""Opening a game for simulation: every answer is acted on, which spends it, or refused by its name and its rule."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from pitboss.cards.pack import Pack
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Term
from pitboss.law.values import HALF, Offer
from pitboss.play.honoured import PLAYED, NotPlayed
from pitboss.play.table import Table, open_table
from pitboss.play.table.lines import lines
from pitboss.play.table.paying import EVENS
from pitboss.play.table.settling import CASES
from pitboss.sim.refused import NotSimulated, simulated
from pitboss.sim.ruling import Ruling
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    FACE_DOWN_DEAL,
    NO_MORE_BETS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    DealStep,
    SecondCard,
)
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLE_WITHDRAWN_UNTIL,
    DOUBLED_ACE,
    DOUBLED_ACE_OF_OTHERS,
    DOUBLED_WIN_PAYS,
    PONTOON_DOUBLED_ACE,
    DoubleCards,
    WithdrawnCounts,
)
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_MAXIMUM,
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_AGAINST_TEN_WINS_ON,
    INSURANCE_LOST,
    INSURANCE_MAXIMUM,
    INSURANCE_PAYS,
    INSURANCE_UNIT,
    INSURANCE_WINS_ON,
    INSURING_ANOTHER,
    INSURING_ANOTHER_MAXIMUM,
    INSURING_ANOTHER_NEEDS,
    WinsOn,
)
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL,
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
from pitboss.terms.pack import ACE_COUNTS, CARDS_PER_DECK, COURT_CARDS_COUNT, DECKS, DECKS_WITH_SIDE_BETS, JOKERS, RANK_ORDER, REMOVED_RANKS
from pitboss.terms.player_hand import (
    BUSTED_HAND,
    BUSTED_SPLIT_HAND,
    DECISIONS,
    DRAWING_STOPS,
    FIVE_CARDS,
    FIVE_CARDS_PAY,
    HAND_SIGNALS,
    MUST_DRAW_BELOW,
    MUST_DRAW_UNLESS,
    PLAYER_21,
    PLAYER_21_PAYS,
    Decision,
    DrawsUnless,
    Player21,
)
from pitboss.terms.pontoon import (
    PONTOON_PAYS,
    SUPER_BONUS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_SEVERAL,
    SUPER_BONUS_SHARED,
    SUPER_BONUS_TOO_SMALL,
    SeveralWinners,
)
from pitboss.terms.powers import Power
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    INTERIM_SETTLEMENT,
    ORIGINAL_ALREADY_PAID,
    RESULTS,
    SETTLEMENT_DUTIES,
    WIN_PAYS,
    Drawn21,
    OriginalPaid,
    Result,
    SettlementStep,
    Taken,
)
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECISIONS,
    SPLIT_DECLINED,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    AceCards,
    Declined,
    SplitAces,
)
from pitboss.terms.surrender import (
    SURRENDER_AGAINST,
    SURRENDER_AGAINST_NATURAL,
    SURRENDER_BELOW,
    SURRENDER_FOLLOWERS,
    SURRENDER_FORFEITS,
)

MOST_CARDS = {DoubleCards.TWO: 2, DoubleCards.TWO_OR_THREE: 3, DoubleCards.ANY: 22}
ONE_WAY = {RESULTS["player-over-21"]: Result.LOSE, RESULTS["natural"]: Result.WIN, RESULTS["player-21"]: Result.WIN}
"""What these hands come to wherever the kernels meet them."""
ALL_THE_SAME: tuple[Term[Any], ...] = (
    # what a thing is called, when money changes hands, where the deal begins
    *(ACE_COUNTS, NATURAL, DRAWING_STOPS, BUSTED_HAND, BUSTED_SPLIT_HAND, INTERIM_SETTLEMENT, INSURANCE_LOST, NO_MORE_BETS, DEAL_START),
    *(FACE_DOWN_DEAL, HAND_SIGNALS, DECKS_WITH_SIDE_BETS, DOUBLE_WITHDRAWN_UNTIL, INSURANCE_AFTER_EVEN_MONEY, INSURANCE_UNIT),
    # others on the box: here every box is one player's
    *(DOUBLE_FOLLOWERS, DOUBLED_ACE_OF_OTHERS, SPLIT_FOLLOWERS, SPLIT_FOLLOWED_LATER, SURRENDER_FOLLOWERS, INSURING_ANOTHER),
    *(INSURING_ANOTHER_MAXIMUM, INSURING_ANOTHER_NEEDS, SUPER_BONUS_SHARED, SUPER_BONUS_DOUBLED, SUPER_BONUS_TOO_SMALL),
)
"""Terms whose every answer comes to the same for players who have whole boxes of their own."""


def open_simulated(rules: Rules, side_bets: Mapping[str, Rules] | None = None) -> tuple[Table, Ruling]:
    """Lay a game out for simulation; an answer of play or money that would not be acted on raises `NotSimulated`."""
    try:
        table = open_table(Rules(rules.law, rules.elected), side_bets)
    except NotPlayed as fault:
        book = next(book for book in (rules, *(side_bets or {}).values()) if fault.term in book.law)
        raise NotSimulated(book, fault.term) from None
    ledger = rules if isinstance(rules, Ledger) else Ledger(rules.law, rules.elected)
    for term in ALL_THE_SAME:
        ledger.get(term)
    found = ruling_of(ledger)
    for term in ledger.unspent(PLAYED):
        if not isinstance(Rules.get(ledger, term), Power):
            raise NotSimulated(rules, term)
    return table, found


def ruling_of(rules: Rules) -> Ruling:
    """The record of a game, in which every answer that the simulator acts on is asked; one that it would not act on is refused."""
    _require_one_way(rules)
    _require_insured_one_way(rules)
    return _read(rules)


def _require_one_way(rules: Rules) -> None:
    """See that what the tables take for granted is what the book says."""
    simulated(rules, CARDS_PER_DECK, len(Pack(1, rules[REMOVED_RANKS]).cards()))
    simulated(rules, JOKERS, 0)
    simulated(rules, COURT_CARDS_COUNT, 10)
    simulated(rules, PLAYER_OPENING_CARDS, 2)
    simulated(rules, DEALER_OPENING_CARDS, 1)
    simulated(rules, DEALER_SECOND_CARD, SecondCard.DRAWN_AFTER_PLAYERS)
    simulated(rules, OPENING_DEAL, (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND))
    simulated(rules, DECISIONS, *permutations(Decision))
    simulated(rules, SPLIT_DECISIONS, *permutations(Decision), *permutations(each for each in Decision if each is not Decision.SPLIT))
    simulated(rules, DOUBLE_EXTRA_CARDS, 1)
    simulated(rules, DOUBLE_NATURAL, Offer.NO)
    simulated(rules, DOUBLE_WITHDRAWN_COUNTS, WithdrawnCounts.BESIDE_IT)
    simulated(rules, NATURAL_WAITS, Waiting.FINAL_SETTLEMENT)
    simulated(rules, DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY)
    simulated(rules, DEALER_BLACKJACK_TAKES["split-hand"], Taken.ORIGINAL_ONLY)
    simulated(rules, DEALER_BLACKJACK_TAKES["added-wager"], Taken.STANDS_OFF)
    simulated(rules, SUPER_BONUS_SEVERAL, SeveralWinners.LOSERS_ONCE)
    simulated(rules, SETTLEMENT_DUTIES, *permutations(SettlementStep))
    for term, result in ONE_WAY.items():
        simulated(rules, term, result)
    if rules.get(RESULTS["natural"]) is None:
        simulated(rules, RESULTS["natural-against-none"], Result.WIN)


def _require_insured_one_way(rules: Rules) -> None:
    """Insurance is half the wager and decided by a natural; what it pays is asked by the plan."""
    simulated(rules, INSURANCE_MAXIMUM, HALF)
    simulated(rules, INSURANCE_AGAINST_TEN_MAXIMUM, HALF)
    simulated(rules, INSURANCE_WINS_ON, WinsOn.TEN_VALUE)
    simulated(rules, INSURANCE_AGAINST_TEN_WINS_ON, WinsOn.ACE)
    asked: tuple[Term[Any], ...] = (INSURANCE_AGAINST_ACE, INSURANCE_PAYS, INSURANCE_AGAINST_TEN, INSURANCE_AGAINST_TEN_PAYS)
    for term in asked:
        rules.get(term)


def _read(rules: Rules) -> Ruling:
    """The record of a game, every answer in it spent."""
    pack, must_draw_below, win = Pack(rules[DECKS], rules[REMOVED_RANKS]), rules.get(MUST_DRAW_BELOW) or 0, rules[WIN_PAYS]
    ranked_pays = lines(rules, RANKED_NATURAL_PAYS)
    ranked = rules.get(NATURAL_AGAINST_NATURAL) is BothNatural.RANKED
    rank_order = rules.get(RANK_ORDER) or ()
    player_21, pays_21 = rules.get(PLAYER_21), rules.get(PLAYER_21_PAYS)
    pays_five, pays_evens = rules.get(FIVE_CARDS_PAY), rules.get(EVEN_MONEY_PAYS)
    five_cards, even_money = rules.get(FIVE_CARDS) is not None, rules.get(EVEN_MONEY) is not None
    tiers, _, bonus = lines(rules, SUPER_BONUS), rules.get(SUPER_BONUS_OTHERS), rules.get(SUPER_BONUS_HAND)
    return Ruling(
        soft_17_hit=rules[DEALER_SOFT_17] is DealerSoft17.HIT,
        must_draw_below=must_draw_below,
        split_from=must_draw_below if rules.get(MUST_DRAW_UNLESS) is DrawsUnless.DOUBLES else 0,
        natural_pays=rules[NATURAL_PAYS],
        waits=_waits(rules),
        ranked=tuple(ranked_pays[key] for key in ("higher", "same", "lower")) if ranked else (),
        rank_order=rank_order if ranked else (),
        natural_after_split=rules[NATURAL_AFTER_SPLIT] is SplitNatural.NATURAL,
        even_money=(pays_evens or EVENS) if even_money else None,
        at_21=(pays_21 or win) if player_21 is Player21.WINS_AT_ONCE else None,
        five_cards=(pays_five or win) if five_cards else None,
        double_cards=MOST_CARDS[rules[DOUBLE_CARDS]],
        double_totals=rules[DOUBLE_TOTALS],
        double_after_split=rules[DOUBLE_AFTER_SPLIT],
        doubled_ace=rules.get(PONTOON_DOUBLED_ACE) or rules.get(DOUBLED_ACE),
        doubled_pays=rules.get(DOUBLED_WIN_PAYS),
        withdrawn=rules.get(DOUBLE_WITHDRAWN) is not None,
        split_hands=rules[SPLIT_HANDS],
        split_aces_again=rules[SPLIT_ACES] is not SplitAces.ONCE,
        split_aces_draw=rules[SPLIT_ACES_CARDS] is not AceCards.ONE,
        declining_bars=rules.get(SPLIT_DECLINED) is Declined.BARS_THAT_VALUE,
        surrender=_values(rules, SURRENDER_AGAINST, pack),
        surrender_below=rules.get(SURRENDER_BELOW) or 0,
        surrender_forfeits=rules.get(SURRENDER_FORFEITS) or HALF,
        surrender_lost=rules.get(SURRENDER_AGAINST_NATURAL) is not None,
        lines=_lines(rules, player_21),
        super_hand=bonus.hand if bonus and tiers else None,
        super_against=_shown_for(rules, pack),
        results=tuple((case, result) for case in CASES if (result := rules.get(RESULTS[case])) is not None),
        win=win,
        drawn_21_stands_off=rules.get(DRAWN_21_AGAINST_DEALER_BLACKJACK) is Drawn21.STANDS_OFF,
        collects=rules[DEALER_BLACKJACK_COLLECTS],
        original_if_first_paid=_original_if_first_paid(rules),
    )


def _waits(rules: Rules) -> frozenset[int]:
    if simulated(rules, NATURAL_PAID_AT_ONCE, PaidAtOnce.NEITHER_TEN_NOR_ACE, PaidAtOnce.ALWAYS) is PaidAtOnce.ALWAYS:
        return frozenset()
    return frozenset({1, 10})


def _original_if_first_paid(rules: Rules) -> bool:
    said = simulated(rules, ORIGINAL_ALREADY_PAID, OriginalPaid.STILL_COLLECTED, OriginalPaid.NOT_COLLECTED)
    return said is not OriginalPaid.NOT_COLLECTED


def _lines(rules: Rules, player_21: Player21 | None) -> tuple[tuple[Any, Any], ...]:
    """The lines of the bonus table, which only a 21 that wins at once is paid by."""
    found = lines(rules, PONTOON_PAYS)
    if found and player_21 is not Player21.WINS_AT_ONCE:
        raise NotSimulated(rules, PONTOON_PAYS[next(iter(found))], why="a 21 waits for the dealer's hand here")
    return tuple(sorted(((line.hand, line.odds) for line in found.values()), key=lambda each: -each[1].times))


def _shown_for(rules: Rules, pack: Pack) -> frozenset[int]:
    """The values of the dealer's card against which the Super Bonus is won."""
    found = rules.get(SUPER_BONUS_HAND)
    ranks = {card.rank for card in pack.cards() if found and found.shown.fits((card,))}
    return _whole_values(rules, SUPER_BONUS_HAND, pack, ranks)


def _values(rules: Rules, term: Term[tuple[str, ...]], pack: Pack) -> frozenset[int]:
    return _whole_values(rules, term, pack, {rank.replace("10", "T") for rank in rules.get(term) or ()})


def _whole_values(rules: Rules, term: Term[Any], pack: Pack, ranks: set[str]) -> frozenset[int]:
    """The values of some ranks of the dealer's card, which must be every rank of a value that the pack has."""
    found = frozenset(card.pips for card in pack.cards() if card.rank in ranks)
    if any(card.pips in found and card.rank not in ranks for card in pack.cards()):
        raise NotSimulated(rules, term, why="the dealer's card is told by its value alone")
    return found

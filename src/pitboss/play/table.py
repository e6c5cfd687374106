"""A table: the rules of a game and its side bets, elections made, laid out for a round to consult.

Everything here is read from the law once, when the table opens; a round then asks plain fields. The citation of every answer
comes along, so that each event and refusal can name its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.cards.pack import Pack
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.terms.absence import ABSENT_PLAYER, AbsentPlay
from pitboss.law.terms.conduct import CULPRIT_WAGER, CulpritWager
from pitboss.law.terms.control import BETTORS_PER_BOX, WHO_CALLS, Caller
from pitboss.law.terms.deal import FACE_DOWN_DEAL, FacedDown
from pitboss.law.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.law.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_UNTIL,
    DOUBLED_ACE,
    PONTOON_DOUBLED_ACE,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    DoubleTotals,
    PontoonDoubledAce,
    WithdrawnUntil,
)
from pitboss.law.terms.equipment import BOXES
from pitboss.law.terms.insurance import (
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_PAYS,
    INSURANCE_UNIT,
    INSURING_ANOTHER,
    INSURING_ANOTHER_MAXIMUM,
    Insures,
    OthersInsure,
    Preference,
)
from pitboss.law.terms.irregular_rounds import VOID_ROUND_LOST_WAGERS, VOID_ROUND_PAYMENTS, MoneyFate
from pitboss.law.terms.limits import SMALLEST_CHIP, UNPAYABLE_AMOUNT, Payable as PayableWord
from pitboss.law.terms.naturals import (
    EVEN_MONEY,
    NATURAL_AFTER_SPLIT,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    RANKED_NATURAL_PAYS,
    BothNatural,
    EvenMoney,
    PaidAtOnce,
    SplitNatural,
)
from pitboss.law.terms.pack import DECKS, RANK_ORDER, REMOVED_RANKS
from pitboss.law.terms.player_hand import FIVE_CARDS, MUST_DRAW_BELOW, PLAYER_21, Player21
from pitboss.law.terms.pontoon import (
    PONTOON_PAYS,
    SUPER_BONUS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    BonusLine,
    DoubledSevens,
    StakeTier,
)
from pitboss.law.terms.powers import Role
from pitboss.law.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    ORIGINAL_ALREADY_PAID,
    RESULTS,
    Collects,
    Drawn21,
    OriginalPaid,
    Result,
)
from pitboss.law.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECLINED,
    SPLIT_HANDS,
    AceCards,
    Declined,
    SplitAces,
)
from pitboss.law.terms.surrender import SURRENDER_AGAINST, SURRENDER_BELOW, SURRENDER_FOLLOWERS, SurrenderFollowers
from pitboss.law.terms.wagers import BETS, WAGER_PLACE
from pitboss.law.values import Odds
from pitboss.money.payable import Payable, Rounding
from pitboss.play.deferral import naturals_deferred
from pitboss.play.manner import Manner, manner_of
from pitboss.play.played import require_played, require_side_bet_played


@dataclass(frozen=True, slots=True)
class Table:
    """What a round needs to know of the law, and which rule says so."""

    game: str
    pack: Pack
    cites: Mapping[str, str]
    side_bets: Mapping[str, Rules]
    payable: Payable
    boxes: int
    bettors_per_box: int
    who_calls: tuple[Caller, ...]
    natural_pays: Odds
    natural_at_once: PaidAtOnce
    naturals_deferred: bool
    both_natural: BothNatural | None
    ranked_pays: Mapping[str, Odds]
    split_natural: SplitNatural
    even_money: EvenMoney | None
    insurance: Insures | None
    insurance_pays: Odds | None
    ten_insurance_pays: Odds | None
    insuring_another: tuple[Preference, ...]
    others_insure: OthersInsure | None
    insurance_unit: int
    surrender_against: frozenset[str]
    surrender_below: int
    must_draw_below: int
    player_21: Player21
    five_cards_win: bool
    double_cards: DoubleCards
    double_totals: DoubleTotals
    doubled_ace: DoubledAce | PontoonDoubledAce | None
    double_after_split: AfterSplit
    double_withdrawn: bool
    withdrawn_until: WithdrawnUntil | None
    surrender_followers: SurrenderFollowers | None
    super_bonus_doubled: DoubledSevens | None
    split_hands: int
    split_aces: SplitAces
    split_aces_cards: AceCards
    split_declined: Declined | None
    soft_17: DealerSoft17
    equal_totals: Result
    drawn_21: Drawn21 | None
    collects: Collects
    collects_by: tuple[str, ...]
    original_paid: OriginalPaid | None
    bonus_lines: Mapping[str, BonusLine]
    super_bonus: Mapping[str, StakeTier]
    super_bonus_others: int
    absent: AbsentPlay
    maximum: int | None
    rank_order: tuple[str, ...]
    face_down: FacedDown
    void_lost: MoneyFate
    void_payments: MoneyFate
    culprit_wager: CulpritWager | None
    manner: Manner

    def cite(self, term: Term[Any]) -> str:
        """Document and rule behind a term; empty where the book has no answer."""
        return self.cites.get(term.name, "")

    @property
    def rule_on_bets(self) -> str:
        """The rule on what may be wagered, which is against a bet that the table does not have."""
        return self.cite(BETS) or self.cite(WAGER_PLACE)


def open_table(
    rules: Rules,
    side_bets: Mapping[str, Rules] | None = None,
    *,
    maximum: int | None = None,
    face_down_approved_by: Role | None = None,
    naturals_deferred_by: Role | None = None,
) -> Table:
    """Lay out the rules of a blackjack-type game, and of the side bets offered at the table, for play.

    `maximum` is the most that a box takes, in cents, where the table has a sign. `face_down_approved_by` is who approved that the
    first two cards to each player be dealt face down, `naturals_deferred_by` who put off the payment of naturals to the final
    settlement. A book that answers what the engine does not play raises `NotPlayed`.
    """
    law = rules.law
    require_played(rules)
    for bet in (side_bets or {}).values():
        require_side_bet_played(bet)
    removed = rules[REMOVED_RANKS]
    smallest = rules[SMALLEST_CHIP].cents
    boxes = rules.get(BOXES)
    doubled_ace = rules.get(PONTOON_DOUBLED_ACE) or rules.get(DOUBLED_ACE)
    others = rules.get(SUPER_BONUS_OTHERS)
    return Table(
        game=law.book.id,
        pack=Pack(rules[DECKS], tuple(removed)),
        cites={name: cite for bet in (side_bets or {}).values() for name, cite in _cites(bet).items()} | _cites(rules),
        side_bets=dict(side_bets or {}),
        payable=Payable(smallest, Rounding.EXACT if rules[UNPAYABLE_AMOUNT] is PayableWord.EXACT else Rounding.UP_TO_CHIP),
        boxes=boxes.last if boxes else MOST_BOXES,
        bettors_per_box=rules[BETTORS_PER_BOX],
        who_calls=rules[WHO_CALLS],
        natural_pays=rules[NATURAL_PAYS],
        natural_at_once=rules[NATURAL_PAID_AT_ONCE],
        naturals_deferred=naturals_deferred(rules, naturals_deferred_by),
        both_natural=rules.get(NATURAL_AGAINST_NATURAL),
        ranked_pays=_lines(rules, RANKED_NATURAL_PAYS),
        split_natural=rules[NATURAL_AFTER_SPLIT],
        even_money=rules.get(EVEN_MONEY),
        insurance=rules.get(INSURANCE_AGAINST_ACE),
        insurance_pays=rules.get(INSURANCE_PAYS),
        ten_insurance_pays=rules.get(INSURANCE_AGAINST_TEN_PAYS) if str(rules.get(INSURANCE_AGAINST_TEN)) == "yes" else None,
        insuring_another=rules.get(INSURING_ANOTHER) or (),
        others_insure=rules.get(INSURING_ANOTHER_MAXIMUM),
        insurance_unit=smallest if rules.get(INSURANCE_UNIT) else 0,
        surrender_against=frozenset(rank.replace("10", "T") for rank in rules.get(SURRENDER_AGAINST) or ()),
        surrender_below=rules.get(SURRENDER_BELOW) or 0,
        must_draw_below=rules.get(MUST_DRAW_BELOW) or 0,
        player_21=rules[PLAYER_21],
        five_cards_win=rules.get(FIVE_CARDS) is not None,
        double_cards=rules[DOUBLE_CARDS],
        double_totals=rules[DOUBLE_TOTALS],
        doubled_ace=doubled_ace,
        double_after_split=rules[DOUBLE_AFTER_SPLIT],
        double_withdrawn=rules.get(DOUBLE_WITHDRAWN) is not None,
        withdrawn_until=rules.get(DOUBLE_WITHDRAWN_UNTIL),
        surrender_followers=rules.get(SURRENDER_FOLLOWERS),
        super_bonus_doubled=rules.get(SUPER_BONUS_DOUBLED),
        split_hands=rules[SPLIT_HANDS],
        split_aces=rules[SPLIT_ACES],
        split_aces_cards=rules[SPLIT_ACES_CARDS],
        split_declined=rules.get(SPLIT_DECLINED),
        soft_17=rules[DEALER_SOFT_17],
        equal_totals=rules[RESULTS["equal-totals"]],
        drawn_21=rules.get(DRAWN_21_AGAINST_DEALER_BLACKJACK),
        collects=rules[DEALER_BLACKJACK_COLLECTS],
        collects_by=rules.why(DEALER_BLACKJACK_COLLECTS).nearest,
        original_paid=rules.get(ORIGINAL_ALREADY_PAID),
        bonus_lines=_lines(rules, PONTOON_PAYS),
        super_bonus=_lines(rules, SUPER_BONUS) if rules.get(SUPER_BONUS_HAND) else {},
        super_bonus_others=others.cents if others else 0,
        absent=rules[ABSENT_PLAYER],
        maximum=maximum,
        rank_order=rules.get(RANK_ORDER) or (),
        face_down=_face_down(rules, face_down_approved_by),
        void_lost=rules[VOID_ROUND_LOST_WAGERS],
        void_payments=rules[VOID_ROUND_PAYMENTS],
        culprit_wager=rules.get(CULPRIT_WAGER),
        manner=manner_of(rules),
    )


APPROVES_FACE_DOWN = {
    FacedDown.DIRECTOR_APPROVES: (Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.DELEGATE_OF_DIRECTOR),
    FacedDown.INSPECTOR_APPROVES: (Role.INSPECTOR,),
}
"""Whose prior approval lets the first two cards be dealt face down."""


def _face_down(rules: Rules, approved_by: Role | None) -> FacedDown:
    """Face up, unless the one whose approval the book asks for has given it."""
    style = rules[FACE_DOWN_DEAL]
    if approved_by is None:
        return FacedDown.NEVER
    approvers = APPROVES_FACE_DOWN.get(style, ())
    if approved_by not in approvers:
        needs = f"it needs the prior approval of the {approvers[0].title}" if approvers else "every card is dealt face up"
        citation = rules.why(FACE_DOWN_DEAL).citation
        sentence = f"cards may not be dealt face down on the approval of the {approved_by.title}: {needs} ({citation})"
        raise Refused("face-down", sentence, rule=citation)
    return style


MOST_BOXES = 9
"""Where a document leaves the number of boxes to the approved layout, as many as any document allows."""


def _cites(rules: Rules) -> dict[str, str]:
    """The rule behind every term, as the nearest book that speaks of it says it."""
    return {term.name: ruling.nearest[0] for term, ruling in rules.law.items()}


def _lines(rules: Rules, table: Any) -> dict[str, Any]:
    """Every line of a table that the book answers, by its key, in the order of the document."""
    return {key: rules[term] for term in rules.law if (key := table.key(term)) and rules.get(term) is not None}

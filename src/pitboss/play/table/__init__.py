"""A table: the rules of a game and its side bets, elections made, laid out for a round to consult.

Everything here is read from the law once, when the table opens; a round then asks plain fields. The citation of every answer
comes along, so that each event and refusal can name its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pitboss.cards.pack import Pack
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Term
from pitboss.money.payable import Payable, Rounding
from pitboss.play.honoured import require_spent
from pitboss.play.manner import Manner, manner_of
from pitboss.play.played import require_played, require_side_bet_played
from pitboss.play.side_bet_lines import Lines, lines_of
from pitboss.play.table.bonuses import Bonuses, bonuses_of
from pitboss.play.table.dealing import Dealing, dealing_of
from pitboss.play.table.doubling import Doubling, doubling_of
from pitboss.play.table.face_down import face_down
from pitboss.play.table.insuring import Insuring, insuring_of
from pitboss.play.table.naturals import Naturals, naturals_of
from pitboss.play.table.offered import offered
from pitboss.play.table.paying import Paying, paying_of
from pitboss.play.table.settling import Settling, settling_of
from pitboss.play.table.splitting import Splitting, splitting_of
from pitboss.play.table.surrender import Surrendering, surrender_of
from pitboss.terms.absence import ABSENT_PLAYER, AbsentPlay
from pitboss.terms.control import BETTORS_PER_BOX, SEVERAL_BOXES_CALLED, WHO_CALLS, Caller
from pitboss.terms.deal import FacedDown
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.equipment import BOXES
from pitboss.terms.limits import SMALLEST_CHIP, UNPAYABLE_AMOUNT, Payable as PayableWord
from pitboss.terms.pack import DECKS, REMOVED_RANKS
from pitboss.terms.player_hand import FIVE_CARDS, MUST_DRAW_BELOW, PLAYER_21, Player21
from pitboss.terms.powers import Role
from pitboss.terms.wagers import BETS, WAGER_DEADLINE, WAGER_PLACE, Cutoff


@dataclass(frozen=True, slots=True)
class Table:
    """What a round needs to know of the law, and which rule says so."""

    game: str
    pack: Pack
    cites: Mapping[str, str] = field(repr=False)
    read: Mapping[str, str] = field(repr=False)
    side_bets: Mapping[str, Rules]
    lines: Mapping[str, Lines]
    payable: Payable
    boxes: int
    bettors_per_box: int
    deadline: Cutoff
    who_calls: tuple[Caller, ...]
    seat_rule: str
    must_draw_below: int
    player_21: Player21
    five_cards_win: bool
    soft_17: DealerSoft17
    absent: AbsentPlay
    maximum: int | None
    face_down: FacedDown
    manner: Manner
    dealing: Dealing
    paying: Paying
    naturals: Naturals
    insuring: Insuring
    surrender: Surrendering
    doubling: Doubling
    splitting: Splitting
    bonuses: Bonuses
    settling: Settling

    def cite(self, term: Term[Any]) -> str:
        """Document and rule behind a term; empty where the book has no answer."""
        return self.cites.get(term.name, "")

    def reading(self, term: Term[Any]) -> str:
        """The reading that decides a doubt in the rule behind a term; empty where its words are in no doubt."""
        return self.read.get(term.name, "")

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
    rules = rules if isinstance(rules, Ledger) else Ledger(rules.law, rules.elected)
    require_played(rules)
    for bet in (side_bets or {}).values():
        require_side_bet_played(bet)
    boxes = rules.get(BOXES)
    table = Table(
        game=rules.book.id,
        pack=Pack(rules[DECKS], rules[REMOVED_RANKS]),
        cites={name: cite for bet in (side_bets or {}).values() for name, cite in _cites(bet).items()} | _cites(rules),
        read={name: reading for each in (*(side_bets or {}).values(), rules) for name, reading in _readings(each).items()},
        side_bets=offered(rules, side_bets or {}),
        lines={name: lines_of(bet, rules[DECKS]) for name, bet in (side_bets or {}).items()},
        payable=_payable(rules),
        boxes=boxes.last if boxes else MOST_BOXES,
        bettors_per_box=rules[BETTORS_PER_BOX],
        deadline=rules[WAGER_DEADLINE],
        who_calls=rules[WHO_CALLS],
        seat_rule=_seat_rule(rules),
        must_draw_below=rules.get(MUST_DRAW_BELOW) or 0,
        player_21=rules[PLAYER_21],
        five_cards_win=rules.get(FIVE_CARDS) is not None,
        soft_17=rules[DEALER_SOFT_17],
        absent=rules[ABSENT_PLAYER],
        maximum=maximum,
        face_down=face_down(rules, face_down_approved_by),
        manner=manner_of(rules),
        dealing=dealing_of(rules),
        paying=paying_of(rules),
        naturals=naturals_of(rules, naturals_deferred_by),
        insuring=insuring_of(rules),
        surrender=surrender_of(rules),
        doubling=doubling_of(rules),
        splitting=splitting_of(rules),
        bonuses=bonuses_of(rules),
        settling=settling_of(rules),
    )
    require_spent(rules)
    return table


MOST_BOXES = 9
"""Where a document leaves the number of boxes to the approved layout, as many as any document allows."""


def _seat_rule(rules: Rules) -> str:
    """The rule by which a box has one seat: the test of who calls that asks for it, or else what else the document says of seats."""
    tests, cited = rules[WHO_CALLS], rules.why(WHO_CALLS).citations
    if Caller.SEATED in tests:
        each = cited[1:]  # the tests stand in the order of their rules
        return each[tests.index(Caller.SEATED)] if len(each) == len(tests) else cited[0]
    return rules.why(SEVERAL_BOXES_CALLED).citation if rules.get(SEVERAL_BOXES_CALLED) else cited[0]


def _payable(rules: Rules) -> Payable:
    exact = rules[UNPAYABLE_AMOUNT] is PayableWord.EXACT
    return Payable(rules[SMALLEST_CHIP].cents, Rounding.EXACT if exact else Rounding.UP_TO_CHIP)


def _cites(rules: Rules) -> dict[str, str]:
    """The rule behind every term, as the nearest book that speaks of it says it."""
    return {term.name: ruling.citations[0] for term, ruling in rules.law.items()}


def _readings(rules: Rules) -> dict[str, str]:
    """The reading behind every term whose rule is in doubt."""
    return {term.name: ruling.clause.reading for term, ruling in rules.law.items() if ruling.clause.reading}

"""The book of a game for the kernels: its automaton, its dealer, its settlements in cents and its actions, in one array."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from pitboss.env.acts import INSTEAD as WISHES, Act
from pitboss.env.blackjack import BlackjackEnv
from pitboss.env.kernel import layout as at
from pitboss.env.observing import VALUES, values
from pitboss.env.setting import Episode, Observe, ShoeLasts, Unlawful
from pitboss.env.vector.automaton import KEEPER, Automaton, automaton_of
from pitboss.law.values import Dollars
from pitboss.play.allowed_interim import insurance_step
from pitboss.play.table import Table
from pitboss.sim.dealer import Drawing, drawing
from pitboss.sim.ending import End, Kind
from pitboss.sim.game import Game
from pitboss.sim.honoured import require_simulated
from pitboss.sim.image import Book, Image
from pitboss.sim.plan import Plan
from pitboss.sim.result import against_natural, settled, stands_off
from pitboss.sim.side_bets import side_bet_tables
from pitboss.sim.symbols import alphabet_of
from pitboss.terms.doubling import DoubledAce, PontoonDoubledAce
from pitboss.terms.pontoon import SUPER_BONUS_SPLIT
from pitboss.terms.settlement import Collects, OriginalPaid
from pitboss.terms.splitting import Declined

ONE_CARD, WHOLE_HAND = 1, 2
ACE_RULES = {
    PontoonDoubledAce.ALL_ONE: at.ACES_ONE,
    PontoonDoubledAce.ONE_IN_FIRST_TWO: at.ACES_ONE_IN_FIRST_TWO,
    DoubledAce.ONE: at.ACES_ONE_IN_FIRST_TWO,
}


def book_of(env: BlackjackEnv, most_steps: int) -> Book:
    """Everything about a game, its options and its environment that the kernels ask."""
    table = env.table
    require_simulated(env.opened.rules, *table.side_bets.values())
    alphabet = alphabet_of(table)
    hands, dealer = automaton_of(table), drawing(table, alphabet)
    settlement = _Settlement(table, hands, dealer)
    sizes = {
        at.ENDS: len(hands.ends),
        at.DEALER_ENDS: len(dealer.ends),
        at.WIDTH: len(alphabet),
        at.DECISIONS: len(hands.lawful),
        at.ACTIONS: len(env.acts),
        at.RESULTS: len(settlement.results),
        at.MOST_STEPS: most_steps,
    }
    tables = {
        at.SYMBOLS: alphabet.of_card,
        at.OPENED: hands.opened,
        at.SPLIT_OFF: hands.split_off,
        at.LAWFUL: hands.lawful,
        at.STOOD: hands.stood,
        at.DRAWN: hands.drawn,
        at.DEALER_ROWS: dealer.rows,
        at.DEALER_STARTS: dealer.starts,
        at.DEALER_NATURAL: [each.natural for each in dealer.ends],
        at.FULL: values(table.pack.cards(), np.int64),
    }
    sides, lines = _side_bets(env)
    return _image(sizes | _rules(table) | _setting(env) | sides, tables | settlement.tables(env.setting.bets) | _actions(env.acts) | lines)


def _rules(table: Table) -> dict[int, int]:
    """What the kernels ask of the law besides the tables."""
    return {
        at.SPLIT_HANDS: table.splitting.hands,
        at.COLLECTS_ALL: table.settling.collects is Collects.ALL,
        at.BUSTED_COUNTS: table.settling.collects is Collects.ORIGINAL_OR_BUSTED,
        at.NOT_IF_FIRST_PAID: table.settling.original_paid is OriginalPaid.NOT_COLLECTED,
        at.NOT_IF_SUITED: bool(table.cite(SUPER_BONUS_SPLIT)),
        at.DECLINING_BARS: table.splitting.declined is Declined.BARS_THAT_VALUE,
        at.ACE_RULE: ACE_RULES.get(table.doubling.ace, at.ACE_KEPT) if table.doubling.ace else at.ACE_KEPT,
        at.EVENS: table.naturals.even_money is not None,
    }


def _setting(env: BlackjackEnv) -> dict[int, int]:
    """What they ask of the environment: its shoe, its episodes, its stakes, and how much is seen."""
    setting = env.setting
    return {
        at.FRESH: setting.shoe is ShoeLasts.FRESH,
        at.CUT: env.shoe.cut,
        at.BURN: env.shoe.burn,
        at.REFILL_BURN: env.shoe.refill_burn,
        at.WHOLE_SHOE: setting.episode is Episode.SHOE,
        at.NEAREST: setting.unlawful is Unlawful.NEAREST,
        at.WIDE: {Observe.CARDS: at.SEES_CARDS, Observe.COUNTS: at.SEES_LEFT}.get(setting.observe, 0),
        at.WAGERS: sum(1 << place for place, act in enumerate(env.acts) if act.startswith("wager ")),
    }


def _image(numbers: Mapping[int, int], tables: Mapping[int, object]) -> Book:
    """One array: numbers and the places of tables at its head, then the tables."""
    image = Image(at.HEAD, np.int32)
    for place, number in numbers.items():
        image.put(place, number)
    for place, table in tables.items():
        image.lay(place, table)
    return image.array


def _side_bets(env: BlackjackEnv) -> tuple[dict[int, int], dict[int, object]]:
    """The side bets that are staked in every round: how each is judged, its lines by the cards, and their cents."""
    laid = side_bet_tables(Game(env.opened.rules, env.table, KEEPER), Plan(side_bets=dict(env.side)))
    numbers = {at.SIDES: len(laid.kinds), at.SIDE_LINES: len(laid.cents[0]) if laid.cents else 0}
    return numbers, {
        at.SIDE_KIND: laid.kinds,
        at.SIDE_TABLE: laid.tables,
        at.SIDE_CENTS: laid.cents,
        at.LINES: laid.lines,
        at.PRIZE_ENDS: laid.prize_ends,
    }


def _actions(acts: tuple[str, ...]) -> dict[int, object]:
    """The act behind each action, the bit of each act, and what is done instead of an unlawful one, the nearest first."""
    order = [str(act) for act in Act]
    stakes = [act for act in acts if act not in order]
    codes = [order.index(act) if act in order else at.WAGER + stakes.index(act) for act in acts]
    usual = (Act.DECLINE, Act.STAND, Act.HIT)
    wishes = [[*WISHES.get(act, ()), *usual, *acts] for act in acts]
    known = [list(dict.fromkeys(str(wish) for wish in row if wish in acts)) for row in wishes]
    return {
        at.CODES: codes,
        at.BITS: [1 << acts.index(act) if act in acts else 0 for act in order],
        at.INSTEAD: [[acts.index(wish) for wish in row] for row in known],
    }


class _Settlement:
    """What every end comes to against every hand of the dealer's."""

    def __init__(self, table: Table, hands: Automaton, dealer: Drawing) -> None:
        self.table, self.ends, self.dealt = table, hands.ends, dealer.ends
        self.against = [[settled(table, end, each) for each in dealer.ends] for end in hands.ends]
        self.due = [[against_natural(table, end, due=due) for due in range(at.DUES)] for end in hands.ends]
        self.results = tuple(dict.fromkeys(result for row in (*self.against, *self.due) for result in row))

    def tables(self, stakes: tuple[int, ...]) -> dict[int, object]:
        """The settlements in cents, for every stake that may be chosen."""
        table = self.table
        number = {result: place for place, result in enumerate(self.results)}
        insured = [stake // 2 // insurance_step(table) * insurance_step(table) for stake in stakes]
        return {
            at.SETTLED: [[number[result] for result in row] for row in self.against],
            at.AGAINST_NATURAL: [[number[result] for result in row] for row in self.due],
            at.END_TABLE: [self._end(end) for end in self.ends],
            at.INSURED_AGAINST: [_pays(table, up) is not None for up in range(1, VALUES + 1)],
            at.CENTS: [[result.cents(table, stake) for result in self.results] for stake in stakes],
            at.INSURANCE_STAKE: insured,
            at.INSURANCE_PAYS: [[_paid(table, stake, up) for up in range(1, VALUES + 1)] for stake in insured],
            at.BONUS: [_super_bonus(table, stake) for stake in stakes],
        }

    def _end(self, end: End) -> list[int]:
        needs = [_needs(end, up) for up in range(1, VALUES + 1)]
        is_paid, live = end.kind in (Kind.PAID, Kind.FORFEIT), end.kind is Kind.STOOD
        waits = end.kind is Kind.NATURAL
        return [*needs, is_paid, live, end.kind is Kind.BUST, end.stakes, stands_off(self.table, end), end.super_bonus, waits]


def _needs(end: End, up: int) -> int:
    """Which of the dealer's cards can change what a hand comes to."""
    if end.kind is Kind.STOOD:
        return WHOLE_HAND
    return ONE_CARD if end.kind in (Kind.NATURAL, Kind.SURRENDERED) and up in (1, 10) else 0


def _pays(table: Table, up: int) -> object:
    return (table.insuring.offered and table.insuring.pays) if up == 1 else table.insuring.ten_pays if up == 10 else None


def _paid(table: Table, stake: int, up: int) -> int:
    odds = table.insuring.ten_pays if up == 10 else table.insuring.pays if up == 1 else None
    return table.payable.times(stake, odds.paid, odds.staked) if odds else 0


def _super_bonus(table: Table, stake: int) -> int:
    return sum(tier.pays.cents for tier in table.bonuses.super_bonus.values() if tier.covers(Dollars(stake)))

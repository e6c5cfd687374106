"""Turning a plan into the tables that the kernels read, in cents to the last chip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from typing import Any

import numpy as np

from pitboss.law.refusal import Malformed, Refused
from pitboss.law.values import Dollars
from pitboss.odds.enough import longest_round
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.play.allowed_interim import insurance_step
from pitboss.play.table import Table
from pitboss.sim.betting import Burned, DecksLeft, Rounding
from pitboss.sim.book import UPS
from pitboss.sim.game import Game
from pitboss.sim.kernel import layout
from pitboss.sim.kernel.layout import MOST_HANDS, PLAN, Deal
from pitboss.sim.kernel.rounds import COVERS, EVENS
from pitboss.sim.plan import Dealing, Habit, Plan
from pitboss.sim.result import Result
from pitboss.sim.side_bets import SideBetTables, side_bet_tables
from pitboss.sim.stream import streams
from pitboss.sim.tables import Numbers, Tables
from pitboss.terms.equipment import BOXES, DEALT_FROM, CardDevice
from pitboss.terms.shuffle import (
    BURN_CARDS,
    BURN_SHOWN,
    BURN_WHEN,
    CUTTING_CARD_MAX_DEPTH,
    CUTTING_CARD_MIN_DECKS,
    BurnShown,
    BurnWhen,
)

MOST_SPREAD = 1 << 16
"""The most results of a round that are told apart; what lies beyond is counted with the last."""


MOST_STAKED = 2_000_000
"""Cents staked in a round at most: the squares of what a million such rounds come to stay below 2^63, doubles and splits and all."""


def dealing_of(game: Game, plan: Plan) -> Dealing:
    """How the cards come: as the plan says, or as the rules do."""
    if plan.dealing is not None:
        return plan.dealing
    return Dealing.CONTINUOUS if game.rules.get(DEALT_FROM) is CardDevice.SHUFFLING_DEVICE else Dealing.SHOE


@dataclass(frozen=True, eq=False)
class Planned:
    """A plan made ready for a game: everything the kernels ask of it."""

    deal: Deal

    @property
    def plan(self) -> Any:
        """Its record."""
        return self.deal.plan[0]


class Laid:
    """A plan's record in the making, with the tables of amounts beside it."""

    def __init__(self) -> None:
        self.records = np.zeros(1, dtype=PLAN)
        self.record = self.records[0]
        self._amounts = Tables(np.int64)

    def put(self, **numbers: int) -> None:
        """Set some of the numbers."""
        for name, number in numbers.items():
            self.record[name] = int(number)

    def lay(self, **tables: object) -> None:
        """Lay tables, and note where each begins."""
        for name, table in tables.items():
            self.record[name] = self._amounts.lay(table)

    def lay_stakes(self, table: Table, results: Sequence[Result], stakes: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
        """What every result comes to at each stake, insurance and the Super Bonus too: amounts staked to insure, all other amounts."""
        cents = [[result.cents(table.payable, stake) if stake else 0 for result in results] for stake in stakes]
        insured = [stake // 2 // insurance_step(table) * insurance_step(table) for stake in stakes]
        bonuses = [_super_bonus(table, stake) for stake in stakes]
        self.put(levels=len(stakes), results=len(results))
        self.lay(
            stake_of=stakes,
            cents=cents,
            wagered_of=[[stake * (2 if result.doubled else 1) for result in results] for stake in stakes],
            insurance_stake=insured,
            insurance_pays=[[_insurance_pays(table, stake, up) for up in UPS] for stake in insured],
            bonus_of=[bonus for bonus, _ in bonuses],
            others_of=[others for _, others in bonuses],
        )
        return [each for row in cents for each in row], insured, [each for pair in bonuses for each in pair]

    def lay_side_bets(self, side: SideBetTables) -> None:
        """How each side bet is judged, and what its lines come to."""
        self.put(sides=len(side.kinds), bets=layout.SIDE_BETS + len(side.kinds), prizes=len(side.prize_ends))
        self.put(side_lines=len(side.cents[0]) if side.cents else 0)
        self.lay(side_kind=side.kinds, side_cents=side.cents, side_table=side.tables, prize_ends=side.prize_ends)

    def deal(self, side: SideBetTables) -> Deal:
        """What was laid, for the kernels."""
        return Deal(self.records, self._amounts.array, side.lines)


def planned(games: Sequence[Game], plan: Plan) -> Planned:
    """Make a plan ready for a game with each of its charts; what the law does not let be played is refused."""
    game = games[0]
    require_lawful(game, plan)
    table, betting, side = game.table, plan.betting, side_bet_tables(game.table, plan.side_bets)
    counts = betting.counts(table.pack)
    units = sorted({0, *map(betting.ramp.units, counts)})
    stakes = [plan.stake * unit for unit in units]
    _require_room(plan, max(stakes))
    laid = Laid()
    _put_dealing(laid, game, plan)
    _put_count(laid, game, plan)
    covers = [_covers(plan, count) for count in counts]
    froms = sorted(betting.charts)
    laid.put(charts=len(games), insures=any(covers))
    laid.lay(
        level_of=[units.index(betting.ramp.units(count)) for count in counts],
        covers=covers,
        chart_of=[sum(count >= each for each in froms) for count in counts],
    )
    amounts = laid.lay_stakes(table, game.results, stakes)
    laid.lay_side_bets(side)
    laid.lay(
        side_stake=list(plan.side_bets.values()),
        side_made=[[count >= betting.side_bets.get(bet, counts[0]) for bet in plan.side_bets] for count in counts],
    )
    _put_kept(laid, plan, amounts, side, len(counts))
    return Planned(laid.deal(side))


def _require_room(plan: Plan, highest: int) -> None:
    """Refuse stakes whose squares would not fit the numbers in which a block is added up."""
    together = plan.boxes * (highest + sum(plan.side_bets.values()))
    if together > MOST_STAKED:
        most = Dollars(MOST_STAKED)
        raise Malformed(
            "stake", f"{Dollars(together)} in a round is more than can be added up: stake {most} at most, or reckon in thousands"
        )


def _put_dealing(laid: Laid, game: Game, plan: Plan) -> None:
    cut = _cut(game, plan)
    laid.put(
        boxes=plan.boxes,
        fresh=dealing_of(game, plan) is Dealing.CONTINUOUS,
        cut=cut,
        deep=_cards(game) - cut < longest_round(game.ruling.split_hands, Shoe.of(game.table.pack)),
        burn=_burn(game, plan),
    )


def _put_count(laid: Laid, game: Game, plan: Plan) -> None:
    """What cards count, and how that becomes one of the counts told apart."""
    betting, pack, deck = plan.betting, game.table.pack, _deck(game)
    counts, tags = betting.counts(pack), betting.tags
    steps = {DecksLeft.EXACT: 1, DecksLeft.HALF: deck // 2, DecksLeft.WHOLE: deck, DecksLeft.NONE: 0}
    roundings = {Rounding.FLOOR: layout.FLOOR, Rounding.TRUNCATE: layout.TRUNCATE, Rounding.NEAREST: layout.NEAREST}
    enter, leave = (counts[0] if count is None else count for count in betting.seats())
    laid.record["tags"][:] = tags.whole
    laid.put(
        counted=not betting.is_flat,
        first_count=int(tags.begins(pack.decks) * tags.scale),
        scale=tags.scale,
        true_per=deck,
        left_step=steps[betting.reckoned],
        rounding=roundings[betting.rounding],
        lowest=counts[0],
        counts=len(counts),
        enter=enter - counts[0],
        leave=leave - counts[0],
        sees_burn=betting.burned is Burned.ASKED_FOR,
    )


def _covers(plan: Plan, count: int) -> int:
    """What is done at a count while insurance is offered."""
    insured = plan.insurance is Habit.ALWAYS or (plan.betting.insurance is not None and count >= plan.betting.insurance)
    evens = plan.even_money is Habit.ALWAYS or (plan.betting.even_money is not None and count >= plan.betting.even_money)
    return (COVERS if insured else 0) | (EVENS if evens else 0)


def _put_kept(laid: Laid, plan: Plan, amounts: tuple[list[int], list[int], list[int]], side: SideBetTables, counts: int) -> None:
    """Where sums, results and the spread of round results lie, and how the spread is laid out: so many steps from the lowest on."""
    cents, insured, bonuses = amounts
    step = gcd(*cents, *insured, *bonuses, *(each for row in side.cents for each in row)) or 1
    losses, wins = (sum(pick(row) for row in side.cents) for pick in (min, max))
    least = plan.boxes * (MOST_HANDS * min(cents) - max(insured) + losses) // step * step
    most = plan.boxes * (MOST_HANDS * max(cents) + 2 * max(insured) + wins + 2 * max(bonuses))
    width = layout.OF_BETS + 3 * (layout.SIDE_BETS + len(side.kinds))
    sums, results = counts * width, len(cents)
    spread = min((most - least) // step + 1, MOST_SPREAD)
    laid.put(least=least, quantum=step, spread=spread, sums_width=width)
    laid.put(kept_results=sums, kept_spread=sums + results, kept_size=sums + results + spread)


def shoe_of(game: Game) -> Numbers:
    """The cards of a full shoe, still to be shuffled: each with its number below and its symbol above."""
    pack, symbol = game.table.pack, game.alphabet.of_card
    words = [number | symbol[number] << layout.CARD_BITS for number, card in enumerate(ORDER) if card.rank not in pack.removed]
    return np.array(words * pack.decks, dtype=np.int64)


def desk_of(shoe: Numbers, seed: int, block: int) -> layout.Record:
    """The desk of a block before its first shuffle."""
    desks = np.zeros(1, dtype=layout.DESK)
    desk = desks[0]
    desk["shoe"][: len(shoe)] = shoe
    desk["pos"] = desk["ready"] = desk["deck"] = len(shoe)
    desk["hidden"] = -1
    desk["stream"][:] = streams(seed, block)
    return desks


def _deck(game: Game) -> int:
    return 52 - 4 * len(game.table.pack.removed)


def _cards(game: Game) -> int:
    return game.table.pack.decks * _deck(game)


def _burn(game: Game, plan: Plan) -> int:
    """The opening burn of every shoe; what a shuffling device burns once, before play starts, no block sees."""
    if dealing_of(game, plan) is Dealing.CONTINUOUS:
        return 0
    when = game.rules.get(BURN_WHEN["shoe"])
    return 0 if when is BurnWhen.NEVER else game.rules.get(BURN_CARDS) or 0


def _cut(game: Game, plan: Plan) -> int:
    """How many cards lie in front of the cutting card."""
    return round(plan.penetration * _cards(game))


def _insurance_pays(table: Table, stake: int, up: int) -> int:
    odds = table.insuring.ten_pays if up == 10 else table.insuring.pays if up == 1 else None
    return 0 if odds is None else table.payable.times(stake, odds.paid, odds.staked)


def _super_bonus(table: Table, stake: int) -> tuple[int, int]:
    """What a Super Bonus pays on a stake, and what a wager beside it is given."""
    paid = [tier.pays.cents for tier in table.bonuses.super_bonus.values() if tier.covers(Dollars(stake))] if stake else []
    return sum(paid), table.bonuses.others if stake else 0


def require_lawful(game: Game, plan: Plan) -> None:
    """Refuse more boxes than the table has, a burned card that is not shown, and a cutting card where the law lets none be."""
    rules, behind, deck = game.rules, _cards(game) - _cut(game, plan), _deck(game)
    if plan.boxes > game.table.boxes:
        cite = game.table.cite(BOXES)
        raise Refused("boxes", f"the table has {game.table.boxes} boxes, so {plan.boxes} cannot be played ({cite})", rule=cite)
    if plan.betting.burned is Burned.ASKED_FOR and rules.get(BURN_SHOWN) is not BurnShown.ON_REQUEST:
        cite = game.table.cite(BURN_SHOWN) or game.table.cite(BURN_CARDS)
        raise Refused("burned", f"the burned card is not shown to anybody who asks: count without it ({cite})", rule=cite)
    if dealing_of(game, plan) is Dealing.CONTINUOUS:
        return
    least = rules.get(CUTTING_CARD_MIN_DECKS) or 0
    if rules.get(CUTTING_CARD_MAX_DEPTH) is not None and 2 * behind > _cards(game):
        cite = game.table.cite(CUTTING_CARD_MAX_DEPTH)
        raise Refused("penetration", f"at most half of the cards may lie behind the cutting card: give 0.5 or more ({cite})", rule=cite)
    if behind < least * deck:
        cite, most = game.table.cite(CUTTING_CARD_MIN_DECKS), 1 - least / game.table.pack.decks
        raise Refused("penetration", f"{least} deck or more must lie behind the cutting card: give {most:.3f} or less ({cite})", rule=cite)

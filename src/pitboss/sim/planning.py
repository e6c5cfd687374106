"""Turning a plan into the tables that the kernels read, in cents to the last chip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

import numpy as np

from pitboss.law.refusal import Malformed, Refused
from pitboss.law.values import Dollars
from pitboss.odds.enough import longest_round
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.play.table import Table
from pitboss.sim.betting import Burned, DecksLeft, Rounding
from pitboss.sim.game import Game
from pitboss.sim.hands import UPS
from pitboss.sim.image import Image, Lines, Numbers
from pitboss.sim.kernel import layout
from pitboss.sim.kernel.layout import MOST_HANDS
from pitboss.sim.kernel.rounds import COVERS, EVENS
from pitboss.sim.plan import Dealing, Habit, Plan
from pitboss.sim.side_bets import SideBetTables, side_bet_tables
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
    """A plan made ready for a game: everything the kernels ask of it in one array, and the lines of its side bets in another."""

    record: Numbers
    lines: Lines

    def __getitem__(self, place: int) -> int:
        return int(self.record[place])


def planned(games: Sequence[Game], plan: Plan) -> Planned:
    """Make a plan ready for a game with each of its charts; what the law does not let be played is refused."""
    game = games[0]
    require_lawful(game, plan)
    table, betting, side = game.table, plan.betting, side_bet_tables(game, plan)
    counts = betting.counts(table.pack)
    units = sorted({0, *map(betting.ramp.units, counts)})
    stakes = [plan.stake * unit for unit in units]
    _require_room(plan, max(stakes))
    cents = [[result.cents(table, stake) if stake else 0 for result in game.results] for stake in stakes]
    insured = [_insurance_stake(table, stake) for stake in stakes]
    image = Image(layout.PLAN_HEAD, np.int64)
    _put_dealing(image, game, plan)
    _put_count(image, game, plan)
    _put_charts(image, games, plan)
    image.put(layout.LEVELS, len(units))
    image.put(layout.RESULTS, len(game.results))
    image.lay(layout.LEVEL_OF, [units.index(betting.ramp.units(count)) for count in counts])
    image.lay(layout.INSURES, [_covers(plan, count) for count in counts])
    image.lay(layout.STAKE_OF, stakes)
    image.lay(layout.CENTS, cents)
    image.lay(layout.WAGERED_OF, [[stake * (2 if result.doubled else 1) for result in game.results] for stake in stakes])
    image.lay(layout.INSURANCE_STAKE, insured)
    image.lay(layout.INSURANCE_PAYS, [[_insurance_pays(table, stake, up) for up in UPS] for stake in insured])
    bonuses = [_super_bonus(table, stake) for stake in stakes]
    image.lay(layout.BONUS_OF, [bonus for bonus, _ in bonuses])
    image.lay(layout.OTHERS_OF, [others for _, others in bonuses])
    _put_side_bets(image, plan, side, counts)
    each_cents = [each for row in cents for each in row]
    _put_kept(image, plan, (each_cents, insured, [each for pair in bonuses for each in pair]), side, len(counts))
    return Planned(image.array, side.lines)


def _require_room(plan: Plan, highest: int) -> None:
    """Refuse stakes whose squares would not fit the numbers in which a block is added up."""
    together = plan.boxes * (highest + sum(plan.side_bets.values()))
    if together > MOST_STAKED:
        most = Dollars(MOST_STAKED)
        raise Malformed(
            "stake", f"{Dollars(together)} in a round is more than can be added up: stake {most} at most, or reckon in thousands"
        )


def _put_dealing(image: Image, game: Game, plan: Plan) -> None:
    cut = _cut(game, plan)
    image.put(layout.BOXES, plan.boxes)
    image.put(layout.FRESH, dealing_of(game, plan) is Dealing.CONTINUOUS)
    image.put(layout.CUT, cut)
    image.put(layout.DEEP, _cards(game) - cut < longest_round(game.table.splitting.hands, Shoe.of(game.table.pack)))
    image.put(layout.BURN, _burn(game, plan))


def _put_count(image: Image, game: Game, plan: Plan) -> None:
    """What cards count, and how that becomes one of the counts told apart."""
    betting, pack, deck = plan.betting, game.table.pack, _deck(game)
    counts, tags = betting.counts(pack), betting.tags
    steps = {DecksLeft.EXACT: 1, DecksLeft.HALF: deck // 2, DecksLeft.WHOLE: deck, DecksLeft.NONE: 0}
    roundings = {Rounding.FLOOR: layout.FLOOR, Rounding.TRUNCATE: layout.TRUNCATE, Rounding.NEAREST: layout.NEAREST}
    enter, leave = (counts[0] if count is None else count for count in betting.seats())
    image.array[layout.TAGS : layout.PLAN_HEAD] = tags.whole
    image.put(layout.FIRST_COUNT, int(tags.begins(pack.decks) * tags.scale))
    image.put(layout.SCALE, tags.scale)
    image.put(layout.TRUE_PER, deck)
    image.put(layout.LEFT_STEP, steps[betting.reckoned])
    image.put(layout.ROUNDING, roundings[betting.rounding])
    image.put(layout.LOWEST, counts[0])
    image.put(layout.COUNTS, len(counts))
    image.put(layout.ENTER, enter - counts[0])
    image.put(layout.LEAVE, leave - counts[0])
    image.put(layout.SEES_BURN, betting.burned is Burned.ASKED_FOR)


def _put_charts(image: Image, games: Sequence[Game], plan: Plan) -> None:
    """Which chart is played at each count, and where the book with it lies behind the others."""
    froms = sorted(plan.betting.charts)
    image.put(layout.CHARTS, len(games))
    image.lay(layout.CHART_OF, [sum(count >= each for each in froms) for count in plan.betting.counts(games[0].table.pack)])
    image.lay(layout.BOOK_OF, np.cumsum([0, *(len(each.record) for each in games)]))


def _covers(plan: Plan, count: int) -> int:
    """What is done at a count while insurance is offered."""
    insured = plan.insurance is Habit.ALWAYS or (plan.betting.insurance is not None and count >= plan.betting.insurance)
    evens = plan.even_money is Habit.ALWAYS or (plan.betting.even_money is not None and count >= plan.betting.even_money)
    return (COVERS if insured else 0) | (EVENS if evens else 0)


def _put_side_bets(image: Image, plan: Plan, side: SideBetTables, counts: range) -> None:
    image.put(layout.SIDES, len(side.kinds))
    image.put(layout.BETS, layout.SIDE_BETS + len(side.kinds))
    image.lay(layout.SIDE_KIND, side.kinds)
    image.lay(layout.SIDE_STAKE, list(plan.side_bets.values()))
    image.lay(layout.SIDE_MADE, [[count >= plan.betting.side_bets.get(bet, counts[0]) for bet in plan.side_bets] for count in counts])
    image.lay(layout.SIDE_CENTS, side.cents)
    image.put(layout.SIDE_LINES, len(side.cents[0]) if side.cents else 0)
    image.lay(layout.SIDE_TABLE, side.tables)
    image.lay(layout.PRIZE_ENDS, side.prize_ends)
    image.put(layout.PRIZES, len(side.prize_ends))


def _put_kept(image: Image, plan: Plan, amounts: tuple[list[int], list[int], list[int]], side: SideBetTables, counts: int) -> None:
    """Where sums, results and the spread of round results lie, and how the spread is laid out: so many steps from the lowest on."""
    cents, insured, bonuses = amounts
    step = gcd(*cents, *insured, *bonuses, *(each for row in side.cents for each in row)) or 1
    losses, wins = (sum(pick(row) for row in side.cents) for pick in (min, max))
    least = plan.boxes * (MOST_HANDS * min(cents) - max(insured) + losses) // step * step
    most = plan.boxes * (MOST_HANDS * max(cents) + 2 * max(insured) + wins + 2 * max(bonuses))
    width = layout.OF_BETS + 3 * (layout.SIDE_BETS + len(side.kinds))
    sums, results = counts * width, len(cents)
    image.put(layout.LEAST, least)
    image.put(layout.QUANTUM, step)
    image.put(layout.SPREAD, min((most - least) // step + 1, MOST_SPREAD))
    image.put(layout.SUMS_WIDTH, width)
    image.put(layout.KEPT_RESULTS, sums)
    image.put(layout.KEPT_SPREAD, sums + results)
    image.put(layout.KEPT_SIZE, sums + results + int(image.array[layout.SPREAD]))


def shoe_of(game: Game) -> Numbers:
    """The cards of a full shoe, still to be shuffled: each with its number below and its symbol above."""
    pack, symbol = game.table.pack, game.alphabet.of_card
    words = [number | symbol[number] << layout.CARD_BITS for number, card in enumerate(ORDER) if card.rank not in pack.removed]
    return np.array(words * pack.decks, dtype=np.int64)


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


def _insurance_stake(table: Table, stake: int) -> int:
    """Half the wager, in the steps that insurance goes in."""
    unit = table.insuring.unit
    step = 1 if not unit else unit if unit % 2 else unit // 2
    return stake // 2 // step * step


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

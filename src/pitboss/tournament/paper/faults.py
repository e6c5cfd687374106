"""Terms of conditions that a document does not allow, or that do not add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Word
from pitboss.money.cents import dollars
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.magnificent_sevens_tournament import M7_FIELDS, M7_PRIZES
from pitboss.terms.tournament_conditions import PREVAILS, PRIZE_TIE, SESSION_POINT_TIE, TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import (
    ADVANCING,
    CHIP_ALLOTMENT,
    CHIP_SOURCE,
    CHIP_VALUE,
    PLAYERS_A_TABLE,
    TIE_BREAK,
    ChipSource,
    ChipValue,
)
from pitboss.terms.tournament_wagers import (
    EACH_ROUND,
    LIMIT_CHANGE,
    ORDER_OF_WAGERING,
    PASS_CARDS,
    UNDISCLOSED_WAGERS,
    WAGER_UNIT,
)
from pitboss.terms.tournaments import (
    COMMISSION,
    ENTRY_FEE,
    FEES_TO_POOL,
    POOL_ADDITIONS,
    POOL_GUARANTEE,
    POOL_RETURNED,
    TOURNAMENT_GAME,
    Addition,
    Commission,
    EntryFee,
    FeesToPool,
    TournamentGame,
)
from pitboss.tournament.paper.clock import spell
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking
from pitboss.tournament.paper.plan import Format, Measure, Takes, flow
from pitboss.tournament.paper.wagering import Compulsory, Disposal, Ordering

Fault = tuple[str, str, str]
SEVENS = "magnificent-sevens"
PRIZE_NAMES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
REPECHAGE = "repechage"
PER_CENT = 100
WHOLE = 100 * PER_CENT
"""A hundred per cent in hundredths of a per cent."""


def faults(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """Every term that may not stand, with its matter and rule."""
    yield from _dates(rules, conditions)
    yield from _money(rules, conditions)
    yield from _purse(rules, conditions)
    yield from _wagering(rules, conditions)
    yield from _structure(rules, conditions)
    yield from _buy_backs(rules, conditions)
    yield from _sevens(rules, conditions)


def rule_of(rules: Rules, *terms: Term[Any]) -> str:
    """The rule behind the first of these terms that the book answers; at the last, that its rules prevail over conditions."""
    for term in (*terms, PREVAILS["conditions"]):
        if rules.get(term) is not None:
            return rules.why(term).citation
    return rules.book.text.document.key


def _dates(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """A time before the start needs a start."""
    if conditions.entry.withdraw_until and conditions.starts is None:
        said = f"one may withdraw up to {spell(conditions.entry.withdraw_until)} before the start, and no start is stated"
        yield "starting-date-and-time", said, rule_of(rules, TOURNAMENT_CONDITIONS["withdrawal-without-penalty"])


def _money(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    entry = conditions.entry
    if entry.commission and rules.get(COMMISSION) is not Commission.APPROVED_AMOUNT:
        less = rules.get(FEES_TO_POOL) is FeesToPool.LESS_COMMISSION
        why = "nobody may approve one" if less else "every entry fee goes into the prize pool"
        said = f"a commission of {dollars(entry.commission)} may not be kept: {why}"
        yield "commission", said, rule_of(rules, COMMISSION, FEES_TO_POOL)
    if entry.commission > entry.fee:
        yield "commission", "the commission is more than the entry fee", rule_of(rules, COMMISSION, FEES_TO_POOL)
    sources = rules.get(CHIP_SOURCE)
    if conditions.chips.buy_in and sources is not None and ChipSource.BOUGHT not in sources:
        yield "starting-chips", "chips are given, not bought", rule_of(rules, CHIP_SOURCE)
    if conditions.chips.disposal is Disposal.CASH and rules.get(CHIP_VALUE) is ChipValue.NOT_EXCHANGED:
        yield "starting-chips", "tournament chips are not exchanged for money", rule_of(rules, CHIP_VALUE)
    if conditions.chips.start and conditions.chips.start < conditions.wagering.minimum:
        yield "starting-chips", "the opening chips do not cover the minimum wager", rule_of(rules, CHIP_ALLOTMENT, EACH_ROUND)


def _purse(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    purse, rule = conditions.purse, rule_of(rules, POOL_RETURNED, TOURNAMENT_CONDITIONS["prizes"])
    whole = WHOLE if (percent := rules.get(POOL_RETURNED)) is None else percent * PER_CENT
    if purse.shares and sum(purse.shares) != whole:
        yield "prizes", f"the shares of the pool come to {sum(purse.shares) / 100:g} %, not to {whole / 100:g} %", rule
    if purse.shares and purse.amounts:
        yield "prizes", "prizes are shares of the pool or amounts, not both", rule
    yield from _whole_pool(rules, conditions)
    yield from _level(rules, conditions)
    additions = rules.get(POOL_ADDITIONS)
    for each in purse.added:
        if additions is not None and each.kind not in additions:
            yield "prizes", f"{each.kind} may not be added to the pool", rule_of(rules, POOL_ADDITIONS)
        if each.kind is not Addition.CASH and not 1 <= each.place <= max(1, purse.places):
            yield "prizes", f"{each.what or each.kind} is for place {each.place}, which has no prize", rule
    if purse.guaranteed and rules.get(POOL_GUARANTEE) is not None and not purse.guaranteed_from:
        said = "a guaranteed pool says from how many entries on it is guaranteed"
        yield "undertakings-and-guarantees", said, rule_of(rules, POOL_GUARANTEE)


def _whole_pool(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """Where the whole pool goes to the players, fixed prizes that come to less leave open who has the rest."""
    entry, purse = conditions.entry, conditions.purse
    if not purse.amounts or rules.get(POOL_RETURNED) is None:
        return
    pool = entry.most * (entry.fee - entry.commission) + sum(each.cents for each in purse.added if each.kind is Addition.CASH)
    given = sum(purse.amounts) + sum(sum(stage.prizes) for stage in conditions.plan.stages)
    if given < pool:
        said = (
            f"prizes of {dollars(given)} leave over part of {dollars(pool)}, the pool of {entry.most} entries: all of it is for the players"
        )
        yield "prizes", said, rule_of(rules, POOL_RETURNED)


def _level(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """How level players are parted is for the conditions to choose, among the ways of the document, where it has not chosen itself."""
    if conditions.purse.prize_tie is not None and rules.get(TIE_BREAK["session"]) is not None:
        said = f"level players of the final play on: the conditions cannot choose that {conditions.purse.prize_tie.gloss}"
        yield "level-chips-after-the-final", said, rule_of(rules, TIE_BREAK["session"])
    chosen: tuple[tuple[str, Term[Any], Word | None], ...] = (
        ("level-chips-after-the-final", PRIZE_TIE, conditions.purse.prize_tie),
        ("several-sessions-level-chips", SESSION_POINT_TIE, conditions.purse.point_tie),
    )
    for matter, term, way in chosen:
        if way is not None and rules.get(term) is not None and way not in rules.why(term).clause.allowed:
            yield matter, f"level players may not be dealt with like this: {way.gloss}", rule_of(rules, term)


def _wagering(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    wagering = conditions.wagering
    asked = (
        ("pass-cards", wagering.pass_cards, PASS_CARDS, "pass cards"),
        ("undisclosed-wagers", wagering.undisclosed, UNDISCLOSED_WAGERS, "undisclosed wagers"),
        ("order-of-wagering", wagering.ordering is not Ordering.FREE, ORDER_OF_WAGERING, "an order of wagering with the marker"),
    )
    for matter, wanted, term, words in asked:
        if wanted and rules.get(term) is None:
            yield matter, f"{rules.book.name} has no rule for {words}", rule_of(rules, EACH_ROUND)
    if wagering.compulsory is Compulsory.NONE and rules.get(EACH_ROUND) is not None:
        yield "minimum-or-compulsory-wager", "every round must be wagered on", rule_of(rules, EACH_ROUND)
    unstated = rules.get(TOURNAMENT_CONDITIONS["table-limits"]) is None and not wagering.limits
    if wagering.compulsory is Compulsory.EVERY_ROUND and unstated:
        said = "every round is to be wagered on, and no minimum is stated"
        yield "minimum-or-compulsory-wager", said, rule_of(rules, TOURNAMENT_CONDITIONS["minimum-or-compulsory-wager"])
    for place, each in enumerate(wagering.limits):
        if each.round != 1 and not place:
            yield "table-limits", "the first limits hold from round 1", rule_of(rules, TOURNAMENT_CONDITIONS["table-limits"])
        if not each.maximum and place and wagering.limits[0].maximum:
            yield "when-limits-rise", f"from round {each.round} on no maximum is stated", rule_of(rules, LIMIT_CHANGE, EACH_ROUND)
        if 0 < each.maximum < each.minimum or each.minimum <= 0:
            said = f"{dollars(each.minimum)} and {dollars(each.maximum)} do not go together as limits"
            yield "table-limits", said, rule_of(rules, EACH_ROUND)
        elif rules.get(WAGER_UNIT) is not None and each.maximum % each.minimum:
            yield "table-limits", "the maximum must be a whole number of units of the minimum", rule_of(rules, WAGER_UNIT)
    rounds = [each.round for each in wagering.limits]
    if rounds != sorted(set(rounds)):
        yield "when-limits-rise", "each change of the limits comes later than the one before", rule_of(rules, LIMIT_CHANGE)


def _structure(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    plan, entry, rule = conditions.plan, conditions.entry, rule_of(rules, TOURNAMENT_CONDITIONS["structure"], ADVANCING)
    if not plan.stages or not 0 < entry.least <= entry.most:
        return
    seats = rules.get(PLAYERS_A_TABLE)
    for stage in plan.stages:
        if stage.length.measure is Measure.SHOES and rules.get(DEALT_FROM) is CardDevice.SHUFFLING_DEVICE:
            said = f"{stage.name} lasts so many shoes, and with a shuffling device no shoe ends: say rounds or minutes"
            yield "number-and-duration-of-sessions", said, rule_of(rules, TOURNAMENT_CONDITIONS["number-and-duration-of-sessions"])
        if isinstance(seats, int) and stage.players != seats:
            yield "structure", f"{stage.name} seats {stage.players} at a table: it must be {seats}", rule_of(rules, PLAYERS_A_TABLE)
        if REPECHAGE in stage.name.lower() and stage.takes is not Takes.ELIMINATED:
            said = f"{stage.name} is played by {stage.takes.value}: for a second chance write `takes: eliminated`, or another name"
            yield "structure", said, rule
        if stage is not plan.final and plan.format is not Format.SERIES and not stage.advance and not stage.others:
            yield "progression", f"nobody goes on from {stage.name}", rule
        if plan.format is Format.SERIES and not stage.points and not stage.prizes:
            yield "structure", f"{stage.name} gives neither points nor prizes", rule
    told: set[str] = set()
    for field in range(entry.least, entry.most + 1):
        for fault in _adds_up(conditions, field, rule):
            kind = fault[1].removeprefix(f"with {field} entrants ")
            if kind not in told:  # the same of every larger field is one fault
                told.add(kind)
                yield fault


def _buy_backs(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """Buying back ends with the start of a stage, which the paper names: no other point of time is known to the desk."""
    backs, stages = conditions.buy_backs, [stage.name for stage in conditions.plan.stages]
    if backs is not None and backs.allowed is BuyBacking.ALLOWED and stages and backs.until not in stages[1:]:
        said = f"buying back ends with the start of a stage ({', '.join(stages[1:]) or 'of which there is none'}), not with {backs.until!r}"
        yield "buy-backs", said, rule_of(rules, TOURNAMENT_CONDITIONS["buy-backs"])


def _sevens(rules: Rules, conditions: Conditions) -> Iterator[Fault]:
    """A Magnificent Sevens Tournament plays that bet, has a field of the schedule and the prizes of its table."""
    if rules.get(TOURNAMENT_GAME) is not TournamentGame.MAGNIFICENT_SEVENS:
        return
    if SEVENS not in conditions.side_bets:
        yield "structure", "the game of this tournament is Magnificent Sevens itself: offer it", rule_of(rules, TOURNAMENT_GAME)
    fields = rules[M7_FIELDS]
    if conditions.entry.most not in fields or conditions.entry.least != conditions.entry.most:
        said = f"there is a schedule for {', '.join(map(str, fields))} entrants only"
        yield "minimum-and-maximum-players", said, rule_of(rules, M7_FIELDS)
        return
    if conditions.entry.fee and rules.get(ENTRY_FEE) is EntryFee.FREE:
        yield "entry-fee", "entry to this tournament is free", rule_of(rules, ENTRY_FEE)
    for name in PRIZE_NAMES:
        line = rules[M7_PRIZES[name]][conditions.entry.most]
        place = PRIZE_NAMES.index(name)
        if place >= len(conditions.purse.amounts) or conditions.purse.amounts[place] != line * 100:
            yield "prizes", f"the {name} prize of {conditions.entry.most} entrants is {line} dollars", rule_of(rules, M7_PRIZES[name])


def _adds_up(conditions: Conditions, field: int, rule: str) -> Iterator[Fault]:
    """Every stage seats those who reach it, and a final is one table."""
    plan, needs = conditions.plan, flow(conditions.plan, field)
    series = plan.format is Format.SERIES
    for stage, need in zip(plan.stages, needs, strict=True):
        seats = need.tables * stage.players
        if not need.players:
            yield "structure", f"with {field} entrants nobody is left for {stage.name}", rule
        elif need.players > seats:
            yield "structure", f"with {field} entrants {stage.name} has {need.players} players for {seats} seats", rule
        elif need.tables > need.players:
            yield "structure", f"with {field} entrants {stage.name} has more tables than players", rule
        elif stage is not plan.final and stage.takes is Takes.QUALIFIED and not series and need.onward >= need.players:
            yield "progression", f"with {field} entrants {stage.name} eliminates nobody", rule
    if not series and needs[-1].tables > 1:
        yield "structure", f"with {field} entrants the last stage is more than one table: its places cannot be told", rule

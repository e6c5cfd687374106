"""The second path to every figure: brute force over the engine's game tree, as fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from pitboss.cards.card import CARDS, Card
from pitboss.odds.records import Action
from pitboss.odds.shoe import Shoe
from pitboss.play.commands import CloseInsurance, CloseSurrender, Command, DrawCard, Surrender, TakeEvenMoney
from pitboss.play.table import Table
from tests.odds.game_tree import ACTS, AfterSplit, Edge, KeepDouble, Node, Played, Tree, Unsplit, in_order

Values = dict[Action, Fraction]
NAMES: dict[type[Command] | type[None], Action] = {type(command): action for action, command in ACTS.items()}
PASSED = (CloseInsurance, CloseSurrender)
"""The offers that come before the first decision, let pass."""


@dataclass(frozen=True)
class Line:
    """What a round is worth to a player who plays best, in units of the opening wager.

    `hands` has the value of every lawful first act by the values of the cards; where suits or ranks matter, the mean over them. A hand
    that needs no decision has its value as `STAND`. `decisions` has every decision of a hand that was never split, surrender apart, by its
    very cards; `doubles` the value of keeping a double that may be withdrawn. The Super Bonus is no part of `ev`, `variance` and `results`.
    `ambiguous`: somewhere in best play two acts are worth the same and spread differently, and `variance` and `results` hold for the first.
    """

    ev: Fraction
    hands: dict[tuple[str, str, str], Values]
    variance: Fraction
    results: dict[Fraction, Fraction]
    super_bonus: Fraction
    ambiguous: bool
    decisions: dict[Played, Values]
    doubles: dict[Played, Fraction]
    nodes: int


def enumerate_round(
    table: Table,
    shoe: Shoe,
    after_split: AfterSplit | None,
    stake: int = 200,
    *,
    keep_double: KeepDouble | None = None,
    unsplit: Unsplit | None = None,
) -> Line:
    """A round of one wager on one box from this shoe; insurance is declined, a double is for the whole stake.

    A hand never split is played best, or as `unsplit` says. A split hand is split again where it may be; otherwise it does what
    `after_split` says, and what may not be done gives way to drawing, that to standing. Its doubles stand unless `keep_double` says
    otherwise. Without `after_split` split hands are played best too, each act with a view to every card on the table. No rule may look
    at the order in which the third and later cards came.
    """
    tree = Tree(table, after_split, keep_double, unsplit)
    return _line(tree, tree.root(shoe, stake), stake)


def _line(tree: Tree, root: Node, stake: int) -> Line:
    spreads: dict[Node, Spread] = {}
    results = {Fraction(net, stake): chance for net, chance in spread(root, spreads).chances.items()}
    ev = root.value / stake
    return Line(
        ev=ev,
        hands=_hands(root, stake),
        variance=sum((chance * (result - ev) ** 2 for result, chance in results.items()), Fraction(0)),
        results=results,
        super_bonus=_bonus(root, {}) / stake if tree.table.bonuses.super_bonus else Fraction(0),
        ambiguous=any(_spreads_differ(node, spreads) for node in list(spreads)),
        decisions={key: _per_unit(_acts(node), stake) for key, node in tree.decisions.items()},
        doubles={key: node.edges[0].value / stake for key, node in tree.doubles.items()},
        nodes=len(tree.grown),
    )


def small_shoe(text: str) -> Shoe:
    """A shoe written as cards with their numbers: `AS*4 5H KD*8`."""
    counts: Counter[Card] = Counter()
    for word in text.split():
        name, _, times = word.partition("*")
        counts[CARDS[name]] += int(times or 1)
    return Shoe.holding(counts)


def as_unsplit(line: Line) -> AfterSplit:
    """The rule that plays a split hand as the same cards are best played when never split."""

    def rule(cards: tuple[Card, ...], dealer: Card, _: int) -> Action:
        values = line.decisions[in_order(cards), dealer]
        return max((act for act in values if act is not Action.SPLIT), key=lambda act: values[act])

    return rule


def keep_as_unsplit(line: Line) -> KeepDouble:
    """The rule that keeps a split hand's double where it is best kept with the same cards never split."""
    return lambda cards, dealer: line.doubles[in_order(cards), dealer] >= -1


def draw_to(total: int) -> AfterSplit:
    """The rule that draws below a total, an ace counting 11 where it can, and never doubles."""

    def rule(cards: tuple[Card, ...], _dealer: Card, _hands: int) -> Action:
        hard = sum(card.pips for card in cards)
        best = hard + 10 if hard <= 11 and any(card.pips == 1 for card in cards) else hard
        return Action.HIT if best < total else Action.STAND

    return rule


@dataclass(frozen=True, slots=True)
class Spread:
    """How likely each net result is, in cents: so many parts of the whole."""

    parts: dict[int, int]
    whole: int

    @property
    def chances(self) -> dict[int, Fraction]:
        """As fractions."""
        return {net: Fraction(part, self.whole) for net, part in sorted(self.parts.items())}


def spread(node: Node, known: dict[Node, Spread]) -> Spread:
    """How the results of best play spread from here."""
    if node not in known:
        taken = node.edges if node.by_chance else [node.best] if node.edges else []
        known[node] = _together([(edge.weight, edge.gain, spread(edge.to, known)) for edge in taken])
    return known[node]


def _together(ways: Sequence[tuple[int, int, Spread]]) -> Spread:
    """One spread of several, each with its weight and with what is gained on the way."""
    common = lcm(*(each.whole for _, _, each in ways))
    parts: Counter[int] = Counter()
    for weight, gain, each in ways:
        for net, part in each.parts.items():
            parts[net + gain] += weight * part * (common // each.whole)
    return Spread(parts, common * sum(weight for weight, _, _ in ways)) if ways else Spread({0: 1}, 1)


def _bonus(node: Node, known: dict[Node, Fraction]) -> Fraction:
    """What best play wins in Super Bonus from here, in cents."""
    if node not in known:
        taken = node.edges if node.by_chance else [node.best] if node.edges else []
        whole = sum((edge.weight * (edge.bonus + _bonus(edge.to, known)) for edge in taken), Fraction(0))
        known[node] = whole / node.weight if node.by_chance else whole
    return known[node]


def _spreads_differ(node: Node, known: dict[Node, Spread]) -> bool:
    """Whether another act here is as good as the best, and spreads its results otherwise."""
    if node.by_chance or len(node.edges) < 2:
        return False
    equal = [_together([(1, edge.gain, spread(edge.to, known))]).chances for edge in node.edges if edge.value == node.value]
    return any(each != equal[0] for each in equal)


def _hands(root: Node, stake: int) -> dict[tuple[str, str, str], Values]:
    """The values of the first acts, over all suits and ranks that look alike, weighted by how likely they are."""
    sums: dict[tuple[str, str, str], Values] = {}
    weights: Counter[tuple[str, str, str]] = Counter()
    for first in root.edges:
        for dealer in first.to.edges:
            for second in dealer.to.edges:
                key = (_value(first), _value(second), _value(dealer))
                weight = first.weight * dealer.weight * second.weight
                weights[key] += weight
                for act, value in _first_acts(second.to).items():
                    here = sums.setdefault(key, {})
                    here[act] = here.get(act, Fraction(0)) + weight * (second.gain + value)
    return {key: {act: total / (weights[key] * stake) for act, total in values.items()} for key, values in sums.items()}


def _first_acts(node: Node) -> Values:
    """The value of every first act, in cents: of surrender where it is offered, and of what may be decided after that."""
    values = _acts(node)
    if values:
        return values
    passed = next((edge for edge in node.edges if isinstance(edge.command, PASSED)), None)
    if passed is None or any(isinstance(edge.command, TakeEvenMoney) for edge in node.edges):
        return {Action.STAND: node.value}
    later = {act: passed.gain + value for act, value in _first_acts(passed.to).items()}
    given_up = next((edge.value for edge in node.edges if isinstance(edge.command, Surrender)), None)
    return later if given_up is None else {**later, Action.SURRENDER: given_up}


def _acts(node: Node) -> Values:
    """The value of every act of a decision, in cents; nothing where there is none to make."""
    return {NAMES[type(edge.command)]: edge.value for edge in node.edges if type(edge.command) in NAMES}


def _per_unit(values: Values, stake: int) -> Values:
    return {act: value / stake for act, value in values.items()}


def _value(edge: Edge) -> str:
    """A card as a chart writes it."""
    assert isinstance(edge.command, DrawCard)
    return "T" if edge.command.card.pips == 10 else edge.command.card.rank

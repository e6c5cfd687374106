"""Choices: what somebody has to decide at a table now, and what the mathematics says of each way to decide it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from pitboss.cards.card import Card
from pitboss.floor.cards.count import plus
from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.views.round_acts import Act, round_acts
from pitboss.play.commands import Double, Hit, Insure, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.state import Hand, HandStatus, Origin, Round
from pitboss.terms.insurance import INSURANCE_AGAINST_ACE
from pitboss.web.shapes.odds import HandWorth, MoveWorth

Kind = Literal["hand", "surrender", "insurance"]
MOVES: Mapping[type[Any], tuple[Kind, str]] = {
    Hit: ("hand", "hit"),
    Stand: ("hand", "stand"),
    Double: ("hand", "double"),
    Split: ("hand", "split"),
    Surrender: ("surrender", "surrender"),
    Insure: ("insurance", "insure"),
    TakeEvenMoney: ("insurance", "take-even-money"),
}
FULL_SHOE = "From a full shoe without these cards; what else has been dealt is not counted."
AS_IT_LIES = "From the cards that nobody has seen yet, exactly."
Basis = Literal["chart", "cards"]
"""What a play is judged by: the full shoe, as a chart is, or the shoe as it lies."""
AS_DEALT = "A hand from a split is valued as if it had been dealt so."
HALF = "Insurance of half the wager, beside what the hand itself is worth."


class Choice(NamedTuple):
    """Something to decide about one hand: what may be done, in the words of commands."""

    kind: Kind
    box: int
    place: int
    cards: tuple[Card, ...]
    dealer: Card
    stake: int
    moves: frozenset[str]
    origin: Origin


def choices_of(game: Game, floor: Floor, player: str) -> Iterator[Choice]:
    """What a player has to decide, one choice a hand."""
    now = floor.rounds.now
    if not isinstance(now, Round) or not now.dealer:
        return
    found: dict[tuple[Kind, int], set[str]] = {}
    for act in round_acts(game, floor, player, "player"):
        if isinstance(act, Act) and type(act.command) in MOVES:
            kind, move = MOVES[type(act.command)]
            found.setdefault((kind, act.box), set()).add(move)
    for (kind, box), moves in found.items():
        place = now.turn if kind == "hand" else _first_of(now, box)
        hand = now.hands[place] if place >= 0 else None
        stake = _staked(hand, player) if hand else 0
        if hand and stake and hand.box not in now.hidden:
            yield Choice(kind, box, place, hand.cards, now.dealer[0], stake, frozenset(moves), hand.origin)


def _first_of(now: Round, box: int) -> int:
    held = (HandStatus.OPEN, HandStatus.NATURAL)
    return next((place for place, hand in enumerate(now.hands) if hand.box == box and hand.status in held), -1)


def _staked(hand: Hand, player: str) -> int:
    return sum(stake.original for stake in hand.stakes if stake.player == player)


def weighed(choice: Choice, worth: HandWorth, cite: Callable[[Any], str]) -> list[MoveWorth]:
    """Every way to decide with its value, the best first; nothing where the mathematics does not know the hand."""
    known = {each["move"]: each["value"] for each in worth["moves"]}
    rules = {each["move"]: each["rule"] for each in worth["moves"]} | {"insure": cite(INSURANCE_AGAINST_ACE)}
    values: dict[str, float] = {}
    if choice.kind == "hand":
        values = {move: known[move] for move in choice.moves if move in known}
    elif choice.kind == "surrender" and "surrender" in known and len(known) > 1:
        values = {"surrender": known["surrender"], "play-on": max(value for move, value in known.items() if move != "surrender")}
    elif choice.kind == "insurance" and "insure" in choice.moves and worth["insurance"] is not None:
        values = {"insure": worth["insurance"] / 2, "no-insurance": 0.0}
        if "take-even-money" in choice.moves and worth["even_money"] is not None:
            values["take-even-money"] = worth["even_money"]
    best = max(values.values(), default=0.0)
    order = sorted(values.items(), key=lambda each: -each[1])
    return [{"move": move, "value": value, "short": best - value, "rule": rules.get(move, "")} for move, value in order]


def shoe_before(floor: Floor, choice: Choice) -> tuple[int, ...]:
    """How many of each card the shoe held before the hand and the dealer's card came, with everything gone that the table has seen since
    the shuffle; cards that left it face down are still among those that may come."""
    cards = floor.cards
    burned = () if cards.burn_shown else tuple(card for card in cards.burned if card is not None)
    unseen = (*burned, *(() if cards.held_exposed else cards.held))
    return tuple(plus(cards.left, (*unseen, *choice.cards, choice.dealer)))


def basis_of(choice: Choice, basis: Basis) -> list[str]:
    """What the values stand on."""
    told = {"hand": AS_DEALT if choice.origin is Origin.SPLIT else "", "surrender": "", "insurance": HALF}[choice.kind]
    return [FULL_SHOE if basis == "chart" else AS_IT_LIES, *([told] if told else [])]

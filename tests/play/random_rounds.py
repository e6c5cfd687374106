"""Lawful rounds made at random, as files: somebody bets, the shoe deals, and the players do whatever the rules let them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from pitboss.cli.gaming_table import table_for
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    FindAbsent,
    Forfeit,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Press,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.roundfile import Deed
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from tests.support import own_law

SIDE_BETS: dict[str, list[tuple[str, dict[str, int]]]] = {
    "vic-blackjack": [("perfect-pairs", {}), ("magnificent-sevens", {"version": 2})],
    "vic-crown-blackjack": [("perfect-pairs", {}), ("magnificent-sevens", {"version": 1})],
    "vic-vegas-blackjack": [],
    "vic-crown-pontoon": [("pontoon-pandemonium", {"table": 3})],
    "vic-crown-21": [],
    "act-blackjack": [("perfect-pairs", {}), ("pairs-play", {})],
    "nsw-star-blackjack": [("perfect-pairs", {}), ("any-pairs", {}), ("lucky-lucky", {"paytable": 2})],
    "nsw-blackjack-challenge": [("perfect-pairs", {}), ("any-pairs", {})],
}
GAMES = tuple(SIDE_BETS)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "vic-blackjack": [{"decks": 4}, {"drawn-21-against-dealer-blackjack": "stands-off"}],
    "vic-crown-pontoon": [{"pontoon-doubled-ace": "all-one"}, {"pandemonium-stake": "kept"}],
    "act-blackjack": [{"dealer-soft-17": "hit"}, {"double-cards": "any"}, {"smallest-chip": 5}],
    "nsw-star-blackjack": [{"insurance-against-ten": True}, {"split-hands": 3, "decks": 6}],
}
NAMES = ("ann", "bob", "cat", "dan", "eve")
OPEN = (Awaits.DECISION, Awaits.INSURANCE, Awaits.SURRENDER, Awaits.WITHDRAWAL, Awaits.BUTTON)
ASKED_IN = {
    Awaits.DECISION: (Deed.HIT, Deed.STAND, Deed.STAND, Deed.DOUBLE, Deed.SPLIT, Deed.SPLIT, Deed.ABSENT),
    Awaits.INSURANCE: (Deed.INSURE, Deed.EVEN_MONEY),
    Awaits.SURRENDER: (Deed.SURRENDER,),
    Awaits.WITHDRAWAL: (Deed.FORFEIT,),
    Awaits.BUTTON: (Deed.PRESS,),
}
PLAIN: dict[Deed, Callable[[int], Command]] = {
    Deed.HIT: Hit,
    Deed.STAND: Stand,
    Deed.DOUBLE: Double,
    Deed.SPLIT: Split,
    Deed.ABSENT: FindAbsent,
}
CLOSES: dict[Awaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}


def lawful_round(seed: int) -> dict[str, Any]:
    """A round that the rules allow, with its cards and decisions, as a file would have it."""
    rng = Random(seed)
    game = rng.choice(GAMES)
    options = dict(rng.choice([{}, *OPTIONS.get(game, [])]))
    side_bets = dict(rng.sample(SIDE_BETS[game], rng.randint(0, min(1, len(SIDE_BETS[game])))))
    settings = {bet: {name: str(value) for name, value in each.items()} for bet, each in side_bets.items()}
    texts = {name: "yes" if value is True else str(value) for name, value in options.items()}
    table = _table(game, tuple(texts.items()), tuple((bet, tuple(each.items())) for bet, each in settings.items()))
    boxes = [_box(rng, number, list(side_bets)) for number in sorted(rng.sample(range(1, 6), rng.randint(1, 3)))]
    cards, decisions = _played(rng, table, boxes)
    written: dict[str, Any] = {"id": f"random-{seed}", "game": game, "boxes": boxes, "cards": cards, "decisions": decisions}
    return written | ({"options": options} if options else {}) | ({"side-bets": side_bets} if side_bets else {})


@cache
def _table(game: str, options: tuple[tuple[str, str], ...], side_bets: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]) -> Table:
    opened = table_for(own_law(game), dict(options), {bet: dict(settings) for bet, settings in side_bets})
    assert isinstance(opened, Table)
    return opened


def _box(rng: Random, number: int, side_bets: list[str]) -> dict[str, Any]:
    wagers: list[dict[str, Any]] = []
    for player in rng.sample(NAMES, rng.randint(1, 3)):
        wager: dict[str, Any] = {"player": player, "stake": rng.choice([10, 20, 25, 50, "12.50", 100])}
        if rng.random() < 0.3 and not any("seated" in other for other in wagers):  # a box has one seat
            wager["seated"] = True
        if side_bets and rng.random() < 0.6:
            wager["side"] = {side_bets[0]: rng.choice([5, 10, "2.50"])}
        wagers.append(wager)
    return {"box": number, "wagers": wagers}


def _played(rng: Random, table: Table, boxes: list[dict[str, Any]]) -> tuple[list[str], list[dict[str, Any]]]:
    pack = table.pack.cards()
    if rng.random() < 0.4:  # more pairs, naturals and sevens than a shoe would give
        pack = [card for card in pack if card.rank in "A78TJ"]
    rng.shuffle(pack)
    state, drawn, decisions = _bet(table, boxes), list[str](), list[dict[str, Any]]()
    while state.awaits is not Awaits.NOBODY:
        if state.awaits in OPEN:
            state = _decided(rng, table, state, decisions)
        else:
            card = pack.pop()
            drawn.append(str(card))
            state = step(table, state, DrawCard(card))[1]
    return drawn, decisions


def _bet(table: Table, boxes: list[dict[str, Any]]) -> Round:
    state = Round()
    wagers = [(box["box"], wager) for box in boxes for wager in box["wagers"]]
    for number, wager in wagers:
        state = step(table, state, PlaceWager(number, wager["player"], int(float(wager["stake"]) * 100), bool(wager.get("seated"))))[1]
    for number, wager in wagers:
        for bet, amount in wager.get("side", {}).items():
            state = step(table, state, PlaceSideBet(number, wager["player"], bet, int(float(amount) * 100)))[1]
    return step(table, state, CloseBetting())[1]


def _decided(rng: Random, table: Table, state: Round, decisions: list[dict[str, Any]]) -> Round:
    """One decision that the table takes; in a window nobody need decide anything."""
    if state.awaits in CLOSES and rng.random() < 0.5:
        return step(table, state, CLOSES[state.awaits])[1]
    while True:
        written, command = _choice(rng, state)
        try:
            after = step(table, state, command)[1]
        except Refused:
            if state.awaits in CLOSES and rng.random() < 0.2:
                return step(table, state, CLOSES[state.awaits])[1]
            continue
        decisions.append(written)
        return after


def _choice(rng: Random, state: Round) -> tuple[dict[str, Any], Command]:
    hand = state.hands[state.turn] if state.awaits in (Awaits.DECISION, Awaits.WITHDRAWAL) else rng.choice(state.hands)
    deed = rng.choice(ASKED_IN[state.awaits])
    if deed is Deed.ABSENT and rng.random() < 0.8:
        deed = Deed.STAND
    box, stake = hand.box, rng.choice(hand.stakes)
    written: dict[str, Any] = {"box": box, "do": deed.value}
    match deed:
        case Deed.INSURE:
            amount = rng.choice([stake.original // 2, 500, 250])
            return written | {"player": stake.player, "amount": dollars(amount)}, Insure(box, stake.player, amount)
        case Deed.EVEN_MONEY:
            return written | {"player": stake.player}, TakeEvenMoney(box, stake.player)
        case Deed.SURRENDER:
            return written, Surrender(box)
        case Deed.FORFEIT:
            return written | {"player": stake.player}, Forfeit(box, stake.player)
        case Deed.PRESS:
            (box, player), draw = state.presses[0], rng.randint(1, 50)
            return {"box": box, "do": "press", "player": player, "draw": draw}, Press(box, player, draw)
        case Deed.DOUBLE if rng.random() < 0.5:
            amounts = {each.player: each.original // rng.choice([1, 2]) for each in hand.stakes if rng.random() < 0.7}
            if amounts:
                return written | {"amounts": {name: dollars(added) for name, added in amounts.items()}}, Double(box, amounts)
            return written, Double(box)
        case Deed.SPLIT if rng.random() < 0.5:
            players = tuple(each.player for each in hand.stakes if rng.random() < 0.7)
            return (written | {"players": list(players)}, Split(box, players)) if players else (written, Split(box))
        case _:
            return written, PLAIN[deed](box)

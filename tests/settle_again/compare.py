"""The engine's settlement of a round against the second one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from pitboss.cards.card import Card
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.decide import settle_com_bo
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import WagerSettled
from tests.settle_again import com_bo
from tests.settle_again.driver import PLAYERS, STAKES, Driver
from tests.settle_again.order import out_of_order
from tests.settle_again.settle import dealer_wants, settle
from tests.settle_again.sheet import Nets, Sheet
from tests.settle_again.tables import GAMES, Laid, any_table

ROUNDS_AT_A_TABLE = 25


def differences(laid: Laid, seed: str, seen: Counter[str]) -> list[str]:
    """What the engine settles otherwise than the document, in words; what was compared is counted."""
    chance = Random(seed)
    if isinstance(laid.table, ComBoTable):
        mine, engine, faults, sheet = _com_bo(laid, chance, seen)
    else:
        driver = Driver(laid, chance)
        try:
            scribe = driver.play()
        except Exception as fault:
            fault.add_note(f"{laid.game} {laid.options} seed {seed}\n{driver.commands}")
            raise
        sheet, engine, faults = scribe.sheet, scribe.settled(), scribe.faults
        seen.update(f"{laid.game} {line}" for line in scribe.seen)
        if dealer_wants(sheet):
            faults.append(f"the dealer stops at {sheet.dealer}")
        mine = settle(sheet)
        faults += out_of_order(sheet)
    for key in sorted(mine.keys() | engine.keys()):
        if mine.get(key) != engine.get(key):
            faults.append(f"{key}: the document {mine.get(key)}, the engine {engine.get(key)}")
    if _by_player(mine) != _by_player(engine):
        faults.append(f"players: the document {_by_player(mine)}, the engine {_by_player(engine)}")
    seen["wagers"] += len(engine)
    return [*faults, f"{seed}: {sheet}"] if faults else []


def _by_player(nets: Nets) -> Counter[str]:
    found: Counter[str] = Counter()
    for (player, _, _, _), net in nets.items():
        found[player] += net
    return Counter({player: net for player, net in found.items() if net})


def _com_bo(laid: Laid, chance: Random, seen: Counter[str]) -> tuple[Nets, Nets, list[str], Sheet]:
    table = cast(ComBoTable, laid.table)
    wagers = [
        (player, bet, chance.choice(STAKES)) for player in PLAYERS for bet in chance.sample(table.bets, chance.randint(player == "ann", 6))
    ]
    few = chance.choice(("A23456789TJQK", "A23456789TJQK", "AK2", "78", "7"))
    cards: list[Card] = chance.sample([card for card in table.pack.cards() if card.rank in few], 4 if few == "7" and laid.decks == 1 else 5)
    while len(cards) < 5:
        cards.append(next(card for card in table.pack.cards() if card not in cards))
    sheet = Sheet(laid.game, laid.options, laid.decks, dealer=[str(card) for card in cards])
    settled: tuple[WagerSettled, ...] = settle_com_bo(table, [PlaceComBoWager(*wager) for wager in wagers], cards)
    seen.update(f"{laid.game} {each.bet} {each.result.value} {each.odds}" for each in settled)
    engine: Nets = {(each.player, 0, -1, each.bet): each.net for each in settled}
    return com_bo.settle(sheet, wagers, sheet.dealer), engine, [], sheet


def compare(seed: int, first: int, rounds: int) -> tuple[list[list[str]], Counter[str]]:
    """So many rounds from a table on, each with a seed of its own; the differences, and how much was compared."""
    found: list[list[str]] = []
    seen: Counter[str] = Counter()
    laid = _table(seed, first)
    for number in range(first, first + rounds):
        if number % ROUNDS_AT_A_TABLE == 0:
            laid = _table(seed, number)
        faults = differences(laid, f"{seed}/{number}", seen)
        seen["rounds"] += 1
        if faults:
            found.append([f"{laid.game} {laid.options}", *faults])
    return found, seen


def _table(seed: int, number: int) -> Laid:
    at = number // ROUNDS_AT_A_TABLE
    return any_table(Random(f"{seed}/table {at}"), GAMES[at % len(GAMES)])

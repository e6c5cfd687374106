"""Every round that a short pack can give, counted: all orders of its cards, all lawful decisions.

    .venv/bin/python -m tests.perft.count

writes the counts anew; a change in them is a change in what the engine plays, and must be explained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.cards.card import Card, card
from pitboss.law.book import Family
from pitboss.law.rules import elect
from pitboss.money.cents import dollars
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import open_com_bo
from pitboss.play.commands import AnnulRound, CloseBetting, Command, DrawCard, FindAbsent, PlaceWager
from pitboss.play.decide import step
from pitboss.play.events import Event
from pitboss.play.lawful import Lawful, lawful
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from tests.play.rounds import table
from tests.support import own_law

HERE = Path(__file__).parent
PACKS = ("AS AS 7H 7H KS KS 4D", "AS AS 7H 7H 7H KS KS KS")
COM_BO_PACK = "AS 4D 7H 7C KS KH"
"""Every card once: Com-Bo is dealt from a single deck unless the house elects eight."""
STAKE = 1000
NOT_TAKEN = (AnnulRound, FindAbsent)
"""They end a round, or take its decisions away, in any state: no tree is interesting below them."""


@dataclass
class Count:
    """What was found: states by the number of commands behind them, rounds that ended, and what they came to."""

    states: Counter[int] = field(default_factory=Counter)
    over: Counter[int] = field(default_factory=Counter)
    short: int = 0
    results: Counter[str] = field(default_factory=Counter)
    net: int = 0

    def ended(self, depth: int, log: tuple[Event, ...]) -> None:
        """Add a round that ended."""
        self.over[depth] += 1
        for event in log:
            if isinstance(event, WagerSettled):
                self.results[f"{event.bet} {event.result.value}"] += 1
                self.net += event.net

    def text(self, title: str, pack: str) -> str:
        """The counts as they are kept."""
        depths = [f"{depth:>5} {self.states[depth]:>9} {self.over[depth]:>9}" for depth in sorted(self.states)]
        results = [f"{name:<22} {count:>9}" for name, count in sorted(self.results.items())]
        total = [f"{'rounds':<22} {sum(self.over.values()):>9}", f"{'short of cards':<22} {self.short:>9}"]
        net = f"{'net of every round':<22} {dollars(self.net):>12}"
        return "\n".join([title, f"pack {pack}", "", "depth    states    ended", *depths, "", *total, *results, net]) + "\n"


def kinds(pack: tuple[Card, ...]) -> Iterator[tuple[Card, tuple[Card, ...]]]:
    """Each different card of a pack, with what is left when it has gone."""
    for one in dict.fromkeys(pack):
        place = pack.index(one)
        yield one, (*pack[:place], *pack[place + 1 :])


def count_game(at: Table, pack: str) -> Count:
    """Every round of one player on one box."""
    found, opened = Count(), Round()
    for command in (PlaceWager(1, "ann", STAKE), CloseBetting()):
        _, opened = step(at, opened, command)

    def walk(state: Round, cards: tuple[Card, ...], depth: int, log: tuple[Event, ...]) -> None:
        found.states[depth] += 1
        if state.awaits is Awaits.NOBODY:
            found.ended(depth, log)
            return
        branches = list(_branches(at, state, cards))
        if not branches:
            found.short += 1
        for command, left in branches:
            events, after = step(at, state, command)
            walk(after, left, depth + 1, (*log, *events))

    walk(opened, tuple(map(card, pack.split())), 0, ())
    return found


def _branches(at: Table, state: Round, pack: tuple[Card, ...]) -> Iterator[tuple[Command, tuple[Card, ...]]]:
    """Every card that may come, and every lawful act in its plain form."""
    for answer in lawful(at, state):
        if isinstance(answer, Lawful) and answer.counts and answer.act not in NOT_TAKEN:
            if answer.act is DrawCard:
                yield from ((DrawCard(one), left) for one, left in kinds(pack))
            elif answer.plain is not None:
                yield answer.plain, pack


def told(game: str) -> str:
    """The counts of a game, as they are kept."""
    book = LIBRARY.book(game)
    if book.family is Family.COM_BO:
        return _com_bo(game)
    at = table(game)
    return "\n".join(count_game(at, pack).text(f"{book.name}: ann has {dollars(STAKE)} on box 1", pack) for pack in PACKS)


def _com_bo(game: str) -> str:
    """Com-Bo decides nothing after betting: the tree is that of the cards."""
    at = open_com_bo(elect(own_law(game), {}))
    found, opened = Count(), ComBoRound()
    for bet in at.bets:
        _, opened = step_com_bo(at, opened, PlaceComBoWager("ann", bet, STAKE))
    _, opened = step_com_bo(at, opened, CloseBetting())

    def walk(state: ComBoRound, pack: tuple[Card, ...], depth: int) -> None:
        found.states[depth] += 1
        if len(state.cards) == at.cards:
            events, _ = step_com_bo(at, state, KeyResult(state.cards))
            found.ended(depth, tuple(event for event in events if isinstance(event, WagerSettled)))
            return
        for one, left in kinds(pack):
            walk(step_com_bo(at, state, DrawCard(one))[1], left, depth + 1)

    walk(opened, tuple(map(card, COM_BO_PACK.split())), 0)
    return found.text(f"{LIBRARY.book(game).name}: ann has {dollars(STAKE)} on every bet", COM_BO_PACK)


def main() -> None:
    """Write the counts of every game."""
    for game in LIBRARY.games:
        (HERE / f"{game.id}.txt").write_text(told(game.id), encoding="utf-8")


if __name__ == "__main__":
    main()

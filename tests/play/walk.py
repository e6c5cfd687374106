"""A random round: wagers, cards and decisions drawn by chance from what is lawful, until nothing is left to do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pitboss.cards.card import RANKS, Card
from pitboss.money.ledger import HOUSE, balanced, balances
from pitboss.play.commands import (
    Annulment,
    AnnulRound,
    Command,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    GoOffAlone,
    Insure,
    PlaceSideBet,
    PlaceWager,
    Press,
    Split,
    Surrender,
)
from pitboss.play.decide import step
from pitboss.play.events import Event, WagerSettled
from pitboss.play.evolve import replay
from pitboss.play.lawful import Forbidden, Lawful, lawful
from pitboss.play.postings import account_of, postings
from pitboss.play.settled import Result
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from tests.play.agreement import agree_here

PLAYERS = ("ann", "bob", "cyd")
MOST_STEPS = 300
SELDOM = {FindAbsent: 0.1, FailButton: 0.2, GoOffAlone: 0.1, AnnulRound: 0.01}
"""Acts that end much of what there is to see, and how often they are taken when they come up."""


@dataclass
class Walk:
    """A round in the making."""

    table: Table
    chance: random.Random
    state: Round = field(default_factory=Round)
    log: list[Event] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    shoe: list[Card] = field(default_factory=list)
    agreeing: float = 1.0
    """In how many of the states the agreement of `lawful` and `decide` is looked at."""

    def play(self) -> None:
        """Play a whole round and see that it ends, and that everything adds up."""
        self._fill_shoe()
        self._bet()
        for _ in range(MOST_STEPS):
            if self.state.awaits is Awaits.NOBODY:
                break
            self._act()
            self._cards_add_up()
        assert self.state.awaits is Awaits.NOBODY, f"after {MOST_STEPS} steps the round awaits {self.state.awaits}"
        self._answers()
        self._adds_up()
        if not self.state.annulled and self.chance.random() < 0.2:
            self._do(AnnulRound(self.chance.choice(list(Annulment))))
            self._answers()
            self._adds_up()

    def _do(self, command: Command) -> None:
        events, self.state = step(self.table, self.state, command)
        assert events, f"{command} caused nothing"
        self.log.extend(events)
        if isinstance(command, DrawCard):
            self.drawn.append(command.card)

    def _fill_shoe(self) -> None:
        """Few ranks make many pairs, naturals and sevens; the rest of the pack comes behind them."""
        ranks = self.chance.sample(RANKS, self.chance.randint(1, 5)) + self.chance.sample(["A", "7", "8", "K"], 2)
        pack = self.table.pack.cards()
        self.chance.shuffle(pack)
        self.shoe = [card for card in pack if card.rank not in ranks] + [card for card in pack if card.rank in ranks]

    def _is_taken(self, number: int) -> bool:
        """Whether somebody is seated at a box: it has one seat."""
        return any(bettor.seated for box in self.state.boxes if box.number == number for bettor in box.bettors)

    def _bet(self) -> None:
        """One to three boxes with one to three bettors each, and side bets."""
        self._answers()
        for box in self.chance.sample(range(1, min(self.table.boxes, 5) + 1), self.chance.randint(1, 3)):
            for player in self.chance.sample(PLAYERS, self.chance.randint(1, min(3, self.table.bettors_per_box))):
                stake = self.chance.choice([500, 1000, 1500, 2000, 2500, 777])
                self._do(PlaceWager(box, player, stake, seated=self.chance.random() < 0.5 and not self._is_taken(box)))
        for _ in range(self.chance.randint(0, 4) if self.table.side_bets else 0):
            open_now = [each for each in self._answers() if isinstance(each, Lawful) and each.act is PlaceSideBet]
            if open_now:
                self._take(self.chance.choice(open_now))
        self._answers()

    def _answers(self) -> Sequence[Lawful | Forbidden]:
        if self.chance.random() < self.agreeing:
            return agree_here(self.table, self.state, self.chance, PLAYERS)
        return lawful(self.table, self.state)

    def _act(self) -> None:
        """Take one of the lawful acts."""
        open_now = [each for each in self._answers() if isinstance(each, Lawful) and each.act not in (PlaceWager, PlaceSideBet)]
        assert any(each.counts and each.act is not AnnulRound for each in open_now), f"nothing is lawful: {self.state}"
        usual = [each for each in open_now if (each.counts and each.act not in SELDOM) or self.chance.random() < SELDOM.get(each.act, 0.05)]
        self._take(self.chance.choice(usual or [each for each in open_now if each.counts and each.act is not AnnulRound]))

    def _take(self, answer: Lawful) -> None:
        self._do(self._written(answer))

    def _written(self, answer: Lawful) -> Command:
        """A lawful act with the blanks filled in by chance."""
        chance, box = self.chance, answer.box
        amounts = {each.player: self._amount(each) for each in answer.amounts}
        who = [player for player in answer.players or PLAYERS if player not in answer.barred] or ["dee"]
        some = tuple(player for player in answer.players or () if player in answer.must or chance.random() < 0.6)
        if answer.act is DrawCard:
            return DrawCard(self.shoe.pop())
        if answer.act is PlaceSideBet:
            return PlaceSideBet(box, chance.choice(who), answer.bet, chance.choice([100, 500, 333]))
        if answer.act is Insure:
            return Insure(box, answer.amounts[0].player, amounts[answer.amounts[0].player], answer.owner)
        if answer.act is Double and chance.random() < 0.7:
            return Double(box, {player: amounts[player] for player in some})
        if answer.act is Split:
            return Split(box, some)
        if answer.act is Surrender:
            return Surrender(box, some)
        if answer.act is Press:
            return Press(box, (answer.players or ("dee",))[0], chance.randint(1, answer.draws), chance.choice(["", "dee"]))
        if answer.act is GoOffAlone:
            return GoOffAlone(chance.randint(1, answer.draws))
        if answer.act is AnnulRound:
            return AnnulRound(answer.cause or Annulment.VOID, some[:1])
        assert answer.plain is not None, f"{answer} has no plain form"
        return answer.plain

    def _amount(self, bound: Any) -> int:
        most = bound.most if bound.most is not None else 2000
        steps = (most - bound.least) // bound.step
        return int(bound.least + bound.step * self.chance.choice([0, steps, self.chance.randint(0, steps)]))

    def _cards_add_up(self) -> None:
        on_table = [card for hand in self.state.hands for card in hand.cards] + list(self.state.dealer)
        assert Counter(on_table) == Counter(self.drawn), "every card drawn lies in exactly one hand"
        assert all(hand.hard == sum(card.pips for card in hand.cards) for hand in self.state.hands), "every hand is counted"

    def _adds_up(self) -> None:
        """The log replays, the ledger balances, nothing is left on the layout, and nobody lost more than was staked."""
        assert replay(self.log) == self.state, "a replayed log leads to the same state"
        moved = [postings(event) for event in self.log]
        assert all(balanced(each) for each in moved), "every event's postings sum to zero"
        held = balances(posting for each in moved for posting in each)
        settled = [event for event in self.log if isinstance(event, WagerSettled)]
        nets = {player: sum(each.net for each in settled if each.player == player) for player in PLAYERS}
        accounts = {account_of(player): net for player, net in nets.items()} | {HOUSE: -sum(nets.values())}
        accounts = {account: amount for account, amount in accounts.items() if amount}
        assert held == accounts, "the layout is empty and the ledger holds the nets"
        assert all(each.net >= -each.stake for each in settled if each.result is not Result.VOID), "nobody loses more than the stake"
        assert all(each.rules and all(each.rules) for each in settled), "every settlement has its rules"
        assert all(not stake.open for hand in self.state.hands for stake in hand.stakes), "every wager is decided"
        assert all(not side.open for box in self.state.boxes for side in box.side), "every side bet is decided"
        assert all(not each.open for each in self.state.insurance), "every insurance wager is decided"
        assert all(event.rule for event in self.log), f"an event without its rule: {[event for event in self.log if not event.rule]}"

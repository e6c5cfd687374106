"""A round on its way: the agent's commands and the shoe's cards go to the engine, and everything that happened is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pitboss.cards.card import Card
from pitboss.env.acts import BOX, PLAYER
from pitboss.env.shoe import SeededShoe
from pitboss.money.cents import dollars
from pitboss.play.adjudicate import Told
from pitboss.play.commands import Command, Double, DrawCard, Forfeit, Hit, Insure, Press, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.decide import step
from pitboss.play.settled import WagerSettled
from pitboss.play.side_bet_lines import prizes
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table

CARD_DUE = frozenset({Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER})
WORDS: dict[type[Command], str] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
    Insure: "insure",
    TakeEvenMoney: "even-money",
    Forfeit: "forfeit",
    Press: "press",
}
"""What a round file calls a decision; what is not here is declined by silence."""


@dataclass(slots=True)
class Course:
    """One round of one agent; `decisions` are as a round file writes them, `cards` in the order they came."""

    table: Table
    shoe: SeededShoe
    state: Round = field(default_factory=Round)
    told: list[Told] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    decisions: list[dict[str, Any]] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether every wager is decided."""
        return self.state.awaits is Awaits.NOBODY

    @property
    def settled(self) -> tuple[WagerSettled, ...]:
        """The wagers decided so far."""
        return self.state.settlements

    @property
    def net(self) -> int:
        """What the agent has gained or lost, in cents."""
        return sum(each.net for each in self.state.settlements)

    def act(self, commands: tuple[Command, ...], chance: np.random.Generator) -> None:
        """Do what the agent asks, and go on until it is asked again or the round is over."""
        for command in commands:
            self._do(command)
        while True:
            if self.state.awaits in CARD_DUE:
                card = self.shoe.draw(chance, self.cards)
                self.cards.append(card)
                self._do(DrawCard(card))
            elif self.state.awaits is Awaits.BUTTON:
                self._do(Press(BOX, PLAYER, int(chance.integers(1, self._possibilities + 1))))
            else:
                return

    @property
    def _possibilities(self) -> int:
        return sum(line.possibilities for _, line in prizes(self.table.side_bets[PANDEMONIUM]))

    def _do(self, command: Command) -> None:
        events, self.state = step(self.table, self.state, command)
        self.told += [Told(event, self.state) for event in events]
        word = WORDS.get(type(command))
        if word:
            self.decisions.append({"box": BOX, "do": word} | _details(command))


def _details(command: Command) -> dict[str, Any]:
    match command:
        case Insure():
            return {"player": PLAYER, "amount": dollars(command.amount)}
        case TakeEvenMoney() | Forfeit():
            return {"player": PLAYER}
        case Press():
            return {"player": PLAYER, "draw": command.draw}
        case _:
            return {}

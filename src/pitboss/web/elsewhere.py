"""A round under another book: the same cards and commands, what has no place there left out, up to where the two books part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pitboss.cards.card import Card
from pitboss.floor.cards.events import CardBurned, CardMoved, CardsShuffled, RackLoaded, ShoeReshuffled
from pitboss.floor.rounds.asked import Asked, asked_in
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import CARD_AWAITED, WHILE_A_CARD_IS_DUE, cards_in
from pitboss.house.messages.words import kebab
from pitboss.house.service.recollection import Remembered
from pitboss.law.refusal import Refused
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
    PlaceWager,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table

DECISIONS = (Hit, Stand, Double, Split, FindAbsent)
ESSENTIAL = (*DECISIONS, PlaceWager, CloseBetting, DrawCard, CloseInsurance, CloseSurrender, KeepDoubles)
"""What a round cannot do without: anything else that is refused is left out, and the round goes on."""
WINDOWS: Mapping[Awaits, tuple[Command, tuple[type[Any], ...]]] = {
    Awaits.INSURANCE: (CloseInsurance(), (Insure, TakeEvenMoney, CloseInsurance)),
    Awaits.SURRENDER: (CloseSurrender(), (Surrender, CloseSurrender)),
    Awaits.WITHDRAWAL: (KeepDoubles(), (Forfeit, KeepDoubles)),
}
"""What ends an offer, and what may be asked while it stands."""
CLOSERS = (CloseInsurance, CloseSurrender, KeepDoubles)
LOOSE = (CardsShuffled, ShoeReshuffled, RackLoaded, CardMoved, CardBurned, RoundRebuilt)
"""After these the next card dealt is not the next card of the shoe."""


class LeftOut(NamedTuple):
    """Something asked here that has no place there."""

    asked: str
    why: str
    rule: str


class Parting(NamedTuple):
    """Where the books part."""

    why: str
    rule: str


class Under(NamedTuple):
    """A round under another book as far as it can be told."""

    log: tuple[Any, ...]
    round: Round
    left_out: tuple[LeftOut, ...]
    parting: Parting | None


def following_cards(log: Sequence[Any], later: Iterable[Remembered]) -> list[Card]:
    """The cards of a round and those that came after it out of the same shoe, as far as rounds that are over have shown them."""
    found = list(cards_in(log))
    for entry in later:
        if isinstance(entry.event, LOOSE):
            break
        if isinstance(entry.event, CardDealt):
            found.append(entry.event.card)
    return found


def play_under(here: Table, there: Table, log: Sequence[Any], cards: Iterable[Card]) -> Under:
    """Play the commands of a round by the rules of another table."""
    return _Elsewhere(there, [each for each in asked_in(here, log) if each.command is not None], list(cards)).played()


class _Elsewhere:
    """A round on its way through another table's rules."""

    def __init__(self, there: Table, asked: list[Asked], cards: list[Card]) -> None:
        self.there, self.asked, self.cards = there, asked, cards
        self.now, self.log, self.left_out = Round(), list[Any](), list[LeftOut]()
        self.parting: Parting | None = None

    def played(self) -> Under:
        """Go on until the round is over or the books part."""
        while self.now.awaits is not Awaits.NOBODY and self.parting is None:
            self._go_on()
        return Under(tuple(self.log), self.now, tuple(self.left_out), self.parting)

    def _go_on(self) -> None:
        now, due = self.now, self.asked[0].command if self.asked else None
        if now.awaits in CARD_AWAITED and not (isinstance(due, WHILE_A_CARD_IS_DUE) and self.asked[0].dealt <= now.dealt):
            self._draw()
        elif now.awaits in WINDOWS and not isinstance(due, WINDOWS[now.awaits][1]):
            self._do(WINDOWS[now.awaits][0])
        elif due is None:
            self.parting = _undecided(now)
        else:
            self.asked.pop(0)
            self._ask(due)

    def _draw(self) -> None:
        if self.cards:
            self._do(DrawCard(self.cards.pop(0)))
        else:
            short = "There, more cards are drawn than have come out of the shoe since: how it ends cannot be told yet."
            self.parting = Parting(short, "")

    def _ask(self, due: Command) -> None:
        """What was asked here, asked there."""
        now = self.now
        if isinstance(due, CLOSERS) and now.awaits not in WINDOWS:
            return  # nothing was offered there that could end
        if now.awaits is Awaits.DECISION and isinstance(due, DECISIONS) and due.box != now.hands[now.turn].box:
            self.left_out.append(LeftOut(_said(due), "There, that box has nothing left to decide.", ""))
            return
        self._do(due)

    def _do(self, command: Command) -> None:
        try:
            events, self.now = step(self.there, self.now, command)
        except Refused as fault:
            if isinstance(command, ESSENTIAL):
                self.parting = Parting(f"{_said(command).capitalize()}: {fault.sentence}", fault.rule)
            else:
                self.left_out.append(LeftOut(_said(command), fault.sentence, fault.rule))
        else:
            self.log += events


def _undecided(now: Round) -> Parting:
    if now.awaits is Awaits.DECISION:
        return Parting(f"There, box {now.hands[now.turn].box} still has a decision to make, which nobody was asked for here.", "")
    return Parting(f"There, the round still waits for {now.awaits.value}, which nobody gave here.", "")


def _said(command: Command) -> str:
    """A command in a few words: `double on box 3`."""
    words = kebab(type(command).__name__).replace("-", " ")
    box = getattr(command, "box", 0)
    return f"{words} on box {box}" if box else words

"""Rounds at random on the engine: wagers, cards and decisions by chance, and a sheet of what happened for the second settlement."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import cast

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.law.refusal import Refused
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import Event
from pitboss.play.state import Awaits, Hand, Round
from pitboss.play.table import Table
from tests.settle_again.scribe import Scribe
from tests.settle_again.tables import Laid
from tests.settle_again.victoria_side_bets import PRIZES

PLAYERS = ("ann", "bob", "cat", "dan")
STAKES = (100, 150, 199, 200, 500, 1_000, 1_500, 2_000, 2_450, 2_499, 2_500, 5_000, 777, 1_025)
SIDE_STAKES = (100, 250, 500, 333, 1_000)
FEW = ("7", "7", "7A", "78", "678", "A23", "A2", "TJQKA", "AKQ", "8A", "9TA", "56A", "TJQK6", "AKT7")
"""Ranks that make what a shoe seldom gives: sevens, naturals, long hands, splits."""
CLOSING: dict[Awaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}


@dataclass
class Driver:
    """One round on the engine."""

    laid: Laid
    chance: Random
    state: Round = field(default_factory=Round)
    shoe: list[Card] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = cast(Table, self.laid.table)
        self.scribe = Scribe(self.laid)

    def play(self) -> Scribe:
        """A whole round."""
        self._fill_shoe()
        self._bet()
        while self.state.awaits is not Awaits.NOBODY:
            self._go_on()
        return self.scribe

    def _do(self, command: Command) -> tuple[Event, ...]:
        events, after = step(self.table, self.state, command)
        self.state = after
        self.commands.append(command)
        self.scribe.note(command, events, after)
        return events

    def _try(self, command: Command) -> bool:
        try:
            self._do(command)
        except Refused:
            return False
        return True

    def _fill_shoe(self) -> None:
        """Cards of any kind, and more often than not some of few ranks before them; not held to how many a pack has."""
        chance = self.chance
        self.shoe = chance.choices(cards_of(self.table, RANKS, SUITS), k=60)
        if chance.random() < 0.6:
            few = cards_of(self.table, chance.choice(FEW), chance.choice((SUITS, SUITS, "S", "SH")))
            self.shoe += chance.choices(few, k=chance.randint(4, 24))

    def _bet(self) -> None:
        chance = self.chance
        numbers = chance.sample(range(1, self.table.boxes + 1), chance.choice((1, 1, 2, 2, 3, 4)))
        for number in numbers:
            players = chance.sample(PLAYERS, chance.choice((1, 2, 2, 3)))
            seated = chance.choice(players) if chance.random() < 0.3 else ""
            for player in players:
                self._do(PlaceWager(number, player, chance.choice(STAKES), seated=player == seated))
        for bet in self.table.side_bets:
            for number in numbers:
                for player in chance.sample(PLAYERS, chance.randint(0, 3)):
                    self._try(PlaceSideBet(number, player, bet, chance.choice(SIDE_STAKES)))
        if chance.random() < 0.3:  # the dealer shows what insurance, surrender or a Super Bonus takes
            self.shoe[-1 - len(numbers)] = chance.choice(cards_of(self.table, chance.choice("AAAK7"), SUITS))
        self._do(CloseBetting(chance.choice((0, 0, 0, chance.choice(numbers)))))

    def _go_on(self) -> None:
        awaits, chance = self.state.awaits, self.chance
        if awaits in (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER):
            if awaits is Awaits.CARD_FOR_DEALER and chance.random() < 0.05 and self._forfeit():
                return
            self._do(DrawCard(self.shoe.pop()))
        elif awaits is Awaits.BUTTON:
            self._press()
        elif awaits is Awaits.DECISION:
            self._decide()
        else:
            self._in_window(awaits)

    def _in_window(self, awaits: Awaits) -> None:
        """Insurance, surrender or the withdrawal of a double: some want it, most do not, and then the dealer goes on."""
        chance = self.chance
        for hand in self.state.hands:
            for stake in hand.stakes:
                if self.state.awaits is not awaits:
                    return
                if awaits is Awaits.INSURANCE and chance.random() < 0.6:
                    self._insure(hand, stake.player, stake.original)
                elif awaits is Awaits.SURRENDER and chance.random() < 0.4:
                    players = tuple(each.player for each in hand.stakes if chance.random() < 0.6)
                    self._try(Surrender(hand.box, players))
                elif awaits is Awaits.WITHDRAWAL and chance.random() < 0.2:
                    self._try(Forfeit(hand.box, stake.player))
        if self.state.awaits is awaits:
            self._do(CLOSING[awaits])

    def _insure(self, hand: Hand, owner: str, wager: int) -> None:
        chance = self.chance
        if chance.random() < 0.3:
            self._try(TakeEvenMoney(hand.box, owner))
        player = owner if chance.random() < 0.6 else chance.choice(PLAYERS)
        amount = chance.choice((wager // 2, wager // 4, 100, 250, 25))
        self._try(Insure(hand.box, player, amount, owner) if player != owner else Insure(hand.box, player, amount))
        if chance.random() < 0.2:
            self._try(TakeEvenMoney(hand.box, owner))

    def _press(self) -> None:
        chance, (box, player) = self.chance, self.state.presses[0]
        prizes = PRIZES[self.laid.options.get("table", "1")]
        edge = chance.randint(1, len(prizes))
        most = sum(many for many, _ in prizes)
        draw = min(max(sum(many for many, _ in prizes[:edge]) + chance.randint(-1, 1), 1), most)
        match chance.random():
            case under if under < 0.06:
                self._try(FailButton())
            case under if under < 0.12:
                self._try(GoOffAlone(draw))
            case under if under < 0.2:
                self._try(Press(box, chance.choice((*PLAYERS, "eve")), draw))
            case under if under < 0.3:
                self._try(Press(box, player, draw, "eve"))
            case under if under < 0.5:
                self._try(KeepDraw(box, player))
            case _:
                self._do(Press(box, player, draw))

    def _decide(self) -> None:
        chance, hand = self.chance, self.state.hands[self.state.turn]
        if chance.random() < 0.03 and self._forfeit():
            return
        for _ in range(4):
            if self._try(self._decision(hand)):
                return
        for command in (Hit(hand.box), Stand(hand.box)):
            if self._try(command):
                return
        raise AssertionError(f"no decision is taken: {self.state}")

    def _decision(self, hand: Hand) -> Command:
        chance, box = self.chance, hand.box
        some = tuple(stake.player for stake in hand.stakes if chance.random() < 0.7)
        equal = len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips
        if equal and chance.random() < 0.7:
            return Split(box, some)
        match chance.random():
            case under if under < 0.35:
                return Double(box, {stake.player: self._added(stake.original) for stake in hand.stakes if stake.player in some})
            case under if under < 0.38:
                return FindAbsent(box)
            case _:
                return Stand(box) if chance.random() < (hand.total - 8) / 12 else Hit(box)

    def _added(self, wager: int) -> int:
        return self.chance.choice((wager, wager, self.chance.randint(1, wager), max(wager // 2, 1)))

    def _forfeit(self) -> bool:
        """A double taken back late, while other hands are played or the dealer is about to draw."""
        hand = self.chance.choice(self.state.hands)
        return self._try(Forfeit(hand.box, self.chance.choice(hand.stakes).player))


_packs: dict[tuple[tuple[str, ...], str, str], list[Card]] = {}


def cards_of(table: Table, ranks: str, suits: str) -> list[Card]:
    """The cards of those ranks and suits that the table's pack has."""
    key = (tuple(table.pack.removed), ranks, suits)
    if key not in _packs:
        _packs[key] = [each for each in CARDS.values() if each.rank in ranks and each.suit in suits and each.rank not in key[0]]
    return _packs[key]

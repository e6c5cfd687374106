"""Who writes the sheet of a round, from what was asked and where cards went, and keeps beside it what the engine made of each wager."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pitboss.play.commands import Command, Insure, PlaceSideBet, PlaceWager, TakeEvenMoney
from pitboss.play.events import (
    BettingClosed,
    ButtonPressed,
    CardDealt,
    Event,
    HandSplit,
    HandSurrendered,
    StakeDoubled,
    WagerSettled,
)
from pitboss.play.settled import Result, Stage
from pitboss.play.state import Round
from tests.settle_again.betting import caller, may_follow
from tests.settle_again.settle import dealer_wants, has_even_money
from tests.settle_again.sheet import Box, Chips, Decided, Hand, Insured, Nets, Sheet
from tests.settle_again.tables import Laid


@dataclass
class Scribe:
    """The sheet in the making; `engine` is what the engine settled, `faults` what it did otherwise than the document besides."""

    laid: Laid
    order: list[tuple[int, Hand]] = field(default_factory=list)
    engine: Nets = field(default_factory=dict)
    unplaced: list[tuple[Hand, WagerSettled]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sheet = Sheet(self.laid.game, self.laid.options, self.laid.decks, naturals_deferred=self.laid.deferred)

    def note(self, command: Command, events: Iterable[Event], after: Round) -> None:
        """Write down one command and what came of it."""
        match command:
            case PlaceWager():
                box = self.sheet.boxes.setdefault(command.box, Box())
                box.wagers[command.player] = command.amount
                box.seated = command.player if command.seated else box.seated
            case PlaceSideBet():
                self.sheet.boxes[command.box].side_bets.append((command.player, command.bet, command.amount))
            case Insure():
                later = has_even_money(self.sheet, command.player, command.box)
                self.sheet.insurance.append(Insured(command.player, command.box, command.owner or command.player, command.amount, later))
            case TakeEvenMoney():
                self.sheet.boxes[command.box].hands[0].chips[command.player].even_money = True
            case _:
                pass
        for event in events:
            self._event(event, after)

    def _event(self, event: Event, after: Round) -> None:
        match event:
            case BettingClosed():
                self._begin(event, after)
            case CardDealt(hand=-1):
                if self.sheet.dealer and not dealer_wants(self.sheet):
                    self.faults.append(f"the dealer draws to {self.sheet.dealer}")
                self.sheet.dealer.append(str(event.card))
                self.sheet.cards += 1
                self.sheet.dealer_came.append(self.sheet.cards)
            case CardDealt():
                number, hand = self.order[event.hand]
                hand.cards.append(str(event.card))
                self.sheet.cards += 1
                hand.last = self.sheet.cards
                self.sheet.boxes[number].dealt.append(str(event.card))
                self.sheet.boxes[number].came.append(self.sheet.cards)
            case HandSplit():
                self._split(event)
            case StakeDoubled():
                self._doubled(event)
            case HandSurrendered():
                self.sheet.decided_before_surrender = min(self.sheet.decided_before_surrender, len(self.sheet.decided))
                for player in event.players:
                    self.order[event.hand][1].chips[player].surrendered = True
            case ButtonPressed():
                self.sheet.draws[event.box, event.player] = event.draw
            case WagerSettled():
                self._settled(event)
            case _:
                pass

    def _begin(self, event: BettingClosed, after: Round) -> None:
        """Betting is over, and each box has its caller."""
        self.order = [(hand.box, self.sheet.boxes[hand.box].hands[0]) for hand in after.hands]
        called = dict(event.callers)
        for number, box in self.sheet.boxes.items():
            box.caller = caller(self.sheet, box)
            if called[number] != box.caller:
                self.faults.append(f"{called[number]} calls box {number}, not {box.caller}")
            box.hands[0].chips = {player: Chips(wager) for player, wager in box.wagers.items()}

    def _doubled(self, event: StakeDoubled) -> None:
        _, hand = self.order[event.hand]
        hand.doubled = True
        for player, added in event.amounts:
            hand.chips[player].added = added

    def _split(self, event: HandSplit) -> None:
        number, hand = self.order[event.hand]
        box = self.sheet.boxes[number]
        if not may_follow(self.sheet, box, event.players):
            self.faults.append(f"{event.players} split box {number}, of whom {box.let_pass} let a split pass")
        box.let_pass |= hand.chips.keys() - set(event.players)
        second = Hand([hand.cards.pop()], {player: Chips(hand.chips[player].wager) for player in event.players}, from_split=True)
        hand.from_split = True
        hands = box.hands
        hands.insert(next(place for place, each in enumerate(hands) if each is hand) + 1, second)
        self.order.insert(event.hand + 1, (number, second))

    def _settled(self, event: WagerSettled) -> None:
        self.seen.append(f"{event.bet} {event.result.value} {event.odds}")
        on = self.order[event.hand][1] if event.hand >= 0 else None
        final, void = event.stage is Stage.FINAL, event.result is Result.VOID
        self.sheet.decided.append(Decided(event.player, event.box, on, event.bet, event.net, self.sheet.cards, final, void))
        if event.hand < 0:
            key = (event.player, event.box, -1, event.bet)
            self.engine[key] = self.engine.get(key, 0) + event.net
            return
        hand = self.order[event.hand][1]
        self.unplaced.append((hand, event))
        if event.result is Result.FORFEIT:
            hand.chips[event.player].forfeited = True

    def settled(self) -> Nets:
        """What the engine made of each wager, by the place of its hand on the box when the round was over."""
        nets = dict(self.engine)
        for hand, event in self.unplaced:
            hands = self.sheet.boxes[event.box].hands
            place = next(place for place, each in enumerate(hands) if each is hand)
            key = (event.player, event.box, place, event.bet)
            nets[key] = nets.get(key, 0) + event.net
        return nets

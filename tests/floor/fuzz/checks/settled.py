"""A round whose cards are taken up has come to what its document says of the cards as they lay, however often it was put right.

The settlement is that of `tests/settle_again`, written from the documents a second time; here it reads the log of a round as it stands at
the end, after accidents, reconstructions and wagers touched. Left alone are rounds in which somebody's wager was void or returned, and
those whose opening cards came otherwise than dealt (9.6, 9.7(a)), which no sheet tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.events import (
    BettingClosed,
    ButtonFailed,
    ButtonPressed,
    CardDealt,
    ExcessReturned,
    HandSplit,
    HandSurrendered,
    InsurancePlaced,
    RoundAnnulled,
    SideBetPlaced,
    StakeDoubled,
    WagerPlaced,
)
from pitboss.play.settled import Result, WagerSettled
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step
from tests.settle_again.settle import dealer_wants, has_even_money, returned, settle
from tests.settle_again.sheet import Box, Chips, Hand, Insured, Nets, Sheet

RULE = "VIC-2003-01 5.6 and 8, ACT-2018-01 13, NSW-STAR-BJ 15, NSW-BJ-CHALLENGE 15"
UNTOLD = ("BoxWithOneCard", "DealerWithoutCard", "MissedBurn")
"""After these a round has cards that came otherwise than a sheet can tell."""


def settled_again(scene: Scene, step: Step) -> None:
    """Every net of the round that was taken up is what the document gives."""
    accident = getattr(step.request.do, "accident", None)
    if accident is not None and type(accident).__name__ in UNTOLD:
        scene.memory["untold"] = step.after.rounds.number
    taken = next((event for event in step.events if isinstance(event, CardsTakenUp)), None)
    if taken is None or scene.furniture.book == "vic-crown-com-bo" or scene.memory.get("untold") == taken.number:
        return
    reader = Reader(scene)
    if not reader.read(step.before.rounds.log):
        return
    sheet, engine, mine = reader.sheet, reader.nets(), settle(reader.sheet)
    wrong = [
        f"{key}: {mine.get(key)} by the document, {engine.get(key)} paid"
        for key in sorted(mine.keys() | engine.keys())
        if mine.get(key) != engine.get(key)
    ]
    require(not wrong, "settlement", RULE, lambda: f"{'; '.join(wrong)}; {sheet}")
    require(not dealer_wants(sheet), "dealer-stops", RULE, lambda: f"the dealer stops at {sheet.dealer}; {sheet}")


class Reader:
    """A log read into a sheet."""

    def __init__(self, scene: Scene) -> None:
        elected = {name: value.removeprefix("$") for name, value in scene.furniture.elections}
        self.sheet = Sheet(scene.furniture.book, elected, scene.game.table.pack.decks)
        self.order: list[tuple[int, Hand]] = []
        self.engine: list[tuple[Hand | None, WagerSettled]] = []
        self.void_insurance: list[tuple[str, int]] = []

    def read(self, log: Iterable[Any]) -> bool:
        """Whether the whole log could be read: no wager of it was declared void, but for insurance that even money sent back."""
        return all(self._event(event) for event in log) and not self._declared_void()

    def _declared_void(self) -> bool:
        void = [each for each in self.sheet.insurance if (each.player, each.box) in self.void_insurance]
        return not all(each.later or returned(self.sheet, each) for each in void)

    def _event(self, event: Any) -> bool:  # noqa: PLR0912 (a case an event)
        sheet = self.sheet
        match event:
            case WagerPlaced():
                box = sheet.boxes.setdefault(event.box, Box())
                box.wagers[event.player] = event.amount
                box.seated = event.player if event.seated else box.seated
            case SideBetPlaced():
                sheet.boxes[event.box].side_bets.append((event.player, event.bet, event.amount))
            case ExcessReturned():
                return self._excess(event)
            case BettingClosed():
                self._begin()
            case CardDealt(hand=-1):
                sheet.dealer.append(str(event.card))
            case CardDealt():
                number, hand = self.order[event.hand]
                hand.cards.append(str(event.card))
                sheet.boxes[number].dealt.append(str(event.card))
            case InsurancePlaced():
                later = has_even_money(sheet, event.player, event.box)
                sheet.insurance.append(Insured(event.player, event.box, event.owner or event.player, event.amount, later))
            case StakeDoubled():
                self._doubled(event)
            case HandSplit():
                self._split(event)
            case HandSurrendered():
                for player in event.players:
                    self.order[event.hand][1].chips[player].surrendered = True
            case ButtonPressed():
                sheet.draws[event.box, event.player] = event.draw
            case WagerSettled():
                return self._settled(event)
            case RoundAnnulled() | ButtonFailed():
                return False
            case _:
                pass
        return True

    def _begin(self) -> None:
        """Wagers may still be laid after the call: the hands are those of the boxes when the first card comes."""
        self.order = [(number, box.hands[0]) for number, box in sorted(self.sheet.boxes.items())]
        for box in self.sheet.boxes.values():
            box.hands[0].chips = {player: Chips(wager) for player, wager in box.wagers.items()}

    def _excess(self, event: ExcessReturned) -> bool:
        box, bet = self.sheet.boxes[event.box], getattr(event, "bet", "main")
        if bet != "main":
            box.side_bets = [(p, b, c - event.amount if (p, b) == (event.player, bet) else c) for p, b, c in box.side_bets]
            return True
        box.wagers[event.player] -= event.amount
        if self.order:
            self._begin()
        return box.wagers[event.player] > 0

    def _doubled(self, event: StakeDoubled) -> None:
        hand = self.order[event.hand][1]
        hand.doubled = True
        for player, added in event.amounts:
            hand.chips[player].added = added

    def _split(self, event: HandSplit) -> None:
        number, hand = self.order[event.hand]
        hands = self.sheet.boxes[number].hands
        second = Hand([hand.cards.pop()], {player: Chips(hand.chips[player].wager) for player in event.players}, from_split=True)
        hand.from_split = True
        hands.insert(next(place for place, each in enumerate(hands) if each is hand) + 1, second)
        self.order.insert(event.hand + 1, (number, second))

    def _settled(self, event: WagerSettled) -> bool:
        if event.result is Result.VOID:
            if event.bet != "insurance":
                return False
            self.void_insurance.append((event.player, event.box))
        hand = self.order[event.hand][1] if event.hand >= 0 else None
        if hand is not None and event.bet == "main":
            chips = hand.chips[event.player]
            chips.forfeited = chips.forfeited or event.result is Result.FORFEIT
            evens = event.odds == "1:1" and len(hand.cards) == 2 and not hand.from_split and not hand.doubled
            if evens and event.result is Result.WIN and len(self.sheet.dealer) == 1 and self.sheet.dealer[0][0] == "A":
                chips.even_money = True
        self.engine.append((hand, event))
        return True

    def nets(self) -> Nets:
        """What the table made of each wager, by the place of its hand on the box."""
        nets: Nets = {}
        for hand, event in self.engine:
            hands = self.sheet.boxes[event.box].hands
            place = -1 if hand is None else next(place for place, each in enumerate(hands) if each is hand)
            key = (event.player, event.box, place, event.bet)
            nets[key] = nets.get(key, 0) + event.net
        return nets

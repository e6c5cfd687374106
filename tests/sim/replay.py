"""Playing a round that the kernel told once more with the engine: the same cards and decisions, and every wager compared to the cent."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator

from pitboss.play import (
    Awaits,
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    Forfeit,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Press,
    Round,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
    step,
)
from pitboss.play.state import HandStatus
from pitboss.sim import Dealt, Told

CALLS: dict[str, type[Hit] | type[Stand] | type[Double] | type[Split]] = {"hit": Hit, "stand": Stand, "double": Double, "split": Split}


class Replay:
    """One round on its way through the engine."""

    def __init__(self, dealt: Dealt, told: Told) -> None:
        self.dealt, self.told, self.state = dealt, told, Round()
        self.cards = deque(told.cards)
        self.said = deque(each for each in told.said if each.word not in ("surrender", "even-money"))
        self.early = {(each.box, str(each.word)) for each in told.said} - {(each.box, str(each.word)) for each in self.said}

    def play(self) -> Round:
        """Play to the end; nothing may be left over."""
        for command in self._wagers():
            self._do(command)
        while self.state.awaits is not Awaits.NOBODY:
            for command in self._next():
                self._do(command)
        assert not self.cards, f"cards left over: {list(self.cards)}"
        assert not self.said, f"decisions left over: {list(self.said)}"
        return self.state

    def _do(self, command: Command) -> None:
        _, self.state = step(self.dealt.game.table, self.state, command)

    def _stake(self) -> int:
        """What is on each box; a round that is sat out somebody else plays."""
        return self.told.stake or self.dealt.plan.stake

    def _wagers(self) -> Iterator[Command]:
        for box in range(1, self.dealt.plan.boxes + 1):
            yield PlaceWager(box, f"p{box}", self._stake(), seated=True)
            for bet, stake in self.dealt.plan.side_bets.items():
                if self.told.stake and self.told.count >= self.dealt.plan.betting.side_bets.get(bet, self.told.count):
                    yield PlaceSideBet(box, f"p{box}", bet, stake)
        yield CloseBetting()

    def _next(self) -> Iterator[Command]:
        state = self.state
        match state.awaits:
            case Awaits.CARD_FOR_DEAL | Awaits.CARD_FOR_HAND | Awaits.CARD_FOR_DEALER:
                yield DrawCard(self.cards.popleft())
            case Awaits.BUTTON:
                box, player = state.presses[0]
                yield Press(box, player, self.told.draws[box - 1])
            case Awaits.INSURANCE:
                yield from self._insurance()
            case Awaits.SURRENDER:
                yield from (Surrender(box) for box, word in sorted(self.early) if word == "surrender")
                yield CloseSurrender()
            case Awaits.WITHDRAWAL:
                box = state.hands[state.turn].box
                withdraws = bool(self.said) and (self.said[0].box, self.said[0].word) == (box, "forfeit")
                yield Forfeit(self.said.popleft().box, f"p{box}") if withdraws else KeepDoubles()
            case _:
                said = self.said.popleft()
                yield CALLS[str(said.word)](said.box)

    def _insurance(self) -> Iterator[Command]:
        state, planned = self.state, self.dealt.planned
        plan, amounts = planned.plan, planned.deal.amounts
        stakes = amounts[plan.stake_of :][: plan.levels].tolist()
        amount = int(amounts[plan.insurance_stake + stakes.index(self.told.stake)])
        for hand in state.hands:
            if (hand.box, "even-money") in self.early:
                yield TakeEvenMoney(hand.box, f"p{hand.box}")
            elif self.told.insures and hand.status is not HandStatus.PAID:
                yield Insure(hand.box, f"p{hand.box}", amount)
        yield CloseInsurance()


def compare(dealt: Dealt, told: Told) -> None:
    """Every kind of bet on every box, to the cent; of a round sat out, only the cards and what was said."""
    state = Replay(dealt, told).play()
    if not told.stake:
        assert not any(net for nets in told.nets for net in nets.values()), "who sits a round out wins and loses nothing"
        return
    found: dict[tuple[int, str], int] = defaultdict(int)
    for wager in state.settlements:
        found[wager.box, wager.bet] += wager.net
    for box, nets in enumerate(told.nets, 1):
        for bet, net in nets.items():
            assert found.pop((box, bet), 0) == net, f"box {box}, {bet}: {told}"
    assert not found, f"the engine settled what the kernel did not: {dict(found)}"

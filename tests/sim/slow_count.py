"""A count kept by hand over rounds that were told: plain fractions, and no line of it from the kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from pitboss.cards.card import Card
from pitboss.odds.shoe import PLACE
from pitboss.sim import Dealing, Dealt, DecksLeft, Rounding, Told
from pitboss.sim.planning import dealing_of
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS_BURN, Burn

ROUNDED: dict[Rounding, Callable[[Fraction], int]] = {
    Rounding.FLOOR: floor,
    Rounding.TRUNCATE: int,
    Rounding.NEAREST: lambda count: floor(count + Fraction(1, 2)),
}


@dataclass(frozen=True)
class Expected:
    """What a player who counts by hand would do in a round."""

    count: int
    stake: int
    insures: bool
    takes_evens: bool
    side_bets: tuple[str, ...]
    player: str


class SlowCount:
    """Somebody who watches the table; burned cards are not seen, unless they are shown before each shoe."""

    def __init__(self, dealt: Dealt, burned: Iterator[Iterable[Card]] | None = None) -> None:
        pack, plan = dealt.game.table.pack, dealt.plan
        self.dealt, self.betting, self.boxes, self.burned = dealt, plan.betting, plan.boxes, burned
        self.deck = 52 - 4 * len(pack.removed)
        self.cards = self.deck * pack.decks
        self.fresh = dealing_of(dealt.game, plan) is Dealing.CONTINUOUS
        self.cut, self.burn = round(plan.penetration * self.cards), int(dealt.planned.plan.burn)
        self.refill_burn = int(dealt.game.rules.get(NOT_ENOUGH_CARDS_BURN) is Burn.YES)
        self.begins = plan.betting.tags.begins(pack.decks)
        self.gone, self.running, self.seated = self.cards, Fraction(0), False

    def watch(self, rounds: Iterable[Told]) -> Iterator[tuple[Told, Expected]]:
        """Every round with what was to be done in it."""
        for each in rounds:
            if self.fresh or self.gone >= self.cut:
                self.gone, self.running = self.burn, self.begins
                self.running += self._tags(next(self.burned)) if self.burned else 0
            yield each, self._expect(each)
            self.gone, self.running = self._after(each.cards)

    def _expect(self, each: Told) -> Expected:
        betting, count = self.betting, self._clip(self._count(self.gone, self.running))
        enter, leave = betting.seats()
        bar = leave if self.seated else enter
        self.seated = bar is None or count >= bar
        stake = self.dealt.plan.stake * betting.ramp.units(count) if self.seated else 0
        opening = each.cards[: 2 * self.boxes + 1]
        offered = bool(stake) and self._insurable(opening[self.boxes])
        then = self._clip(self._count(*self._after(opening)))
        return Expected(
            count,
            stake,
            offered and betting.insurance is not None and then >= betting.insurance,
            offered and betting.even_money is not None and then >= betting.even_money,
            tuple(bet for bet in self.dealt.plan.side_bets if stake and count >= betting.side_bets.get(bet, count)),
            self._player(then) if stake else self.dealt.game.player.name,
        )

    def _player(self, count: int) -> str:
        """Who plays the hands: of those whose count is reached, the one with the highest."""
        reached = [each for each in self.betting.charts if each <= count]
        return self.betting.charts[max(reached)].name if reached else self.dealt.game.player.name

    def _insurable(self, shown: Card) -> bool:
        insuring = self.dealt.game.table.insuring
        return (shown.pips == 1 and insuring.offered is not None) or (shown.pips == 10 and insuring.ten_pays is not None)

    def _after(self, cards: tuple[Card, ...]) -> tuple[int, Fraction]:
        """Cards gone and the running count after these; a pack that is filled up holds everything but the cards on the table."""
        if self.gone + len(cards) > self.cards:
            return len(cards) + self.refill_burn, self.begins + self._tags(cards)
        return self.gone + len(cards), self.running + self._tags(cards)

    def _tags(self, cards: Iterable[Card]) -> Fraction:
        return sum((self.betting.tags.of_card[PLACE[card]] for card in cards), Fraction(0))

    def _count(self, gone: int, running: Fraction) -> int:
        decks = Fraction(self.cards - gone, self.deck)
        match self.betting.reckoned:
            case DecksLeft.NONE:
                decks = Fraction(1)
            case DecksLeft.EXACT:
                decks = max(decks, Fraction(1, self.deck))
            case DecksLeft.HALF:
                decks = max(Fraction(floor(2 * decks + Fraction(1, 2)), 2), Fraction(1, 2))
            case DecksLeft.WHOLE:
                decks = max(Fraction(floor(decks + Fraction(1, 2))), Fraction(1))
        return ROUNDED[self.betting.rounding](running / decks)

    def _clip(self, count: int) -> int:
        counts = self.betting.counts(self.dealt.game.table.pack)
        return min(max(count, counts[0]), counts[-1])

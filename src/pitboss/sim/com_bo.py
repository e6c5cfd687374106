"""Com-Bo: every bet hangs on how five cards rank one to the next and fall into groups, of which there are 541 patterns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

import numpy as np
from numpy.typing import NDArray

from pitboss.cards.card import CARDS as EVERY_CARD, Card
from pitboss.law.refusal import Malformed, listed
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Chapter
from pitboss.odds.shoe import ORDER
from pitboss.play.com_bo.judge import judge, settle
from pitboss.play.com_bo.state import ComBoWager
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.honoured import PLAYED, NotPlayed
from pitboss.sim.kernel import layout
from pitboss.sim.kernel.com_bo import CARDS, RANKS, play_com_bo
from pitboss.sim.plan import USUAL_PENETRATION, USUAL_STAKE, Dealing
from pitboss.sim.planning import desk_of
from pitboss.sim.refused import NotSimulated, simulated
from pitboss.sim.tally import Tally
from pitboss.terms.com_bo import COM_BO_PAID, Combination
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.powers import Power
from pitboss.terms.shuffle import BURN_CARDS

TOLD_AT_ONCE = 1000


@dataclass(frozen=True)
class ComBoPlan:
    """What is staked on each bet, in cents, round after round; the usual stake on every bet that the game has unless stakes are given."""

    stakes: Mapping[str, int] = field(default_factory=dict)
    dealing: Dealing | None = None
    penetration: float = USUAL_PENETRATION


@dataclass(frozen=True, eq=False)
class ComBoDealt:
    """Com-Bo and a plan, ready to be dealt block by block."""

    rules: Rules
    plan: ComBoPlan = ComBoPlan()

    def __post_init__(self) -> None:
        known = self.table.bets  # laid out at once, so that what cannot be simulated is refused before anything is dealt
        unknown = [bet for bet in self.plan.stakes if bet not in known]
        if unknown:
            raise Malformed("bet", f"there is no bet {listed(unknown)}: the bets are {listed(self.table.bets)}")

    @cached_property
    def table(self) -> ComBoTable:
        """The rules laid out; an answer of play or money that would not be acted on raises `NotSimulated`."""
        ledger = Ledger(self.rules.law, self.rules.elected)
        simulated(ledger, COM_BO_PAID, Combination.HIGHEST_ONLY)
        try:
            table = open_com_bo(ledger)
        except NotPlayed as fault:
            raise NotSimulated(self.rules, fault.term) from None
        for term in ledger.unspent((*PLAYED, Chapter.COM_BO)):
            if not isinstance(self.rules.get(term), Power):
                raise NotSimulated(self.rules, term)
        return table

    @cached_property
    def stakes(self) -> Mapping[str, int]:
        """The cents on each bet."""
        return dict(self.plan.stakes) or dict.fromkeys(self.table.bets, USUAL_STAKE)

    @cached_property
    def patterns(self) -> tuple[tuple[int, ...], ...]:
        """Every way in which five cards can rank, as the places of their ranks among those that came."""
        return tuple(each for each in product(range(CARDS), repeat=CARDS) if set(each) == set(range(max(each) + 1)))

    @cached_property
    def pattern_of(self) -> NDArray[np.uint16]:
        """The pattern of every five ranks."""
        ranks = np.array(list(np.ndindex(*(RANKS,) * CARDS)), dtype=np.int64)
        inner = np.sort(ranks, axis=1)
        fresh = np.concatenate([np.zeros((len(ranks), 1), dtype=np.int64), (np.diff(inner, axis=1) > 0).cumsum(axis=1)], axis=1)
        places = np.zeros_like(ranks)
        for column in range(CARDS):
            places[:, column] = np.take_along_axis(fresh, (inner < ranks[:, [column]]).sum(axis=1)[:, None], axis=1)[:, 0]
        keys = places @ CARDS ** np.arange(CARDS)[::-1]
        numbered = np.full(CARDS**CARDS, -1, dtype=np.int64)
        for number, pattern in enumerate(self.patterns):
            numbered[int(np.dot(pattern, CARDS ** np.arange(CARDS)[::-1]))] = number
        found: NDArray[np.uint16] = numbered[keys].astype(np.uint16)
        return found

    @cached_property
    def nets(self) -> Mapping[str, tuple[int, ...]]:
        """What each bet comes to with each pattern, in cents, as the game's own judge has it."""
        order = sorted(self.table.heights, key=lambda rank: self.table.heights[rank])
        hands = [tuple(EVERY_CARD[f"{order[place]}S"] for place in pattern) for pattern in self.patterns]
        return {bet: tuple(self._net(bet, stake, hand) for hand in hands) for bet, stake in self.stakes.items()}

    def _net(self, bet: str, stake: int, cards: tuple[Card, ...]) -> int:
        return settle(self.table, ComBoWager("p1", bet, stake), judge(self.table, bet, cards)).net

    def desk(self, seed: int, block: int) -> layout.Record:
        """The desk of a block before its first shuffle; a card's symbol is how high it ranks."""
        words = [number | (self.table.heights[card.rank] - 1) << layout.CARD_BITS for number, card in enumerate(ORDER)]
        shoe = np.array(words * self.table.pack.decks, dtype=np.int64)
        return desk_of(shoe, seed, block)

    @cached_property
    def dealing(self) -> tuple[int, int, int]:
        """Whether every round comes from a full pack, where the cutting card lies, and how many cards are burned."""
        device = self.rules.get(DEALT_FROM) is CardDevice.SHUFFLING_DEVICE
        dealing = self.plan.dealing or (Dealing.CONTINUOUS if device else Dealing.SHOE)
        cards = 52 * self.table.pack.decks
        cut = min(round(self.plan.penetration * cards), cards - CARDS)
        fresh = dealing is Dealing.CONTINUOUS
        return int(fresh), cut, 0 if fresh else self.rules.get(BURN_CARDS) or 0

    def block(self, seed: int, number: int, rounds: int) -> Tally:
        """Deal one block."""
        met = np.zeros(len(self.patterns), dtype=np.int64)
        play_com_bo(self.pattern_of, self.desk(seed, number), *self.dealing, rounds, met, np.zeros((0, CARDS), dtype=np.int64))  # type: ignore[no-untyped-call]
        return self._tally(met.tolist(), rounds)

    def told(self, seed: int, block: int, rounds: int) -> Iterator[tuple[tuple[Card, ...], Mapping[str, int]]]:
        """The first rounds of a block: five cards, and what each bet came to."""
        desk, met = self.desk(seed, block), np.zeros(len(self.patterns), dtype=np.int64)
        while rounds > 0:
            cards = np.zeros((min(rounds, TOLD_AT_ONCE), CARDS), dtype=np.int64)
            play_com_bo(self.pattern_of, desk, *self.dealing, len(cards), met, cards)  # type: ignore[no-untyped-call]
            for row in cards.tolist():
                hand = tuple(ORDER[card] for card in row)
                place = self.pattern_of[int(np.dot([self.table.heights[card.rank] - 1 for card in hand], RANKS ** np.arange(CARDS)[::-1]))]
                yield hand, {bet: nets[place] for bet, nets in self.nets.items()}
            rounds -= len(cards)

    def _tally(self, met: list[int], rounds: int) -> Tally:
        whole = [sum(nets[place] for nets in self.nets.values()) for place in range(len(met))]
        staked, spread = sum(self.stakes.values()) * rounds, dict[int, int]()
        for net, count in zip(whole, met, strict=True):
            if count:
                spread[net] = spread.get(net, 0) + count
        row = [rounds, 0, rounds, 0, 0, CARDS * rounds, staked, staked]
        row += [sum(net * count for net, count in spread.items()), sum(net**2 * count for net, count in spread.items())]
        for bet, nets in self.nets.items():
            row += [self.stakes[bet] * rounds, *(sum(net**power * count for net, count in zip(nets, met, strict=True)) for power in (1, 2))]
        return Tally((tuple(row),), (tuple(met),), spread)

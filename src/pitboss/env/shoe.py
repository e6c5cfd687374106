"""The shoe as an actor: cards in an order that the environment's seed decides, fresh for every round or carried over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

import numpy as np
import numpy.typing as npt

from pitboss.cards.card import Card
from pitboss.cards.pack import Pack
from pitboss.env.setting import Setting, ShoeLasts
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import Rules
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS_BURN, Burn
from pitboss.terms.pack import DECKS
from pitboss.terms.shuffle import (
    BURN_CARDS,
    BURN_WHEN,
    CUTTING_CARD_MAX_DEPTH,
    CUTTING_CARD_MIN_DECKS,
    SHUFFLE_WHEN,
    BurnWhen,
)

LEFT_BEHIND = 5
"""A round of Com-Bo takes so many cards; a shoe with fewer behind the cutting card could not finish one."""


class SeededShoe:
    """The cards of one pack. `seen` are those that have come since the shuffle; a burned card is gone, and nobody saw it."""

    def __init__(self, pack: Pack, cut: int, burn: int = 0, refill_burn: int = 0) -> None:
        self.pack = tuple(pack.cards())
        self.cut = cut
        self.burn = burn
        self.refill_burn = refill_burn
        self.order: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self.dealt = self.burned = 0
        self.seen: list[Card] = []

    @property
    def is_spent(self) -> bool:
        """Whether the cutting card has come, or nothing has been shuffled yet."""
        return self.dealt >= self.cut or not len(self.order)

    def shuffle(self, chance: np.random.Generator) -> None:
        """All cards back, in a new order."""
        self.order = chance.permutation(len(self.pack))
        self.dealt = self.burned = self.burn
        self.seen = []

    def stack(self, cards: Sequence[Card]) -> None:
        """Let these cards come first; the others follow as they were shuffled."""
        places: dict[Card, list[int]] = {}
        for place in self.order[self.dealt :]:
            places.setdefault(self.pack[place], []).append(int(place))
        first: list[int] = []
        for number, card in enumerate(cards, 1):
            if not places.get(card):
                raise Malformed("cards", f"card {number}, {card}, cannot come: the shoe has none left")
            first.append(places[card].pop(0))
        taken = set(first)
        rest = [place for place in self.order[self.dealt :] if place not in taken]
        self.order = np.array([*self.order[: self.dealt], *first, *rest], np.int64)

    def mix_the_rest(self, chance: np.random.Generator) -> None:
        """Shuffle every card that nobody has seen, burned ones too; what has come stays as it came."""
        unseen = np.concatenate((self.order[: self.burned], self.order[self.dealt :]))
        mixed = chance.permutation(unseen)
        self.order = np.concatenate((mixed[: self.burned], self.order[self.burned : self.dealt], mixed[self.burned :]))

    def draw(self, chance: np.random.Generator, on_the_table: Sequence[Card]) -> Card:
        """The next card; a shoe that runs out in the middle of a round goes on with the discards, shuffled."""
        if self.dealt == len(self.order):
            self._reload(chance, Counter(on_the_table))
        card: Card = self.pack[self.order[self.dealt]]
        self.dealt += 1
        self.seen.append(card)
        return card

    def _reload(self, chance: np.random.Generator, lying: Counter[Card]) -> None:
        self.seen = list(lying.elements())
        discards: list[int] = []
        for place in self.order:
            if lying[self.pack[place]]:
                lying[self.pack[place]] -= 1
            else:
                discards.append(int(place))
        self.order = chance.permutation(discards)
        self.dealt = self.burned = self.refill_burn


def shoe_of(rules: Rules, pack: Pack, setting: Setting) -> SeededShoe:
    """The shoe of a table: how deep the cutting card lies, and what is burned, as far as the book lets the environment choose."""
    size = len(pack.cards())
    device = rules.get(DEALT_FROM) or CardDevice.SHOE
    if setting.shoe is ShoeLasts.FRESH:
        return SeededShoe(pack, 1)
    if device is CardDevice.SHUFFLING_DEVICE:
        mixes = SHUFFLE_WHEN["shuffling-device"]
        rule = rules.why(mixes if mixes in rules.law else DEALT_FROM).citation
        raise Refused("shoe", f"a shuffling device mixes the cards all the time ({rule}): leave shoe='carried' out", rule=rule)
    cut = int(setting.penetration * size)
    _require_depth(rules, size, cut, setting.penetration)
    when = rules.get(BURN_WHEN[str(device)])
    burn = 0 if when is BurnWhen.NEVER else rules.get(BURN_CARDS) or 0
    return SeededShoe(pack, cut, burn, int(rules.get(NOT_ENOUGH_CARDS_BURN) is Burn.YES))


def _require_depth(rules: Rules, size: int, cut: int, penetration: Decimal) -> None:
    """The cutting card lies where the book allows it, with enough cards behind it to finish a round."""
    if rules.get(CUTTING_CARD_MAX_DEPTH) is not None and 2 * cut < size:
        rule = rules.why(CUTTING_CARD_MAX_DEPTH).citation
        raise Refused(
            "penetration", f"penetration={penetration} is too little: at most half may lie behind the cutting card ({rule})", rule=rule
        )
    decks = rules.get(CUTTING_CARD_MIN_DECKS)
    behind = max(decks * (size // rules[DECKS]) if decks else 0, LEFT_BEHIND)
    if size - cut < behind:
        rule = rules.why(CUTTING_CARD_MIN_DECKS if decks else DECKS).citation
        most = f"{(size - behind) / size:.4g}"
        said = f"penetration={penetration} is too much: {behind} cards at least lie behind the cutting card, so at most {most} ({rule})"
        raise Refused("penetration", said, rule=rule)

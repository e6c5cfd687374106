"""Whether shuffles were kept, told from the plain JSON of a log and nothing else of Pitboss: neither store nor floor has a say here.

Before the cut a table publishes the SHA-256 of a secret and the order of its cards; at the end of the shoe it shows both. What must then be
true: they give the hash that was published, the order is of the pack that was loaded, and the cards that left the shoe are those of the
order, from the cut on.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
"""The order in which a pack is counted."""

Json = Mapping[str, Any]


@dataclass(slots=True)
class Promise:
    """A shuffle that was published, and what has left the shoe since; an empty `published` is a real shoe, which promises nothing."""

    published: str = ""
    pack: str = ""
    cut: int = 0
    given: list[str | None] = field(default_factory=list)
    kept: bool = False
    lost: bool = False


@dataclass(slots=True)
class FairWalk:
    """Follows a log event by event; `see` says what is wrong, and is silent when nothing is."""

    published: int = 0
    shown: int = 0
    cards: int = 0
    reloaded: int = 0
    lost: int = 0
    now: Promise = field(default_factory=Promise)
    held: int = 0

    @property
    def open(self) -> bool:
        """Whether a shuffle is published whose order is still to be shown."""
        return bool(self.now.published) and not self.now.kept and not self.now.lost

    def see(self, event: Json) -> str:
        """Follow one event; a sentence if a promise is broken."""
        match event.get("$"):
            case "CardsShuffled":
                said = "a new shuffle was published although the order of the last was never shown" if self.open else ""
                self._begin(event["commitment"], event["pack"]["$bytes"])
                return said
            case "ShoeReshuffled" | "RackLoaded":
                self.reloaded += self.open
                self._begin(event["commitment"], "")
            case "CardsRiffled" if event["commitment"]:
                self.reloaded += self.open
                self._begin(event["commitment"], self.now.pack)
            case "CardsCut":
                self.now.cut = event["depth"]
            case "CardBurned":
                self.now.given.append(_card(event["card"]))
            case "CardDealt" | "BoxDealt":
                self._dealt(_card(event["card"]))
            case "CardMoved":
                self._moved(event)
            case "BurnedCardShown":
                return self._burn_shown(_card(event["card"]))
            case "ShoeLost":
                return self._lost(event["commitment"])
            case "ShuffleRevealed":
                return self._shown(event)
            case _:
                pass  # everything else leaves the cards where they are
        return ""

    def _lost(self, published: str) -> str:
        """A shuffle that the house itself says it can never show."""
        if published != self.now.published or self.now.kept:
            return "a shoe was declared lost that was not in play"
        self.now.lost = True
        self.lost += 1
        return ""

    def _begin(self, published: str, pack: str) -> None:
        self.published += bool(published)
        self.now, self.held = Promise(published, pack), 0

    def _dealt(self, card: str | None) -> None:
        if self.held:
            self.held -= 1
        else:
            self.now.given.append(card)

    def _moved(self, event: Json) -> None:
        origin, to = event["origin"]["$Place"], event["to"]["$Place"]
        if origin == "SHOE":
            self.now.given.append(_card(event["card"]))
        self.held += (to == "HELD") - (origin == "HELD")

    def _burn_shown(self, card: str | None) -> str:
        given = self.now.given
        if None in given:
            given[given.index(None)] = card
        elif card not in given:
            return f"the burned card was shown as {card}, which had not left the shoe"
        return ""

    def _shown(self, event: Json) -> str:
        """Hold what is shown against what was published and what was dealt."""
        now, order = self.now, [str(_card(each)) for each in event["order"]]
        secret = bytes.fromhex(event["secret"]["$bytes"])
        if event["commitment"] != now.published or hashlib.sha256(secret + b"|" + " ".join(order).encode()).hexdigest() != now.published:
            return "the order and secret shown are not those that were published before the cut"
        if now.pack and Counter(order) != Counter(dict(zip(CARDS, bytes.fromhex(now.pack), strict=True))):
            return "the order shown is not of the cards that were loaded"
        stack = order[now.cut :] + order[: now.cut]
        if len(now.given) > len(stack):
            return f"{len(now.given)} cards were given out of {len(stack)}"
        for place, (mine, its) in enumerate(zip(now.given, stack, strict=False), 1):
            if mine not in (None, its):
                return f"card {place} of the shoe was given as {mine}, and the order has {its} there"
        now.kept = True
        self.shown += 1
        self.cards += len(now.given)
        return ""


def _card(value: Any) -> str | None:
    return None if value is None else str(value["$card"])

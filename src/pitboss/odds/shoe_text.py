"""A shoe as a person writes it: `KD=7 5 A=28`, cards with their suits or ranks alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import Rules
from pitboss.odds.shoe import Shoe
from pitboss.terms.pack import DECKS, REMOVED_RANKS

ENTRY = re.compile(rf"(?P<rank>[{RANKS}])(?P<suit>[{SUITS}]?)(?:=(?P<count>[0-9]{{1,9}}))?", re.ASCII)
FORM = "write cards such as KD or KD=7 and ranks such as 5 or A=28, with spaces or commas between them"


def pack_of(rules: Rules) -> Pack:
    """The pack that a game or a side bet is played with."""
    return Pack(rules[DECKS], rules[REMOVED_RANKS])


def read_shoe(text: str, rules: Rules) -> Shoe:
    """A shoe that holds just what is written; the cards of a bare rank are spread over its suits as evenly as can be."""
    named, bare = _entries(text)
    require_in_pack(rules, named, bare)
    decks, held = rules[DECKS], Counter(named)
    for rank, count in bare.items():
        for _ in range(count):
            held[_suited(rank, lambda card: decks - held[card])] += 1
    return Shoe.holding(held)


def read_removed(text: str, shoe: Shoe, rules: Rules) -> Shoe:
    """What is left of a shoe when the cards written have gone; those of a bare rank leave its suits as even as can be."""
    gone, bare = _entries(text)
    require_in_pack(rules, gone, bare)
    for card, count in gone.items():
        _require_left(shoe.of_card(card), count, repr(card))
    for rank, count in bare.items():
        _require_left(sum(shoe.of_card(card) - gone[card] for card in CARDS.values() if card.rank == rank), count, rank)
        for _ in range(count):
            gone[_suited(rank, lambda card: shoe.of_card(card) - gone[card])] += 1
    return shoe.without(gone.elements())


def require_in_pack(rules: Rules, named: Counter[Card], bare: Counter[str]) -> None:
    """See that the game's pack has every card written, and as many; otherwise it is refused with the rule."""
    pack = pack_of(rules)
    ranks = Counter(bare)
    for card, count in named.items():
        ranks[card.rank] += count
    for rank in ranks:
        if rank in pack.removed:
            rule = rules.why(REMOVED_RANKS).citation
            raise Refused("shoe", f"{rules.book.name} is played without {rank} ({rule})", rule=rule)
    for card, count in named.items():
        _require_few(rules, count, repr(card), pack.decks)
    for rank, count in ranks.items():
        _require_few(rules, count, rank, pack.decks * len(SUITS))


def _require_few(rules: Rules, count: int, name: str, most: int) -> None:
    if count > most:
        rule, decks = rules.why(DECKS).citation, rules[DECKS]
        hint = "; T is the ten alone, so write J, Q and K besides" if name == "T" else ""
        said = f"{count} of {name} is more than the {most} that {decks} deck{' has' if decks == 1 else 's have'}{hint}"
        raise Refused("shoe", f"{said} ({rule})", rule=rule)


def _require_left(left: int, count: int, name: str) -> None:
    if count > left:
        raise Malformed("shoe", f"{count} of {name} cannot have gone: the shoe has {left} of them")


def _entries(text: str) -> tuple[Counter[Card], Counter[str]]:
    """How many of each card are written, and how many of each bare rank."""
    named: Counter[Card] = Counter()
    bare: Counter[str] = Counter()
    words = re.split(r"[\s,]+", text.strip(" ,\t\n"))
    if words == [""]:
        raise Malformed("shoe", f"no card is named: {FORM}")
    for word in words:
        match = ENTRY.fullmatch(word.upper())
        if match is None:
            raise Malformed("shoe", f"{word[:40]!r} {_wrong(word)}: {FORM}")
        count = int(match["count"] or 1)
        if match["suit"]:
            named[CARDS[match["rank"] + match["suit"]]] += count
        else:
            bare[match["rank"]] += count
    return named, bare


def _wrong(word: str) -> str:
    name, equals, count = word.partition("=")
    if name.startswith("10"):
        return "is not how a ten is written, which is T"
    if equals and ENTRY.fullmatch(name.upper()):
        if count.isascii() and count.isdigit():
            return "has more cards than any shoe holds"
        return f"has {count[:40]!r} where a whole number of cards belongs" if count else "has no number after ="
    return "is neither a card nor a rank"


def _suited(rank: str, worth: Callable[[Card], int]) -> Card:
    """The card of a rank whose suit has the most to give, the first of equals."""
    return max((CARDS[rank + suit] for suit in SUITS), key=worth)

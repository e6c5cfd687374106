"""What happened in a round, as a person at the table could write it down. Cards are `7S`, `TD`, `AH`; money is cents."""

from __future__ import annotations

from dataclasses import dataclass, field

Key = tuple[str, int, int, str]
"""A wager: whose, on which box, on which hand of the box (0 the first, -1 none in particular), which bet."""
Nets = dict[Key, int]


@dataclass
class Chips:
    """One bettor's chips on one hand: the wager, what doubling added, and what the bettor chose to do with it."""

    wager: int
    added: int = 0
    even_money: bool = False
    surrendered: bool = False
    forfeited: bool = False


@dataclass
class Hand:
    """A hand of a box; `from_split` if it came of a split, `doubled` if its caller doubled; `last` is which card of the round its last
    was."""

    cards: list[str] = field(default_factory=list)
    chips: dict[str, Chips] = field(default_factory=dict)
    from_split: bool = False
    doubled: bool = False
    last: int = 0


@dataclass
class Box:
    """A box: its wagers as they lie, nearest the dealer first; its hands from left to right; all its cards in the order dealt, and which
    cards of the round they were.

    `let_pass` are those who rode on where the caller split.
    """

    wagers: dict[str, int] = field(default_factory=dict)
    seated: str = ""
    caller: str = ""
    side_bets: list[tuple[str, str, int]] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=lambda: [Hand()])
    dealt: list[str] = field(default_factory=list)
    came: list[int] = field(default_factory=list)
    let_pass: set[str] = field(default_factory=set)


@dataclass
class Insured:
    """An insurance wager: whose, on which box, on whose wager there; `later` where it was made after its player took even money there."""

    player: str
    box: int
    owner: str
    amount: int
    later: bool = False


@dataclass
class Decided:
    """A wager as the table settled it: whose, on which box and hand, which bet, with what net; after how many cards, and at which
    settlement."""

    player: str
    box: int
    hand: Hand | None
    bet: str
    net: int
    cards: int
    final: bool
    void: bool


@dataclass
class Sheet:
    """A round. `options` are what the house elected, by name; `draws` what the jackpot button drew for whom.

    Besides, for the order of things: how many cards have come and which of them were the dealer's, every wager in the order in which it was
    settled, and how many of them before anybody surrendered; whether a manager has let naturals wait for the end.
    """

    game: str
    options: dict[str, str]
    decks: int
    boxes: dict[int, Box] = field(default_factory=dict)
    dealer: list[str] = field(default_factory=list)
    insurance: list[Insured] = field(default_factory=list)
    draws: dict[tuple[int, str], int] = field(default_factory=dict)
    cards: int = 0
    dealer_came: list[int] = field(default_factory=list)
    decided: list[Decided] = field(default_factory=list)
    decided_before_surrender: int = 1_000
    naturals_deferred: bool = False

    def option(self, name: str, otherwise: str) -> str:
        """What the house elected, or what holds where it elected nothing."""
        return self.options.get(name, otherwise)

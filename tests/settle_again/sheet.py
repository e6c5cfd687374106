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
    """A hand of a box; `from_split` if it came of a split, `doubled` if its caller doubled."""

    cards: list[str] = field(default_factory=list)
    chips: dict[str, Chips] = field(default_factory=dict)
    from_split: bool = False
    doubled: bool = False


@dataclass
class Box:
    """A box: its wagers as they lie, nearest the dealer first; its hands from left to right; all its cards in the order dealt.

    `let_pass` are those who rode on where the caller split.
    """

    wagers: dict[str, int] = field(default_factory=dict)
    seated: str = ""
    caller: str = ""
    side_bets: list[tuple[str, str, int]] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=lambda: [Hand()])
    dealt: list[str] = field(default_factory=list)
    let_pass: set[str] = field(default_factory=set)


@dataclass
class Insured:
    """An insurance wager: whose, on which box, on whose wager there."""

    player: str
    box: int
    owner: str
    amount: int


@dataclass
class Sheet:
    """A round. `options` are what the house elected, by name; `draws` what the jackpot button drew for whom."""

    game: str
    options: dict[str, str]
    decks: int
    boxes: dict[int, Box] = field(default_factory=dict)
    dealer: list[str] = field(default_factory=list)
    insurance: list[Insured] = field(default_factory=list)
    draws: dict[tuple[int, str], int] = field(default_factory=dict)

    def option(self, name: str, otherwise: str) -> str:
        """What the house elected, or what holds where it elected nothing."""
        return self.options.get(name, otherwise)

"""Small packs and books for brute force: what each pack is for, and which option is felt where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.law.rules import Rules, elect
from pitboss.odds.shoe import Shoe
from pitboss.play.table import Table, open_table
from tests.odds.brute import small_shoe
from tests.support import own_law

PACKS: dict[str, Shoe] = {
    # naturals of both sides, of two ranks; splits of tens and of aces; a natural or a 21 after a split
    "naturals": small_shoe("AS*4 KS*5 QH*3 9D*4"),
    # splits and resplits of low cards; doubles of 11; hands that must draw
    "twos": small_shoe("2S*4 9H*4 KD*8"),
    # splits and resplits of aces; soft hands and soft doubles; the dealer's soft 16 to 21
    "aces": small_shoe("AS*5 5H*4 KD*9"),
    # the dealer's soft 17, and the player's
    "soft-17": small_shoe("AS*4 6H*4 KD*9"),
    # splits of eights, doubled on 11, drawn to 21 or bust, against a dealer's natural
    "eights": small_shoe("8H*5 3S*2 KD*7 AS*2"),
    # soft hands in which the ace is better at 11 once they are doubled
    "soft-doubles": small_shoe("AS*2 2S*3 8H*2 KD*9"),
    # hands of five, six and seven cards, to 21 and below
    "long-hands": small_shoe("3S*5 6H*4 KD*9"),
    # 6-7-8 and 7-7-7 of spades and mixed
    "spades": small_shoe("6S 7S*4 7H 8S*2 KD*6"),
    # 6-7-8 and 7-7-7 of hearts and mixed
    "hearts": small_shoe("6H*2 7H*4 8H 8C KD*6"),
    # sevens split and not, and the Super Bonus won
    "sevens": small_shoe("7S*5 7H*2 KD*6"),
    # a natural against a natural: the higher ten-value card, the same, the lower
    "ranked": small_shoe("AS*3 KS*3 JS*2 TS*4"),
    # hard 14 to 16 against a ten or an ace: surrender, bust split hands, the dealer's natural
    "stiff": small_shoe("9H*4 7S*4 KD*7 AS*2"),
    # doubles on two, three and four cards
    "doubles": small_shoe("3S*4 5H*3 KD*10"),
    # something of everything
    "mixed": small_shoe("AS*2 4D*2 6H*2 9C*3 KD*7"),
}

ORDINARY = ("naturals", "twos", "aces", "soft-17", "eights", "long-hands", "stiff", "doubles", "mixed")
OFTEN = ("naturals", "aces", "soft-17", "eights")


class Book(NamedTuple):
    """A game with elections, as a person writes them."""

    game: str
    options: Mapping[str, str]

    @property
    def rules(self) -> Rules:
        """The rules, elections made."""
        return elect(own_law(self.game), self.options)

    @property
    def table(self) -> Table:
        """A table of it."""
        return open_table(self.rules)

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])


class Case(NamedTuple):
    """A book to be played from a pack."""

    book: Book
    pack: str

    def __str__(self) -> str:
        return f"{self.book} from {self.pack}"


def book(game: str, **options: str) -> Book:
    """A book, options with underscores for hyphens."""
    return Book(game, {name.replace("_", "-"): value for name, value in options.items()})


BUST_SPARED = {"dealer_blackjack_takes/doubled_hand": "original-even-if-bust"}


def _vic(game: str) -> tuple[tuple[Book, tuple[str, ...]], ...]:
    """What may be elected in every Victorian game but Pontoon."""
    return (
        (book(game, drawn_21_against_dealer_blackjack="stands-off"), ("naturals",)),
        (book(game, natural_paid_at_once="always"), ("naturals",)),
        (book(game, dealer_blackjack_collects="original-or-busted"), ("eights",)),
        (book(game, even_money="insurance-returned"), ("naturals",)),
        (book(game, **BUST_SPARED), ("stiff",)),
    )


PLAYED: tuple[tuple[Book, tuple[str, ...]], ...] = (
    (book("vic-blackjack"), ORDINARY),
    *_vic("vic-blackjack"),
    (book("vic-blackjack", drawn_21_against_dealer_blackjack="stands-off", dealer_blackjack_collects="original-or-busted"), ("eights",)),
    (book("vic-crown-blackjack"), OFTEN),
    *_vic("vic-crown-blackjack"),
    (book("vic-vegas-blackjack"), ORDINARY),
    *_vic("vic-vegas-blackjack"),
    (book("vic-crown-21"), OFTEN),
    *_vic("vic-crown-21"),
    (book("vic-crown-pontoon"), (*ORDINARY, "spades", "hearts", "sevens")),
    (book("vic-crown-pontoon", dealer_blackjack_collects="original-or-busted"), ("eights",)),
    (book("vic-crown-pontoon", natural_after_split="natural"), ("naturals",)),
    (book("vic-crown-pontoon", pontoon_doubled_ace="all-one"), ("aces",)),
    (book("vic-crown-pontoon", **BUST_SPARED), ("doubles",)),
    (book("vic-crown-pontoon", double_withdrawn_until="next-hand"), ("twos",)),
    (book("act-blackjack"), ORDINARY),
    (book("act-blackjack", natural_paid_at_once="neither-ten-itself-nor-ace"), ("ranked", "naturals")),
    (book("act-blackjack", even_money="insurance-returned"), ("naturals",)),
    (book("act-blackjack", even_money="own-insurance-returned"), ("naturals",)),
    (book("act-blackjack", double_cards="any"), ("doubles",)),
    (book("act-blackjack", double_after_split="yes"), ("aces",)),
    (book("act-blackjack", must_draw_unless="doubles"), ("twos",)),
    (book("act-blackjack", dealer_soft_17="hit"), ("soft-17", "mixed")),
    (book("act-blackjack", dealer_blackjack_collects="busted-plus-original"), ("naturals", "stiff")),
    (book("act-blackjack", double_cards="any", double_after_split="yes", dealer_soft_17="hit"), ("aces",)),
    (book("nsw-star-blackjack"), (*ORDINARY, "soft-doubles")),
    (book("nsw-star-blackjack", insurance_against_ten="yes"), ("naturals",)),
    (book("nsw-star-blackjack", doubled_ace="one-to-qualify"), ("soft-doubles",)),
    (book("nsw-star-blackjack", dealer_blackjack_collects="original-or-busted"), ("eights",)),
    (book("nsw-star-blackjack", split_hands="3"), ("twos", "aces", "eights", "soft-doubles")),
    (book("nsw-star-blackjack", split_hands="3", doubled_ace="one-to-qualify"), ("soft-doubles",)),
    (book("nsw-blackjack-challenge"), (*ORDINARY, "ranked")),
    (book("nsw-blackjack-challenge", dealer_blackjack_collects="original-or-busted"), ("eights",)),
    (book("nsw-blackjack-challenge", original_already_paid="not-collected"), ("eights",)),
    (book("nsw-blackjack-challenge", natural_waits="paid-as-21"), ("naturals", "ranked")),
)
"""Every book of the blackjack family, every election that one player's money can depend on, and packs in which it does."""

BOOKS: tuple[Book, ...] = tuple(each for each, _ in PLAYED)
CASES: tuple[Case, ...] = tuple(Case(each, pack) for each, packs in PLAYED for pack in packs)
UNFELT = {"even-money", "insurance-against-ten", "double-withdrawn-until", "dealer-blackjack-takes/doubled-hand"}
"""Elections that mean nothing to a player who never insures, decides on a double once its card has come, and doubles no hand that can
be over 21 against an ace or ten."""
REFUSED = {("original-already-paid", "nor-after-a-natural")}
"""What the mathematics refuses."""
ELSEWHERE = {
    "excess-card-must-draw",
    "option-not-given-until",
    "tournament-buy-in-refund",
    "tournament-eliminated-apart",
    "tournament-eliminated-together",
    "tournament-pool-surplus",
    "absent-player-wait",
    "device-cases",
    "double-natural",
    "device-lost-wagers",
    "discards-reloaded",
    "insurance-omission-told-by",
    "protected-players",
    "reconstruction-without",
    "shuffled-in-a-round",
    "under-minimum-again",
    "wagers-voided-of",
    "box-with-one-card-side-bets",
    "cut-at-empty-table",
    "reconstruction-cards",
    "absent-player",
    "burn-cards",
    "burn-when",
    "burned-in-error",
    "culprit-wager",
    "dealt-from",
    "decks",
    "device-disadvantage-payments",
    "double-withdrawn-counts",
    "double-followers",
    "doubled-ace-of-others",
    "excess-card-to-dealer",
    "excluded-wager",
    "found-too-late",
    "insurance-after-even-money",
    "insurance-wins-on",
    "insuring-another-maximum",
    "insuring-another-needs",
    "invalidation-payments",
    "maximum-applies-to",
    "not-enough-cards-burn",
    "personal-limits-others",
    "reconstruction-until",
    "refund-after-invalidation",
    "result",
    "shared-maximum",
    "shared-maximum-order",
    "side-bet-outside-limits",
    "side-bet-requires",
    "side-bets-counted",
    "smallest-chip",
    "split-followed-later",
    "split-followers",
    "super-bonus-doubled",
    "super-bonus-several",
    "super-bonus-shared",
    "super-bonus-too-small",
    "surrender-followers",
    "tournament-early-conclusion",
    "tournament-kept-score",
    "tournament-limits",
    "tournament-no-wager",
    "tournament-prize-tie",
    "tournament-resold-fees",
    "tournament-session-point-tie",
    "tournament-undisclosed-correction",
    "tournament-void-round-payments",
    "unpayable-amount",
    "void-round-lost-wagers",
    "void-round-payments",
    "wagers-voided",
    "who-calls",
    "winnings-counted",
}
"""Elections about the pack, chips, other players, side bets, tournaments, or what has gone wrong: not about a wager and its cards.
`double-withdrawn-counts` is, and the mathematics refuses the other side of it."""

"""The rounds of the transcripts: one for each game, chosen to show what is peculiar to it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.play.commands import Command, Double, Hit, Insure, Press, Split, Stand, Surrender, TakeEvenMoney
from tests.play.rounds import Wager


@dataclass(frozen=True)
class Script:
    """A table, the wagers in dollars, the cards in the order they leave the shoe, and the decisions in order."""

    about: str
    wagers: tuple[Wager, ...]
    cards: str
    decisions: tuple[Command, ...] = ()
    side_bets: tuple[str, ...] = ()


SCRIPTS: dict[str, Script] = {
    "vic-blackjack": Script(
        "a pair of eights split and doubled, a blackjack paid at once, and a Perfect Pairs wager",
        (Wager("ann", 20, box=1, side=(("perfect-pairs", 5),)), Wager("bob", 15, box=2)),
        "8H AS 6D 8D KC 3H TS 9C TD KS",
        (Split(1), Double(1), Stand(1)),
        ("vic-perfect-pairs",),
    ),
    "vic-crown-blackjack": Script(
        "three sevens for Magnificent Sevens, insured, against the dealer's blackjack",
        (Wager("ann", 20, side=(("magnificent-sevens", 5),)),),
        "7H AD 7D 7C KS",
        (Insure(1, "ann", 1000), Hit(1)),
        ("vic-magnificent-sevens",),
    ),
    "vic-vegas-blackjack": Script(
        "a surrender against a ten, and a soft hand against the dealer's",
        (Wager("ann", 25, box=1), Wager("bob", 20, box=2)),
        "KH AS TD 6S 6C 3H 6D AC",
        (Surrender(1), Hit(2), Stand(2)),
    ),
    "vic-crown-pontoon": Script(
        "a Pontoon that presses the jackpot button, and three suited sevens against a seven: the Super Bonus",
        (Wager("ann", 25, box=1), Wager("bob", 10, box=2, side=(("pontoon-pandemonium", 1),))),
        "7H AS 7D 7H KC 7H",
        (Press(2, "bob", 100_000), Hit(1)),
        ("vic-pontoon-pandemonium",),
    ),
    "vic-crown-21": Script(
        "the dealer draws on a soft seventeen, and two bettors on one box of whom one does not follow the double",
        (Wager("ann", 20, seated=True), Wager("bob", 10)),
        "6H AD 5S TS 6C 4D",
        (Double(1, {"ann": 2000}),),
    ),
    "vic-crown-com-bo": Script(
        "singles, a run and the com-bos",
        (Wager("ann", side=(("high-1", 10), ("low-run-2", 5))), Wager("bob", side=(("com-bo", 5), ("low-2", 10)))),
        "KS 7H 7D 4C 7S",
    ),
    "act-blackjack": Script(
        "a wager that its owner leaves uninsured is insured by another player, and a Pairs Play wager",
        (Wager("ann", 20, box=1), Wager("bob", 10, box=2, side=(("pairs-play", 5),))),
        "TH 9C AD 8S 9D KD",
        (Insure(2, "bob", 500), Insure(1, "bob", 1000, owner="ann"), Stand(1), Stand(2)),
        ("act-pairs-play",),
    ),
    "nsw-star-blackjack": Script(
        "even money on a blackjack against an ace, a double, and a Lucky Lucky wager",
        (Wager("ann", 20, box=1), Wager("bob", 30, box=2, side=(("lucky-lucky", 5),))),
        "AH 6S AD KS 4H 9D 7C",
        (TakeEvenMoney(1, "ann"), Double(2)),
        ("nsw-star-lucky-lucky",),
    ),
    "nsw-blackjack-challenge": Script(
        "a blackjack against a lower one, and a Five Card Trick that is paid all the same",
        (Wager("ann", 20, box=1), Wager("bob", 10, box=2, side=(("any-pairs", 5),))),
        "AH 2S JD KS 2H 3D 4C 5D AC",
        (Hit(2), Hit(2), Hit(2)),
        ("nsw-challenge-any-pairs",),
    ),
}

"""The books, options, readings, side bets and plans that are played by the kernel and by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pitboss.books import LIBRARY
from pitboss.law.in_force import Law
from pitboss.law.rules import Rules, elect, options
from pitboss.play.offer import books_called
from pitboss.sim import Dealt, Habit, Plan, best_player, dealt_of
from pitboss.sim.player import Player
from tests.odds.cases import BOOKS
from tests.support import own_law


@dataclass(frozen=True)
class Case:
    """A game with elections, its side bets with theirs, and a plan."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    side_bets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    plan: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        parts = [self.game, *(f"{name}={value}" for name, value in self.options.items())]
        parts += [f"{bet}{''.join(f' {name}={value}' for name, value in chosen.items())}" for bet, chosen in self.side_bets.items()]
        return " ".join([*parts, *(f"{name}:{value}" for name, value in self.plan.items())])

    @property
    def dealt(self) -> Dealt:
        """Ready to be dealt, by the best chart for its elections; where the case is about the plan, by that of the game as it is."""
        return self._dealt(_player(self.game, () if self.plan or self.side_bets else tuple(self.options.items())))

    @property
    def dealt_by_usual_chart(self) -> Dealt:
        """Ready to be dealt by the chart of the game as it is, which is worked out but once."""
        return self._dealt(_player(self.game, ()))

    @property
    def shows(self) -> frozenset[str]:
        """What there is to see in it: the game, each election, side bet and part of the plan."""
        elections = {f"{name}={value}" for name, value in self.options.items()}
        return frozenset({self.game, *elections, *self.side_bets, *(f"{name}:{value}" for name, value in self.plan.items())})

    def _dealt(self, player: Player) -> Dealt:
        book = LIBRARY.book(self.game)
        law = own_law(book)
        own = {name: value for name, value in self.options.items() if name in options(law)}
        bets = {bet: self._bet(own_law(books_called(bet, LIBRARY.offered_with(book))[0].on_top_of(book)), bet) for bet in self.side_bets}
        chosen = {name: value for name, value in self.plan.items() if name != "side_stake"}
        stakes = dict.fromkeys(bets, self.plan.get("side_stake", 500))
        return dealt_of(elect(law, own), Plan(**chosen, player=player, side_bets=stakes), bets)

    def _bet(self, law: Law, bet: str) -> Rules:
        own = options(law)
        return elect(law, {name: value for name, value in self.options.items() if name in own} | dict(self.side_bets[bet]))


@cache
def _player(game: str, elected: tuple[tuple[str, str], ...]) -> Player:
    """The best chart of a game with its elections."""
    law = own_law(game)
    return best_player(elect(law, dict(elected)))


def _case(game: str, *bets: str, plan: Mapping[str, Any] | None = None, **chosen: str) -> Case:
    """A case; a side bet may be followed by a setting, as in `magnificent-sevens version=2`."""
    told = [bet.split(" ") for bet in bets]
    sides = {name: dict(setting.split("=") for setting in settings) for name, *settings in told}
    return Case(game, {name.replace("_", "-"): value for name, value in chosen.items()}, sides, plan or {})


BLACKJACKS = ("vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-21", "act-blackjack", "nsw-star-blackjack")
"""The games with insurance and even money."""
FAMILY = (*BLACKJACKS, "vic-crown-pontoon", "nsw-blackjack-challenge")
FEW_DECKS = ("vic-blackjack", "vic-crown-blackjack", "vic-crown-21", "vic-crown-pontoon", "act-blackjack")
INSURED = {"insurance": Habit.ALWAYS}
EVENS = {"insurance": Habit.ALWAYS, "even_money": Habit.ALWAYS}


def _deep(game: str) -> dict[str, Any]:
    """As many boxes and as deep a shoe as may be, so that now and then it runs out in the middle of a round."""
    return {"penetration": 0.75 if game == "act-blackjack" else 0.99, "boxes": 7 if game.startswith("nsw") else 9}


REFUSED = {
    ("dealer-blackjack-takes/doubled-hand", "original-even-if-bust"),
    ("must-draw-unless", "doubles"),
    ("natural-waits", "paid-as-21"),
}
"""Elections that the simulator refuses by their rule."""


def _cases() -> Iterator[Case]:
    for book in BOOKS:
        if not book.options.items() & REFUSED:
            yield Case(book.game, book.options)
    for game in FAMILY:
        for boxes in (2, 5):
            yield _case(game, plan={"boxes": boxes})
        yield _case(game, plan={"stake": 1250}, smallest_chip="2.50")
        yield _case(game, plan={"stake": 333})
        yield _case(game, plan=_deep(game), **({"decks": "4"} if game in FEW_DECKS else {}))
        yield _case(game, dealt_from="shuffling-device")
    for game in BLACKJACKS:
        yield _case(game, plan=INSURED)
        yield _case(game, plan=EVENS)
        yield _case(game, plan={**EVENS, "boxes": 6})
    yield _case("vic-crown-pontoon", plan={**INSURED, "boxes": 3})
    yield _case("nsw-star-blackjack", plan={**INSURED, "boxes": 3}, insurance_against_ten="yes")
    yield _case("vic-blackjack", plan={**EVENS, "boxes": 2}, natural_paid_at_once="always")
    yield from _with_side_bets()


def _with_side_bets() -> Iterator[Case]:
    for game in ("vic-blackjack", "vic-crown-blackjack"):
        for decks in ("4", "5", "6", "7", "8"):
            yield _case(game, "perfect-pairs", "magnificent-sevens version=1", decks=decks)
            yield _case(game, "magnificent-sevens version=2", plan={"boxes": 4}, decks=decks)
    for table in ("1", "2", "3", "4", "5"):
        yield _case("vic-crown-pontoon", f"pontoon-pandemonium table={table}", plan={"boxes": 2})
    yield _case("vic-crown-pontoon", "pontoon-pandemonium", pandemonium_stake="kept")
    yield _case("act-blackjack", "pairs-play", plan={"boxes": 3})
    yield _case("act-blackjack", "perfect-pairs", plan={"boxes": 2}, unpayable_amount="next-highest")
    for paytable in ("1", "2", "3"):
        yield _case("nsw-star-blackjack", "perfect-pairs", "any-pairs", f"lucky-lucky paytable={paytable}", plan={"boxes": 2})
    for decks in ("6", "8"):
        yield _case("nsw-blackjack-challenge", "perfect-pairs", "any-pairs", decks=decks)
    yield _case("nsw-star-blackjack", "perfect-pairs", "lucky-lucky", plan={"side_stake": 550}, decks="6", smallest_chip="2")


CASES: tuple[Case, ...] = tuple(_cases())
"""Every book of the blackjack family, every election and reading on which a wager can depend, every side bet and way of playing."""
COM_BO: tuple[dict[str, str], ...] = ({}, {"decks": "1"}, {"com-bo-runs": "exact-length"}, {"com-bo-tie": "loses-com-bos-too"})
"""What may be elected at Com-Bo."""


def sample() -> tuple[Case, ...]:
    """Of the cases, each that shows something which none before it has."""
    seen: set[str] = set()
    found = []
    for case in CASES:
        if not case.shows <= seen:
            found.append(case)
            seen |= case.shows
    return tuple(found)

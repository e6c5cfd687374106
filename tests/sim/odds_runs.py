"""The runs that are compared with `pitboss odds`: every game, every value of every option, every side bet, insurance and even money.

Every round is dealt from a full pack, for that is what exact odds are of. An option that leaves every table of the simulator as it
was is not dealt again; it is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache

from pitboss.books import LIBRARY
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules, elect, options
from pitboss.odds import Action, side_bet_odds
from pitboss.odds.price.choices import choices, own_choices
from pitboss.play.offer import books_called
from pitboss.play.table import open_table
from pitboss.sim import Dealing, Dealt, Habit, Plan, dealt_of
from pitboss.sim.hand import Hand
from pitboss.sim.player import Player, by_chart, worth_forfeiting
from pitboss.sim.resume import fingerprint
from pitboss.sim.symbols import Alphabet
from pitboss.terms.insurance import INSURANCE_AGAINST_ACE
from tests.odds.cases import BOOKS
from tests.sim.exact import analysed, chart_plays_sevens, ruled_of, shoe_of
from tests.support import own_law

STAKE, SIDE_STAKE = 1000, 500
PONTOON = "vic-crown-pontoon"
GAMES = tuple(book.id for book in LIBRARY.games if book.id != "vic-crown-com-bo")


class Way(StrEnum):
    """What is made besides the main wager, or how two sevens are played for the Super Bonus."""

    PLAIN = "main wager"
    EVERY_BET = "every bet"
    EVEN_MONEY = "even money"
    FOR_THE_BONUS = "suited sevens drawn to"
    SEVENS_DRAWN = "sevens drawn to"


FOR_BONUS = (Way.FOR_THE_BONUS, Way.SEVENS_DRAWN)


@dataclass(frozen=True)
class Run:
    """A game with elections, what is bet in it, and how the cards come; `alone` is the one side bet that is made, where a
    table has not all of them."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    way: Way = Way.PLAIN
    bets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    dealing: Dealing = Dealing.CONTINUOUS
    alone: str = ""

    def __str__(self) -> str:
        said = [self.game, *(f"{name}={value}" for name, value in self.options.items())]
        said += [f"{bet}: {name}={value}" for bet, chosen in self.bets.items() for name, value in chosen.items()]
        if self.way is not Way.PLAIN:
            said.append(f"({self.way}, with {self.alone})" if self.alone else f"({self.way})")
        return " ".join([*said, *(["(shoe)"] if self.dealing is Dealing.SHOE else [])])

    @property
    def rules(self) -> Rules:
        """The game's rules."""
        return _elected(self.game, tuple(self.options.items()))

    @property
    def side_bets(self) -> dict[str, Rules]:
        """The side bets that are made, with their rules."""
        if self.way is not Way.EVERY_BET:
            return {}
        book = LIBRARY.book(self.game)
        found = {}
        for bet in LIBRARY.offered_with(book):
            law = own_law(bet.on_top_of(book))
            own = {name: value for name, value in self.options.items() if name in options(law)}
            name = bet.called
            if self.alone not in ("", name):
                continue
            found[name] = elect(law, own | dict(self.bets.get(name, {})))
        return found

    @property
    def plays_sevens(self) -> dict[bool, Action]:
        """What is done with two sevens against a seven, suited or not."""
        chart = chart_plays_sevens(self.rules)
        suited = self.way in FOR_BONUS
        return {True: Action.HIT if suited else chart[True], False: Action.HIT if self.way is Way.SEVENS_DRAWN else chart[False]}

    @property
    def dealt(self) -> Dealt:
        """Ready to be dealt, by the chart for these very rules."""
        bets, rules, cards = self.side_bets, self.rules, list[Alphabet]()
        insures = self.way is Way.EVERY_BET and rules.get(INSURANCE_AGAINST_ACE) is not None
        plan = Plan(
            stake=STAKE,
            player=self._for_bonus(cards) if self.way in FOR_BONUS else _player(rules),
            dealing=self.dealing,
            side_bets=dict.fromkeys(bets, SIDE_STAKE),
            insurance=Habit.ALWAYS if insures else Habit.NEVER,
            even_money=Habit.ALWAYS if self.way is Way.EVEN_MONEY else Habit.NEVER,
        )
        dealt = dealt_of(rules, plan, bets)
        cards.append(dealt.game.alphabet)
        return dealt

    def _for_bonus(self, cards: Sequence[Alphabet]) -> Player:
        """Play by the chart, but two sevens against a seven by whether they are of one suit, as `cards` knows."""
        chart, plays = _player(self.rules), self.plays_sevens

        def wishes(hand: Hand) -> tuple[Action, ...]:
            if (hand.up, hand.pair, hand.cards, hand.split) == (7, 7, 2, False):
                suited = any(cards[0].is_super(cards[0].after(hand.left, third)) for third in cards[0].symbols)
                return (plays[suited], *chart.wishes(hand))
            return chart.wishes(hand)

        return replace(chart, wishes=wishes)


def runs() -> tuple[Run, ...]:
    """Every run that shows something."""
    found = [run for game in GAMES for run in (*_mains(game), *_bets(game))]
    found += [Run(PONTOON, way=way) for way in (Way.FOR_THE_BONUS, Way.SEVENS_DRAWN)]
    return tuple({str(run): run for run in found}.values())


def cut_card_runs() -> tuple[Run, ...]:
    """Every game as it is, from a shoe with a cutting card."""
    return tuple(Run(game, dealing=Dealing.SHOE) for game in GAMES)


def unfelt(game: str) -> list[str]:
    """The elections that leave every table of the simulator as it was, whatever is bet."""
    plain = (Run(game), *_together(Run(game, way=Way.EVERY_BET)))
    marks = [fingerprint(run.dealt, 1) for run in plain]
    found = []
    for name, value in _others(game):
        elected = [replace(run, options={name: value}) for run in plain]
        if ruled_of(elected[0].rules) == ruled_of(plain[0].rules) and [fingerprint(run.dealt, 1) for run in elected] == marks:
            found.append(f"{name}={value}")
    return found


def _others(game: str) -> Iterator[tuple[str, str]]:
    """Every other value of every option of a game."""
    for choice in choices(_elected(game, ())):
        yield choice.terms[0].name, choice.instead


def _mains(game: str) -> Iterator[Run]:
    """The main wager, once for each election that its value can hang on."""
    single = [Run(game, {name: value}) for name, value in _others(game)]
    seen = set()
    for run in (Run(game), *single, *(Run(*book) for book in BOOKS if book.game == game)):
        if ruled_of(run.rules) not in seen:
            seen.add(ruled_of(run.rules))
            yield run


def _bets(game: str) -> Iterator[Run]:
    """Insurance, even money and every side bet, for each number of decks and each election that one of them hangs on."""
    whole = Run(game, way=Way.EVERY_BET)
    if open_table(whole.rules).naturals.even_money is not None:
        yield Run(game, way=Way.EVEN_MONEY)
    if not whole.side_bets and whole.rules.get(INSURANCE_AGAINST_ACE) is None:
        return
    packs = [{name: value} for name, value in _others(game) if name == "decks"]
    for run in _together(whole):
        yield run
        yield from (replace(run, options=pack) for pack in packs)
        for bet, rules in run.side_bets.items():
            for chosen in _felt_by(bet, rules, game):
                yield replace(run, bets={bet: chosen})
                if bet == "magnificent-sevens":
                    yield from (replace(run, bets={bet: chosen}, options=pack) for pack in packs)
    for elected in ({"natural-paid-at-once": "always"}, {"insurance-against-ten": "yes"}):
        if set(elected.items()) <= set(_others(game)):
            yield replace(whole, options=elected)


def _together(whole: Run) -> list[Run]:
    """A run with all the side bets, or one with each where a table has only one of them."""
    try:
        open_table(whole.rules, whole.side_bets)
    except Refused:
        return [replace(whole, alone=bet) for bet in whole.side_bets]
    return [whole]


def _felt_by(bet: str, rules: Rules, game: str) -> Iterator[dict[str, str]]:
    """The elections of a side bet that change what it pays, the pack apart."""
    book = next(iter(books_called(bet, LIBRARY.offered_with(LIBRARY.book(game)))))
    shoe = shoe_of(_elected(game, ()))
    for choice in own_choices(rules, book):
        if choice.terms[0].name != "decks" and side_bet_odds(choice.rules, shoe).lines != side_bet_odds(rules, shoe).lines:
            yield {choice.terms[0].name: choice.instead}


@cache
def _elected(game: str, elected: tuple[tuple[str, str], ...]) -> Rules:
    return elect(own_law(game), dict(elected))


def _player(rules: Rules) -> Player:
    found = analysed(rules)
    return by_chart(found.strategy, worth_forfeiting(open_table(rules), found.dealer))

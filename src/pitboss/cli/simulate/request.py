"""A run as it was written, and as it is understood: the game, the plan and everything made ready to be dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pitboss.cli.answers import elected, in_json, written as written_options
from pitboss.cli.gaming_table import beside, game_called, offered_with, require_offered
from pitboss.law.book import Book, Family
from pitboss.law.in_force import in_force
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.law.terms.pack import DECKS
from pitboss.law.values import Dollars
from pitboss.sim import ComBoDealt, ComBoPlan, Dealing, Dealt, Habit, Plan, dealt_of, player_by_way, player_of_chart
from pitboss.sim.player import Player
from pitboss.sim.players import Way


@dataclass(frozen=True, slots=True)
class Written:
    """The words of the command line."""

    game: str
    settings: tuple[str, ...]
    penetration: float
    dealing: str | None
    boxes: int
    stake: str
    side_bets: tuple[str, ...]
    strategy: str | None
    habits: tuple[str, ...]


@dataclass(frozen=True)
class Request:
    """A game ready to be dealt, and how a report tells of it."""

    book: Book
    dealt: Dealt | ComBoDealt
    options: Mapping[str, Any]
    plan: Mapping[str, Any]


def request(written: Written) -> Request:
    """Understand a run; what cannot be read or is not lawful is told before anything is dealt."""
    book = game_called(written.game)
    rules = elected(in_force(book), list(written.settings))
    stake = _cents("--stake", written.stake)
    bets = _side_bets(book, written, stake)
    sides = {name: law for name, law in beside(book, written_options(written.settings)).items() if name in bets}
    if book.family is Family.COM_BO:
        _require_plain(written, book)
        dealt: Dealt | ComBoDealt = _com_bo(rules, written, stake)
    else:
        plan = _plan(rules, written, stake, bets)
        dealt = dealt_of(rules, plan, sides)
    chosen = {term.name: in_json(value) for each in (rules, *sides.values()) for term, value in each.elected.items()}
    return Request(book, dealt, {DECKS.name: rules[DECKS]} | chosen, _told(dealt, written, stake, bets))


def _plan(rules: Rules, written: Written, stake: int, bets: Mapping[str, int]) -> Plan:
    def habit(word: str) -> Habit:
        return Habit.ALWAYS if word in written.habits else Habit.NEVER

    return Plan(
        boxes=written.boxes,
        stake=stake,
        player=_player(rules, written.strategy),
        dealing=_dealing(written),
        penetration=written.penetration,
        side_bets=bets,
        insurance=habit("insurance"),
        even_money=habit("even-money"),
    )


def _com_bo(rules: Rules, written: Written, stake: int) -> ComBoDealt:
    dealt = ComBoDealt(rules)
    return ComBoDealt(rules, ComBoPlan(dict.fromkeys(dealt.table.bets, stake), _dealing(written), written.penetration))


def _require_plain(written: Written, book: Book) -> None:
    """Com-Bo has no hands to play and no boxes: every bet is made in every round."""
    given = {"--boxes": written.boxes != 1, "--strategy": written.strategy is not None}
    given |= {f"--{word}": True for word in written.habits}
    for option in (option for option, is_given in given.items() if is_given):
        raise Malformed("plan", f"{option}: {book.name} leaves nothing to play, and every bet is made in every round: leave it out")


def _player(rules: Rules, strategy: str | None) -> Player | None:
    if strategy is None:
        return None
    if strategy in list(Way):
        return player_by_way(rules, Way(strategy))
    try:
        text = Path(strategy).read_text(encoding="utf-8")
    except (OSError, ValueError):
        ways = " or ".join(Way)
        words = f"--strategy {strategy[:80]} cannot be read: name a file that `pitboss strategy --out x.csv` wrote, or {ways}"
        raise Malformed("strategy", words) from None
    return player_of_chart(rules, text, strategy)


def _side_bets(book: Book, written: Written, stake: int) -> dict[str, int]:
    """The side bets with their stakes, those of the table where none is said."""
    found: dict[str, int] = {}
    for words in written.side_bets:
        name, colon, amount = words.partition(":")
        require_offered(book, name)
        found[name] = _cents(f"--side-bet {name}", amount) if colon else stake
    return {name: found[name] for name in offered_with(book) if name in found}


def _cents(option: str, amount: str) -> int:
    try:
        cents = Dollars.of(amount).cents
    except ValueError:
        raise Malformed("stake", f"{option}: {amount[:40]!r} is no amount: write dollars and cents, as in 10 or 2.50") from None
    if cents <= 0:
        raise Malformed("stake", f"{option}: nothing is staked: write an amount such as 10, or leave it out")
    return cents


def _dealing(written: Written) -> Dealing | None:
    return None if written.dealing is None else Dealing(written.dealing)


def _told(dealt: Dealt | ComBoDealt, written: Written, stake: int, bets: Mapping[str, int]) -> dict[str, Any]:
    """The plan as JSON carries it."""
    from pitboss.sim.planning import dealing_of

    if isinstance(dealt, ComBoDealt):
        dealing, cut = (Dealing.CONTINUOUS if dealt.dealing[0] else Dealing.SHOE), written.penetration
        return {"stake": in_json(Dollars(stake)), "dealing": str(dealing), "penetration": cut}
    return {
        "boxes": written.boxes,
        "stake": in_json(Dollars(stake)),
        "side_bets": {name: in_json(Dollars(cents)) for name, cents in bets.items()},
        "strategy": dealt.game.player.name,
        "dealing": str(dealing_of(dealt.game, dealt.plan)),
        "penetration": written.penetration,
        "insurance": "insurance" in written.habits,
        "even_money": "even-money" in written.habits,
    }

"""A run as it was written, and as it is understood: the game, the plan and everything made ready to be dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pitboss.cli.answers import asked, elected, in_json, written as written_options
from pitboss.cli.gaming_table import beside, game_called, offered_with, require_offered
from pitboss.cli.simulate.counting import Counting, betting, told
from pitboss.cli.simulate.risks import USUAL_SESSION, Asked
from pitboss.drafts.draft import DraftRules
from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.law.values import Dollars
from pitboss.sim import ComBoDealt, ComBoPlan, Dealing, Dealt, Habit, Plan, best_player, dealt_of, player_by_way, player_of_chart
from pitboss.sim.player import Player
from pitboss.sim.players import Way
from pitboss.sim.risks import require_pace
from pitboss.terms.pack import DECKS


@dataclass(frozen=True, slots=True)
class Written:
    """The words of the command line."""

    game: str
    settings: tuple[str, ...]
    on: str | None
    penetration: float
    dealing: str | None
    boxes: int
    stake: str
    side_bets: tuple[str, ...]
    strategy: str | None
    habits: tuple[str, ...]
    counting: Counting
    risk: Asked
    draft: DraftRules | None = None


@dataclass(frozen=True)
class Request:
    """A game ready to be dealt, and how a report tells of it."""

    law: Law
    dealt: Dealt | ComBoDealt
    options: Mapping[str, Any]
    plan: Mapping[str, Any]
    risk: Asked

    @property
    def book(self) -> Book:
        """The book of the game."""
        return self.law.book


def request(written: Written) -> Request:
    """Understand a run; what cannot be read or is not lawful is told before anything is dealt."""
    book = game_called(written.game)
    law = asked(book, written.on, written.draft)
    rules = elected(law, list(written.settings))
    stake = cents_of("--stake", written.stake)
    bets = _side_bets(law, written, stake)
    sides = {name: bet for name, bet in beside(law, written_options(written.settings)).items() if name in bets}
    if book.family is Family.COM_BO:
        _require_plain(written, book)
        dealt: Dealt | ComBoDealt = _com_bo(rules, written, stake)
    else:
        plan = _plan(rules, written, stake, bets)
        dealt = dealt_of(rules, plan, sides)
    chosen = {term.name: in_json(value) for each in (rules, *sides.values()) for term, value in each.elected.items()}
    return Request(law, dealt, {DECKS.name: rules[DECKS]} | chosen, _told(dealt, written, stake, bets), written.risk)


def asked_risk(per_hour: float, session: int | None, bankroll: str | None, counting: Counting) -> Asked:
    """What is asked about risk; a session is of the usual length where a count or a bankroll is given and none is said."""
    require_pace(per_hour)
    wanted = bankroll is not None or counting.count is not None
    cents = None if bankroll is None else cents_of("--bankroll", bankroll)
    return Asked(per_hour, USUAL_SESSION if session is None and wanted else session, cents)


def _plan(rules: Rules, written: Written, stake: int, bets: Mapping[str, int]) -> Plan:
    def habit(word: str) -> Habit:
        return Habit.ALWAYS if word in written.habits else Habit.NEVER

    player = _player(rules, written.strategy)
    return Plan(
        boxes=written.boxes,
        stake=stake,
        player=player,
        dealing=_dealing(written),
        penetration=written.penetration,
        side_bets=bets,
        insurance=habit("insurance"),
        even_money=habit("even-money"),
        betting=betting(written.counting, _from_counts(written), lambda: player or best_player(rules)),
        session=written.risk.session,
    )


def _com_bo(rules: Rules, written: Written, stake: int) -> ComBoDealt:
    dealt = ComBoDealt(rules)
    return ComBoDealt(rules, ComBoPlan(dict.fromkeys(dealt.table.bets, stake), _dealing(written), written.penetration))


def _require_plain(written: Written, book: Book) -> None:
    """Com-Bo has no hands to play and no boxes: every bet is made in every round."""
    given = {"--boxes": written.boxes != 1, "--strategy": written.strategy is not None}
    given |= {f"--{word}": True for word in written.habits} | dict(written.counting.given)
    given |= {"--bankroll": written.risk.bankroll is not None, "--session": written.risk.session is not None}
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


def _side_bets(law: Law, written: Written, stake: int) -> dict[str, int]:
    """The side bets with their stakes, those of the table where none is said."""
    found: dict[str, int] = {}
    for words in written.side_bets:
        name, colon, amount = words.partition("@")[0].partition(":")
        require_offered(law, name)
        found[name] = cents_of(f"--side-bet {name}", amount) if colon else stake
    return {name: found[name] for name in offered_with(law) if name in found}


def _from_counts(written: Written) -> dict[str, int]:
    """The side bets that are made only from a count on, as in perfect-pairs:5@3."""
    found: dict[str, int] = {}
    for words in written.side_bets:
        bet, at, count = words.partition("@")
        if at:
            try:
                found[bet.partition(":")[0]] = int(count)
            except ValueError:
                raise Malformed(
                    "side-bet", f"--side-bet {words[:60]}: {count[:20]!r} is no count: write a whole number, as in @3"
                ) from None
    return found


def cents_of(option: str, amount: str) -> int:
    """An amount of dollars that an option was given, in cents."""
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
    counting = told(dealt.plan.betting)
    return {
        "boxes": written.boxes,
        "stake": in_json(Dollars(stake)),
        "side_bets": {name: in_json(Dollars(cents)) for name, cents in bets.items()},
        "strategy": dealt.game.player.name,
        "dealing": str(dealing_of(dealt.game, dealt.plan)),
        "penetration": written.penetration,
        "insurance": "insurance" in written.habits,
        "even_money": "even-money" in written.habits,
        **({"counting": counting} if counting else {}),
    }

"""What tests of rules ask of a table: the rule behind a refusal, what the dealer says, how each card is laid, what came first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import settle
from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, Split, Stand
from pitboss.play.events import CardDealt, Event
from pitboss.play.evolve import evolve
from pitboss.play.roundfile import read_round
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.play.voice import laid, spoken
from tests.play.rounds import Played, Wager, deal, table
from tests.support import own_on

V = "VIC-2003-01 "
"""The citation of the Victorian notice, to be followed by the rule."""


def forbidden(at: Table, cards: str, *commands: Command, wagers: Sequence[Wager] = (), **stakes: float) -> str:
    """The rule that forbids the last of the commands; those before it are lawful."""
    deal(at, cards, *commands[:-1], wagers=wagers, complete=False, **stakes)
    with pytest.raises(Refused) as fault:
        deal(at, cards, *commands, wagers=wagers, complete=False, **stakes)
    assert fault.value.rule in fault.value.sentence
    return fault.value.rule


def calls(played: Played) -> list[str]:
    """Everything the dealer says in a round, in order."""
    return [words for state, event in _told(played) if (words := spoken(played.table, state, event))]


def lays(played: Played) -> list[str]:
    """How each card of a round is laid, in order."""
    return [laid(played.table, state, event) for state, event in _told(played) if isinstance(event, CardDealt)]


def turns(played: Played) -> list[int]:
    """To which hand each card went, the dealer at -1, in order."""
    return [event.hand for event in played.events(CardDealt)]


def on_hands(played: Played) -> list[str]:
    """Who has a wager on each hand of a round, in order."""
    return [" ".join(stake.player for stake in hand.stakes) for hand in played.state.hands]


def follows_later(book: str, rule: str, *, follows: dict[str, Any], barred: dict[str, Any]) -> None:
    """A sharer lets the first split pass and follows the second, or by the other reading of J4 rides to the end."""
    shared = (Wager("ann", 20, seated=True), Wager("bob", 20))
    first, second = Split(1, ("ann",)), Split(1, ("ann", "bob"))
    followed = deal(table(book, **follows), "8H 6D 8S 8C KS KD KC  JD JC", first, second, *[Stand(1)] * 3, wagers=shared)
    assert (on_hands(followed), followed.net("ann"), followed.net("bob")) == (["ann bob", "ann bob", "ann"], 60, 40)
    bars = table(book, **barred)
    assert forbidden(bars, "8H 6D 8S 8C", first, second, wagers=shared) == rule
    plain = deal(bars, "8H 6D 8S 8C KS KD KC  JD JC", first, Split(1), *[Stand(1)] * 3, wagers=shared)
    assert (on_hands(plain), plain.net("ann"), plain.net("bob")) == (["ann bob", "ann", "ann"], 60, 20)


def box_of(game: str, *wagers: dict[str, Any], cards: str, decisions: Sequence[dict[str, Any]] = (), **side_bets: Any) -> dict[str, Any]:
    """The answer of `pitboss adjudicate` to a round on box 1."""
    bets = {name.replace("_", "-"): settings for name, settings in side_bets.items()}
    file = {"game": game, "side-bets": bets, "boxes": [{"box": 1, "wagers": list(wagers)}], "cards": cards.split()}
    return settle(read_round({**file, "decisions": list(decisions)}), own_on(game)).answer


def crowded(game: str, rule: str) -> None:
    """A fourth main wager on a box is refused by the document's rule, and not by the file."""
    four = [{"player": player, "stake": 10} for player in ("ann", "bob", "cat", "dan")]
    with pytest.raises(Refused) as fault:
        box_of(game, *four, cards="9H 6D 8D")
    assert fault.value.rule == rule


def two_seated(game: str, rule: str) -> None:
    """Two players cannot be seated at one box."""
    both = [{"player": player, "stake": 10, "seated": True} for player in ("ann", "bob")]
    with pytest.raises(Refused) as fault:
        box_of(game, *both, cards="9H 6D 8D")
    assert (fault.value.rule, "ann is seated at box 1" in fault.value.sentence) == (rule, True)


def order(played: Played, *kinds: type[Any]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in played.log if isinstance(event, kinds)]


def _told(played: Played) -> Iterable[tuple[Round, Event]]:
    state = Round()
    for event in played.log:
        state = evolve(state, event)
        yield state, event

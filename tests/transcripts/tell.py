"""Tell the rounds of `played.py` in full: each event with its rules, what the dealer says, how each card lies, and the money.

    .venv/bin/python -m tests.transcripts.tell

writes the transcripts anew; read the difference before keeping it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.cards.card import card
from pitboss.law.book import Family
from pitboss.law.refusal import listed
from pitboss.law.rules import elect
from pitboss.money.cents import dollars
from pitboss.money.ledger import balances
from pitboss.play.adjudicate import Told
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import open_com_bo
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.events import Event
from pitboss.play.evolve import evolve
from pitboss.play.postings import postings
from pitboss.play.state import Round
from pitboss.play.telling import Sentence, tell, tell_com_bo
from pitboss.play.voice import laid, spoken
from tests.play.rounds import deal, table
from tests.support import own_law
from tests.transcripts.played import SCRIPTS, Script

HERE = Path(__file__).parent
WIDTH = 96


def transcript(game: str) -> str:
    """One game's round, told."""
    script = SCRIPTS[game]
    book = LIBRARY.book(game)
    lines = _com_bo(game, script) if book.family is Family.COM_BO else _blackjack(game, script)
    return "\n".join([f"{book.name}: {script.about}", f"cards: {script.cards}", "", *lines]) + "\n"


def _blackjack(game: str, script: Script) -> Iterator[str]:
    at = table(game, *script.side_bets)
    log = deal(at, script.cards, *script.decisions, wagers=script.wagers).log
    state = Round()
    for event in log:
        state = evolve(state, event)
        how, said = laid(at, state, event), spoken(at, state, event)
        yield from _lines(tell(Told(event, state)), how, said)
    yield from _money(log)


def _com_bo(game: str, script: Script) -> Iterator[str]:
    at = open_com_bo(elect(own_law(game), {}))
    cards = tuple(map(card, script.cards.split()))
    wagers = [PlaceComBoWager(each.player, bet, round(amount * 100)) for each in script.wagers for bet, amount in each.side]
    commands: list[ComBoCommand] = [*wagers, CloseBetting(), *map(DrawCard, cards), KeyResult(cards)]
    state, log = ComBoRound(), list[ComBoEvent]()
    for command in commands:
        events, state = step_com_bo(at, state, command)
        log.extend(events)
    for event in log:
        yield from _lines(tell_com_bo(event))
    yield from _money(log)


def _lines(sentence: Sentence, how: str = "", said: str = "") -> Iterator[str]:
    """A sentence with its rules in the margin, and under it what the table sees and hears."""
    rules = "; ".join(sentence.rules)
    yield f"{sentence.said:<{WIDTH}}  {rules}".rstrip()
    if how and how != "face up":
        yield f"    (laid {how})"
    if said:
        yield f'    "{said}."'


def _money(log: Iterable[Event | ComBoEvent]) -> Iterator[str]:
    """What everybody gained or lost, from the ledger."""
    held = balances(posting for event in log for posting in postings(event))
    told = [f"{account.removeprefix('player:')} {dollars(amount)}" for account, amount in sorted(held.items())]
    yield ""
    yield f"net: {listed(told) if told else 'nothing'}"


def main() -> None:
    """Write every transcript."""
    for game in SCRIPTS:
        (HERE / f"{game}.txt").write_text(transcript(game), encoding="utf-8")


if __name__ == "__main__":
    main()

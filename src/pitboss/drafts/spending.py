"""Who acts on a term: measured by opening a game and seeing which answers were asked, and which answers change what is reckoned.

Play keeps a ledger of what it asked while the table was laid out. The mathematics is asked again with another answer: a term that alters
what it reads is one it acts on. The simulator keeps a ledger as play does. The floor, tournaments and promotions ask when
something happens; there the code that reads the term is the evidence.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Set
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pitboss
from pitboss.drafts.accepting import alternatives
from pitboss.drafts.honouring import host_of
from pitboss.law.book import Family
from pitboss.law.evidence import readers
from pitboss.law.library import Library
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Term
from pitboss.odds.price.appraisal import Incoherent
from pitboss.odds.price.what_if import supposing
from pitboss.odds.price.worth import appraiser
from pitboss.play.com_bo.table import open_com_bo
from pitboss.play.table import open_table
from pitboss.sim.reading import ALL_THE_SAME, open_simulated

MOST_TRIED = 4
"""So many other answers are tried before it is said that the mathematics does not look."""
ROOMS = ("floor", "tournament", "promotion")
ORDER = ("play", "odds", "sim", *ROOMS)


def spent_by(rules: Rules, library: Library, only: Container[str] | None = None) -> Mapping[str, tuple[str, ...]]:
    """Who acts on each term of a game, or of a side bet on top of its game, by the term's name; nobody on a term that is only stated."""
    played = _played(rules)
    asked = [term for term in rules.law if only is None or term.name in only]
    reckoned = set(_reckoned(rules, [term for term in asked if term.name in played], library))
    simulated = _simulated(rules, played, reckoned)
    found: dict[str, tuple[str, ...]] = {}
    for term in asked:
        who = {"play"} if term.name in played else set()
        who |= {"odds"} if term.name in reckoned else set()
        who |= {"sim"} if term.name in simulated else set()
        who |= {room for room in ROOMS if term.name.partition("/")[0] in _read_in(room)}
        found[term.name] = tuple(each for each in ORDER if each in who)
    return found


def spent_anywhere(every: Iterable[Rules], library: Library) -> Mapping[str, tuple[str, ...]]:
    """Who acts on each term in some game."""
    found: dict[str, set[str]] = {}
    for rules in every:
        for name, who in spent_by(rules, library).items():
            found.setdefault(name, set()).update(who)
    return {name: tuple(each for each in ORDER if each in who) for name, who in found.items()}


def _played(rules: Rules) -> frozenset[str]:
    """What play asked while a table was opened."""
    ledger = Ledger(rules.law, rules.elected)
    match rules.book.family:
        case Family.BLACKJACK:
            open_table(ledger)
        case Family.COM_BO:
            open_com_bo(ledger)
        case Family.SIDE_BET:
            open_table(host_of(rules), {rules.book.called: ledger})
    return frozenset(ledger.spent)


def _reckoned(rules: Rules, asked: Iterable[Term[Any]], library: Library) -> Iterator[str]:
    """The terms with which what the mathematics reads of the rules changes; none of rules that it does not read at all."""
    reads = appraiser().reads
    try:
        stands = reads(rules)
    except Incoherent:
        return
    for term in asked:
        ruling = rules.law[term]
        if ruling.struck_out:
            continue
        others = alternatives(term, rules[term], library)[:MOST_TRIED]
        for changed in (*(replace(ruling, clause=replace(ruling.clause, allowed=(each,), alternatives=())) for each in others), None):
            try:
                moved = reads(supposing(rules, {term: changed})) != stands
            except (Incoherent, LookupError, ValueError, TypeError, AssertionError, ArithmeticError):
                continue  # an answer that makes no game is no evidence
            if moved:
                yield term.name
                break


def _simulated(rules: Rules, played: frozenset[str], reckoned: Set[str]) -> Set[str]:
    """What the simulator asked that can make a difference to it; a side bet is counted by the lines that the mathematics reads."""
    if rules.book.family is not Family.BLACKJACK:
        return played if rules.book.family is Family.COM_BO else reckoned
    ledger = Ledger(rules.law, rules.elected)
    try:
        open_simulated(ledger)
    except PitbossError:
        return frozenset()
    return ledger.spent - {term.name for term in ALL_THE_SAME}


@cache
def _read_in(room: str) -> frozenset[str]:
    """The terms, and tables, that the code of a room reads."""
    return frozenset(readers(Path(pitboss.__file__).parent / room))

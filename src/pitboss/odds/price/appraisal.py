"""Working prices out: the value of the rules as they stand against the value with one thing changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.price.clauses import with_term
from pitboss.odds.price.record import MAIN, NOTHING_LEFT, SUPER_BONUS, WORTH_NOTHING, Number, Price, Subject
from pitboss.odds.price.what_if import WhatIf
from pitboss.terms.pack import DECKS

Values = Mapping[str, Number]
"""What a unit on each bet is worth."""


class Incoherent(Exception):
    """Rules that make no game: the term that is in the way, where one is known, and a sentence."""

    def __init__(self, sentence: str, term: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.term = term


def _nothing_fixed(_: Rules, __: WhatIf) -> Iterable[Term[Any]]:
    return ()


def _everything_seen(_: Rules, __: WhatIf) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Appraiser:
    """How rules are valued.

    `record` is everything the mathematics reads of them: equal records, equal values, and nothing is computed twice. `fixed` names
    the answers that a change takes away and that are played in one way only, whatever the record says. `apart` says of a change that
    moves nothing why it has no price all the same, where it would be felt in what the mathematics does not look at.
    """

    record: Callable[[Rules], Hashable]
    compute: Callable[[Rules], Values]
    fixed: Callable[[Rules, WhatIf], Iterable[Term[Any]]] = _nothing_fixed
    apart: Callable[[Rules, WhatIf], str] = _everything_seen
    known: dict[Hashable, Values] = field(default_factory=dict)

    def reads(self, rules: Rules) -> Hashable:
        """What the mathematics reads; rules that make no game raise `Incoherent`."""
        try:
            return self.record(rules)
        except PitbossError as fault:
            raise Incoherent(getattr(fault, "why", "") or fault.sentence, _term_of(fault)) from None
        except KeyError as fault:
            # A term that must be answered and is not: the law says which, before a colon.
            name, _, said = str(fault.args[0]).partition(": ")
            raise Incoherent(f"{name} is left without an answer" if said else str(fault), name) from None

    def values(self, rules: Rules) -> Values:
        """What a unit on each bet is worth under the rules."""
        record = self.reads(rules)
        if record not in self.known:
            self.known[record] = self.compute(rules)
        return self.known[record]


def _term_of(fault: PitbossError) -> str:
    return str(getattr(fault, "term", ""))


def price(rules: Rules, what_if: WhatIf, appraiser: Appraiser) -> tuple[Price, ...]:
    """What one change is worth, on every bet that it moves; one price of nothing where it moves none.

    A clause that cannot be put back alone takes along what it cannot do without, and says so.
    """
    tried = what_if
    while True:
        try:
            now, then = appraiser.reads(rules), appraiser.reads(tried.rules)
            if now == then:
                return (_unmoved(rules, tried, appraiser),)
            return _told(rules, tried, appraiser.values(rules), appraiser.values(tried.rules))
        except Incoherent as fault:
            wider = with_term(rules, tried, fault.term) if what_if.subject is Subject.CLAUSE else None
            if wider is None:
                bet = next(iter(appraiser.values(rules)))
                return (replace(_unpriced(rules, what_if, bet), remark=fault.sentence),)
            tried = wider


def prices(rules: Rules, what_ifs: Iterable[WhatIf], appraiser: Appraiser) -> Iterator[Price]:
    """The prices of several changes, each against the same rules."""
    for what_if in what_ifs:
        yield from price(rules, what_if, appraiser)


def _unmoved(rules: Rules, what_if: WhatIf, appraiser: Appraiser) -> Price:
    """Nothing moves: the mathematics does not read it, or the engine plays it in one way only, and then there is no price."""
    bet, value = next(iter(appraiser.values(rules).items()))
    fixed = ", ".join(term.name for term in appraiser.fixed(rules, what_if))
    if fixed:
        return replace(_unpriced(rules, what_if, bet), remark=f"{NOTHING_LEFT} {fixed}")
    unseen = appraiser.apart(rules, what_if)
    if unseen:
        return replace(_unpriced(rules, what_if, bet), remark=unseen)
    return replace(_unpriced(rules, what_if, bet), ev=value, ev_instead=value)


def _told(rules: Rules, what_if: WhatIf, now: Values, then: Values) -> tuple[Price, ...]:
    every = {bet: (now.get(bet, 0), then.get(bet, 0)) for bet in dict.fromkeys([*now, *then])}
    moved = {bet: pair for bet, pair in every.items() if pair[0] != pair[1]}
    if not moved:
        bet, value = next(iter(now.items()))
        return (replace(_unpriced(rules, what_if, bet), ev=value, ev_instead=value, remark=what_if.remark or WORTH_NOTHING),)
    # What a bonus adds to the opening wager moves a little with every play; it is told where it is what moves.
    told = {bet: pair for bet, pair in moved.items() if MAIN not in moved or not bet.startswith(SUPER_BONUS)}
    return tuple(replace(_unpriced(rules, what_if, bet), ev=before, ev_instead=after) for bet, (before, after) in told.items())


def _unpriced(rules: Rules, what_if: WhatIf, bet: str) -> Price:
    return Price(
        game=rules.book.id,
        decks=rules[DECKS],
        subject=what_if.subject,
        terms=tuple(term.name for term in what_if.terms),
        in_force=what_if.in_force,
        citation=what_if.citation,
        reading=what_if.reading,
        instead=what_if.instead,
        instead_citation=what_if.instead_citation,
        bet=bet,
        ev=None,
        ev_instead=None,
        remark=what_if.remark,
        instruments=rules.law.instruments,
    )

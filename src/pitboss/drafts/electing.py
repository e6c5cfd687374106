"""The elections of a draft: what its law leaves open, and options that cannot be had together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pitboss.drafts.draft import DraftRules
from pitboss.drafts.finding import Finding, Kind
from pitboss.drafts.honouring import refusals
from pitboss.law.in_force import Law
from pitboss.law.refusal import Malformed, PitbossError
from pitboss.law.rules import Rules, options
from pitboss.law.values import shown
from pitboss.odds.analysis import OF_PLAY


def elections(draft: DraftRules, law: Law) -> Iterator[Finding]:
    """Every election that cannot be made, and every two of the draft's own options that exclude each other."""
    known = options(law)
    for name, value in draft.elect:
        fault = _fault(law, name, value)
        if fault:
            instead = known[name].accepts() if name in known else "an option of the game: pitboss rules lists them"
            yield Finding(Kind.ELECTION, "", draft.place(f"elect {name}"), fault, instead)
    yield from _excluding(draft, law)


def _fault(law: Law, name: str, value: str) -> str:
    known = options(law)
    try:
        if name in known:
            known[name].read(value)
            return ""
        ruling = next((each for term, each in law.items() if term.name == name), None)
        if ruling is None:
            raise Malformed("option", f"{law.book.name} has no option {name!r}")
        if ruling.struck_out or value.strip().lower() not in map(str.lower, map(shown, ruling.clause.allowed)):
            does = "strikes it out" if ruling.struck_out else f"says {shown(ruling.clause.allowed)}"
            return f"{name} is not left open: {ruling.citation} {does}"
    except PitbossError as fault:
        return fault.sentence
    return ""


def _excluding(draft: DraftRules, law: Law) -> Iterator[Finding]:
    """Two values of options that each make a game alone and none together, where the draft brought one of them."""
    own = {clause.term: clause for clause in draft.clauses if len(clause.values) > 1}
    if not own:
        return
    plain = Rules(law, {})
    if list(refusals(plain)):
        return
    choices = [(option.term, value) for option in options(law).values() if option.term.chapter in OF_PLAY for value in option.values]
    alone = {choice: not list(refusals(Rules(law, {choice[0]: choice[1]}))) for choice in choices}
    for one, two in combinations(choices, 2):
        if one[0] == two[0] or not (one[0] in own or two[0] in own) or not (alone[one] and alone[two]):
            continue
        met = next(refusals(Rules(law, {one[0]: one[1], two[0]: two[1]})), None)
        if met is not None:
            clause = own.get(one[0]) or own[two[0]]
            pair = f"{one[0].name}={shown(one[1])} and {two[0].name}={shown(two[1])}"
            yield Finding(Kind.EXCLUDES, clause.rule, clause.place, f"{pair} cannot be elected together: {met.says}", "one of the two")

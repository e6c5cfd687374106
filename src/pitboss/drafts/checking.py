"""Everything that is wrong with a draft, at once: each thing with its clause and its line, and what would be accepted instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from pitboss.drafts.draft import DraftClause, DraftRules
from pitboss.drafts.electing import elections
from pitboss.drafts.finding import Finding, Kind
from pitboss.drafts.honouring import Refusal, refusals
from pitboss.drafts.opening import When, law_below, law_under, moment_of, rules_under
from pitboss.drafts.reading import read_draft
from pitboss.drafts.reading_values import known_answers
from pitboss.drafts.spending import spent_by
from pitboss.drafts.usable import conflicts
from pitboss.law.clause import Effect
from pitboss.law.in_force import Law
from pitboss.law.library import Library
from pitboss.law.moment import Moment
from pitboss.law.refusal import PitbossError, listed
from pitboss.law.rules import Rules
from pitboss.law.term import Statement
from pitboss.law.values import Odds, shown
from pitboss.terms.required import REQUIRED

FEW = 4
Blame = tuple[Finding, DraftClause | None]
"""A finding, and the clause that is to blame for it where one is."""


def check(text: str, library: Library, when: When) -> tuple[DraftRules | None, list[Finding]]:
    """The draft of a text as far as it can be read, and every finding, in the order of the file."""
    draft, found = read_draft(text, library)
    if draft is not None:
        found = [*found, *findings(draft, library, when)]
    return draft, sorted(dict.fromkeys(found), key=lambda each: (each.place, each.kind.value))


def findings(draft: DraftRules, library: Library, when: When) -> Iterator[Finding]:
    """What is wrong with a draft that could be read."""
    yield from _pins(draft)
    clashing = list(conflicts(draft))
    yield from (_conflict(first, second) for first, second in clashing)
    yield from _open_payments(draft)
    yield from _same_cards(draft)
    try:
        moment = moment_of(draft, library, when)
        below = law_below(draft, library, moment)
    except PitbossError as fault:
        yield Finding(
            Kind.NOT_IN_FORCE, "", draft.place("from" if draft.begins else "over"), fault.sentence, "a moment at which the book stands"
        )
        return
    refuted = {second for _, second in clashing}
    sound = draft.only(*(clause for clause in draft.clauses if clause not in refuted))
    for clause in sound.clauses:
        yield from _against_what_stands(clause, below)
    yield from _law(sound, library, moment, below)


def _pins(draft: DraftRules) -> Iterator[Finding]:
    many = Counter(clause.rule for clause in draft.clauses)
    seen: dict[str, DraftClause] = {}
    for clause in draft.clauses:
        first = seen.setdefault(clause.rule, clause)
        if many[clause.rule] > 1 and first is not clause:
            said = f"the number {clause.rule} is used twice: it is {first.says} at {first.place}"
            yield Finding(Kind.PIN_TWICE, clause.rule, clause.place, said, "a number of its own")


def _conflict(first: DraftClause, second: DraftClause) -> Finding:
    """Two clauses that cannot both stand; that the first two of a casino could was years in court (DeCosmo v. Blue Tarp, 2021)."""
    said = f"rule {first.rule} ({first.place}) says {first.says} and rule {second.rule} says {second.says}, of one table at one time"
    return Finding(Kind.CONFLICT, second.rule, second.place, said, f"one of the two: strike rule {first.rule} or rule {second.rule}")


def _open_payments(draft: DraftRules) -> Iterator[Finding]:
    elected = dict(draft.elect)
    for clause in draft.clauses:
        if len(clause.values) > 1 and all(isinstance(value, Odds) for value in clause.values) and clause.term.name not in elected:
            said = f"one table may be read as paying {listed(map(shown, clause.values), 'or')}, and nothing says which"
            yield Finding(Kind.CONFLICT, clause.rule, clause.place, said, f"one of them, or elect: {{{clause.term.name}: …}}")


def _same_cards(draft: DraftRules) -> Iterator[Finding]:
    for bet in draft.side_bets:
        for one, two in combinations(bet.lines, 2):
            if one.pattern == two.pattern and one.pays != two.pays:
                said = f"the lines {one.name} and {two.name} of {bet.id} are of the same cards and pay {one.pays} and {two.pays}"
                yield Finding(Kind.CONFLICT, f"side bet {bet.id}", bet.place, said, "one line for the same cards")


def _against_what_stands(clause: DraftClause, below: Law) -> Iterator[Finding]:
    stands = below.get(clause.term)
    there = stands is not None and not stands.struck_out
    if clause.effect is Effect.ANSWERS:
        if stands is not None and there and (stands.clause.allowed, stands.clause.alternatives) == (clause.values, ()):
            said = f"{stands.citation} already says {clause.says}"
            yield Finding(Kind.RESTATES, clause.rule, clause.place, said, "leave it out: what stands flows through")
    elif stands is None or not there:
        said = f"{below.book.name} does not answer {clause.term.name}, so that there is nothing to take away"
        yield Finding(Kind.NOTHING_THERE, clause.rule, clause.place, said, "leave it out")
    elif clause.effect is Effect.REVOKES and stands.book.id != below.book.id:
        said = (
            f"{clause.term.name} is answered by the book below ({stands.citation}): {below.book.name} has no answer of its own to take back"
        )
        yield Finding(Kind.NOTHING_THERE, clause.rule, clause.place, said, f"strike: {clause.term.name}, or another value")


def _law(draft: DraftRules, library: Library, moment: Moment, below: Law) -> Iterator[Finding]:
    try:
        law = law_under(draft, library, moment)
        rules = rules_under(draft, library, moment)
    except PitbossError as fault:
        yield Finding(Kind.NOT_IN_FORCE, "", draft.place("from"), fault.sentence)
        return
    yield from elections(draft, law)
    gaps = {finding.clause: finding for finding in _gaps(draft, law, below)}
    yield from gaps.values()
    refused = {clause for clause in draft.clauses if clause.rule in gaps}
    for finding, clause in _refused(draft, library, moment, refused):
        refused |= {clause} if clause else set()
        yield finding
    yield from _idle(draft, rules, library, refused)


def _gaps(draft: DraftRules, law: Law, below: Law) -> Iterator[Finding]:
    """Questions that had an answer, and that a clause leaves without one; to strike a thing out is to answer that there is none."""
    required = {term.name for term in REQUIRED.get(law.book.family, ())}
    for clause in draft.clauses:
        if clause.term in below and clause.term not in law:
            must = ", and every game of the kind must have one" if clause.term.name in required else ""
            said = f"nothing answers {clause.term.name} any more ({clause.term.question}){must}"
            yield Finding(Kind.GAP, clause.rule, clause.place, said, f"another answer to {clause.term.name}")


def _refused(
    draft: DraftRules, library: Library, moment: Moment, without: set[DraftClause]
) -> Iterator[tuple[Finding, DraftClause | None]]:
    """What the draft as a whole would be refused for; then once more without the clause that is to blame, until nothing is refused."""
    stands = {each.says for each in refusals(rules_under(draft.only(), library, moment))}
    left = [clause for clause in draft.clauses if clause not in without]
    told: set[str] = set()
    while True:
        met = [each for each in refusals(rules_under(draft.only(*left), library, moment)) if each.says not in stands | told]
        here = list(left)
        for each in met:
            told.add(each.says)
            blamed = next((clause for clause in here if clause.term.name == each.term), None) or _culprit(
                each, draft, here, library, moment
            )
            if blamed is None:
                yield Finding(each.kind, "", draft.place("clauses"), each.says, "other answers beside it"), None
                continue
            yield _told(each, blamed, library), blamed
            left = [clause for clause in left if clause is not blamed]
        if not met or not left:
            return


def _culprit(refusal: Refusal, draft: DraftRules, left: list[DraftClause], library: Library, moment: Moment) -> DraftClause | None:
    """The first clause without which that is not refused any more."""
    for clause in left:
        others = (each for each in left if each is not clause)
        if refusal.kind not in {each.kind for each in refusals(rules_under(draft.only(*others), library, moment))}:
            return clause
    return None


def _told(refusal: Refusal, clause: DraftClause, library: Library) -> Finding:
    known = [shown(value) for value in known_answers(library, clause.term.name) if value not in clause.values][:FEW]
    return Finding(refusal.kind, clause.rule, clause.place, refusal.says, listed(known, "or") if known else "leave it out")


def _idle(draft: DraftRules, rules: Rules, library: Library, refused: set[DraftClause]) -> Iterator[Finding]:
    """Answers that nothing would act on: they would be read out and change nothing."""
    answers = [clause for clause in draft.clauses if clause.values and clause not in refused and not isinstance(clause.term, Statement)]
    if not answers or any(True for each in refusals(rules) if each.kind in (Kind.NOT_PLAYED, Kind.GAP)):
        return
    acted = spent_by(rules, library, only={clause.term.name for clause in answers})
    for clause in answers:
        if not acted.get(clause.term.name):
            said = f"nobody acts on {clause.term.name}: play, odds and the floor read it out and do nothing by it"
            yield Finding(Kind.NOBODY, clause.rule, clause.place, said, "a term that somebody acts on: pitboss rules terms")

"""Who would refuse rules: play, the mathematics and the simulator each open them, and say which answer they cannot act on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pitboss.drafts.finding import Kind
from pitboss.law.book import Family
from pitboss.law.in_force import in_force
from pitboss.law.refusal import PitbossError, Refused
from pitboss.law.rules import Rules, elect
from pitboss.odds.price.appraisal import Incoherent
from pitboss.odds.price.worth import appraiser
from pitboss.play.com_bo.table import open_com_bo
from pitboss.play.table import open_table
from pitboss.sim.com_bo import ComBoDealt
from pitboss.sim.reading import open_simulated


@dataclass(frozen=True, slots=True)
class Refusal:
    """What cannot be done with rules: which kind, a sentence, and the term that is in the way, where one is known."""

    kind: Kind
    says: str
    term: str = ""


def refusals(rules: Rules) -> Iterator[Refusal]:
    """What play, or failing nothing there the mathematics and the simulator, would refuse."""
    found = _tried(Kind.NOT_PLAYED, lambda: _play(rules))
    if found is not None:
        yield found
        return
    for kind, work in ((Kind.NOT_ANALYSED, lambda: _analyse(rules)), (Kind.NOT_SIMULATED, lambda: _simulate(rules))):
        refused = _tried(kind, work)
        if refused is not None:
            yield refused


def beside(rules: Rules) -> dict[str, Rules]:
    """The side bets that the draft brings to the table."""
    draft = rules.book.under
    books = draft.side_bets if draft else ()
    return {bet.called: elect(in_force(bet.on_top_of(rules.book), rules.law.moment), {}) for bet in books}


def _tried(kind: Kind, work: Callable[[], object]) -> Refusal | None:
    try:
        work()
    except Incoherent as fault:
        return Refusal(kind, fault.sentence, fault.term)
    except PitbossError as fault:
        term = getattr(fault, "term", None)
        return Refusal(kind, fault.sentence, str(term) if term is not None else _named(fault))
    except KeyError as fault:
        name, _, said = str(fault.args[0]).partition(": ") if fault.args else ("", "", "")
        return Refusal(Kind.GAP, f"nothing answers {name}, and no table can be opened without it" if said else f"{name} cannot be", name)
    except (ValueError, TypeError, AssertionError, ArithmeticError, LookupError) as fault:
        return Refusal(kind, f"these answers make no game together ({' '.join(str(fault).split())[:100] or type(fault).__name__})")
    return None


def _named(fault: PitbossError) -> str:
    return fault.rule if isinstance(fault, Refused) else ""


def _play(rules: Rules) -> None:
    match rules.book.family:
        case Family.BLACKJACK:
            open_table(rules, beside(rules))
        case Family.COM_BO:
            open_com_bo(rules)
        case Family.SIDE_BET:
            open_table(host_of(rules), {rules.book.called: rules})


def host_of(rules: Rules) -> Rules:
    """The game at whose table a side bet is offered, as its own book has it."""
    assert rules.book.over is not None, "a side bet stands on a game"
    return elect(in_force(rules.book.over, rules.law.moment), {})


def _analyse(rules: Rules) -> None:
    appraiser().reads(rules)
    for bet in beside(rules).values():
        appraiser().reads(bet)


def _simulate(rules: Rules) -> None:
    match rules.book.family:
        case Family.BLACKJACK:
            open_simulated(rules, beside(rules))
        case Family.COM_BO:
            ComBoDealt(rules)
        case Family.SIDE_BET:
            open_simulated(host_of(rules), {rules.book.called: rules})

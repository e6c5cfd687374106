"""One hand against one dealer's card, as JSON and on a page: every lawful action with its value, the best first."""

from __future__ import annotations

from typing import Any

from pitboss.cli.answers import as_of, dated
from pitboss.cli.odds.about import chosen, chosen_words, shoe_record
from pitboss.cli.odds.figures import decimal, edge, percent
from pitboss.cli.odds.question import Question
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.odds.insurance import EvenMoney, even_money, insurance_odds
from pitboss.odds.records import BetOdds, HandOdds
from pitboss.play.count import is_ace_and_ten


def answer_hand(question: Question, *, as_json: bool) -> None:
    """Value a hand and print what may be done with it."""
    from pitboss.odds.analysis import hand_odds

    assert question.dealer is not None, "asked with a dealer's card"
    found = hand_odds(question.rules, question.hand, question.dealer, question.shoe)
    shown = "T" if question.dealer.pips == 10 else question.dealer.rank
    insurance = insurance_odds(question.rules, question.cards, question.hand).get(shown)
    natural = shown == "A" and is_ace_and_ten(question.hand)
    evens = even_money(question.rules, question.cards, question.hand) if natural else None
    if as_json:
        answer_json(_record(question, found, insurance, evens))
    else:
        _print(question, found, insurance, evens)


def _record(question: Question, found: HandOdds, insurance: BetOdds | None, evens: EvenMoney | None) -> dict[str, Any]:
    return (
        {
            "game": question.book.id,
            "name": question.book.name,
            "options": chosen(question),
            "hand": [repr(card) for card in question.hand],
            "dealer": repr(question.dealer),
            "actions": {str(action): value for action, value in found.values},
            "best": str(found.best) if found.values else None,
            "ev": found.values[0][1] if found.values else None,
            "dealer_totals": dict(found.dealer_totals),
            "insurance": {} if insurance is None else {"ev": float(insurance.ev), "exact": str(insurance.ev)},
            "even_money": None if evens is None else {"taken": float(evens.taken), "waited": float(evens.waited), "rule": evens.rule},
            "method": list(found.method),
        }
        | dated(question.rules.law)
        | shoe_record(question)
    )


def _print(question: Question, found: HandOdds, insurance: BetOdds | None, evens: EvenMoney | None) -> None:
    cards = " ".join(map(repr, question.hand))
    heading(f"{cards} against {question.dealer!r}: {question.book.name} ({question.book.id})")
    say(*as_of(question.rules.law), chosen_words(question), "")
    table(
        (Column("action"), Column("value of a unit", right=True), Column("", right=True)),
        [(str(action), decimal(value, 9), "best" if not place else "") for place, (action, value) in enumerate(found.values)],
    )
    print()
    table(
        (Column("dealer makes"), Column("chance", right=True)),
        [(total, percent(chance)) for total, chance in found.dealer_totals.items()],
    )
    if insurance is not None:
        say("", f"Insurance: {edge(insurance.ev)} of the amount insured")
    if evens is not None:
        say(f"Even money: {decimal(float(evens.taken), 6)} taken, {decimal(float(evens.waited), 6)} waited for ({evens.rule})")
    say("", *found.method)
